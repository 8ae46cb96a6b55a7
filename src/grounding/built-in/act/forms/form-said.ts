/** What the words of a sentence, or those of a field or a button, say of a form that is to be filled in and sent off. */
import { type Clause, spell } from '../../language/clause.js';
import { deedVerb, type FormPart } from '../../language/form-sentence.js';
import type { Token } from '../../language/lexer.js';
import { toWord } from '../../language/words.js';
import { type FormField, isSame } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';

/** What may be an option of a list: a few words, and no text in quotes, number or address. */
export function isOptionLike({ tokens }: FormPart): boolean {
  return (
    tokens.length <= MOST_OPTION &&
    tokens.some(({ kind, text }) => kind === 'word' && /\p{L}/u.test(text) && !text.includes('@'))
  );
}

/** Most words of an option, with the name of its list. */
const MOST_OPTION = 8;

/** "Invite … to the workspace": what all of the page is for, where the form asks for no such thing. */
export function isIntoWhole(
  { said }: Clause,
  { lead, tokens }: FormPart,
  fields: readonly FormField[],
): boolean {
  const whole =
    /^(?:the |my |our )?(?<noun>workspace|team|organi[sz]ation|company|account|site|platform|app)$/i.exec(
      spell(tokens),
    )?.groups?.['noun'];
  return (
    said === 'invite' &&
    lead === 'to' &&
    whole !== undefined &&
    !fields.some(({ names }) => names.some((name) => name.some((word) => isSame(toWord(whole), word))))
  );
}

/** "Book a room and confirm the booking": the button "Book" is pressed, and what comes of that is confirmed. */
export function isAskedBack(clause: Clause, { evidence }: Entry): boolean {
  const [verb] = clause.aside ?? [];
  const words = evidence.flatMap((each) => each.words);
  return (
    verb?.kind === 'word' &&
    verb.lower === 'confirm' &&
    words.some((word) => isSame(toWord(deedVerb(clause)), word)) &&
    words.every(({ meaning }) => meaning !== 'confirm')
  );
}

/** "What is to be done?" asks for a task. */
export function asksForDeed({ evidence }: Entry): boolean {
  return evidence.some(
    ({ words }) =>
      words[0]?.text.startsWith('what') === true && words.some(({ text }) => /^(?:do|done)$/.test(text)),
  );
}

/** "Enter the title" names what is typed, and does not say it. */
export function isNoun([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.kind === 'word' &&
    /^(?:the|an?|my|your)$/.test(first.text) &&
    rest.length > 0 &&
    rest.every(({ kind, text, lower }) => kind === 'word' && text === lower)
  );
}

/** "Add the ingredient … and save", where "Add ingredient" is not "Save recipe": that is done as well. */
export function isForMore({ sentBy = '' }: Clause, button: Entry | undefined, { index }: Scene): boolean {
  const says = (entry: Entry | undefined): boolean =>
    entry?.evidence[0]?.words.some((word) => isSame(toWord(sentBy), word)) === true;
  return (
    sentBy !== '' &&
    !says(button) &&
    index.actionable.some(
      (entry) => entry.node.role === 'button' && entry.node.hidden === undefined && says(entry),
    )
  );
}

/** A field of one more line of those that were there before: a new tag, header or parameter is made by that. */
export function isOneMore({ node }: Entry, { before }: Scene): boolean {
  return (
    before?.actionable.some((other) => other.node.role === node.role && other.node.name === node.name) ===
    true
  );
}
