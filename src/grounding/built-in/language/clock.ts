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
