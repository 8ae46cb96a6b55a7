/** "Change the phone number", "set the email address", where the fields are called "Phone" and "Email": the noun says what the value is, and names no other field. */
import { type Clause, type ClauseReading, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitAt } from '../../language/readings.js';
import { contentOf } from '../../language/words.js';
import { fieldsCalled, formFields, isSpare } from '../../matching/form-fields.js';
import { isClassNoun } from '../records/record-handle.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** The clause with the name of the one field that is called so without the noun; undefined where there is none, or more than one. */
export function genericNoun(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:set|clear)$/.test(clause.verb)) return undefined;
  for (const reading of clause.readings) {
    const target = named(reading, scene);
    if (target) return { kind: 'instead', clauses: [{ ...clause, readings: [{ ...reading, target }] }] };
  }
  return undefined;
}

function named({ target = [], value }: ClauseReading, { index }: Scene): readonly Token[] | undefined {
  const [label, place] = splitAt(target, 'of').at(-1) ?? [target, []];
  const words = contentOf(spell(label));
  // What it is of may be one of many records, whose field this is not.
  if (!contentOf(spell(place)).every((word) => isClassNoun(word, index))) return undefined;
  const isPlain = label.every(({ kind }) => kind === 'word') && (value === undefined || value.length > 0);
  if (!isPlain || words.length < 2 || !isSpare(words.slice(-2))) return undefined;
  const [field, ...others] = fieldsCalled(words, { fields: formFields(index.actionable), nouns: [] });
  const name = field?.entry.evidence.find(({ trust }) => trust >= 0.85)?.text ?? '';
  if (!field || others.length > 0 || name === '' || field.kind === 'box') return undefined;
  const called: Token = {
    kind: 'quoted',
    text: name,
    lower: name.toLowerCase(),
    start: label[0]?.start ?? 0,
    end: label.at(-1)?.end ?? 0,
  };
  const of = target[label.length];
  return of && place.length > 0 ? [called, of, ...place] : [called];
}
