/** "13 June at 14:30", where the calendar of a field has boxes for hour and minute beside its days: they are filled once the day is picked. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';

type CalendarPhase = Extract<Phase, { kind: 'calendar' }>;

const CONFIDENCE = 0.9;

/** The fills of the boxes; undefined where the field shows the time already, and a refusal where nothing sets it. */
export function clockBeside(phase: CalendarPhase, { index }: Scene): Outcome | undefined {
  const { clock: text, ...rest } = phase;
  if (!phase.picked || text === undefined) return undefined;
  const wanted = timeIn(text);
  const kept = timeIn(entryOf(phase.ref ?? '', index)?.node.value ?? '');
  if (!wanted || (kept?.hour === wanted.hour && kept.minute === wanted.minute)) return undefined;
  const shown = index.entries.filter(({ node }) => node.hidden === undefined);
  const [hour, minute] = [/\bhours?\b/i, /\bmin(?:ute)?s?\b/i].map((name) => onlyBox(shown, name));
  if (!hour || !minute || hasHalves(shown))
    return { kind: 'none', looked: `what sets the time of "${text}" beside the days`, nearest: [] };
  return { kind: 'steps', steps: clockFills([hour, minute], wanted), explained: text, phase: rest };
}

/** Hour and minute into the boxes for them. */
export function clockFills(
  boxes: readonly [Entry, Entry],
  { hour, minute }: { hour: number; minute: number | string },
): readonly PlannedStep[] {
  const [hours, minutes] = boxes;
  return [[hours, hour] as const, [minutes, minute] as const].map(([box, number]) =>
    stepOn(box, 'fill', { args: [String(number).padStart(2, '0')], confidence: CONFIDENCE }),
  );
}

/** Twelve hours want their half of the day as well. */
export function hasHalves(shown: readonly Entry[]): boolean {
  return shown.some(({ node }) => /^[ap]\.?m\.?$/i.test((node.text ?? node.name).trim()));
}

/** Hour and minute of a text that says a time of day. */
export function timeIn(text: string): { hour: number; minute: string } | undefined {
  const [, hour, minute = '00', half] =
    /(?:^|\s|T)(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\b/i.exec(text) ??
    /(?:^|\s|T)(\d{1,2}):(\d{2})(?!\d)/i.exec(text) ??
    [];
  if (hour === undefined) return undefined;
  return {
    hour: (Number(hour) % 12) + (half?.toLowerCase() === 'p' || (!half && Number(hour) >= 12) ? 12 : 0),
    minute,
  };
}

function onlyBox(shown: readonly Entry[], name: RegExp): Entry | undefined {
  const [only, ...others] = shown.filter(
    ({ node }) => node.tag === 'input' && /^(?:textbox|spinbutton)$/.test(node.role) && name.test(node.name),
  );
  return others.length === 0 ? only : undefined;
}
