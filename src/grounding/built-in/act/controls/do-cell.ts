/** Cells of a table that are edited in place: a double click brings up a field, which takes the text; and the cell is looked at again. */
import { withoutCross } from '../../language/crosses.js';
import { type Clause, type ClauseReading, valueOf } from '../../language/clause.js';
import { chooseFrom } from './do-choose.js';
import type { Token } from '../../language/lexer.js';
import { amountAlone, numberAlone } from '../evidence/unit-of.js';
import { edits } from '../../matching/edit-sign.js';
import { freshEntries } from '../../matching/fresh.js';
import { recordOf } from '../../matching/relations.js';
import { isPronoun } from '../../language/references.js';
import { cellsOf, covers, isLike, saysEdited, textIn, withoutNouns } from './cells-named.js';
import { cellOf, laidTables, textOfLine } from '../../matching/laid-out.js';
import type { Scene } from '../../matching/look-up.js';
import { bestOptions } from './do-option.js';
import { explaining, type Outcome, type Phase, stepOn, stepOnPage } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, fold, type Word, wordsOf } from '../../language/words.js';

type Cell = Extract<Phase, { kind: 'cell' }>;

/** How sure a cell is that column and row name together. */
const CONFIDENCE = 0.85;

/** Words for a cell and its place. */
const generic = /^(?:cell|field|value|column|row|entry|table|grid|item)$/;

/** "Change the amount of Dinner to 52": the one cell in the column and row of these names; undefined when there is none that can be edited. */
export function cellEdit(clause: Clause, scene: Scene): Outcome | undefined {
  const { verb, readings } = clause;
  if (!/^(?:set|fill|type)$/.test(verb)) return undefined;
  for (const { target, value } of readings) {
    const opened = target && value && editorOf(target, scene);
    if (opened) return typedInto(opened, value, scene);
    const cell = target && value && cellNamed(target, scene.index);
    if (!cell || value.length === 0) continue;
    const text = amountAlone(value, readable(cell.node)) ?? valueOf(value).trim();
    const control = below(scene.index, cell).find((entry) => entry.actionable);
    // Each word was looked for in the title of the column and in the row.
    const explained = valueOf(target);
    // What shows all that the cell says, and takes a click, turns into the field by that.
    if (control && isAllOf(cell, control) && !isTitle(cell, target))
      return shownIn(cell) === fold(text)
        ? { kind: 'done', reason: `the cell says ${text} already` }
        : cellOpened(cell, control, { text, confidence: CONFIDENCE, explained, isClicked: true });
    if (control) {
      const chosen = clause.verb === 'set' ? setControl(control, value, clause, scene) : undefined;
      const set = chosen ?? typedInto(control, value, scene);
      return set && explaining(set, explained);
    }
    if (shownIn(cell) === fold(text)) return { kind: 'done', reason: `the cell says ${text} already` };
    // A row with a button of its own that edits it is edited by that.
    const row = recordOf(cell);
    if (row && below(scene.index, row).some((entry) => entry.actionable && edits(entry))) return undefined;
    return cellOpened(cell, textIn(cell, scene.index), { text, confidence: CONFIDENCE, explained });
  }
  return undefined;
}

/** A double click, or a click, on what a cell shows, which has to turn it into a field for the text. */
export function cellOpened(
  cell: Entry,
  shown: Entry,
  {
    text,
    confidence,
    explained,
    isClicked,
  }: { text: string; confidence: number; explained: string; isClicked?: boolean },
): Outcome {
  return {
    kind: 'steps',
    steps: [stepOn(shown, isClicked ? 'click' : 'dblclick', { confidence })],
    phase: { kind: 'cell', ref: cell.node.ref ?? '', at: placeOf(cell), text, stage: 'opened' },
    explained,
  };
}

/** "Double-click Ole's phone": the one cell in the row and the column of these names, whatever it says. */
export function cellClicked({ verb, readings }: Clause, { index }: Scene): Outcome | undefined {
  if (verb !== 'dblclick' && verb !== 'rightClick') return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const found = onlyCell(target, index) ?? laidCell(target, index);
  if (!found || below(index, found.cell).some((entry) => entry.actionable)) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(found.cell, verb, { confidence: CONFIDENCE })],
    explained: valueOf(target),
  };
}

/** "It", where the last step brought up a field that has the focus: this field. */
function editorOf(target: NonNullable<ClauseReading['target']>, scene: Scene): Entry | undefined {
  const [it, ...others] = target;
  if (!it || others.length > 0 || !isPronoun(it) || it.lower !== 'it' || !scene.before) return undefined;
  const [only, ...more] = [...freshEntries(scene)].filter(({ node }) => fieldRoles.has(node.role));
  return more.length === 0 && (only?.node.focused === true || only === onlyFresh(scene)) ? only : undefined;
}

