/**
 * "Open the menu of the wagon FEA 640412", "show the weak hives": a word that the page has for all that it lists is no word for one of them or another.
 * It is read as "item", which every line, card and row is called, where nothing beside the list bears it.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { contentOf, isStopWord, vagueNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { isFilter } from '../../matching/filter-row.js';
import { isInNavigation } from '../../matching/landmarks.js';
import type { Scene } from '../../matching/look-up.js';
import { isHeadOfColumn, isValueUnder } from '../../matching/column-values.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  mentionsOf,
  type PageIndex,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { subjectOf } from '../../matching/titles-over.js';

/** What the clause comes to with "item" in place of that word; undefined where it has no such word, or is done to something else than what is listed. */
export function nounOfList(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:goal|open|close|select|check|uncheck|toggle|click)$/.test(clause.verb)) return undefined;
  const { index } = scene;
  const tokens = tokensInOrder(clause.readings);
  for (const [at, token] of tokens.entries()) {
    const word = nounAt(tokens, at, clause);
    const isOfPage =
      word &&
      (isNounOfPage(word, index) ||
        (isOneOf(tokens, at) && isTitle(word, index)) ||
        isOpenTab(word, index) ||
        isOfCode(word, tokens[at + 1], index));
    const isNoun = word && (isOfPage || isHeadOfColumn(word, index));
    if (!word || !isNoun || isOnOther(word, index)) continue;
    for (const plain of [
      withItem(clause, token),
      ...(isBesideName(tokens, at) ? [without(clause, token)] : []),
    ]) {
      const outcome = ground(plain, scene);
      const targets =
        outcome.kind === 'steps' ? outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []) : [];
      if (outcome.kind !== 'steps' || targets.length === 0) continue;
      const shows =
        /^(?:show|list|display|view|see|filter|hide)\b/i.test(clause.text) && token.lower !== word.stem;
      const code = isOfCode(word, tokens[at + 1], index) ? tokens[at + 1]?.text : undefined;
      const isMeant = (target: Entry): boolean => {
        if (code !== undefined) return target.node.name.includes(code);
        return isOfPage ? isListed(target, { word, shows }, index) : isValueUnder(target, word, index);
      };
      if (!targets.every(isMeant)) return undefined;
      return outcome.phase ? { kind: 'instead', clauses: [plain] } : explaining(outcome, token.text);
    }
    return undefined;
  }
  return undefined;
}

