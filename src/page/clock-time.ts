/** A time of day as people write it, as fields of that type take it. */

/** `2 pm` is `14:00`; undefined for what is no time, and for a bare hour that may be of the morning or of the afternoon. */
export function toClock(text: string): string | undefined {
  const words: Record<string, string> = { noon: '12:00', midday: '12:00', midnight: '00:00' };
  const word = words[text.toLowerCase()];
  if (word) return word;
  const parts =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?(?:\s*(?:o'clock|uhr|h))?$/iu.exec(text);
  if (!parts) return undefined;
  const [, hourText = '', minutes = '00', seconds, half] = parts;
  let hour = Number(hourText);
  // "2" alone is neither two in the morning nor two in the afternoon.
  if (!half && parts[2] === undefined && !/o'clock|uhr|h$/iu.test(text)) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}${seconds ? `:${seconds}` : ''}`;
}
