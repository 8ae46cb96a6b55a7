/** "Pay by invoice", "deliver by courier": the choice of that name where the question over it is about the verb ("Payment", "Delivery"). */
import { type Clause, spell } from '../language/clause.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../matching/outcome.js';
import { ancestorsOf, type Entry } from '../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

/** Levels from a choice up to what its question stands in. */
const MAX_LEVELS = 4;

/** Makes the only such choice; undefined where there is none, or more than one. */
export function byMeans(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const [verb, joint, ...rest] = target;
  if (clause.verb !== 'goal' || verb?.kind !== 'word' || rest.length === 0) return undefined;
  if (!/^(?:by|with|via|using|through)$/.test(joint?.lower ?? '')) return undefined;
  const wanted = wordsOf(spell(rest)).filter((word) => !isStopWord(word));
  const says = (words: readonly Word[]): boolean =>
    wanted.length > 0 && wanted.every((word) => words.some((each) => wordLikeness(word, each) >= 0.9));
  const radios = index.actionable.filter(
    (entry) =>
      entry.node.role === 'radio' &&
      entry.evidence.some((each) => each.trust > 0.9 && says(each.words)) &&
      [...ancestorsOf(entry)].slice(0, MAX_LEVELS).some((around) => isAbout(around, verb.lower)),
  );
  const lists = index.actionable.flatMap((entry) => {
    const fitting = (entry.node.options ?? []).filter((option) => says(wordsOf(option)));
    return fitting.length === 1 && isAbout(entry, verb.lower) ? [{ entry, option: fitting[0] ?? '' }] : [];
  });
  if (radios.length + lists.length !== 1) return undefined;
  const [radio] = radios;
  const [list] = lists;
  const outcome: Outcome | undefined = radio
    ? checkSteps([radio], true, CONFIDENCE)
    : list && {
        kind: 'steps',
        steps: [stepOn(list.entry, 'selectOption', { args: [list.option], confidence: CONFIDENCE })],
      };
  return outcome && explaining(outcome, spell(target));
}

/** The name of a group or list, or the first text in it, has the verb in a noun: "Payment" for "pay", "Delivery" for "deliver". */
function isAbout({ node, evidence }: Entry, verb: string): boolean {
  const isVerb = (word: Word): boolean => word.text.startsWith(verb) && word.text.length - verb.length <= 5;
  const isGroup = /^(?:group|radiogroup|region|combobox|listbox)$/.test(node.role);
  return (
    isGroup && [node.name, ...evidence.map(({ text }) => text)].some((text) => wordsOf(text).some(isVerb))
  );
}
