/**
 * "Show unassigned issues", "open issue #28" are not the link "Issues" to all of them, and "select the luxury
 * car" is not the filter "Luxury" over cars that are chosen each by a button of its own.
 */
import { type Clause, tokensInOrder, valueOf } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { contentOf, isAmong, recordNouns, type Word, wordLikeness } from '../../language/words.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { contextFit } from '../../matching/surroundings.js';
import { type Act, namedBy, says } from '../evidence/word-evidence.js';

/** The word that tells some of a list from the others, where what would be clicked leads to all of them, or is none of them. */
export function someOfList(clause: Clause, act: Act): string | undefined {
  const { verb, said, readings } = clause;
  const [target, ...others] = act.targets;
  if (!/^(?:open|select|click)$/.test(verb) || said === 'click' || !target || others.length > 0)
    return undefined;
  if (target.node.options !== undefined || target.node.checked !== undefined) return undefined;
  const words = tokensInOrder(readings).flatMap(({ kind, text }) => (kind === 'word' ? contentOf(text) : []));
  return (
    makerForSome(clause, words, target) ??
    (act.isHalf ? undefined : ofLines(words, target, act.index)) ??
    filterForOne(clause, target, act.index)
  );
}

/** "Select the orders that are new" is not the button "New". */
function makerForSome(
  { verb }: Clause,
  words: readonly Word[],
  { node, evidence: [name] }: Entry,
): string | undefined {
  const isMaker =
    node.role === 'button' &&
    node.pressed === undefined &&
    /^(?:new|add|create)$/.test((name?.words ?? []).map(({ text }) => text).join(' '));
  return verb === 'select' && isMaker
    ? words.find(({ text }) => !/^(?:new|add|create|button)$/.test(text))?.text
    : undefined;
}

/** What only lines of the list say, beside the name of a place among others: one line is meant, or some of them. */
function ofLines(words: readonly Word[], target: Entry, index: PageIndex): string | undefined {
  // "Issues5" counts them.
  const name = namedBy(target).flatMap(({ text }) => contentOf(text.replace(/\d+$/, '')));
  if (!isAmongPlaces(target) || name.length === 0 || !name.every((word) => isAmong(word, words)))
    return undefined;
  return words.find(
    (word) =>
      !says(target, word) &&
      !recordNouns.has(word.stem) &&
      kindAt([word.text], 0) === undefined &&
      contextFit(target, [word], [], 'own record') === 0 &&
      [...mentionsOf(word, index)].some((mention) => isOfLine(mention, target)),
  )?.text;
}

/** One of several links or menu items beside each other. */
function isAmongPlaces(target: Entry): boolean {
  const isPlace = ({ node }: Entry): boolean =>
    node.role === target.node.role || node.children.some((child) => child.role === target.node.role);
  return (
    /^(?:link|menuitem|tab)$/.test(target.node.role) &&
    [...ancestorsOf(target)].slice(0, 2).some(({ children }) => children.filter(isPlace).length > 2) &&
    recordOf(target)?.node.role !== 'row'
  );
}

/** It is read in a line that holds more than one thing, and not the place itself. */
function isOfLine(mention: Entry, target: Entry): boolean {
  const line = recordOf(mention);
  return (
    line?.parent?.repeats === true &&
    line.children.length > 1 &&
    !isInside(target, line) &&
    ![...ancestorsOf(line)].some(({ node }) => node.role === 'navigation')
  );
}

const choosing = /^(?:select|choose|pick|book)$/i;

/** One of the cars that have a "Select" each is meant, where one of them says all that the filter says. */
function filterForOne({ verb, readings }: Clause, target: Entry, index: PageIndex): string | undefined {
  const tokens = tokensInOrder(readings);
  if (verb !== 'select' || !/^(?:an?|the)$/.test(tokens[0]?.lower ?? '')) return undefined;
  const cards = index.entries.filter(
    (entry) =>
      entry.record &&
      entry.parent?.repeats === true &&
      below(index, entry).some(({ node }) => choosing.test((node.name || (node.text ?? '')).trim())),
  );
  if (cards.length < 2 || cards.some((card) => isInside(target, card))) return undefined;
  const name = namedBy(target);
  const isSaidBy = (card: Entry): boolean => {
    const shown = contentOf(readable(card.node, 'without buttons'));
    return name.every((word) => shown.some((each) => wordLikeness(each, word) >= 0.9));
  };
  const isChoice =
    contentOf(valueOf(tokens)).every((word) => says(target, word)) && tokens[0]?.lower === 'the';
  return name.length > 0 && !isChoice && cards.some(isSaidBy) ? tokens[0]?.text : undefined;
}
