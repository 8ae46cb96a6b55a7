/** "Open the second portfolio picture": of pictures that stand in one list, each with something to click, the one that is counted. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { contextFit } from '../../matching/surroundings.js';

const CONFIDENCE = 0.8;

const noun = /^(?:pictures?|images?|photos?|thumbnails?|previews?)$/;

/** Levels from a picture up to what is clicked, and from there up to the list. */
const MAX_LEVELS = 3;

/** The click on it; undefined where it is not the one list of pictures that is meant. */
export function countedPicture({ verb, said, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'open' || !/^(?:open(?: up)?|view|show|look at|display)$/.test(said)) return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = target.findIndex((_, place) => ordinalAt(target, place) !== undefined);
  const counted = at === -1 ? undefined : ordinalAt(target, at);
  if (!counted || counted.take !== undefined || !target.some(({ lower }) => noun.test(lower)))
    return undefined;
  if (target.some(({ kind }) => kind !== 'word')) return undefined;
  const words = target
    .filter(({ lower }, place) => !noun.test(lower) && (place < at || place >= at + counted.length))
    .flatMap(({ text }) => [...wordsOf(text)])
    .filter((word) => !isStopWord(word));
  const pictures = index.entries.filter(
    (entry) =>
      /^(?:img|image)$/.test(entry.node.role) && entry.node.hidden === undefined && isAbout(entry, words),
  );
  const lists = new Map<Entry | undefined, Entry[]>();
  for (const picture of pictures) {
    const handle = [picture, ...ancestorsOf(picture)]
      .slice(0, MAX_LEVELS)
      .find(({ actionable }) => actionable);
    if (!handle) continue;
    const list = [...ancestorsOf(handle)]
      .slice(0, MAX_LEVELS)
      .find((around) =>
        pictures.some((other) => other !== picture && isInside(other, around) && !isInside(other, handle)),
      );
    if (list) lists.set(list, [...(lists.get(list) ?? []), handle]);
  }
  const [handles, ...others] = [...lists.values()];
  if (!handles || others.length > 0 || new Set(handles).size !== handles.length) return undefined;
  const { ordinal } = counted;
  const found = ordinal > 0 ? handles[ordinal - 1] : ordinal < 0 ? handles.at(ordinal) : undefined;
  return found
    ? { kind: 'steps', steps: [stepOn(found, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

function isAbout(entry: Entry, words: readonly Word[]): boolean {
  return words.length === 0 || contextFit(entry, words, []) > 0;
}
