/** A box by which a row is selected for something, and that says nothing of the row itself. */
import { headersOver } from '../../matching/headers-over.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isToldLater } from './chosen-deed.js';
import { headerOf } from '../controls/selecting-box.js';
import { participlesOf } from '../evidence/participle.js';
import { fold, isAmong, wordsOf } from '../../language/words.js';

/** Whether a box selects its row, and does not say that it is so. */
export function selects(box: Entry, state: string, index: PageIndex): boolean {
  const saysIt = (text: string): boolean => wordsOf(state).some((word) => isAmong(word, wordsOf(text)));
  const header = headerOf(box, index);
  const title = header && [header.node.name, ...below(index, header).map(({ node }) => node.name)].join(' ');
  // Under "Approved" it says of the row that it is, and who approves the row ticks it.
  const isDone = title !== undefined && participlesOf(state).includes(fold(title.trim()));
  if (isDone || saysIt(`${box.node.name} ${title ?? ''}`)) return false;
  if (/^(?:select|choose)\b/i.test(box.node.name)) return true;
  if (header && below(index, header).some(({ node }) => node.role === 'checkbox')) return true;
  return isToldLater(index) || isSaidBeside(box, saysIt, index);
}

/** A cell says how the row is, or stands under "Status"; a button of some row says that it is brought there. */
function isSaidBeside(box: Entry, saysIt: (text: string) => boolean, index: PageIndex): boolean {
  const row = recordOf(box);
  if (!row) return false;
  return below(index, row.parent ?? row).some(
    (entry) =>
      entry !== box &&
      ((/^(?:button|link|combobox|switch)$/.test(entry.node.role) && saysIt(entry.node.name)) ||
        (/^(?:cell|gridcell)$/.test(entry.node.role) &&
          (isOneOf(readable(entry.node), saysIt) ||
            headersOver(entry, index).some(({ node }) =>
              /^(?:status|state|stage)$/i.test(node.name.trim()),
            )))),
  );
}

/** A word by itself. */
function isOneOf(text: string, saysIt: (text: string) => boolean): boolean {
  return wordsOf(text).length === 1 && saysIt(text);
}
