/**
 * "Click Save in the Profile dialog" on a page without any dialog, "the cards page" that is a link "Nested page", "page 3" that is a day of the
 * month: the part or place that is said is not there, and what is called alike elsewhere is not meant.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { areKin } from '../../language/kin-nouns.js';
import { kindFit } from '../../language/types.js';
import {
  contentOf,
  isStopWord,
  recordNouns,
  toWord,
  vagueNouns,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { isKindMentioned } from '../../matching/noun-nowhere.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for what is not there; undefined where nothing of the kind is said, or it is there. */
export function noSuchPart(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const tokens = tokensInOrder(clause.readings);
  const box = tokens.find(({ kind, lower }) => kind === 'word' && /^checkbox(?:es)?$/.test(lower));
  // Radio buttons are none, be they the only boxes of the page.
  if (box && act.targets.some(({ node }) => node.role === 'radio')) return box.text;
  if (!target || others.length > 0) return undefined;
  const said = { clause, tokens, target, act };
  return (
    noDialog(said) ??
    otherPage(said) ??
    dayForPage(said) ??
    labelledOtherwise(said) ??
    chipForTab(said) ??
    linkForTab(said) ??
    linkForDialog(said) ??
    wordsForBell(said) ??
    pageForOne(said) ??
    otherHeading(said) ??
    fileForMenu(said) ??
    itemWithoutName(said) ??
    allOfOthers(said) ??
    notOfMonth(said) ??
    cardForOption(said) ??
    chosenForResult(said) ??
    pageForOption(said) ??
    nextOfOthers(said) ??
    fieldOfOthers(said) ??
    fieldPressed(said) ??
    wholeForTag(said)
  );
}

interface Said {
  clause: Clause;
  tokens: readonly Token[];
  target: Entry;
  act: Act;
}

/** A dialog that has a name, on a page that draws none. */
function noDialog({ clause, tokens, target, act: { index } }: Said): string | undefined {
  if (!/^(?:click|goal|open)$/.test(clause.verb)) return undefined;
  const lowers = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000'));
  const at = lowers.findIndex(
    (word, place) =>
      /^(?:dialog|modal)$/.test(word) && /^(?:in|inside|within|of|on)$/.test(lowers[place - 3] ?? ''),
  );
  const named = tokens[at - 1];
  if (at === -1 || lowers[at - 2] !== 'the' || !named || isStopWord(toWord(named.lower))) return undefined;
  const isDrawn = index.entries.some(
    ({ node }) =>
      /^(?:dialog|alertdialog)$/.test(node.role) || node.tag === 'dialog' || kindFit('dialog', node) > 0,
  );
  const isAround = [...ancestorsOf(target)].some(({ node }) =>
    wordsOf(node.name).some((word) => wordLikeness(toWord(named.lower), word) > 0),
  );
  return isDrawn || isAround ? undefined : tokens[at]?.text;
}

/** "The cards page" is no other page, though both are called one. */
function otherPage({ clause, tokens, target, act: { isHalf } }: Said): string | undefined {
  const last = tokens.at(-1);
  if (!/^(?:click|open|goal)$/.test(clause.verb) || last?.lower !== 'page' || isHalf) return undefined;
  if (!/^(?:link|button|tab|menuitem)$/.test(target.node.role)) return undefined;
  const words = tokens
    .slice(0, -1)
    .filter(({ kind, lower }) => kind === 'word' && (placed.test(lower) || !isStopWord(toWord(lower))))
    .map(({ lower }) => toWord(lower));
  const shown = (target.evidence[0]?.words ?? []).filter((word) => !isStopWord(word));
  const isOther =
    shown.some(({ text }) => text === 'page') &&
    shown.length > 1 &&
    !shown.some(({ text }) => placed.test(text));
  return isOther && words.length > 0 && !words.some((word) => says(target, word))
    ? words[0]?.text
    : undefined;
}

const placed = /^(?:first|last|next|previous)$/;

/** "Page 3" is no day of a month. */
function dayForPage({ clause, target }: Said): string | undefined {
  const noun = /\b(page|step|slide) \d{1,2}\b/i.exec(clause.text)?.[1];
  return noun !== undefined && monthAround(target) ? noun : undefined;
}