/** The text of the cell in a box of its own, which is no button and says nothing that it opens. */
function isAllOf(cell: Entry, { node }: Entry): boolean {
  const isPlain = node.role === 'generic' && node.hasPopup === undefined && node.expanded === undefined;
  return isPlain && cell.node.children.length === 1 && fold(readable(node)) === fold(readable(cell.node));
}

/** The cell is what the line is called by: a click on it may open that. */
function isTitle(cell: Entry, target: readonly Token[]): boolean {
  const said = contentOf(valueOf(target));
  return contentOf(readable(cell.node)).every((word) => said.some((each) => isLike(word, each)));
}

/** The field that the cell consists of takes the text. */
function typedInto(control: Entry, value: readonly Token[], { index }: Scene): Outcome | undefined {
  const alone = numberAlone(value, control, index);
  if (alone === 'unclear') return undefined;
  const text = alone?.text ?? valueOf(value).trim();
  const { role, readonly, disabled, options } = control.node;
  if (!/^(?:textbox|spinbutton)$/.test(role) || readonly === true || disabled === true || options)
    return undefined;
  // Many a table takes over what stands in a cell only when its field is left.
  return {
    kind: 'steps',
    steps: [{ ...stepOn(control, 'fill', { args: [text], confidence: CONFIDENCE }), leaves: true }],
  };
}

/** "Change the role of Ada to Admin": the list in the cell, or the button that shows the value and opens a list. */
function setControl(
  control: Entry,
  value: readonly Token[],
  clause: Clause,
  scene: Scene,
): Outcome | undefined {
  const isChooser = /^(?:button|combobox|listbox)$/.test(control.node.role);
  if (!isChooser) return undefined;
  return chooseFrom(control, value, { confidence: CONFIDENCE, scene, clause });
}

/** Types into the field that came up over the cell, then looks whether the cell says the text. */
export function cellPhase(phase: Cell, scene: Scene): Outcome {
  const cell = entryOf(phase.ref, scene.index) ?? drawnAgain(phase, scene.index);
  const looked = `a field that takes "${phase.text}" in the cell that was double-clicked`;
  if (phase.stage === 'opened') {
    const editor =
      scene.index.actionable.find(
        (entry) =>
          entry.node.focused === true &&
          fieldRoles.has(entry.node.role) &&
          entry.node.readonly !== true &&
          (!cell || isInside(entry, cell) || covers(entry, cell)),
      ) ?? onlyFresh(scene);
    if (!editor) return itemOf(cell, phase, scene) ?? { kind: 'none', looked, nearest: [] };
    if (editor.node.options) return chosenIn(editor, phase);
    if (editor.node.role === 'combobox' && editor.node.expanded === true)
      return (
        offeredIn(phase, scene) ?? {
          kind: 'none',
          looked,
          nearest: [],
          putBack: [stepOnPage('press', ['Escape'])],
        }
      );
    const typed = stepOn(editor, 'fill', { args: [phase.text], confidence: CONFIDENCE });
    return { kind: 'steps', steps: [typed], phase: { ...phase, stage: 'filled' } };
  }
  // Many a field is gone as soon as it is left; one that is still there is waiting for Enter.
  const open = phase.stage === 'filled' ? editorIn(cell, phase, scene) : undefined;
  if (open) {
    const taken = stepOn(open, 'press', { args: ['Enter'], confidence: CONFIDENCE });
    return { kind: 'steps', steps: [taken], phase: { ...phase, stage: 'typed' } };
  }
  const isSaid =
    cell ?? scene.index.entries.some(({ node }) => fold(readable(node)).includes(fold(phase.text)));
  if (isSaid === false) return { kind: 'none', looked: `"${phase.text}" on the page`, nearest: [] };
  if (cell && !isSame(shownIn(cell), phase.text))
    return {
      kind: 'none',
      looked: `"${phase.text}" in the cell, which says "${readable(cell.node)}"`,
      nearest: [],
    };
  return { kind: 'done', reason: 'the cell says so' };
}

/** The field over the cell, which has the focus still, or the text. */
function editorIn(cell: Entry | undefined, { text, at }: Cell, { index }: Scene): Entry | undefined {
  return index.actionable.find((entry) => {
    const { role, focused, value = '' } = entry.node;
    const isIn = cell !== undefined && isInside(entry, cell);
    const isOpen = focused === true || ((isIn || isAt(entry, at)) && fold(value) === fold(text));
    return (
      /^(?:textbox|spinbutton|searchbox)$/.test(role) && isOpen && (!cell || isIn || covers(entry, cell))
    );
  });
}

