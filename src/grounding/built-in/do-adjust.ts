/** Sliders and spin buttons that are no native inputs: moved by arrow keys, and read again until they stand right. */
import type { Clause } from './clause.js';
import type { Scene } from './look-up.js';
import { stepOn, type Outcome, type Phase } from './outcome.js';
import type { Entry } from './page-index.js';

/** Most keys of one round: a slider that needs more is set in several rounds. */
const MAX_KEYS = 60;

/** Moves an element to a number. */
export function adjustOutcome(
  entry: Entry,
  text: string,
  { confidence, clause }: { confidence: number; clause: Clause },
): Outcome {
  const number = /-?\d+(?:[.,]\d+)?/.exec(text);
  if (!number) return { kind: 'cannot-tell', looked: clause.text, reason: `"${text}" is no number` };
  const goal = Number(number[0].replace(',', '.'));
  const value = valueOf(entry);
  if (value === undefined)
    return { kind: 'cannot-tell', looked: clause.text, reason: 'the page does not say where it stands' };
  if (value === goal) return { kind: 'done', reason: `it stands at ${goal} already` };
  const label = entry.node.name || (entry.node.hints?.[0]?.text ?? '');
  return moved(entry, { kind: 'adjust', goal, label, tries: 0 }, confidence);
}

/** The next correction: nothing when it stands right, keys when it does not, a refusal when it no longer moves. */
export function adjustPhase(phase: Extract<Phase, { kind: 'adjust' }>, scene: Scene): Outcome {
  const moving = scene.index.actionable.filter((entry) => /^(?:slider|spinbutton)$/.test(entry.node.role));
  const named = moving.filter(
    (entry) => (entry.node.name || (entry.node.hints?.[0]?.text ?? '')) === phase.label,
  );
  const entry = named.length === 1 ? named[0] : moving.find((each) => each === scene.last);
  const value = entry ? valueOf(entry) : undefined;
  if (!entry || value === undefined)
    return { kind: 'none', looked: 'the slider that was moved', nearest: [] };
  if (value === phase.goal) return { kind: 'done', reason: `it stands at ${phase.goal}` };
  if (phase.tries > 6)
    return {
      kind: 'cannot-tell',
      looked: `${phase.goal} on the slider`,
      reason: `it stands at ${value} and cannot be moved there by keys`,
    };
  return moved(entry, phase, 0.85);
}

function moved(entry: Entry, phase: Extract<Phase, { kind: 'adjust' }>, confidence: number): Outcome {
  const value = valueOf(entry) ?? 0;
  const step = Number(entry.node.step ?? 1) || 1;
  const keys = Math.min(MAX_KEYS, Math.max(1, Math.round(Math.abs(phase.goal - value) / step)));
  const { min, max } = entry.node;
  if (max !== undefined && phase.goal === Number(max)) return once(entry, 'End', phase, confidence);
  if (min !== undefined && phase.goal === Number(min)) return once(entry, 'Home', phase, confidence);
  const key = phase.goal > value ? 'ArrowRight' : 'ArrowLeft';
  const vertical = entry.node.role === 'spinbutton' ? (phase.goal > value ? 'ArrowUp' : 'ArrowDown') : key;
  const press = stepOn(entry, 'press', { args: [vertical], confidence });
  return {
    kind: 'steps',
    steps: Array.from({ length: keys }, () => press),
    phase: { ...phase, tries: phase.tries + 1 },
  };
}

function once(
  entry: Entry,
  key: string,
  phase: Extract<Phase, { kind: 'adjust' }>,
  confidence: number,
): Outcome {
  return {
    kind: 'steps',
    steps: [stepOn(entry, 'press', { args: [key], confidence })],
    phase: { ...phase, tries: phase.tries + 1 },
  };
}

function valueOf({ node }: Entry): number | undefined {
  const text = node.value ?? node.text;
  const number = text === undefined ? null : /-?\d+(?:[.,]\d+)?/.exec(text);
  return number ? Number(number[0].replace(',', '.')) : undefined;
}
