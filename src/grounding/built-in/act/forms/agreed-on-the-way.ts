/** "Switch to the plan, accepting the terms": the box that came up with the click before is ticked on the way, and what came up is sent off. */
import { crosses } from '../../language/crosses.js';
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, entryOf, isInside } from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';
import { givesUp } from '../controls/gives-up.js';

const CONFIDENCE = 0.82;

const onTheWay = /^(?:accepting|agreeing|consenting|confirming|acknowledging)\b/i;

/** What puts away what came up: "Not now", "Keep it", "×". */
const declining = new RegExp(`^(?:not? |no$|keep|never ?mind|maybe|later|stay|go back|[${crosses}x]$)`, 'iu');

/** The tick, and the click on the one button of the dialog that the step before has opened; a refusal where there is more than one. */
export function agreedOnTheWay(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  return onTheWay.test(clause.text) ? sentOff(clause, outcome, scene) : outcome;
}

/** "Bid £20 on the map and accept the conditions": where nothing else is said, what came up with the bid is agreed to and sent off, unless it asks for more. */
export function agreedAtLast(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  const [step] = outcome.kind === 'steps' ? outcome.steps : [];
  const box = entryOf(step?.ref ?? '', scene.index);
  const isBox = step?.method === 'check' && box?.node.role === 'checkbox';
  const dialog = isBox ? dialogOf(box) : undefined;
  if (!atLast.test(clause.text) || !dialog) return outcome;
  const isAsked = below(scene.index, dialog).some(
    (entry) => entry !== box && fieldRoles.has(entry.node.role) && entry.node.hidden === undefined,
  );
  return isAsked ? outcome : sentOff(clause, outcome, scene);
}

const atLast = /^(?:accept|agree|consent|acknowledge)\b/i;

function sentOff(clause: Clause, outcome: Outcome, { index, last }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const box = entryOf(step?.ref ?? '', index);
  if (outcome.kind !== 'steps' || !box || others.length > 0) return outcome;
  const dialog = dialogOf(box);
  if (!dialog || last?.node.role !== 'button' || isInside(last, dialog)) return outcome;
  const buttons = below(index, dialog).filter(
    (entry) => entry.node.role === 'button' && !givesUp(entry) && !declining.test(entry.node.name.trim()),
  );
  const [button, ...more] = buttons;
  if (!button || more.length > 0)
    return {
      kind: 'none',
      looked: `what sends off "${dialog.node.name}", ${clause.text}`,
      nearest: [],
      final: true,
    };
  return {
    ...outcome,
    steps: [...outcome.steps, stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
  };
}
