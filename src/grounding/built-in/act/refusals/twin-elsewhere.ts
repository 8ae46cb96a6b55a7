/**
 * "Remove the Kestrel card", where one lies among the others of its column and one alone in the next: a list of one is a list as well, and each of the
 * two has the button.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { calledBy } from '../../matching/describe.js';
import { ancestorsOf, below, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The first word that the card of another list says as well, where that card has the same control and says all that is said. */
export function ofTwinElsewhere(clause: Clause, { targets, index }: Act): string | undefined {
  const [target, ...others] = targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (!target || !record?.parent || target === record || !isCard(record)) return undefined;
  const tokens = tokensInOrder(clause.readings);
  if (tokens.some((_, at) => ordinalAt(tokens, at) ?? superlativeAt(tokens, at))) return undefined;
  const own = wordsOf(`${clause.said} ${calledBy(target)}`);
  const told = tokens
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word) && !isOrnament(word) && !isIn(word, own));
  const isToldBy = (card: Entry): boolean => told.every((word) => isSaidOf(card, word, index));
  if (told.length === 0 || !isToldBy(record)) return undefined;
  const name = calledBy(target);
  const twins = index.actionable.flatMap((other) => {
    const isSame = other.node.role === target.node.role && calledBy(other) === name;
    const card =
      isSame && other !== target ? [...ancestorsOf(other)].find((each) => isAlike(each, record)) : undefined;
    return card && card.parent !== record.parent ? [card] : [];
  });
  return twins.some(isToldBy) ? told[0]?.text : undefined;
}

/** A line of a table is found by its cells, and the tables are told from each other elsewhere. */
function isCard({ node }: Entry): boolean {
  return /^(?:generic|article|listitem|group)$/.test(node.role) && node.children.length > 1;
}

function isAlike({ node }: Entry, record: Entry): boolean {
  return (
    node.role === record.node.role &&
    node.tag === record.node.tag &&
    node.classes?.[0] === record.node.classes?.[0] &&
    node.children[0]?.tag === record.node.children[0]?.tag &&
    node.children[0]?.role === record.node.children[0]?.role
  );
}

/** The card says it, or the title of the list that it lies in, and not a card beside it. */
function isSaidOf(card: Entry, word: Word, index: Act['index']): boolean {
  const list = card.parent;
  const around = list?.parent?.children ?? [];
  const titles = [
    ...(list?.children ?? []),
    ...(list ? around.slice(0, around.indexOf(list)).slice(-1) : []),
  ].filter((entry) => !entry.actionable && !below(index, entry).some(({ actionable }) => actionable));
  return [card, ...titles].some(({ node }) => isIn(word, wordsOf(`${node.name} ${readable(node)}`)));
}

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.9);
}
