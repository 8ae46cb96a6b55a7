/** "Click the cell in the second row, third column": of alike boxes in a full grid, the one that is counted out so. */
import { clickOn } from '../../matching/click-on.js';
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const place = (noun: string): string =>
  `(?:the )?(?:(?<${noun}Word>${ordinals}|last|\\d+(?:st|nd|rd|th)) ${noun}|${noun} (?<${noun}>\\d+))`;
const joint = '(?:,| and|, and)? (?:of |in |at )?';
const said = ['row', 'column']
  .map((noun, at, both) => place(noun) + joint + place(both[1 - at] as string))
  .map(
    (both) =>
      new RegExp(
        `^(?:click|tap|press|select|choose|hit)(?: on)? (?:the )?(?:cell|square|tile|box|field)? ?(?:in|at|of|on) ${both}[.!]?$`,
        'iu',
      ),
  );

/** The click; undefined for any other clause, and where the page has not just one such grid. */
export function gridPlace({ text }: Clause, { index }: Scene): Outcome | undefined {
  if (!/\brow\b/iu.test(text) || !/\bcolumn\b/iu.test(text)) return undefined;
  const found = said.map((each) => each.exec(text.trim())?.groups).find((each) => each !== undefined);
  if (!found) return undefined;
  const [grid, ...others] = gridsOn(index);
  if (!grid) return undefined;
  if (others.length > 0) return { kind: 'none', looked: text, nearest: [] };
  const line = counted(found['rowWord'] ?? found['row'], grid);
  const cell = line && counted(found['columnWord'] ?? found['column'], line);
  if (!cell) return { kind: 'none', looked: text, nearest: [] };
  return { kind: 'instead', clauses: [clickOn(cell, text)] };
}

function counted<Item>(word: string | undefined, items: readonly Item[]): Item | undefined {
  const lower = (word ?? '').toLowerCase();
  if (lower === 'last') return items.at(-1);
  const at = ordinals.split('|').indexOf(lower);
  return items[(at === -1 ? Number.parseInt(lower, 10) : at + 1) - 1];
}

/** Boxes of one size that take a click, in rows and columns without a gap, two of each at least, and nothing else in their rows. */
function gridsOn({ entries }: PageIndex): Entry[][][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { node, parent } = entry;
    const around = node.role === 'cell' || node.role === 'gridcell' ? parent?.parent : parent;
    if (!isCell(entry) || !around) continue;
    const { width = 0, height = 0 } = node.box ?? {};
    const key = `${around.order} ${node.tag} ${Math.round(width / 8)} ${Math.round(height / 8)}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => {
    const rows = byLine(group);
    const [first] = rows;
    const isFull =
      first !== undefined &&
      rows.length > 1 &&
      first.length > 1 &&
      rows.every((row) => row.length === first.length && row.every((cell, at) => isUnder(cell, first[at])));
    // A title in a row or over the columns would be counted by some, and not by others.
    const lines = new Set(group.map(({ parent }) => parent));
    const isAlone = [...lines].every((line) => line?.children.every((each) => group.includes(each)) === true);
    return isFull && isAlone ? [rows] : [];
  });
}

function isCell({ node, actionable, children }: Entry): boolean {
  return (
    (actionable || node.clickable === true) &&
    /^(?:button|generic|cell|gridcell)$/.test(node.role) &&
    node.ref !== undefined &&
    node.hidden === undefined &&
    node.box !== undefined &&
    children.length === 0
  );
}

function byLine(group: readonly Entry[]): Entry[][] {
  const lines = new Map<number, Entry[]>();
  for (const entry of group) {
    const y = Math.round((entry.node.box?.y ?? 0) / 4);
    lines.set(y, [...(lines.get(y) ?? []), entry]);
  }
  const left = ({ node }: Entry): number => node.box?.x ?? 0;
  return [...lines.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => line.toSorted((one, other) => left(one) - left(other)));
}

function isUnder({ node: { box } }: Entry, over: Entry | undefined): boolean {
  return Math.abs((box?.x ?? 0) - (over?.node.box?.x ?? 0)) <= 4;
}
