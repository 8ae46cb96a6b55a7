/**
 * What is done to one kind of thing is not done to another that shares a word with it: no radio button is expanded,
 * no "Save draft" is the folder of the drafts, and no "Trash" in the list of folders deletes one of them.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, fold, isAmong, recordNouns, toWord, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { isOnPage } from '../../matching/page-text.js';
import { recordOf } from '../../matching/relations.js';
import { isUntitled } from '../../matching/untitled.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that says of which kind it is meant to be; undefined where the one thing that would be acted on may be of it. */
export function ofOtherKind(clause: Clause, target: Entry, { index }: Act): string | undefined {
  const tokens = tokensInOrder(clause.readings);
  const said: Said = { clause, tokens, target, index };
  return (
    expandsChoice(said) ??
    hiddenColumn(said) ??
    toggledMenu(said) ??
    filteredByName(said) ??
    clearedFilters(said) ??
    trashOfFolders(said) ??
    binOfTable(said) ??
    namedDots(said) ??
    closedTimes(said) ??
    popupNowhere(said)
  );
}

interface Said {
  clause: Clause;
  tokens: readonly Token[];
  target: Entry;
  index: PageIndex;
}

/** "Expand section 3" chooses nothing, and "expand Photos" is no sign that happens to be a picture. */
function expandsChoice({ clause: { verb, said }, tokens, target }: Said): string | undefined {
  if (!/^(?:expand|collapse)$/.test(verb)) return undefined;
  const { role, expanded, hasPopup } = target.node;
  const isSection = tokens.some(({ lower }) =>
    /^(?:section|panel|accordion|row|group|chapter)s?$/.test(lower),
  );
  // A radio button may bring up what belongs to it, and is no section for that.
  if (/^(?:radio|checkbox|switch|option)$/.test(role) && (isSection || expanded === undefined)) return said;
  if (expanded !== undefined || hasPopup !== undefined) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text));
  const isSaid = words.some((word) =>
    target.evidence.some((each) => each.words.some(({ stem }) => stem === word.stem)),
  );
  // The arrow of a line of a tree is the picture in front of what the line says.
  const line = wordsOf(target.parent ? readable(target.parent.node) : '');
  const isOfLine = words.some((word) => line.some(({ stem }) => stem === word.stem));
  return role === 'img' && words.length > 0 && !isOfLine && !isSaid ? words[0]?.text : undefined;
}

/** "Hide the Product column" closes no panel. */
function hiddenColumn({ clause: { verb }, tokens, target }: Said): string | undefined {
  const last = tokens.at(-1);
  if (verb !== 'close' || !/^(?:columns?|rows?)$/.test(last?.lower ?? '')) return undefined;
  return tokens.flatMap(({ text }) => contentOf(text)).some((word) => says(target, word))
    ? undefined
    : last?.text;
}

const menuSigns = /^(?:menu|nav|navbar|navigation|sidebar|sidenav|hamburger|bars|toggler?|burger|drawer|☰)$/;

/** "Toggle the menu" is not the bell, where something else is a sign of a menu. */
function toggledMenu({ clause: { verb }, tokens, target, index }: Said): string | undefined {
  const [first, ...others] = tokens.filter(({ lower }) => !/^(?:the|main|side|hamburger)$/.test(lower));
  if (verb !== 'toggle' || first?.lower !== 'menu' || others.length > 0 || isMenu(target)) return undefined;
  const isOfElse =
    !/\p{L}/u.test(readable(target.node)) && target.evidence.some(({ kind }) => kind === 'icon');
  return isOfElse || index.actionable.some((entry) => entry.node.hidden === undefined && isMenu(entry))
    ? first.text
    : undefined;
}

function isMenu({ node, evidence }: Entry): boolean {
  return (
    /^(?:button|link|generic|img)$/.test(node.role) &&
    evidence.some(
      ({ kind, words }) =>
        words.length < 5 &&
        words.some(({ text }) => (/^(?:class|id|test id)$/.test(kind) ? togglers : menuSigns).test(text)),
    )
  );
}

/** What marks call the button that folds a menu up or out. */
const togglers = /^(?:toggler|hamburger|burger)$/;

const deeds =
  /^(?:save|add|create|delete|remove|send|submit|publish|archive|mark|share|copy|move|download|upload|export|import)$/;

/** "Filter the cards by "plan"" is no click on "Upgrade plan". */
function filteredByName({
  clause: { verb, said },
  tokens,
  target: { node, evidence },
}: Said): string | undefined {
  if (verb !== 'goal' || said !== 'filter' || !/^(?:button|link|generic)$/.test(node.role)) return undefined;
  const quoted = tokens.find(({ kind }) => kind === 'quoted');
  const name = fold(evidence[0]?.text ?? '').replace(/\s*\(?\d+\)?$/u, '');
  const rest = wordsOf(name).filter(
    ({ text }) => !wordsOf(quoted?.text ?? '').some((each) => each.text === text),
  );
  return quoted && rest.some(({ text }) => /^\p{L}/u.test(text)) ? quoted.text : undefined;
}

