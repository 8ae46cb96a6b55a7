/** Finds what a phrase describes by look and place: colour, shape, size, row and column. Two that fit are two, and none is chosen. */
import type { Box, Look } from '../../../contract/snapshot.js';
import type { Match, Scored, Want } from './candidate.js';
import { colourFit, lightnessOf } from './colours.js';
import { gridOf } from './grids.js';
import type { Along, LookPhrase } from './look-phrase.js';
import { type Entry, type PageIndex, ancestorsOf, isInside } from './page-index.js';
import { fieldRoles } from '../language/types.js';
import { fold } from '../language/words.js';

/** Sizes are told apart from this ratio of areas on. */
const SIZE_GAP = 1.5;
/** What a match by look is worth: certain enough to act on, behind any name. */
const SCORE = 0.9;

/** What the phrase describes, among what can be wanted. */
export function matchLook(phrase: LookPhrase, index: PageIndex, want: Want): Match {
  const entries = index.entries.filter(
    (entry) => want.fit(entry.node, entry) > 0 && (want.among?.(entry) ?? true),
  );
  const fitting = looksLike(phrase, entries, index);
  const ranked = fitting.map(scoredOf);
  const [only, ...others] = fitting;
  if (only === undefined) return { kind: 'none', ranked: [] };
  if (phrase.all) {
    const isAsMany = phrase.all.count === undefined || phrase.all.count === fitting.length;
    return isAsMany && isClear(phrase, fitting)
      ? { kind: 'found', entries: fitting, score: SCORE, exact: false, ranked }
      : { kind: 'ambiguous', ranked };
  }
  return others.length === 0 || (phrase.any && isAnyOf(phrase, fitting, entries, index))
    ? { kind: 'found', entries: [only], score: SCORE, exact: false, ranked }
    : { kind: 'ambiguous', ranked };
}

/** Each of them is what is said, without a doubt: of the colour, and one of the large ones where sizes differ. */
function isAnyOf(
  phrase: LookPhrase,
  fitting: readonly Entry[],
  among: readonly Entry[],
  index: PageIndex,
): boolean {
  const { size, nth, edges, beside, inGrid, sign: _sign, ...plain } = phrase;
  if (nth ?? edges ?? beside ?? inGrid) return false;
  // Where all digits are of one size, they are large beside the letters.
  const halves = size && halvesOf(looksLike(plain, among, index));
  const isSized = !size || fitting.every((entry) => halves?.[size.end].includes(entry));
  return isSized && (size?.degree ?? 'plain') === 'plain' && isClear(phrase, fitting);
}

/** All of a colour are those that nobody would call otherwise. */
function isClear({ colours: [name], shade, noun }: LookPhrase, entries: readonly Entry[]): boolean {
  if (name === undefined) return true;
  return !shade && entries.every((entry) => colourFit(name, colourShown(entry, noun) ?? '') === 1);
}

/** All that fit, in document order: one when the phrase decides, several when it does not. */
export function looksLike(phrase: LookPhrase, among: readonly Entry[], index: PageIndex): readonly Entry[] {
  const visible = among.filter(isVisible);
  const ofNoun = withoutGround(withoutOuter(visible.filter((entry) => isOfNoun(phrase, entry))), index);
  // A square is a rectangle where nothing else is one.
  const ofKind =
    phrase.noun === 'rectangle' && ofNoun.length === 0
      ? withoutOuter(visible.filter((entry) => isOfNoun({ ...phrase, noun: 'square' }, entry)))
      : ofNoun;
  const coloured = byColour(
    phrase,
    ofKind.filter((entry) => marksFit(phrase, entry.node.look ?? {})),
  );
  const said = coloured.filter((entry) => isCalledSo(phrase, entry));
  const beside = phrase.beside ? byRelation(phrase.beside, said, index) : said;
  const sized = phrase.size ? bySize(phrase.size, beside, ofKind) : beside;
  if (phrase.inGrid) return byGrid(phrase, sized);
  const counted = phrase.nth ? byCount(phrase.nth, sized, ofKind) : sized;
  return phrase.edges ? byEdge(phrase.edges, counted) : counted;
}

