/** A button for a day in a month, which offers nothing to choose from. */
import { ancestorsOf, type Entry } from './page-index.js';

/** "17" in the cell of a month: it says of itself that it opens nothing. */
export function isPlainDay(entry: Entry): boolean {
  const { role, hasPopup, expanded, text, name } = entry.node;
  return (
    role === 'button' &&
    hasPopup === undefined &&
    expanded === undefined &&
    /^(?:0?[1-9]|[12]\d|3[01])$/.test((text ?? name).trim()) &&
    [...ancestorsOf(entry)].some(({ node }) => /^(?:cell|gridcell)$/.test(node.role))
  );
}
