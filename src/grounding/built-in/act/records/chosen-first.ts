/**
 * "Delete plan.docx", "rename notes.txt to "diary.txt"", "delete all files whose name ends in .tmp", where each row has a box to choose it by
 * and no button of its own, and one button beside the list does it to the rows that are chosen.
 */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { toWord } from '../../language/words.js';
import { affixIn } from '../evidence/affix.js';
import { buttonsFor, isAnyChosen, isToldLater } from './chosen-deed.js';
import { type Boxed, boxedOn } from './chosen-records.js';
import { checkSteps } from '../controls/do-state.js';
import { controlsIn, menuButtonIn } from './record-controls.js';
import { doesDeed } from './deed-control.js';
import { type Deed, deedOf } from './record-deed.js';
import { recordSaid } from './record-found.js';
import { isKindNoun } from './record-handle.js';

const CONFIDENCE = 0.84;

/** Most rows that one sentence is about. */
const MOST_ROWS = 40;

/** Ticks the rows and clicks the button; undefined where rows are not told, one of them has a button of its own, or something else is chosen. */
export function chosenFirst(clause: Clause, scene: Scene): Outcome | undefined {
  const { index } = scene;
  const deed = deedOf(clause);
  if (!deed || deed.tool.length > 0 || deed.manner.length > 0 || deed.isUnknown) return undefined;
  const [rows, ...others] = boxedOn(index, false);
  if (!rows || others.length > 0 || !areRowsToChoose(rows, index)) return undefined;
  const [button, ...more] = buttonsFor(deed.verb.text, index);
  if (!button || more.length > 0 || button.node.disabled === true || !isBeside(button, rows))
    return undefined;
  const meant = byName(clause, rows, index) ?? oneOf(clause, rows, index);
  if (!meant || meant.length === 0 || meant.length > MOST_ROWS) return undefined;
  // What other rows have a button for cannot be done to one that has none.
  if (rows.some((row) => hasItsOwn(row, deed, index))) return undefined;
  const isOneOfThem = meant.every(({ box }) => box.node.checked === true);
  if (isAnyChosen(index) && !(isOneOfThem && rows.filter(isChosen).length === meant.length)) return undefined;
  const boxes = checkSteps(
    meant.map(({ box }) => box),
    true,
    CONFIDENCE,
  );
  const ticks = boxes.kind === 'steps' ? boxes.steps : [];
  const was = meant.length === 1 ? (deed.literals[0] ?? deed.telling.map(({ text }) => text).join(' ')) : '';
  if (deed.value !== undefined && meant.length > 1) return undefined;
  return {
    kind: 'steps',
    steps: [...ticks, stepOn(button, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    ...(deed.value !== undefined && { phase: { kind: 'name', text: deed.value, said: 'edit', was } }),
  };
}

/** The box of a row that does nothing but choose it, where none is chosen yet: what can be done to it may show once it is. */
export function boxToChoose(record: Entry, index: PageIndex): Entry | undefined {
  const [rows, ...others] = boxedOn(index, false);
  if (!rows || others.length > 0 || isAnyChosen(index)) return undefined;
  if (!areRowsToChoose(rows, index) && !rows.every(({ box }) => /^select\b/i.test(box.node.name)))
    return undefined;
  const own = rows.find((row) => row.record === record);
  return own && record.node.role === 'row' && !isChosen(own) ? own.box : undefined;
}

function isChosen({ box }: Boxed): boolean {
  return box.node.checked === true;
}

/** "All files whose name ends in .tmp": by how the first text of a row begins or ends. */
function byName(clause: Clause, rows: readonly Boxed[], index: PageIndex): readonly Boxed[] | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const affix = affixIn(target.slice(1));
  if (!affix?.all || affix.nouns.some((noun) => !isKindNoun(toWord(noun), index))) return undefined;
  const titled = rows.map((row) => ({ row, title: row.texts.find((text) => /\p{L}/u.test(text)) ?? '' }));
  return titled.filter(({ title }) => affix.test(title)).map(({ row }) => row);
}

/** The one row that says all that is said of what the deed is done to. */
function oneOf(clause: Clause, rows: readonly Boxed[], index: PageIndex): readonly Boxed[] | undefined {
  const deed = deedOf(clause);
  const found = deed && recordSaid(deed, index);
  if (!found || found.said.length < deed.telling.length) return undefined;
  return rows.filter(({ record }) => record === found.record);
}

/** Ticking a row does nothing but choose it: nothing is written over the boxes, they can be ticked all at once, or several buttons wait for what is chosen. */
function areRowsToChoose(rows: readonly Boxed[], index: PageIndex): boolean {
  const isTable = rows.every(({ record }) => record.node.role === 'row');
  return isTable ? rows.every(({ box }) => titleOver(box, index) === '') : isToldLater(index);
}

/** What the first row of the table says in the column of a box. */
function titleOver(box: Entry, index: PageIndex): string {
  const table = [...ancestorsOf(box)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
  const first = table && below(index, table).find(({ node }) => node.role === 'row');
  const middle = middleOf(box);
  if (!first || isInside(box, first) || middle === undefined) return '';
  const over = first.children.find(
    ({ node }) => node.box !== undefined && middle > node.box.x && middle < node.box.x + node.box.width,
  );
  return over ? readable(over.node, 'without buttons').trim() : '';
}

function middleOf({ node: { box } }: Entry): number | undefined {
  return box && box.x + box.width / 2;
}

/** The button lies in no part of the page in which the list does not lie as well. */
function isBeside(button: Entry, [row]: readonly Boxed[]): boolean {
  return [...ancestorsOf(button)].every(
    (around) =>
      (row !== undefined && isInside(row.record, around)) ||
      (!around.record &&
        !/^(?:form|region|dialog|group|article|complementary|banner|navigation)$/.test(around.node.role)),
  );
}

/** What can be done to the row is offered in it, or in a menu of its own. */
function hasItsOwn({ record }: Boxed, deed: Deed, index: PageIndex): boolean {
  const controls = controlsIn(record, index);
  return (
    menuButtonIn(controls, record, index) !== undefined ||
    controls.some((each) => doesDeed(each, deed, deed.telling))
  );
}
