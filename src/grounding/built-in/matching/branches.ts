/** Branches and leaves of a tree, which a noun may tell apart. */
import { type Word, wordsOf } from '../language/words.js';
import type { Entry } from './page-index.js';

/** A branch is no file, a leaf no folder, and "the contract" is none of those that lie in "Contracts", nor what holds them. */
export function isOtherInTree({ node }: Entry, said: readonly Word[]): boolean {
  if (node.role !== 'treeitem') return false;
  const isBranch = node.expanded !== undefined;
  const title = wordsOf(node.children.find(({ role }) => role === 'text')?.name ?? node.name);
  return said.some(({ text, stem }) => {
    if ((isBranch ? leaves : branches).test(text) && !title.some((each) => each.stem === stem)) return true;
    return isBranch && title.some((each) => each.stem === stem && each.text === `${text}s`);
  });
}

const leaves = /^(?:file|document|picture|image)$/;
const branches = /^(?:folder|directory)$/;
