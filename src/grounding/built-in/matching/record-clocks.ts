/** The times of day that a record shows, as far as they say when something begins or ends, and how long it takes. */

const clock = '(\\d{1,2})[:.](\\d{2})(?: ?([ap])\\.?m\\b\\.?)?(?:\\s?\\+\\d)?';
/** "06:30 → 14:10", "dep. 9:00 – arr. 15:00", "6:30 am to 2:10 pm": from the one to the other, and nothing else between them. */
const span = new RegExp(
  `(?<![\\d:.])${clock}(?:\\s*\\(?\\p{Lu}{3}\\)?)?\\s*(?:[-–—→➔⟶>~]+|to|until|arr(?:ives|\\.)?|,)\\s*(?:arr(?:ives|ival|\\.)?:?\\s*)?${clock}(?![\\d:.])`,
  'giu',
);
const lone = new RegExp(`(?<![\\d:.])${clock}(?![\\d:.])`, 'giu');

const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/iu;

const DAY = 24 * 60;

/** When it begins and, where it says so, ends: minutes since midnight of the day that it begins on. Undefined where it shows none, or several that may be meant. */
export function clocksIn(text: string): { from: number; to?: number } | undefined {
  // Of several days, no time of day says which is the earlier one.
  if (weekday.test(text)) return undefined;
  const spans = [...text.matchAll(span)];
  const [only, ...others] = spans;
  const all = [...text.matchAll(lone)];
  if (only && others.length === 0 && all.length === 2) {
    const [, hour, minute, half, toHour, toMinute, toHalf] = only;
    const [from, to] = [minutesOf(hour, minute, half ?? toHalf), minutesOf(toHour, toMinute, toHalf)];
    if (from === undefined || to === undefined) return undefined;
    // What arrives before it has left arrives on the next day.
    return { from, to: to < from ? to + DAY : to };
  }
  const [one, ...more] = all;
  const from = one && more.length === 0 ? minutesOf(one[1], one[2], one[3]) : undefined;
  return from === undefined ? undefined : { from };
}

/** Minutes from the one to the other. */
export function spanOf(times: { from: number; to?: number } | undefined): number | undefined {
  return times?.to === undefined ? undefined : times.to - times.from;
}

function minutesOf(hour = '', minute = '', half?: string): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > (half ? 12 : 23)) return undefined;
  if (half === undefined) return hours * 60 + minutes;
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
}
