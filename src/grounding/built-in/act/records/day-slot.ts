/**
 * "Choose the 10:30 slot on Tuesday", "book Dr. Lind at 9 am": of times that stand there to be clicked under titles of their own, the one of the
 * title that says all else; where a button says the verb, it is pressed then. Where the days stand in a row of their own and the times are those of
 * the one that is chosen there, the day is chosen first.
 */
import type { Clause } from '../../language/clause.js';
import { clockOf, clocksOf } from '../../language/clock.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, fold, isAmong, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { daysOffered } from '../evidence/day-shown.js';
import { chosenAndSent } from './slot-deed.js';

const CONFIDENCE = 0.85;

const deeds = /^(?:choose|pick|select|take|click|grab|book|reserve|schedule)(?: on)? (?<rest>.+?)[.!]?$/iu;
const moment =
  /(?:\b(?:at|from|for) )?\b(?<time>\d{1,2}[:.h]\d{2}(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|\d{1,2} o'clock|noon)/iu;

/** "The 9th". */
const ordinal = /\b(\d{1,2})(?:st|nd|rd|th)\b/gu;

/** What no title has to say. */
const frame = /^(?:slot|time|appointment|session|option|one|start|starting|o'clock)$/;

/** Most texts of one title, and most characters of each. */
const MOST = { texts: 3, letters: 60 };

/** Clicks the time; undefined where not just one of that title is there, or what else belongs to the deed is not clear. */
export function daySlot(clause: Clause, { index, last }: Scene): Outcome | undefined {
  const { verb, text, readings, followed } = clause;
  if (!/^(?:goal|select|click)$/.test(verb)) return undefined;
  if (
    readings.some(({ target = [], value = [] }) =>
      [...target, ...value].some(({ kind }) => kind === 'variable'),
    )
  )
    return undefined;
  const rest = deeds.exec(text.trim())?.groups?.['rest'];
  const time = rest === undefined ? undefined : moment.exec(rest);
  const [minutes, ...more] = clocksOf(time?.groups?.['time'] ?? '');
  if (rest === undefined || !time || minutes === undefined || more.length > 0) return undefined;
  const said = rest.replace(time[0], ' ').replace(ordinal, '$1');
  const words = contentOf(said).filter((word) => !frame.test(word.text));
  if (words.length === 0) return undefined;
  const slots = slotsOn(index);
  const fitting = slots.filter(({ entry, at }) => at === minutes && isUnder(entry, words, slots, index));
  const [slot, ...others] = fitting;
  const day = slots.length > 0 && !slot ? dayToChoose(words, index) : undefined;
  if (day?.node.ref !== undefined && day !== last)
    return {
      kind: 'instead',
      clauses: [{ verb: 'click', said: 'click', readings: [{}], text, at: day.node.ref }, clause],
    };
  if (!slot || others.length > 0 || slot.entry.node.disabled === true) return undefined;
  const [deed = ''] = fold(text.trim()).split(' ');
  const sent = sentBy(deed, slots, index);
  // What is said behind it may belong to the booking.
  if (sent === 'unclear' || (sent && followed)) return undefined;
  if (sent) return chosenAndSent(slot.entry, sent, { text, deed });
  const method = slot.entry.node.role === 'radio' ? 'check' : 'click';
  return {
    kind: 'steps',
    steps: [stepOn(slot.entry, method, { confidence: CONFIDENCE })],
    explained: text,
  };
}

interface Slot {
  entry: Entry;
  at: number;
}

/** What shows a time of day alone and can be clicked, whether it may be or not. */
function slotsOn(index: PageIndex): Slot[] {
  const found: Slot[] = [];
  for (const entry of index.actionable) {
    const { node } = entry;
    if (node.hidden !== undefined || !/^(?:button|radio|option|generic|listitem|link)$/.test(node.role))
      continue;
    const at = clockOf(node.name || readable(node));
    if (at === undefined || found.some((outer) => isInside(entry, outer.entry))) continue;
    found.push({ entry, at });
  }
  return found;
}

/** The day that says all of it, of several in a row of which another one is shown. */
function dayToChoose(words: readonly Word[], index: PageIndex): Entry | undefined {
  const { days, shown } = daysOffered(index);
  const [day, ...others] = days.filter(({ node }) => {
    const own = wordsOf(node.name || readable(node));
    return words.every((word) => isAmong(word, own));
  });
  return shown && day !== shown && others.length === 0 && day?.node.disabled !== true ? day : undefined;
}

/** Every word is said by the texts that stand over the row of times; "Tue 4" is Tuesday. */
function isUnder(slot: Entry, words: readonly Word[], slots: readonly Slot[], index: PageIndex): boolean {
  const titles: string[] = [];
  const { days, shown: chosen } = daysOffered(index);
  // A day that could be chosen instead is no title of the times of the one that is; which one is, the page may not say.
  const [from, to] = [days[0]?.order ?? 0, days.at(-1)?.order ?? 0];
  const areInRow = !slots.some(({ entry }) => entry.order > from && entry.order < to);
  const isOther = (entry: Entry): boolean =>
    areInRow && days.some((day) => day !== chosen && (day === entry || isInside(entry, day)));
  for (let at = slot.order - 1; at >= 0 && titles.length < MOST.texts; at -= 1) {
    const entry = index.entries[at] as Entry;
    const isOfSlot = slots.some((each) => each.entry === entry || isInside(entry, each.entry));
    const shown =
      entry.node.children.length === 0 || entry.node.role === 'heading' ? readable(entry.node) : '';
    if (isOfSlot) {
      if (titles.length > 0) break;
      continue;
    }
    if (isOther(entry)) continue;
    if (shown === '' || shown.length > MOST.letters || clockOf(shown) !== undefined) continue;
    titles.push(shown);
    if (entry.node.role === 'heading') break;
  }
  const said = titles.flatMap((title) => wordsOf(title));
  return words.every((word) => isAmong(word, said));
}

/** The one button that books what is chosen; none, where the time is all that is clicked; unclear, where it is not known which. */
function sentBy(deed: string, slots: readonly Slot[], index: PageIndex): Entry | 'unclear' | undefined {
  if (!/^(?:book|reserve|schedule)$/.test(deed)) return undefined;
  const buttons = index.actionable.filter(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      !slots.some((slot) => slot.entry === entry) &&
      tokenize(entry.node.name).length <= 4,
  );
  const [button, ...others] = buttons.filter(({ node }) =>
    /^(?:book|reserve|schedule|confirm)\b/i.test(node.name),
  );
  if (others.length > 0) return 'unclear';
  const isGoingOn = buttons.some(({ node }) =>
    /^(?:continue|next|submit|send|done|save|proceed)\b/i.test(node.name),
  );
  return button ?? (isGoingOn ? 'unclear' : undefined);
}
