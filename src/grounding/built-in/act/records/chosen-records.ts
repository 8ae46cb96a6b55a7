/**
 * "Select the invoices INV-202 and INV-206", "tick all invoices except the paid ones": rows or cards that have a box of their own to choose
 * them by, told one by one by what they say, or together by a state that they show. A click on the row would open it.
 */
import { type Clause, spell } from '../../language/clause.js';
import { isOfFurtherPages } from '../../matching/more-pages.js';
import { splitExcept } from '../../language/counting.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { fold, isStopWord, recordNouns, vagueNouns, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { checkSteps } from '../controls/do-state.js';
import { type Called, called, holds, isRecordNoun, recordGroups } from './records-called.js';

const CONFIDENCE = 0.84;

/** A record with the one box that chooses it. */
export interface Boxed extends Called {
  box: Entry;
}

/** The boxes of the records that are meant; undefined where no such records, or not just these, can be meant. */
export function chosenRecords(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:check|uncheck|select)$/.test(clause.verb)) return undefined;
  const [verb, ...tokens] = tokenize(clause.text);
  // "Check in the guests" ticks no box.
  if (/^(?:in|out)$/.test(tokens[0]?.lower ?? '')) return undefined;
  if (!verb || !choosing.test(verb.lower) || tokens.some(({ kind }) => kind === 'variable')) return undefined;
  const groups = boxedOn(index, /^(?:un)?(?:tick|check)$/.test(verb.lower));
  const [boxes, ...others] = groups.flatMap((group) => meantIn(group, tokens, index));
  if (others.length > 0) return undefined;
  // Those that are on the further pages of the list are of all of them as well.
  const isOfAll = tokens.some(({ lower }) => /^(?:all|every|each)$/.test(lower));
  if (boxes && isOfAll && isOfFurtherPages(clause.text, index))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'the list goes on on further pages, and what is on those is not chosen with it',
    };
  if (!boxes)
    return groups.some((group) => isMissed(group, tokens, index))
      ? { kind: 'none', looked: clause.text, nearest: [], final: true }
      : undefined;
  return explaining(checkSteps(boxes, clause.verb !== 'uncheck', CONFIDENCE), clause.text);
}

const choosing = /^(?:select|tick|check|choose|pick|deselect|unselect|untick|uncheck)$/;

function meantIn(
  group: readonly Boxed[],
  tokens: readonly Token[],
  index: PageIndex,
): [readonly Entry[]] | [] {
  const parted = splitExcept(tokens);
  const said = partsOfPhrase(parted?.before ?? tokens, index);
  if (!said) return [];
  const { quantity, noun, state, names } = said;
  if (parted) {
    const all = stated(group, state, index);
    const left =
      quantity === 'all' && names.length === 0 ? exceptions(group, parted.behind, index) : undefined;
    if (!all || !left || (noun.length === 0 && state === '')) return [];
    const meant = all.filter((each) => !left.has(each));
    return meant.length > 0 && left.size > 0 ? [boxesOf(meant)] : [];
  }
  if (quantity !== undefined) {
    const [name, ...more] = names;
    const all = stated(group, state, index);
    if (!all || more.length > 0 || (state === '' && name === undefined) || noun.length === 0) return [];
    const meant =
      name === undefined ? all : all.filter(({ texts }) => texts.some((text) => holds(text, name)));
    const isWhole = quantity === 'all' ? meant.length > 0 : meant.length === 2;
    return isWhole ? [boxesOf(meant)] : [];
  }
  if (state !== '' || names.length === 0 || (names.length === 1 && noun.length === 0)) return [];
  if (isChoice(noun, names, index)) return [];
  const each = names.map((name) => called(group, name));
  return each.every((one) => one !== undefined) ? [boxesOf([...new Set(each)])] : [];
}

/** "Select crew South", where a list "Crew" has the option "South crew": that is chosen, and not the line that it was given to. */
function isChoice([noun]: readonly Token[], names: readonly string[], index: PageIndex): boolean {
  const isCalled = ({ node, evidence }: Entry): boolean =>
    node.options !== undefined &&
    evidence.some(({ text }) => noun !== undefined && holds(fold(text), fold(noun.text)));
  return index.actionable.some(
    (entry) =>
      isCalled(entry) &&
      names.some((name) => entry.node.options?.some((option) => holds(fold(option), name)) === true),
  );
}

