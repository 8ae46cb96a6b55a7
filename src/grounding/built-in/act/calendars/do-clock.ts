/**
 * "Change the handover time to 16:30", where nobody types into the field: it opens boxes for hour and minute, or a column of hours beside one of
 * minutes, and shows in the end what was set there.
 */
import { clockOf } from '../../language/clock.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { clockFills, hasHalves } from './clock-beside.js';
import { timeBoxes } from './do-segments.js';

type ClockPhase = Extract<Phase, { kind: 'clock' }>;

const CONFIDENCE = 0.9;

/** Opens what sets the time of a field; undefined where no time of day is said. */
export function clockOutcome(field: Entry, text: string, confidence: number): Outcome | undefined {
  const time = timeOf(text);
  const { ref } = field.node;
  if (!time || ref === undefined) return undefined;
  if (sameTime(field.node.value ?? '', time))
    return { kind: 'done', reason: `it is ${text} already`, entries: [field] };
  const phase: Phase = { kind: 'clock', ref, text: text.trim(), stage: 'opening' };
  return { kind: 'steps', steps: [stepOn(field, 'click', { confidence })], phase };
}

/** Sets hour and minute in what came up, takes them over, and sees that the field shows them. */
export function clockPhase(phase: ClockPhase, scene: Scene): Outcome {
  const time = timeOf(phase.text);
  const field = entryOf(phase.ref, scene.index);
  const looked = `the time ${phase.text} in "${field?.node.name ?? 'the field'}" or in what it opens`;
  if (!time || !field) return { kind: 'none', looked, nearest: [] };
  if (phase.stage === 'opening') {
    const fresh = freshEntries(scene);
    const set = setIn(fresh, time, phase.text);
    const taking = takerAmong(fresh);
    return set?.kind === 'steps'
      ? { ...set, phase: { ...phase, stage: 'set', ...(taking !== undefined && { taking }) } }
      : { kind: 'none', looked, nearest: [] };
  }
  const taker =
    phase.stage === 'set' && phase.taking !== undefined ? entryOf(phase.taking, scene.index) : undefined;
  if (taker && taker.node.hidden === undefined && taker.node.disabled !== true)
    return {
      kind: 'steps',
      steps: [stepOn(taker, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, stage: 'taken' },
    };
  if (sameTime(field.node.value ?? '', time)) return { kind: 'done', reason: 'the time is set' };
  return { kind: 'none', looked, nearest: [] };
}

/** The one button of what came up that takes the time over. */
function takerAmong(fresh: ReadonlySet<Entry>): string | undefined {
  const [only, ...others] = [...fresh].filter(
    ({ node }) =>
      node.role === 'button' && /^(?:ok|okay|set|apply|done|save|confirm)$/i.test(node.name.trim()),
  );
  return others.length === 0 ? only?.node.ref : undefined;
}

/** The boxes or the columns that came up, brought to the time; undefined where they are none, or cannot be told apart. */
function setIn(fresh: ReadonlySet<Entry>, time: Time, text: string): Outcome | undefined {
  const shown = [...fresh].filter(({ node }) => node.hidden === undefined);
  const boxes = shown.filter(
    ({ node }) => node.tag === 'input' && /^(?:textbox|spinbutton)$/.test(node.role),
  );
  const [hour, minute, ...others] = boxes;
  if (hour && minute && others.length === 0) {
    const pair = timeBoxes(hour, text, CONFIDENCE);
    if (pair) return pair;
    const isNamed = /\bhours?\b/i.test(hour.node.name) && /\bmin(?:ute)?s?\b/i.test(minute.node.name);
    if (!isNamed || hasHalves(shown)) return undefined;
    return { kind: 'steps', steps: clockFills([hour, minute], time), explained: text };
  }
  return columns(shown, time, text);
}

/** A column of hours and a column of minutes: each has the number once. */
function columns(shown: readonly Entry[], time: Time, text: string): Outcome | undefined {
  const lists = new Map<Entry, Entry[]>();
  for (const entry of shown) {
    const number = /^\d{2}$/.test(labelOf(entry)) && entry.actionable ? entry.parent : undefined;
    if (number) lists.set(number, [...(lists.get(number) ?? []), entry]);
  }
  const [hours, minutes, ...others] = [...lists.values()].filter(({ length }) => length > 1);
  // Seconds may stand behind the minutes; a column of twelve hours wants its half of the day as well.
  if (!hours || !minutes || others.length > 1 || hours.length !== HOURS) return undefined;
  const hour = hours.find((entry) => Number(labelOf(entry)) === time.hour);
  const minute = minutes.find((entry) => Number(labelOf(entry)) === time.minute);
  if (!hour || !minute) return undefined;
  const steps = [hour, minute].map((entry) => stepOn(entry, 'click', { confidence: CONFIDENCE }));
  return { kind: 'steps', steps, explained: text };
}

const HOURS = 24;

function labelOf({ node }: Entry): string {
  return (node.text ?? node.name).trim();
}

interface Time {
  hour: number;
  minute: number;
}

function timeOf(text: string): Time | undefined {
  const minutes = clockOf(text);
  return minutes === undefined ? undefined : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

function sameTime(value: string, { hour, minute }: Time): boolean {
  const shown = timeOf(value.replace(/^(\s*\d{1,2}:\d{2}):\d{2}/, '$1'));
  return shown?.hour === hour && shown.minute === minute;
}
