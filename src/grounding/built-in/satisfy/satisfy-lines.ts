/** How many lines the one list has that stands under a heading: "the method has 3 steps". */
import { dataOf, type Reading, refsOf } from '../../../contract/reading.js';
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { withoutAddLine } from '../extract/extract-add-line.js';
import { type PageIndex, pageIndex } from '../extract/extract-page.js';
import { visible } from '../extract/extract-tree.js';
import { plainWords } from '../extract/extract-words.js';
import type { Claim } from './satisfy-claims.js';
import { showsPart } from './satisfy-holds.js';

type CountClaim = Extract<Claim, { kind: 'count' }>;

/** Any line of a list is called one of these. */
const lineWord = /^(?:steps?|items?|entries|entry|points?|bullets?|bullet points?|lines?|list items?)$/iu;

/** The lines of that list; undefined where no heading says just what they stand under, or several do, or it has no list of its own. */
export function linesOfPart({ of, within, left }: CountClaim, content: Snapshot): Reading | undefined {
  return lineWord.test(of) && !left ? linesUnder(within, content) : undefined;
}

/** The lines of the one list under the heading that says these words. */
export function linesUnder(title: string, content: Snapshot): Reading | undefined {
  const page = pageIndex(content);
  const part = behindHeading(page, title);
  const [list, ...others] = part.flatMap((node) => [...visible(node)].filter(({ role }) => role === 'list'));
  const items = withoutAddLine(
    page.tree,
    (list?.children ?? []).filter(({ role, hidden }) => role === 'listitem' && !hidden),
  );
  const itemRefs = items.flatMap(({ ref }) => ref ?? []);
  const isWhole = list !== undefined && others.length === 0 && itemRefs.length === items.length;
  return isWhole && items.length > 1 && !showsPart(page, list)
    ? { kind: 'count', itemRefs, value: items.length }
    : undefined;
}

/** Whether what was read stands outside the one part of the page that it is said to stand in. */
export function isOutside(reading: Reading, within: string, content: Snapshot): boolean {
  const part = behindHeading(pageIndex(content), within);
  const refs = new Set(part.flatMap((node) => [...walk(node)].flatMap(({ ref }) => ref ?? [])));
  return part.length > 0 && refsOf(reading).every((ref) => !refs.has(ref));
}

/** "It takes 20 minutes": a number of other things than lines. */
export function countsOther(reading: Reading, of: string, { root }: Snapshot): boolean {
  const node =
    reading.kind === 'leaf' && lineWord.test(of) && [...walk(root)].find(({ ref }) => ref === reading.ref);
  if (!node) return false;
  const counted = [...textOf(node).matchAll(/(?<number>\d+)\s(?<noun>\p{L}+)/gu)].find(
    ({ groups }) => groups?.['number'] === String(dataOf(reading)),
  );
  const noun = counted?.groups?.['noun']?.toLowerCase();
  return noun !== undefined && !lineWord.test(noun);
}

/** What stands between the one heading that says these words and the next one. */
function behindHeading({ tree }: PageIndex, within: string): SnapshotNode[] {
  const said = plainWords(
    within.replace(/^(?:in|on|of|at|under|within) /iu, '').replace(/ (?:list|section|part)$/iu, ''),
  );
  const words = said.filter((word) => !/^(?:the|my|your|our)$/u.test(word));
  const headings = tree.nodes.filter(({ role }) => role === 'heading');
  const [heading, ...others] = headings.filter((node) =>
    [words, said].some((each) => each.join(' ') === plainWords(tree.textOf(node)).join(' ')),
  );
  const around = heading && tree.parentOf(heading);
  if (!heading || !around || others.length > 0) return [];
  const behind = around.children.slice(around.children.indexOf(heading) + 1).filter(({ hidden }) => !hidden);
  const next = behind.findIndex((node) => [...visible(node)].some((each) => headings.includes(each)));
  return next < 0 ? behind : behind.slice(0, next);
}
