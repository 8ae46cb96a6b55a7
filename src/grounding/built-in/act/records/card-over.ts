/** The card of a record, told from a part of it. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';

/** How far up from its title the card of a record is looked for. */
const MAX_LEVELS = 4;

/** The nearest of several alike around the part of one, whose others have such a part as well. */
export function cardOver(part: Entry): Entry | undefined {
  const isPart = ({ role, tag, classes }: SnapshotNode): boolean =>
    role === part.node.role && tag === part.node.tag && classes?.[0] === part.node.classes?.[0];
  const holds = (node: SnapshotNode): number =>
    node.children.reduce((sum, each) => sum + (isPart(each) ? 1 : 0) + holds(each), 0);
  return [...ancestorsOf(part)].slice(0, MAX_LEVELS).find(({ node, parent }) => {
    const alike = (parent?.node.children ?? []).filter(
      (other) =>
        other.role === node.role && other.tag === node.tag && other.classes?.[0] === node.classes?.[0],
    );
    return (
      alike.length > 1 &&
      /^(?:generic|listitem|article|group|row|region)$/.test(node.role) &&
      alike.every((each) => holds(each) === 1)
    );
  });
}
