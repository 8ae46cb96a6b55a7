/** Times of day as people and lists write them: "7:45 AM", "07:45", "2 pm", "14.30". */

/** Minutes since midnight; undefined for what is no time of day. A lone number is none. */
export function clockOf(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(?:12 )?(?:noon|midday)$/.test(plain)) return 12 * 60;
  if (/^(?:12 )?midnight$/.test(plain)) return 0;
  const parts = /^(\d{1,2})(?:[:.h](\d{2}))?(?::00)?\s*(?:([ap])\.?\s?m\.?)?(?:\s*o'clock)?$/.exec(plain);
  const [, hours = '', minutes, half] = parts ?? [];
  if (!parts || (minutes === undefined && half === undefined && !plain.includes("o'clock"))) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes ?? '0')];
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  return (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minute;
}

const numbers: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
const steps: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
};

/**
 * The times of day, in minutes, that a text may mean: "half past two" is one in the morning and one in the afternoon, where it does not say
 * which; what is written in digits is one. Empty for what is no time of day.
 */
export function clocksOf(text: string): readonly number[] {
  const plain = text.trim().toLowerCase().replace(/^at /, '');
  const digits = clockOf(plain);
  if (digits !== undefined) return [digits];
  const [, said = plain, half] =
    /^(.*?),?(?: ?([ap])\.?m\.?| (?:in the |at )(?:(morning)|(?:afternoon|evening|night)))$/.exec(plain) ??
    [];
  const isMorning = half === 'a' || plain.endsWith(' morning');
  const minutes = spoken(said);
  if (minutes === undefined) return [];
  const both = [minutes % 720, (minutes % 720) + 720];
  if (said === plain) return both;
  return isMorning ? both.slice(0, 1) : both.slice(1);
}

/** "Half past two", "a quarter to nine", "ten o'clock", "two thirty". */
function spoken(text: string): number | undefined {
  const hourOf = (word: string | undefined): number => {
    const at = numbers.indexOf(word ?? '');
    return at >= 0 ? at + 1 : /^(?:[1-9]|1[0-2])$/.test(word ?? '') ? Number(word) : 0;
  };
  const [, step, way, hour] = /^(?:an? )?(\S+)(?: minutes)? (past|after|to|before) (\S+)$/.exec(text) ?? [];
  const given = steps[step ?? ''];
  if (given !== undefined && hourOf(hour) > 0)
    return (hourOf(hour) * 60 + (/^(?:past|after)$/.test(way ?? '') ? given : 720 - given)) % 720;
  const [, alone, rest] = /^(\S+) (o'clock|fifteen|thirty|forty-five)$/.exec(text) ?? [];
  const behind: Readonly<Record<string, number>> = {
    "o'clock": 0,
    fifteen: 15,
    thirty: 30,
    'forty-five': 45,
  };
  return rest !== undefined && hourOf(alone) > 0 ? hourOf(alone) * 60 + (behind[rest] ?? 0) : undefined;
}

/** A time of day written as a sample writes one: with or without a leading zero, by twelve hours or by twenty-four. */
export function clockLike(sample: string, minutes: number): string {
  const [, hours = '', mark = ':', gap = '', half] =
    /^(\d{1,2})([:.h])?(?:\d{2})?(?::\d{2})?(\s*)([ap]\.?m\.?)?/i.exec(sample.trim()) ?? [];
  const hour = Math.floor(minutes / 60);
  const shown = half ? hour % 12 || 12 : hour;
  const isPadded = hours.startsWith('0');
  const time = `${isPadded ? String(shown).padStart(2, '0') : shown}${mark}${String(minutes % 60).padStart(2, '0')}`;
  if (!half) return time;
  const letter = hour < 12 ? 'a' : 'p';
  const written = half.toLowerCase().replace(/^[ap]/, letter);
  return `${time}${gap}${/[AP]/.test(half) ? written.toUpperCase() : written}`;
}
