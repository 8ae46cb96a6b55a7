/** The folders of a mailbox or drive, some of which are called like what is done to a mail: "Archive", "Trash 1", "Starred". */
import { ancestorsOf, type Entry, isInside, type PageIndex } from './page-index.js';
import { wordsOf } from '../language/words.js';

/** What no deed is called, but a folder beside "Archive" and "Trash". */
const onlyFolder =
  /^(?:inbox|sent|drafts?|outbox|spam|junk|recents?|shared with me|my drive|my files|all mail|all files|sent mail|sent items|all)$/;

/** What has none of these in its name is called by none of them: quicker than the words of all names. */
const mayBeFolder = /inbox|sent|draft|outbox|spam|junk|recent|shared|drive|files|mail|all/i;

/** What a place for what is thrown away or put away is called, beside a place for what is liked. */
const putAway = /^(?:bin|trash|rubbish|recycle bin|archive)$/;
const liked = /^(?:favou?rites|starred)$/;

/** Siblings of a line of a list are as far up as this. */
const MAX_LEVELS = 3;

/** "All" is the first of any row of choices: what lies further from it than its own list is none of them. */
const MAX_LEVELS_OF_ALL = 2;

/** Whether it is one of several lines in a row, and one of the others is called what only a folder is. */
export function isFolder(entry: Entry, index: PageIndex): boolean {
  if (!/^(?:link|button|generic|listitem|treeitem|tab|option|menuitem)$/.test(entry.node.role)) return false;
  const label = labelOf(entry);
  if (label === '' || label.split(' ').length > 2) return false;
  const isBesideLiked =
    entry.node.role !== 'button' &&
    putAway.test(label) &&
    (entry.parent?.children ?? []).some(
      (each) => each.node.role === entry.node.role && liked.test(labelOf(each)),
    );
  if (isBesideLiked) return true;
  const levels = [...ancestorsOf(entry)].slice(0, MAX_LEVELS);
  return sureFolders(index).some((each) => {
    const isAll = labelOf(each) === 'all';
    const around = (isAll ? levels.slice(0, MAX_LEVELS_OF_ALL) : levels).at(-1);
    return (
      each !== entry &&
      each.node.role === entry.node.role &&
      around !== undefined &&
      isInside(each, around) &&
      !isInside(each, entry)
    );
  });
}

const foldersOnce = new WeakMap<PageIndex, readonly Entry[]>();

/** What is called as only a folder is. */
function sureFolders(index: PageIndex): readonly Entry[] {
  let known = foldersOnce.get(index);
  if (!known) {
    const called = index.entries.filter(
      (entry) => mayBeFolder.test(nameOf(entry)) && onlyFolder.test(labelOf(entry)),
    );
    // "All" by itself is the first of any choices.
    known = called.some((entry) => labelOf(entry) !== 'all') ? called : [];
    foldersOnce.set(index, known);
  }
  return known;
}

/** The words of its name, without a number of what is in it. */
function labelOf(entry: Entry): string {
  return [...wordsOf(nameOf(entry))]
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text))
    .join(' ');
}

function nameOf({ node, evidence: [name] }: Entry): string {
  return node.name || (node.text ?? '') || (name?.text ?? '');
}
