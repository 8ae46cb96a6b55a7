/** Plain boxes that stand beside others of their kind: the tabs of a row, the numbers of pages, the entries of a list. */
import { fold, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { below, type Entry, isInside, mentionsOf, type PageIndex, partsOf } from './page-index.js';

/** Most words of one of a row. */
const MAX_WORDS = 6;

/** Most pixels that the boxes of one line are off. */
const SAME_LINE = 4;

/** Boxes of its kind that stand in one line with it: of the same tag, all short, next to each other. */
export function inLineWith(entry: Entry, index: PageIndex): Entry[] {
  const isOf = (other: Entry): boolean => wordsOf(textOf(other.node)).length <= MAX_WORDS;
  if (isPart(entry) && entry.parent) {
    // The parts of one line have no boxes of their own.
    const parts = partsOf(index).filter((part) => part.parent === entry.parent && part !== entry);
    const rest = parts.reduce(
      (text, part) => text.replace(part.node.name, ''),
      textOf(entry.parent.node).replace(entry.node.name, ''),
    );
    return /[\p{L}\p{N}]/u.test(rest) ? [] : parts.filter(isOf);
  }
  const { box } = entry.node;
  return alikeWith(entry, index).filter(
    (other) =>
      isOf(other) &&
      box !== undefined &&
      other.node.box !== undefined &&
      Math.abs(other.node.box.y - box.y) <= SAME_LINE,
  );
}

/** Its neighbours of the same tag and class that say something else, each in a wrapper of its own or not. */
export function alikeWith(entry: Entry, index: PageIndex): Entry[] {
  const { parent } = entry;
  if (!parent) return [];
  const among = (holder: Entry): Entry[] =>
    below(index, holder).filter(
      (other) =>
        other !== entry &&
        other.depth === entry.depth &&
        isPlain(other.node) &&
        other.node.tag === entry.node.tag &&
        (other.node.classes?.[0] === entry.node.classes?.[0] || isMarked(other) || isMarked(entry)) &&
        /[\p{L}\p{N}]/u.test(textOf(other.node)),
    );
  if (isPart(entry))
    return [...partsOf(index)].filter((part) => part !== entry && part.depth === entry.depth);
  const beside = among(parent).filter((other) => other.parent === parent);
  return beside.length > 0 || !parent.parent ? beside : among(parent.parent);
}

/** The one of a row that is chosen often has another class for it. */
export function isMarked(entry: Entry): boolean {
  return markWord(entry) !== undefined;
}

/** The word of the class that marks it. */
export function markWord({ node }: Entry): string | undefined {
  const marks = (node.classes ?? []).map(
    (mark) => /(?:^|[-_])(active|selected|current|on|open|sel|act)$/i.exec(mark)?.[1],
  );
  return marks.find((mark) => mark !== undefined);
}

/** The boxes, and parts of texts, that say just this and can be seen; of one inside another only the inner. */
export function calledSo(name: string, kind: string | undefined, index: PageIndex): Entry[] {
  const wanted = bareOf(name);
  const words = wordsOf(name);
  const [first] = words;
  if (wanted === '' || !first) return [];
  const all = [...mentionsOf(first, index), ...partsOf(index)].filter(({ node }) => isPlain(node));
  const number = numberAtEnd(name);
  const exact = innermost(
    all.filter(({ node }) => {
      const text = textOf(node);
      // "Photo 2" is not "Photo 1", whatever the number counts.
      return bareOf(text) === wanted && (number === undefined || number === numberAtEnd(text));
    }),
  );
  if (exact.length > 0 || kind !== 'tab') return exact;
  // "The shipping tab" is "Shipping & returns".
  return innermost(all.filter(({ node }) => saysAll(node, words)));
}

function numberAtEnd(text: string): string | undefined {
  return /(?<!\d)(\d+)\)?\s*$/u.exec(text)?.[1];
}

function saysAll(node: Entry['node'], words: readonly Word[]): boolean {
  const shown = wordsOf(textOf(node));
  return shown.length <= 4 && words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
}

/** Without the signs in front and the number behind: "▸ Europe", "# design", "Done (2)". */
export function bareOf(text: string): string {
  return fold(text)
    .replace(/^[\s▸▶►▹▷▾▼▿▽›»⊞⊟⌄+#*•·>–-]+(?=\p{L})/u, '')
    .replace(/[\s▸▶►▹▷▾▼▿▽›»⊞⊟⌄+>–-]+$/u, '')
    .replace(/(?<=\p{L})[\s]*(?:\(\d+\)|\s\d+)$/u, '')
    .trim();
}

function innermost(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) =>
      !entries.some((other) => other !== entry && (isInside(other, entry) || other.parent === entry)),
  );
}

/** A box, item or text that can be seen, without a role that says what it does. */
export function isPlain({ role, ref, hidden, tag }: Entry['node']): boolean {
  return (
    ref !== undefined &&
    // A component says what it is once it is ready.
    !/^slot$|-/.test(tag ?? '') &&
    hidden === undefined &&
    /^(?:generic|listitem|text|paragraph|strong|emphasis)$/.test(role)
  );
}

/** What a plain box or text says itself. */
export function textOf({ role, name, text }: Entry['node']): string {
  return role === 'text' ? name : (text ?? name);
}

/** A part of a text, and no node of its own; it has no box. */
function isPart({ order }: Entry): boolean {
  return !Number.isInteger(order);
}
