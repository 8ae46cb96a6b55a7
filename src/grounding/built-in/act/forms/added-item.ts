/**
 * "Add milk to the shopping list", "add a task "Call Ann"": where the page has one field with a button beside it that only adds, that is where
 * something new is put into its list.
 */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { speaksOfPage } from '../../language/references.js';
import { wordToken } from '../../language/token-runs.js';
import {
  contentOf,
  isStopWord,
  recordNouns,
  toWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { adds, asksForNew, isSample, partOf } from '../../matching/adding-field.js';
import { formFields } from '../../matching/form-fields.js';
import { saysWhen } from '../../matching/form-moments.js';
import { isBareAmount } from '../../matching/form-figures.js';
import { formOf } from '../../matching/relations.js';
import { fieldRoles } from '../../language/types.js';
import { isEditable } from '../controls/do-option.js';

const CONFIDENCE = 0.8;

/** What is added, what it is called as a kind, and the list that it goes into. */
interface Said {
  items: readonly (readonly Token[])[];
  nouns: readonly Word[];
  isQuoted: boolean;
  /** "To the list", or several of them: something new, whatever else may be added. */
  isListed: boolean;
}

/** The fill of that field and the click on its button; undefined where the page has no such pair, or more than one. */
export function addedItem(clause: Clause, scene: Scene): Outcome | undefined {
  const target = clause.readings.length === 1 ? (clause.readings[0]?.target ?? []) : [];
  if (clause.verb !== 'goal' || !/^(?:add|create)$/.test(clause.said) || target.length < 2) return undefined;
  const quotedText = behindColon(target);
  if (quotedText) {
    const whole: Clause = { ...clause, readings: [{ target: quotedText }] };
    return addedItem(whole, scene)?.kind === 'steps' ? { kind: 'instead', clauses: [whole] } : undefined;
  }
  const { index } = scene;
  const into = intoOption(target.slice(1), index);
  const said = saidIn(into ? [...into.front, ...someList] : target.slice(1), index);
  const [pair, ...others] = said ? pairsOn(index, said) : [];
  if (into && pair && !isInForm(into.list, pair.field)) return undefined;
  if (!said || !pair || others.length > 0 || !said.nouns.every((noun) => isSaid(noun, pair, index)))
    return undefined;
  if (!said.isQuoted && said.items.some((each) => saysMore(each, pair.field, index))) return undefined;
  const [item, ...more] = said.items;
  if (!item || (more.length > 0 && said.items.some((each) => isPartOfOne(each, index)))) return undefined;
  if (more.length > 0)
    return {
      kind: 'instead',
      clauses: said.items.map((each) => ({
        ...clause,
        readings: [
          { target: [wordToken('add'), quoted(valueOf(each)), ...(into ? into.place : placeOf(target))] },
        ],
        text: `add ${spell(each)}`,
      })),
    };
  return {
    kind: 'steps',
    steps: [
      stepOn(pair.field, 'fill', { args: [valueOf(item)], confidence: CONFIDENCE }),
      ...(into && into.list.node.value !== into.option
        ? [stepOn(into.list, 'selectOption', { args: [into.option], confidence: CONFIDENCE })]
        : []),
      pair.button
        ? stepOn(pair.button, 'click', { confidence: CONFIDENCE })
        : stepOn(pair.field, 'press', { args: ['Enter'], confidence: CONFIDENCE }),
    ],
    explained: spell(target),
  };
}

/** "A todo: call the bank": all that stands behind the colon is what is added, in one piece. */
function behindColon(target: readonly Token[]): readonly Token[] | undefined {
  const at = target.findIndex(({ kind, text }) => kind === 'punctuation' && text === ':');
  const text = target.slice(at + 1);
  if (at < 2 || text.length === 0 || splitList(text).length > 1) return undefined;
  if (text.some(({ kind }) => kind === 'quoted' || kind === 'variable')) return undefined;
  return [...target.slice(0, at), quoted(spell(text))];
}

/** "Lunch, 14.20, Food" are no three things: a figure or an option of a list stands beside what it is said of. */
function isPartOfOne(item: readonly Token[], { actionable }: PageIndex): boolean {
  const text = valueOf(item).trim().toLowerCase();
  const isOption = actionable.some(
    ({ node }) => node.options?.some((option) => option.trim().toLowerCase() === text) === true,
  );
  return isBareAmount(text) || isOption;
}

/** The list that something new goes into, as an option of the form that adds it. */
interface Into {
  front: readonly Token[];
  place: readonly Token[];
  list: Entry;
  option: string;
}

const someList = [wordToken('to'), wordToken('the'), wordToken('list')];

/** "To the Garden list", where one native list has the option "Garden". */
function intoOption(tokens: readonly Token[], { actionable }: PageIndex): Into | undefined {
  const at = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:to|into|in|under|on)$/.test(lower),
  );
  const [first, ...others] = tokens.slice(at + 1);
  if (at <= 0 || !first) return undefined;
  const named = /^(?:the|my|our)$/.test(first.lower) ? others : [first, ...others];
  const isNoun =
    named.length > 1 && /^(?:list|category|project|group|folder|board)$/.test(named.at(-1)?.lower ?? '');
  const name = spell(isNoun ? named.slice(0, -1) : named).toLowerCase();
  const [only, ...more] = actionable.flatMap((list) => {
    const options = (list.node.options ?? []).filter((option) => option.trim().toLowerCase() === name);
    return options.map((option) => ({ list, option }));
  });
  if (!only || more.length > 0 || only.list.node.hidden !== undefined) return undefined;
  return { front: tokens.slice(0, at), place: tokens.slice(at), ...only };
}

