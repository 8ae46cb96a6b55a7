/** Boxes of a table that have no name of their own: "enable push for the weekly digest" is the box in that column and row. */
import { type Clause, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { cellUnder } from './cells-named.js';
import { checkSteps } from './do-state.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** How sure a box is that column and row name together. */
const CONFIDENCE = 0.88;

/** A box with what its column, its row and the group of rows that it stands in are called. */
interface Place {
  box: Entry;
  row: Entry;
  column: string;
  title: string;
  group: string;
}

/** The step on the one box that column and row name, or a refusal where only the row is named; undefined for any other clause. */
export function matrixOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const wanted = stateWanted(clause);
  if (!wanted) return undefined;
  const { isOn, said } = wanted;
  const words = wordsFor(said);
  const places = words.length > 0 ? placesIn(scene.index) : [];
  const several = severalBoxes(clause, places);
  if (several) return several;
  const meant = placesSaid(words, places);
  const [only, ...others] = meant;
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
    // Column and row say it all, whatever the box itself is called.
    return steps.kind === 'done'
      ? { kind: 'done', reason: steps.reason }
      : explaining(steps, valueOf(clause.readings[0]?.target ?? []));
  }
  if (only && new Set(meant.map(({ group }) => group)).size > 1)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `a row is called so in several groups: ${meant.map(nameOf).join(', ')}`,
    };
  const inRow =
    meant.length === 0 ? places.filter((place) => words.every((word) => has(rowOf(place), word))) : [];
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

/** "Give the Editor Invite and Delete", "let editors and managers invite": a box for each of them, where all are told. */
function severalBoxes(clause: Clause, places: readonly Place[]): Outcome | undefined {
  const [reading] = clause.readings;
  const target = clause.joined ?? reading?.target ?? [];
  const wanted = places.length > 0 ? stateWanted({ ...clause, readings: [{ target }] }) : undefined;
  const parts = wanted ? splitList(wanted.said).map((part) => wordsFor(part)) : [];
  if (!wanted || wanted.isOn === 'other' || parts.length < 2) return undefined;
  const words = parts.flat();
  const columns = [...new Set(places.map(({ column }) => column))].filter((column) =>
    wordsOf(column).every((word) => has(words, word)),
  );
  const titles = columns.flatMap((column) => wordsOf(column));
  const rows = parts
    .map((part) => part.filter((word) => !has(titles, word)))
    .filter((part) => part.length > 0);
  const found = rows.flatMap((row) =>
    columns.map((column) =>
      placesSaid(
        [...row, ...wordsOf(column)],
        places.filter((place) => place.column === column),
      ),
    ),
  );
  if (columns.length === 1 && found.length === parts.length && found.some((each) => each.length > 1))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `several rows are called so: ${found.flat().map(nameOf).join(', ')}`,
    };
  const isTold = found.length === parts.length && found.every((each) => each.length === 1);
  if (!isTold || (rows.length > 1 && columns.length > 1)) return undefined;
  const verb = wanted.isOn ? 'check' : 'uncheck';
  return {
    kind: 'instead',
    clauses: found.flat().map(({ title, group, column }) => {
      const text = `${title} ${group} ${column}`;
      return { verb, said: verb, readings: [{ target: tokenize(text) }], text: `${verb} ${text}` };
    }),
    ...(clause.joined && { covers: 1 }),
  };
}

/** The words that may say a place. */
function wordsFor(said: readonly Token[]): readonly Word[] {
  return contentOf(valueOf(said)).filter((word) => !generic.test(word.text));
}

/** The boxes whose column is said as a whole, and of whose row and group all is said that is left. */
function placesSaid(words: readonly Word[], places: readonly Place[]): readonly Place[] {
  const said = places.filter((place) => {
    const title = wordsOf(place.column);
    const rest = words.filter((word) => !has(title, word));
    const [row, group] = [rowOf(place), wordsOf(place.group)];
    return (
      title.every((word) => has(words, word)) &&
      rest.some((word) => has(row, word)) &&
      rest.every((word) => has(row, word) || has(group, word))
    );
  });
  return wholeRows(said, words);
}

