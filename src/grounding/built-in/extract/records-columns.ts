/** The parts of the records of a set, aligned: what all or most of them have, with what it is called and what its values look like. */
import { textAt, type Place } from './extract-leaf.js';
import { isInside, type Tree } from './extract-tree.js';
import { explained, normalOf, plainWords } from './extract-words.js';
import { type PartLabel, partsOf, piecesOf, type RecordPart } from './records-parts.js';
import type { RecordSet } from './records-sets.js';
import { type Shape, shapesOf } from './records-shapes.js';

/** The same part of the records. */
export interface RecordColumn {
  /** One for each record. */
  places: (Place | undefined)[];
  texts: (string | undefined)[];
  labels: PartLabel[];
  /** What most of the values are. */
  shapes: ReadonlySet<Shape>;
  /** How far it is what names the record, by its place and kind: 0 not at all. */
  naming: number;
  kind: RecordPart['kind'];
}

const known = new WeakMap<RecordSet, readonly RecordColumn[]>();

/** The columns of a set, made once. */
export function columnsOf(tree: Tree, set: RecordSet): readonly RecordColumn[] {
  let columns = known.get(set);
  if (!columns) known.set(set, (columns = aligned(tree, set)));
  return columns;
}

function aligned(tree: Tree, set: RecordSet): RecordColumn[] {
  const { records } = set;
  const byKey = new Map<string, (RecordPart | undefined)[]>();
  const all = records.map((record) => partsOf(tree, record));
  all.forEach((parts, row) => {
    for (const part of parts) {
      let column = byKey.get(part.key);
      if (!column) byKey.set(part.key, (column = records.map(() => undefined)));
      column[row] ??= part;
    }
  });
  const order = (parts: readonly (RecordPart | undefined)[]): number => {
    const first = parts.find((part) => part !== undefined);
    return first ? tree.orderOf(first.place.node) : 0;
  };
  const columns = [...byKey.values()]
    .filter((parts) => parts.filter(Boolean).length * 2 >= records.length || parts.filter(Boolean).length > 4)
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((parts) =>
      columnOf(
        tree,
        parts.map((part, row) => unstruck(tree, part, all[row] ?? [])),
      ),
    );
  const cut = columns.flatMap((column) => withoutLead(column));
  const done = [...columns, ...cut];
  labelByConstants(tree, done);
  for (const column of done) column.labels.push(...unitLabels(column));
  if (set.heads) labelByHeads(tree, set, done);
  nameBest(done);
  labelByBoxes(tree, done);
  return done.filter(({ shapes }) => !shapes.has('sign'));
}

/** Where a box has a price and the one before, the value is what is not struck through. */
function unstruck(
  tree: Tree,
  part: RecordPart | undefined,
  parts: readonly RecordPart[],
): RecordPart | undefined {
  if (part?.kind !== 'whole') return part;
  const inner = parts.filter(
    (each) => each !== part && each.kind === 'text' && isInside(tree, each.place.node, part.place.node),
  );
  const left = inner.filter(({ isStruck }) => !isStruck);
  const [only, ...others] = left;
  return only && others.length === 0 && inner.length > left.length
    ? { ...only, labels: [...only.labels, ...part.labels] }
    : part;
}

function columnOf(tree: Tree, parts: readonly (RecordPart | undefined)[]): RecordColumn[] {
  const present = parts.filter((part) => part !== undefined);
  const [first] = present;
  if (!first || present.every(({ isStruck }) => isStruck)) return [];
  const texts = parts.map(
    (part) => part && (part.kind === 'field' || part.kind === 'image' ? part.text : textAt(tree, part.place)),
  );
  const labels = first.labels.filter(
    ({ words }) =>
      present.filter((part) => part.labels.some((each) => sameWords(each.words, words))).length * 2 >=
      present.length,
  );
  const share = (test: (part: RecordPart) => boolean): boolean => present.every(test);
  // A heading names best, then a link, then what is bold.
  const mark = share(({ isHeading }) => isHeading)
    ? 0.7
    : share(({ isLink }) => isLink)
      ? 0.5
      : share(({ isStrong }) => isStrong)
        ? 0.45
        : 0.3;
  const areLines =
    present.filter(({ text, place }) => place.trim?.after === undefined && piecesOf(text).length > 1).length *
      2 >
    present.length;
  const kind = areLines || present.some((part) => part.kind === 'whole') ? 'whole' : first.kind;
  const isKept = kind === 'text' && present.length === parts.length;
  return [
    {
      places: parts.map((part) => part?.place),
      texts,
      labels,
      shapes: sharedShapes(texts),
      naming: isKept ? mark : 0,
      kind,
    },
  ];
}

function sameWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((word) => b.has(word));
}

/** How many of the values must be so for a column to be; else most. */
const shareOf: Partial<Record<Shape, number>> = { prose: 0.5, sign: 1, name: 0.8, words: 0.8 };

function sharedShapes(texts: readonly (string | undefined)[]): ReadonlySet<Shape> {
  const all = texts.flatMap((text) => (text === undefined || text === '' ? [] : [shapesOf(text)]));
  const shared = new Set<Shape>();
  for (const shape of new Set(all.flatMap((each) => [...each])))
    if (all.filter((each) => each.has(shape)).length >= all.length * (shareOf[shape] ?? 0.6))
      shared.add(shape);
  return shared;
}

/** "by Ann", "Posted 2 days ago", "Price: $5": the value without what all of them say in front of it, which is what it is called. */
function withoutLead(column: RecordColumn): RecordColumn[] {
  if (column.kind !== 'text') return [];
  const texts = column.texts.filter((text) => text !== undefined);
  const lead =
    /^(?:(?:\p{L}+\s){0,2}(?:by|from|on|at|in|until|since|to)\s|(?:posted|published|updated|created|due|added|modified|reviewed|ends?|starts?|joined)\s|[^:\d]{2,25}:\s)(?=\S)/iu;
  const [said = ''] = lead.exec(texts[0] ?? '') ?? [];
  // "In stock" is no place.
  const isLed = (text: string): boolean =>
    text.startsWith(said) && (said.includes(':') || /^[\p{Lu}\d@]|ago$/u.test(text.slice(said.length)));
  if (said === '' || texts.length < 2 || !texts.every(isLed)) return [];
  const places = column.places.map((place) => {
    if (!place) return undefined;
    const { before = '', after } = place.trim ?? {};
    return { node: place.node, trim: { before: before + said, ...(after !== undefined && { after }) } };
  });
  const cut = column.texts.map((text) => text?.slice(said.length));
  const words = plainWords(said).filter((word) => !/^(?:on|at|in|to|until)$/u.test(word));
  column.naming = 0;
  column.kind = 'whole';
  return [
    {
      ...column,
      kind: 'text',
      places,
      texts: cut,
      shapes: sharedShapes(cut),
      naming: 0,
      labels: [...column.labels, { words: new Set(words), trust: 0.9 }],
    },
  ];
}

/** "90 points", "1 point": what is counted. */
function unitLabels({ texts }: RecordColumn): PartLabel[] {
  const units = texts.flatMap((text) => {
    const { unit } =
      /^[^\p{L}\d]{0,2}\d[\d.,]*\s?[kKM]?\+?\s(?<unit>\p{L}+(?:\s\p{L}+)?)$/u.exec(text ?? '')?.groups ?? {};
    return unit === undefined ? [] : [plainWords(unit).join(' ')];
  });
  const [first] = units;
  const said = texts.filter((text) => text !== undefined && text !== '').length;
  return first !== undefined && units.length * 2 > said && units.every((unit) => unit === first)
    ? [{ words: new Set(first.split(' ')), trust: 0.95 }]
    : [];
}

/** What says the same in every record is no value, but calls the part behind it in the same box. */
function labelByConstants(tree: Tree, columns: readonly RecordColumn[]): void {
  columns.forEach((column, at) => {
    const [text, ...others] = column.texts;
    if (text === undefined || others.length === 0 || !others.every((each) => each === text)) return;
    column.naming = 0;
    if (text.length > 30 || column.kind !== 'text') return;
    const next = columns.slice(at + 1).find(({ kind }) => kind === 'text' || kind === 'field');
    const [own, behind] = [column.places[0], next?.places[0]];
    if (
      next &&
      own &&
      behind &&
      own.trim === undefined &&
      tree.parentOf(own.node) === tree.parentOf(behind.node)
    )
      next.labels.push({ words: new Set(plainWords(text)), trust: 0.9 });
  });
}