/** "The Night Shift route", "the route Night Shift": what has a name needs no word for what it is. */
function isBesideName(tokens: readonly Token[], at: number): boolean {
  const isName = (token: Token | undefined): boolean =>
    token !== undefined && (token.kind === 'quoted' || /^[\p{Lu}\d#]/u.test(token.text));
  return at > 0 && (isName(tokens[at + 1]) || (at > 1 && isName(tokens[at - 1])));
}

/** "The album Alps", and not "all albums", which are those of the further pages as well, and may be something else than what is listed. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const isMany = ({ lower }: Token): boolean => /^(?:all|any|both|each|every|everything)$/.test(lower);
  return !/[^s]s$/.test(tokens[at]?.lower ?? '') && !tokens.slice(0, at).some((token) => isMany(token));
}

/** The heading "Decks (3)", of whatever size, over decks; or "Wheelhouse — 7 boats", which says how many there are. */
function isTitle(word: Word, index: PageIndex): boolean {
  const isCount = (entry: Entry): boolean =>
    wordsOf(counted.exec(entry.node.text ?? '')?.[1] ?? '').some(({ stem }) => stem === word.stem) &&
    !entry.actionable &&
    recordOf(entry) === undefined;
  if ([...mentionsOf(word, index)].some(isCount)) return true;
  return entriesOf('heading', index).some(({ node }) => {
    const [title, ...others] = contentOf(node.name).filter(({ text }) => /\p{L}/u.test(text));
    return (
      node.hidden === undefined &&
      others.length === 0 &&
      title?.stem === word.stem &&
      /[^s]s$/.test(title.text)
    );
  });
}

const counted = /(?<![\d.,:–-])\b\d+ (\p{L}+s)\.?$/u;

/** The tab "Routes on the wall", which is the one that is open, shows routes. */
function isOpenTab(word: Word, { actionable }: PageIndex): boolean {
  return actionable.some(
    ({ node, evidence: [name] }) =>
      node.role === 'tab' && node.selected === true && name?.words[0]?.stem === word.stem,
  );
}

/** "The sample S-1190", where that code stands once, and neither a title nor a control says the noun. */
function isOfCode(word: Word, code: Token | undefined, index: PageIndex): boolean {
  const isCode = code?.kind === 'word' && /\p{L}/u.test(code.text) && /\d/.test(code.text);
  return (
    isCode &&
    index.entries.filter(({ node }) => (node.name || (node.text ?? '')).includes(code.text)).length > 0 &&
    [...mentionsOf(word, index)].every(({ node, actionable }) => !actionable && node.role !== 'heading')
  );
}

function without(clause: Clause, { start }: Token): Clause {
  const left = (tokens: readonly Token[]): readonly Token[] =>
    tokens.filter((token) => token.start !== start);
  const readings = clause.readings.map((reading) => ({
    ...reading,
    ...(reading.target && { target: left(reading.target) }),
    ...(reading.value && { value: left(reading.value) }),
    ...(reading.destination && { destination: left(reading.destination) }),
  }));
  return { ...clause, readings, text: spell(tokensInOrder(readings)) };
}

/** The word at a place that may only say what things are: the last one before a preposition, a name or the end. */
function nounAt(tokens: readonly Token[], at: number, { said }: Clause): Word | undefined {
  const token = tokens[at];
  if (!token || token.kind !== 'word' || token.text !== token.lower || token.lower === said) return undefined;
  const [word, ...others] = wordsOf(token.text);
  if (!word || others.length > 0 || isStopWord(word) || vagueNouns.has(word.stem)) return undefined;
  if (!/^\p{Ll}{3,}$/u.test(word.text) || /^(?:day|week|month|year|hour|minute)$/.test(word.stem))
    return undefined;
  const next = tokens[at + 1];
  const isLast =
    next === undefined ||
    next.kind !== 'word' ||
    prepositionAt(tokens, at + 1) !== undefined ||
    /^(?:that|which|who|whose|called|named|only)$/.test(next.lower) ||
    /^[\p{Lu}\d#]/u.test(next.text);
  return isLast ? word : undefined;
}

function withItem(clause: Clause, { start, lower }: Token): Clause {
  const item = /[^s]s$/.test(lower) ? 'items' : 'item';
  const said = (tokens: readonly Token[]): readonly Token[] =>
    tokens.map((token) => (token.start === start ? { ...token, text: item, lower: item } : token));
  const readings = clause.readings.map((reading) => ({
    ...reading,
    ...(reading.target && { target: said(reading.target) }),
    ...(reading.value && { value: said(reading.value) }),
    ...(reading.destination && { destination: said(reading.destination) }),
  }));
  return { ...clause, readings, text: spell(tokensInOrder(readings)) };
}

/** A control outside of all lines, cards and rows says the word of something else than all of them: "Close ticket" beside "Close conversation". */
function isOnOther(word: Word, index: PageIndex): boolean {
  return [...mentionsOf(word, index)].some(
    (entry) =>
      entry.actionable &&
      !recordOf(entry) &&
      // What is typed into a field is what tells one of them.
      entry.node.role !== 'textbox' &&
      !isInNavigation(entry) &&
      entry.node.role !== 'columnheader' &&
      entry.parent?.node.role !== 'columnheader' &&
      !isCalled(entry, word) &&
      entry.evidence.some(
        ({ kind, text, words, trust }) =>
          trust > 0.9 &&
          // What has a name is not called by the title in front of it: "Find a card", under "Cards in this deck".
          !(kind === 'label-nearby' && entry.node.name !== '') &&
          words.length <= MOST_WORDS &&
          words.some((shown) => wordLikeness(word, shown) >= 0.9) &&
          !ofAllOfThem.test(text.trim()),
      ),
  );
}

/** A link or tab that is called just so shows them all. */
function isCalled({ node, evidence: [name] }: Entry, word: Word): boolean {
  const [only, ...others] = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
  return /^(?:link|tab)$/.test(node.role) && only?.stem === word.stem && others.length === 0;
}

/** What says more is a text with something to click in it. */
const MOST_WORDS = 6;

/** What searches, narrows, makes or counts the things of a list is said of them all. */
const ofAllOfThem =
  /^\W*(?:search|find|filter|look up|sort|order|new|add|create|log|register|plan|book|all|select all|check all|show)\b|\((?:\d+)\)$/i;

/** A line, card or row of the list that has the word for its title, or what narrows it. */
function isListed(target: Entry, { word, shows }: { word: Word; shows: boolean }, index: PageIndex): boolean {
  const record = recordOf(target);
  const isLine = record?.parent?.repeats === true;
  // "The active callout" is one of them, and not what shows only those; a column of cards is none of the cards.
  const narrows = isFilter(target) || /^(?:combobox|listbox)$/.test(target.node.role);
  if (!isLine && !(narrows && shows)) return false;
  if (target === record && below(index, target).some(({ repeats }) => repeats)) return false;
  // One of several parts, each with a list of its own, is no line.
  const isOfLine = (card: Entry | undefined): boolean =>
    card !== undefined && !card.repeats && !below(index, card).some(({ repeats }) => repeats);
  const titles = entriesOf('heading', index).filter(
    (entry) => entry.node.hidden === undefined && !isOfLine(recordOf(entry)),
  );
  const isSo = (entry: Entry): boolean =>
    wordsOf(subjectOf(entry.node.name)).some((shown) => wordLikeness(word, shown) >= 0.9);
  if (!titles.some((title) => isSo(title))) return true;
  // The title nearest to it of all that stand over it.
  const around = [...ancestorsOf(target)];
  const own = titles.findLast(
    (title) => title.order < target.order && title.parent !== undefined && around.includes(title.parent),
  );
  return own !== undefined && (isSo(own) || !titles.some((title) => isSo(title) && !isInside(title, own)));
}
