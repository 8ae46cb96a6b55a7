/** "13 June at 14:30", where the calendar of a field has boxes for hour and minute beside its days: they are filled once the day is picked. */
import { clockOf } from '../../language/clock.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';

type CalendarPhase = Extract<Phase, { kind: 'calendar' }>;

const CONFIDENCE = 0.9;

/** The time of day in a text that may say a day as well. */
const clock = /(?:^|\s|T)(?<time>\d{1,2}(?:[:.]\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b)?|\s*[ap]\.?m\b))/i;

/** The fills of the boxes; undefined where the field shows the time already, and a refusal where nothing sets it. */
export function clockBeside(phase: CalendarPhase, { index }: Scene): Outcome | undefined {
  const { clock: text, ...rest } = phase;
  if (!phase.picked || text === undefined) return undefined;
  const minutes = minutesIn(text);
  const field = phase.ref === undefined ? undefined : entryOf(phase.ref, index);
  if (minutes === undefined || minutesIn(field?.node.value ?? '') === minutes) return undefined;
  const shown = index.entries.filter(({ node }) => node.hidden === undefined);
  const [hour, minute] = [/\bhours?\b/i, /\bmin(?:ute)?s?\b/i].map((name) => onlyBox(shown, name));
  // Twelve hours want their half of the day as well.
  const isHalf = shown.some(({ node }) => /^[ap]\.?m\.?$/i.test((node.text ?? node.name).trim()));
  if (!hour || !minute || isHalf)
    return { kind: 'none', looked: `what sets the time of "${text}" beside the days`, nearest: [] };
  const fill = (box: Entry, number: number) =>
    stepOn(box, 'fill', { args: [String(number).padStart(2, '0')], confidence: CONFIDENCE });
  return {
    kind: 'steps',
    steps: [fill(hour, Math.floor(minutes / 60)), fill(minute, minutes % 60)],
    explained: text,
    phase: rest,
  };
}

function minutesIn(text: string): number | undefined {
  const time = clock.exec(text)?.groups?.['time'];
  return time === undefined ? undefined : clockOf(time);
}

function onlyBox(shown: readonly Entry[], name: RegExp): Entry | undefined {
  const [only, ...others] = shown.filter(
    ({ node }) => node.tag === 'input' && /^(?:textbox|spinbutton)$/.test(node.role) && name.test(node.name),
  );
  return others.length === 0 ? only : undefined;
}
