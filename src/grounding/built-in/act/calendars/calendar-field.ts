/** Fields of calendars that are told the month by typing. */
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { spellingsOf } from './date-format.js';

/** A calendar that nothing leafs through follows what is typed into its field: one spelling after the other, until it shows the month. */
export function typedFor(phase: Extract<Phase, { kind: 'calendar' }>, scene: Scene): Outcome | undefined {
  const field = scene.index.actionable.find((entry) => entry.node.ref === phase.ref);
  const { spelled = 0, text } = phase;
  const spelling = text === undefined ? undefined : spellingsOf(phase.date, text)[spelled];
  if (!field || spelling === undefined) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(field, 'fill', { args: [spelling], confidence: 0.85 })],
    phase: { ...phase, spelled: spelled + 1 },
  };
}
