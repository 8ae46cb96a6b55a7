/** "Clear all cards" is the button "Clear Cards": what says just the verb and the plural does it to all of them. */
import { type Clause, spell } from '../../language/clause.js';
import { wordToken } from '../../language/token-runs.js';
import { toWord } from '../../language/words.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { recordOf } from '../../matching/relations.js';
import { wantGoal } from '../../matching/wants.js';

/** The click on it; undefined where nothing is called so, or only what stands in one of them. */
export function wholeButton({ verb, said, readings }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:goal|clear)$/.test(verb) || said === '') return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const [all, ...rest] = target[0]?.lower === said ? target.slice(1) : target;
  const [noun, ...others] = rest.filter(({ lower }) => !/^(?:of|the|my|your|these)$/.test(lower));
  if (!/^(?:all|every)$/.test(all?.lower ?? '') || noun?.kind !== 'word' || others.length > 0)
    return undefined;
  if (toWord(noun.lower).stem === noun.lower) return undefined;
  const found = lookUp([wordToken(said), noun], wantGoal, scene);
  const [entry] = found.kind === 'found' && found.exact ? found.entries : [];
  const isPlural = entry?.evidence[0]?.words.some(({ text }) => text === noun.lower) === true;
  return entry && isPlural && !recordOf(entry)
    ? { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

const CONFIDENCE = 0.85;
