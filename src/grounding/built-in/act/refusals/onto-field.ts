/** "Move the class to Studio B" is no drag onto the box "Studio B" that shows or hides the classes there: a field takes nothing that is dropped on it. */
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import type { Act } from '../evidence/word-evidence.js';

/** What is said of where to, where that is a box, a dot, a switch or a list to choose from; undefined for what something can be dropped on. */
export function ontoField({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [, onto] = targets;
  if (verb !== 'drag' || targets.length !== 2 || !onto) return undefined;
  const { role, options } = onto.node;
  const isField =
    /^(?:checkbox|radio|switch|slider|spinbutton)$/.test(role) ||
    (fieldRoles.has(role) && options !== undefined);
  return isField
    ? spell(readings.findLast(({ destination }) => destination)?.destination ?? []) || onto.node.name
    : undefined;
}