/** Whether an element may be what a phrase describes, as far as that is told without looking at any other. */
export function mayLookLike(phrase: LookPhrase, entry: Entry): boolean {
  return (
    isVisible(entry) &&
    (isOfNoun(phrase, entry) ||
      (phrase.noun === 'rectangle' && isOfNoun({ ...phrase, noun: 'square' }, entry))) &&
    marksFit(phrase, entry.node.look ?? {}) &&
    isCalledSo(phrase, entry)
  );
}

const signs = { digit: /^\d$/, letter: /^\p{L}$/u } as const;

/** A shape of a drawing, whatever lies over it. */
export function isDrawnShape({ node: { tag = '', look } }: Entry): boolean {
  return look?.shape !== undefined && /^(?:circle|ellipse|rect|polygon|path)$/.test(tag);
}

function isVisible({ node }: Entry): boolean {
  return node.ref !== undefined && node.hidden === undefined && (node.box?.width ?? 0) > 0;
}

function isCalledSo({ says }: LookPhrase, { node }: Entry): boolean {
  const plain = (text: string): string => fold(text).replace(/-/g, ' ');
  return says === undefined || plain(node.name || node.text || '') === plain(says);
}

function isOfNoun({ noun, inGrid, says, sign, drawn }: LookPhrase, { node }: Entry): boolean {
  if (noun === 'shape' && says !== undefined) return node.look !== undefined;
  const shape = node.look?.shape;
  const isNative = /^(?:input|select|textarea|button|a|option|summary)$/.test(node.tag ?? '');
  switch (noun) {
    case 'button':
      return (
        node.role === 'button' ||
        (node.role === 'link' && shape !== undefined) ||
        (node.role === 'generic' && node.clickable === true && shape !== undefined && isCalled(node))
      );
    case 'link':
      return node.role === 'link';
    case 'field':
      return fieldRoles.has(node.role);
    case 'text':
      return (
        node.text !== undefined &&
        node.text !== '' &&
        (!sign || signs[sign].test(node.text)) &&
        (!drawn || shape === 'text')
      );
    case 'cell':
      return /^(?:cell|gridcell)$/.test(node.role) || (!isNative && isRectangle(shape));
    case 'box':
      return !isNative && isRectangle(shape) && !isWide(node.box);
    case 'shape':
      return (
        !isNative &&
        shape !== undefined &&
        shape !== 'line' &&
        !(drawn && shape === 'text') &&
        !isWide(node.box)
      );
    case 'square':
      return (
        !isNative &&
        (shape === 'square' ||
          (inGrid === true && (isRectangle(shape) || /^(?:cell|gridcell)$/.test(node.role))))
      );
    default:
      return !isNative && shape === noun;
  }
}

/** A box with a word on it is a button for whoever sees it. */
function isCalled({ text = '' }: Entry['node']): boolean {
  return text !== '' && text.length <= 30;
}

function isRectangle(shape: Look['shape']): boolean {
  return shape === 'square' || shape === 'rectangle';
}

/** A band across the page is no box. */
function isWide(box: Box | undefined): boolean {
  return box !== undefined && box.width > 900;
}

function withoutOuter(entries: readonly Entry[]): readonly Entry[] {
  // A cell and the only thing in it are the same thing twice: the inner one is what is seen.
  const twice = new Set(
    entries.flatMap((entry) =>
      [...ancestorsOf(entry)].slice(0, 2).filter((up) => isSameBox(up.node.box, entry.node.box)),
    ),
  );
  return entries.filter((entry) => !twice.has(entry));
}

/** What all the others stand on, together with a button or field, is their ground, and none of them. */
function withoutGround(entries: readonly Entry[], index: PageIndex): readonly Entry[] {
  if (entries.length < 2) return entries;
  const isGround = (entry: Entry): boolean =>
    entries.every((other) => other === entry || isInside(other, entry)) &&
    index.actionable.some(
      (other) => /^(?:button|input|select|textarea)$/.test(other.node.tag ?? '') && isInside(other, entry),
    );
  return entries.filter((entry) => !isGround(entry));
}

function isSameBox(outer: Box | undefined, inner: Box | undefined): boolean {
  return (
    outer !== undefined &&
    inner !== undefined &&
    Math.abs(outer.width - inner.width) <= 4 &&
    Math.abs(outer.height - inner.height) <= 4
  );
}

function marksFit({ bold, italic, underlined }: LookPhrase, look: Look): boolean {
  return (
    (!bold || look.bold === true) &&
    (!italic || look.italic === true) &&
    (!underlined || look.underlined === true)
  );
}

