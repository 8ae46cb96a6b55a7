/**
 * The one record that a setting is said of, and what in it shows the property and can be used to change it: a value that opens a list, a
 * native list, a button that says so, or else its menu. Nothing is used where two of them could be meant.
 */
import { parseDate } from '../../../../contract/parse-date.js';
import { type SnapshotNode, walk } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { parsePhrase } from '../../language/phrase.js';
import type { Setting } from '../../language/setting-sentence.js';
import { withoutList, wordToken } from '../../language/token-runs.js';
import {
  contentOf,
  fold,
  isOrnament,
  isStopWord,
  toWord,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { fieldRoles } from '../../language/types.js';
import { headersOver } from '../../matching/headers-over.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isIrreversible } from '../../matching/outcome.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { controlsIn, menuButtonIn } from './record-controls.js';
import { deedOf, isKind } from './record-deed.js';
import { recordSaid } from './record-found.js';
import { isOne } from './record-nouns.js';
import { pickedRecord } from './record-target.js';
import { isRecordNoun } from './records-called.js';
import { opensRecord } from './opens-record.js';

/** What is used to change the property, and what it shows now; `isMenu` where it is the menu of all that can be done. */
export interface SettingTarget {
  record: Entry;
  control: Entry;
  shown?: string;
  isMenu?: true;
}

/** The record in all the words that are said of it, or the one that is counted out; undefined where there is none, or more than one. */
export function recordOfSetting({ record: said }: Setting, index: PageIndex): Entry | undefined {
  const tokens = tokenize(said);
  const isNoun = (token: Token): boolean =>
    isRecordNoun(token, index) || (token.text === token.lower && isOne(toWord(token.lower), index));
  const without = tokens.filter((token, at) => !(at > 0 && isNoun(token)));
  const first = withoutList(tokens).find(({ lower }) => !/^(?:the|my|our|a|an)$/.test(lower));
  const rest = first && isNoun(first) ? tokens.slice(tokens.indexOf(first) + 1) : [];
  for (const each of [tokens, without, rest, inFull(tokens)]) {
    if (each.length === 0) continue;
    const asked: Clause = {
      verb: 'goal',
      said: 'open',
      readings: [{ target: [wordToken('open'), ...each] }],
      text: said,
    };
    const deed = deedOf(asked);
    const found = deed && recordSaid(deed, index);
    if (found && deed && deed.telling.every((word) => found.said.includes(word))) return found.record;
  }
  const [phrase] = parsePhrase(withoutList(tokens)).filter(
    ({ ordinal, superlative, relation, all, edges, take }) =>
      (ordinal ?? superlative) !== undefined && !relation && !all && !edges && take === undefined,
  );
  return phrase && pickedRecord(phrase, 'set', { index, canBe: (each) => usedIn(each, index).length > 0 });
}

/** "The city tyre": what a record may be called by, in front of another word, tells which one it is, as a name does. */
function inFull(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && wordsOf(lower).length === 1 && isKind(toWord(lower)),
  );
  const kind = tokens[at];
  const isBefore = tokens[at + 1]?.kind === 'word' && !isStopWord(toWord(tokens[at + 1]?.lower ?? ''));
  if (!kind || !isBefore) return [];
  const named = { ...kind, text: `${kind.text.slice(0, 1).toUpperCase()}${kind.text.slice(1)}` };
  return tokens.with(at, named);
}

/** What of the record is used for the setting, or else its menu; undefined where nothing can be meant, or more than one. */
export function settingTarget(setting: Setting, index: PageIndex): SettingTarget | undefined {
  const record = setting.record === '' ? undefined : recordOfSetting(setting, index);
  if (!record) return undefined;
  const found = fittingIn(record, setting, index, [labelledIn, placedIn, emptyIn, heldIn]);
  const [control, ...others] = found;
  const menu = menuButtonIn(controlsIn(record, index), record, index);
  if (control && !(menu && opensRecord(control, setting)))
    return others.length > 0 ? undefined : { record, control, shown: shownBy(control) };
  // "+" is called "More" as well, and counts.
  const isCount = menu && /^[+＋−–-]$/u.test((menu.node.text ?? '').trim());
  return menu && !isCount ? { record, control: menu, isMenu: true } : undefined;
}

/** The one control in a part of the page that is called by the property, or shows who is to give it up. */
export function controlOf(setting: Setting, place: Entry, index: PageIndex): SettingTarget | undefined {
  const [control, ...others] = fittingIn(place, setting, index, [titledIn, statesIn, emptyIn, heldIn]);
  return control && others.length === 0 ? { record: place, control, shown: shownBy(control) } : undefined;
}

