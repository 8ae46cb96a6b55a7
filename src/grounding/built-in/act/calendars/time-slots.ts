/** "Choose half past two", "the 2pm slot": of times that stand there to be clicked, the one that is said, however both are written. */
import { type Clause, spell } from '../../language/clause.js';
import { clockOf, clocksOf } from '../../language/clock.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { isInside, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.85;

const around =
  /^(?:(?:take|grab) )?(?:the |an? )?(?:(?:slot|appointment|time|session|one|option)(?: at| for| of)? )?(.+?)(?: (?:slot|appointment|time|session|one|option))?$/;

/** Clicks the only such time; undefined where none stands there, or more than one. */
export function timeSlot(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const isBare = clause.verb === 'goal' && /^(?:take|grab)$/.test(target[0]?.lower ?? '');
  if (!isBare && !/^(?:select|click)$/.test(clause.verb)) return undefined;
  if (target.length === 0 || target.some(({ kind }) => kind === 'variable')) return undefined;
  const words = target.map(({ lower }) => lower).join(' ');
  const [, said = ''] = around.exec(words) ?? [];
  const times = clocksOf(said);
  if (times.length === 0) return undefined;
  const slots = index.actionable.filter(
    ({ node }) =>
      node.hidden === undefined && node.disabled !== true && times.includes(clockOf(readable(node)) ?? -1),
  );
  const inner = slots.filter((slot) => !slots.some((other) => other !== slot && isInside(other, slot)));
  const [only, ...others] = inner;
  if (!only || others.length > 0) return undefined;
  return explaining(
    { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] },
    spell(target),
  );
}
