/**
 * "The Night theme", "the About section", "the page on animations", "news among the radio buttons": a noun that says what sort of thing is
 * meant, where the thing itself is called without it. The noun is left out only where what is left is the whole name of one thing, where that
 * is such a thing, and where the page says the noun of nothing else.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { choiceNoun, placeNoun, sortNoun, tabNoun } from '../../language/spare-nouns.js';
import { kindAt, kindFit } from '../../language/types.js';
import { isOrnament, isStopWord, toWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isIrreversible, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { isFilter, isOneOfSeveral } from '../../matching/filter-row.js';
import { isSameTarget } from '../../matching/same-target.js';
import { contextFit } from '../../matching/surroundings.js';
import { checkSteps } from '../controls/do-state.js';

const CONFIDENCE = 0.82;

/** Longest text that is a title of choices, in characters. */
const LONGEST_TITLE = 40;

/** Most words of such a phrase. */
const MAX_WORDS = 9;

/** A name, and what is said of it. */
interface Reading {
  name: readonly Token[];
  nouns: readonly string[];
  /** "Among the radio buttons": of which kind it is. */
  kind?: string;
  /** "Only the failed tests": one of those that narrow a list, and no box, which would be one of several that may be ticked. */
  narrows?: true;
  /** One for all of them stands beside it. */
  ofAll?: true;
}

/** What is done to the one thing that is called so without its noun; undefined where there is no such thing, or more than one. */
export function spareNoun(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|open|select|check|toggle)$/.test(clause.verb)) return undefined;
  const tokens = tokensInOrder(clause.readings);
  if (tokens.length < 2 || tokens.length > MAX_WORDS) return undefined;
  for (const reading of [...readingsOf(tokens), ...ofTabs(tokens)]) {
    const [first, ...others] = ofSuchPlaces(calledSo(reading, clause, index), reading.nouns);
    if (!first || others.some((other) => !isSameTarget(first, other))) continue;
    const isOther = (noun: string): boolean => isSaidOfOther(toWord(noun), first, index, reading.narrows);
    if (reading.nouns.some(isOther)) continue;
    if (isTitledOtherwise(first, reading.nouns)) continue;
    const isBox = /^(?:radio|checkbox|switch|menuitemradio|menuitemcheckbox)$/.test(first.node.role);
    const done: Outcome = isBox
      ? checkSteps([first], true, CONFIDENCE)
      : { kind: 'steps', steps: [stepOn(first, 'click', { confidence: CONFIDENCE })] };
    return done.kind === 'steps' ? { ...done, explained: spell(tokens) } : done;
  }
  return undefined;
}

/** "The size Indigo", below "Pick a colour": its title says what it is one of, and the noun says something else. */
function isTitledOtherwise({ parent, node }: Entry, nouns: readonly string[]): boolean {
  const kinds = /^(?:theme|colou?r|flavou?r|size|plan|language|type)$/;
  const said = nouns.filter((noun) => kinds.test(noun)).map((noun) => toWord(noun).meaning);
  if (said.length === 0 || !parent) return false;
  const titles = [parent, ...(parent.parent ? [parent.parent] : [])].flatMap((holder) =>
    holder.children
      .filter((each) => !each.actionable && each.node !== node && readable(each.node).length <= LONGEST_TITLE)
      .flatMap((each) => wordsOf(readable(each.node))),
  );
  const titled = titles.filter(({ stem }) => kinds.test(stem)).map(({ meaning }) => meaning);
  return titled.length > 0 && !titled.some((meaning) => said.includes(meaning));
}

/**
 * "The Alerts example", where a button is called "Alerts" and another "Example alert": what is written just so is meant, and the noun says what
 * it is. Asked before all else, and only for a name with a capital letter.
 */