/** One of several that are named is there, and another stands nowhere on the page; or both are asked for, and there are not two. */
function isMissed(group: readonly Boxed[], tokens: readonly Token[], index: PageIndex): boolean {
  const { quantity, names = [], noun = [] } = partsOfPhrase(tokens, index) ?? {};
  const isThere = (name: string): boolean =>
    group.some(({ texts }) => texts.some((text) => holds(text, name)));
  if (quantity === 'both') return noun.length > 0 && names.some((name) => isThere(name));
  if (quantity !== undefined || names.length < 2 || !names.some((name) => isThere(name))) return false;
  const shown = fold(index.entries.map(({ node }) => `${node.name} ${node.text ?? ''}`).join(' '));
  return names.some((name) => !holds(shown, name));
}

function boxesOf(records: readonly Boxed[]): readonly Entry[] {
  return records.map(({ box }) => box);
}

/** What is left out: single ones by name, or those in a state ("the paid ones", "those that are paid"); undefined where one is not there. */
function exceptions(
  group: readonly Boxed[],
  tokens: readonly Token[],
  index: PageIndex,
): ReadonlySet<Boxed> | undefined {
  const left = new Set<Boxed>();
  for (const part of splitList(tokens)) {
    const words = part.filter((token) => !isFiller(token));
    const nouns = words.filter((token) => isRecordNoun(token, index));
    const state = fold(textOf(words.filter((token) => !nouns.includes(token))));
    const one = called(group, fold(textOf(words))) ?? called(group, state);
    const all = one ? [one] : state === '' ? [] : (stated(group, state, index) ?? []);
    if (all.length === 0) return undefined;
    for (const each of all) left.add(each);
  }
  return left;
}

/** Those that show a state as a text of its own; all where none is said. */
function stated(group: readonly Boxed[], state: string, index: PageIndex): readonly Boxed[] | undefined {
  if (state === '') return group;
  const saying = (said: string): readonly Boxed[] | undefined => {
    const all = group.filter(({ texts }) => texts.some((text) => text === said || isPluralOf(said, text)));
    return all.length > 0 && all.length < group.length ? all : undefined;
  };
  const [title = '', ...value] = state.split(' ');
  // "With the role Editor": the title of the column, and what stands in it.
  const isTitle = index.entries.some(({ node }) => node.role === 'columnheader' && fold(node.name) === title);
  return saying(state) ?? (isTitle && value.length > 0 ? saying(value.join(' ')) : undefined);
}

/** "Editors" are those whose role is "Editor". */
function isPluralOf(said: string, text: string): boolean {
  const [word, ...others] = wordsOf(said);
  const [shown, ...more] = wordsOf(text);
  return others.length + more.length === 0 && word !== undefined && word.stem === shown?.stem;
}

interface Said {
  quantity: 'all' | 'both' | undefined;
  noun: readonly Token[];
  /** "All overdue invoices", "all invoices that are overdue". */
  state: string;
  names: readonly string[];
}

/** The parts of "all overdue invoices", "the invoices of Ann and Bob", "INV-202 and INV-206", "both orders from Ann". */
function partsOfPhrase(tokens: readonly Token[], index: PageIndex): Said | undefined {
  let at = 0;
  let quantity: Said['quantity'];
  for (; at < tokens.length; at += 1) {
    const { kind, lower } = tokens[at] as Token;
    if (kind !== 'word') break;
    if (/^(?:all|every|each|any|everyone|everybody)$/.test(lower)) quantity = 'all';
    else if (lower === 'both') quantity = 'both';
    else if (!/^(?:the|of|my|our|these|those)$/.test(lower)) break;
  }
  // "Everybody who is away", "the members who are away": those, all of them.
  const isAnybody = /^every(?:one|body)$/.test(tokens[at - 1]?.lower ?? '');
  const rest = tokens.slice(isAnybody ? at - 1 : at);
  if (isDescribed(rest, index)) quantity = 'all';
  if (quantity !== undefined) {
    const joint = rest.findIndex(({ kind, lower }) => kind !== 'word' || joints.test(lower));
    const front = joint === -1 ? rest : rest.slice(0, joint);
    const behind = joint === -1 ? [] : rest.slice(joint);
    const last = front.at(-1);
    if (!last || !(isAnybody || isRecordNoun(last, index))) return undefined;
    const before = fold(textOf(front.slice(0, -1)));
    const [first] = behind;
    if (!first) return { quantity, noun: [last], state: before, names: [] };
    if (before !== '' || behind.some(({ lower }) => lower === 'and' || lower === 'or')) return undefined;
    const isOwner = /^(?:of|from|by|for)$/.test(first.lower);
    const name = fold(textOf(behind.filter((token) => !isFiller(token) && !joints.test(token.lower))));
    if (name === '' || !joints.test(first.lower)) return undefined;
    const noun = [last];
    return isOwner
      ? { quantity, noun, state: '', names: [name] }
      : { quantity, noun, state: name, names: [] };
  }
  const noun = rest[0] && isRecordNoun(rest[0], index) ? rest.slice(0, 1) : [];
  const list = splitList(rest.slice(noun.length)).map((each) => {
    const part = withoutNoun(each, noun);
    return fold(
      textOf(part.filter((token, place) => !(isFiller(token) || joints.test(token.lower)) || place > 2)),
    );
  });
  return list.includes('') ? undefined : { quantity, noun, state: '', names: list };
}

