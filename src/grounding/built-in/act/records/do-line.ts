/**
 * What is done to one line of a table as it is laid out: its box is ticked, or what is folded away below it is opened. For boxes that stand
 * in a piece of the table of their own, and for boxes and arrows that are drawn and have no name.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf, wordsOfMarks } from '../../language/words.js';
import { type LaidTable, laidTables, type Line, textOfLine } from '../../matching/laid-out.js';
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

const CONFIDENCE = 0.82;

/** Largest drawn box or arrow, in pixels. */
const LARGEST = 32;

/** Words for a line, for its box and for what is folded away below it, which nothing on it says. */
const generic =
  /^(?:row|line|entry|record|item|box|checkbox|tickbox|check|next|beside|in|front|with|for|of|from|by|detail|more|info|information|one|mark|arrow|content|subrow|table|list|grid|tree|node|folder|branch|here|on)s?$/;

/** "Tick Pumpkin", "select the row with Chard": the one box in the line that says so; undefined where no line or no such box can be meant. */
export function lineTicked(clause: Clause, scene: Scene): Outcome | undefined {
  const isMark = clause.verb === 'goal' && /^(?:mark|highlight)$/.test(clause.said);
  if (!isMark && !/^(?:check|uncheck|select)$/.test(clause.verb)) return undefined;
  // What is switched on or off is no box of a line; what is chosen from something is no line.
  if (/^(?:enable|disable|activate|deactivate|turn|switch|accept|agree|opt|answer)/.test(clause.said))
    return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const tokens = isMark ? target.slice(1) : target;
  const isRow = tokens.some(({ lower }) => /^(?:row|line)s?$/.test(lower));
  const list = splitList(tokens);
  if (tokens.length === 0 || (!isRow && isMark)) return undefined;
  // "All rows" are not the one line that says "all" somewhere.
  if (/^(?:all|every|each)$/.test(tokens[0]?.lower ?? '') && linesCounted(tokens, scene.index) === undefined)
    return undefined;
  // "Select Packing tape" is the row where a cell says just that, and nothing to choose is called so.
  const isAlone = clause.readings.length === 1 && list.every((part) => isWholeCell(part, scene.index));
  if (!isRow && clause.verb === 'select' && !isAlone) return undefined;
  if (!isRow && list.some((part) => isNamed(part, scene.index))) return undefined;
  const counted = linesCounted(tokens, scene.index);
  const whole = counted ? undefined : lineSaid(tokens, scene.index);
  const found =
    counted ?? (whole || list.length < 2 ? [whole] : list.map((part) => lineSaid(part, scene.index)));
  const boxes = found.flatMap((each) => (each ? (boxOf(each, scene.index) ?? []) : []));
  const [first] = boxes;
  if (!first || boxes.length < found.length || new Set(boxes).size < found.length) return undefined;
  const on = clause.verb !== 'uncheck';
  const open = boxes.filter((box) => isTicked(box) !== on);
  if (open.length === 0) return { kind: 'done', reason: 'it is so already', entries: boxes };
  const isDrawn = open.some(({ node }) => node.role !== 'checkbox' && node.role !== 'radio');
  const way = on ? 'check' : 'uncheck';
  return {
    kind: 'steps',
    steps: open.map((box) =>
      stepOn(box, box.node.role === 'checkbox' || box.node.role === 'radio' ? way : 'click', {
        confidence: CONFIDENCE,
      }),
    ),
    // Each word was looked for in the line.
    explained: spell(target),
    ...(isDrawn && { phase: { kind: 'plain row', shown: spell(target) } }),
  };
}

/** "Show the details of the order from Pirelli", "expand order #1003": the one arrow in the line that says so. */
export function lineExpanded(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const isDetail =
    clause.verb === 'open' && target.some(({ lower }) => /^(?:details?|row|line)$/.test(lower));
  if (clause.verb !== 'expand' && !isDetail) return undefined;
  const [found] = linesCounted(target, index) ?? [lineSaid(target, index)];
  const [arrow, ...others] = found ? found.line.cells.flatMap((cell) => arrowsIn(cell, index)) : [];
  if (!found || !arrow || others.length > 0 || !isInEach(found.table, (line) => hasArrow(line, index)))
    return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(arrow, 'click', { confidence: CONFIDENCE })],
    explained: spell(target),
    phase: { kind: 'plain row', shown: textOfLine(found.line).slice(0, 60) },
  };
}