/** A list that narrows what is shown lies in no form with the field. */
function isInForm(list: Entry, field: Entry): boolean {
  const form = formOf(field);
  return form ? formOf(list) === form : list.parent === field.parent;
}

/** Where a thing is put that is on sale, or already there. */
const stores =
  /^(?:cart|basket|bag|trolley|order|favou?rites?|wishlist|comparison|bookmarks?|collection|queue)$/;

function saidIn(tokens: readonly Token[], index: PageIndex): Said | undefined {
  const place = placeOf(tokens);
  const front = tokens.slice(0, tokens.length - place.length);
  const isPlaced = place.length > 0;
  if (front.some(({ kind }) => kind === 'variable') || place.some(({ kind }) => kind !== 'word'))
    return undefined;
  if (place.some(({ lower }) => stores.test(lower))) return undefined;
  const article = front[0]?.kind === 'word' && /^(?:a|an|the|another|new)$/.test(front[0].lower);
  const bare = withoutLead(front);
  const [noun, ...rest] = bare;
  const isNoun =
    noun?.kind === 'word' &&
    noun.text === noun.lower &&
    (isTodo(noun) || recordNouns.has(wordsOf(noun.text)[0]?.stem ?? ''));
  // "A to-do item".
  const behind =
    noun && isTodo(noun) && rest[0]?.kind === 'word' && /^(?:item|entry|task)$/.test(rest[0].lower)
      ? rest.slice(1)
      : rest;
  // "A new folder" says of what kind it is, and not what it is called.
  if (isNoun && rest.length === 0) return undefined;
  const named = isNoun && behind.length > 0 ? withoutLead(behind) : bare;
  // "The milk and the bread"; what stands within a name is a part of it: "Sweep the floor".
  const items = splitList(named).map((item) => withoutLead(item));
  if (items.some((item) => speaksOfPage(item))) return undefined;
  const isQuoted = items.every(([only, ...others]) => only?.kind === 'quoted' && others.length === 0);
  // Without quotes it is something new only where nothing on the page is called so, and it is no description of one.
  const isNew =
    (isNoun || (isPlaced && !article) || (items.length > 1 && !article)) &&
    items.every(
      (item) =>
        item.length <= MOST_WORDS &&
        item.every(
          ({ kind, text }) => kind === 'word' && contentOf(text).every((word) => !isThere(word, index)),
        ),
    );
  if (items.length === 0 || !(isQuoted || isNew)) return undefined;
  const nouns = [...(isNoun && named !== bare ? [noun] : []), ...place.slice(1)].flatMap((token) =>
    isTodo(token) ? [toWord('todo')] : contentOf(token.text),
  );
  const telling = nouns.filter(({ stem }) => !/^(?:list|item|entry|thing)$/.test(stem));
  return { items, nouns: telling, isQuoted, isListed: isPlaced || items.length > 1 };
}

/** Without the articles and what only leads to a name at the beginning. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, lower }) => kind !== 'word' || !/^(?:a|an|the|some|another|new|called|named)$/.test(lower),
  );
  return at === -1 ? [] : tokens.slice(at);
}

/** "Lunch at noon", "Lunch in Birch": when and where, in a form that asks for that as well, is no part of a name without quotes. */
function saysMore(item: readonly Token[], field: Entry, { actionable }: PageIndex): boolean {
  const around = formOf(field) ?? field.parent?.parent ?? field.parent;
  const beside = actionable.filter(
    (entry) =>
      entry !== field &&
      fieldRoles.has(entry.node.role) &&
      around !== undefined &&
      entry.order > around.order &&
      entry.order <= around.end,
  );
  return (
    saysWhen(item, { fields: formFields(beside), nouns: [] }) ||
    (beside.length > 0 && item.some(({ kind, lower }) => kind === 'word' && joints.test(lower)))
  );
}