/** The box that holds the days of a month. */
function monthAround(target: Entry): Entry | undefined {
  return [target, ...ancestorsOf(target)].slice(0, MAX_LEVELS).find(({ children }) => {
    const numbered = children.filter(({ node }) => /^\d{1,2}(?!\d)/.test(readable(node).trim()));
    return numbered.length >= DAYS;
  });
}

const MAX_LEVELS = 4;

/** Days of the shortest month. */
const DAYS = 28;

/** "The Billing tab" is no word in a line of a list. */
function chipForTab({ clause, tokens, target }: Said): string | undefined {
  const last = tokens.at(-1);
  const isSaid =
    clause.verb === 'click' && tokens.length > 1 && last?.lower === 'tab' && last.kind === 'word';
  const isWord = target.node.role === 'text' && recordOf(target) !== undefined;
  return isSaid && isWord ? last.text : undefined;
}

/** "The checkbox that is labelled Unchecked" has that label, however it stands. */
function labelledOtherwise({ tokens, target }: Said): string | undefined {
  const at = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:labelled|labeled|captioned)$/.test(lower),
  );
  const name = at === -1 ? undefined : tokens[at + 1];
  if (!name || !/^\p{Lu}/u.test(name.text)) return undefined;
  return wordsOf(name.text).every((word) => says(target, word)) ? undefined : name.text;
}

/** "The Downloads tab" is no link "Download" that is none of a row of tabs: what is called alike only has to be one as well. */
function linkForTab({ clause, tokens, target }: Said): string | undefined {
  const last = tokens.at(-1);
  const isSaid = /^(?:click|open)$/.test(clause.verb) && last?.lower === 'tab' && last.kind === 'word';
  if (!isSaid || !/^(?:link|button)$/.test(target.node.role) || isOfTabs(target)) return undefined;
  const name = target.evidence[0]?.words ?? [];
  // "In a new tab" says where it opens.
  if (/^(?:new|another|separate|other|same|second|browser)$/.test(tokens.at(-2)?.lower ?? ''))
    return undefined;
  const isExact = tokens
    .slice(0, -1)
    .flatMap(({ text }) => contentOf(text))
    .every((word) => name.some((each) => each.text === word.text));
  return isExact ? undefined : last.text;
}

/** "The small modal" is not the link "Modal events" to another page. */
function linkForDialog({ clause, tokens, target }: Said): string | undefined {
  const last = tokens.at(-1);
  const isSaid =
    /^(?:click|open|goal)$/.test(clause.verb) &&
    last?.kind === 'word' &&
    /^(?:modal|dialog|popup|pop-up)$/.test(last.lower);
  const leads = /^(?:https?:|\/|\.|[\w-]+(?:\/|\.html?))/u.test(target.node.url ?? '');
  return isSaid && target.node.role === 'link' && leads ? last.text : undefined;
}

function isOfTabs(target: Entry): boolean {
  return [target, ...ancestorsOf(target)].some(
    ({ node }) =>
      /^(?:tab|tablist)$/.test(node.role) ||
      (node.classes ?? []).some((name) => /(?:^|[-_])tabs?(?:$|[-_])/iu.test(name)),
  );
}

/** "The bell" is a sign, and no entry of a menu that reads "Notifications". */
function wordsForBell({ clause, tokens, target }: Said): string | undefined {
  const bell = tokens.find(({ kind, lower }) => kind === 'word' && lower === 'bell');
  if (!bell || !/^(?:click|open)$/.test(clause.verb)) return undefined;
  const shown = wordsOf(readable(target.node)).filter(({ text }) => /\p{L}{2}/u.test(text));
  return shown.length > 0 && !shown.some(({ text }) => text === 'bell') ? bell.text : undefined;
}

/** "Show a notification" is a deed, and no link of a menu to the page about all of them. */
function pageForOne({ clause, tokens, target }: Said): string | undefined {
  const [article, noun] = tokens;
  const isOne =
    clause.verb === 'open' && /^(?:show|display)\b/.test(clause.said) && /^an?$/.test(article?.lower ?? '');
  if (!isOne || !noun || target.node.role !== 'link') return undefined;
  const isPlural = target.evidence[0]?.words.some(
    ({ text, stem }) => text !== stem && stem === toWord(noun.lower).stem,
  );
  return isPlural ? noun.text : undefined;
}

