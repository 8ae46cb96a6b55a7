/**
 * "Section 2", "Tab #2", "Item Two", "page 3", "2 guests": the number is a part of a name, or counts what there are several of; a 2 that stands
 * anywhere, and the second of whatever can be clicked, are none of them.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles } from '../../language/types.js';
import { fold, toWord } from '../../language/words.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { isMarkedOpen, saysTab } from '../../matching/tab-rows.js';
import { type Act, explains } from '../evidence/word-evidence.js';

const verbs = /^(?:click|open|select|check|hover|dblclick|expand|collapse|goal)$/;

const sections = /^(?:section|panel|accordion|chapter|module|unit|lesson)$/;
const kinds =
  /^(?:section|panel|accordion|chapter|module|unit|lesson|tab|page|item|modal|dialog|popup|drawer|tooltip)$/;

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Numbered {
  noun: string;
  number: number;
  /** The word of the sentence that is the number. */
  said: string;
  /** "The second section", and not "Section 2". */
  isBefore?: true;
}

/** The number, where what would be acted on is not called by it, and is not at that place of several of the kind. */
export function numberedKind({ verb, readings }: Clause, act: Act): string | undefined {
  const { targets, given, isHalf, index } = act;
  if (!verbs.test(verb) || targets.length === 0) return undefined;
  const tokens = tokensInOrder(readings);
  const amount = amountIn(tokens);
  if (amount && targets.length === 1 && !explains(toWord(amount.noun), undefined, act, false))
    return amount.said;
  const numbered = numberedIn(tokens);
  const isChosen = verb === 'select' && given.some(({ text }) => text === numbered?.said);
  if (!numbered || isChosen) return undefined;
  if (numbered.noun === 'page' && isHalf) return undefined;
  return targets.every((target) => isCalledSo(target, numbered) || isAtPlace(target, numbered, index))
    ? undefined
    : numbered.said;
}

/** What the sentence is about: nothing in front of it but what says nothing. */
function numberedIn(tokens: readonly Token[]): Numbered | undefined {
  for (const [at, { kind, lower, text }] of tokens.entries()) {
    if (kind !== 'word' || prepositionAt(tokens, at)) return undefined;
    const counted = ordinalAt(tokens, at);
    const behind = tokens[at + (counted?.length ?? 1)];
    if (counted && counted.behind === undefined && counted.take === undefined && counted.ordinal !== 0)
      return behind && /^(?:section|panel|accordion|tab)$/.test(behind.lower) && !isNamed(tokens[at + 2])
        ? { noun: behind.lower, number: counted.ordinal, said: text, isBefore: true }
        : undefined;
    const number = kinds.test(lower) ? numberAt(tokens, at + 1) : undefined;
    if (number) return { noun: lower, ...number };
  }
  return undefined;
}

/** "The first section heading" counts headings. */
function isNamed(next: Token | undefined): boolean {
  return next?.kind === 'word' && /^(?:heading|title|button|link|header|icon)$/.test(next.lower);
}

function numberAt(tokens: readonly Token[], at: number): { number: number; said: string } | undefined {
  const token = tokens[/^(?:#|number|no)$/.test(tokens[at]?.text ?? '') ? at + 1 : at];
  const digits = /^#?(\d{1,3})$/.exec(token?.text ?? '')?.[1];
  const noun = tokens[at - 1];
  // "Item 7" of a list is counted out elsewhere.
  const isOfList = noun?.lower === 'item' && noun.text === noun.lower;
  if (token && digits !== undefined)
    return isOfList ? undefined : { number: Number(digits), said: token.text };
  const word = numerals.indexOf(token?.lower ?? '');
  return token && word !== -1 ? { number: word + 1, said: token.text } : undefined;
}

/** "2 guests", "3 rooms". */
function amountIn([first, second]: readonly Token[]): { said: string; noun: string } | undefined {
  const isPlural = second?.kind === 'word' && toWord(second.lower).stem !== second.lower;
  return first && second && isPlural && /^\d{1,3}$/.test(first.text)
    ? { said: first.text, noun: second.lower }
    : undefined;
}

/** Its name, or the record that it lies in, says the noun with the number; the number of a page need not say that it is one. */
function isCalledSo(target: Entry, { noun, number, isBefore }: Numbered): boolean {
  if (isBefore) return false;
  const record = recordOf(target);
  const texts = [
    ...target.evidence.map(({ text }) => text),
    readable(target.node),
    ...(record ? [readable(record.node)] : []),
  ].map((text) => fold(text));
  const numbers = `(?:${number}|${numerals[number - 1] ?? number})`;
  const isSaid = new RegExp(`\\b${noun}[\\s_-]*(?:#|no\\.?|number)?\\s*${numbers}\\b`, 'u');
  const isHeaded = new RegExp(`^${number}\\s*[.):–-]\\s*\\p{L}`, 'u');
  const name = fold(target.node.name || readable(target.node));
  if (noun === 'page' && (name === String(number) || fieldRoles.has(target.node.role))) return true;
  return texts.some((text) => isSaid.test(text)) || (sections.test(noun) && isHeaded.test(name));
}

/** It is at that place among the tabs of its row, or among what unfolds. */
function isAtPlace(target: Entry, { noun, number }: Numbered, index: PageIndex): boolean {
  const group = noun === 'tab' ? tabsWith(target) : sections.test(noun) ? foldsLike(target, index) : [];
  const at = group.findIndex((each) => each === target || isHeadOf(each, target));
  return at !== -1 && group.length > 1 && at === (number > 0 ? number - 1 : group.length + number);
}

function isHeadOf(section: Entry, target: Entry): boolean {
  return target.parent === section || section.parent === target;
}

/** The tabs beside it, by their role, by what the page calls them, or by the one that is drawn as the open one. */
function tabsWith(target: Entry): readonly Entry[] {
  const holder = target.parent?.node.role === 'listitem' ? target.parent.parent : target.parent;
  const within = (holder?.children ?? []).flatMap((each) =>
    each.node.role === 'listitem' && each !== target && target.node.role !== 'listitem'
      ? each.children
      : [each],
  );
  const alike = within.filter(({ node }) => node.role === target.node.role);
  // Boxes side by side that do nothing else.
  if (target.node.role === 'generic') return alike;
  const row = alike.filter(({ actionable }) => actionable);
  if (target.node.role === 'tab') return row;
  const isNavigation = [...ancestorsOf(target)].some(({ node }) => node.role === 'navigation');
  const isCalled = [...row, ...(holder ? [holder] : [])].some(saysTab);
  return isCalled || (!isNavigation && row.filter(isMarkedOpen).length === 1) ? row : [];
}

/** What unfolds a part of the page as it does, and opens no menu or list; the groups of a navigation are no sections. */
function foldsLike(entry: Entry, { entries }: PageIndex): readonly Entry[] {
  if ([...ancestorsOf(entry)].some(({ node }) => node.role === 'navigation')) return [];
  const { node } = entry;
  const isFold = (each: Entry['node']): boolean =>
    (each.expanded !== undefined || each.tag === 'summary') &&
    each.hasPopup === undefined &&
    !/^(?:combobox|menuitem|treeitem)$/.test(each.role);
  return isFold(node) ? entries.filter((each) => isFold(each.node) && each.node.role === node.role) : [];
}