export function namedBeforeNoun(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|open|select)$/.test(clause.verb)) return undefined;
  const tokens = withoutArticle(tokensInOrder(clause.readings));
  const noun = tokens.at(-1);
  const name = tokens.slice(0, -1);
  const isName =
    name.length > 0 &&
    name.length <= 3 &&
    name.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text));
  if (!noun || !isName || noun.kind !== 'word' || !choiceNoun.test(noun.lower)) return undefined;
  const said = spell(name);
  const rivals = index.actionable.filter(({ node, evidence }) => {
    const words = new Set(evidence[0]?.words.map(({ stem }) => stem));
    const isBoth = wordsOf(`${said} ${noun.text}`).every(({ stem }) => words.has(stem));
    return isBoth && node.hidden === undefined;
  });
  const called = calledSo({ name, nouns: [noun.lower] }, clause, index);
  const [only, ...others] = called.filter(({ evidence }) =>
    evidence.some(({ text }) => text.trim() === said),
  );
  const isElsewhere = rivals.some(({ evidence: [first] }) => first?.text.includes(said) === true);
  return only && others.length === 0 && rivals.length > 0 && !isElsewhere
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: spell(tokens) }
    : undefined;
}

function isSpare(word: string): boolean {
  return placeNoun.test(word) || choiceNoun.test(word) || sortNoun.test(word);
}

function readingsOf(said: readonly Token[]): Reading[] {
  const tokens = withoutArticle(withoutPage(said));
  const only = tokens[0]?.kind === 'word' && /^(?:only|just)$/.test(tokens[0].lower);
  if (only) return narrowing(withoutArticle(tokens.slice(1)));
  // "The vegan dishes only"
  if (tokens.length > 1 && tokens.at(-1)?.lower === 'only') return narrowing(tokens.slice(0, -1));
  const readings: Reading[] = [];
  const last = tokens.at(-1);
  const isNoun = (token: Token | undefined): token is Token => token?.kind === 'word' && isSpare(token.lower);
  // "The Night theme"
  if (isNoun(last) && tokens.length > 1 && !(sortNoun.test(last.lower) && tokens.length > 3))
    readings.push({ name: tokens.slice(0, -1), nouns: [last.lower] });
  // "The documentation page on animations", "the slide "Imagination"", "the example called Prompt"
  const end = tokens.findIndex((token) => !isNoun(token));
  if (end > 0) {
    const nouns = tokens.slice(0, end).map(({ lower }) => lower);
    const joint = /^(?:on|about|for|of|called|named|titled|labelled|labeled|covering|regarding|concerning)$/;
    const behind = tokens.slice(joint.test(tokens[end]?.lower ?? '') ? end + 1 : end);
    // "Page 3" is one of the pages, and no "3" of whatever else is numbered.
    const isNumber = behind.every(({ text }) => /^\d+$/.test(text));
    if (behind.length > 0 && !isNumber) readings.push({ name: withoutArticle(behind), nouns });
  }
  // "News among the radio buttons", "the Prompt one among the examples"
  const among = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:among|from|of)$/.test(lower),
  );
  const group = withoutArticle(tokens.slice(among + 1)).map(({ lower }) => lower);
  const kind = among > 0 ? kindAt(group, 0) : undefined;
  if (kind && kind.length === group.length && group.at(-1)?.endsWith('s') === true)
    readings.push({ name: tokens.slice(0, among), nouns: [], kind: kind.kind });
  return readings;
}

/** "The Foxes group": of what the tabs are one for each the page may say nothing. */
function ofTabs(said: readonly Token[]): Reading[] {
  const tokens = withoutArticle(said);
  const last = tokens.at(-1);
  return last?.kind === 'word' && tokens.length > 1 && tabNoun.test(last.lower)
    ? [{ name: tokens.slice(0, -1), nouns: [last.lower] }]
    : [];
}

