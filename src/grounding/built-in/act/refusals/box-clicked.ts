/** "Click Transfer", beside a box "Instant transfer": a click on what says only a part of the name of a box, and no box, is not meant for it. */
import { type Clause } from '../../language/clause.js';
import { kindAt } from '../../language/types.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word of a click that is not how the name of the one box begins; undefined where a box, or what is clicked is none. */
export function boxClicked({ verb, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [box, ...others] = targets;
  if (verb !== 'click' || isHalf || !box || others.length > 0) return undefined;
  if (!/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(box.node.role)) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const isKind = tokens.some(
    ({ kind, lower }) => kind === 'word' && boxes.test(kindAt([lower], 0)?.kind ?? ''),
  );
  if (isKind) return undefined;
  const content = (words: readonly Word[]): Word[] =>
    words.filter((word) => !isStopWord(word) && !isOrnament(word));
  const asked = content(tokens.flatMap(({ text }) => [...wordsOf(text)]));
  const names = box.evidence.map(({ words }) => content(words));
  const begins = (name: readonly Word[]): boolean =>
    name.length > 0 &&
    name
      .slice(0, asked.length)
      .every((shown, at) => asked[at] !== undefined && wordLikeness(asked[at], shown) >= 0.9);
  return names.some(begins) ? undefined : asked[0]?.text;
}

/** Kinds of which a box, a switch or a choice is one. */
const boxes = /box|radio|switch|toggle|option|choice|answer/;
