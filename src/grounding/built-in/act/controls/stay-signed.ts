/** "Log in as ann and stay signed in": the box of the form that keeps one signed in, whatever it says of that. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.86;

const staying =
  /^(?:stay|remain|keep me) (?:signed|logged)(?: in)?$|^(?:have |let )?(?:it|the (?:site|page|browser))? ?remember (?:me|my (?:login|log-?in|password))$/;
const keeping =
  /\b(?:keep me|stay|remain|keep)\b.*\b(?:signed|logged)[ -]?in\b|\bremember (?:me|my|password|login|username|this (?:device|computer|browser))\b/;

/** "Sign in as Ann, staying signed in": as something that is done with it. */
export function withStaying(sentence: string): string {
  return sentence.replace(
    /(?<=\b(?:sign|log) in\b.*),? (?:and |while )?(?:staying|remaining|keeping me) (?:signed|logged) in(?=[.!]?$)/iu,
    ' and stay signed in',
  );
}

/** Ticks the one such box; undefined where there is none, or more than one. */
export function staySigned({ verb, readings, text }: Clause, { index }: Scene): Outcome | undefined {
  const said = fold(spell(readings.findLast(({ target }) => target)?.target ?? []));
  if (!/^(?:goal|check)$/.test(verb) || !staying.test(said)) return undefined;
  const [box, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) && node.hidden !== 'inert' && keeping.test(fold(node.name)),
  );
  return box && others.length === 0 ? explaining(checkSteps([box], true, CONFIDENCE), text) : undefined;
}
