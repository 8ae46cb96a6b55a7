/** "Select the first three orders" are three of a kind; "all lots" are no column, and "the A record" is not the box over all of them. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { isHeaderRow } from '../../matching/containers.js';
import { ancestorsOf, below, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for how many or which of them are meant, where what would be chosen is something else. */
export function chosenOtherwise(clause: Clause, act: Act): string | undefined {
  const { verb, readings, text } = clause;
  const { targets, isHalf } = act;
  if (!/^(?:select|check|uncheck)$/.test(verb)) return undefined;
  const role = partOfLine(clause, act);
  if (role !== undefined) return role;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const [target, ...others] = targets;
  const at = tokens.findIndex((_, place) => (ordinalAt(tokens, place)?.take ?? 1) > 1);
  const counted = ordinalAt(tokens, at);
  // Several that are counted are of one kind and of one list.
  if (counted && others.length > 0 && (targets.length !== counted.take || !areAlike(targets)))
    return tokens[at]?.text;
  const all = tokens.find(({ lower }) => /^(?:all|every|each)$/.test(lower));
  if (!target || others.length > 0) return undefined;
  if (target.node.role === 'columnheader') return all?.text;
  // "Any room" asks for one of them, and not only for the list to be open.
  if (
    target.node.role === 'combobox' &&
    target.node.tag !== 'select' &&
    tokens[0]?.lower === 'any' &&
    !isHalf
  )
    return tokens[0].text;
  return isOverAll(target) && !overAll.test(text) ? tokens[0]?.text : undefined;
}

/** "Choose Oslo as the city" is no click on the plain "Oslo" in one of many lines with buttons of their own. */
function partOfLine(
  { readings, text }: Clause,
  { targets: [target], isHalf, index }: Act,
): string | undefined {
  const what = readings.find(({ destination }) => destination)?.destination ?? [];
  if (!target || isHalf || what.length === 0 || !/ as (?:the|my|our|an?|its|your) /i.test(text))
    return undefined;
  const record = recordOf(target);
  const isPlain =
    /^(?:generic|text|cell|gridcell)$/.test(target.node.role) &&
    target.node.selected === undefined &&
    target.node.checked === undefined;
  if (!isPlain || !record || record === target || record.parent?.repeats !== true) return undefined;
  const isInLine = below(index, record).some((entry) => entry !== target && entry.node.role === 'button');
  return isInLine ? spell(what) : undefined;
}

function areAlike(targets: readonly Entry[]): boolean {
  const lists = new Set(targets.map((entry) => (recordOf(entry) ?? entry).parent));
  return lists.size === 1 && new Set(targets.map(({ node }) => node.role)).size === 1;
}

/** A box without a name in the row of the titles. */
function isOverAll(entry: Entry): boolean {
  const { role, name } = entry.node;
  const row = [...ancestorsOf(entry)].find(({ node }) => node.role === 'row');
  return role === 'checkbox' && name.trim() === '' && row !== undefined && isHeaderRow(row);
}

const overAll =
  /\b(?:all|every\w*|each|both|whole|entire|head(?:er|ing)?s?|titles?|columns?|top|first|master|rows|lines)\b/i;
