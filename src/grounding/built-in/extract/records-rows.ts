/** Records of a page with all that is known of their parts: by the columns of their table or list, and by the pieces of their lines. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { type Place, textAt } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { columnsOf } from './records-columns.js';
import { type PartLabel, piecesOf } from './records-parts.js';
import { type RecordSet, recordSets } from './records-sets.js';
import { type Shape, shapesOf } from './records-shapes.js';

/** The same part of all records. */
export interface Part {
  places: readonly (Place | undefined)[];
  /** Empty where a record has no such part. */
  texts: readonly string[];
  labels: readonly PartLabel[];
  /** What all of its texts are. */
  shapes: ReadonlySet<Shape>;
  /** How far it is what names the record: 0 not at all. */
  naming: number;
}

/** Records of one kind. */
export interface Rows {
  region: Region;
  records: readonly (readonly SnapshotNode[])[];
  parts: () => readonly Part[];
}

const known = new WeakMap<PageIndex, readonly Rows[]>();

/** More parts than this are no record. */
const MOST_TEXTS = 40;

/** All records of the main part of a page. */
export function rowsOfPage(page: PageIndex): readonly Rows[] {
  let rows = known.get(page);
  if (!rows) known.set(page, (rows = made(page)));
  return rows;
}

function made(page: PageIndex): Rows[] {
  const sets = recordSets(page);
  const idOf = (records: readonly (readonly SnapshotNode[])[]): string =>
    records.map((record) => record.map(({ ref = '?' }) => ref).join('+')).join();
  const setById = new Map(sets.map((set) => [idOf(set.records), set]));
  const isRecord = (node: SnapshotNode): boolean => {
    const size = page.textsOf(node).length;
    return size > 0 && size <= MOST_TEXTS;
  };
  const isFit = ({ items, container }: Region): boolean =>
    items.length > 1 && !page.isAside(container) && items.every(isRecord);
  const regions = page.regions.filter(
    (region) => isFit(region) && (region.kind !== 'sections' || region.headers.length > 0),
  );
  const seen = new Set(regions.map(({ items }) => idOf(items.map((item) => [item]))));
  const rows = regions.map((region): Rows => {
    const records = region.items.map((item) => [item]);
    const set = setById.get(idOf(records)) ?? asSet(region, records);
    return {
      region,
      records,
      parts: once(() => partsOf(page, region, region.kind === 'sections' ? undefined : set)),
    };
  });
  for (const set of sets) {
    const [first] = set.records;
    if (seen.has(idOf(set.records)) || !first) continue;
    const region: Region = {
      kind: 'repeat',
      container: set.container,
      items: set.records.flatMap(([item]) => item ?? []),
      words: set.words,
      columns: () => [],
      headers: [],
    };
    if (isFit(region) && !isParted(page, set))
      rows.push({ region, records: set.records, parts: once(() => partsOf(page, region, set)) });
  }
  return rows;
}

/** Whether titles stand between the records: they are records of several kinds. */
function isParted({ tree }: PageIndex, { container, records }: RecordSet): boolean {
  const own = new Set(records.flat());
  const { children } = container;
  const last = children.findLastIndex((child) => own.has(child));
  return children
    .slice(
      children.findIndex((child) => own.has(child)),
      last,
    )
    .some((child) => !own.has(child) && !child.hidden && tree.textOf(child) !== '');
}

function asSet(region: Region, records: readonly (readonly SnapshotNode[])[]): RecordSet {
  return { container: region.container, records, words: region.words, far: new Set() };
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** The parts, each once: what is read of all records alike is one part, by whatever way it was found. */
function partsOf(page: PageIndex, region: Region, set: RecordSet | undefined): Part[] {
  const { tree } = page;
  const found: Part[] = [];
  const isControl = (place: Place | undefined): boolean =>
    place !== undefined &&
    (/^(?:button|checkbox|radio|switch|menuitem|tab|combobox|textbox|img)$/u.test(place.node.role) ||
      tree.parentOf(place.node)?.role === 'button');
  for (const { places, labels } of region.columns()) {
    if (places.some(isControl)) continue;
    const texts = places.map((place) => (place ? textAt(tree, place) : ''));
    found.push({ places, texts, labels, shapes: sharedShapes(texts), naming: 0 });
  }
  for (const { places, texts, labels, kind, naming } of set ? columnsOf(tree, set) : []) {
    if (kind === 'control' || kind === 'field' || kind === 'image' || places.some(isControl)) continue;
    if (kind === 'whole' && !labels.some(({ trust }) => trust >= 0.95)) continue;
    const own = texts.map((text) => text ?? '');
    found.push({ places, texts: own, labels, shapes: sharedShapes(own), naming });
  }
  const byText = new Map<string, Part>();
  for (const part of found) {
    const id = part.texts.join('\n');
    const before = byText.get(id);
    if (part.texts.every((text) => text === '')) continue;
    byText.set(
      id,
      before
        ? {
            ...before,
            labels: [...before.labels, ...part.labels],
            naming: Math.max(before.naming, part.naming),
          }
        : part,
    );
  }
  return [...byText.values()];
}

function sharedShapes(texts: readonly string[]): ReadonlySet<Shape> {
  const shown = texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => shapesOf(text));
  const [first, ...others] = shown;
  return new Set([...(first ?? [])].filter((shape) => others.every((each) => each.has(shape))));
}

/** A text, or one of several in a line. */
export interface Piece {
  text: string;
  place: Place;
}

/** What one record says, line by line and piece by piece; what is pressed is left aside. */
export function piecesIn({ tree }: PageIndex, record: readonly SnapshotNode[]): Piece[] {
  const pieces: Piece[] = [];
  const enter = (node: SnapshotNode): void => {
    if (node.hidden || (node.role === 'button' && !record.includes(node))) return;
    if (/^(?:checkbox|radio|switch|menuitem|combobox|textbox|option)$/u.test(node.role)) return;
    if (node.children.length === 0) {
      const whole = tree.textOf(node);
      for (const piece of piecesOf(whole)) {
        const text = piece.replace(/^[\s·•|—–,-]+|[\s·•|—–,-]+$/gu, '');
        const at = whole.indexOf(text);
        const [before, after] = [whole.slice(0, at), whole.slice(at + text.length)];
        const trim = { ...(before && { before }), ...(after && { after }) };
        if (text !== '') pieces.push({ text, place: { node, ...(text !== whole && { trim }) } });
      }
    }
    for (const child of node.children) enter(child);
  };
  for (const node of record) enter(node);
  return pieces;
}
