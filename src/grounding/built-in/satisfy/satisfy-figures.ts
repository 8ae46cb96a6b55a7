/** How many of something a record has: "the post by Jon Park has 27 likes", and how many a badge beside a name tells. */
import { dataOf, type Reading, type Trim } from '../../../contract/reading.js';
import type { Snapshot, SnapshotNode } from '../../../contract/snapshot.js';
import { labelScore, matchColumns } from '../extract/extract-columns.js';
import { pageIndex, type PageIndex } from '../extract/extract-page.js';
import type { WantScalar } from '../extract/extract-schema.js';
import { isInside } from '../extract/extract-tree.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { toWord } from '../language/words.js';
import { isNounOfPage } from '../matching/nouns-of-page.js';
import { indexOf } from '../matching/page-index.js';
import type { Claim } from './satisfy-claims.js';
import { type NamedRecord, recordsNamed } from '../extract/extract-named.js';

type CountClaim = Extract<Claim, { kind: 'count' }>;

const number: WantScalar = { kind: 'scalar', parse: 'integer', description: '' };

/** The one figure of the record that the claim is about, by what the page calls it. */
export function figureOf(
  { of, within, expected, operator }: CountClaim,
  content: Snapshot,
): Reading | undefined {
  const subject = /^(?:in|of|on) (?<subject>.+)$/iu.exec(within)?.groups?.['subject'];
  const nouns = plainWords(of);
  if (subject === undefined || nouns.length === 0) return undefined;
  const page = pageIndex(content);
  for (const records of recordsNamed(page, subject)) {
    const found = records
      .flatMap((record) => figuresIn(page, record, nouns))
      // "8 spots left" are not all the spots that there are.
      .filter(({ isWhole, reading }) => isWhole || (operator === 'amount' && dataOf(reading) === expected))
      .map(({ reading }) => reading);
    const different = new Map(found.map((reading) => [String(dataOf(reading)), reading]));
    const [only] = different.values();
    if (only) return different.size === 1 ? only : undefined;
  }
  return undefined;
}

function figuresIn(
  page: PageIndex,
  { region, row }: NamedRecord,
  nouns: readonly string[],
): { reading: Reading; isWhole: boolean }[] {
  const asked = new Set(nouns);
  const columns = region.columns().filter((column) => labelScore(nouns, column, region) >= ENOUGH);
  return matchColumns(page, { ...region, columns: () => columns }, [nouns], number, [row]).flatMap(
    ({ column, readings: [reading] }) => {
      const isWhole = column.labels.some(({ words }) =>
        [...words].every((word) => explained(word, asked) > 0),
      );
      return reading ? [{ reading, isWhole }] : [];
    },
  );
}

/** Below this a part of a record is not called so. */
const ENOUGH = 0.55;

/** Words for what may have a figure beside its name. */
const kindWord =
  /^(?:the|channel|folder|tab|list|section|mailbox|category|filter|label|group|room|lane|column|queue|menu|page|project|board)$/u;

/**
 * The figure beside a name, where it is the number that the claim speaks of: "design 3", "Inbox (5)". What another figure would tell nobody
 * knows: it may count what is new, or all.
 */
export function figureBesideName(
  { of, within, expected, operator }: CountClaim,
  content: Snapshot,
): Reading | undefined {
  const subject = /^in (?<subject>.+)$/iu.exec(within)?.groups?.['subject'];
  if (operator !== 'amount' || subject === undefined) return undefined;
  const page = pageIndex(content);
  const words = plainWords(subject);
  const nouns = plainWords(of);
  const found = page.tree.nodes.flatMap((node) => {
    const { name, figure, before } = badge.exec(page.tree.textOf(node))?.groups ?? {};
    if (node.ref === undefined || !name || figure === undefined) return [];
    const said = plainWords(name);
    const isNamed =
      said.length > 0 &&
      said.every((word) => words.includes(word)) &&
      words.every((word) => said.includes(word) || kindWord.test(word) || nouns.includes(word));
    return isNamed ? [{ node, figure, before: before ?? '' }] : [];
  });
  const inner = found.filter(
    ({ node }) => !found.some((other) => other.node !== node && isInside(page.tree, other.node, node)),
  );
  const [only, ...others] = inner;
  if (!only || others.length > 0 || Number(only.figure) !== expected) return undefined;
  // What is counted here may be listed there: then that is to be counted.
  if (isListed(page, nouns)) return undefined;
  return readingOf(page, only.node, only.before, only.figure);
}

const badge = /^(?<before>[^\p{L}\d]*(?<name>\p{L}[^\d()]{1,30}?)\s*\(?)(?<figure>\d{1,5})\)?$/u;

/** "18 open issues", where a tab or link of the page that is about issues says "18 Open": the one figure beside just that state. */
export function figureBesideState(
  { of, within, operator }: CountClaim,
  { snapshot, content }: { snapshot: Snapshot; content: Snapshot },
): Reading | undefined {
  const [state, noun, ...others] = plainWords(of);
  if (
    operator !== 'amount' ||
    within !== '' ||
    state === undefined ||
    noun === undefined ||
    others.length > 0
  )
    return undefined;
  if (!isNounOfPage(toWord(noun), indexOf(snapshot))) return undefined;
  const page = pageIndex(content);
  const found = page.tree.nodes.flatMap((node) => {
    const {
      before = '',
      figure,
      name,
    } = figureFirst.exec(page.tree.textOf(node))?.groups ?? badge.exec(page.tree.textOf(node))?.groups ?? {};
    const isState = name !== undefined && plainWords(name).join(' ') === state;
    return node.ref !== undefined && figure !== undefined && isState ? [{ node, figure, before }] : [];
  });
  const [only, ...more] = found.filter(
    ({ node }) => !found.some((other) => other.node !== node && isInside(page.tree, other.node, node)),
  );
  return only && more.length === 0 ? readingOf(page, only.node, only.before, only.figure) : undefined;
}

/** "✓ 4 Closed". */
const figureFirst = /^(?<before>[^\p{L}\d]*)(?<figure>\d{1,5})\s+(?<name>\p{L}[\p{L} ]{1,30})$/u;

function readingOf(page: PageIndex, node: SnapshotNode, before: string, figure: string): Reading | undefined {
  const text = page.tree.textOf(node);
  const after = text.slice(before.length + figure.length);
  const trim: Trim = { before, ...(after !== '' && { after }) };
  const { ref } = node;
  return ref === undefined
    ? undefined
    : { kind: 'leaf', ref, from: 'text', parse: 'integer', value: Number(figure), trim };
}

function isListed(page: PageIndex, nouns: readonly string[]): boolean {
  const noun = nouns.at(-1) ?? '';
  return (
    nouns.length === 1 &&
    page.regions.some(({ items, words }) => items.length > 1 && explained(noun, words) >= 0.85)
  );
}
