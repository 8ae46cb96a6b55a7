/** Clauses that turn a drawn switch, and the look at it after the click. */
import { type Clause, eachTarget, spell } from '../../language/clause.js';
import { splitList } from '../../language/phrase.js';
import type { Scene } from '../../matching/look-up.js';
import { type DrawnSwitch, switchCalled } from '../../matching/drawn-switches.js';
import { lineAgain } from '../../matching/ticked-lines.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.84;

/** "Turn on the dark theme"; undefined where not just one drawn switch is called so. */
export function drawnSwitchOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const { verb, readings } = clause;
  const target = readings[0]?.target ?? [];
  if (!/^(?:check|uncheck|toggle)$/.test(verb) || target.length === 0) return undefined;
  const looked = spell(target);
  const found = calledNow(looked, scene);
  const parts = found ? [] : splitList(target);
  if (parts.length > 1 && parts.every((part) => calledNow(spell(part), scene)))
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

/** The knob has to be on the other side now, the tick there or gone. */
export function switchPhase({ looked, wanted }: Extract<Phase, { kind: 'switch' }>, scene: Scene): Outcome {
  const found = calledNow(looked, scene);
  return found?.isOn === wanted
    ? { kind: 'done', reason: `it is ${wanted ? 'on' : 'off'}` }
    : {
        kind: 'cannot-tell',
        looked,
        reason: `it was clicked, and it does not stand ${wanted ? 'on' : 'off'}`,
      };
}

/** The switch that is called so; a line that was known by the tick of another one is still one once that is gone. */
function calledNow(looked: string, { index, before }: Scene): DrawnSwitch | undefined {
  const was = before && switchCalled(looked, before);
  return switchCalled(looked, index) ?? (was && lineAgain(was, index));
}
