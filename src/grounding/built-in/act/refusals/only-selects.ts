/**
 * "Mark INV-7 as done" is no tick in the box that only selects the row: the boxes of all rows have one for them all over them, are called
 * "Select row", or the row itself says elsewhere how it is.
 */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import { below, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';
import { selects } from '../records/selects-row.js';

/** Sentences that say how something is to be, and do not say to tick it. */
const marking = /^(?:mark|accept|reject|decline|take|complete|finish|resolve|settle|approve|pay|close)\b/;

/** The state, where all that would be ticked are boxes to select by. */
export function onlySelects(clause: Clause, act: Act): string | undefined {
  return linkOfLine(clause, act) ?? boxForDeed(clause, act);
}

/** "Select img.example.com" is no click on the link of that name, where its row has a box or dot to select it by. */
function linkOfLine({ verb, said }: Clause, { targets: [link, ...others], index }: Act): string | undefined {
  const isSelected = verb === 'select' && /^(?:select|choose|pick)$/.test(said);
  if (!isSelected || !link || link.node.role !== 'link' || others.length > 0) return undefined;
  const record = recordOf(link);
  const isHandle = ({ node }: Entry): boolean =>
    /^(?:checkbox|radio)$/.test(node.role) && /^(?:select\b|$)/i.test(node.name.trim());
  return record && below(index, record).filter(isHandle).length === 1 ? said : undefined;
}

function boxForDeed({ said }: Clause, { targets, index }: Act): string | undefined {
  if (!marking.test(said) || /\b(?:selected|checked)$/.test(said) || targets.length === 0) return undefined;
  const boxes = targets.filter(({ node }) => node.role === 'checkbox');
  const [state] = wordsOf(said.split(' ').at(-1) ?? said);
  return boxes.length === targets.length && boxes.every((box) => selects(box, state?.text ?? said, index))
    ? (state?.text ?? said)
    : undefined;
}
