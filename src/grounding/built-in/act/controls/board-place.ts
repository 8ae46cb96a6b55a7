/** "To the bottom right", "left by one": a place of the board that a dragged item stands on, where its items lie in rows and columns. */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { toWord } from '../../language/words.js';
import { gridOf } from '../../matching/grids.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry } from '../../matching/page-index.js';
import { wantAnything } from '../../matching/wants.js';

const lead = '(?:drag|move|shift|push|pull) (?<object>.+?)';
const number =
  '(?<count>one|two|three|four|five|\\d)(?: (?:places?|spots?|positions?|cells?|squares?|steps?|rows?|columns?))?';
const way = '(?:to the )?(?<way>up|down|left|right)(?:wards?)?';
const said = [
  new RegExp(`^${lead} ${way} (?:by )?${number}[.!]?$`, 'i'),
  new RegExp(`^${lead} (?:by )?${number} ${way}[.!]?$`, 'i'),
  new RegExp(
    `^${lead} (?:in)?to (?:the )?(?<place>[\\p{L} -]+?)(?: (?:corner|position|place|spot|cell|square))?(?: of the (?:grid|board|list))?[.!]?$`,
    'iu',
  ),
];

/** How many rows down and columns to the right one step goes. */
const ways: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The drag; undefined where no place of a board is said, or what is dragged stands on none. */
export function boardOutcome({ verb, text }: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:drag|goal)$/.test(verb)) return undefined;
  const found = said.map((pattern) => pattern.exec(text.trim())?.groups).find((each) => each !== undefined);
  if (!found) return undefined;
  const thing = lookUp(tokenize(found['object'] ?? ''), wantAnything, scene);
  const [entry] = thing.kind === 'found' && thing.entries.length === 1 ? thing.entries : [];
  const board = entry && boardAround(entry);
  if (thing.kind !== 'found' || !entry || !board) return undefined;
  const here = { row: Math.floor(board.at / board.columns), column: board.at % board.columns };
  const size = { rows: board.items.length / board.columns, columns: board.columns };
  const there =
    found['place'] === undefined
      ? stepped(here, { way: found['way'] ?? '', count: found['count'] ?? '' }, size)
      : namedPlace(found['place'], size);
  if (!there) return { kind: 'none', looked: text, nearest: [] };
  const goal = there.row * board.columns + there.column;
  if (goal === board.at) return { kind: 'done', reason: 'it stands there already', entries: [entry] };
  const [item, to] = [board.items[board.at], board.items[goal]];
  if (item?.node.ref === undefined || to?.node.ref === undefined) return undefined;
  const side = goal < board.at ? 'before' : 'after';
  const step = stepOn(entry.node.ref === undefined ? item : entry, 'dragTo', { confidence: thing.score });
  const end = stepOn(titleIn(to), 'click', { confidence: 0 }).description.replace(/^click /, '');
  return {
    kind: 'steps',
    // The place that it stands on afterwards is the one that is said.
    explained: text,
    steps: [
      {
        ...step,
        toRef: to.node.ref,
        arguments: [side],
        description: `${step.description} directly ${side} ${end}`,
      },
    ],
  };
}

/** What says of an item what it is. */
function titleIn(item: Entry): Entry {
  const [only, ...others] = item.children;
  return only && others.length === 0 && item.node.text === undefined ? only : item;
}

/** The items that can be sorted, in rows and columns, and which of them it is. */
function boardAround(entry: Entry): { items: readonly Entry[]; columns: number; at: number } | undefined {
  for (const item of [entry, ...ancestorsOf(entry)]) {
    const list = item.parent;
    const items = list?.children.filter(({ node }) => node.ref !== undefined) ?? [];
    const grid = items.length > 3 ? gridOf(items) : undefined;
    const isSorted = grid?.flat().every((each, at) => each === items[at]) === true;
    if (!grid || !isSorted || grid.flat().length !== items.length) continue;
    const isMovable = items.every(({ node }) => node.draggable === true);
    return isMovable ? { items, columns: grid[0]?.length ?? 0, at: items.indexOf(item) } : undefined;
  }
  return undefined;
}

interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

function stepped(
  from: Place,
  by: { way: string; count: string },
  { rows, columns }: Size,
): Place | undefined {
  const [down, right] = ways[by.way.toLowerCase()] ?? [];
  const count = Number(toWord(by.count.toLowerCase()).meaning ?? by.count);
  if (down === undefined || right === undefined || !(count > 0)) return undefined;
  const to = { row: from.row + down * count, column: from.column + right * count };
  return to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns ? to : undefined;
}

/** A corner, the middle of a side or of all; a side alone is no one place. */
function namedPlace(place: string, { rows, columns }: Size): Place | undefined {
  const sides = place
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => sideOf(word));
  const [down, across] = [
    sides.find((side) => side === 'top' || side === 'bottom'),
    sides.find((side) => side === 'left' || side === 'right'),
  ];
  const middles = sides.filter((side) => side === 'middle').length;
  const isOne = sides.length === (down ? 1 : 0) + (across ? 1 : 0) + middles && middles <= 1;
  const isWhole = (down !== undefined && across !== undefined) || middles === 1;
  if (!isOne || !isWhole || sides.length > 2) return undefined;
  const row = along(down === undefined ? undefined : down === 'top', rows);
  const column = along(across === undefined ? undefined : across === 'left', columns);
  return row === undefined || column === undefined ? undefined : { row, column };
}

function sideOf(word: string): 'top' | 'bottom' | 'left' | 'right' | 'middle' | undefined {
  if (/^(?:top|upper)$/.test(word)) return 'top';
  if (/^(?:bottom|lower)$/.test(word)) return 'bottom';
  if (/^(?:middle|cent(?:er|re)|central)$/.test(word)) return 'middle';
  return word === 'left' || word === 'right' ? word : undefined;
}

/** The first or last of so many, or the one in the middle, where there is one. */
function along(isFirst: boolean | undefined, count: number): number | undefined {
  if (isFirst !== undefined) return isFirst ? 0 : count - 1;
  return count % 2 === 1 ? (count - 1) / 2 : undefined;
}
