/** Boxes of a table that have no name of their own: "enable push for the weekly digest" is the box in that column and row. */
import { type Clause, spell, valueOf } from '../language/clause.js';
import { cellUnder } from './do-cell.js';
import { checkSteps } from './do-state.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../matching/page-index.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../language/words.js';

/** How sure a box is that column and row name together. */
const CONFIDENCE = 0.88;

/** A box with what its column and its row are called. */
interface Place {
  box: Entry;
  row: Entry;
  column: string;
}

/** The step on the one box that column and row name, or a refusal where only the row is named; undefined for any other clause. */
export function matrixOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const isOn = stateWanted(clause);
  if (isOn === undefined) return undefined;
  const target = clause.readings[0]?.target ?? [];
  const said = clause.verb === 'goal' ? target.slice(1) : target;
  const words = contentOf(valueOf(said)).filter((word) => !generic.test(word.text));
  const places = words.length > 0 ? placesIn(scene.index) : [];
  const rowOf = ({ row }: Place): readonly Word[] => wordsOf(readable(row.node));
  const named = places.filter((place) => {
    const title = wordsOf(place.column);
    const rest = words.filter((word) => !has(title, word));
    return (
      title.every((word) => has(words, word)) &&
      rest.length > 0 &&
      rest.every((word) => has(rowOf(place), word))
    );
  });
  const [only, ...others] = named;
  if (only && others.length === 0) {
    if (only.box.node.disabled)
      return {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: 'the box of this row and column is disabled',
      };
    const steps =
      isOn === 'other'
        ? ({ kind: 'steps', steps: [stepOn(only.box, 'click', { confidence: CONFIDENCE })] } as const)
        : checkSteps([only.box], isOn, CONFIDENCE);
    return explaining(steps, spell(target));
  }
  const inRow =
    named.length === 0 ? places.filter((place) => words.every((word) => has(rowOf(place), word))) : [];
  const [first] = inRow;
  return first &&
    inRow.length > 1 &&
    inRow.every(({ row }) => row === first.row) &&
    !/^(?:goal|click)$/.test(clause.verb)
    ? {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: `the row has several boxes, and which column is meant is not said: ${inRow.map(({ column }) => `"${column}"`).join(', ')}`,
      }
    : undefined;
}

/** Words for the box and its place. */
const generic =
  /^(?:checkbox|box|tick|column|row|cell|table|matrix|right|rights|permission|permissions|option)$/;

/** Whether the box has to be on afterwards, the other way round, or whether the clause is not about boxes. */
function stateWanted({ verb, said, readings }: Clause): boolean | 'other' | undefined {
  if (verb === 'check' || verb === 'uncheck') return verb === 'check';
  if (verb === 'toggle') return 'other';
  if (verb === 'goal' && /^(?:allow|permit|grant|let|give)$/.test(said)) return true;
  if (verb === 'goal' && /^(?:forbid|revoke|deny|disallow)$/.test(said)) return false;
  const isBox = readings[0]?.target?.some(({ lower }) => /^(?:checkbox|box)$/.test(lower)) === true;
  return verb === 'click' && isBox ? 'other' : undefined;
}

/** The boxes without a name of the tables whose rows hold several of them, each under the title of a column. */
function placesIn(index: PageIndex): Place[] {
  const boxes = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch|radio)$/.test(node.role) && node.name === '' && node.hidden === undefined,
  );
  if (boxes.length < 2) return [];
  const tables = new Map<Entry, Entry[]>();
  for (const box of boxes) {
    const table = [...ancestorsOf(box)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
    if (table) tables.set(table, [...(tables.get(table) ?? []), box]);
  }
  return [...tables].flatMap(([table, inside]) => {
    const rows = below(index, table).filter(({ node }) => node.role === 'row');
    const [head] = rows;
    const headers = head
      ? below(index, head).filter(
          ({ node }) =>
            /^(?:columnheader|cell|gridcell)$/.test(node.role) && readable(node) + node.name !== '',
        )
      : [];
    const all = rows.slice(1).flatMap((row) =>
      headers.flatMap((header) => {
        const cell = cellUnder(header, row, index);
        const box = cell && inside.find((each) => isInside(each, cell));
        return box ? [{ box, row, column: header.node.name || readable(header.node) }] : [];
      }),
    );
    // A box at the head of a row chooses the row, and there is one of them.
    return all.filter(({ row }) => all.filter((each) => each.row === row).length > 1);
  });
}

function has(words: readonly Word[], word: Word): boolean {
  return words.some((each) => wordLikeness(each, word) >= 0.9);
}
