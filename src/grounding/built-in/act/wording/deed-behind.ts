/**
 * "Select A and B and retire them": behind a list, a word of its own with "them" is what is done to the list, and no more of its items.
 * "Choose Brush and adopt the signature" is the button "Adopt signature", whatever "adopt" means.
 */
import { type Clause, spell } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, isStopWord, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { PageIndex } from '../../matching/page-index.js';

/** The choice without its last words, and the deed that they are; undefined where nothing of that kind ends the list. */
export function deedBehind(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:select|check|uncheck)$/.test(clause.verb) || clause.readings.length === 0) return undefined;
  const called = buttonBehind(clause, index);
  if (called) return called;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const [joint, verb, object] = target.slice(-3);
  const isDeed =
    target.length > 3 &&
    joint?.kind === 'word' &&
    joint.lower === 'and' &&
    verb?.kind === 'word' &&
    !isStopWord(toWord(verb.lower)) &&
    object !== undefined &&
    isPronoun(object);
  if (!isDeed) return undefined;
  const before = target.slice(0, -3).filter((token, at) => token.lower !== ',' || at < target.length - 4);
  const goal = target.slice(-2);
  return {
    kind: 'instead',
    clauses: [
      { ...clause, readings: [{ target: before }], text: `${clause.said} ${spell(before)}` },
      { verb: 'goal', said: verb.lower, readings: [{ target: goal }], text: spell(goal) },
    ],
  };
}

/** The choice, and then the one button that is called just by what stands behind the last "and", its verb in front. */
function buttonBehind(clause: Clause, { actionable }: PageIndex): Outcome | undefined {
  const [reading, ...others] = clause.readings;
  const target = reading?.target ?? [];
  const at = target.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'and');
  const [verb, ...object] = target.slice(at + 1);
  if (others.length > 0 || at < 1 || verb?.kind !== 'word' || verb.text !== verb.lower || object.length === 0)
    return undefined;
  if (![verb, ...object].every(({ kind }) => kind === 'word')) return undefined;
  const stemsOf = (text: string): string[] => contentOf(text).map(({ stem }) => stem);
  const said = stemsOf(spell([verb, ...object]));
  const isCalled = (name: string): boolean => stemsOf(name).join(' ') === said.join(' ');
  const [button, ...more] = actionable.filter(({ node }) => node.hidden === undefined && isCalled(node.name));
  if (said.length < 2 || !button || more.length > 0 || button.node.role !== 'button') return undefined;
  const before = target.slice(0, at);
  return {
    kind: 'instead',
    clauses: [
      { ...clause, readings: [{ target: before }], text: `${clause.said} ${spell(before)}` },
      {
        verb: 'click',
        said: 'click',
        readings: [{ target: [verb, ...object] }],
        text: spell([verb, ...object]),
      },
    ],
  };
}
