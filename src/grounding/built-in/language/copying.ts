/** Sentences whose value the page itself says: "copy the text of the note into the box", "fill the form with the data from the table". No page yet. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { splitAt } from './readings.js';
import { isPronoun } from './references.js';
import { kindAt } from './types.js';

/** The clause of a copy that ends in a field; undefined where "copy" is the name of a button. `rest` begins with the verb. */
export function copyClause(rest: readonly Token[], text: string): Clause | undefined {
  const readings = ['into', 'to', 'in'].flatMap((joint) =>
    splitAt(rest.slice(1), joint).flatMap(([value, target]) =>
      !(joint === 'in' && isWritten(value)) && (namesField(target) || isOfText(value))
        ? [{ value, target: withoutIt(target) }]
        : [],
    ),
  );
  return readings.length > 0 ? { verb: 'fill', said: 'copy', readings, text } : undefined;
}

/** "Copy X and paste it into Y" as one clause. */
export function withPasted(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const [, ...copied] =
      before?.verb === 'goal' && before.said === 'copy' ? (before.readings[0]?.target ?? []) : [];
    const reading = clause.readings.find((each) => each.target && each.value?.every(isPronoun));
    if (clause.said === 'paste' && reading && before && copied.length > 0) {
      const text = `${before.text} and ${clause.text}`;
      merged.splice(-1, 1, { verb: 'fill', said: 'copy', readings: [{ ...reading, value: copied }], text });
    } else merged.push(clause);
  }
  return merged;
}

/** "The text of Word B": what is copied is a text, so it goes into a field, whatever that is called. */
function isOfText(value: readonly Token[]): boolean {
  const [article, noun, of] = value.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  return (
    article === 'the' && /^(?:texts?|contents?|value)$/.test(noun ?? '') && /^(?:of|in|from)$/.test(of ?? '')
  );
}

/** "Copy the text in the box": where it is, and not where it goes. */
function isWritten(value: readonly Token[]): boolean {
  return /^(?:the |all )*(?:texts?|contents?|value|words?|code|message)$/.test(
    value.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' '),
  );
}

function namesField(target: readonly Token[]): boolean {
  const lowers = target.map((token) => (token.kind === 'word' ? token.lower : '\u0000'));
  return lowers.some((_word, at) => fieldKinds.test(kindAt(lowers, at)?.kind ?? ''));
}

const fieldKinds = /\b(?:field|input|box|textbox|textarea|area|editor)$/;

/** "The box below it": below what is copied. */
function withoutIt(target: readonly Token[]): readonly Token[] {
  const at = target.findIndex(
    (token, index) =>
      /^(?:below|under|beneath|above|beside|behind)$/.test(token.lower) &&
      index === target.length - 2 &&
      isPronoun(target[index + 1] as Token),
  );
  return at > 0 ? target.slice(0, at) : target;
}

/** What the clause says instead of a verb of its own. */
export const FORM_FROM_PAGE = 'fill the form';

const formSentence =
  /^(?:in |out )?(?:the |this )?form (?:with|using|from|by using|according to|based on) (?:the |this |these )?(?:data|details|information|values|info|table|list|text|card|box)(?: (?:from|in|of|shown in|given in) the (?:table|list|text|card|box|page))?(?: above| below| shown| given)?$/;

/** The clause of such a sentence, `rest` being what stands behind the verb; undefined for any other. */
export function formFromPage(rest: readonly Token[], text: string): Clause | undefined {
  const said = rest.map((token) => (token.kind === 'word' ? token.lower : '\u0000')).join(' ');
  return formSentence.test(said)
    ? { verb: 'fill', said: FORM_FROM_PAGE, readings: [{ value: rest }], text }
    : undefined;
}
