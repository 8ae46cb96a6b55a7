/**
 * What a sentence does to one of many alike: "select the cheapest flight", "open the message from Ann", "cancel the yoga class". First the
 * row, card or item is found by what it says, by its number or by a value; then, inside it, what the verb means.
 */
import { doesVerb, handleIn, isClassNoun, isGuess, titleRoles } from './record-handle.js';
import { choosingAmong, isOwnSwitch } from './chosen-records.js';
import { identifies, isSaid, onlyInnermost, says, saysNumbers } from './record-says.js';
import { type Clause, isDoneToList } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { candidatesFor, type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  listAround,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { type Phrase, parsePhrase } from '../../language/phrase.js';
import { turnsAway } from '../../matching/penalties.js';
import { isBeatenWithout } from '../../matching/positions.js';
import { extreme, valueIn } from './record-values.js';
import { contextFit } from '../../matching/surroundings.js';
import { isCellOf, isOfLineInside } from './line-inside.js';
import { onlyButton } from './only-button.js';
import { isHeaderRow } from '../../matching/containers.js';
import { describing } from '../../language/describing-words.js';
import { isNumberOfName, isOtherPage } from '../../matching/number-of-name.js';
import {
  fold,
  isStopWord,
  recordNouns,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';

/** How sure an element is that was found by its record. */
const CONFIDENCE = 0.8;

/** The step inside the one record that a clause describes; undefined when it describes none, or more than one. */
export function recordOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target;
  if (!target || !/^(?:click|open|select|check|goal|hover|dblclick)$/.test(clause.verb)) return undefined;
  if (isDoneToList(clause)) return undefined;
  // "Choose Cancelled as the status" is a choice of a value, and no record that has it.
  if (clause.verb === 'select' && target.some(({ kind, lower }) => kind === 'word' && lower === 'as'))
    return undefined;
  const said = clause.verb === 'goal' ? clause.said : (clause.said.split(' ')[0] ?? '');
  const phrases = parsePhrase(target).filter((phrase) => !phrase.relation && !phrase.all && !phrase.edges);
  for (const phrase of phrases.toReversed()) {
    // The second of the pages is none of the results on this one.
    if (phrase.ordinal !== undefined && phrase.words.some(({ word }) => word.stem === 'page')) continue;
    const record = recordFor(phrase, clause, { index: scene.index });
    if (record && isOtherPage(phrase, record.node)) continue;
    if (!record || liesElsewhere(record, phrase, said, scene.index)) continue;
    const used = handleIn(record, { said, phrase, clause, scene });
    const handle = used && clause.verb === 'select' ? boxOf(record, used, scene.index) : used;
    if (!handle || (clause.verb === 'select' && choosesNothing(handle))) return undefined;
    if (clause.verb === 'select' && isOwnSwitch(handle, record, { target, index: scene.index }))
      return undefined;
    if (isGuess(handle, { phrase, clause, record })) continue;
    if (
      handle !== record &&
      isOfLineInside(record, handle, { phrase, index: scene.index, lines: recordsOn(scene.index, true) })
    )
      continue;
    if (clause.verb === 'open' && isCellOf(target, handle, scene.index)) return undefined;
    const amount = phrase.superlative && valueIn(record, phrase.superlative);
    if (phrase.superlative && amount !== undefined) {
      const { superlative } = phrase;
      if (isBeatenWithout(handle, record, { superlative, amount })) return undefined;
    }
    const others = leadingElsewhere(handle, phrase, scene.index);
    if (others.length > 0)
      return {
        kind: 'ambiguous',
        looked: clause.text,
        candidates: candidatesFor([handle, ...others], 'click', {
          score: CONFIDENCE,
          reason: 'has that name, and leads elsewhere',
        }),
      };
    const isBox = /^(?:checkbox|radio)$/.test(handle.node.role) && clause.verb !== 'goal';
    if (isBox && handle.node.checked === true)
      return { kind: 'done', reason: 'it is so already', entries: [handle] };
    const method = isBox
      ? 'check'
      : clause.verb === 'hover' || clause.verb === 'dblclick'
        ? clause.verb
        : 'click';
    return { kind: 'steps', steps: [stepOn(handle, method, { confidence: CONFIDENCE })] };
  }
  // "Transfer money from the savings account": where it happens is said, and is not dropped.
  const isPlaced =
    parsePhrase(target).some((phrase) => phrase.relation) ||
    /^(?:to|into|onto|in)$/.test(target[0]?.lower ?? '');
  return clause.verb === 'goal' && !isPlaced ? onlyButton(said, phrases[0], scene.index) : undefined;
}

/** A line that has a box to select it by is selected by that, and not by a click on one of its cells. */
function boxOf(record: Entry, used: Entry, index: PageIndex): Entry {
  if (!/^(?:cell|gridcell|row|rowheader|link)$/.test(used.node.role)) return used;
  const boxes = choosingAmong(below(index, record).filter(({ node }) => node.role === 'checkbox'));
  return (boxes.length === 1 ? boxes[0] : undefined) ?? used;
}

/** A list that only opens, the line at the foot of the page, and the button that gives the record up: "Cancel" in the line of a booking. */
function choosesNothing(handle: Entry): boolean {
  return opensList(handle) || isSignature(handle) || turnsAway(handle);
}

/** A link in the line at the foot of the page, "free template by Studio Nine", is not what is chosen, whatever that line says. */
function isSignature(handle: Entry): boolean {
  const isFoot = ({ node }: Entry): boolean => node.role === 'contentinfo' || node.tag === 'footer';
  return handle.node.role === 'link' && [...ancestorsOf(handle)].some(isFoot);
}

/** "Choose… ▾" beside "Carrier", "Choose a size", or a sign that is a "dropdown", opens a list to choose from, and chooses nothing. */
function opensList({ node, evidence: [name] }: Entry): boolean {
  return (
    node.role === 'combobox' ||
    node.hasPopup === 'listbox' ||
    (name?.words.some(({ text }) => /^(?:dropdown|caret|chevron|arrow|toggle)$/.test(text)) ?? false) ||
    /^(?:choose|select|pick) an? |(?:…|\.{3}|[▾▼⌄˅⏷])$/iu.test((node.name || readable(node)).trim())
  );
}

/** Links that are called just so and lead elsewhere, where the name is all that is said: "Module mitt" of a contents list and of a menu. */
function leadingElsewhere(handle: Entry, phrase: Phrase, index: PageIndex): Entry[] {
  const { url } = handle.node;
  const [name] = handle.evidence;
  if (url === undefined || !name) return [];
  const isWhole = phrase.words.every(
    ({ word }) => isStopWord(word) || name.words.some((each) => wordLikeness(word, each) >= 0.9),
  );
  if (!isWhole || phrase.ordinal !== undefined || phrase.superlative !== undefined) return [];
  return index.actionable.filter(
    ({ node, evidence }) =>
      node.role === 'link' &&
      node.url !== undefined &&
      node.url !== url &&
      node.hidden === undefined &&
      fold(evidence[0]?.text ?? '') === fold(name.text),
  );
}

/** The row or card, with nothing in it to use and no mark of its own, that a clause describes; undefined when it describes none, or more than one. */
export function plainRecord(clause: Clause, { index }: Scene): Entry | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const phrases = parsePhrase(target).filter((phrase) => !phrase.relation && !phrase.all && !phrase.edges);
  for (const phrase of phrases.toReversed()) {
    const record = recordFor(phrase, clause, { index, isPlain: true });
    const isOneOfMany = recordsOn(index, true).some(
      (other) => record && other !== record && listAround(other) === listAround(record),
    );
    if (record && isOneOfMany && !liesElsewhere(record, phrase, clause.said, index)) return record;
  }
  return undefined;
}