function labelByHeads(
  tree: Tree,
  { records, heads = [] }: RecordSet,
  columns: readonly RecordColumn[],
): void {
  for (const column of columns) {
    const node = column.places.find((place) => place !== undefined)?.node;
    const row = column.places.findIndex((place) => place !== undefined);
    const cells = records[row]?.[0]?.children.filter(({ hidden }) => !hidden) ?? [];
    const at = cells.findIndex((cell) => node && isInside(tree, node, cell));
    const head = heads[at];
    if (head)
      column.labels = [
        { words: new Set(plainWords(tree.textOf(head))), trust: 1 },
        ...column.labels.map((each) => ({ ...each, trust: each.trust * 0.6 })),
      ];
    if (column.kind === 'text' && node && cells.includes(node)) continue;
    if (column.kind === 'whole' && at === 0) column.naming = Math.max(column.naming, 0.3);
  }
}

/** Of the parts that may name the record only the first of the best is that. */
function nameBest(columns: readonly RecordColumn[]): void {
  const isName = ({ shapes, texts }: RecordColumn): boolean =>
    ![
      'prose',
      'money',
      'date',
      'time',
      'version',
      'times',
      'number',
      'email',
      'phone',
      'percent',
      'size',
      'duration',
      'sign',
      'rating',
    ].some((shape) => shapes.has(shape as Shape)) &&
    texts.every((text) => (text !== undefined && /\p{L}{2}/u.test(text)) || /\p{L}/u.test(text ?? ''));
  const fitting = columns.filter((column) => column.naming > 0 && isName(column));
  for (const column of columns) if (!fitting.includes(column)) column.naming = 0;
  // Who wrote it, or sent it, is not what it is called.
  const things = fitting.filter(
    ({ labels }) => !labels.some(({ words }) => ['by', 'from', 'who'].some((word) => words.has(word))),
  );
  const meant = things.length > 0 ? things : fitting;
  const best = Math.max(0, ...meant.map(({ naming }) => naming));
  let isFound = false;
  for (const column of fitting) {
    if (!isFound && column.naming === best && meant.includes(column)) {
      isFound = true;
      column.naming = Math.max(column.naming, 0.5);
    } else column.naming *= 0.4;
  }
}

/** `<td class="title"><a>…</a> (site)</td>`: what a box with several parts is called, the part of it that names the record is. */
function labelByBoxes(tree: Tree, columns: readonly RecordColumn[]): void {
  const naming = columns.find((column) => column.naming >= 0.5);
  if (!naming) return;
  for (const { kind, places, labels } of columns) {
    if (kind !== 'whole') continue;
    const isAround = places.every((place, row) => {
      const inner = naming.places[row];
      return place && inner && place.trim === undefined && isInside(tree, inner.node, place.node);
    });
    if (isAround)
      naming.labels.push(
        ...labels.filter(({ words }) =>
          ['title', 'name', 'heading', 'headline', 'subject'].some((word) => words.has(word)),
        ),
      );
  }
}

/** How well words call a column, 0..1; words of the set itself need no label of their own. */
export function labelFit(words: readonly string[], column: RecordColumn, of: ReadonlySet<string>): number {
  let best = 0;
  for (const { words: own, trust } of column.labels) {
    const values = words.map((word) => explained(word, own));
    if (!values.some((value) => value >= 0.7)) continue;
    const sum = words.reduce(
      (total, word, i) => total + Math.max(values[i] ?? 0, 0.6 * explained(word, of)),
      0,
    );
    const extra = [...own].filter(
      (word) => !words.some((each) => normalOf(each) === normalOf(word)) && explained(word, of) === 0,
    ).length;
    best = Math.max(best, (sum / words.length) * trust - Math.min(0.3, extra * 0.15));
  }
  return best;
}
