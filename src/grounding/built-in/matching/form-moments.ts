/** Which field of a form a day, a time or the end of a span goes into. */
import { valueOf } from '../language/clause.js';
import { isClock, isDay } from '../language/form-leads.js';
import type { Token } from '../language/lexer.js';
import { type Form, type FormField, pick } from './form-fields.js';
import type { Placement } from './form-parts.js';

export function days(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'date');
  return typed.length > 0 ? typed : pick(form, /^(?:date|day|when)$/);
}

export function clocks(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'time');
  return typed.length > 0 ? typed : pick(form, /^(?:time|hour)$/);
}

/** "From A to B": the one that says so, else the first and the second of exactly two. */
export function ends(value: readonly Token[], form: Form, end: 'from' | 'until'): Placement[] | undefined {
  const text = valueOf(value).trim();
  const ofKind = isClock(text) ? clocks(form) : isDay(text) ? days(form) : [];
  const isFirst = end === 'from';
  const says = ofKind.filter(({ names }) =>
    names.some((name) => name.some(({ text: word }) => (isFirst ? startWords : endWords).test(word))),
  );
  // The one day that is asked for is not when it begins.
  const only =
    isFirst || ofKind.length > 1
      ? []
      : ofKind.filter(({ names }) => !names.flat().some(({ text: word }) => startWords.test(word)));
  const [field, ...others] = says.length > 0 ? says : ofKind.length === 2 ? [ofKind[isFirst ? 0 : 1]] : only;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

const startWords = /^(?:from|start|starts|starting|begin|begins|beginning|arrival|departure|checkin)$/;
const endWords = /^(?:to|until|till|end|ends|ending|finish|return|departure|checkout)$/;

/** "The 20th of May 2026" without what says nothing. */
export function dayOf(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.filter(({ kind, lower }) => kind !== 'word' || !/^(?:the|of|on)$/.test(lower));
  return said.length > 0 ? said : tokens;
}
