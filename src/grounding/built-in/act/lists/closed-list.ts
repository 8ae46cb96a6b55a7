/** "Choose Jonas Weber in the employee box", over a table in whose column the name stands as well: the list that is called so is opened for it, and no cell is clicked. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

const box = /^(?:box|list|field|menu|input|picker|selector|combobox)$/;

/** The choice from the one closed list of that name; undefined where no list, or more than one, is called so. */
export function closedList({ readings, ...clause }: Clause, { index }: Scene): Outcome | undefined {
  const { value, destination = [] } = readings.find((reading) => reading.value && reading.destination) ?? {};
  const end = destination.at(-1);
  if (
    clause.verb !== 'select' ||
    readings.length < 2 ||
    !value ||
    end?.kind !== 'word' ||
    !box.test(end.lower)
  )
    return undefined;
  const name = destination.slice(/^(?:the|my|our)$/.test(destination[0]?.lower ?? '') ? 1 : 0, -1);
  const [list, ...others] = index.actionable.filter(
    ({ node }) =>
      node.hidden === undefined && node.role === 'combobox' && fold(node.name) === fold(spell(name)),
  );
  if (!list || others.length > 0 || list.node.options !== undefined || list.node.expanded === true)
    return undefined;
  return { kind: 'instead', clauses: [{ ...clause, readings: [{ value, destination: name }] }] };
}
