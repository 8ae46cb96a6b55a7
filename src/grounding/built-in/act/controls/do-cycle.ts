/** "Set repeat to one", where the one button says "Repeat: off": it is clicked until it says so, and back to where it was if it never does. */
import { type Clause, valueOf } from '../../language/clause.js';
import { withoutArticle } from '../../language/token-runs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

type Cycle = Extract<Phase, { kind: 'cycle' }>;

const CONFIDENCE = 0.82;

/** Most states that such a button goes through. */
const MOST_STATES = 8;

/** A button that says what it is for, and how that stands. */
const standing = /^(?<label>\p{L}[\p{L}\s-]{1,30}?)\s*[:=]\s*(?<state>[\p{L}\d][\p{L}\d\s.%×-]{0,24})$/u;

/** The first click; undefined where no one button says both what is set and how it stands. */
export function cycleOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'set' || clause.said === 'rename') return undefined;
  for (const { target, value } of clause.readings) {
    if (!target || !value || [...target, ...value].some(({ kind }) => kind === 'variable')) continue;
    const label = fold(valueOf(withoutArticle(target)));
    const wanted = fold(valueOf(value));
    const button = buttonFor(label, index);
    if (!button || wanted === '') continue;
    if (button.state === wanted)
      return { kind: 'done', reason: `it says "${wanted}" already`, entries: [button.entry] };
    const phase: Cycle = { kind: 'cycle', label, wanted, seen: [button.state] };
    return { ...clicked(button.entry, phase), explained: clause.text };
  }
  return undefined;
}

/** Whether it says what it should; else one click more, as long as every state is a new one. */
export function cyclePhase(phase: Cycle, { index }: Scene): Outcome {
  const { label, wanted, seen } = phase;
  const button = buttonFor(label, index);
  if (button?.state === wanted) return { kind: 'done', reason: `it says "${wanted}"` };
  const isNew = button && !seen.includes(button.state) && seen.length < MOST_STATES;
  if (isNew) return clicked(button.entry, { ...phase, seen: [...seen, button.state] });
  const isBack = button?.state === seen[0] && seen.length > 1;
  return {
    kind: 'none',
    looked: `"${wanted}" among what ${label} can be (${seen.join(', ')})`,
    nearest: [],
    ...(isBack && { undone: true }),
  };
}

function clicked(entry: Entry, phase: Cycle): Extract<Outcome, { kind: 'steps' }> {
  return { kind: 'steps', steps: [stepOn(entry, 'click', { confidence: CONFIDENCE })], phase };
}

function buttonFor(label: string, { actionable }: PageIndex): { entry: Entry; state: string } | undefined {
  const [only, ...others] = actionable.flatMap((entry) => {
    const { node } = entry;
    const said = standing.exec((node.name || (node.text ?? '')).trim())?.groups;
    const isOne =
      node.role === 'button' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      node.hasPopup === undefined &&
      node.expanded === undefined &&
      said !== undefined &&
      fold(said['label'] ?? '') === label;
    return isOne ? [{ entry, state: fold(said['state'] ?? '') }] : [];
  });
  return others.length === 0 ? only : undefined;
}