const joints = /^(?:at|in|with|for|by|on|from|until|till|every|under|as|due)$/;

function isTodo({ kind, lower }: Token): boolean {
  return kind === 'word' && /^to-?do$/.test(lower);
}

/** Something on the page is called so, and not only the sample in an empty field ("e.g. eggs"). */
function isThere(word: Word, index: PageIndex): boolean {
  return [...mentionsOf(word, index)].some(
    ({ node, evidence }) => node.role !== 'textbox' || !evidence.some(({ text }) => isSample(text)),
  );
}

/** Most words of an item without quotes. */
const MOST_WORDS = 3;

/** "To the shopping list". */
function placeOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'to');
  return at > 0 && at < tokens.length - 1 ? tokens.slice(at) : [];
}

function quoted(text: string): Token {
  return { ...wordToken(text), kind: 'quoted' };
}

interface Pair {
  field: Entry;
  /** None where the field takes by Enter what it asks for. */
  button?: Entry;
}

/** A field for a text that is the only one of its form, or beside a button, with the one button that only adds; else the one that asks for what is new. */
function pairsOn(index: PageIndex, { nouns, isQuoted, isListed }: Said): readonly Pair[] {
  const fields = index.actionable.filter(
    (entry) =>
      entry.node.role === 'textbox' &&
      entry.node.hidden === undefined &&
      entry.node.hasPopup === undefined &&
      isEditable(entry) &&
      !/^(?:email|password|search|tel|url|date|time|number)$/.test(entry.node.inputType ?? ''),
  );
  return fields.flatMap((field): Pair[] => {
    const { part, buttons = [] } = partOf(field, index) ?? {};
    const [button, ...others] = buttons;
    const isAlone = fields.every((other) => other === field || !part || !isInside(other, part));
    const isFree =
      (field.node.value ?? '') === '' && !field.evidence.some(({ words }) => words.some(isOfElse));
    const isOneLine = field.node.tag === 'input';
    // "Clear completed" and "Delete" beside the list take nothing over.
    const isByEnter = buttons.every((each) => isOfList(each) && !adds(each) && !takes(each));
    if (isByEnter && isOneLine && fields.length === 1 && asksForNew(field)) return [{ field }];
    return button &&
      others.length === 0 &&
      isAlone &&
      isFree &&
      (adds(button) ||
        (fields.length === 1 &&
          takes(button) &&
          (nouns.length > 0 || ((isQuoted || isListed) && asksForNothing(field, index)))))
      ? [{ field, button }]
      : [];
  });
}

/** It says what it does, or stands in one of the lines: a picture beside the field may be what adds. */
function isOfList(button: Entry): boolean {
  const isInLine = [...ancestorsOf(button)].some(({ node }) => /^(?:listitem|row|article)$/.test(node.role));
  return isInLine || /\p{L}/u.test(button.node.name);
}

/** "Submit", "OK": it takes over what was entered, whatever that is. */
function takes({ evidence: [name] }: Entry): boolean {
  const [word, ...others] = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  return word !== undefined && others.length === 0 && /^(?:submit|ok|save|enter|done|go)$/.test(word.text);
}

/** A field without a label, or with a sample, "item" or the title of its part for one: it asks for nothing else than what is listed. */
function asksForNothing({ evidence }: Entry, index: PageIndex): boolean {
  const isTitle = (text: string): boolean =>
    index.entries.some(({ node }) => node.role === 'heading' && node.name === text);
  return evidence
    .filter(({ trust }) => trust >= 0.85)
    .every(
      ({ kind, text, words }) =>
        isSample(text) ||
        (kind === 'label-nearby' && isTitle(text)) ||
        words.every((word) => isStopWord(word) || /^(?:item|entry|new|enter|add|type)$/.test(word.text)),
    );
}

/** What asks for something else than what is listed. */
function isOfElse({ text }: Word): boolean {
  return /^(?:search|find|filter|email|mail|newsletter|coupon|promo|voucher|password|comment|reply|message|url|link)$/.test(
    text,
  );
}

/** The title of the page or a part, the field or its button says the noun. */
function isSaid(noun: Word, { field, button }: Pair, index: PageIndex): boolean {
  const isTask = ({ stem }: Word): boolean => /^(?:task|todo)$/.test(stem);
  const isLike = (shown: Word): boolean =>
    wordLikeness(noun, shown) >= 0.9 || (isTask(noun) && isTask(shown));
  if (isTask(noun) && asksForNew(field)) return true;
  if ([field, button].some((entry) => entry?.evidence.some(({ words }) => words.some(isLike)))) return true;
  const headings = index.entries.filter(({ node, order }) => node.role === 'heading' && order < field.order);
  // A heading nearer to the field may be of another list.
  return wordsOf(headings.at(-1)?.node.name ?? '').some(isLike);
}
