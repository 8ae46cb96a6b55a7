/** "… and leave the pick-up at Munich Airport", "keep the seats at 2": what its field holds already, and nothing is done for. */
import { type Clause, spell } from '../../language/clause.js';
import { withoutDeterminer } from '../../language/token-runs.js';
import { contentWordsOf, fold } from '../../language/words.js';
import { fieldsCalled, formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** Nothing to do, where all fields of that name hold it; undefined for any other clause, and where a field holds something else. */
export function leftAsItIs({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  const [said, ...rest] = readings[0]?.target ?? [];
  const at = rest.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:at|on|as|to)$/.test(lower));
  if (verb !== 'goal' || !/^(?:leave|keep)$/.test(said?.lower ?? '') || at < 1) return undefined;
  const label = contentWordsOf(spell(withoutDeterminer(rest.slice(0, at))));
  const value = fold(spell(withoutDeterminer(rest.slice(at + 1))).replace(/^"|"$/g, ''));
  const fields = fieldsCalled(label, { fields: formFields(index.actionable), nouns: [] });
  const holding = fields.filter(({ entry }) => value !== '' && fold(entry.node.value ?? '') === value);
  // "The pick-up" may be its place and its day: the place is at an airport.
  const [only, ...others] = holding;
  return only && others.length === 0
    ? { kind: 'done', reason: `"${only.entry.node.name}" holds it already`, entries: [only.entry] }
    : undefined;
}
