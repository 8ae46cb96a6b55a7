/**
 * What is said of a column of a board, or of another group of records with a title: "the Done column contains a card", "the To do column
 * is empty", "Fix login is in the Done column". Only what stands in the box of that group counts, and the title is no part of it.
 */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';
import { type Group, type Groups, groupTitled, isOfGroups, namesIn } from '../extract/headed-groups.js';
import type { PageIndex } from '../extract/extract-page.js';
import { fold } from '../language/words.js';
import type { Sentence } from './satisfy-plain-sentence.js';
import { expectedOf, literalOf, smallNumbers } from './satisfy-words.js';

const kind = '(?:column|list|lane|swimlane|section|group|stage|board)';
/** "The Done column", "the column Done", "the "Done" column"; where a noun for a group has to be said. */
const group = `(?:[Tt]he )?(?:(?<before>⟦\\d+⟧|[^⟦,;]+?) ${kind}|${kind} (?<behind>⟦\\d+⟧|\\p{Lu}[^⟦,;]*?))`;
const anyGroup = `(?:${group}|(?<alone>⟦\\d+⟧|\\p{Lu}[^⟦,;]*?))`;
const count = `(?<count>no|an?|at least one|some|(?:exactly )?(?:\\d+|${smallNumbers.slice(1).join('|')}))`;
const noun = '(?<noun>\\p{Ll}+)';
const name = '(?<name>⟦\\d+⟧|\\p{Lu}[^⟦,;]*?)';
const anyName = '(?<name>⟦\\d+⟧|\\p{Lu}[^⟦,;]*?|\\p{Ll}+)';

const forms: readonly RegExp[] = [
  new RegExp(
    `^${group} (?:(?<not>does not|doesn't) )?(?:contains?|holds?|has|have|includes?|shows?) ${count} ${noun}$`,
    'u',
  ),
  new RegExp(`^[Tt]here (?:is|are)(?<not> not)? ${count} ${noun} (?:in|on|under) ${anyGroup}$`, 'u'),
  new RegExp(`^(?<count>[Nn]o) ${noun} (?:is|are|stands?) (?:in|on|under) ${anyGroup}$`, 'u'),
  new RegExp(`^${group} is (?<not>not )?(?<empty>empty)$`, 'u'),
  new RegExp(
    `^${anyGroup} (?:(?<not>does not|doesn't) )?(?:contains?|holds?|has|includes?|shows?) (?:the )?(?:card |task |item |ticket |event )?(?:called |named |titled )?${name}$`,
    'u',
  ),
  new RegExp(
    `^(?:[Tt]he )?(?:card |task |item |ticket |event )?${anyName} is (?<not>not )?(?:listed |shown )?(?:in|under|on) ${anyGroup}$`,
    'u',
  ),
];

/** Whether the words may say that something stands in a group: a page is taken apart only for such. */
export function isOfGroup(text: string): boolean {
  return forms.some((form) => form.test(text));
}

/** The checks of such a sentence; undefined where it is another one, or where no group has the title, or several have. */
export function groupChecks(text: string, sentence: Sentence): PlannedCheck[] | undefined {
  for (const form of forms) {
    const said = form.exec(text)?.groups;
    const title = said?.['before'] ?? said?.['behind'] ?? said?.['alone'];
    if (!said || title === undefined) continue;
    const found = groupTitled(sentence.page, literalOf(title, sentence.masked).text);
    const checks = found && checksOf(said, found, sentence);
    if (checks) return checks;
  }
  return undefined;
}

function checksOf(
  said: { [name: string]: string | undefined },
  found: Groups & { group: Group },
  { page, masked }: Sentence,
): PlannedCheck[] | undefined {
  const is = said['not'] === undefined;
  const { name: value, noun: word = 'item' } = said;
  if (value !== undefined) return holds(literalOf(value, masked).text, is, found, page);
  const isBoard = said['before'] !== undefined || said['behind'] !== undefined;
  if (!isOfGroups(page, found, { noun: word, isBoard }) || saysOtherwise(found.group)) return undefined;
  const much =
    said['empty'] === undefined ? (said['count'] ?? '').toLowerCase().replace('exactly ', '') : 'no';
  if (/^(?:an?|some|at least one)$/u.test(much)) return counted(found.group, 'ge', '1', is);
  return counted(found.group, 'amount', much === 'no' ? '0' : expectedOf(much), is);
}

/** A figure beside the title counts more or fewer than are shown. */
function saysOtherwise({ rest, title, items }: Group): boolean {
  const figures = [
    ...(rest.replace(title, '').match(/\d+/gu) ?? []),
    ...(/(?<=\()\d+(?=\)$)/u.exec(title) ?? []),
  ];
  return figures.some((figure) => Number(figure) !== items.length);
}

function counted(
  { items, part, rest, title }: Group,
  operator: 'ge' | 'amount',
  expected: string,
  is: boolean,
): PlannedCheck[] | undefined {
  const name = title.replace(/[\s(]*\d+\)?$/u, '');
  const itemRefs = items.map(({ ref = '' }) => ref);
  if (itemRefs.includes('')) return undefined;
  if (items.length > 0)
    return [
      { kind: 'value', reading: { kind: 'count', itemRefs, value: items.length }, operator, expected, is },
    ];
  if (part?.ref === undefined || !rest.startsWith(name)) return undefined;
  if (operator === 'amount' && Number(expected) > 0) return undefined;
  // Nothing can be counted there: its text is no more than its title and what stands beside that.
  const beside = patternOf(rest.slice(name.length));
  const isEmpty = (Number(expected) === 0) === is;
  const pattern = isEmpty
    ? `^${patternOf(name)}\\s*${beside}$`
    : `^${patternOf(name)}(?!\\s*${beside}$)\\s*\\S`;
  return [
    { kind: 'value', reading: textOf(part.ref, rest), operator: 'matches', expected: pattern, is: true },
  ];
}

function textOf(ref: string, value: string): Reading {
  return { kind: 'leaf', ref, from: 'text', parse: 'string', value };
}

/** The words of a text, whatever stands between them, and with other figures. */
function patternOf(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, '\\$&').replaceAll(/\d+/gu, '\\d+'))
    .join('\\s*');
}

/** Whether the group has the item of that name, which one of the groups has to have. */
function holds(
  value: string,
  is: boolean,
  groups: Groups & { group: Group },
  page: PageIndex,
): PlannedCheck[] | undefined {
  const { tree } = page;
  const {
    all,
    group: { items, part },
  } = groups;
  const names = namesIn(page, groups);
  const nameIn = (item: Group['items'][number]): string => {
    const node = names.get(item);
    return node ? tree.textOf(node).trim() : '';
  };
  const isMeant = (item: Group['items'][number]): boolean => fold(nameIn(item)) === fold(value);
  const own = items.find(isMeant);
  const item = own ?? all.flatMap((each) => each.items).find(isMeant);
  if (!item || part?.ref === undefined) return undefined;
  const text = tree.textOf(part);
  // "Fix login page" is another card, whose name says the same.
  if (!own && fold(text).includes(fold(value))) return undefined;
  return [
    { kind: 'value', reading: textOf(part.ref, text), operator: 'contains', expected: nameIn(item), is },
  ];
}