function nameOf({ title, group }: Place): string {
  return group === '' ? `"${title}"` : `"${title}" of "${group}"`;
}

function rowOf({ row }: Place): readonly Word[] {
  return wordsOf(readable(row.node));
}

/** Of several rows those whose whole title is said: "Edit posts" says less of "Edit posts of others". */
function wholeRows(places: readonly Place[], words: readonly Word[]): readonly Place[] {
  const whole = places.filter(({ title }) => contentOf(title).every((word) => has(words, word)));
  return whole.length > 0 ? whole : places;
}

/** Words for the box and its place. */
const generic =
  /^(?:checkbox|box|tick|column|row|cell|table|matrix|rights?|permissions?|ability|access|option|group|section|category|under|in|within|inside)$/;

const granting = /^(?:allow|permit|grant|let|give|authori[sz]e)$/;
const denying = /^(?:forbid|revoke|deny|disallow|withdraw|prohibit)$/;
const denied = /^(?:not|never|no|nor|except|but|without|only|unless|nobody|nothing)$/;

/** Whether the box has to be on afterwards, or the other way round, with what says which box; nothing where the clause is not about boxes. */
function stateWanted({
  verb,
  readings,
}: Clause): { isOn: boolean | 'other'; said: readonly Token[] } | undefined {
  const target = readings[0]?.target ?? [];
  if (verb === 'check' || verb === 'uncheck') return { isOn: verb === 'check', said: target };
  if (verb === 'toggle') return { isOn: 'other', said: target };
  const isBox = target.some(({ lower }) => /^(?:checkbox|box)$/.test(lower));
  if (verb === 'click') return isBox ? { isOn: 'other', said: target } : undefined;
  if (verb !== 'goal') return undefined;
  const lowers = target.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  const front =
    /^(?:do not|don[’']t|no longer|never) /.exec(lowers.join(' '))?.[0].trim().split(' ').length ?? 0;
  const first = lowers[front] ?? '';
  const behind = target.slice(front + 1);
  const said = behind.filter((_, at) => lowers[front + 1 + at] !== 'away');
  const isRight = said.some(({ lower }) => /^(?:rights?|permissions?|access|ability)$/.test(lower));
  const isDenied =
    denying.test(first) ||
    (isRight && (first === 'remove' || (first === 'take' && said.length < behind.length)));
  if (said.some(({ kind, lower }) => kind === 'word' && denied.test(lower))) return undefined;
  if (granting.test(first)) return { isOn: front === 0, said };
  return isDenied && front === 0 ? { isOn: false, said } : undefined;
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
    const headers = head ? cellsOf(head, index).filter((cell) => titleOf(cell) !== '') : [];
    let group: { title: string; within: Entry | undefined } | undefined;
    const all = rows.slice(1).flatMap((row) => {
      const cells = cellsOf(row, index);
      const [title] = cells;
      // A row that is nothing but a title stands over those below it.
      if (title && cells.length === 1 && headers.length > 1 && !inside.some((box) => isInside(box, row)))
        group = { title: titleOf(title), within: row.parent };
      else if (group && group.within !== row.parent) group = undefined;
      return headers.flatMap((header) => {
        const cell = cellUnder(header, row, index);
        const box = cell && inside.find((each) => isInside(each, cell));
        return box
          ? [
              {
                box,
                row,
                column: titleOf(header),
                title: title ? titleOf(title) : '',
                group: group?.title ?? '',
              },
            ]
          : [];
      });
    });
    // A box at the head of a row chooses the row, and there is one of them.
    return all.filter(({ row }) => all.filter((each) => each.row === row).length > 1);
  });
}

function cellsOf(row: Entry, index: PageIndex): Entry[] {
  return below(index, row).filter(({ node }) => /^(?:columnheader|rowheader|cell|gridcell)$/.test(node.role));
}

/** What a cell says, without the buttons in it. */
function titleOf({ node }: Entry): string {
  return readable(node, 'without buttons') || node.name;
}

function has(words: readonly Word[], word: Word): boolean {
  return words.some((each) => wordLikeness(each, word) >= 0.9);
}
