/** "Close Window 2", "remove the Notes tab": what closes or removes is a part of the thing itself; a click elsewhere on that opens or chooses it, and one on the sign of another removes that. */
import { crosses } from '../../language/crosses.js';
import { type Clause, spell } from '../../language/clause.js';
import { parsePhrase } from '../../language/phrase.js';
import { contentOf, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** A name, and behind it the sign alone. */
const signBehind = new RegExp(`[\\p{L}\\p{N}].*\\s([${crosses}])$`, 'u');

const removing = /^(?:close|dismiss|remove|delete|discard|erase)\b/;

/** What a click chooses or shows, whatever its name says. */
const chosenByClick = /^(?:tab|option|treeitem|row|gridcell|cell|listitem|radio)$/;

/** The sign or the verb, where what would be clicked is all of the tab or line whose text ends with it. */
export function wholeWithCross(
  { said, readings }: Clause,
  { targets: [entry, ...others], isHalf, index }: Act,
): string | undefined {
  if (!removing.test(said) || !entry || others.length > 0) return undefined;
  const chip = isHalf ? undefined : chipOf(entry, index);
  const things = contentOf(spell(readings[0]?.target ?? [])).filter(({ text }) => text !== said);
  const isNamed = chip?.some((word) => things.some((thing) => wordLikeness(thing, word) >= 0.75)) ?? true;
  // Which of them, is also said by its place.
  if (
    !isNamed &&
    parsePhrase(readings[0]?.target ?? []).every(({ ordinal, all }) => ordinal === undefined && !all)
  )
    return things.at(-1)?.text;
  const { role, name, children } = entry.node;
  if (role === 'button') return undefined;
  const text = name || readable(entry.node);
  const sign = /^(?:close|dismiss)\b/.test(said) ? signBehind.exec(text)?.[1] : undefined;
  if (sign !== undefined || isHalf) return sign;
  const deed = toWord(said);
  const at = wordsOf(text).findIndex(({ meaning }) => meaning === deed.meaning);
  const isPart = chosenByClick.test(role) || (role === 'generic' && children.length > 1);
  return at > 0 && isPart ? said : undefined;
}

/** What the chip says that a sign lies in, one of several: a few words beside it, and nothing else to use. */
function chipOf(sign: Entry, index: PageIndex): readonly Word[] | undefined {
  if (contentOf(sign.node.name).some(({ text, meaning }) => /\p{L}/u.test(text) && meaning !== 'close'))
    return undefined;
  // The cell of a button that says "Close" in words says nothing else, and what it closes stands in the row.
  const own = contentOf(sign.node.name).map(({ text }) => text);
  for (const around of ancestorsOf(sign)) {
    const words = contentOf(readable(around.node)).filter(
      ({ text }) => /[\p{L}\d]/u.test(text) && !own.includes(text),
    );
    if (words.length === 0) continue;
    const isUsed = (entry: Entry): boolean => entry.actionable && entry !== sign;
    const isChip = words.length <= MOST_OF_CHIP && !below(index, around).some(isUsed);
    const isOneOfMany = around.parent?.children.some(
      (other) => other !== around && other.node.role === around.node.role && below(index, other).some(isUsed),
    );
    return isChip && isOneOfMany ? words : undefined;
  }
  return undefined;
}

/** Longest text of a chip, in words. */
const MOST_OF_CHIP = 4;
