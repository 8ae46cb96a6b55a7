/** "Add the sleeping bag to the basket" is not "Add to wish list", where the button for the basket is out of action: a control that says where to goes nowhere else. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, isAmong, isOrnament, toWord } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import type { PageIndex } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

const taking = /^(?:add|put|move|save|copy|send|place|drop|pin|assign|export|transfer|upload)$/;

/** Behind one of these stands where something goes; the next one ends it. */
const into = /^(?:to|into|onto|in)$/;
const ends = /^(?:to|into|onto|in|on|of|for|from|with|by|at|as|and|without|under|behind|before|after)$/;

/** The first word of the place that the sentence names, where the one control that is used names another one. */
export function otherDestination(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], given, index }: Act,
): string | undefined {
  // "Click Add to cart": the name of a button says where to as well.
  const deed = verb === 'click' ? (tokensInOrder(readings)[0]?.lower ?? '') : said;
  if (!taking.test(deed) || !target || others.length > 0 || given.length > 0) return undefined;
  if (!/^(?:button|link|menuitem)$/.test(target.node.role)) return undefined;
  const shown = placesIn(target.evidence[0]?.words ?? [], ({ text }) => text);
  const named = placesIn<Token>(tokensInOrder(readings), ({ kind, lower }) => (kind === 'word' ? lower : ''));
  if (named.length === 0) return undefined;
  if (shown.length === 0) return nowhereIn(named.at(-1) ?? [], index);
  const own = shown.flatMap((place) => place.filter((word) => !isOrnament(word)));
  const places = named.map((place) => contentOf(place.map(({ text }) => text).join(' ')));
  if (own.length === 0 || places.some((place) => place.length === 0)) return undefined;
  const isOwn = places.some((place) => place.some((word) => isAmong(word, own)));
  return isOwn ? undefined : places.at(-1)?.[0]?.text;
}

/** "Add the pizza to the folder", where the button says nothing of where, and the page nothing of folders. */
function nowhereIn(place: readonly Token[], index: PageIndex): string | undefined {
  const noun = place.at(-1);
  const isOther =
    noun?.kind === 'word' &&
    noun.text === noun.lower &&
    !gathering.test(noun.lower) &&
    isNounNowhere(toWord(noun.lower), index);
  return isOther ? noun.text : undefined;
}

/** What is put together is called so, whatever the page calls it. */
const gathering =
  /^(?:order|list|plan|booking|reservation|trip|package|shipment|delivery|request|account|profile)s?$/;

/** What stands behind each word that says where to, up to the next such word. */
function placesIn<T>(all: readonly T[], spell: (each: T) => string): T[][] {
  const places: T[][] = [];
  let open: T[] | undefined;
  for (const each of all) {
    if (into.test(spell(each))) places.push((open = []));
    else if (ends.test(spell(each))) open = undefined;
    else open?.push(each);
  }
  return places.filter((place) => place.length > 0);
}
