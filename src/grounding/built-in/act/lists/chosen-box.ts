/** "Select the post X" ticks the box of its row, or presses its "Select", and does not follow its link or click on plain words. */
import { fold } from '../../language/words.js';
import type { Match } from '../../matching/candidate.js';
import type { Scene } from '../../matching/look-up.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { signBeside } from '../controls/choosing-sign.js';
import { choosingAmong } from '../records/chosen-records.js';

type Found = Extract<Match, { kind: 'found' }>;

/** What a line says that chooses it. */
const choosing = /^(?:select|choose|pick)$/;

/** What was found, with what chooses a thing in place of the thing: "Select the post X", "select Old bridge" of pictures with a box each. */
export function asBoxes(found: Found, scene: Scene): Found {
  const entries = found.entries.map((entry) => {
    const named = boxNamed(entry, scene);
    if (named) return named;
    const isWords = !entry.actionable || /^(?:link|cell|gridcell|rowheader)$/.test(entry.node.role);
    const record = isWords ? recordOf(entry) : undefined;
    const all = record ? scene.index.actionable.filter((each) => isInside(each, record)) : [];
    const boxes = choosingAmong(all.filter(({ node }) => node.role === 'checkbox'));
    if (boxes.length === 1) return boxes[0] as Entry;
    const [button, ...more] = all.filter(({ evidence: [name] }) => choosing.test(fold(name?.text ?? '')));
    if (button && more.length === 0 && !entry.actionable) return button;
    return entry.actionable ? entry : (signBeside(entry, scene) ?? entry);
  });
  return { ...found, entries };
}

/** The one box that is called just "Select Old bridge", where the picture of that name opens. */
function boxNamed({ node, evidence: [name] }: Entry, { index }: Scene): Entry | undefined {
  if (!/^(?:img|link|button|generic|cell|gridcell)$/.test(node.role) || !name) return undefined;
  const boxes = index.actionable.filter((each) => {
    const [verb, ...what] = each.evidence[0]?.words ?? [];
    const isChoosing = each.node.role === 'checkbox' && verb !== undefined && choosing.test(verb.text);
    return (
      isChoosing &&
      what.length === name.words.length &&
      what.every(({ text }, at) => text === name.words[at]?.text)
    );
  });
  return boxes.length === 1 ? boxes[0] : undefined;
}