function isAt({ node: { box } }: Entry, [x, y]: Cell['at']): boolean {
  return box !== undefined && Math.abs(box.x - x) <= 2 && Math.abs(box.y - y) <= 2;
}

/** A text that became a field itself need not say that it has the focus. */
function onlyFresh(scene: Scene): Entry | undefined {
  const fresh = freshEntries(scene);
  const stoodThere = (value: string): boolean =>
    value !== '' && scene.before?.entries.some(({ node }) => fold(readable(node)).includes(value)) === true;
  const fields = scene.index.actionable.filter(
    (entry) =>
      fresh.has(entry) &&
      entry.node.role === 'textbox' &&
      entry.node.readonly !== true &&
      stoodThere(fold(entry.node.value ?? '')),
  );
  const isTaken = scene.index.actionable.some(
    ({ node }) => node.focused === true && fieldRoles.has(node.role),
  );
  return fields.length === 1 && !isTaken ? fields[0] : undefined;
}

/** What stands where the cell stood, on a page that has drawn the cells anew. */
function drawnAgain({ at: [x, y] }: Cell, index: PageIndex): Entry | undefined {
  const there = index.entries.filter(
    ({ node: { box, hidden, role, tag } }) =>
      tag !== 'body' &&
      box?.x === x &&
      box.y === y &&
      hidden === undefined &&
      /^(?:generic|(?:grid)?cell)$/.test(role),
  );
  return there.at(-1);
}

/** Where an element stands, for when it is drawn anew. */
export function placeOf({ node: { box } }: Entry): Cell['at'] {
  return [box?.x ?? 0, box?.y ?? 0];
}

/** The item of a drawn list that came up in the cell, or over it; the list says what can be chosen, one below the other. */
function itemOf(cell: Entry | undefined, phase: Cell, scene: Scene): Outcome | undefined {
  const fresh = [...freshEntries(scene)].filter(
    ({ node, parent }) =>
      node.ref !== undefined && node.hidden === undefined && parent && parent.children.length > 1,
  );
  const [item, ...others] = fresh.filter((entry) => {
    const list = entry.parent as Entry;
    const isHere = cell === undefined || isInside(entry, cell) || covers(list, cell) || isBelow(list, cell);
    const isItem = /^(?:option|menuitem|listitem|generic)$/.test(entry.node.role);
    return isHere && isItem && shownIn(entry) === fold(phase.text);
  });
  if (!item || others.length > 0) return undefined;
  const chosen = stepOn(item, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [chosen], phase: { ...phase, stage: 'typed' } };
}

/** It hangs directly below the cell. */
function isBelow({ node: { box } }: Entry, { node: { box: over } }: Entry): boolean {
  if (!box || !over) return false;
  const gap = box.y - over.y - over.height;
  return gap >= 0 && gap <= 12 && Math.abs(box.x - over.x) <= 12;
}

/** What may stand in the cell is one of the options that came up with its field: nothing else is typed into that. */
function offeredIn(phase: Cell, scene: Scene): Outcome | undefined {
  const [option, ...others] = [...freshEntries(scene)].filter(
    (entry) =>
      entry.node.role === 'option' &&
      entry.node.hidden === undefined &&
      entry.node.disabled !== true &&
      shownIn(entry) === fold(phase.text),
  );
  if (!option || others.length > 0) return undefined;
  const chosen = stepOn(option, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [chosen], phase: { ...phase, stage: 'typed' } };
}

/** The native list that came up in the cell. */
function chosenIn(list: Entry, phase: Cell): Outcome {
  const [option, ...others] = bestOptions(list.node.options ?? [], phase.text);
  if (option === undefined || others.length > 0)
    return { kind: 'none', looked: `the option "${phase.text}" in the cell`, nearest: [] };
  const chosen = stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE });
  const taken = stepOn(list, 'press', { args: ['Enter'], confidence: CONFIDENCE });
  return { kind: 'steps', steps: [chosen, taken], phase: { ...phase, text: option, stage: 'typed' } };
}

