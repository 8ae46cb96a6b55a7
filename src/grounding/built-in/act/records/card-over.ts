/** The card of a record, told from a part of it. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';

/** How far up from its title the card of a record is looked for. */
const MAX_LEVELS = 4;

const boxRoles = /^(?:generic|listitem|article|group|row|region)$/;

/** The nearest of several alike around the part of one, whose others have such a part as well. */
export function cardOver(part: Entry): Entry | undefined {
  return [...ancestorsOf(part)]
    .slice(0, MAX_LEVELS)
    .find((box) => boxRoles.test(box.node.role) && isOnEach(kindOf(part.node), box));
}

const onEachOnce = new WeakMap<SnapshotNode, Map<string, boolean>>();

/** Whether such a part is once in each of the boxes alike; asked once for all of them, a list has hundreds. */
function isOnEach(part: string, { node, parent }: Entry): boolean {
  if (!parent) return false;
  const asked = `${part} in ${kindOf(node)}`;
  const known = onEachOnce.get(parent.node) ?? new Map<string, boolean>();
  onEachOnce.set(parent.node, known);
  let is = known.get(asked);
  if (is === undefined) {
    const alike = parent.node.children.filter((other) => kindOf(other) === kindOf(node));
    is = alike.length > 1 && alike.every((each) => countOf(part, each) === 1);
    known.set(asked, is);
  }
  return is;
}

function countOf(part: string, { children }: SnapshotNode): number {
  return children.reduce((sum, each) => sum + (kindOf(each) === part ? 1 : 0) + countOf(part, each), 0);
}

function kindOf({ role, tag, classes }: SnapshotNode): string {
  return `${role} ${tag ?? ''} ${classes?.[0] ?? ''}`;
}
