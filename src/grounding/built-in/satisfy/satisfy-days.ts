/** What stands on a day of a calendar of one month: "there is a Yoga event on 11 March". The day is the one cell that begins with its number. */
import { compare, type PlannedCheck } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { PageIndex } from '../extract/extract-page.js';
import { leavesOf } from '../extract/extract-parts.js';
import { isInside } from '../extract/extract-tree.js';
import { isRecordNoun } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import { monthNames } from '../matching/date-options.js';

/** A day that a sentence names, and what it says besides. */
export interface DaySaid {
  day: number;
  month: string;
  year: string;
  rest: string;
}

const months = monthNames.join('|');
const dates: readonly RegExp[] = [
  new RegExp(
    `\\bon (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${months})(?:,? (?<year>\\d{4}))?\\b`,
    'iu',
  ),
  new RegExp(
    `\\bon (?<month>${months}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?\\b`,
    'iu',
  ),
];

/** The day; undefined where none is named with its month, or more than the day is said of when. */
export function daySaid(text: string): DaySaid | undefined {
  for (const date of dates) {
    const match = date.exec(text);
    const { day = '', month = '', year = '' } = match?.groups ?? {};
    if (!match) continue;
    const rest = foldSpace(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`);
    if (/\d/u.test(rest) || /\b\p{L}+day\b/iu.test(rest)) return undefined;
    return { day: Number(day), month: month.toLowerCase(), year, rest };
  }
  return undefined;
}

/** What the cell of that day has to say; undefined where the page shows no such cell, or not whether it is what is meant. */
export function onDay(
  page: PageIndex,
  { day, month, year, rest, is }: DaySaid & { is: boolean },
): PlannedCheck[] | undefined {
  if (!isMonthShown(page, month, year)) return undefined;
  const days = cellsOfMonth(page);
  const [cell, ...others] = days.filter((each) => each.day === day);
  const ref = cell?.node.ref;
  if (!cell || ref === undefined || others.length > 0) return undefined;
  const words = rest
    .split(/\s+/u)
    .filter((word) => word !== '' && !/^(?:the|an?|called|named)$/iu.test(word));
  const value = foldSpace(page.tree.textOf(cell.node));
  const reading = { kind: 'leaf', ref, from: 'text', parse: 'string', value } as const;
  const last = words.at(-1)?.toLowerCase().replace(/s$/u, '') ?? '';
  const texts = days.flatMap(({ entries }) => entries);
  const saying = (name: string): string[] =>
    texts.filter((text) => compare(text, { operator: 'says', expected: name, is: true }));
  const names = [words, words.slice(0, -1)].map((each) => each.join(' '));
  const name = names.find(
    (each, at) => each !== '' && saying(each).length > 0 && (at === 0 || isRecordNoun(last)),
  );
  if (name !== undefined) {
    const said = saying(name);
    const whole = said.filter(
      (text) => fold(text.replace(/^\d{1,2}[:.]\d{2}\s?|\s?\d{1,2}[:.]\d{2}$/gu, '')) === fold(name),
    );
    // "Yoga" of one day and "Yoga for beginners" of another may be the same, or not.
    if (whole.length < said.length && whole.length > 0) return undefined;
    if (said.some((text) => /\b(?:no|not|cancelled|canceled)\b/iu.test(text))) return undefined;
    return [{ kind: 'value', reading, operator: 'says', expected: name, is }];
  }
  // Whether there is anything at all: told where days without anything show no more than their number.
  const isAnything = words.length === 1 && /^(?:event|appointment|entry|meeting|booking|item)$/u.test(last);
  const areBare = days.filter(({ entries }) => entries.length === 0).length * 2 >= days.length;
  return isAnything && areBare && new Set(texts).size > 0 && !texts.some((text) => text.length < 3)
    ? [{ kind: 'value', reading, operator: 'matches', expected: '\\p{L}{3}', is }]
    : undefined;
}

interface Day {
  node: SnapshotNode;
  day: number;
  /** What stands there besides the number. */
  entries: string[];
}

/** Cells that count the days of one month, each beginning with its number. */
function cellsOfMonth(page: PageIndex): Day[] {
  const groups = [
    page.tree.nodes.filter(({ role }) => /^(?:gridcell|cell)$/u.test(role)),
    ...page.regions
      .filter(({ kind, items }) => kind === 'repeat' && items.length >= 28)
      .map(({ items }) => items),
  ];
  const found = groups.flatMap((nodes) => {
    const days = nodes.flatMap((node): Day[] => {
      const [first = '', ...entries] = leavesOf(page.tree, node)
        .map((leaf) => foldSpace(page.tree.textOf(leaf.node)))
        .filter((text) => text !== '');
      const number = /^(?<day>\d{1,2})\.?$/u.exec(first)?.groups?.['day'];
      return number !== undefined && Number(number) <= 31 ? [{ node, day: Number(number), entries }] : [];
    });
    const numbers = days.map(({ day }) => day);
    const isMonth = numbers.length >= 14 && isCounting(numbers);
    return isMonth ? [days] : [];
  });
  // The number alone of each day counts as well as the day.
  const outer = found.filter(
    (days) =>
      !found.some((other) =>
        days.every(({ node }) =>
          other.some((each) => each.node !== node && isInside(page.tree, node, each.node)),
        ),
      ),
  );
  const [first = [], ...others] = outer;
  return others.every((days) => days.every(({ node }, at) => node === first[at]?.node)) ? first : [];
}

/** One after the other, but where a month ends. */
function isCounting(numbers: readonly number[]): boolean {
  const breaks = numbers.filter((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);
  return breaks.length <= 2 && breaks.every((number) => number === 1);
}

/** Whether the page says by a heading or a name that it shows this month, and no other one. */
function isMonthShown({ tree }: PageIndex, month: string, year: string): boolean {
  const titles = tree.nodes.flatMap((node) => {
    const text =
      node.role === 'heading' || /^(?:grid|table)$/u.test(node.role) ? node.name || tree.textOf(node) : '';
    const own = text === '' && node.children.length === 0 ? tree.textOf(node) : text;
    return own.length <= 40 ? [own] : [];
  });
  const named = titles.flatMap((text) => {
    const said = new RegExp(`^(?<month>${months})\\b(?:,? (?<year>\\d{4}))?$`, 'iu').exec(
      text.trim(),
    )?.groups;
    return said ? [said] : [];
  });
  return (
    named.length > 0 &&
    named.every((said) => said['month']?.toLowerCase() === month && (year === '' || said['year'] === year))
  );
}