/** The cell that column and row name; undefined when it is not the only one, or holds several things to act on. */
function cellNamed(target: NonNullable<ClauseReading['target']>, index: PageIndex): Entry | undefined {
  const only = onlyCell(target, index);
  // An average stands beside the cells that take a click, and takes none.
  if (only && only.cell.node.clickable !== true && isBesideMarked(only.cell, index)) return undefined;
  const controls = only ? below(index, only.cell).filter((entry) => entry.actionable).length : 0;
  const isEdited =
    only &&
    (controls === 1 ||
      (controls === 0 &&
        (isEditable(only.table, index) ||
          isMarked(only.cell) ||
          saysEdited(only.cell, index) !== undefined)));
  return isEdited ? only.cell : laidCell(target, index)?.cell;
}

/**
 * The same in a table that is known by how it is laid out. Where nothing in the line can be clicked there is no other way to edit the
 * cell than in its place.
 */
function laidCell(
  target: NonNullable<ClauseReading['target']>,
  index: PageIndex,
): { cell: Entry; table?: never } | undefined {
  const words = wordsFor(target, index);
  if (words.length < 2) return undefined;
  const found = laidTables(index).flatMap(({ heads, lines }) =>
    heads.flatMap((head) => {
      const title = wordsOf(readable(head.node) || head.node.name);
      const rest = words.filter((word) => !title.some((each) => isLike(word, each)));
      const isNamed = title.length > 0 && title.every((word) => words.some((each) => isLike(each, word)));
      if (!isNamed || rest.length === 0) return [];
      return lines.flatMap((line) => {
        const said = wordsOf(textOfLine(line));
        const cell = rest.every((word) => said.some((each) => isLike(word, each)))
          ? cellOf(line, head)
          : undefined;
        return cell ? [{ cell, line }] : [];
      });
    }),
  );
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.cell.node.ref === undefined) return undefined;
  const isPlain = only.line.holders.every(
    (holder) =>
      holder.node.clickable !== true &&
      !below(index, holder).some(({ node }) => /^(?:link|button|textbox|combobox)$/.test(node.role)),
  );
  return isPlain || below(index, only.cell).some((entry) => entry.actionable)
    ? { cell: only.cell }
    : undefined;
}

function wordsFor(target: readonly Token[], index: PageIndex): readonly Word[] {
  return contentOf(valueOf(withoutNouns(target, index))).filter((word) => !generic.test(word.text));
}

/** The one cell of the page that column and row name. */
export function onlyCell(
  target: NonNullable<ClauseReading['target']>,
  index: PageIndex,
): { cell: Entry; table: Entry } | undefined {
  const words = wordsFor(target, index);
  if (words.length < 2) return undefined;
  const [only, ...others] = index.entries
    .filter((entry) => /^(?:table|grid|treegrid)$/.test(entry.node.role))
    .flatMap((table) => cellsOf(table, words, index).map((cell) => ({ cell, table })));
  return only && others.length === 0 && only.cell.node.ref !== undefined ? only : undefined;
}

/** A grid, or a table that takes the focus or says of itself that it is edited: a double click elsewhere may lead away. */
function isEditable(table: Entry, index: PageIndex): boolean {
  if (/^(?:grid|treegrid)$/.test(table.node.role)) return true;
  const near = [...ancestorsOf(table)].slice(0, 4);
  const says = ({ node }: Entry): boolean =>
    node.clickable === true || (node.classes ?? []).some((name) => /edit|spreadsheet|worksheet/i.test(name));
  return (
    near.some((each) => says(each) && each.node.tag !== 'body') ||
    below(index, table).some((each) => each.node.role === 'gridcell')
  );
}

/** It takes a click, which is not that of its whole row. */
function isMarked({ node, parent }: Entry): boolean {
  if (node.clickable !== true || !parent || parent.node.clickable === true) return false;
  return parent.children.some((other) => other.node.clickable !== true);
}

/** Other cells of its row are marked so, and hold nothing but what they show. */
function isBesideMarked(cell: Entry, index: PageIndex): boolean {
  const others = cell.parent ? cell.parent.children : [];
  const marked = others.filter((other) => other !== cell && isMarked(other));
  return marked.length > 1 && below(index, cell).every((entry) => !entry.actionable);
}

function shownIn(cell: Entry): string {
  const text = readable(cell.node);
  // The sign of a list is no part of what was chosen from it.
  return fold(cell.node.name !== '' && /[▼▾⌄▿]/u.test(text) ? cell.node.name : text || cell.node.name);
}

/** The text, or the number that it is, however the table writes it. */
function isSame(shown: string, text: string): boolean {
  const number = (each: string): number => Number(each.replace(/[^\d.-]/g, '') || Number.NaN);
  const said = withoutCross(shown);
  return said === fold(text) || (/^[\d.,\s-]+$/.test(text) && number(shown) === number(text));
}
