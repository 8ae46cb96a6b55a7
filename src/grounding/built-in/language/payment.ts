/** "Pay Dan Whitlock £45.20 from Everyday with the reference "dinner"": how much, from where, to whom and what for. No page yet. */
import { type Clause, tokensInOrder } from './clause.js';
import { currencyOf } from './currencies.js';
import type { Token } from './lexer.js';

export interface Payment {
  amount: Token;
  currency: string | undefined;
  from: readonly Token[];
  to: readonly Token[];
  reference: readonly Token[];
}

const verbs = /^(?:transfer|move|send|pay|wire)$/;

/** What the clause pays or moves; undefined where it says no amount of money, nobody who gets it, or anything besides. */
export function paymentIn({ verb, said, readings }: Clause): Payment | undefined {
  if (!/^(?:goal|drag)$/.test(verb) || (said !== '' && !verbs.test(said))) return undefined;
  const all = withJoints(readings);
  const rest = verbs.test(all[0]?.lower ?? '') ? all.slice(1) : said === '' ? [] : all;
  const at = rest.findIndex(({ text }) => /^[$€£]?\d[\d.,]*[€£$]?$/u.test(text));
  const number = rest[at];
  if (!number) return undefined;
  const sign = /[$€£]/u.exec(number.text)?.[0];
  const noun = rest[at + 1] && currencyOf(rest[at + 1] as Token);
  const currency = sign === undefined ? noun : currencyOf({ text: sign });
  const behind = rest.slice(at + (sign === undefined && noun !== undefined ? 2 : 1));
  // "Move 3 boxes from A to B" moves no money.
  if (currency === undefined && !/^(?:from|to)$/.test(behind[0]?.lower ?? '')) return undefined;
  const parts = partsIn([...rest.slice(0, at), ...behind]);
  const text = number.text.replaceAll(/[$€£]/gu, '');
  return parts && { ...parts, currency, amount: { ...number, text, lower: text } };
}

/** The tokens of the sentence; of what was taken for a drag, with the "to" between its ends. */
function withJoints(readings: Clause['readings']): readonly Token[] {
  const [first, ...others] = readings;
  if (!first?.destination || !first.target || others.length > 0) return tokensInOrder(readings);
  const end = first.target.at(-1)?.end ?? 0;
  const to: Token = { kind: 'word', text: 'to', lower: 'to', start: end + 1, end: end + 3 };
  return [...first.target, to, ...first.destination];
}

function partsIn(tokens: readonly Token[]): Pick<Payment, 'from' | 'to' | 'reference'> | undefined {
  const parts: Record<'from' | 'to' | 'reference', Token[]> = { from: [], to: [], reference: [] };
  let current: keyof typeof parts = 'to';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const lead = token.kind === 'word' || token.kind === 'punctuation' ? leadAt(tokens, at) : undefined;
    if (lead) {
      // Each is said once.
      if (parts[lead.part].length > 0) return undefined;
      current = lead.part;
      at += lead.length - 1;
    } else parts[current].push(token);
  }
  const isSaid = parts.to.length > 0 && (parts.reference.length === 0 || isText(parts.reference));
  const isPlain = [...parts.from, ...parts.to].every(
    ({ kind, lower }) => kind !== 'punctuation' || lower === '.' || lower === "'",
  );
  return isSaid && isPlain && ![...parts.from, ...parts.to].some(({ lower }) => goesOn.test(lower))
    ? parts
    : undefined;
}

/** What says something else of it: when, how often, by whom. */
const goesOn =
  /^(?:on|with|for|as|at|by|and|every|each|weekly|monthly|today|tomorrow|later|when|if|but|without|using|next|starting)$/;

function isText(tokens: readonly Token[]): boolean {
  return tokens.length === 1 || tokens.every(({ kind, lower }) => kind === 'word' && !goesOn.test(lower));
}

function leadAt(
  tokens: readonly Token[],
  at: number,
): { part: 'from' | 'to' | 'reference'; length: number } | undefined {
  const words = tokens.slice(at, at + 4).map(({ kind, lower }) => (kind === 'quoted' ? '"' : lower));
  switch (words[0]) {
    case 'from':
      return { part: 'from', length: 1 };
    case 'to':
    case 'into':
      return { part: 'to', length: 1 };
    case 'for':
      return words[1] === '"' ? { part: 'reference', length: 1 } : undefined;
    default: {
      const skipped = words.findIndex((word) => !/^(?:,|and|with|using|add|the|an?|as)$/.test(word));
      return skipped >= 0 && (skipped > 0 || words[0] === 'reference') && nouns.test(words[skipped] ?? '')
        ? { part: 'reference', length: skipped + 1 }
        : undefined;
    }
  }
}

const nouns = /^(?:reference|message|note|description|memo|purpose|comment)$/;
