/** "Delete receipts.zip from the Budget folder" is not the folder Budget: where something lies is not that thing. */
import type { Clause } from '../language/clause.js';
import { kindAt } from '../language/types.js';
import { isAmong, isOrnament, isStopWord, type Word, wordsOf } from '../language/words.js';
import { ancestorsOf, type Entry, isInside, mentionsOf, type PageIndex } from './page-index.js';

/** The first word for the thing, where what would be acted on is called as the place is, and the thing itself lies in it; undefined otherwise. */
export function thingIn(target: Entry, { verb, readings }: Clause, index: PageIndex): string | undefined {
  if (!/^(?:click|dblclick|rightClick|select|open|goal)$/.test(verb)) return undefined;
  const holder = [target, ...ancestorsOf(target)].find(({ node }) => holders.test(node.role));
  if (!holder || !/^(?:treeitem|generic|listitem|text|heading|row|cell)$/.test(target.node.role))
    return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex(
    ({ kind, lower }, from) =>
      from > 0 && kind === 'word' && /^(?:in|inside|within|under|from|of)$/.test(lower),
  );
  if (at < 1) return undefined;
  const words = (from: number, to: number): Word[] =>
    tokens
      .slice(from, to)
      .filter(({ kind, lower }) => kind === 'quoted' || kindAt([lower], 0) === undefined)
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => !isStopWord(word) && !isOrnament(word));
  const front = words(verb === 'goal' ? 1 : 0, at);
  const own = wordsOf(titleOf(target, index.entries.slice(target.order + 1, target.end + 1)));
  const isOwn = (word: Word): boolean => isAmong(word, own);
  if (front.length === 0 || front.some(isOwn) || !words(at + 1, tokens.length).some(isOwn)) return undefined;
  const isThing = (entry: Entry): boolean =>
    entry !== target && isInside(entry, holder) && !isInside(target, entry);
  return front.every((word) => [...mentionsOf(word, index)].some((entry) => isThing(entry)))
    ? front[0]?.text
    : undefined;
}

const holders = /^(?:treeitem|listitem|article|group|region|row)$/;

/** What a box says itself, or, where it is made of several texts, the first of them. */
function titleOf({ node }: Entry, inside: readonly Entry[]): string {
  if (node.text !== undefined) return node.text;
  return inside.find((each) => /\p{L}/u.test(each.node.text ?? ''))?.node.text ?? node.name;
}
