/** What the sentence names and the headings over a value say: read under another heading, it would be the value of something else. */
import type { Locator } from '@playwright/test';
import { onElements } from './in-page.js';
import { contentTools } from './reading-tools.js';

/** Words of a sentence that the headings, captions and names over the element say; undefined when they say none. */
export async function namedOver(
  locator: Locator,
  sentence: string,
  timeoutMs: number,
): Promise<string[] | undefined> {
  const { names, words } = wordsIn(sentence);
  if (names.size === 0 && words.size === 0) return undefined;
  const heads = await locator.evaluate(headsInPage, null, { timeout: timeoutMs });
  const said = heads.flatMap(({ text, isOuter }) =>
    tokensOf(text).filter((word) => names.has(word) || (isOuter && words.has(word))),
  );
  return said.length > 0 ? [...new Set(said)] : undefined;
}

/** Those of the words that no heading, caption or name over the element says any more. */
export async function missingOver(
  locator: Locator,
  words: readonly string[],
  timeoutMs: number,
): Promise<string[]> {
  const heads = await locator.evaluate(headsInPage, null, { timeout: timeoutMs });
  const said = new Set(heads.flatMap(({ text }) => tokensOf(text)));
  return words.filter((word) => !said.has(word));
}

/**
 * `names` tell one thing from its like: words in quotation marks or with a digit, and capitalised ones, the first of a sentence left aside.
 * `words` are the others: the heading next to a value is compared as part of its fingerprint, so they matter for the headings over that one.
 */
function wordsIn(sentence: string): { names: Set<string>; words: Set<string> } {
  const quoted = [...sentence.matchAll(/["“«„']([^"”»“']+)["”»“']/gu)].flatMap(([, text = '']) =>
    tokensOf(text),
  );
  const tokens = sentence.match(token) ?? [];
  const names = tokens.filter((each, i) => /\d/.test(each) || (i > 0 && /^\p{Lu}/u.test(each)));
  const words = tokens.filter((each) => /^\p{Ll}{4,}$/u.test(each));
  return { names: new Set([...quoted, ...names.flatMap(tokensOf)]), words: new Set(words.flatMap(tokensOf)) };
}

/** A version, a date, the number of an order is one word; a count in brackets is none. */
function tokensOf(text: string): string[] {
  const counted = text.toLowerCase().replace(/[([]\s*\d[\d.,]*\s*[)\]]/g, ' ');
  return (counted.match(token) ?? []).map((word) => word.replace(/^v(?=\d+\.\d)/, ''));
}

const token = /[\p{L}\p{N}]+(?:[.,:/-][\p{L}\p{N}]+)*/gu;

/** What stands over an element; `isOuter`: in force beyond the section that the element stands in, and not the title of the page. */
interface Head {
  text: string;
  isOuter: boolean;
}

const headsInPage = onElements(
  { tools: contentTools },
  (element: Element, _nothing: null, { tools }): Head[] => {
    const { fold, rawText, isRendered } = tools;
    const root = element.getRootNode() as Document | ShadowRoot;
    const textOf = (each: Element): string => fold(rawText(each));
    const boxTitle = /^(?:card|panel|box|tile|widget|section|block|modal)[-_]+(?:title|heading)$/;
    const levelOf = (each: Element): number =>
      Number(each.getAttribute('aria-level') ?? /^h([1-6])$/.exec(each.localName)?.[1] ?? 7);
    const isHead = (each: Element): boolean =>
      isRendered(each) &&
      (/^h[1-6]$/.test(each.localName) ||
        each.getAttribute('role') === 'heading' ||
        [...each.classList].some((name) => boxTitle.test(name)));
    const candidates = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading],[class]')].filter(isHead);
    /** The part of the page that a heading is for: what holds more than the heading itself. */
    const isFor = (head: Element): boolean => {
      let part = head.parentElement;
      while (part && (part.localName === 'header' || textOf(part) === textOf(head)))
        part = part.parentElement;
      return !part || part.contains(element);
    };
    // A value that is a part of a heading ("2.4.0 - 3 May 2026") stands under the rest of it.
    const heads: Head[] = isHead(element) ? [{ text: textOf(element), isOuter: false }] : [];
    const [inner, ...others] = candidates.filter((each) => each !== element && element.contains(each));
    if (inner && others.length === 0) heads.push({ text: textOf(inner), isOuter: false });
    let level = 8;
    for (const head of candidates.toReversed()) {
      const isBefore = head.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isBefore || head.contains(element) || levelOf(head) >= level || !isFor(head)) continue;
      heads.push({ text: textOf(head), isOuter: level < 8 && levelOf(head) > 1 });
      level = levelOf(head);
    }
    for (let at: Element | null = element; at; at = at.parentElement) {
      const label = at.getAttribute('aria-label');
      const title = at.querySelector(':scope > caption, :scope > legend, :scope > summary');
      for (const text of [label, title && title !== element && textOf(title)])
        if (text) heads.push({ text, isOuter: false });
    }
    return heads;
  },
) as unknown as (element: unknown, nothing: null) => Head[];