type Way = (used: readonly Entry[], setting: Setting, place: Place) => readonly Entry[];

function fittingIn(
  record: Entry,
  setting: Setting,
  index: PageIndex,
  ways: readonly Way[],
): readonly Entry[] {
  // A number or a day is typed or counted, unless a list says that it opens.
  const isDay = parseDate(setting.value) !== undefined;
  const isTyped = isDay || isNumeral(setting.value);
  const used = usedIn(record, index).filter(
    // A day is chosen in the calendar that a field opens, and not in a list.
    (entry) =>
      (!isTyped || (isList(entry) && (!isDay || entry.node.tag !== 'input'))) && !addsOther(entry, setting),
  );
  return ways.map((way) => way(used, setting, { record, index })).find((each) => each.length > 0) ?? [];
}

/** "+ Add card" under "In progress" makes a new one, unless the property is what it adds: a look presses nothing that adds. */
function addsOther({ node }: Entry, setting: Setting): boolean {
  const shown = node.name || readable(node);
  return adding.test(shown) && setting.isGiven !== true && !namesProperty(shown, setting);
}

const adding = /^(?:[+＋➕]\s*\p{L}|(?:add|new|create|insert)\b)/iu;

function isNumeral(value: string): boolean {
  return /^\P{L}*\d\P{L}*\p{L}{0,3}$|%$/u.test(value) || /^\d/.test(value);
}

function isList({ node }: Entry): boolean {
  return node.role === 'combobox' || node.options !== undefined || node.hasPopup !== undefined;
}

/** What a control shows: the value of a list, or else its text. */
export function shownBy(entry: Entry): string {
  const { node } = entry;
  return bare(besideInput(entry) ?? node.value ?? (node.text || readable(node) || node.name));
}

/** What a drawn list has chosen stands beside the field that it is searched with, in a box of the two, and the field is empty. */
function besideInput({ node, parent }: Entry): string | undefined {
  if (node.role !== 'combobox' || node.tag !== 'input' || node.value !== '') return undefined;
  const [only, ...others] = (parent?.node.children ?? []).filter((each) => each !== node);
  return only?.role === 'generic' && only.children.length === 0 && others.length === 0
    ? only.text || only.name
    : undefined;
}