/** "The failed tests", "the tests that have failed", "those that failed". */
function narrowing(tokens: readonly Token[]): Reading[] {
  // "Only the altos", of a row of choices that has one for all of them
  if (tokens.length === 1) return [{ name: tokens, nouns: [], narrows: true, ofAll: true }];
  const isAux = ({ kind, lower }: Token): boolean =>
    kind === 'word' && /^(?:are|is|have|has|been|were|was|got)$/.test(lower);
  const that = tokens.findIndex(
    ({ kind, lower }) =>
      kind === 'word' && /^(?:that|which|who|labelled|labeled|tagged|categori[sz]ed)$/.test(lower),
  );
  // "What is on sale"
  if (tokens[0]?.lower === 'what' && tokens[1] && isAux(tokens[1]) && tokens.length > 2 && tokens.length < 6)
    return [{ name: tokens.slice(2), nouns: [], narrows: true }];
  const name = that === -1 ? tokens.slice(0, -1) : tokens.slice(that + 1).filter((token) => !isAux(token));
  const things = that === -1 ? tokens.slice(-1) : tokens.slice(0, that);
  const [noun, ...others] = things;
  const isPlural = noun?.kind === 'word' && others.length === 0 && /(?:[^s]s|those|people)$/.test(noun.lower);
  return isPlural && name.length > 0 && name.length <= 2
    ? [{ name, nouns: [noun.lower], narrows: true }]
    : [];
}

/** Without "of the page" at the end. */
function withoutPage(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens.slice(-3).map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  return tokens.length > 4 && /^(?:of|on|in) (?:the|this) (?:page|site|website|app)$/.test(tail.join(' '))
    ? tokens.slice(0, -3)
    : tokens;
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  return tokens.length > 1 && tokens[0]?.kind === 'word' && /^(?:the|a|an|to)$/.test(tokens[0].lower)
    ? withoutArticle(tokens.slice(1))
    : tokens;
}

/** What can be used, has just this name, and can be such a thing. */
function calledSo(
  { name, nouns, kind, narrows, ofAll }: Reading,
  { verb }: Clause,
  index: PageIndex,
): Entry[] {
  if (name.some((token) => token.kind === 'variable' || token.kind === 'punctuation')) return [];
  const words = namesIn(name.map(({ text }) => text).join(' '));
  if (words.length === 0) return [];
  const isPlace = nouns.every((noun) => placeNoun.test(noun));
  const isChoice = nouns.every((noun) => choiceNoun.test(noun) || sortNoun.test(noun));
  return index.actionable.filter((entry) => {
    const { node } = entry;
    if (node.hidden !== undefined && !/^(?:covered|offscreen)$/.test(node.hidden)) return false;
    // "Yearly (2 months free)"
    const isCalled = (shown: string): boolean =>
      isSame(namesIn(shown), words) || isSame(namesIn(shown.replace(/(?<=\p{L} )\([^()]+\)$/u, '')), words);
    const isNamed = entry.evidence.some(
      ({ text, trust }) =>
        trust >= 0.94 &&
        (isCalled(text) || (narrows === true && narrowedTo(text).some((each) => isCalled(each)))),
    );
    if (!isNamed) return false;
    if (verb === 'check' || verb === 'toggle') return /^(?:radio|checkbox|switch)$/.test(node.role);
    if (ofAll && !isBesideAll(entry)) return false;
    if (narrows) return isFilter(entry) || (node.role === 'button' && node.pressed !== undefined);
    if (kind !== undefined) return kindFit(kind, node) === 1;
    if (nouns.some((noun) => tabNoun.test(noun))) return node.role === 'tab';
    const isLink = /^(?:link|tab|treeitem|menuitem)$/.test(node.role);
    return (
      (isPlace && isLink) ||
      (isChoice &&
        isOneOfSeveral(entry) &&
        (!nouns.some((noun) => sortNoun.test(noun)) || isChoiceOfRow(entry))) ||
      (isPlace && /^(?:button|generic)$/.test(node.role) && isOneOfSeveral(entry))
    );
  });
}

/** A dot, a tab, or one of a box that holds nothing but its like: a button that does something stands beside it nowhere. */
function isChoiceOfRow({ node, parent }: Entry): boolean {
  if (/^(?:radio|tab|option|menuitemradio)$/.test(node.role)) return true;
  const around =
    parent?.node.role === 'listitem' ? (parent.parent?.node.children ?? []) : (parent?.node.children ?? []);
  return (
    /^(?:button|link|generic)$/.test(node.role) &&
    !isIrreversible(node.name || (node.text ?? '')) &&
    around.length > 1 &&
    around.every(({ role, tag }) => role === around[0]?.role && tag === around[0]?.tag)
  );
}

