/** The smallest parts of a record: leaf texts, pieces of lines, fields and pictures, each with its way inside the record and what it is called there. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { counterName } from './extract-counters.js';
import { isStruck } from './extract-facts.js';
import type { Place } from './extract-leaf.js';
import { isField, type Tree, visible } from './extract-tree.js';
import { nameWords, plainWords } from './extract-words.js';
import { markOf } from './records-sets.js';

/** A name that a part goes by, and what that is worth. */
export interface PartLabel {
  words: ReadonlySet<string>;
  trust: number;
}
/** One part of one record. */
export interface RecordPart {
  /** The way to it inside the record, the same for all records that have it. */
  key: string;
  place: Place;
  text: string;
  labels: PartLabel[];
  kind: 'text' | 'field' | 'image' | 'control' | 'whole';
  isStruck: boolean;
  isHeading: boolean;
  isLink: boolean;
  isStrong: boolean;
}

/** What sets the pieces of a line apart; a dash between figures is that of a range. */
const separator = /\s(?:[·•|—]|(?<!\d\s)–(?!\s\W?\d)|-(?=\s[$€£¥]\s?\d))\s/u;
/** Words in front of a value that say what it is, and no value themselves. */
const leading = /^(?:[·•|/,;()[\]–—-]+|(?:\p{L}+\s){0,2}(?:by|in|on|from|at|with|for|to|via)|.{1,30}[::])$/iu;
const leadMark = /^[·•|—–-]\s+/u;
/** "4.1 (88)": what it is rated, and by how many. */
const ratedBy = /^(?<rate>\d(?:[.,]\d+)?)\s\((?<count>\d[\d.,]*k?)\)$/iu;
/** Style sheets call anything so. */
const utility =
  /^(?:[a-z]{1,2}-(?:\d|auto|none|full)|d-|text-|fw-|fs-|bg-|flex|col-|row$|col$|gap|align|justify|position-|rounded|w-|h-|small$|mt|mb|ms|me|my|mx|pt|pb|px|py|float|order-|css-|sc-|jsx-)/u;
const strikeMark =
  /(?:^|[-_])(?:was|old|before|strike|struck|strikethrough|line-through|list-?price|compare|original|regular)(?:$|[-_])/iu;

/** The parts of a record in document order; those that hold others come before them. */
export function partsOf(tree: Tree, record: readonly SnapshotNode[]): RecordPart[] {
  const parts: RecordPart[] = [];
  const [only, ...others] = record;
  if (only && others.length === 0)
    enter(only, '', { lead: '', above: [], struck: false, heading: false, link: false, strong: false });
  else
    enterAll(record, '', { lead: '', above: [], struck: false, heading: false, link: false, strong: false });
  labelByNames(parts);
  return parts;

  function enterAll(children: readonly SnapshotNode[], path: string, around: Around): void {
    const times = new Map<string, number>();
    let { lead } = around;
    for (const child of children) {
      if (child.hidden) continue;
      const mark = child.role === 'text' ? '#' : markOf(child);
      const said = tree.textOf(child);
      if (child.role === 'text' && (leading.test(said) || said === '')) {
        lead = said;
        continue;
      }
      const time = times.get(mark) ?? 0;
      times.set(mark, time + 1);
      enter(child, `${path}/${mark}${time > 0 ? `~${time}` : ''}`, { ...around, lead });
      lead =
        said.length <= 30
          ? leading.test(said) || /^(?:dt|th|label)$/u.test(child.tag ?? '')
            ? said
            : ''
          : '';
    }
  }

  function enter(node: SnapshotNode, path: string, around: Around): void {
    const here: Around = {
      lead: '',
      above: node.role === 'text' ? around.above : namesOf(tree, node),
      struck: around.struck || isStruckOut(tree, node),
      heading: around.heading || node.role === 'heading',
      link: around.link || node.role === 'link',
      strong: around.strong || /^(?:strong|emphasis)$/u.test(node.role),
    };
    const add = (
      kind: RecordPart['kind'],
      place: Place,
      text: string,
      key: string,
      labels: PartLabel[],
    ): void => {
      if (text !== '')
        parts.push({
          key,
          place,
          text,
          kind,
          labels,
          isStruck: here.struck,
          isHeading: here.heading,
          isLink: here.link,
          isStrong: here.strong,
        });
    };
    const labels = (): PartLabel[] => [
      ...(node.role === 'text'
        ? around.above.map((each) => ({ ...each, trust: each.trust * 0.75 }))
        : [
            ...here.above,
            ...around.above.map((each) => ({ ...each, trust: Math.min(0.85, each.trust * 0.6) })),
          ]),
      ...leadLabels(around.lead),
    ];
    const text = tree.textOf(node);
    if (isField(node)) {
      const said = node.hints?.[0]?.text ?? node.name;
      const named = [...labels(), { words: new Set(plainWords(said)), trust: 0.85 }];
      if (node.role === 'img') add('image', { node }, node.name, `${path}:img`, labels());
      else add('field', { node }, node.value ?? String(node.checked ?? ''), `${path}:field`, named);
      return;
    }
    const children = node.children.filter((child) => !child.hidden);
    const elements = children.filter((child) => child.role !== 'text');
    if (
      node.role === 'button' &&
      path !== '' &&
      counterName(tree, node) === undefined &&
      elements.every(({ children: inner }) => inner.length === 0)
    ) {
      add('control', { node }, text || node.name, path, labels());
      return;
    }
    const isSaying = elements.some((child) =>
      [...visible(child)].some((each) => tree.textOf(each) !== '' || isField(each)),
    );
    if (!isSaying) {
      addLeaf(node, path, text, labels(), add);
      if (children.length > 1)
        for (const [at, child] of children.entries())
          if (child.role === 'text') add('text', { node: child }, tree.textOf(child), `${path}/#${at}`, []);
      for (const child of elements) enter(child, `${path}/${markOf(child)}`, { ...here, lead: '' });
      return;
    }
    // A box around one thing is that thing, and what the box is called the thing is called.
    const [only, ...others] = elements.filter(
      (child) => tree.textOf(child) !== '' || [...visible(child)].some(isField),
    );
    if (only && others.length === 0 && tree.textOf(only) === text)
      here.above = [...here.above, ...around.above.map((each) => ({ ...each, trust: each.trust * 0.6 }))].map(
        (each) => ({ ...each, trust: each.trust * 1.5 }),
      );
    else if (text.length <= MOST_OF_WHOLE && node.ref !== undefined)
      add('whole', { node }, text, path, labels());
    enterAll(
      children,
      path,
      only && others.length === 0 && tree.textOf(only) === text ? { ...here, lead: around.lead } : here,
    );
  }
}