/** Without the signs around a text: "▾", "›", "✓", "…". */
export function bare(text: string): string {
  return (
    fold(
      text.replaceAll(/^[^\p{L}\p{N}"'(#+-]+|[^\p{L}\p{N}"')%+.!?-]+$/gu, '').replace(/(?:\.{3}|…)$/, ''),
    ) || fold(text)
  );
}

/** Whether a property is about somebody: "assignee", "owner", "driver". */
export function isOfPerson(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some(({ stem, text: each }) => people.has(stem) || people.has(each)) ||
    /\b(?:in charge|responsible|assigned)\b/.test(fold(text))
  );
}

const people = new Set(
  (
    'assignee assign assigned reassign owner handler responsible agent driver technician reviewer lead contact manager caretaker ' +
    'operator editor translator inspector vet nurse doctor mechanic worker staff person host guide trainer teacher tutor coach chef ' +
    'pilot crew buyer approver supervisor volunteer carer keeper sponsor mentor courier attendant'
  ).split(' '),
);

const states = /^(?:status|state|stage|phase|column|lane|step|progress)$/;

/** Whether a text names the property: in its words, or in one that means the same here. */
export function namesProperty(text: string, { property, isGiven }: Setting): boolean {
  const shown = contentOf(text);
  if (property === undefined) return isGiven === true && isOfPerson(text);
  const said = contentOf(property);
  const isNamed =
    said.length > 0 && said.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  if (isNamed) return true;
  if (/^(?:name|title)$/.test(fold(property)) && /^(?:name|title)$/.test(bare(text))) return true;
  const isAssignee = /^(?:assignee|assigned (?:person|user|to)|person responsible|responsible person)$/.test(
    fold(property),
  );
  return isAssignee && isOfPerson(text);
}

/** What of a record can be clicked or chosen from; no box, no sign, and no link that leads elsewhere. */
function usedIn(record: Entry, index: PageIndex): readonly Entry[] {
  const all = below(index, record).filter(
    (entry) =>
      entry.actionable &&
      entry.node.ref !== undefined &&
      entry.node.pressed === undefined &&
      // A label ticks its box, and opens nothing.
      entry.node.tag !== 'label' &&
      !/^[☆★♡♥❤🔖]/u.test(entry.node.name || (entry.node.text ?? '')) &&
      !isIrreversible(entry.node.name || (entry.node.text ?? '')) &&
      !/^(?:inert|behind-dialog|aria-hidden)$/.test(entry.node.hidden ?? '') &&
      /^(?:button|combobox|listbox|generic|cell|gridcell|link|listitem|definition|textbox)$/.test(
        entry.node.role,
      ) &&
      !(entry.node.role === 'link' && entry.node.url !== undefined && !leadsNowhere(entry.node.url)) &&
      !(entry.node.role === 'textbox' && entry.node.readonly !== true),
  );
  return all.filter((entry) => !all.some((other) => other !== entry && isInside(other, entry)));
}

interface Place {
  record: Entry;
  index: PageIndex;
}

/** Those that are called by the property: over them, before them, or by their own name. */
function labelledIn(used: readonly Entry[], setting: Setting, { record, index }: Place): readonly Entry[] {
  if (setting.property === undefined && !setting.isGiven) return [];
  return used.filter((entry) => {
    if (labelsOf(entry, record, index).some((label) => namesProperty(label, setting))) return true;
    return entry.evidence.some(
      ({ kind, text }) =>
        !/^(?:value|label-nearby)$/.test(kind) &&
        namesProperty(text, setting) &&
        isOnlyOf(text, setting, record),
    );
  });
}

/** Those that show a value behind its label: what says itself that it changes something is a button, and somebody else's business. */
function titledIn(used: readonly Entry[], setting: Setting, { record, index }: Place): readonly Entry[] {
  return used.filter(
    (entry) =>
      labelsOf(entry, record, index).some((label) => namesProperty(label, setting)) ||
      // A list of persons is called by its own name: "Assignee".
      (setting.isGiven === true && entry.node.role === 'combobox' && isOfPerson(entry.node.name)),
  );
}

/** It says nothing but the property, that it is changed, and of what record; behind a colon what it is now. */
function isOnlyOf(text: string, { property = '' }: Setting, record: Entry): boolean {
  const [front = ''] = text.split(/[:=,(]|\bcurrently\b|\bis\b/);
  const shown = wordsOf(readable(record.node, 'without buttons'));
  return wordsOf(front).every(
    (word) =>
      isStopWord(word) ||
      isOrnament(word) ||
      changing.test(word.text) ||
      people.has(word.stem) ||
      [...contentOf(property), ...shown].some((each) => wordLikeness(word, each) >= 0.9),
  );
}

/** Words of what changes a property, and of how it is drawn. */
export const changing =
  /^(?:set|change|edit|update|choose|select|pick|assign|assigned|reassign|move|to|open|mark|make|as|put|current|currently|none|dropdown|menu|select|btn|button|pill|badge|chip|tag|cell|field|toggle|picker|trigger|value|label|inline)$/;

/** Most words of a label that nothing marks as one. */
const MOST_LABEL = 2;

/** The titles over an element, and the label right before it in its record. */
function labelsOf(entry: Entry, record: Entry, index: PageIndex): readonly string[] {
  const heads = headersOver(entry, index).map(({ node }) => readable(node) || node.name);
  const nearby = (entry.node.hints ?? []).flatMap(({ from, text }) =>
    from === 'label-nearby' ? [text] : [],
  );
  const before: string[] = [];
  for (const up of [entry, ...ancestorsOf(entry)]) {
    if (up === record || !up.parent) break;
    const siblings = up.parent.node.children;
    const label = siblings[siblings.indexOf(up.node) - 1];
    if (label) {
      const isLabel =
        label.clickable !== true &&
        !/^(?:button|combobox|link|textbox|checkbox|img)$/.test(label.role) &&
        // What labels the field within it labels nothing behind it.
        !label.children.some(({ role }) => role === 'slider' || fieldRoles.has(role));
      const text = label.role === 'text' ? label.name : readable(label);
      const isTerm = label.role === 'term' || label.tag === 'dt' || label.tag === 'label';
      const isShort = label.children.length === 0 && contentOf(text).length <= MOST_LABEL;
      if (isLabel && (isTerm || /:\s*$/.test(text) || (isShort && !text.includes(':')))) before.push(text);
      break;
    }
  }
  return [...heads, ...nearby, ...before];
}

/** Those that offer the value, or in whose place the other records of the list show it; where the property is said, nothing may call them something else. */
function placedIn(used: readonly Entry[], setting: Setting, { record, index }: Place): readonly Entry[] {
  const wanted = fold(setting.value);
  const others = index.entries.filter(
    (other) => other !== record && other.parent === record.parent && other.node.role === record.node.role,
  );
  const places = new Set(
    others.flatMap((other) =>
      usedIn(other, index)
        .filter((entry) => shownBy(entry) === wanted)
        .map((entry) => placeOf(entry, index)),
    ),
  );
  const fitting = used.filter(
    (entry) =>
      shownBy(entry) === wanted ||
      entry.node.options?.some((option) => fold(option) === wanted) === true ||
      places.has(placeOf(entry, index)),
  );
  const isFree = (entry: Entry): boolean => {
    const labels = labelsOf(entry, record, index).filter((label) => /\p{L}/u.test(label));
    return (
      setting.property === undefined || labels.length === 0 || [setting.property, ...labels].every(isState)
    );
  };
  if (wanted !== '' && fitting.length > 0) return fitting.filter(isFree);
  return statesIn(used, setting, { record, index });
}

/** "Move #505 to In review": what is called a state. */
function statesIn(used: readonly Entry[], setting: Setting, { record, index }: Place): readonly Entry[] {
  const isOther = setting.property !== undefined && !isState(setting.property);
  // "The delivery status", where the page speaks of deliveries; of a state that it knows nothing of it has none.
  const besides = contentOf(setting.property ?? '').filter(({ text }) => !states.test(text));
  if (besides.some((word) => mentionsOf(word, index).size === 0)) return [];
  if (isNumeral(setting.value) || setting.isGiven || isOther) return [];
  const called = used.filter((entry) =>
    [...labelsOf(entry, record, index), ...entry.evidence.map(({ text }) => text)].some(isState),
  );
  return called.length > 0 ? called : used.filter((entry) => opensStates(entry));
}

/** "Draft ▾": what shows a state, and that there are others, needs nothing that calls it one. */
export function opensStates(entry: Entry): boolean {
  const { node } = entry;
  const text = node.text || node.name || readable(node);
  const isOpener = node.hasPopup !== undefined || /\S\s*[▾▼⌄˅▿🔽]$/u.test(text.trim());
  return isOpener && node.options === undefined && isStateName(shownBy(entry));
}

/** Whether a text is nothing but how far something has come. */
export function isStateName(text: string): boolean {
  return stateNames.test(fold(text));
}

const stateNames =
  /^(?:draft|new|open|pending|sent|paid|unpaid|overdue|approved|rejected|declined|accepted|active|inactive|in (?:progress|review|transit|preparation)|to ?do|backlog|blocked|done|closed|resolved|completed?|on hold|cancell?ed|shipped|delivered|scheduled|published|unpublished|archived|submitted|confirmed|unconfirmed|waiting|planned|paused|live|processing|under review|ready)$/;

/** How far something has come: "status", "stage". */
export function isState(text: string): boolean {
  return contentOf(text).some((word) => states.test(word.text));
}

/** Where in its record an element stands: its column, or how it is made. */
function placeOf(entry: Entry, index: PageIndex): string {
  const heads = headersOver(entry, index).map(({ node }) => node.ref);
  return `${entry.node.role} ${(entry.node.classes ?? []).join('.')} ${heads.join(' ')}`;
}

/** Somebody is given what nobody has yet: the place that says so. */
function emptyIn(used: readonly Entry[], { isGiven }: Setting): readonly Entry[] {
  return isGiven ? used.filter((entry) => isEmptyValue(shownBy(entry))) : [];
}

/** Somebody gives up what shows them. */
function heldIn(used: readonly Entry[], { isGiven, was }: Setting): readonly Entry[] {
  return isGiven && was !== undefined ? used.filter((entry) => shownBy(entry) === bare(was)) : [];
}

/** Whether the record is called by the words that are said of it: its heading, its link, the first of its texts that is no number. */
export function isTitledBy({ record: said }: Setting, record: Entry): boolean {
  const all = [...walk(record.node)];
  const text = (node: SnapshotNode): string => (node.role === 'text' ? node.name : (node.text ?? node.name));
  const title =
    all.find(({ role }) => /^(?:heading|rowheader)$/.test(role)) ??
    all.find(
      (node) =>
        node !== record.node && !/^(?:checkbox|button|img)$/.test(node.role) && /\p{L}{2}/u.test(text(node)),
    );
  const words = contentOf(said).filter((word) => !isOrnament(word));
  const shown = title ? wordsOf(text(title) || readable(title)) : [];
  return words.some((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** How lists and values say that there is none. */
export function isEmptyValue(text: string): boolean {
  return /^(?:unassigned?|not assigned|no ?body|no ?one|none|no assignee|no owner|-+|clear|remove assignee|nobody assigned|\+? ?assign|\(none\)|empty)$/.test(
    bare(text),
  );
}
