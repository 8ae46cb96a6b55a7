/** "Transfer 250 from account 12456 to account 12345": the amount, the fields that are called "From …" and "To …", and the button that says the verb. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, toWord } from '../../language/words.js';
import { type FormField, formFields, pick } from '../../matching/form-fields.js';
import { formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, isInside } from '../../matching/page-index.js';
import { clauseOf, isDoable } from './form-clauses.js';

/** The clauses for such a form that stands there; undefined where one of its fields is missing, or more than one may be meant. */
export function movedAmount(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !/^(?:transfer|move|send|pay)$/.test(clause.said)) return undefined;
  const said = partsOf(clause.readings[0]?.target ?? []);
  if (!said) return undefined;
  const fields = formFields(scene.index.actionable);
  const ends = [end('from', said.from, fields), end('to', said.to, fields)];
  const named = pick({ fields, nouns: [] }, /^(?:amount|sum|total)$/);
  const amount = one(named.length > 0 ? named : onlyText(ends, fields), said.amount);
  const placed = [amount, ...ends].filter((each) => each !== undefined);
  const elements = placed.map(({ field }) => field.entry);
  const button = formButton(elements, { verb: clause.said, nouns: [], scene, isNamed: true });
  if (placed.length < 3 || new Set(elements).size < 3 || !button) return undefined;
  const clauses = placed.map((each) => clauseOf(clause, each));
  if (!clauses.every((each) => isDoable(each, scene))) return undefined;
  const sent: Clause = {
    verb: 'submit',
    said: clause.said,
    readings: [{}],
    text: `send off: ${clause.text}`,
    at: button.node.ref ?? '',
  };
  return { kind: 'instead', clauses: [...clauses, sent] };
}

interface Moved {
  amount: readonly Token[];
  from: readonly Token[];
  to: readonly Token[];
}

function partsOf([, amount, from, ...rest]: readonly Token[]): Moved | undefined {
  const to = rest.findIndex(({ kind, lower }) => kind === 'word' && /^(?:to|into)$/.test(lower));
  const isSaid = /^[$€£]?\d[\d.,]*$/u.test(amount?.text ?? '') && from?.lower === 'from';
  if (!amount || !isSaid || to < 1 || to === rest.length - 1) return undefined;
  const behind = rest.slice(to + 1);
  const goesOn = behind.some(
    ({ kind, lower }) => kind === 'word' && /^(?:on|with|for|as|and|at|by)$/.test(lower),
  );
  return goesOn ? undefined : { amount: [amount], from: rest.slice(0, to), to: behind };
}

/** The one field that begins with the preposition; a noun that its name says is no part of the value. */
function end(
  way: 'from' | 'to',
  value: readonly Token[],
  fields: readonly FormField[],
): { field: FormField; value: readonly Token[] } | undefined {
  const called = fields.filter(({ names }) => names.some(([first]) => first?.text === way));
  const [only] = called;
  if (!only || called.length > 1) return undefined;
  const names = only.names.flat().map(({ stem }) => stem);
  const rest = value.filter(
    ({ kind, lower }) =>
      kind !== 'word' ||
      (lower !== 'the' && !names.includes(toWord(lower).stem)) ||
      contentOf(spell(value)).length === 1,
  );
  return rest.length > 0 ? { field: only, value: rest } : undefined;
}

/** The one field to type into in the part of the page that holds both ends, still empty: its label may stand apart from it. */
function onlyText(
  [from, to]: readonly ({ field: FormField } | undefined)[],
  fields: readonly FormField[],
): readonly FormField[] {
  if (!from || !to) return [];
  const isTyped = ({ kind, entry }: FormField): boolean =>
    /^(?:text|number)$/.test(kind) && (entry.node.value ?? '') === '';
  const part = [...ancestorsOf(from.field.entry)].find(
    (around) =>
      isInside(to.field.entry, around) &&
      fields.some((field) => field.kind !== 'choice' && isInside(field.entry, around)),
  );
  const inside = part ? fields.filter(({ entry }) => isInside(entry, part)) : [];
  const others = inside.filter((field) => field !== from.field && field !== to.field);
  return others.length === 1 && others.every(isTyped) ? others : [];
}

function one(
  [field, ...others]: readonly FormField[],
  value: readonly Token[],
): { field: FormField; value: readonly Token[] } | undefined {
  return field && others.length === 0 ? { field, value } : undefined;
}