/** The one of alike records that is counted or compared out of those that `canBe` meant; undefined where some of them cannot, with `orNone` where only some can, or nothing tells. */
export function pickedRecord(
  phrase: Phrase,
  verb: string,
  { index, canBe, orNone }: { index: PageIndex; canBe: (record: Entry) => boolean; orNone?: true },
): Entry | undefined {
  const clause: Clause = { verb: 'open', said: verb, readings: [], text: '' };
  const record = recordFor(phrase, clause, { index });
  const list = record && listAround(record);
  const alike = recordsOn(index, false).filter((other) => listAround(other) === list);
  const able = alike.filter((other) => canBe(other));
  const isMeant = able.length === alike.length || (orNone === true && able.length === 0);
  return record && isMeant ? record : undefined;
}

/** The record that says all that a phrase says, or that is the one it counts or compares out. */
function recordFor(
  phrase: Phrase,
  clause: Clause,
  { index, isPlain: isBare = false }: { index: PageIndex; isPlain?: boolean },
): Entry | undefined {
  if (isNumberOfName(phrase, index)) return undefined;
  const [verb] = wordsOf(clause.said);
  const said = phrase.words
    .filter((head) => !(head.kind !== undefined && tags.has(head.word.stem)))
    .map((head) => head.word)
    .filter((word) => !isStopWord(word) && word.text !== verb?.text && !describing.has(word.text));
  // "The one" is no number that a record says.
  const words = said.every(({ text }) => /^ones?$/.test(text)) ? [] : said;
  const picks = phrase.ordinal !== undefined || phrase.superlative !== undefined;
  const records = recordsOn(index, isBare);
  const nouns = words.filter(
    (word) =>
      isClassNoun(word, index) ||
      (picks && records.filter((record) => isNamedIn(record, word, index)).length > 1),
  );
  // "The email" alone describes none; "the email about the invoice" does.
  const isPlain = words.length < 2 && words.length === nouns.length && phrase.literals.length === 0;
  if (phrase.take !== undefined || (!picks && isPlain)) return undefined;
  const isFit = (record: Entry): boolean =>
    says(record, { words, nouns, literals: phrase.literals }, index) && saysNumbers(record, phrase, nouns);
  const fitting = records.filter(isFit);
  if (!picks) {
    const telling = words.filter((word) => !nouns.includes(word));
    const own = fitting.filter((record) => identifies(record, words, nouns, phrase.literals));
    if (own.length === 1 && phrase.literals.length === 0 && isSaidByAll(own, telling, index))
      return undefined;
    // The one that is called so has nothing to use, and no other is meant instead.
    if (!isBare && own.length > 0 && isSaidBeside(own, telling, phrase.literals, index)) return undefined;
    if (own.length > 0 || words.length > nouns.length) return onlyInnermost(own);
    const saying = fitting.filter((record) => words.some((word) => isSaid(word, record)));
    return words.some((word) => !saying.some((record) => isSaid(word, record)))
      ? onlyInnermost(saying)
      : undefined;
  }
  // "Quote the last post": of what can be quoted.
  const canDo = (group: readonly Entry[]): boolean =>
    clause.verb !== 'goal' ||
    verb === undefined ||
    group.some((record) => below(index, record).some((entry) => entry.actionable && doesVerb(entry, verb)));
  const { superlative } = phrase;
  if (superlative) {
    const hasValue = (group: readonly Entry[]): boolean =>
      group.every((record) => valueIn(record, superlative) !== undefined);
    const group =
      groupFor(fitting, nouns, index, (each) => canDo(each) && hasValue(each)) ??
      onlyGroup(fitting, (each) => hasValue(each) && each.every((record) => canDo([record])));
    return group && extreme(superlative, group);
  }
  const group =
    groupFor(fitting, nouns, index, canDo) ??
    // "Reserve the first place": whatever they are called, no others can be reserved.
    (clause.verb === 'goal' && nouns.every((noun) => mentionsOf(noun, index).size === 0)
      ? onlyGroup(fitting, canDo)
      : undefined);
  if (!group) return undefined;
  return group.at((phrase.ordinal ?? 0) > 0 ? (phrase.ordinal ?? 0) - 1 : (phrase.ordinal ?? 0));
}