/** Longer texts of several parts are no value. */
const MOST_OF_WHOLE = 200;

interface Around {
  lead: string;
  above: PartLabel[];
  struck: boolean;
  heading: boolean;
  link: boolean;
  strong: boolean;
}

type Add = (kind: RecordPart['kind'], place: Place, text: string, key: string, labels: PartLabel[]) => void;

/** The pieces of a line that says several things. */
export function piecesOf(text: string): string[] {
  const pieces = text.length > 140 ? [text] : text.split(separator);
  return pieces.length > 6 ? [text] : pieces;
}

/** A text, and the pieces of it where it says several things. */
function addLeaf(node: SnapshotNode, path: string, text: string, labels: PartLabel[], add: Add): void {
  const mark = leadMark.exec(text)?.[0] ?? '';
  add(
    'text',
    mark === '' ? { node } : { node, trim: { before: mark } },
    text.slice(mark.length),
    path,
    labels,
  );
  const rated = ratedBy.exec(text)?.groups;
  if (rated) {
    const { rate = '', count = '' } = rated;
    add('text', { node, trim: { after: ` (${count})` } }, rate, `${path}/#rate`, [
      ...labels,
      label('rating', 0.6),
    ]);
    add('text', { node, trim: { before: `${rate} (`, after: ')' } }, count, `${path}/#count`, [
      label('review', 0.6),
      label('rating count', 0.6),
    ]);
    return;
  }
  const pieces = piecesOf(text);
  if (pieces.length < 2) return;
  let from = 0;
  for (const [at, piece] of pieces.entries()) {
    const start = text.indexOf(piece, from);
    const end = start + piece.length;
    from = end;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const own = labels.map((each) => ({ ...each, trust: each.trust * (at === 0 ? 0.9 : 0.45) }));
    add(
      'text',
      { node, trim: { ...(before && { before }), ...(after && { after }) } },
      piece,
      `${path}/#${at}of`,
      own,
    );
  }
}

function label(text: string, trust: number): PartLabel {
  return { words: new Set(plainWords(text)), trust };
}

/** What the markup calls an element. */
function namesOf(tree: Tree, node: SnapshotNode): PartLabel[] {
  const labels: PartLabel[] = [];
  const counter = counterName(tree, node);
  if (counter !== undefined) labels.push(label(counter, 0.9));
  if (node.itemprop) labels.push(label(node.itemprop, 1));
  if (node.testId) labels.push(label(node.testId.replace(/[-_]?\d+$/u, ''), 0.9));
  if (node.id) labels.push(label(node.id.replace(/[-_]?\d+$/u, ''), 0.8));
  for (const name of node.classes ?? [])
    if (!utility.test(name) && !/\d/u.test(name)) labels.push(label(name, 0.85));
  if (node.role !== 'text' && node.name && !isField(node) && node.name !== node.text)
    labels.push(label(node.name, 0.9));
  if (node.datetime !== undefined || node.tag === 'time') labels.push(label('date', 0.7));
  if (node.tag === 'address') labels.push(label('address', 0.7));
  for (const name of byTag[node.tag ?? ''] ?? []) labels.push(label(name, 0.6));
  return labels.filter(({ words }) => words.size > 0 && words.size <= 4);
}

/** What elements of a kind are for. */
const byTag: Readonly<Record<string, readonly string[]>> = {
  p: ['description', 'text'],
  dt: ['term', 'name'],
  dd: ['definition', 'description'],
};

function leadLabels(lead: string): PartLabel[] {
  const said = nameWords(lead.replace(/[::]$/u, ''));
  if (said.length === 0 || said.length > 4) return [];
  return [
    {
      words: new Set([
        ...said,
        ...(/\bby$/iu.test(lead) ? ['by'] : []),
        ...(/\bfrom$/iu.test(lead) ? ['from'] : []),
      ]),
      trust: 0.9,
    },
  ];
}

function isStruckOut(tree: Tree, node: SnapshotNode): boolean {
  return (
    isStruck(tree, node) ||
    /^(?:del|s|strike)$/u.test(node.tag ?? '') ||
    (node.classes ?? []).some((name) => strikeMark.test(name))
  );
}

/** "Select message from Marcus Reyes": what the name of a box or button says in front of a text of the same record. */
function labelByNames(parts: readonly RecordPart[]): void {
  for (const { kind, place, text } of parts) {
    if (kind !== 'field' && kind !== 'control') continue;
    const name = place.node.name || text;
    for (const part of parts) {
      if (part.kind !== 'text' || part.text.length < 3 || !name.endsWith(` ${part.text}`)) continue;
      const word = plainWords(name.slice(0, -part.text.length)).at(-1) ?? '';
      if (/^(?:from|by|to)$/u.test(word)) part.labels.push(label(word, 0.8));
    }
  }
}
