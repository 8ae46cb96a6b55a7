/** What was used last, on a page that draws its list anew with every click: the same control of the same line, which is another element now. */
import { fold } from '../language/words.js';
import { below, type Entry, type PageIndex, readable } from './page-index.js';
import { recordOf } from './relations.js';

/** The control in the place of the one that has gone; undefined where no one line reads as its own did. */
export function drawnAnew(gone: Entry, before: PageIndex, index: PageIndex): Entry | undefined {
  const record = recordOf(gone);
  if (!record || record === gone || before.snapshot.url !== index.snapshot.url) return undefined;
  const title = titleOf(record);
  if (title === '' || linesCalled(title, record, before).length !== 1) return undefined;
  const [line, ...others] = linesCalled(title, record, index);
  if (!line || others.length > 0) return undefined;
  const [then, now] = [controlsIn(record, before), controlsIn(line, index)];
  const twin = then.length === now.length ? now[then.indexOf(gone)] : undefined;
  return twin?.node.role === gone.node.role ? twin : undefined;
}

/** Whether what has the ref of the one that was used is another by now: those that the snapshot lacks are numbered anew with each. */
export function isAnother(now: Entry, was: Entry): boolean {
  const [one, other] = [now.node, was.node];
  if (one.ref?.startsWith('x') !== true) return false;
  const isAlike = one.role === other.role && one.tag === other.tag && one.classes?.[0] === other.classes?.[0];
  const isThere = one.box?.x === other.box?.x && one.box?.y === other.box?.y;
  const [line, before] = [recordOf(now), recordOf(was)];
  return !isAlike || !(isThere || (line && before && titleOf(line) === titleOf(before)));
}

/** How far its other picture may reach, in CSS pixels. */
const NEAR = 16;

/** What was clicked, with another picture while the pointer is on it. */
export function isDrawnOver(
  { node }: Entry,
  { last, gone }: { last?: Entry | undefined; gone?: Entry },
): boolean {
  const was = (last ?? gone)?.node;
  return (
    was?.box !== undefined &&
    node.tag === was.tag &&
    node.classes?.[0] === was.classes?.[0] &&
    node.box !== undefined &&
    Math.abs(node.box.x - was.box.x) <= NEAR &&
    Math.abs(node.box.y - was.box.y) <= NEAR
  );
}

function linesCalled(title: string, { node }: Entry, { entries }: PageIndex): readonly Entry[] {
  return entries.filter(
    (entry) => entry.node.role === node.role && recordOf(entry) === entry && titleOf(entry) === title,
  );
}

/** All that it shows but its buttons, whose names may change with what they do. */
function titleOf({ node }: Entry): string {
  return fold(readable(node, 'without buttons')).trim();
}

function controlsIn(record: Entry, index: PageIndex): readonly Entry[] {
  return below(index, record).filter(({ actionable }) => actionable);
}
