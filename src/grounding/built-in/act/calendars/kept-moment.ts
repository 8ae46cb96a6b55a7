/** Whether a field shows the date or time that was meant for it, once a picker has taken it over: some fill up what was not said, or keep what they held. */
import { parseDate } from '../../../../contract/parse-date.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

type Taken = Extract<Phase, { kind: 'calendar' }>;

/** The last look at what was typed: seconds that nobody said are none. What cannot be compared is left alone. */
export function keptMoment(phase: Taken, scene: Scene): Outcome {
  const done: Outcome = { kind: 'done', reason: phase.picked ? 'the day is chosen' : 'it is typed' };
  const { ref, text } = phase.wrote ?? { ref: phase.ref, text: phase.picked ? undefined : phase.text };
  const field = ref === undefined || ref === '' ? undefined : entryOf(ref, scene.index);
  const shown = field?.node.value;
  if (!field || text === undefined || shown === undefined) return done;
  const [wanted, is] = [momentOf(text), momentOf(shown)];
  const isOther =
    shown.trim() === '' ||
    (wanted.date !== undefined && is.date !== undefined && wanted.date !== is.date) ||
    (wanted.seconds !== undefined && is.seconds !== undefined && wanted.seconds !== is.seconds);
  if (!isOther) return done;
  const instead = shown.trim() === '' ? 'is empty' : `shows "${shown}" instead`;
  return { kind: 'none', looked: `"${text}" in the field, which ${instead}`, nearest: [] };
}

/** A time that was typed last, and that nothing has taken over, is left: some fields round it then, or drop it. Nothing is open that it was typed for. */
export function leaveTime({ date, wrote, ...rest }: Taken, scene: Scene): Outcome | undefined {
  const field = date === '' && wrote ? entryOf(wrote.ref, scene.index) : undefined;
  if (!field || !wrote || field.node.role !== 'textbox') return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(field, 'press', { args: ['Tab'], confidence: 0.9 })],
    phase: { ...rest, date, wrote, isTaken: true },
  };
}

const clock = /(?<!\d)(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d|[.:]\d)\s*(?:([ap])\.?\s?m\b)?/iu;

/** The day and the time of day, in seconds, that a text says; "12.05.2026" is no time. */
function momentOf(text: string): { date?: string; seconds?: number } {
  const date = parseDate(text);
  const [, hours, minutes = '0', seconds = '0', half] = clock.exec(text) ?? [];
  if (hours === undefined) return date === undefined ? {} : { date };
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return {
    ...(date !== undefined && { date }),
    seconds: (hour * 60 + Number(minutes)) * 60 + Number(seconds),
  };
}
