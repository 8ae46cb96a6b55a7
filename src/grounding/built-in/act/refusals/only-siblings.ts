/**
 * "Select image classification" is not "Image-to-Image" because "Text Classification" stands beside it: a word that only the other choices of
 * a row or list say is said of none that it does not stand on.
 */
import type { Clause } from '../../language/clause.js';
import { type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type Entry, isInside, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { askedOf, isAlike } from '../evidence/said-of-sibling.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that the choices beside the one target say, and no title of them; undefined where there is none. */
export function onlySiblings(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const isChosen = clause.verb === 'select' || clause.said === 'filter';
  if (!target || others.length > 0 || !(isChosen || /^(?:click|open|check)$/.test(clause.verb)))
    return undefined;
  // A button that does something is no choice: "Start" beside "Cancel walk".
  const besides = isChosen || !/^(?:button|link)$/.test(target.node.role) ? choicesBeside(target) : [];
  if (besides.length < 2) return undefined;
  return askedOf(clause, act, target).find(
    (word) => !days.test(word.text) && isSaidOnlyIn(besides, { word, target }, act.index),
  )?.text;
}

/** The name of a day or month stands over the days of a calendar, and may be drawn as they are. */
const days = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+)$/u;

/** Others of its make, where it is a choice with a name and no part of a record. */
function choicesBeside(target: Entry): readonly Entry[] {
  const { node, parent } = target;
  const isChoice = /^(?:generic|listitem|button|link|tab|option|treeitem|menuitem)$/.test(node.role);
  if (!isChoice || !parent || parent.record || /^(?:row|article)$/.test(parent.node.role)) return [];
  return parent.children.filter(
    (each) => each !== target && each.actionable && isAlike(each.node, node) && textOf(each) !== '',
  );
}

function isSaidOnlyIn(
  besides: readonly Entry[],
  { word, target }: { word: Word; target: Entry },
  index: PageIndex,
): boolean {
  const saying = [...mentionsOf(word, index)].filter((entry) =>
    wordsOf(entry.node.children.length === 0 ? textOf(entry) : entry.node.name).some(
      (shown) => wordLikeness(word, shown) >= 0.9,
    ),
  );
  const isBeside = (entry: Entry): boolean => besides.some((each) => each === entry || isInside(entry, each));
  return (
    saying.some(isBeside) &&
    // What one of the things that are listed elsewhere says is no title of the choices.
    saying.every((entry) => isBeside(entry) || recordOf(entry)?.parent?.repeats === true) &&
    !wordsOf(textOf(target)).some((shown) => wordLikeness(word, shown) >= 0.9)
  );
}

function textOf({ node }: Entry): string {
  return node.name || readable(node);
}
