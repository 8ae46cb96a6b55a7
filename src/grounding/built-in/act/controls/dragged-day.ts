/** "Drag it to the 22nd": in a calendar a day, and not the twenty-second of anything. */
import { type Token, tokenize } from '../../language/lexer.js';
import { type PageIndex, readable } from '../../matching/page-index.js';

/** Days that are shown by their numbers make a calendar from so many on. */
const LEAST_DAYS = 20;

/** The number of the day, where the page shows a month; what was said otherwise. */
export function dayAsNumber(place: readonly Token[], { entries }: PageIndex): readonly Token[] {
  const said = place.filter(({ lower }) => !/^(?:the|on|to|day)$/.test(lower));
  const day = said.length === 1 ? /^(\d{1,2})(?:st|nd|rd|th)$/.exec(said[0]?.lower ?? '')?.[1] : undefined;
  if (day === undefined) return place;
  const days = new Set(
    entries.flatMap(({ node }) => /^(?:[12]?\d|3[01])(?=\s|$)/.exec(readable(node))?.[0] ?? []),
  );
  return days.size >= LEAST_DAYS && days.has(day) ? tokenize(`"${day}"`) : place;
}
