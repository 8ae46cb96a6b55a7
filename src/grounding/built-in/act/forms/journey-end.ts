/** "Choose Leeds as the starting point", where the field is called "From": the ends of a journey have many names, and one of them is as good as another. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { endSaid, journeyField } from '../../matching/journey-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { bestOptions } from '../controls/do-option.js';
import { atField } from './form-clauses.js';

/** The place put into the one field for that end, and chosen from what is suggested; undefined where nothing is said of an end, or no one field asks for it. */
export function journeyEnd(clause: Clause, { index, among }: Scene): Outcome | undefined {
  if (among || !/^(?:select|set|fill|goal)$/.test(clause.verb)) return undefined;
  for (const { target, destination, value } of clause.readings) {
    const noun = destination ?? target;
    const end = value && noun ? endSaid(spell(noun)) : undefined;
    // "Select the 11:10 sailing to Eigg" is one of several journeys, and no end of one.
    if (!value || !end || oneOfThem.test(spell(noun ?? []))) continue;
    const field = journeyField(
      end,
      value,
      index,
      (options, place) => bestOptions(options, place).length === 1,
    );
    const other = journeyField(end === 'to' ? 'from' : 'to', value, index, () => true);
    // A page without the other end is about no journey.
    if (!field || !other || field === other) continue;
    const put: Clause = {
      ...clause,
      verb: 'set',
      said: 'set',
      readings: [{ value }],
      suggests: true,
      text: `${field.evidence[0]?.text ?? 'the field'}: ${valueOf(value)}`,
      ...atField(field),
    };
    return { kind: 'instead', clauses: [put] };
  }
  return undefined;
}

const oneOfThem =
  /\d|^(?:the|an?|this|that) (?:sailing|flying|travell?ing|going|coming|heading|arriving|leaving|departing)$/iu;
