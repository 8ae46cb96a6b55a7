/** What a sentence leaves to whoever carries it out: "tick Towels or Bike", "check all that apply". Nothing on a page decides that. */
import { type Clause, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { contentOf, fold } from '../../language/words.js';
import { type PageIndex, readable } from '../../matching/page-index.js';

/** The words of a sentence that leave a choice open; undefined where there are none, or where the page or a text to be typed has them. */
export function leftOpen(sentence: string, clauses: readonly Clause[], index: PageIndex): string | undefined {
  const tokens = tokenize(sentence);
  const typed = clauses.flatMap(({ readings }) =>
    readings.flatMap(({ value }) => (value ? [fold(valueOf(value))] : [])),
  );
  const heeded = clauses.flatMap(({ only }) => only ?? []);
  const choices = tokens.flatMap((token, at) => {
    const said = orAt(tokens, at) ?? applyingAt(tokens, at);
    return said === undefined ||
      typed.some((text) => text.includes(fold(said))) ||
      heeded.some(({ start }) => start === token.start)
      ? []
      : [said];
  });
  return choices.find((said) => !index.entries.some(({ node }) => holdsWords(readable(node), said)));
}

/** "Towels or Bike", with a word on either side; "or" behind a denial joins, and "3 or more" is an amount. */
function orAt(tokens: readonly Token[], at: number): string | undefined {
  const [before, or, behind] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (at === 0 || or?.kind !== 'word' || or.lower !== 'or' || !before || !behind) return undefined;
  if (/^(?:[,;.]|and|so)$/.test(behind.lower) || amount.test(behind.lower)) return undefined;
  // "The folder or file named X": its name says which.
  if (/^(?:named|called|titled|label+ed)$/.test(tokens[at + 2]?.lower ?? '')) return undefined;
  const isDenied = tokens.slice(0, at).some(({ kind, lower }) => kind === 'word' && denial.test(lower));
  return isDenied ? undefined : `${before.text} or ${behind.text}`;
}

const amount =
  /^(?:more|less|fewer|later|earlier|newer|older|higher|lower|above|below|better|worse|cheaper|longer|shorter|larger|smaller|over|under|up|down|greater|both)$/;
const denial = /^(?:no|not|never|without|except|excluding|neither|nor|but|avoid|if|when|unless|\w+n't)$/;

/** "All that apply", "the right ones": what is right is for a person to know. */
function applyingAt(tokens: readonly Token[], at: number): string | undefined {
  const [that, apply] = tokens.slice(at, at + 2);
  return /^(?:that|which)$/.test(that?.lower ?? '') && /^(?:apply|applies)$/.test(apply?.lower ?? '')
    ? `${that?.text ?? ''} ${apply?.text ?? ''}`
    : undefined;
}

/** Whether a short text of the page says the words next to each other; a question ("select all that apply") is no answer. */
function holdsWords(text: string, said: string): boolean {
  if (text.length > 120 || /that apply|which apply/i.test(text)) return false;
  const words = contentOf(said).map((word) => word.text);
  const shown = fold(text);
  return shown.includes(fold(said)) || (words.length === 2 && shown.includes(words.join('/')));
}
