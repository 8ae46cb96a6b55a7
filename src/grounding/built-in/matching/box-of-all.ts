/** The box that stands for all of a group, "All toppings" or "Select all": it is none of those that "all but" one leaves. */
import { isStopWord, recordNouns, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { ancestorsOf, type Entry } from './page-index.js';
import { recordOf } from './relations.js';

/** Whether its name says all, and otherwise nothing but what is chosen anyway, or what is known. */
export function saysAll({ evidence }: Entry, known: readonly Word[] = []): boolean {
  const words = evidence[0]?.words ?? [];
  return (
    words.some((each) => each.text === 'all') &&
    words.every(
      (each) =>
        /^(?:select|all|toggle|check|row|item|everything|page)$/.test(each.stem) ||
        isStopWord(each) ||
        recordNouns.has(each.stem) ||
        known.some((word) => wordLikeness(word, each) >= 0.9),
    )
  );
}

/** Whether it ticks others along: it is ticked in part, says all of what is spoken of or of its group, or the part that it heads holds one of the others. */
export function ticksOthers(
  entry: Entry,
  others: readonly Entry[] = [],
  spoken: readonly Word[] = [],
): boolean {
  if (!isBox(entry)) return false;
  const groups = [...ancestorsOf(entry)].flatMap(({ node }) => wordsOf(node.name));
  const record = recordOf(entry);
  return (
    entry.node.checked === 'mixed' ||
    saysAll(entry, [...spoken, ...groups]) ||
    /^\W*mark all as \w+$/i.test(entry.node.name.trim()) ||
    others.some(
      (other) =>
        other !== entry &&
        recordOf(other) !== record &&
        [...ancestorsOf(other)].some((around) => around === record),
    )
  );
}

/** "All sauces" of which nothing else speaks: it may be the box for a group, or one like the others. */
export function mayTickOthers(entry: Entry): boolean {
  return isBox(entry) && /^(?:(?:select|check|tick|toggle) )?all\b.*s$/iu.test(entry.node.name.trim());
}

function isBox({ node }: Entry): boolean {
  return /^(?:checkbox|switch|menuitemcheckbox)$/.test(node.role);
}
