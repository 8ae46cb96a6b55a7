/**
 * Sentences that were written for another page: what they make, count, share or save is not spoken of here, and what was found has only a sign, a
 * number or a verb in common with it. A page that nothing gives a title may be of anything, and is asked for no noun.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { areKin, isOfRow, kinOf } from '../../language/kin-nouns.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { contentOf, recordNouns, toWord, type Word, wordLikeness } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
import { isHeaderRow } from '../../matching/containers.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { isOnPage, textOfPage } from '../../matching/page-text.js';
import { turnsAway } from '../../matching/penalties.js';
import { recordOf } from '../../matching/relations.js';
import { isUntitled } from '../../matching/untitled.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that says so; undefined where the one thing that would be acted on may be meant. */
export function ofOtherPage(clause: Clause, target: Entry, { index, last, isHalf }: Act): string | undefined {
  const tokens = tokensInOrder(clause.readings);
  if (!/^(?:goal|click|open|select|check|hover)$/.test(clause.verb)) return undefined;
  return (
    makesOther(clause, tokens, { target, index, isHalf }) ??
    (last ? undefined : noResult(tokens, { target, index })) ??
    noPage(tokens, target) ??
    ofNoRecord(clause, tokens, { target, index }) ??
    notClickable(clause, target) ??
    savedAs(tokens, target)
  );
}

interface Found {
  target: Entry;
  index: PageIndex;
  /** What comes up for it is looked at before anything is made. */
  isHalf?: boolean;
}

const making = /^(?:add|create|new|make)$/;
const starting = /^(?:start|begin|open)$/;

/** What anything that is added may be called, and what a table shows without saying so. */
const anyMade = /^(?:item|entry|record|one|row|column|line|tab|field|page|thing|more|another)$/;

/** "Add a widget" is not the "＋" of the playlists, and what is "NEW" makes nothing. */
function makesOther(
  { verb, said }: Clause,
  tokens: readonly Token[],
  { target, index, isHalf }: Found,
): string | undefined {
  const [first] = tokens;
  const isMaking =
    (verb === 'goal' ? making.test(said) : making.test(first?.lower ?? '')) ||
    (starting.test(said) && tokens.some(({ lower }) => lower === 'new'));
  if (!isMaking || !first || !/^(?:button|link|menuitem|generic|img)$/.test(target.node.role))
    return undefined;
  const names = target.evidence.filter(({ trust, words }) => trust >= 0.9 && words.length > 0);
  const [name] = names;
  // A badge behind a name.
  if (
    verb === 'goal' &&
    name &&
    name.words.at(-1)?.text === 'new' &&
    name.words.some(({ text }) => text !== 'new' && /\p{L}/u.test(text)) &&
    name.words.every(({ text }) => text === 'new' || !making.test(text))
  )
    return said;
  const noun = nounMade(tokens);
  if (!noun || says(target, noun) || isUntitled(index)) return undefined;
  const { name: called, text = called } = target.node;
  const isSign = ![called, text].every((each) => /\p{L}/u.test(each));
  const [thing] = thingsMade(target).filter((each) => !anyMade.test(each.stem));
  const isNamed = name?.words.some(({ text }) => making.test(text)) === true;
  // "Add a card" is not "New project", and nothing new is started by the name of something.
  const isKind = kindAt([noun.text], 0) !== undefined;
  const isPlaced = name?.words.some(({ text }) => /^(?:to|into|in|as)$/.test(text)) === true;
  if (
    !isSign &&
    isNamed &&
    isKind &&
    !isPlaced &&
    thing &&
    thingsMade(target).every((each) => !areKin(each, noun))
  )
    return noun.text;
  if (starting.test(said) && !isSign && !isNamed && recordOf(target)) return noun.text;
  if (!isSign && (isHalf || !isBareMaker(target))) return undefined;
  return madeInstead(target, noun) !== undefined || isSaidNowhere(noun, index) ? noun.text : undefined;
}

/** What the name of a button or link says that it makes. */
function thingsMade({ evidence: [name] }: Entry): readonly Word[] {
  return contentOf(name?.text ?? '').filter(({ text }) => /\p{L}/u.test(text) && !making.test(text));
}

