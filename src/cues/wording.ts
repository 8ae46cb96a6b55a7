/** When two texts of a page say the same. Pure text; elements are verify.ts and similarity.ts. */

/**
 * Text for comparison: Unicode form NFKC, lower case, white space folded, one kind of dash and quotation mark,
 * and without the punctuation around it that designers add and remove (`Name:`, `Name *`, `Save…`).
 * Signs that carry meaning stay: `+`, `−`, arrows, `A+`, `C#`.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A text of signs only is the sign.
  if (!/[\p{L}\p{N}]/u.test(folded)) return folded;
  return folded.replace(/^["'*\s]+/, '').replace(/["'*:.,;!?…\s]+$/, '');
}

/** As {@link foldText}, without counts: `Cart`, `Cart (2)` and `Cart (3)` give one text, and so do `2 items` and `3 items`. */
export function foldCounts(text: string): string {
  const folded = foldText(text);
  if (!/\p{L}/u.test(folded)) return folded;
  return folded
    .replace(/\s*[([]\s*\d[\d.,' ]*\+?\s*[)\]]/g, '')
    .replace(counted, (_whole, noun: string) => `# ${noun}`)
    .trim();
}

/** As {@link foldText}, with every number blanked. */
export function foldNumbers(text: string): string {
  return foldText(text).replace(/\d+(?:[.,:/' ]\d+)*/g, '#');
}

/** The words of a text, numbers included. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Share of words that two texts have in common, 0..1 (Jaccard); 1 for two texts without words that are equal. */
export function wordOverlap(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const all = new Set([...a, ...b]).size;
  if (all === 0) return foldText(one) === foldText(other) ? 1 : 0;
  return [...a].filter((word) => b.has(word)).length / all;
}

/** Whether an id, class or test id looks made by a machine, so that it tells nothing: `:r1:`, `radix-12`, `css-1q2w3e`. */
export function looksGenerated(value: string): boolean {
  return (
    /^[:«_]|[:»]$/.test(value) ||
    /^(?:radix|mui|headlessui|react-aria|ember|ext-gen|yui|gwt|mat|cdk|ng|v|svelte|astro|css|sc|jsx?|emotion|jss|chakra|mantine)[-_:]?[-_:a-z]*[-_:]?(?=[a-z0-9]*\d)[a-z0-9:]+$/i.test(
      value,
    ) ||
    /\d{4,}/.test(value) ||
    /[0-9a-f]{8}-[0-9a-f]{4}-/i.test(value) ||
    // A last part with digits between letters, or mixed case behind a separator, is a hash: button_3kD9a, btn-x7f2q
    /(?:^|[-_])(?=[a-z]*\d+[a-z])[a-z0-9]{5,}$/i.test(value) ||
    /__?[-]?(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d)\w{5,}$/.test(value)
  );
}

// Nouns that counts are of. "per" behind them makes the number a choice: "10 items per page".
const counted =
  /\b\d[\d.,']*\+? (items?|unread|new|notifications?|messages?|results?|comments?|repl(?:y|ies)|likes?|views?|votes?|selected|reviews?|ratings?)\b(?! per)/g;
