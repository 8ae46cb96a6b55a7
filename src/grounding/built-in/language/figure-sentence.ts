/** "Transfer 500 to Ann", "request a loan of 1000", "generate five paragraphs", "log a weight of 72 kg": a deed with a figure. No page yet. */
import type { Clause } from './clause.js';
import { currencyOf } from './currencies.js';
import { type FormPart, partsOf } from './form-sentence.js';
import type { Token } from './lexer.js';
import { contentOf, toWord, type Word, wordsOf } from './words.js';

/** What is done, with how much of what, and the rest of what is said of it. */
export interface FigureSentence {
  verb: Word;
  /** The number as it is typed. */
  figure: Token;
  /** What is counted or measured behind the number: "paragraphs", "kg". */
  unit: readonly Word[];
  /** A currency in front of the number or behind it, folded. */
  currency: string | undefined;
  /** What is made or done: "a loan of 1000", "a 12.50 expense". */
  object: readonly Word[];
  parts: readonly FormPart[];
}

/** The reading of a clause with just one figure in front of everything else that is said; undefined for any other. */
export function figureSentence({ verb, said, readings }: Clause): FigureSentence | undefined {
  const [first, ...target] = readings[0]?.target ?? [];
  if (verb !== 'goal' || readings.length !== 1 || first?.kind !== 'word') return undefined;
  const at = target.findIndex(({ kind, text }) => kind === 'word' && number.test(text));
  const figure = at === -1 ? undefined : digitsOf(target[at] as Token);
  if (!figure || at > MOST_BEFORE) return undefined;
  const before = target.slice(0, at).filter((token) => currencyOf(token) === undefined);
  // "Swap the two units": they are counted, and are there already.
  if (/^(?:the|these|those|both|all)$/.test(before.at(-1)?.lower ?? '') && before.length === at)
    return undefined;
  const isOf = before.at(-1)?.lower === 'of';
  const lead = isOf ? before.slice(0, -1) : [...before];
  // "Add 2 to the cart for 5 euros", "delete the row of 3": what stands before the number is a plain noun, or nothing.
  if (lead.some(({ kind, lower }) => kind !== 'word' || joins.test(lower))) return undefined;
  if (isOf && lead.length === 0) return undefined;
  // "A password of length 12".
  const of = isOf ? -1 : lead.findLastIndex(({ lower }) => lower === 'of');
  const measured = of > 0 ? lead.splice(of).slice(1) : [];
  if (measured.length === 0 && !isOf && lead.some(({ lower }) => !article.test(lower))) return undefined;
  const isOfNoun = !isOf && lead.length > 0 && measured.length === 0;
  const end = target.findIndex(
    (token, place) => place > at && (token.kind !== 'word' || joins.test(token.lower)),
  );
  const behind = target.slice(at + 1, end === -1 ? target.length : end);
  const rest = end === -1 ? [] : target.slice(end);
  const sign: Pick<Token, 'text'> = { text: target[at]?.text.slice(0, 1) ?? '' };
  const currency = [sign, target[at - 1], behind[0]].flatMap(
    (token) => (token && currencyOf(token)) ?? [],
  )[0];
  const unit = contentOf(
    [...measured, ...behind]
      .filter((token) => currencyOf(token) === undefined)
      .map(({ text }) => text)
      .join(' '),
  );
  const object = contentOf(lead.map(({ text }) => text).join(' ')).filter(({ text }) => !says.test(text));
  const parts = rest.length > 0 ? partsOf(rest) : [];
  if (!parts || behind.length > MOST_UNIT) return undefined;
  return {
    verb: toWord(said === '' ? first.lower : said),
    figure,
    unit: isOfNoun ? [] : unit,
    currency,
    object: isOfNoun ? unit : object,
    parts,
  };
}

const number = /^(?:[$€£¥₹]?\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
const article = /^(?:an?|the|another|new|exactly|just|about)$/;
const joins = /^(?:to|with|for|from|in|into|on|at|by|under|as|and|called|named|titled|,|;|:|\()$/;

/** Words for how much, whatever of. */
const says = /^(?:amount|sum|total|number|new|another)$/;

/** Most tokens in front of the number, and words of what is counted. */
const MOST_BEFORE = 5;
const MOST_UNIT = 2;

/** The number in digits, as a field takes it. */
function digitsOf(token: Token): Token {
  const bare = token.text.replace(/^[$€£¥₹]/u, '');
  const digits = /^\d/.test(bare) ? bare : (wordsOf(bare)[0]?.meaning ?? bare);
  return { ...token, text: digits, lower: digits };
}
