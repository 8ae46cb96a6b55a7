/** A value is no more than what the field asks for: of a block with a name, an address and a telephone number the venue is the name. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { daysIn, placeOf } from './extract-byline.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import type { Tree } from './extract-tree.js';

/** Who or what goes by a name, which is a few words long. */
const nameWord =
  /^(?:author|writer|artist|band|performer|venue|organi[sz]er|host|speaker|seller|vendor|brand|company|employer|customer|sender|recipient|owner|instructor|teacher|director|actor|publisher|manufacturer|user|username|person|name|city|country|position|who)$/u;
const dateWord = /^(?:date|day|published|created|updated|birthday|deadline)$/u;

/** More than this is a text with more in it than a name, and than a date. */
const NAME = 60;
const DATE = 40;

/** The reading, cut down to the part that is asked for; undefined where the value holds more and no part of it is plainly meant. */
export function narrowed(
  page: PageIndex,
  reading: Reading,
  words: readonly string[],
  want: WantScalar,
): Reading | undefined {
  if (reading.kind !== 'leaf' || reading.parse !== 'string' || reading.from !== 'text' || want.allowed)
    return reading;
  const value = String(dataOf(reading));
  const node = page.tree.nodes.find((each) => each.ref === reading.ref);
  if (!node) return reading;
  const isDate = words.some((word) => dateWord.test(word));
  if (isDate) {
    const [day = value] = daysIn(value);
    const isMore = value.length > DATE || /\p{L}{3}.*\p{L}{3}/u.test(value.replace(day, ''));
    return isMore && value.length > day.length + 12 ? dayOf(page, node, value, want) : reading;
  }
  if (!words.some((word) => nameWord.test(word))) return reading;
  if (!reading.trim && linesOf(page.tree, node).length > 2) return firstName(page, node, want);
  return isSentence(value) ? undefined : reading;
}

/** The only day that a longer text says. */
function dayOf(page: PageIndex, node: SnapshotNode, value: string, want: WantScalar): Reading | undefined {
  const [day, ...others] = new Set(daysIn(value));
  const place =
    day !== undefined && others.length === 0 ? placeOf(page.tree.textOf(node), day, node) : undefined;
  const leaf = place && readLeaf(page.tree, place, want);
  return leaf?.ok ? leaf.reading : undefined;
}

/** The first line of a block, where it is set apart as a title. */
function firstName(page: PageIndex, node: SnapshotNode, want: WantScalar): Reading | undefined {
  const [first] = linesOf(page.tree, node);
  const isTitle =
    first !== undefined &&
    (/^(?:heading|link|strong)$/u.test(first.role) ||
      /^(?:name|org|fn|title)$/u.test(first.itemprop ?? '') ||
      (first.classes ?? []).some((name) => /(?:^|[-_])(?:name|title|fn|org)$/u.test(name)));
  const leaf =
    isTitle && !isSentence(page.tree.textOf(first)) ? readLeaf(page.tree, { node: first }, want) : undefined;
  return leaf?.ok ? leaf.reading : undefined;
}

/** The parts of a block that stand on lines of their own, or are elements of their own. */
function linesOf(tree: Tree, node: SnapshotNode): SnapshotNode[] {
  const inner = node.children.filter((child) => !child.hidden && tree.textOf(child) !== '');
  const [only] = inner;
  if (inner.length === 1 && only && only.role !== 'text') return linesOf(tree, only);
  return inner.some(({ role }) => role === 'text') ? [node] : inner;
}

/** A text that runs on: it is longer than a name, or ends as a sentence does. */
export function isSentence(text: string): boolean {
  return (
    text.length > NAME &&
    /\s\p{Ll}+\s/u.test(text) &&
    (/[.!?](?:\s|$)/u.test(text) || text.split(/\s+/u).length > 9)
  );
}
