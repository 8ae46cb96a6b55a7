/** "Close the blinds", "turn the fan off": a group of choices that is called so, one of which is what the verb brings about. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { fold, isStopWord, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { below, type Entry } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';
import { participlesOf } from '../evidence/participle.js';

/** How sure a choice is that is called as the verb says. */
const CONFIDENCE = 0.9;

/** The choice, said as a value of the group; undefined where no group of that name has just one such choice. */
export function stateOfGroup(clause: Clause, { index }: Scene): Outcome | undefined {
  const forms = formsOf(clause);
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const object = clause.verb === 'goal' ? target.slice(1) : target;
  const named = nameIn(object);
  if (forms.length === 0 || named === '') return undefined;
  const groups = [...entriesOf('radiogroup', index), ...entriesOf('group', index)].filter(
    ({ node }) => node.hidden === undefined && nameOf(node.name) === named,
  );
  const [group, ...others] = groups;
  const choices = group ? below(index, group).filter(({ node }) => node.role === 'radio') : [];
  const [chosen, ...more] = choices.filter(({ node }) => forms.includes(fold(node.name).trim()));
  if (!chosen || more.length > 0 || others.length > 0 || choices.length < 2) return undefined;
  if (chosen.node.checked === true)
    return { kind: 'done', reason: `"${chosen.node.name}" is chosen already`, entries: [chosen] };
  if (!object.some(isPlace)) return explaining(checkSteps([chosen], true, CONFIDENCE), clause.text);
  return {
    kind: 'instead',
    clauses: [
      { ...clause, verb: 'set', said: 'set', readings: [{ target: object, value: valueOf(chosen) }] },
    ],
  };
}

function valueOf({ node }: Entry): readonly Token[] {
  return node.name
    .trim()
    .split(/\s+/)
    .map((word) => wordToken(word));
}

/** What the choice may be called that a verb brings about. */
function formsOf({ verb, said }: Clause): readonly string[] {
  const [first = '', last = ''] = said.split(' ');
  const way = /^(?:turn|switch|put|set) (on|off)$/.exec(said)?.[1];
  if (way !== undefined) return [way];
  // "Turn the fan off", where the end of the verb stands behind its object.
  if (/^(?:check|uncheck)$/.test(verb) && /^(?:turn|switch|put|set|on|off)$/.test(said))
    return [verb === 'check' ? 'on' : 'off'];
  if (!/^(?:goal|open|close|check|uncheck)$/.test(verb) || last !== '' || !/^[a-z]{4,}$/.test(first))
    return [];
  return [first, ...participlesOf(first)];
}

/** The words of what it is done to, up to where that is; a word for a kind of control is no name of a group. */
function nameIn(object: readonly Token[]): string {
  const place = object.findIndex(isPlace);
  return nameOf(
    object
      .slice(0, place === -1 ? object.length : place)
      .map(({ text }) => text)
      .join(' '),
  );
}

function isPlace({ kind, lower }: Token, at: number): boolean {
  return at > 0 && kind === 'word' && /^(?:in|on|at|of|for|inside)$/.test(lower);
}

function nameOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(({ stem }) => stem)
    .join(' ');
}
