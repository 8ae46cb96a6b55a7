/** "Double-click the 22nd", "click on 22 March": the cell of that day in the one month that the page shows as a table. */
import { type Clause, spell } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { below, type Entry, entryOf, isInside, type PageIndex } from '../../matching/page-index.js';
import { monthNames } from '../../matching/date-options.js';

const CONFIDENCE = 0.85;

/** Days that every month has. */
const DAYS = 28;

const months = monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const day = '(?<day>[1-9]|[12]\\d|3[01])';
const month = `(?<month>${months})`;
const said = [
  `^(?:on )?(?:the )?(?:day |cell )?(?:of )?(?:the )?${day}(?:st|nd|rd|th)(?: (?:of )?${month})?(?: (?:cell|day))?$`,
  `^(?:on )?(?:the )?${day} (?:of )?${month}$`,
  `^(?:on )?${month} (?:the )?${day}(?:st|nd|rd|th)?$`,
].map((each) => new RegExp(each));

/** The click on it; undefined where no such month is shown, or another one than is said. */
export function dayCell(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|dblclick|rightClick)$/.test(clause.verb)) return undefined;
  const target = fold(spell(clause.readings.findLast((reading) => reading.target)?.target ?? []));
  const found = said.map((each) => each.exec(target)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const cells = monthOn(index);
  const cell = cells?.get(Number(found['day']));
  if (!cells || !cell || (found['month'] !== undefined && !isShown(found['month'], index))) return undefined;
  // Where the day holds something, its number is what is meant.
  const number = (cell.node.parts ?? []).find(({ text }) => text.trim() === found['day']);
  const isFull = below(index, cell).some(({ actionable }) => actionable);
  const place = isFull && number ? entryOf(number.ref, index) : cell;
  const method = clause.verb as 'click' | 'dblclick' | 'rightClick';
  return place && (place !== cell || !isFull)
    ? { kind: 'steps', steps: [stepOn(place, method, { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}

/** The cells of the only table whose cells begin with the days of a month, in their order. */
function monthOn(index: PageIndex): ReadonlyMap<number, Entry> | undefined {
  const tables = index.entries.filter(
    ({ node }) => /^(?:table|grid)$/.test(node.role) && node.hidden === undefined,
  );
  const all = tables.flatMap((table) => {
    const days = new Map<number, Entry>();
    for (const entry of below(index, table)) {
      const number = Number(/^\d{1,2}(?=\s|$)/.exec(entry.node.name || (entry.node.text ?? ''))?.[0]);
      // Those of the months around it come before its first, and behind its last.
      if (/^(?:grid)?cell$/.test(entry.node.role) && number === days.size + 1) days.set(number, entry);
    }
    const isOuter = tables.some((other) => other !== table && isInside(other, table));
    return days.size >= DAYS && days.size <= 31 && !isOuter ? [days] : [];
  });
  return all.length === 1 ? all[0] : undefined;
}

/** The page says the month, and no other one. */
function isShown(name: string, index: PageIndex): boolean {
  const named = index.entries.flatMap(({ node }) => {
    const at =
      node.role === 'heading' || node.role === 'caption' || node.tag === 'th'
        ? monthNames.findIndex((each) =>
            new RegExp(`\\b${each}\\b`).test(fold(node.name || (node.text ?? ''))),
          )
        : -1;
    return at < 0 ? [] : [at];
  });
  return named.length > 0 && named.every((at) => monthNames[at]?.startsWith(name.slice(0, 3)) === true);
}