/** Those of the colour for certain; where there are none, those that one may call so. */
function byColour(
  { colours: [name], css, shade, noun }: LookPhrase,
  entries: readonly Entry[],
): readonly Entry[] {
  if (name === undefined) return entries;
  const just = shade ? [] : entries.filter((entry) => css !== undefined && colourShown(entry, noun) === css);
  if (just.length > 0) return just;
  const fits = entries.map((entry) => {
    const color = colourShown(entry, noun);
    return { entry, color, fit: color === undefined ? 0 : colourFit(name, color) };
  });
  const sure = fits.filter(({ fit }) => fit === 1);
  const found = sure.length > 0 ? sure : fits.filter(({ fit }) => fit > 0);
  if (!shade || found.length < 2) return found.map(({ entry }) => entry);
  const order = found.toSorted((a, b) => lightnessOf(a.color ?? '') - lightnessOf(b.color ?? ''));
  const [end, next] = shade === 'dark' ? order : order.toReversed();
  const gap = Math.abs(lightnessOf(end?.color ?? '') - lightnessOf(next?.color ?? ''));
  return end && gap > 0.12 ? [end.entry] : found.map(({ entry }) => entry);
}

/** The colour that is seen first: of a text its letters, of anything else its inside. */
function colourShown({ node: { look, tag } }: Entry, noun: LookPhrase['noun']): string | undefined {
  const isText = noun === 'text' || noun === 'link' || tag === 'text';
  return isText ? (look?.ink ?? look?.fill) : (look?.fill ?? look?.ink);
}

function areaOf({ node: { box } }: Entry): number {
  return (box?.width ?? 0) * (box?.height ?? 0);
}

/** "Large" sets what fits apart from its like; with one alone it must not be the other end of all there is. */
function bySize(
  { end, degree }: NonNullable<LookPhrase['size']>,
  entries: readonly Entry[],
  all: readonly Entry[],
): readonly Entry[] {
  if (entries.length === 0) return [];
  if (entries.length === 1) {
    const halves = halvesOf(all);
    const half = halves && (end === 'large' ? halves.large : halves.small);
    return !half || half.includes(entries[0] as Entry) ? entries : [];
  }
  const order = entries.toSorted((a, b) => (end === 'large' ? areaOf(b) - areaOf(a) : areaOf(a) - areaOf(b)));
  const [first, second] = order as [Entry, Entry];
  const ratio =
    Math.max(areaOf(first), areaOf(second)) / Math.max(1, Math.min(areaOf(first), areaOf(second)));
  if (degree === 'more') return entries.length === 2 && ratio >= 1.1 ? [first] : entries;
  if (degree === 'most') return ratio >= 1.15 ? [first] : entries;
  const halves = halvesOf(entries);
  return (halves && (end === 'large' ? halves.large : halves.small)) ?? entries;
}

/** The small and the large ones, split where the sizes differ most; undefined where they are about equal. */
function halvesOf(entries: readonly Entry[]): { small: Entry[]; large: Entry[] } | undefined {
  const order = entries.toSorted((a, b) => areaOf(a) - areaOf(b));
  let cut = 0;
  let widest = SIZE_GAP;
  for (let at = 1; at < order.length; at += 1) {
    const ratio = areaOf(order[at] as Entry) / Math.max(1, areaOf(order[at - 1] as Entry));
    if (ratio > widest) [cut, widest] = [at, ratio];
  }
  return cut === 0 ? undefined : { small: order.slice(0, cut), large: order.slice(cut) };
}

function byGrid({ row, column }: LookPhrase, entries: readonly Entry[]): readonly Entry[] {
  const grid = gridOf(entries);
  if (!grid) return [];
  const rows = row === undefined ? grid : pickLine(row, grid);
  if (column === undefined) return rows.flat();
  return rows.flatMap((line) => pickLine(column, line));
}

function pickLine<T>(along: Along, line: readonly T[]): readonly T[] {
  if (along === 'middle')
    return line.length % 2 === 1 ? line.slice((line.length - 1) / 2, (line.length + 1) / 2) : [];
  const one = line.at(along > 0 ? along - 1 : along);
  return one === undefined ? [] : [one];
}