/** "Clear the filters" is no cross that a page without any has for something else. */
function clearedFilters({ clause: { said }, tokens, target, index }: Said): string | undefined {
  const filters = tokens.find(({ lower }) => /^filters?$/.test(lower));
  if (!filters || !/^(?:clear|reset|remove)$/.test(said) || isUntitled(index)) return undefined;
  const isSign = /^(?:button|link|img|generic)$/.test(target.node.role);
  return isSign && mentionsOf(toWord('filter'), index).size === 0 ? filters.text : undefined;
}

/** "Delete the folder Work" is not the "Trash" that stands beside it in the list of folders. */
function trashOfFolders({ clause: { verb, said }, tokens, target }: Said): string | undefined {
  const { node, parent, evidence } = target;
  const isTrash = /^(?:trash|bin|recycle bin|deleted(?: items)?)$/.test(fold(evidence[0]?.text ?? ''));
  if (verb !== 'goal' || !/^(?:delete|remove|trash)$/.test(said) || !isTrash) return undefined;
  const isInList =
    [...ancestorsOf(target)].some(({ node: { role } }) => /^(?:navigation|tree|menu)$/.test(role)) ||
    (node.role !== 'button' &&
      (parent?.node.children.filter((each) => each.role === node.role && each.clickable === node.clickable)
        .length ?? 0) > 2);
  const things = tokens.flatMap(({ text }) => contentOf(text)).filter((word) => word.text !== said);
  // In the row of a post it is what takes that away.
  const record = recordOf(target);
  const shown = record && record !== target ? wordsOf(readable(record.node)) : [];
  const isInIts = things.every((word) => recordNouns.has(word.stem) || isAmong(word, shown));
  return isInList && !isInIts && things.some((word) => !says(target, word)) ? said : undefined;
}

/** "Click Delete" is not the column "Bin" of a table. */
function binOfTable({ clause: { verb }, tokens, target: { node, evidence } }: Said): string | undefined {
  if (!/^(?:click|goal)$/.test(verb) || node.role !== 'columnheader') return undefined;
  const deed = tokens.find(({ kind, lower }) => kind === 'word' && deeds.test(lower));
  return deed && !evidence.some(({ words }) => words.some(({ text }) => text === deed.lower))
    ? deed.text
    : undefined;
}

/** Three dots are drawn, and no link "Reply". */
function namedDots({ clause: { verb }, tokens, target: { node, evidence } }: Said): string | undefined {
  const dots = tokens.find(({ lower }) => /^(?:dots|ellipsis|kebab)$/.test(lower));
  if (!dots || !/^(?:click|open)$/.test(verb) || node.hasPopup !== undefined) return undefined;
  const isMenuLike = evidence.some(
    ({ text, words }) =>
      !/\p{L}/u.test(text) || words.some((word) => dotted.test(word.text) || dotted.test(word.stem)),
  );
  return evidence.length === 0 || isMenuLike ? undefined : dots.text;
}

const dotted =
  /^(?:more|option|action|menu|dot|dots|ellipsis|kebab|overflow|toggle|setting|manage|vert|vertical|horizontal|h|v)s?$/;

/** "Opening times" crosses nothing out: the word is the sign of a cross only as the name of a picture. */
function closedTimes({ clause: { verb, said }, tokens, target: { evidence } }: Said): string | undefined {
  const [name] = evidence;
  const isClosing = verb === 'close' || /^(?:close|dismiss)$/.test(said);
  const last = tokens.at(-1);
  if (!isClosing || !last || !name || !/\p{L}\s+times$/iu.test(name.text) || name.kind === 'icon')
    return undefined;
  return name.words.some(({ text }) => /^(?:close|dismiss)/.test(text)) ? undefined : last.text;
}

/** "Close the newsletter popup", where the page has no newsletter. */
function popupNowhere({ clause: { verb }, tokens, index }: Said): string | undefined {
  const [noun, popup, ...others] = tokens.filter(({ lower }) => !/^(?:the|this|that|any)$/.test(lower));
  if (verb !== 'close' || others.length > 0 || noun?.kind !== 'word' || isUntitled(index)) return undefined;
  if (!/^(?:popup|pop-up|modal|dialog|banner|overlay|notice)$/.test(popup?.lower ?? '')) return undefined;
  const isOfAny =
    /^(?:popup|pop-up|modal|dialog|first|last|open|second|current|cookie|consent|info\p{L}*|welcome|promo\p{L}*|ad)$/u;
  const word = toWord(noun.lower);
  return isOfAny.test(noun.lower) || isOnPage(word, index) ? undefined : noun.text;
}