/** "The link to change the surgery": each of the lines has something to change, and that tells none of them. */
function isSaidByAll([found]: readonly Entry[], words: readonly Word[], index: PageIndex): boolean {
  const alike = index.entries.filter(
    (other) => found && other !== found && other.record && listAround(other) === listAround(found),
  );
  const own = words.filter((word) => found && isSaid(word, found));
  return alike.length > 0 && own.every((word) => alike.every((other) => isSaid(word, other)));
}

/** Beside the only one found another says the same, but for what each of them says: in that one it cannot be done. */
function isSaidBeside(
  [found, ...others]: readonly Entry[],
  words: readonly Word[],
  literals: readonly string[],
  index: PageIndex,
): boolean {
  const beside = found?.parent?.children ?? [];
  const telling = words.filter(
    (word) => 2 * beside.filter((each) => isSaid(word, each)).length <= beside.length,
  );
  return (
    others.length === 0 &&
    telling.length + literals.length > 0 &&
    beside.some((each) => each !== found && says(each, { words: telling, nouns: [], literals }, index))
  );
}

/** Rows, cards and items that something can be done in, or, if `isBare`, nothing; no header rows and no links of a navigation. */
export function recordsOn(index: PageIndex, isBare: boolean): readonly Entry[] {
  const once = isBare ? bareOnce : usedOnce;
  let known = once.get(index);
  if (!known) once.set(index, (known = findRecords(index, isBare)));
  return known;
}

const bareOnce = new WeakMap<PageIndex, readonly Entry[]>();
const usedOnce = new WeakMap<PageIndex, readonly Entry[]>();

