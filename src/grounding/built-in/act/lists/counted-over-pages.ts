/**
 * "Open the 5th result", where a page shows three of them and the pager leads to the next: it is the second one of page 2. Only on the first
 * page, where the results are numbered, or where the page says that there are so many.
 */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { wordToken } from '../../language/token-runs.js';
import { recordNouns, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { pageNumber, pagersOf } from './do-pager.js';

/** The clauses that turn to the page and count on it; undefined where the page shows it itself, or does not tell. */
export function countedOverPages(clause: Clause, scene: Scene): Outcome | undefined {
  const wanted = countedIn(clause);
  const [pager, ...others] = wanted ? pagersOf(scene) : [];
  if (!wanted || !pager || others.length > 0) return undefined;
  const numbers = pager.flatMap((each) => pageNumber(each) ?? []);
  const lines = linesAbove(pager, scene.index);
  const size = lines.length;
  // What has come up with a search shows its first page.
  const isFresh = scene.before !== undefined && pagersOf({ ...scene, index: scene.before }).length === 0;
  if (size < 2 || wanted.ordinal <= size || (numbers.includes('1') && !isFresh)) return undefined;
  // All pages but the last are full: whether that one has so many, it shows.
  const full = isFresh ? Math.max(...numbers.map(Number)) * size : 0;
  const total = totalOf(wanted.noun, scene.index) ?? (isNumbered(lines) ? wanted.ordinal : full);
  if (total < wanted.ordinal) return undefined;
  const page = String(Math.ceil(wanted.ordinal / size));
  if (!numbers.includes(page)) return undefined;
  const place = wanted.ordinal - (Number(page) - 1) * size;
  const target = [wordToken('the'), wordToken(`${place}th`), wordToken(wanted.noun)];
  return {
    kind: 'instead',
    clauses: [
      {
        verb: 'click',
        said: 'go to',
        readings: [{ target: [wordToken('page'), wordToken(page)] }],
        text: `go to page ${page}`,
      },
      { ...clause, readings: [{ target }] },
    ],
  };
}

/** "The 5th result": its place and the noun, with nothing else said. */
function countedIn({ verb, readings }: Clause): { ordinal: number; noun: string } | undefined {
  const [only, ...others] = readings;
  const target = only?.target ?? [];
  if (!/^(?:click|open|select)$/.test(verb) || others.length > 0 || only?.value || only?.destination)
    return undefined;
  const rest = target[0]?.lower === 'the' ? target.slice(1) : target;
  const [, noun, ...more] = rest.filter(
    ({ lower }, at) => !(at === 1 && lower === 'search' && rest.length > 2),
  );
  const count = ordinalAt(rest, 0);
  const isNoun = noun?.kind === 'word' && wordsOf(noun.text).every(({ stem }) => recordNouns.has(stem));
  return noun &&
    isNoun &&
    more.length === 0 &&
    count?.length === 1 &&
    count.ordinal > 1 &&
    count.take === undefined
    ? { ordinal: count.ordinal, noun: noun.lower }
    : undefined;
}

/** The lines of the list right above the pager. */
function linesAbove([first]: readonly Entry[], index: PageIndex): readonly Entry[] {
  // The numbers of the pages may stand in a list of their own.
  const before = index.entries.filter(
    (entry) =>
      entry.record &&
      first !== undefined &&
      entry.order < first.order &&
      !entry.node.hidden &&
      !isInside(first, entry),
  );
  const nearest = before.at(-1);
  return before.filter(({ parent }) => parent === nearest?.parent);
}

/** "1. …", "2. …": each line says its place. */
function isNumbered(lines: readonly Entry[]): boolean {
  return lines.every(({ node }, at) => new RegExp(`^#?${at + 1}[.):]?\\s`).test(readable(node)));
}

/** "8 results", "1–3 of 8 results": so many there are, as the page says. */
function totalOf(noun: string, index: PageIndex): number | undefined {
  const stem = wordsOf(noun)[0]?.stem;
  const totals = index.entries.flatMap(({ node, actionable }) => {
    if (actionable || node.hidden) return [];
    const said = /^(?:.*\bof )?(\d{1,6}) (\p{L}+)\b/iu.exec((node.text ?? node.name).trim());
    return said && wordsOf(said[2] ?? '')[0]?.stem === stem ? [Number(said[1])] : [];
  });
  return new Set(totals).size === 1 ? totals[0] : undefined;
}
