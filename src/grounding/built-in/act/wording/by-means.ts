/** "Pay by invoice", "deliver it by courier", "have it sent by post": the choice of that name where the question over it is about the verb ("Payment", "Delivery"). */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { familyOf } from '../../language/families.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';

const CONFIDENCE = 0.82;

/** Levels from a choice up to what its question stands in. */
const MAX_LEVELS = 4;

/** Makes the only such choice; undefined where there is none, or more than one. */
export function byMeans(clause: Clause, { index }: Scene): Outcome | undefined {
  const means = clause.verb === 'goal' ? meansIn(clause.readings[0]?.target ?? []) : undefined;
  if (!means) return undefined;
  const { verb, way } = means;
  const wanted = contentOf(spell(way));
  const says = (words: readonly Word[]): boolean =>
    wanted.length > 0 && wanted.every((word) => words.some((each) => wordLikeness(word, each) >= 0.9));
  const radios = index.actionable.filter(
    (entry) =>
      entry.node.role === 'radio' &&
      entry.evidence.some((each) => each.trust > 0.9 && says(each.words)) &&
      [...ancestorsOf(entry)].slice(0, MAX_LEVELS).some((around) => isAbout(around, verb)),
  );
  const lists = index.actionable.flatMap((entry) => {
    const fitting = (entry.node.options ?? []).filter((option) => says(wordsOf(option)));
    return fitting.length === 1 && isAbout(entry, verb) ? [{ entry, option: fitting[0] ?? '' }] : [];
  });
  if (radios.length + lists.length > 1) return undefined;
  const [radio] = radios;
  const [list] = lists;
  const outcome: Outcome | undefined = radio
    ? checkSteps([radio], true, CONFIDENCE)
    : list
      ? {
          kind: 'steps',
          steps: [stepOn(list.entry, 'selectOption', { args: [list.option], confidence: CONFIDENCE })],
        }
      : drawnList(means, clause, index);
  return outcome && explaining(outcome, means.explains);
}

/** A drawn list that is about the verb: what is in it, is seen when it is open. */
function drawnList({ verb, way }: Means, clause: Clause, index: PageIndex): Outcome | undefined {
  const [list, ...others] = index.actionable.filter(
    (entry) => entry.node.options === undefined && entry.node.hasPopup !== undefined && isAbout(entry, verb),
  );
  const name = list?.evidence[0]?.text ?? '';
  if (!list || others.length > 0 || name === '') return undefined;
  const destination: Token[] = [{ ...wordToken(name), kind: 'quoted' }];
  return {
    kind: 'instead',
    clauses: [{ ...clause, verb: 'select', said: 'choose', readings: [{ value: way, destination }] }],
  };
}

/** A verb with the way in which it is to be done. */
interface Means {
  verb: string;
  way: readonly Token[];
  explains: string;
}

/** "Pay by invoice", "deliver it by express", "have it carried by rail", "have it delivered express". */
function meansIn(target: readonly Token[]): Means | undefined {
  const [first, second] = target;
  if (first?.kind !== 'word') return undefined;
  const isCausing = /^(?:have|get)$/.test(first.lower);
  const done = isCausing
    ? target.findIndex(({ kind, lower }, at) => at > 1 && kind === 'word' && /(?:ed|sent)$/.test(lower))
    : 0;
  const verb = target[done];
  const from = !isCausing && second && isPronoun(second) ? 2 : done + 1;
  const isJoined = /^(?:by|with|via|using|through|per|as)$/.test(target[from]?.lower ?? '');
  const way = target.slice(isJoined ? from + 1 : from);
  if (done === -1 || !verb || way.length === 0 || (!isJoined && !isCausing)) return undefined;
  return { verb: verb.lower, way, explains: `${first.lower} ${verb.lower} ${spell(way)}` };
}

/** The name of a group or list, or the first text in it, has the verb in a noun: "Payment" for "pay", "Delivery" for "deliver". */
function isAbout({ node, evidence }: Entry, verb: string): boolean {
  const family = familyOf(verb);
  const isVerb = (word: Word): boolean =>
    (word.text.startsWith(verb) && word.text.length - verb.length <= 5) ||
    (family !== undefined && word.family === family);
  const isGroup =
    /^(?:group|radiogroup|region|combobox|listbox)$/.test(node.role) || node.hasPopup !== undefined;
  return (
    isGroup && [node.name, ...evidence.map(({ text }) => text)].some((text) => wordsOf(text).some(isVerb))
  );
}