/** Counted along the one line that they stand in, or row by row in a grid. */
function byCount(
  { count, from }: NonNullable<LookPhrase['nth']>,
  entries: readonly Entry[],
  all: readonly Entry[],
): readonly Entry[] {
  const isDown = from === 'top' || from === 'bottom';
  const line = lineOf(entries);
  const inOrder =
    line && (from === undefined || (line.isDown ? isDown : !isDown))
      ? line.entries
      : from === undefined
        ? // Some tiles of a board are counted as the board is read.
          (gridOf(entries)?.flat() ??
          gridOf(all)
            ?.flat()
            .filter((each) => entries.includes(each)) ??
          [])
        : [];
  const counted = from === 'right' || from === 'bottom' ? inOrder.toReversed() : inOrder;
  return pickLine(count, counted);
}

/** In the order of one line across or down; undefined where they stand otherwise. */
function lineOf(entries: readonly Entry[]): { entries: readonly Entry[]; isDown: boolean } | undefined {
  for (const isDown of [false, true]) {
    const start = ({ node: { box } }: Entry): number => (isDown ? box?.y : box?.x) ?? 0;
    const extent = ({ node: { box } }: Entry): number => (isDown ? box?.height : box?.width) ?? 0;
    const across = entries.map(({ node: { box } }) => ({
      from: (isDown ? box?.x : box?.y) ?? 0,
      to: ((isDown ? box?.x : box?.y) ?? 0) + ((isDown ? box?.width : box?.height) ?? 0),
    }));
    const overlap = Math.min(...across.map(({ to }) => to)) > Math.max(...across.map(({ from }) => from));
    const order = entries.toSorted((a, b) => start(a) - start(b));
    const apart = order.every(
      (each, at) =>
        at === 0 || start(each) >= start(order[at - 1] as Entry) + extent(order[at - 1] as Entry) - 2,
    );
    if (overlap && apart) return { entries: order, isDown };
  }
  return undefined;
}

function byEdge(edges: NonNullable<LookPhrase['edges']>, entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2) return entries;
  if (edges.includes('middle')) {
    const line = lineOf(entries)?.entries;
    if (line) return pickLine('middle', line);
    const grid = gridOf(entries);
    return grid ? pickLine('middle', grid).flatMap((row) => pickLine('middle', row)) : [];
  }
  const ends = edges.map((edge) => {
    const place = ({ node: { box } }: Entry): number => {
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
      if (edge === 'left') return x + width / 2;
      if (edge === 'right') return -x - width / 2;
      return edge === 'top' ? y + height / 2 : -y - height / 2;
    };
    const least = Math.min(...entries.map(place));
    return new Set(entries.filter((entry) => place(entry) <= least + 6));
  });
  return entries.filter((entry) => ends.every((end) => end.has(entry)));
}

/** Those that lie so to the one thing that the relation starts from. */
function byRelation(
  { side, of }: NonNullable<LookPhrase['beside']>,
  entries: readonly Entry[],
  index: PageIndex,
): readonly Entry[] {
  const anchors = looksLike(of, index.entries, index);
  const [anchor] = anchors;
  if (!anchor || anchors.length > 1) return [];
  return entries.filter((entry) => entry !== anchor && lies(entry, side, anchor));
}

function lies(entry: Entry, side: NonNullable<LookPhrase['beside']>['side'], anchor: Entry): boolean {
  const one = entry.node.box as Box;
  const of = anchor.node.box as Box;
  if (side === 'above') return one.y + one.height <= of.y + 2;
  if (side === 'below') return one.y >= of.y + of.height - 2;
  if (side === 'left') return one.x + one.width <= of.x + 2;
  if (side === 'right') return one.x >= of.x + of.width - 2;
  const isAround =
    one.x >= of.x &&
    one.y >= of.y &&
    one.x + one.width <= of.x + of.width &&
    one.y + one.height <= of.y + of.height;
  return isAround || isInside(entry, anchor);
}

function scoredOf(entry: Entry): Scored {
  return {
    entry,
    score: SCORE,
    exact: false,
    reasons: ['it looks as described'],
    own: {
      coverage: 1,
      tightness: 1,
      exact: false,
      leftWords: [],
      leftLiterals: [],
      leftShare: 0,
      kind: 1,
      named: true,
      counted: false,
      by: undefined,
    },
  };
}
