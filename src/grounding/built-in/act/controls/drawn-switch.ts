/** Clauses that turn a drawn switch, and the look at it after the click. */
import { type Clause, eachTarget, spell } from '../../language/clause.js';
import { splitList } from '../../language/phrase.js';
import type { Scene } from '../../matching/look-up.js';
import { switchCalled } from '../../matching/drawn-switches.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.84;

/** "Turn on the dark theme"; undefined where not just one drawn switch is called so. */
export function drawnSwitchOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  const { verb, readings } = clause;
  const target = readings[0]?.target ?? [];
  if (!/^(?:check|uncheck|toggle)$/.test(verb) || target.length === 0) return undefined;
  const looked = spell(target);
  const found = switchCalled(looked, index);
  const parts = found ? [] : splitList(target);
  if (parts.length > 1 && parts.every((part) => switchCalled(spell(part), index)))
    return { kind: 'instead', clauses: eachTarget(clause, parts) };
  if (!found) return undefined;
  const wanted = verb === 'toggle' ? !found.isOn : verb === 'check';
  if (found.isOn === wanted)
    return { kind: 'done', reason: `it is ${wanted ? 'on' : 'off'} already`, entries: [found.track] };
  return {
    kind: 'steps',
    steps: [stepOn(found.track, 'click', { confidence: CONFIDENCE })],
    explained: looked,
    phase: { kind: 'switch', looked, wanted },
  };
}

/** The knob has to be on the other side now. */
export function switchPhase(
  { looked, wanted }: Extract<Phase, { kind: 'switch' }>,
  { index }: Scene,
): Outcome {
  const found = switchCalled(looked, index);
  return found?.isOn === wanted
    ? { kind: 'done', reason: `it is ${wanted ? 'on' : 'off'}` }
    : {
        kind: 'cannot-tell',
        looked,
        reason: `it was clicked, and it does not stand ${wanted ? 'right, on' : 'left, off'}`,
      };
}
