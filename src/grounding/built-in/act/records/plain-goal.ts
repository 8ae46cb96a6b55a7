/**
 * Goals on buttons that a page draws of plain boxes: "publish it", "save the choice", "like the post by Nora". Nothing marks such a box as
 * something to click, so that it is known only by a short text that begins with the verb, and every other word has to be said by that
 * text or by the line that it stands in.
 */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, fold, recordNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  isInside,
  type PageIndex,
  partsOf,
  readable,
} from '../../matching/page-index.js';
import { labelOfBox, nameOfBox, plainBoxes } from '../../matching/plain-boxes.js';
import { isNumberOfName } from '../../matching/number-of-name.js';
import { holds } from '../../matching/surroundings.js';
import { isClassNoun, namesVerb } from './record-handle.js';
import { describing } from '../../language/describing-words.js';

const CONFIDENCE = 0.8;

/** Levels from a button up to the line that it stands in, and the longest text of a line that is the only one of its kind. */
const MAX_LEVELS = 4;
const LONGEST_LINE = 160;

/** What a goal is done to, in words. */
interface Said {
  words: readonly Word[];
  literals: readonly string[];
  /** "The third post": counted among the lines; negative from the end. */
  ordinal: number | undefined;
}

/** The click on the one plain box that a goal can mean; undefined where there is none, or more than one, or a real button says the verb. */
export function plainGoal(clause: Clause, { index, last }: Scene): Outcome | undefined {
  const target = clause.readings.length === 1 ? clause.readings[0]?.target : undefined;
  const [verb] = wordsOf(clause.said);
  if (clause.verb !== 'goal' || !target || !verb) return undefined;
  const handles = plainBoxes(index).filter((entry) => begins(entry, verb));
  if (handles.length === 0) return undefined;
  const said = saidIn(target, verb, index);
  const found =
    calledSo(handles, said, verb) ?? inLine(handles, said, verb, index) ?? sending(handles, said, last);
  return found && !isSaidByButton(found, verb, index)
    ? { kind: 'steps', steps: [stepOn(found, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

/** What stands behind the verb, without the words that say nothing of what is meant. */
function saidIn(target: readonly Token[], verb: Word, index: PageIndex): Said {
  const literals: string[] = [];
  const words: Word[] = [];
  let ordinal: number | undefined;
  for (let at = 0; at < target.length; at += 1) {
    const token = target[at] as Token;
    const counted = at > 0 ? ordinalAt(target, at) : undefined;
    if (counted && counted.take === undefined && !isNumberOfName(counted, index)) {
      ({ ordinal } = counted);
      at += counted.length - 1;
    } else if (token.kind === 'quoted' || token.kind === 'variable') literals.push(token.text);
    else if (!isPronoun(token) && !describing.has(token.lower)) words.push(...contentOf(token.text));
  }
  const isVerb = words[0] !== undefined && words[0].stem.startsWith(verb.stem);
  return { words: isVerb ? words.slice(1) : words, literals, ordinal };
}

/** The only one whose text says all that is said, and nothing else. */
function calledSo(handles: readonly Entry[], said: Said, verb: Word): Entry | undefined {
  if (said.literals.length > 0 || said.ordinal !== undefined) return undefined;
  const fitting = handles.filter((entry) => {
    const label = labelOfBox(entry).filter((word) => word.meaning !== verb.meaning);
    return (
      said.words.every((word) => label.some((shown) => wordLikeness(word, shown) >= 0.9)) &&
      label.every(
        (shown) =>
          said.words.some((word) => wordLikeness(word, shown) >= 0.9) ||
          // "Send it" is "Send message", and no "Send invoices to all".
          (said.words.length === 0 && recordNouns.has(shown.text)),
      )
    );
  });
  const exact = fitting.filter((entry) => labelOfBox(entry).length === said.words.length + 1);
  const chosen = exact.length > 0 ? exact : fitting;
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** "Set the name to Zed and book the table": behind a field the only one that says the verb sends it off, whatever that is called. */
function sending(handles: readonly Entry[], said: Said, last: Entry | undefined): Entry | undefined {
  const isNoun = said.words.every(({ stem }) => recordNouns.has(stem) || stem === 'table');
  const [only, ...others] = handles;
  if (!only || others.length > 0 || said.literals.length > 0 || said.ordinal !== undefined || !isNoun)
    return undefined;
  const isField = last !== undefined && (fieldRoles.has(last.node.role) || last.node.checked !== undefined);
  const isBare = labelOfBox(only).every((word, at) => at === 0 || word.text === 'now');
  return isField && isBare ? only : undefined;
}

/** The one in the only line that says the rest, or in the line that is counted out. */
function inLine(handles: readonly Entry[], said: Said, verb: Word, index: PageIndex): Entry | undefined {
  const lines = new Map<Entry, Entry[]>();
  for (const handle of handles) {
    // What a longer text is about, it says itself.
    if (labelOfBox(handle).some((word) => word.meaning !== verb.meaning)) continue;
    const line = lineOf(handle, handles);
    if (line) lines.set(line, [...(lines.get(line) ?? []), handle]);
  }
  const telling = said.words.filter((word) => !isClassNoun(word, index));
  const all = [...lines.keys()].filter((line) => says(line, said.literals, telling));
  if (said.ordinal !== undefined) {
    const isOneList = new Set(all.map(({ parent }) => parent)).size === 1;
    const counted = isOneList ? all.at(said.ordinal > 0 ? said.ordinal - 1 : said.ordinal) : undefined;
    return onlyOne(counted && lines.get(counted));
  }
  if (telling.length + said.literals.length === 0) return undefined;
  // What says it in so many words is meant before what mentions it.
  const titled = all.filter((line) => isTitled(line, said.literals, telling, index));
  const [line, ...others] = titled.length > 0 ? titled : all;
  return others.length === 0 ? onlyOne(line && lines.get(line)) : undefined;
}

function onlyOne(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.length === 1 ? entries[0] : undefined;
}

function says(line: Entry, literals: readonly string[], words: readonly Word[]): boolean {
  const shown = wordsOf(readable(line.node));
  const text = fold(readable(line.node));
  return (
    words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9)) &&
    literals.every((literal) => holds(text, fold(literal)))
  );
}

/** A text of the line says just this. */
function isTitled(
  line: Entry,
  literals: readonly string[],
  words: readonly Word[],
  index: PageIndex,
): boolean {
  const texts = [...index.entries.slice(line.order, line.end + 1), ...partsOf(index)]
    .filter((entry) => entry === line || isInside(entry, line) || entry.parent === line)
    .map(({ node }) => (node.role === 'text' ? node.name : (node.text ?? '')));
  return texts.some((text) => {
    const shown = wordsOf(text);
    return (
      text !== '' &&
      literals.every((literal) => fold(text) === fold(literal)) &&
      (literals.length > 0 || shown.length === words.length) &&
      words.every((word) => literals.length > 0 || shown.some((each) => wordLikeness(word, each) >= 0.9))
    );
  });
}

/** What repeats around a button with a button of its own that says the same, or else the short text that it stands behind. */
function lineOf(handle: Entry, handles: readonly Entry[]): Entry | undefined {
  let level = 0;
  let short: Entry | undefined;
  for (const line of ancestorsOf(handle)) {
    level += 1;
    if (level > MAX_LEVELS || line.node.role === 'document' || line.node.tag === 'body') break;
    const holder = line.parent;
    const alike = handles.filter(
      (other) =>
        holder !== undefined &&
        other !== handle &&
        [...ancestorsOf(other)].some(
          (each) => each !== line && each.parent === holder && isAlike(each, line),
        ),
    );
    if (alike.length > 0) return line;
    const text = readable(line.node);
    if (!short && line.node.ref !== undefined && text.length > fold(nameOfBox(handle)).length + 2)
      short = line;
  }
  return short && readable(short.node).length <= LONGEST_LINE ? short : undefined;
}

function isAlike({ node: one }: Entry, { node: other }: Entry): boolean {
  return one.role === other.role && one.tag === other.tag && one.classes?.[0] === other.classes?.[0];
}

/** A button or link that says the verb is what a person would take. */
function isSaidByButton(handle: Entry, verb: Word, index: PageIndex): boolean {
  const text = fold(nameOfBox(handle));
  return index.actionable.some(
    (entry) =>
      entry.node.hidden === undefined &&
      /^(?:button|link|menuitem|generic)$/.test(entry.node.role) &&
      namesVerb(entry, verb) &&
      // "Delete account" beside the lines that are deleted one by one.
      (entry.evidence[0]?.words.length === 1 || !/^\P{L}*\p{L}+\P{L}*$/u.test(text)),
  );
}

function begins(entry: Entry, verb: Word): boolean {
  return labelOfBox(entry)[0]?.meaning === verb.meaning;
}