interface Found {
  table: LaidTable;
  line: Line;
}

/** "The last row", "the first two orders", in the one table with titles; undefined where nothing is counted, or not lines. */
function linesCounted(tokens: readonly Token[], index: PageIndex): readonly Found[] | undefined {
  const at = tokens.findIndex((_, place) => ordinalAt(tokens, place) !== undefined);
  const counted = at === -1 ? undefined : ordinalAt(tokens, at);
  if (!counted || counted.behind !== undefined || counted.ordinal === 0) return undefined;
  const tables = laidTables(index).filter(({ heads }) => heads.length > 0);
  const [table, ...rest] = tables;
  const { ordinal, take = 1, length } = counted;
  const others = wordsOf(valueOf(tokens.filter((_, place) => place < at || place >= at + length))).filter(
    (word) => !isStopWord(word) && !generic.test(word.text) && !generic.test(word.stem),
  );
  if (!table || rest.length > 0 || !others.every((word) => isTitle(word, table, index))) return undefined;
  const from = ordinal > 0 ? ordinal - 1 : table.lines.length + ordinal;
  const lines = from < 0 ? [] : table.lines.slice(from, from + take);
  return lines.length === take ? lines.map((line) => ({ table, line })) : undefined;
}

/** The one line that says all that is told of it. */
function lineSaid(tokens: readonly Token[], index: PageIndex): Found | undefined {
  if (tokens.some(({ kind }) => kind === 'variable')) return undefined;
  const literals = tokens.flatMap(({ kind, text }) => (kind === 'quoted' ? [fold(text)] : []));
  const words = wordsOf(valueOf(tokens)).filter(
    (word) => !isStopWord(word) && !generic.test(word.text) && !generic.test(word.stem),
  );
  if (words.length === 0) return undefined;
  const fitting = laidTables(index).flatMap((table) =>
    table.lines.flatMap((line) => {
      const text = fold(textOfLine(line));
      const shown = wordsOf(text);
      const isShown = (word: Word): boolean => shown.some((each) => wordLikeness(word, each) >= 0.9);
      const isSaid =
        words.some(isShown) &&
        words.every((word) => isShown(word) || isTitle(word, table, index)) &&
        literals.every((literal) => text.includes(literal));
      return isSaid ? [{ table, line }] : [];
    }),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A word of a column's title, or of the heading above the table: what the lines are. */
function isTitle(word: Word, { heads, lines }: LaidTable, index: PageIndex): boolean {
  const isLike = (text: string): boolean => wordsOf(text).some((each) => wordLikeness(word, each) >= 0.9);
  const first = lines[0]?.holders[0];
  const heading = index.entries.findLast(
    ({ node, order }) => node.role === 'heading' && order < (first?.order ?? 0),
  );
  return (
    heads.some(({ node }) => isLike(readable(node) || node.name)) ||
    (heading !== undefined && isLike(heading.node.name))
  );
}

/** Something to use is called just so, or has an option of that name, and is what is meant. */
function isNamed(tokens: readonly Token[], { actionable }: PageIndex): boolean {
  const said = saidOf(tokens);
  return actionable.some(
    ({ node, evidence: [name] }) =>
      (/^(?:checkbox|radio|switch|option|treeitem|menuitemcheckbox|tab|button|menuitem|link)$/.test(
        node.role,
      ) &&
        name !== undefined &&
        fold(name.text) === said) ||
      node.options?.some((option) => fold(option) === said) === true,
  );
}

/** One line of a table has a cell that says this and nothing else. */
function isWholeCell(tokens: readonly Token[], index: PageIndex): boolean {
  const said = saidOf(tokens);
  const lines = laidTables(index).flatMap((table) => table.lines);
  return (
    lines.filter(({ cells }) => cells.some(({ node }) => fold(readable(node) || node.name) === said))
      .length === 1
  );
}

function saidOf(tokens: readonly Token[]): string {
  return fold(valueOf(tokens)).replace(/^(?:the|a|an) /, '');
}

/** The only box of a line: a real one, or one that is drawn and stands in each line of the table. */
function boxOf({ table, line }: Found, index: PageIndex): Entry | undefined {
  const inside = line.cells.flatMap((cell) => [cell, ...below(index, cell)]);
  const isReal = ({ node }: Entry): boolean => /^(?:checkbox|radio)$/.test(node.role);
  const real = inside.filter(isReal);
  // A form below a list may look like one more line of it.
  const isLineOfBoxes = isInEach(table, (each) =>
    each.cells.some((cell) => [cell, ...below(index, cell)].some(isReal)),
  );
  if (real.length > 0) return real.length === 1 && isLineOfBoxes ? real[0] : undefined;
  const drawn = inside.filter((entry) => isDrawnBox(entry));
  const inEach = isInEach(table, (each) =>
    each.cells.some((cell) => [cell, ...below(index, cell)].some((entry) => isDrawnBox(entry))),
  );
  return drawn.length === 1 && inEach ? drawn[0] : undefined;
}

/** A small square without a word, which is called a box where it is called anything. */
function isDrawnBox(entry: Entry): boolean {
  const { width, height } = entry.node.box ?? { width: 0, height: 99 };
  const marks = marksOf(entry);
  return (
    isNameless(entry) &&
    Math.abs(width - height) <= 6 &&
    (/\b(?:check|box|checkbox|select|selection|tick|ck|cb|chk|mark)\b/.test(marks) ||
      (entry.node.look?.shape === 'square' && entry.node.children.length === 0 && !/\p{L}/u.test(marks)))
  );
}

/** A small thing without a word, which is called an arrow, or says that it opens. */
function arrowsIn(cell: Entry, index: PageIndex): Entry[] {
  const all = [cell, ...below(index, cell)].filter(
    (entry) =>
      (isNameless(entry) || /^[▸▶►▹▷›+＋⊞>]$/u.test((entry.node.name || (entry.node.text ?? '')).trim())) &&
      (/\b(?:caret|expand|expander|expandable|arrow|chevron|toggle|toggler|twisty|plus|disclosure|switcher|fold|unfold|collapse|collapsed|closed|tw|control|opener|handle)\b/.test(
        marksOf(entry),
      ) ||
        !isNameless(entry)),
  );
  return all.filter((entry) => !all.some((other) => other !== entry && isInside(entry, other)));
}

function hasArrow(line: Line, index: PageIndex): boolean {
  return line.cells.some((cell) => arrowsIn(cell, index).length > 0);
}

function isInEach({ lines }: LaidTable, test: (line: Line) => boolean): boolean {
  return lines.filter((line) => test(line)).length * 2 > lines.length;
}

/** Something small to click that nothing but its class, id or picture names. */
function isNameless({ node, actionable, evidence }: Entry): boolean {
  const { width, height } = node.box ?? { width: 0, height: 0 };
  return (
    actionable &&
    /^(?:generic|button|img|image|link)$/.test(node.role) &&
    Math.max(width, height) <= LARGEST &&
    evidence.every(({ kind }) => /^(?:class|id|icon)$/.test(kind))
  );
}

function marksOf({ node, evidence }: Entry): string {
  const named = evidence.map(({ text }) => text);
  const inner = node.children.flatMap(({ classes = [] }) => classes);
  return wordsOfMarks([...(node.classes ?? []), ...inner, ...named]);
}

/** What a drawn box says of its state is a class of its own, on it or on its line. */
function isTicked(box: Entry): boolean {
  if (box.node.checked !== undefined) return box.node.checked === true;
  if (box.node.pressed !== undefined) return box.node.pressed === true;
  return [box, ...[...ancestorsOf(box)].slice(0, 2)].some(({ node }) =>
    (node.classes ?? []).some((name) => /(?:^|[-_])(?:checked|selected|active|on|ticked)$/i.test(name)),
  );
}