/** "+ New" and nothing else. */
function isBareMaker({ evidence: [name] }: Entry): boolean {
  const words = name?.words.filter(({ text }) => /\p{L}/u.test(text)) ?? [];
  return words.length > 0 && words.every(({ text }) => making.test(text));
}

/** "New playlist", said by the title of a sign: another thing than is asked for, and none that may be called so. */
function madeInstead({ evidence }: Entry, noun: Word): Word | undefined {
  for (const { kind, words } of evidence) {
    if (!/^(?:name|title)$/.test(kind) || !words.some(({ text }) => making.test(text))) continue;
    const thing = words.findLast(({ text }) => /\p{L}/u.test(text) && !making.test(text));
    if (thing && wordLikeness(noun, thing) < 0.9 && isOfRow(noun) && isOfRow(thing) && !areKin(noun, thing))
      return thing;
  }
  return undefined;
}

/** The last noun in front of where it goes. */
function nounMade(tokens: readonly Token[]): Word | undefined {
  const rest = tokens.slice(making.test(tokens[0]?.lower ?? '') ? 1 : 0);
  const end = rest.findIndex(
    (token, at) =>
      token.kind !== 'word' ||
      prepositionAt(rest, at) !== undefined ||
      /^(?:and|to|called|named|with)$/.test(token.lower),
  );
  const nouns = contentOf((end === -1 ? rest : rest.slice(0, end)).map(({ text }) => text).join(' '));
  // "The new event form" is that of an event.
  const noun = nouns.findLast(({ stem }) => !/^(?:form|dialog|window|screen|view)$/.test(stem));
  return noun && !making.test(noun.text) && !anyMade.test(noun.stem) ? noun : undefined;
}

/** The page has no word for it, and no title with one that the same thing may be called by. */
function isSaidNowhere(noun: Word, index: PageIndex): boolean {
  const isTitled = kinOf(noun).some((each) =>
    [...mentionsOf(toWord(each), index)].some(
      ({ node, parent }) => /^(?:document|heading)$/.test(node.role) || parent?.node.role === 'heading',
    ),
  );
  return !isTitled && !isOnPage(noun, index);
}

/** Words of a page that looks for something. */
const searching = ['search', 'find', 'filter', 'result', 'query', 'hit'].map((word) => toWord(word));

/** "The first result" is of a search, and no line of whatever is there; never the head of a table, nor what takes a line away. */
function noResult(tokens: readonly Token[], { target, index }: Found): string | undefined {
  const at = tokens.findIndex((_, place) => ordinalAt(tokens, place) !== undefined);
  const noun =
    at === -1
      ? undefined
      : tokens.slice(at + 1, at + 3).find(({ lower }) => /^(?:results?|hits?)$/.test(lower));
  if (!noun || says(target, toWord(noun.lower))) return undefined;
  if (isHead(target) || turnsAway(target)) return noun.text;
  const isSearched =
    (target.node.role === 'link' && ![...ancestorsOf(target)].some(isAside)) ||
    isUntitled(index) ||
    (URL.canParse(index.snapshot.url) && new URL(index.snapshot.url).search !== '') ||
    index.actionable.some(({ node }) => node.role === 'searchbox' || node.inputType === 'search') ||
    searching.some((word) => isSearchWord(word, index));
  return isSearched ? undefined : noun.text;
}

function isHead(target: Entry): boolean {
  const { classes = [], children } = target.node;
  return (
    isHeaderRow(target) ||
    children.some(({ role }) => role === 'columnheader') ||
    (target.node.role === 'row' && classes.some((each) => /\bheader\b/i.test(each)))
  );
}

/** At the foot of a page, or in its menu. */
function isAside({ node }: Entry): boolean {
  return (
    /^(?:contentinfo|navigation|banner)$/.test(node.role) ||
    node.tag === 'footer' ||
    node.tag === 'nav' ||
    node.classes?.includes('footer') === true
  );
}

function isSearchWord(word: Word, index: PageIndex): boolean {
  return mentionsOf(word, index).size > 0 || textOfPage(index).words.some(({ stem }) => stem === word.stem);
}

/** Words that pages are made of, and do not write on themselves. */
export const ofAny =
  /^(?:list|name|status|role|seat|slot|class|position|match|question|image|photo|picture|page|link|result|line)$/;

