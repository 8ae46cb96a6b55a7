/**
 * "Book the 2:30 appointment in the afternoon", "reserve 10:00": of times that stand there to be chosen the one that is said, and then the one
 * button that says the verb.
 */
import type { Clause } from '../../language/clause.js';
import { clockOf } from '../../language/clock.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';

const said =
  /^(?<verb>book|reserve|schedule|request|claim) (?:(?:the|a|an|my|our) )?(?:(?<noun>slot|appointment|time|session|visit|one|table|court|seat)(?: (?:at|for))? )?(?:at |for )?(?<time>\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?|noon)(?: (?:slot|appointment|time|session|visit|one|table|court))?(?: (?:in the|this) (?<part>morning|afternoon|evening))?[.!]?$/iu;

/** Fewest times of what is a choice of them. */
const FEWEST = 2;

/** Chooses the time and presses the button; undefined where there is no such time to choose, or several, or no such button. */
export function slotDeed({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const {
    verb: deed,
    time = '',
    part,
  } = (verb === 'goal' ? said.exec(text.trim())?.groups : undefined) ?? {};
  const minutes = deed === undefined ? undefined : clockOf(time);
  if (deed === undefined || minutes === undefined) return undefined;
  const slots = slotsOn(index);
  if (slots.length < FEWEST) return undefined;
  // Without "pm" a time before noon may as well be one after it.
  const isPlain = !/m\.?$/i.test(time) && minutes <= 12 * 60;
  const wanted = (at: number): boolean => {
    const day = partOf(at);
    if (part === undefined ? !isPlain : false) return at === minutes;
    return at % 720 === minutes % 720 && (part === undefined || day.includes(part.toLowerCase()));
  };
  const fitting = slots.filter((slot) => wanted(slot.at));
  const [slot, ...others] = fitting;
  const [button, ...more] = index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      fold(entry.node.name).split(' ').length <= 3 &&
      fold(entry.node.name).split(' ')[0] === deed.toLowerCase() &&
      !slots.some((each) => each.entry === entry),
  );
  if (!slot || others.length > 0 || !button || more.length > 0) return undefined;
  return chosenAndSent(slot.entry, button, { text, deed });
}

/** The time is chosen, and then the button is pressed that does the deed. */
export function chosenAndSent(
  { node: { role, ref = '' } }: Entry,
  button: Entry,
  { text, deed }: { text: string; deed: string },
): Outcome {
  const target: Token[] = [{ ...wordToken(button.node.name), kind: 'quoted' }];
  return {
    kind: 'instead',
    clauses: [
      { verb: role === 'radio' ? 'check' : 'click', said: 'click', readings: [{}], text, at: ref },
      { verb: 'click', said: 'click', readings: [{ target }], text: deed },
    ],
  };
}

/** "Afternoon" and "evening" overlap, as far as people say them. */
function partOf(minutes: number): string {
  if (minutes < 12 * 60) return 'morning';
  return `${minutes < 19 * 60 ? 'afternoon' : ''} ${minutes >= 16 * 60 ? 'evening' : ''}`;
}

/** The times that can be chosen; below "Afternoon" 2:30 is 14:30. */
function slotsOn(index: PageIndex): { entry: Entry; at: number }[] {
  let half: 'early' | 'late' | undefined;
  const found: { entry: Entry; at: number }[] = [];
  for (const entry of index.entries) {
    const { node } = entry;
    const title = fold(node.text ?? node.name);
    if (/^(?:in the )?morning\b/.test(title)) half = 'early';
    if (/^(?:in the )?(?:afternoon|evening)\b/.test(title)) half = 'late';
    if (!entry.actionable || node.hidden !== undefined || node.disabled === true) continue;
    const at = /^(?:button|radio|option|generic|listitem|link)$/.test(node.role)
      ? clockOf(node.name || readable(node))
      : undefined;
    if (at === undefined || found.some((outer) => isInside(entry, outer.entry))) continue;
    found.push({ entry, at: half === 'late' && at < 12 * 60 ? at + 12 * 60 : at });
  }
  return found;
}