/** "Members who are away", "tickets whose status is Open". */
function isDescribed([noun, relative]: readonly Token[], index: PageIndex): boolean {
  const isRelative = /^(?:who|that|which|whose)$/.test(relative?.lower ?? '');
  return isRelative && noun !== undefined && isRecordNoun(noun, index) && /[^s]s$|^people$/.test(noun.lower);
}

/** "The employee Ann and the employee Bob": the noun is said once more. */
function withoutNoun(part: readonly Token[], [noun]: readonly Token[]): readonly Token[] {
  const at = part.findIndex((token) => !isFiller(token));
  return noun && at < part.length - 1 && part[at]?.lower === noun.lower ? part.slice(at + 1) : part;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

const joints =
  /^(?:of|from|by|for|with|that|which|who|whose|are|is|in|status|state|called|named|marked|as|next|to|beside|front)$/;

function isFiller({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:the|a|an|ones?|those|that|which|are|is|my|our)$/.test(lower);
}

/** The groups of alike records that have one box each, and more to say than its name; if it is to be ticked, whatever it is for. */
export function boxedOn(index: PageIndex, isTick: boolean): readonly (readonly Boxed[])[] {
  // To read all records takes longer than to see that nothing can be ticked.
  if (!index.actionable.some(({ node }) => node.role === 'checkbox')) return [];
  const boxed = ({ record, texts }: Called): Boxed[] => {
    const boxes = below(index, record).filter(
      ({ node }) => node.role === 'checkbox' && node.hidden === undefined && node.disabled !== true,
    );
    const [box, ...others] = choosingAmong(boxes);
    if (!box || others.length > 0) return [];
    return texts.length > 1 && (isTick || choosesRecord(box, texts)) ? [{ record, box, texts }] : [];
  };
  return recordGroups(index)
    .map((group) => group.flatMap(boxed))
    .filter((group) => group.length > 1);
}

/** How many records of a page are chosen by their boxes. */
export function chosenOn(index: PageIndex): number {
  return boxedOn(index, true)
    .flat()
    .filter(({ box }) => box.node.checked === true).length;
}

/** Of several boxes in a line the one that says that it selects the line: beside "Toggle row selection" the box "Active" is a value of it. */
export function choosingAmong(boxes: readonly Entry[]): readonly Entry[] {
  const choosing = boxes.filter(({ node }) => /\b(?:select|selection|choose)\b/i.test(node.name));
  return boxes.length > 1 && choosing.length === 1 ? choosing : boxes;
}

/** "Choose the follow-up" is not the box "Email reminder" of a follow-up that is listed: nobody spoke of that. */
export function isOwnSwitch(
  box: Entry,
  record: Entry,
  { target, index }: { target: readonly Token[]; index: PageIndex },
): boolean {
  if (!/^(?:checkbox|switch)$/.test(box.node.role)) return false;
  const shown = below(index, record)
    .filter((entry) => entry !== box)
    .map(({ node }) => node.text ?? node.name)
    .filter((text) => text.trim() !== box.node.name.trim());
  return !choosesRecord(box, [...shown, spell(target)]);
}

/** A box without a name, or one that says "select" or what the record says: "Compare" and "Done" choose nothing. */
function choosesRecord({ node }: Entry, texts: readonly string[]): boolean {
  const words = wordsOf(node.name).filter((word) => !isStopWord(word));
  const shown = new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text)));
  return words.every(
    ({ text, stem }) =>
      /^(?:select|choose|pick|tick|check|row|item|mark|toggle)$/.test(text) ||
      shown.has(text) ||
      vagueNouns.has(stem) ||
      recordNouns.has(stem),
  );
}
