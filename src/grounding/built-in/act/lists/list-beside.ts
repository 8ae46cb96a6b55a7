/** Lists that are put away beside a field: "Job type ▾" beside the search, of which "contract" may be one of the choices. */
import { hasListSign } from '../../matching/list-sign.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';

/** How far up from the field the line of filters is. */
const MAX_LEVELS = 3;

/** Whether such a list stands in the line of the field. */
export function hasListBeside(field: Entry, { actionable }: PageIndex): boolean {
  const around = [...ancestorsOf(field)].slice(0, MAX_LEVELS).at(-1);
  return (
    around !== undefined &&
    actionable.some(
      (entry) =>
        entry !== field &&
        isInside(entry, around) &&
        entry.node.hidden === undefined &&
        (entry.node.hasPopup === 'listbox' || hasListSign(entry)),
    )
  );
}
