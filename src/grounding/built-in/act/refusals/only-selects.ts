/**
 * "Mark INV-7 as done" is no tick in the box that only selects the row: the boxes of all rows have one for them all over them, are called
 * "Select row", or the row itself says elsewhere how it is.
 */
import type { Clause } from '../../language/clause.js';
import { headersOver } from '../../matching/headers-over.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isToldLater } from '../records/chosen-deed.js';
import { headerOf } from '../controls/selecting-box.js';
import { wordLikeness, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** Sentences that say how something is to be, and do not say to tick it. */
const marking = /^(?:mark|complete|finish|resolve|settle|approve|pay|close)\b/;

/** The state, where all that would be ticked are boxes to select by. */
export function onlySelects({ said }: Clause, { targets, index }: Act): string | undefined {
  if (!marking.test(said) || /\b(?:selected|checked)$/.test(said) || targets.length === 0) return undefined;
  const boxes = targets.filter(({ node }) => node.role === 'checkbox');
  const [state] = wordsOf(said.split(' ').at(-1) ?? said);
  return boxes.length === targets.length && boxes.every((box) => selects(box, state?.text ?? said, index))
    ? (state?.text ?? said)
    : undefined;
}

function selects(box: Entry, state: string, index: PageIndex): boolean {
  const saysIt = (text: string): boolean =>
    wordsOf(text).some((shown) => wordsOf(state).some((word) => wordLikeness(word, shown) >= 0.9));
  const header = headerOf(box, index);
  const title = header && [header.node.name, ...below(index, header).map(({ node }) => node.name)].join(' ');
  if (saysIt(`${box.node.name} ${title ?? ''}`)) return false;
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
            headersOver(entry, index).some(({ node }) => /^(?:status|state|stage)$/i.test(node.name.trim()))))),
  );
}

/** A word by itself. */
function isOneOf(text: string, saysIt: (text: string) => boolean): boolean {
  return wordsOf(text).length === 1 && saysIt(text);
}