/** Not a link, which may lead anywhere. */
function isBesideAll({ node, parent }: Entry): boolean {
  const row = parent?.node.role === 'listitem' ? parent.parent : parent;
  const beside = (row?.node.children ?? []).flatMap((child) => [child, ...child.children]);
  return (
    node.role !== 'link' &&
    beside.some(
      (child) =>
        child !== node &&
        /^(?:all|any|everyone|everything)$/i.test((child.name || (child.text ?? '')).trim()),
    )
  );
}

/** "Failed3" counts what it narrows to, and "Vegan only" says that it narrows. */
function narrowedTo(text: string): readonly string[] {
  return [text.replace(/(?<=\p{L})\d+$/u, ''), text.replace(/^only | only$/i, '')];
}

/** A page is one of its own, where a link of the same name leads to a mark on this one; a section is the other way round. */
function ofSuchPlaces(called: readonly Entry[], nouns: readonly string[]): readonly Entry[] {
  const isPage = nouns.some((noun) =>
    /^(?:page|subpage|docs?|documentation|manual|guide|tutorial)$/.test(noun),
  );
  const isPart = nouns.some((noun) => /^(?:section|chapter|part|area|topic)$/.test(noun));
  const isMark = ({ node }: Entry): boolean => node.url?.startsWith('#') === true;
  const fitting = called.filter(
    (entry) => entry.node.role === 'link' && ((isPage && !isMark(entry)) || (isPart && isMark(entry))),
  );
  return fitting.length > 0 && isPage !== isPart ? fitting : called;
}

/** The words of a name that say something; how many there are of it behind ("Failed 3") says nothing of what it is. */
function namesIn(text: string): readonly Word[] {
  const words = wordsOf(text).filter((word) => !isOrnament(word));
  const content = words.filter((word) => !isStopWord(word));
  const named = content.length > 0 ? content : words;
  return named.length > 1 && /^\d+$/.test(named.at(-1)?.text ?? '') ? named.slice(0, -1) : named;
}

function isSame(shown: readonly Word[], asked: readonly Word[]): boolean {
  return shown.length === asked.length && shown.every((word, at) => word.stem === asked[at]?.stem);
}

/** A heading, a label or a control says the noun, and not of this: "theme" over a list that is not its own. */
function isSaidOfOther(noun: Word, entry: Entry, index: PageIndex, narrows?: true): boolean {
  if (placeNoun.test(noun.text)) return false;
  const [label] = [...ancestorsOf(entry)].flatMap(({ node }) =>
    /^(?:group|radiogroup|tablist|toolbar|listbox|menu)$/.test(node.role) && node.name !== ''
      ? [wordsOf(node.name)]
      : [],
  );
  if (label && isOtherSort(noun, label)) return true;
  const titles = [...mentionsOf(noun, index)].filter(
    (other) =>
      other !== entry &&
      // The list that is called so is what is narrowed.
      !(narrows && other.node.role === 'listbox') &&
      other.evidence.some(
        ({ words, trust }) =>
          trust > 0.9 && words.length <= MAX_TITLE && words.some(({ stem }) => stem === noun.stem),
      ) &&
      (/^(?:heading|radiogroup|group|combobox|listbox|columnheader|tablist)$/.test(other.node.role) ||
        /^(?:legend|label)$/.test(other.node.tag ?? '')),
  );
  return titles.length > 0 && contextFit(entry, [noun], []) === 0;
}

/** How something looks, and how it is laid out: a group that is called by the one holds no choice of the other. */
function isOtherSort(noun: Word, label: readonly Word[]): boolean {
  const looks = /^(?:theme|appearance|scheme|palette|skin|colou?r)$/;
  const layouts = /^(?:view|layout|format|arrangement)$/;
  const isOf = (sort: RegExp): boolean => label.some(({ stem }) => sort.test(stem));
  return (
    (looks.test(noun.stem) && isOf(layouts) && !isOf(looks)) ||
    (layouts.test(noun.stem) && isOf(looks) && !isOf(layouts))
  );
}

/** Longest title, in words. */
const MAX_TITLE = 4;
