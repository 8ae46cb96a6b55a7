/**
 * What a sentence names that is nowhere on the page, while something on the page is called by another of its words: the menu, the list, the things, the
 * icon are those of another page.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, recordNouns, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isOnPage, textOfPage } from '../../matching/page-text.js';
import { leadsNowhere } from '../../matching/same-target.js';
import { ofAny } from './of-other-page.js';
import { type Act, namedBy, says } from '../evidence/word-evidence.js';

/** The word for what only another page has. */
export function ofAnotherPage(clause: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  const tokens = tokensInOrder(clause.readings);
  return (
    listNowhere(clause, tokens, act.index) ??
    allNowhere(clause, tokens, act.index) ??
    nthNowhere(tokens, act.index) ??
    priceNowhere(clause, tokens, act) ??
    plainLines(clause, act.targets) ??
    partDragged(clause, act) ??
    (target && others.length === 0
      ? (iconOfText(tokens, target) ??
        kindForName(clause, tokens, target) ??
        linkForMenu(clause, tokens, target) ??
        oneStarted(clause, target) ??
        searchReplaced(clause, target))
      : undefined)
  );
}

/** "Delete from the Actions menu", "2 from the Number of People list": the page has no word of that name. */
function listNowhere({ verb, text }: Clause, tokens: readonly Token[], index: PageIndex): string | undefined {
  const name =
    /\b(?:from|in) the (?<name>(?:[\p{L}\p{N}-]+ ){1,4})(?:menu|dropdown|drop-down|list|select)\W*$/iu.exec(
      text,
    )?.groups?.['name'];
  if (name === undefined || !/^(?:select|click|open|check)$/.test(verb)) return undefined;
  // "The side menu", "the options list": where it is, and not what it is called.
  if (!/\p{Lu}/u.test(name) || tokens.some(({ kind }) => kind === 'quoted')) return undefined;
  const words = contentOf(name).filter(({ text: word }) => !placing.test(word));
  return words.find((word) => !isOnPage(word, index))?.text;
}

/** Words for which of the menus it is, by its place or its use. */
const placing =
  /^(?:side|main|top|left|right|bottom|user|context|navigation|nav|account|profile|app|application|hamburger|more|option|options|overflow|kebab|settings|action|popup|drop|down|dropdown|select)$/;

/** "Archive all emails" on a page that has none. */
function allNowhere({ verb }: Clause, tokens: readonly Token[], index: PageIndex): string | undefined {
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:all|every|each)$/.test(lower));
  const noun =
    at === -1 ? undefined : tokens.slice(at + 1).find(({ lower }) => !/^(?:of|the|my|our)$/.test(lower));
  if (verb !== 'goal' || noun?.kind !== 'word') return undefined;
  return isNounNowhere(toWord(noun.lower), index) ? noun.text : undefined;
}

/** "The second answer", "the user name of the first answer", where nothing is an answer. */
function nthNowhere(tokens: readonly Token[], index: PageIndex): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const counted = token.kind === 'word' ? ordinalAt(tokens, at) : undefined;
    const noun = counted && counted.behind === undefined ? tokens[at + counted.length] : undefined;
    if (noun?.kind !== 'word') continue;
    const word = toWord(noun.lower);
    const isThing = recordNouns.has(word.stem) && !ofAny.test(word.stem);
    const isPlace = /^(?:of|in|for|on)$/.test(tokens[at - 2]?.lower ?? '');
    if ((isThing || isPlace) && isNounNowhere(word, index)) return noun.text;
  }
  return undefined;
}

/** "The product priced $12.99", where nothing costs that. */
function priceNowhere(
  { verb }: Clause,
  tokens: readonly Token[],
  { targets, index }: Act,
): string | undefined {
  if (!/^(?:goal|click|open)$/.test(verb) || targets.some(({ node }) => fieldRoles.has(node.role)))
    return undefined;
  const price =
    /\b(?:priced(?: at)?|costing|(?:that|which) costs|for) [$€£] ?(?<figure>\d[\d.,]*\d|\d)/iu.exec(
      spell(tokens),
    )?.groups?.['figure'];
  return price === undefined || textOfPage(index).text.includes(price) ? undefined : price;
}

/** Lines of a text are chosen by no click: "select the first two products" where a list says what is in the box. */
function plainLines({ verb }: Clause, targets: readonly Entry[]): string | undefined {
  const isPlain = ({ node, actionable }: Entry): boolean =>
    node.role === 'listitem' && !actionable && node.clickable !== true && node.selected === undefined;
  return verb === 'select' && targets.length > 1 && targets.every(isPlain) ? 'select' : undefined;
}

