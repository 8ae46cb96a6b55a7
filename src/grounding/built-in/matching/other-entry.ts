/** Things to click beside each other, of which each opens something of its own: channels, folders, conversations. */
import { isMarked } from './alike.js';
import { ancestorsOf, type Entry, isInside } from './page-index.js';
import { recordOf } from './relations.js';

/** "Mute #exhibitions" is not the "Mute" over what "#layouts" opens: one of several that can be clicked beside each other says only what it opens itself. */
export function isOtherEntry(mention: Entry, entry: Entry): boolean {
  const item = [mention, ...ancestorsOf(mention)].find(({ actionable }) => actionable);
  const own = recordOf(entry);
  if (!item?.parent || item.parent === own || item.parent === entry.parent) return false;
  if (own && isInside(item.parent, own)) return false;
  if (!/^(?:generic|link|listitem|treeitem)$/.test(item.node.role)) return false;
  const alike = item.parent.children.filter(
    ({ node, actionable }) => actionable && node.role === item.node.role && node.tag === item.node.tag,
  );
  return (
    alike.length > 1 && !isMarked(item) && !alike.some((each) => each === entry || isInside(entry, each))
  );
}
