/**
 * "Cancel order #1042" is not the "Cancel order" of order #1043, though that is the only one: the line, card or box beside the one acted in
 * says more of the sentence, and what is asked for is not to be had there.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { ordinalAt, superlativeAt } from '../../language/counting.js';
import { prepositionAt } from '../../language/prepositions.js';
import { kindAt } from '../../language/types.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isChoiceTitle } from '../../matching/choice-titles.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { type Act, says } from './word-evidence.js';

/** The word that a sibling of what holds the one target says and the target's own holder does not; undefined where none says more. */
export function saidOfSibling(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (
    !target ||
    others.length > 0 ||
    act.isHalf ||
    !/^(?:click|goal|open|select|fill|type|set|check|uncheck)$/.test(clause.verb)
  )
    return undefined;
  if (isOnlyPager(clause, target, act)) return undefined;
  const words = askedOf(clause, act, target);
  if (words.length === 0) return undefined;
  for (const holder of [target, ...ancestorsOf(target)]) {
    if (holder === target || !holder.parent || !isLine(holder)) continue;
    const own = shownBy(holder.node);
    const said = words.filter((word) => isIn(word, own));
    const { children } = holder.parent.node;
    for (const [at, sibling] of children.entries()) {
      if (sibling === holder.node || !isAlike(sibling, holder.node)) continue;
      // What stands over choices is their title: whether it is the one of these, they are asked for.
      if (isChoiceTitle(children, at)) continue;
      const shown = shownBy(sibling);
      const theirs = words.filter((word) => isIn(word, shown));
      const more = theirs.find((word) => !said.includes(word));
      if (more && theirs.length > said.length && said.every((word) => theirs.includes(word)))
        return more.text;
    }
    if (said.length > 0) return undefined;
  }
  return undefined;
}

/** "The next page of the stock list": the one button that turns pages stands in a bar of its own. */
function isOnlyPager({ text }: Clause, { node, evidence: [name] }: Entry, { index }: Act): boolean {
  const way = /\b(next|previous|last|first) page\b/i.exec(text)?.[1]?.toLowerCase();
  const isIt = way !== undefined && name?.words[0]?.text === way && name.words.length < 3;
  return isIt && index.actionable.filter((other) => other.node.name === node.name).length === 1;
}

/** The words that have to tell where something is done: none that the target itself says, that is typed or chosen, that counts or is said for what things are. */
export function askedOf({ verb, readings, said }: Clause, { given }: Act, target: Entry): Word[] {
  const tokens = readings.flatMap((reading) => [...(reading.target ?? []), ...(reading.destination ?? [])]);
  const isCounted = tokens.some((_, at) => {
    const relation = at > 0 ? prepositionAt(tokens, at) : undefined;
    return (
      ordinalAt(tokens, at) !== undefined ||
      superlativeAt(tokens, at) !== undefined ||
      // What is done under a comment is done in its line.
      (relation?.kind === 'under' && verb !== 'goal') ||
      /^(?:near|right|left|above|containing)$/.test(relation?.kind ?? '')
    );
  });
  if (isCounted) return [];
  const deed = wordsOf(said);
  const asked = tokens.filter(
    ({ kind, lower }) => kind === 'quoted' || (kind === 'word' && kindAt([lower], 0) === undefined),
  );
  // "Postal code" is one word, which a "Security code" does not say.
  const words = wordsOf(asked.map(({ text }) => text).join(' ')).filter(
    (word) =>
      !isStopWord(word) &&
      !isOrnament(word) &&
      !deed.some((each) => wordLikeness(word, each) >= 0.9) &&
      !given.some((each) => wordLikeness(word, each) >= 0.9) &&
      !says(target, word),
  );
  return [...new Map(words.map((word) => [word.stem, word])).values()];
}

/** A line, a card or a box of a list, and no cell of a row or part of a form. */
function isLine({ node, record, parent }: Entry): boolean {
  if (/^(?:listitem|row|article|option|treeitem|paragraph)$/.test(node.role)) return true;
  // The only line that still has the control is marked as one of several by its class alone; so are the cells of a line.
  const isBox =
    record || (node.role === 'generic' && (node.classes?.length ?? 0) > 0 && parent?.record !== true);
  return isBox && !/^(?:cell|gridcell|rowheader|columnheader|document|main)$/.test(node.role);
}

/** Two lines of one list, as far as their kind and first class tell. */
export function isAlike(one: SnapshotNode, other: SnapshotNode): boolean {
  return one.role === other.role && one.tag === other.tag && one.classes?.[0] === other.classes?.[0];
}

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.97);
}

const shownOnce = new WeakMap<SnapshotNode, readonly Word[]>();

function shownBy(node: SnapshotNode): readonly Word[] {
  let known = shownOnce.get(node);
  if (!known) shownOnce.set(node, (known = wordsOf(`${node.name} ${readable(node)}`)));
  return known;
}