/** "The heading of the cart" is no heading of something else. */
function otherHeading({ clause, tokens, target }: Said): string | undefined {
  if (clause.verb !== 'click' || target.node.role !== 'heading') return undefined;
  const at = tokens.findIndex(({ lower }) => /^(?:heading|headline|title)$/.test(lower));
  if (at === -1 || !/^(?:of|for)$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  const of = tokens
    .slice(at + 2)
    .flatMap(({ text }) => contentOf(text))
    .find((word) => !/^(?:page|site|section|article|document)$/.test(word.stem));
  const around = [...ancestorsOf(target)].filter(({ node }) => node.role !== 'document');
  return of && ![target, ...around].some((entry) => says(entry, of)) ? of.text : undefined;
}

/** "The File menu" is nothing that takes a file. */
function fileForMenu({ clause, tokens, target }: Said): string | undefined {
  const isFile = target.node.inputType === 'file' && /^(?:open|click)$/.test(clause.verb);
  return isFile ? tokens.find(({ lower }) => lower === 'menu')?.text : undefined;
}

/** "The item Next" has the name that it is called by, and not only a class. */
function itemWithoutName({ clause, tokens, target }: Said): string | undefined {
  if (clause.verb !== 'click' || !/^(?:button|link)$/.test(target.node.role)) return undefined;
  const isNamed = target.evidence.some(({ kind }) => !/^(?:class|id)\b/.test(kind));
  const [first, second] = tokens.filter(({ lower }) => !isStopWord(toWord(lower)));
  return !isNamed && first?.lower === 'item' && second ? first.text : undefined;
}

/** "Mark all topics as read", where nothing on the page is one. */
function allOfOthers({ clause: { verb }, tokens, target, act: { index } }: Said): string | undefined {
  const at = tokens.findIndex(({ lower }) => /^(?:all|every|both)$/.test(lower));
  if (verb !== 'goal' || at === -1 || !/^(?:button|link|menuitem)$/.test(target.node.role)) return undefined;
  const noun = tokens
    .slice(at + 1)
    .find(({ kind, lower }) => kind === 'word' && !/^(?:the|of|my)$/.test(lower));
  const word = noun && toWord(noun.lower);
  const isOther = word && recordNouns.has(word.stem) && !vagueNouns.has(word.stem) && !says(target, word);
  return isOther && !isKindMentioned(word, index) ? noun.text : undefined;
}

/** "The second product" is no day of a month. */
function notOfMonth({ clause: { verb }, tokens, target }: Said): string | undefined {
  const at = tokens.findIndex((_, each) => ordinalAt(tokens, each) !== undefined);
  const length = at === -1 ? 0 : (ordinalAt(tokens, at)?.length ?? 1);
  const noun = tokens[at + length];
  if (!/^(?:click|open|select)$/.test(verb) || at === -1 || noun?.kind !== 'word') return undefined;
  return goods.test(noun.lower) && monthAround(target) ? noun.text : undefined;
}

const goods =
  /^(?:product|result|article|card|user|person|file|message|email|post|comment|order|row|link|photo|image)s?$/;

/** "The second option" is no card of several texts that only opens something. */
function cardForOption({ clause: { verb }, tokens, target }: Said): string | undefined {
  const noun = tokens.find(({ kind, lower }) => kind === 'word' && /^(?:option|choice)$/.test(lower));
  if (!noun || verb !== 'select' || !/^(?:generic|article|listitem|link|row)$/.test(target.node.role))
    return undefined;
  const { checked, selected, classes = [] } = target.node;
  const isChoice =
    checked !== undefined ||
    selected !== undefined ||
    classes.some((name) => /option|choice|select/i.test(name));
  return !isChoice && wordsOf(readable(target.node)).length >= MANY ? noun.text : undefined;
}

/** From so many words on it is a card. */
const MANY = 8;

/** "The first result" is nothing that was chosen already, and is taken out again by its cross, nor a page of them. */
function chosenForResult({ clause: { verb }, tokens, target }: Said): string | undefined {
  const noun = tokens.find(({ kind, lower }) => kind === 'word' && /^(?:result|suggestion)$/.test(lower));
  const isTakenOut = /\bremove\b/i.test(target.node.name) && target.node.role === 'option';
  const isPage = /^page \d+$/i.test(target.node.name);
  return noun && /^(?:click|select|open)$/.test(verb) && (isTakenOut || isPage) ? noun.text : undefined;
}

/** "The next lesson" is not "Next" on a page that has no lessons. */
function nextOfOthers({ tokens, act: { index } }: Said): string | undefined {
  const at = tokens.findIndex(({ lower }) => /^(?:next|previous)$/.test(lower));
  const noun = at === -1 ? undefined : tokens[at + 1];
  if (noun?.kind !== 'word' || !parts.test(noun.lower)) return undefined;
  const word = toWord(noun.lower);
  const { title, url } = index.snapshot;
  const isSaid =
    [...index.vocabulary.values()].some((each) => each.word.stem === word.stem) ||
    wordsOf(`${title} ${url}`).some(({ stem }) => stem === word.stem);
  return isSaid ? undefined : noun.text;
}

const parts = /^(?:lesson|module|chapter|unit|course|episode|lecture|exercise|level|topic|article)$/;

/** "The option Three" is no page 3. */
function pageForOption({ clause: { verb, text }, target }: Said): string | undefined {
  const isPage = /^\d+$/.test(target.node.name) && /^(?:link|button)$/.test(target.node.role);
  return verb === 'select' && isPage ? /\b(?:option|choice)\b/i.exec(text)?.[0] : undefined;
}

/** "Filter the cards by …" types nothing into "Find a payment", nor into what searches for nothing at all. */
function fieldOfOthers({ clause: { said }, tokens, target, act: { index } }: Said): string | undefined {
  if (said !== 'filter' || !/^(?:textbox|searchbox)$/.test(target.node.role)) return undefined;
  const end = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:by|on|to|for|with|using)$/.test(lower),
  );
  const word = tokens
    .slice(1, Math.max(end, 0))
    .flatMap(({ text }) => contentOf(text))
    .at(-1);
  if (!word || anyList.test(word.stem) || says(target, word)) return undefined;
  const name = target.node.name || (target.node.placeholder ?? '');
  const [, things] = looksFor.exec(name) ?? [];
  const isSaid = !vagueNouns.has(word.stem) && isKindMentioned(word, index);
  const isOther =
    !/\b(?:search|filter|find|look|type to)\b/i.test(name) ||
    (things !== undefined &&
      recordNouns.has(toWord(things).stem) &&
      !areKin(toWord(things), word) &&
      !isSaid);
  return isOther ? word.text : undefined;
}

