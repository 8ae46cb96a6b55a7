/**
 * What a sentence says to do with a native dialog (alert, confirm, prompt) that one of its steps opens. The page is blocked while it is
 * open, so that the answer has to be known before; whether it opens, nobody knows: the same words may mean a dialog of the page.
 */
import { type Clause, valueOf } from './clause.js';
import { fold } from './words.js';

/** The answer to a native dialog, and how many of the clauses it carries out. */
export interface DialogAnswer {
  accept: boolean;
  /** What is typed into a prompt. */
  text?: string;
  covers: number;
}

const noun =
  '(?:alert|confirm|confirmation|dialog|dialogue|prompt|popup|pop-up|box|message|question|window|warning)';
const named = `(?: (?:it|this|that|(?:the|that|this) (?:[a-z]+ ){0,2}${noun}(?: ${noun})*))?`;
const inNamed = `(?: (?:in|on|of|inside) (?:it|(?:the|that|this) (?:[a-z]+ ){0,2}${noun}(?: ${noun})*))?`;
const press = '(?:click|press|tap|hit|choose|select|push)(?: on)?(?: the)?';
const accepts = new RegExp(
  `^(?:(?:accept|confirm|ok|okay|acknowledge|approve|agree to|agree)${named}(?: (?:with|by(?: pressing| clicking)?) "?(?:ok|okay|yes)"?)?|${press} "?(?:ok|okay|yes|accept|confirm|continue)"?(?: button)?${inNamed})$`,
);
const dismisses = new RegExp(
  `^(?:(?:dismiss|cancel|decline|reject|close|refuse)${named}|${press} "?(?:cancel|no|dismiss|decline)"?(?: button)?${inNamed})$`,
);
const promptNoun = new RegExp(`^(?:the |that |this )?(?:[a-z]+ )?${noun}$`);

/** What the next clauses say to a native dialog; undefined when they speak of something else. */
export function dialogAnswer([clause, following]: readonly Clause[]): DialogAnswer | undefined {
  if (!clause) return undefined;
  const said = fold(clause.text).replace(/[.!,;\s]+$/, '');
  const [reading] = clause.readings;
  const value = reading?.value ?? [];
  // The value of a variable is not known here.
  if (value.some((token) => token.kind === 'variable')) return undefined;
  if (clause.verb === 'acceptDialog')
    return { accept: true, covers: 1, ...(value.length > 0 && { text: valueOf(value) }) };
  if (clause.verb === 'dismissDialog') return { accept: false, covers: 1 };
  const into = reading?.target ? fold(valueOf(reading.target)) : '';
  // "Enter Ann": where nothing says into which field, it goes into a prompt that opens.
  const isBare =
    /^(?:fill|type)$/.test(clause.verb) &&
    clause.readings.every(({ target, destination }) => !target && !destination);
  if (/^(?:fill|type|set)$/.test(clause.verb) && value.length > 0 && (isBare || promptNoun.test(into))) {
    const next = following ? dialogAnswer([following]) : undefined;
    const isTaken = next?.accept === true && next.text === undefined;
    return { accept: true, text: valueOf(value), covers: isTaken ? 2 : 1 };
  }
  if (accepts.test(said)) return { accept: true, covers: 1 };
  return dismisses.test(said) ? { accept: false, covers: 1 } : undefined;
}
