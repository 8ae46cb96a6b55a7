/**
 * Parts of texts that are elements of their own and no nodes of the snapshot: the word in a sentence that a script listens to, the
 * label of an item that holds other items. Nothing marks them as clickable, so that they are known by their whole text only.
 */
import type { Token } from '../language/lexer.js';
import { parsePhrase } from '../language/phrase.js';
import { fold, isStopWord } from '../language/words.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, partsOf } from './page-index.js';

/** The parts that are called just so; none for a phrase that says more than a name. */
export function partsCalled(
  tokens: readonly Token[],
  index: PageIndex,
  among?: (entry: Entry) => boolean,
): readonly Entry[] {
  const phrase = parsePhrase(tokens).find(
    ({ relation, ordinal, all, take }) => !relation && ordinal === undefined && !all && take === undefined,
  );
  if (!phrase) return [];
  const named = phrase.words.filter(({ word, kind }) => kind === undefined && !isStopWord(word));
  const [literal, ...others] = phrase.literals;
  if (others.length > 0 || (literal !== undefined && named.length > 0)) return [];
  const wanted = fold(literal ?? named.map(({ word }) => word.text).join(' '));
  if (wanted === '') return [];
  return partsOf(index).filter(
    (part) =>
      fold(part.node.name) === wanted && (!among || (part.parent !== undefined && among(part.parent))),
  );
}

/** The parts of a box that are called just as the words in front of a place say: of "+ in the row of Tea" the plus, of a box that is known by "- 1 +". */
export function partsBeforePlace(tokens: readonly Token[], outer: Entry, index: PageIndex): readonly Entry[] {
  const wanted = parsePhrase(tokens).flatMap(({ relation, words, literals: [literal, ...others] }) =>
    relation && literal !== undefined && others.length === 0 && words.every(({ kind }) => kind !== undefined)
      ? [fold(literal)]
      : [],
  );
  return partsOf(index).filter(({ parent, node }) => parent === outer && wanted.includes(fold(node.name)));
}

/** The two signs that a number is set with, and the words for each. */
const signs: readonly (readonly [sign: RegExp, said: RegExp])[] = [
  [/^[+＋]$/u, /^(?:[+＋]|plus)$/u],
  [/^[-−–]$/u, /^(?:[-−–]|minus)$/u],
];

/** Whether a box is known by a minus and a plus that it holds: its middle is one of them, or neither. */
export function holdsSigns({ node: { role, parts = [] } }: Entry): boolean {
  return (
    role === 'generic' &&
    signs.every(([sign]) => parts.filter(({ text }) => sign.test(text.trim())).length === 1)
  );
}

/** The sign of such a box that the words speak of; none where they speak of both, or of neither. */
export function signSaid(tokens: readonly Token[], outer: Entry, index: PageIndex): readonly Entry[] {
  const said = signs.filter(([, word]) => tokens.some(({ lower }) => word.test(lower)));
  return said.length === 1
    ? partsOf(index).filter(
        ({ parent, node }) => parent === outer && said.some(([sign]) => sign.test(node.name.trim())),
      )
    : [];
}

/**
 * Plain boxes that are called just so, apart from what is called more than that: "Pay" beside the button "Pay later". A script
 * may listen to them, and nothing says that it does not.
 */
export function boxesCalled(tokens: readonly Token[], index: PageIndex, not: Entry): readonly Entry[] {
  const [phrase, ...others] = parsePhrase(tokens);
  const said = phrase?.literals.length === 1 ? phrase.literals[0] : phrase?.text;
  if (!said || (phrase?.relation ?? others.length > 3)) return [];
  const wanted = fold(said);
  return index.entries.filter(
    (entry) =>
      entry.node.role === 'generic' &&
      !entry.actionable &&
      entry.node.hidden === undefined &&
      fold(entry.node.text ?? '') === wanted &&
      !isInside(entry, not) &&
      !isInside(not, entry),
  );
}

/** The one part that says all of what a text or plain box says: a click goes there, and not into the middle of what holds it. */
export function partSaying(entry: Entry, index: PageIndex): Entry | undefined {
  const isText = entry.node.role === 'text';
  const said = fold(isText ? entry.node.name : (entry.node.text ?? ''));
  if (said === '' || entry.actionable) return undefined;
  const holder = isText ? [...ancestorsOf(entry)].find(({ node }) => node.ref !== undefined) : entry;
  const fitting = partsOf(index).filter((part) => part.parent === holder && fold(part.node.name) === said);
  return fitting.length === 1 ? fitting[0] : undefined;
}
