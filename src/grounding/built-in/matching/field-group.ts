/** The fields that a button stands with: its "Apply" is theirs, and not that of the group beside them. */
import { fieldRoles } from '../language/types.js';
import { offersDeeds } from './list-of-deeds.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from './page-index.js';

/** Whether the smallest part around a button that has any fields has none of these. */
export function isOfOtherFields(button: Entry, fields: readonly Entry[], index: PageIndex): boolean {
  const isField = (entry: Entry): boolean =>
    (fieldRoles.has(entry.node.role) && !offersDeeds(entry)) ||
    entry.node.checked !== undefined ||
    entry.node.role === 'slider';
  const part = [...ancestorsOf(button)].find((around) => below(index, around).some(isField));
  return part !== undefined && !fields.some((field) => isInside(field, part));
}
