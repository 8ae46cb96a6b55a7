/** "The box to stay informed by e-mail", "the option to get text messages": a box that says as much from the other side, "Keep me informed by e-mail". */
import { type Clause, spell } from '../../language/clause.js';
import { isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

/** How such a box is described, and the words that only say who does what to whom. */
const phrase = /^(?:the |a )?(?:box|checkbox|check box|tick ?box|option|switch) (?:to|for) (?:being )?(.+)$/i;
const light =
  /^(?:stay|keep|kept|get|getting|receive|receiving|send|sent|have|having|give|given|be|me|you|us|i|we|yes|please|want|wish|would|like|to|my|your|via|always|also)$/;

/** Ticks or unticks the one box that says all of it and nothing more; undefined where none does, or several. */
export function boxFor(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:check|uncheck|select)$/.test(clause.verb)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const [, what] = phrase.exec(spell(target)) ?? [];
  const words = what === undefined || target.some(({ kind }) => kind !== 'word') ? [] : saidIn(what);
  if (words.length === 0) return undefined;
  const fitting = index.actionable.filter(
    ({ node, evidence: [name] }: Entry) =>
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      name !== undefined &&
      isSame(saidIn(name.text), words),
  );
  const [only, ...others] = fitting;
  return only && others.length === 0
    ? explaining(checkSteps([only], clause.verb !== 'uncheck', CONFIDENCE), spell(target))
    : undefined;
}

function saidIn(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word) && !light.test(word.text));
}

function isSame(shown: readonly Word[], asked: readonly Word[]): boolean {
  return (
    shown.length === asked.length &&
    asked.every((word) => shown.some(({ meaning }) => meaning === word.meaning))
  );
}
