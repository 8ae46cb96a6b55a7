/** "Sort the phones alphabetically", where a list says what they are sorted by: its option "Alphabetical", or the one for names. */
import { type Clause, spell } from '../../language/clause.js';
import { alphabetAmong, saysAlphabet } from '../../language/alphabet.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isPutAway } from '../controls/do-option.js';

const CONFIDENCE = 0.85;

/** The choice in the one native list that sorts; undefined where something is said to sort by, and where no one option fits. */
export function sortAlphabetically(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !/^(?:sort|order|arrange)$/.test(clause.said)) return undefined;
  if (!saysAlphabet(clause.text)) return undefined;
  const lists = index.actionable.filter((entry) => !isPutAway(entry) && sorts(entry));
  const [list, ...others] = lists;
  if (!list || others.length > 0) return undefined;
  const option = alphabetAmong(list.node.options ?? []);
  if (option === undefined) return undefined;
  if (list.node.value === option)
    return { kind: 'done', reason: `"${option}" is chosen already`, entries: [list] };
  const step = stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: spell(clause.readings[0]?.target ?? []) };
}

/** It says that it sorts, by its name or the text beside it. */
function sorts({ node, evidence }: Entry): boolean {
  return (
    node.options !== undefined &&
    evidence.some(({ words }) => words.some(({ stem }) => /^(?:sort|order|arrang)/.test(stem)))
  );
}