function findRecords(index: PageIndex, isBare: boolean): Entry[] {
  const isUsed = (entry: Entry): boolean =>
    [entry, ...below(index, entry)].some(
      (each) => each.actionable && !/^(?:textbox|searchbox|combobox|spinbutton|option)$/.test(each.node.role),
    );
  return index.entries.filter(
    (entry) =>
      entry.record &&
      entry.node.tag !== 'label' &&
      !/^(?:tree|grid|treegrid|table|list|listbox|menu|tablist|radiogroup)$/.test(entry.node.role) &&
      !isGroupOfRows(entry) &&
      entry.node.hidden !== 'behind-dialog' &&
      entry.node.hidden !== 'inert' &&
      !isHeaderRow(entry) &&
      ![...ancestorsOf(entry)].some((each) => /^(?:navigation|menu|menubar|tablist)$/.test(each.node.role)) &&
      (isBare
        ? !below(index, entry).some((each) => each.actionable) && entry.node.ref !== undefined
        : isUsed(entry)),
  );
}

/** The body of a table, which is none of its lines. */
function isGroupOfRows({ node }: Entry): boolean {
  return node.role === 'rowgroup' && node.children.filter(({ role }) => role === 'row').length > 1;
}

/** The one group of alike records that a noun means: the one that is called so, or else the only one that says much. */
function groupFor(
  records: readonly Entry[],
  nouns: readonly Word[],
  index: PageIndex,
  test: (group: readonly Entry[]) => boolean,
): Entry[] | undefined {
  const groups = alikeOnes(records).filter(test);
  const called = groups.filter((group) => nouns.some((noun) => isCalled(group, noun, index)));
  if (called.length === 1) return called[0];
  // "The first class" is none of whatever rows there are, where nothing says that they are classes.
  if (called.length === 0 && nouns.some((noun) => !vagueNouns.has(noun.stem))) return undefined;
  const size = (group: readonly Entry[]): number =>
    group.reduce((sum, record) => sum + readable(record.node).length, 0);
  const [first, second] = (called.length > 0 ? called : groups).toSorted((a, b) => size(b) - size(a));
  return first && (!second || size(first) > 2 * size(second)) ? first : undefined;
}

/** Records of one list, table or row of cards, where they are several. */
export function alikeOnes(records: readonly Entry[]): Entry[][] {
  const byParent = new Map<Entry | undefined, Entry[]>();
  for (const record of records) {
    const list = listAround(record);
    byParent.set(list, [...(byParent.get(list) ?? []), record]);
  }
  return [...byParent.values()].filter((group) => group.length > 1);
}

/** The only alike records that have what is compared, each with what is to be done to one: they are what the noun means. */
function onlyGroup(
  records: readonly Entry[],
  test: (group: readonly Entry[]) => boolean,
): Entry[] | undefined {
  const groups = alikeOnes(records).filter(test);
  return groups.length === 1 ? groups[0] : undefined;
}

function isCalled(group: readonly Entry[], noun: Word, index: PageIndex): boolean {
  const [first] = group;
  if (group.every((record) => isSaid(noun, record) || isNamedIn(record, noun, index))) return true;
  const heading = index.entries.findLast(
    (entry) => entry.node.role === 'heading' && entry.order < (first?.order ?? 0),
  );
  const marks = [
    ...(first?.node.classes ?? []),
    first?.node.testId ?? '',
    heading?.node.name ?? '',
    first?.parent?.node.name ?? '',
    first?.parent?.node.id ?? '',
    ...(first?.parent?.node.classes ?? []),
  ];
  return marks.some((mark) => wordsOf(mark).some((word) => wordLikeness(noun, word) >= 0.9));
}

/** "Save job" on a heart in each card: what the cards are. */
function isNamedIn(record: Entry, noun: Word, index: PageIndex): boolean {
  return below(index, record).some(({ evidence: [name] }) => {
    const words = name && name.trust > 0.9 ? name.words : [];
    return words.length > 1 && words.length < 4 && wordLikeness(noun, words.at(-1) as Word) >= 0.9;
  });
}

/** "The kitchen blinds" where the blinds stand under "Bedroom" and "Kitchen" is the title of another part. */
function liesElsewhere(record: Entry, phrase: Phrase, said: string, index: PageIndex): boolean {
  const verb = wordsOf(said)[0];
  return phrase.words.some(({ word, kind }) => {
    if (kind !== undefined || isStopWord(word) || recordNouns.has(word.stem)) return false;
    if (word.text === verb?.text || isSaid(word, record) || contextFit(record, [word], []) > 0) return false;
    const titles = index.entries.filter(
      ({ node }) =>
        titleRoles.test(node.role) && wordsOf(node.name).some((title) => wordLikeness(word, title) >= 0.9),
    );
    return (
      titles.length > 0 &&
      titles.every(({ node }) => /^(?:heading|table|list|grid)$/.test(node.role) && (node.level ?? 2) > 1)
    );
  });
}

/** Words for a small part of a field, or for what it is a part of, which nothing on it says. */
const tags = new Set(['tag', 'chip', 'pill', 'badge', 'list']);
