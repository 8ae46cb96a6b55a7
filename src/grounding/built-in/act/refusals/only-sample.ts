/** "Add bread" is no click on "Add" because the empty field beside it has "e.g. bread" in it: a sample says what may be typed, and not what is there. */
import type { Clause } from '../../language/clause.js';
import { isStopWord, recordNouns, wordLikeness, wordsOf } from '../../language/words.js';
import { adds, isSample, partOf } from '../../matching/adding-field.js';
import { isInside } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that only the sample of an empty field says, of which nothing is typed. */
export function onlySample(
  { verb, readings }: Clause,
  { targets: [button, ...others], literals, index }: Act,
): string | undefined {
  if (verb !== 'goal' || !button || others.length > 0 || !adds(button) || literals.some(Boolean))
    return undefined;
  const own = button.evidence[0]?.words ?? [];
  const samples = index.actionable.flatMap((field) => {
    const { node, evidence } = field;
    const part = node.role === 'textbox' && !node.value ? partOf(field, index)?.part : undefined;
    return part && isInside(button, part) ? evidence.filter(({ text }) => isSample(text)) : [];
  });
  const words = (readings[0]?.target ?? []).flatMap(({ text }) => wordsOf(text));
  return words.find(
    (word) =>
      !isStopWord(word) &&
      !recordNouns.has(word.stem) &&
      !own.some((each) => wordLikeness(each, word) >= 0.9) &&
      samples.some((sample) => sample.words.some((each) => wordLikeness(each, word) >= 0.9)),
  )?.text;
}
