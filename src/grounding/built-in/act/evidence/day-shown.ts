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
  const days = index.actionable.filter(
    ({ node }) =>
      /^(?:button|tab|link|generic|radio)$/.test(node.role) &&
      shownBy(node).length <= LONGEST &&
      dayIn(shownBy(node)) !== undefined,
  );
  const day = `${said}day`;
  if (days.length < FEWEST || !days.some((each) => isOn(each, day))) return undefined;
  const shown = days.filter((each) => isMarked(each, days));
  return shown.length === 1 && !shown.some((each) => isOn(each, day)) && !(last && isOn(last, day))
    ? day
    : undefined;
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