const anyList = /^(?:list|table|grid|result|row|item|entry|record|line|page|data|view|column|everything)$/;

const looksFor = /^(?:search|find|filter)(?: for)?(?: all| an?| the| my)? (\p{L}+)\W*$/iu;

/** "Hit Search" is no click into the field that searches, but in the one that was just filled. */
function fieldPressed({ clause: { verb, said }, tokens, target, act: { last } }: Said): string | undefined {
  const isField = /^(?:searchbox|textbox)$/.test(target.node.role) && target !== last;
  const isPressed = verb === 'click' && /^(?:hit|press|push)$/.test(said);
  const [word, ...others] = tokens.flatMap(({ text }) => contentOf(text));
  return isField && isPressed && others.length === 0 && word?.text === 'search' ? word.text : undefined;
}

/** "Remove the tag q2" is not "Trash", which takes away all that the tag is on: what removes it lies in it, or says it. */
function wholeForTag({ clause, tokens, target, act }: Said): string | undefined {
  const at = tokens.findIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:tag|label|chip|badge)$/.test(lower),
  );
  const name = contentOf(
    tokens
      .slice(at + 1)
      .filter(({ kind }) => kind !== 'punctuation')
      .slice(0, 1)
      .map(({ text }) => text)
      .join(' '),
  );
  if (at === -1 || name.length === 0 || toWord(clause.said).meaning !== 'delete') return undefined;
  const own = wordsOf(target.node.name || readable(target.node));
  const isWhole = own.some(({ meaning, text }) => meaning === 'delete' && /\p{L}/u.test(text));
  if (!isWhole || own.some(({ stem }) => /^(?:tag|label|chip|badge)$/.test(stem))) return undefined;
  const isSaid = (text: string): boolean => {
    const words = wordsOf(text);
    return words.length < 4 && name.every((word) => words.some((each) => wordLikeness(word, each) >= 0.9));
  };
  const chips = act.index.entries.filter(({ node }) => isSaid(readable(node) || node.name));
  const isBeside = chips.some((chip) => chip === target || chip.parent === target.parent);
  return chips.length > 0 && !isBeside ? tokens[at]?.text : undefined;
}
