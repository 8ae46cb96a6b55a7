/**
 * "Select Lena", in a list whose other lines have a box to select them by: the link in her line leads away, and selects nothing. No more do two
 * links for "Select Beach and Snow", of which the second is followed from where the first has led.
 */
import { type SnapshotNode, walk } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { toWord } from '../../language/words.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { namesVerb } from '../records/record-handle.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb of a clause that a link would be followed for instead; a text that nothing marks as a filter filters nothing either. */
export function followed(clause: Clause, act: Act): string | undefined {
  const { verb, said, isOneOf } = clause;
  const { targets, isHalf } = act;
  if (startsNone(clause, act)) return said;
  if (verb !== 'select') return undefined;
  if (isOneOf && targets.some(leadsAway)) return said;
  return targets.some((entry) => {
    if (isHalf && entry.actionable) return false;
    if (said === 'filter' && !entry.actionable) return true;
    // The words in a title of a column sort by it.
    if (said === 'sort by' && [...ancestorsOf(entry)].some(({ node }) => node.role === 'columnheader'))
      return false;
    const record = recordOf(entry);
    if (
      !record?.parent ||
      /^(?:checkbox|radio|switch|option|button|tab|spinbutton|columnheader|combobox|listbox|menuitem\w*|treeitem)$/.test(
        entry.node.role,
      ) ||
      hasBox(record.node)
    )
      return false;
    return record.parent.node.children.some((other) => other.role === record.node.role && hasBox(other));
  })
    ? said
    : undefined;
}

/** "Start all free machines", "start the decaf", where others have a button "Start": what does not say so starts nothing. */
function startsNone({ verb, said }: Clause, { targets, index }: Act): boolean {
  if (verb !== 'click' || !/^(?:start|launch|activate|trigger)$/.test(said)) return false;
  const start = toWord(said);
  const isTold = targets.some((each) => namesVerb(each, start));
  const isInEach = index.actionable.some(
    (each) => each.node.role === 'button' && namesVerb(each, start) && recordOf(each) !== undefined,
  );
  return !isTold && (targets.length > 1 || isInEach);
}

function leadsAway({ node }: Entry): boolean {
  const isMarked = node.selected !== undefined || node.pressed !== undefined || node.checked !== undefined;
  return node.role === 'link' && node.url !== undefined && !leadsNowhere(node.url) && !isMarked;
}

function hasBox(node: SnapshotNode): boolean {
  return [...walk(node)].some(({ role }) => /^(?:checkbox|radio)$/.test(role));
}
