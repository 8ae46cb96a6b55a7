/** Days that a page offers to choose from, of which it shows one: "Mon 9 Jun", "Tue 10 Jun", … over the lessons of that day. */
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const named = /\b(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b/iu;
const spoken = /\bon (?<day>mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;

/** Days that stand beside each other to choose from, at least. */
const FEWEST = 3;

/** Longest name of a day, in characters: "Thu 12 Jun". */
const LONGEST = 15;

/** The day that a sentence is about and the page offers, while it shows another one. */
export function dayNotShown(
  text: string,
  { index, last }: { index: PageIndex; last: Entry | undefined },
): string | undefined {
  const said = spoken.exec(text.replaceAll(/"[^"]*"/g, '""'))?.groups?.['day'];
  if (said === undefined) return undefined;
  const day = `${said}day`;
  const { days, shown } = daysOffered(index);
  if (!days.some((each) => isOn(each, day))) return undefined;
  return shown && !isOn(shown, day) && !(last && isOn(last, day)) ? day : undefined;
}

/** The one day of the week that a sentence is about; `isOnly` behind "on" alone. */
export function daySaid(text: string, isOnly: boolean): string | undefined {
  const bare = text.replaceAll(/"[^"]*"/g, '""');
  const [said, ...others] = bare.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu) ?? [];
  return said !== undefined && others.length === 0 && (!isOnly || spoken.test(bare)) ? said : undefined;
}

/** The days at the head of the columns of a week: each another one, beside each other. */
export function daysInRow({ entries }: PageIndex): readonly Entry[] {
  const days = entries.filter(
    ({ node }) =>
      node.box !== undefined &&
      node.children.length === 0 &&
      shownBy(node).length <= LONGEST &&
      dayIn(shownBy(node)) !== undefined,
  );
  const tops = [...new Set(days.map(({ node }) => node.box?.y))];
  const rows = tops.map((top) => days.filter(({ node }) => node.box?.y === top));
  const weeks = rows.filter(
    (row) => row.length >= FEWEST && new Set(row.map(({ node }) => dayIn(shownBy(node)))).size === row.length,
  );
  return weeks.length === 1 ? (weeks[0] ?? []) : [];
}

/** The days that stand there to choose from, and the one of them that is shown: "Mon 9 Jun", "Tue 10 Jun", "Wed 11 Jun". */
export function daysOffered({ actionable }: PageIndex): {
  days: readonly Entry[];
  shown: Entry | undefined;
} {
  const days = actionable.filter(
    ({ node }) =>
      /^(?:button|tab|link|generic|radio)$/.test(node.role) &&
      shownBy(node).length <= LONGEST &&
      dayIn(shownBy(node)) !== undefined,
  );
  if (days.length < FEWEST) return { days: [], shown: undefined };
  const [shown, ...others] = days.filter((each) => isMarked(each, days));
  return { days, shown: others.length === 0 ? shown : undefined };
}

/** Whether an element says the day. */
export function isOn({ node }: Entry, day: string): boolean {
  return dayIn(shownBy(node)) === dayIn(day);
}

function dayIn(text: string): string | undefined {
  return named.exec(text)?.groups?.['day']?.toLowerCase();
}

function shownBy(node: Entry['node']): string {
  return node.name || readable(node);
}

/** Chosen, or the only one of its row that its classes tell from the others. */
function isMarked({ node }: Entry, days: readonly Entry[]): boolean {
  if (node.selected === true || node.pressed === true || node.checked === true) return true;
  const marks = (each: Entry['node']): string => (each.classes ?? []).join(' ');
  const alike = days.filter((each) => marks(each.node) === marks(node)).length;
  return alike === 1 && new Set(days.map((each) => marks(each.node))).size === 2;
}
