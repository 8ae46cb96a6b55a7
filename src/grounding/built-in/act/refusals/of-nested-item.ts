/**
 * "Select the baptism register" is not the branch "Registers" under which "Baptisms" lies, and "hide the font" not the sign that hides the group in
 * which it lies: what an item of a tree holds says nothing of itself.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, isInside, mentionsOf } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that only an item inside of the branch says; undefined where the branch itself, or what it lies in, says all. */
export function ofNestedItem(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (
    !target ||
    others.length > 0 ||
    act.isHalf ||
    !/^(?:click|select|open|check|dblclick|close|goal|toggle|uncheck)$/.test(clause.verb)
  )
    return undefined;
  const branch = [target, ...ancestorsOf(target)].find(({ node }) =>
    /^(?:treeitem|listitem)$/.test(node.role),
  );
  const nested = branch ? nestedIn(branch, target, act) : [];
  if (!branch || nested.some((item) => target === item || isInside(target, item))) return undefined;
  const isIn = (entry: Entry): boolean => nested.some((item) => entry === item || isInside(entry, item));
  const isOnlyNested = (word: Word): boolean => {
    const mentions = [...mentionsOf(word, act.index)];
    const own = mentions.filter((entry) => !isIn(entry) && !isMadeOf(entry, nested, word));
    return mentions.some(isIn) && own.length === 0;
  };
  return tokensInOrder(clause.readings)
    .flatMap(({ text }) => wordsOf(text))
    .find((word) => !isStopWord(word) && !isOrnament(word) && isOnlyNested(word))?.text;
}

/** The items of a tree that lie in one of them; of a plain list those that are made like it, and have the like of the control. */
function nestedIn(branch: Entry, target: Entry, { index }: Act): readonly Entry[] {
  const inside = below(index, branch).filter(({ node }) => node.role === branch.node.role);
  if (branch.node.role === 'treeitem') return inside;
  const look = ({ node: { role, tag, classes = [] } }: Entry): string => [role, tag, ...classes].join(' ');
  return target === branch
    ? []
    : inside.filter(
        (item) =>
          look(item) === look(branch) && below(index, item).some((each) => look(each) === look(target)),
      );
}

/** What it is called by is what the items inside of it are called, and no label of its own says the word. */
function isMadeOf(entry: Entry, nested: readonly Entry[], word: Word): boolean {
  return (
    nested.some((item) => isInside(item, entry)) &&
    !entry.node.children.some((child) => {
      const isNested = nested.some(({ node }) => node === child);
      return !isNested && wordsOf(child.text ?? child.name).some((shown) => wordLikeness(word, shown) >= 0.9);
    })
  );
}
