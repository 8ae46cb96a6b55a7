/** The folders of a mailbox or drive, some of which are called like what is done to a mail: "Archive", "Trash 1", "Starred". */
import { type Entry, isInside, type PageIndex } from './page-index.js';
import { wordsOf } from '../language/words.js';

/** What no deed is called, but a folder beside "Archive" and "Trash". */
const onlyFolder =
  /^(?:inbox|sent|drafts?|outbox|spam|junk|recents?|shared with me|my drive|my files|all mail|all files|sent mail|sent items|all)$/;

/** Siblings of a line of a list are as far up as this. */
const MAX_LEVELS = 3;

/** Whether it is one of several lines in a row, and one of the others is called what only a folder is. */
export function isFolder(entry: Entry, index: PageIndex): boolean {
  if (!/^(?:link|button|generic|listitem|treeitem|tab|option|menuitem)$/.test(entry.node.role)) return false;
  const label = labelOf(entry);
  if (label === '' || label.split(' ').length > 2) return false;
  let around = entry.parent;
  for (let level = 0; around && level < MAX_LEVELS; level += 1, around = around.parent) {
    const within = around;
    const beside = index.entries.filter(
      (each) =>
        isInside(each, within) &&
        !isInside(each, entry) &&
        each !== entry &&
        each.node.role === entry.node.role &&
        onlyFolder.test(labelOf(each)),
    );
    if (beside.length > 0) return true;
  }
  return false;
}

/** The words of its name, without a number of what is in it. */
function labelOf({ node, evidence: [name] }: Entry): string {
  return [...wordsOf(node.name || (node.text ?? '') || (name?.text ?? ''))]
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text))
    .join(' ');
}
