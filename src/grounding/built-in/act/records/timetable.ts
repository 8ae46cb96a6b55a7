/** What stands in the cells of a timetable: each is a record of its own, and a click on one shows what more there is to it. */
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';

/** How a row of a timetable begins. */
const moment = /^\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]\.?m\.?)?$/iu;

/** A box that is clicked as a whole, in a row that begins with its time. */
export function isInTimetable(entry: Entry): boolean {
  const { node } = entry;
  if (!entry.actionable || !/^(?:generic|article|group|link|button)$/.test(node.role)) return false;
  const [cell] = ancestorsOf(entry);
  const row = cell && /^(?:cell|gridcell)$/.test(cell.node.role) ? cell.parent : undefined;
  const [first] = row?.node.role === 'row' ? row.node.children : [];
  const time = first ? readable(first).trim() : '';
  return first !== cell?.node && /[:.h]|m/i.test(time) && moment.test(time);
}
