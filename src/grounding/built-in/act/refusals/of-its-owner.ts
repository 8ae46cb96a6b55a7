/**
 * "Show the orders of Dan" is not the name of Dan, where his card has a link for the orders; and "view his orders" is no link of the navigation,
 * which leads to the orders of all.
 */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, isAmong, type Word, wordsOf } from '../../language/words.js';
import {
  ancestorsOf,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for what somebody has, where something else of theirs is acted on, or the same of all; undefined otherwise. */
export function ofItsOwner({ verb, said, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0 || !/^(?:click|open|goal|set|fill)$/.test(verb)) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  if (verb === 'set' || verb === 'fill') return ofLineInside(tokens, target, act);
  if (verb === 'goal') return ofColumn(tokens, said, target, act);
  return besideName(tokens, target, act) ?? ofAll(tokens, target);
}

/** Of the card, line or row of the owner another control says what is theirs. */
function besideName(tokens: readonly Token[], target: Entry, { index }: Act): string | undefined {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'of');
  const owned = of > 0 ? tokens.slice(0, of) : [];
  // "The "Add to cart" button of the mug" is called so, and "button" is what it is.
  const isNamed = owned.some(({ kind }) => kind !== 'word');
  const things = isNamed ? [] : wordsIn(owned).filter(({ text }) => kindAt([text], 0) === undefined);
  const record = recordOf(target);
  if (things.length === 0 || !record || things.some((word) => says(target, word))) return undefined;
  const isTheirs = (entry: Entry): boolean =>
    entry !== target &&
    /^(?:link|button|tab|menuitem)$/.test(entry.node.role) &&
    isInside(entry, record) &&
    !isInside(entry, target) &&
    things.every((word) => says(entry, word));
  return index.actionable.some(isTheirs) ? things[0]?.text : undefined;
}

/** "The name of the person" is not the field under "Name" in a table of their pets, where a field for it stands beside that table. */
function ofLineInside(tokens: readonly Token[], target: Entry, { index }: Act): string | undefined {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'of');
  const row = [...ancestorsOf(target)].find(({ node }) => node.role === 'row');
  const table = row && tableAround(row);
  const things = of > 0 ? wordsIn(tokens.slice(0, of)) : [];
  const owners = wordsIn(tokens.slice(of + 1));
  if (!row || !table || things.length === 0 || owners.length === 0) return undefined;
  const shown = wordsOf(readable(row.node));
  if (owners.some((word) => isAmong(word, shown))) return undefined;
  const isOther = (entry: Entry): boolean =>
    fieldRoles.has(entry.node.role) && !isInside(entry, table) && things.every((word) => says(entry, word));
  return index.actionable.some(isOther) ? things[0]?.text : undefined;
}

/** "Delete the email of Emil" deletes no Emil: what a column says of the records is none of them. */
function ofColumn(tokens: readonly Token[], said: string, target: Entry, { index }: Act): string | undefined {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:of|from|by|for)$/.test(lower));
  const record = recordOf(target);
  const whose = whoseIn(tokens);
  if (whose && record?.node.role === 'row' && taking.test(said) && isTitled(whose, target, record, index))
    return whose.text;
  if (of < 1 || record?.node.role !== 'row' || !taking.test(said)) return undefined;
  const noun = wordsIn(tokens.slice(0, of)).find(({ meaning }) => property.test(meaning));
  return noun && isTitled(noun, target, record, index) ? noun.text : undefined;
}

const taking = /^(?:delete|remove|erase|clear|cancel)$/;

/** "Peter's shift": the last word, of what somebody has. */
function whoseIn(tokens: readonly Token[]): Word | undefined {
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && /['’]s?$/.test(text));
  const behind = at === -1 ? [] : wordsIn(tokens.slice(at + 1));
  return behind.length === 1 ? behind[0] : undefined;
}

/** A column of the table is called so, and what is acted on is not, nor what the lines are: the first column, or the title of the page. */
function isTitled(noun: Word, target: Entry, record: Entry, index: PageIndex): boolean {
  const table = tableAround(record);
  const said = [...mentionsOf(noun, index)];
  const isOfTable = (entry: Entry): boolean =>
    entry.node.role === 'columnheader' && table !== undefined && isInside(entry, table);
  const first = index.entries.find(
    (entry) => isOfTable(entry) && !/^(?:select|choose|expand|$)/i.test(entry.node.name.trim()),
  );
  return (
    !says(target, noun) &&
    said.some(isOfTable) &&
    !said.some((entry) => entry === first || entry.node.role === 'heading')
  );
}

function tableAround(row: Entry): Entry | undefined {
  return [...ancestorsOf(row)].find(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role));
}

const property =
  /^(?:e-?mail|mail|phone|telephone|number|address|role|status|state|name|team|title|password|tag|label|price|date|note|comment)$/;

/** "His", "her", "their": what a navigation leads to is nobody's. */
function ofAll(tokens: readonly Token[], target: Entry): string | undefined {
  const whose = tokens.find(
    ({ kind, lower }, at) => kind === 'word' && /^(?:his|her|their)$/.test(lower) && at < tokens.length - 1,
  );
  const isOfPage = [...ancestorsOf(target)].some(({ node }) =>
    /^(?:navigation|banner|menubar|contentinfo)$/.test(node.role),
  );
  return whose && isOfPage ? whose.text : undefined;
}

function wordsIn(tokens: readonly Token[]): Word[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' ? contentOf(text) : []));
}