/** "Drag Fix bug onto Done" is not the mark "Bug" on some card: a name is that of the thing that is dragged, in all its words. */
function partDragged({ verb, readings }: Clause, { targets: [target], isOnto }: Act): string | undefined {
  const [first, ...others] = readings[0]?.target ?? [];
  if (verb !== 'drag' || isOnto !== true || !target || others.length === 0) return undefined;
  if (first?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(first.text)) return undefined;
  const shown = wordsOf(`${target.node.name} ${readable(target.node)}`);
  const isSaid = (word: Word): boolean => shown.some((each) => wordLikeness(word, each) >= 0.75);
  const [named] = contentOf(first.text);
  return named && !isSaid(named) && !says(target, named) ? first.text : undefined;
}

/** "The search icon" is no line of text, nor a part of the page, that says "search". */
function iconOfText(tokens: readonly Token[], { node }: Entry): string | undefined {
  const icon = tokens.find(({ kind, lower }) => kind === 'word' && /^(?:icon|glyph|symbol)$/.test(lower));
  if (!icon || !/^(?:tabpanel|row|listitem|article|region|generic|gridcell|cell|form)$/.test(node.role))
    return undefined;
  return node.name === '' && contentOf(readable(node)).length > MOST_OF_ICON ? icon.text : undefined;
}

/** Most words beside an icon that is clicked. */
const MOST_OF_ICON = 3;

/** "The last page of the table" is not the button "Tables": what is called by the word for a part is not that part of something. */
function kindForName({ verb }: Clause, tokens: readonly Token[], target: Entry): string | undefined {
  if (!/^(?:click|open)$/.test(verb) || !/^(?:button|link|tab|menuitem)$/.test(target.node.role))
    return undefined;
  const [only, ...more] = namedBy(target);
  if (!only || more.length > 0 || only.text === only.stem || !parts.test(only.stem)) return undefined;
  const others = tokens
    .filter(({ kind, lower }) => kind === 'word' && toWord(lower).stem !== only.stem)
    .flatMap(({ lower }) => contentOf(lower))
    .filter(({ text }) => kindAt([text], 0) === undefined);
  const isSingular = tokens.some(({ lower }) => lower === only.stem);
  return isSingular ? others.find((word) => !says(target, word))?.text : undefined;
}

const parts = /^(?:page|table|list|form|menu|chart|button|tab|section|panel|element)$/;

/** "The File menu" is no link "Files" to another page. */
function linkForMenu(
  { verb }: Clause,
  tokens: readonly Token[],
  { node, evidence }: Entry,
): string | undefined {
  const last = tokens.at(-1);
  const isMenu =
    last?.kind === 'word' && /^(?:menu|dropdown|drop-down)$/.test(last.lower) && tokens.length > 1;
  if (!/^(?:open|click)$/.test(verb) || !isMenu || node.role !== 'link' || leadsNowhere(node.url ?? ''))
    return undefined;
  if (node.expanded !== undefined || node.hasPopup !== undefined) return undefined;
  return evidence.some(({ words }) => words.some(({ text }) => /menu|dropdown|toggle/.test(text)))
    ? undefined
    : last.text;
}

/** "Start a call" makes one, and opens none that is listed: "15 Customer call". */
function oneStarted({ verb, said, readings }: Clause, target: Entry): string | undefined {
  const [article] = readings.findLast((reading) => reading.target)?.target ?? [];
  if (verb !== 'click' || !/^(?:start|launch|begin)$/.test(said) || !/^an?$/.test(article?.lower ?? ''))
    return undefined;
  if (/^(?:button|link|menuitem|tab)$/.test(target.node.role)) return undefined;
  const deed = toWord(said);
  return namedBy(target).some((word) => wordLikeness(deed, word) >= 0.9) ? undefined : said;
}

/** "Replace the message text" leaves alone an empty field that searches messages. */
function searchReplaced({ verb, said, text }: Clause, { node, evidence }: Entry): string | undefined {
  const isChange = verb === 'fill' && /^(?:replace|change|edit|rewrite|append|update|correct)$/.test(said);
  if (!isChange || (node.value ?? '') !== '' || /\b(?:search|find|filter|look)/i.test(text)) return undefined;
  return node.role === 'searchbox' ||
    evidence.some(({ words }) => /^(?:search|find|filter)$/.test(words[0]?.text ?? ''))
    ? said
    : undefined;
}