/** "The last page of the table" is not the page "Tables": what leads to a page by its place says so, or has a number or an arrow. */
function noPage(tokens: readonly Token[], { node, evidence }: Entry): string | undefined {
  const at = tokens.findIndex(
    (_, place) => ordinalAt(tokens, place)?.behind === undefined && ordinalAt(tokens, place) !== undefined,
  );
  const noun = at === -1 ? undefined : tokens[at + 1];
  if (noun?.lower !== 'page' || !/^(?:link|button|generic)$/.test(node.role)) return undefined;
  const isPaging = evidence.some(({ text }) =>
    /\d|[«»‹›<>→←⟩⟨❯❮]|\b(?:first|last|next|prev\w*|page|pages|forward|back|end|start|begin\w*)\b/iu.test(
      text,
    ),
  );
  return isPaging || evidence.length === 0 ? undefined : noun.text;
}

/** "The next page" by the "»" of a line of numbers, each of which is an item of a list. */
function isStep(asked: readonly Word[], { node: { name, text = name } }: Entry): boolean {
  return (
    asked.length > 0 &&
    asked.every(({ meaning }) => /^(?:next|following|previous|preceding)$/.test(meaning)) &&
    /^[«»‹›<>→←⟩⟨❯❮]$/u.test(text.trim())
  );
}

/** "The login page" is no card "Fix login redirect", and no ticket is opened by a sign on a page that has none. */
function ofNoRecord(
  { verb, said }: Clause,
  tokens: readonly Token[],
  { target, index }: Found,
): string | undefined {
  const last = tokens.at(-1);
  const isWay = verb === 'open' || (verb === 'click' && /^(?:go|switch|jump|change|move|turn)\b/.test(said));
  const isCounted = tokens.some((_, at) => ordinalAt(tokens, at) !== undefined);
  if (!isWay || last?.kind !== 'word' || isCounted) return undefined;
  const isTab = last.lower === 'tab' && target.node.role === 'button';
  if (isTab || /^(?:page|screen|site|website)$/.test(last.lower)) {
    const asked = tokens.slice(0, -1).flatMap(({ text }) => contentOf(text));
    const shown = contentOf(target.evidence[0]?.text ?? '');
    const isCalled =
      asked.every((word) => says(target, word)) &&
      (target.node.role === 'link' || shown.length <= asked.length + 1);
    const [deed] = shown.filter(({ text }) => making.test(text));
    const isMaking = deed !== undefined && !asked.some(({ text }) => making.test(text));
    if (isStep(asked, target)) return undefined;
    return isMaking || (recordOf(target) && !isCalled) ? last.text : undefined;
  }
  if (verb !== 'open' || !recordOf(target)) return undefined;
  const noun = toWord(last.lower);
  const isThing = recordNouns.has(noun.stem) && !ofAny.test(noun.stem);
  // "The dentist appointment" is the "15:00 Dentist" of a calendar.
  const asked = tokens.slice(0, -1).flatMap(({ text }) => contentOf(text));
  if (asked.length > 0 && asked.every((word) => says(target, word))) return undefined;
  return isThing && target.node.role === 'button' && isNounNowhere(noun, index) ? last.text : undefined;
}

/** Whose sign it is, and not what comes of it. */
const brands = /^(?:cc|paypal|apple|google|visa|mastercard|amex|stripe|klarna|brands?)$/;

/** "Pay" is no picture of what one may pay with, where nobody can click it. */
function notClickable({ verb, said }: Clause, target: Entry): string | undefined {
  const {
    node,
    evidence: [name],
  } = target;
  if (verb !== 'goal' || node.role !== 'img' || !name) return undefined;
  if (name.words.some(({ text }) => brands.test(text))) return said;
  if (node.clickable === true) return undefined;
  const isInControl = [...ancestorsOf(target)].some((around) => around.actionable);
  const [verbWord] = contentOf(said);
  return isInControl || name.words.length < 2 || name.words[0]?.text === verbWord?.text ? undefined : said;
}

/** "Save changes" is not "Save as draft": as what it is saved would have been said. */
function savedAs(tokens: readonly Token[], target: Entry): string | undefined {
  const last = tokens.at(-1);
  return last?.lower === 'changes' && /\bas \p{L}/iu.test(target.evidence[0]?.text ?? '')
    ? last.text
    : undefined;
}
