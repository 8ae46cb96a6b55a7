/** "Expand Documents" is not the button "Expand all": one that is named stands somewhere else on the page. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, isAmong, isOrnament, type Word } from '../../language/words.js';
import { saysAll } from '../../matching/box-of-all.js';
import { isHeaderRow } from '../../matching/containers.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { outOfColumn } from './one-of-columns.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that counts one or leaves one out, where a box that ticks all of them would be ticked. */
function boxOfAll({ verb, readings }: Clause, { targets }: Act): string | undefined {
  if (!/^(?:click|select|check|uncheck|toggle)$/.test(verb) || !targets.some(isBoxOfAll)) return undefined;
  const tokens = tokensInOrder(readings);
  const at = tokens.findIndex((_, each) => {
    const counted = ordinalAt(tokens, each);
    return counted !== undefined && counted.ordinal !== 0;
  });
  // "The first checkbox" may well be that one.
  const isOfBoxes = tokens.slice(at + 1).some(({ lower }) => /^(?:check)?box(?:es)?$/.test(lower));
  return at === -1 || isOfBoxes ? undefined : tokens[at]?.text;
}

/** It stands in the head of a table, or says that it is for all of them. */
function isBoxOfAll(entry: Entry): boolean {
  if (entry.node.role !== 'checkbox') return false;
  const row = [...ancestorsOf(entry)].find(({ node }) => node.role === 'row');
  const isHead = (row !== undefined && isHeaderRow(row)) || entry.parent?.node.role === 'columnheader';
  return isHead || saysAll(entry);
}

/** The word for the one, where the single control that is clicked says that it does it to all of them. */
export function allForOne(clause: Clause, act: Act): string | undefined {
  return buttonOfAll(clause, act) ?? boxOfAll(clause, act) ?? outOfColumn(clause, act);
}

/** "All rows", "every item", "the last three": the word for more than one. */
export function severalIn(tokens: readonly Token[]): Token | undefined {
  return tokens.find(
    ({ lower }, at) =>
      /^(?:all|every|each|both|everything)$/.test(lower) || ordinalAt(tokens, at)?.take !== undefined,
  );
}

function buttonOfAll(
  { verb, said, readings, text }: Clause,
  { targets: [target, ...others], index }: Act,
): string | undefined {
  if (!target || others.length > 0 || !/^(?:button|link|menuitem|generic|img)$/.test(target.node.role))
    return undefined;
  // "Accept the cookies" has all of them in mind.
  const isBoxed = /^(?:expand|collapse|select|check|uncheck)$/.test(verb) && !consents.test(said);
  if (!isBoxed && !(verb === 'goal' && ofItems.test(said))) return undefined;
  const own = target.evidence.flatMap(({ kind, words }) => (/^(?:name|text|title)$/.test(kind) ? words : []));
  if (!own.some((word) => /^(?:all|everything)$/.test(word.text)) || ofMany.test(text)) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  return tokens
    .filter((token) => !isPlural(token))
    .flatMap((token) => contentOf(token.text))
    .find(
      (word) =>
        word.text !== said && !isOrnament(word) && !isAmong(word, own) && isSaidBehind(word, target, index),
    )?.text;
}

/** Deeds that are done to one item of a list, or to all of them. */
const ofItems = /^(?:delete|remove|mark|archive|unmark|copy|move|hide|download|restore)$/;

const consents = /^(?:accept|agree|allow|reject|decline|consent|deny|refuse)\b/;

const ofMany = /\b(?:all|everything|every|each|both|whole|entire|any)\b/i;

/** "The sections", and no name. */
function isPlural({ kind, text }: Token): boolean {
  return kind === 'word' && /^\p{Ll}.*[^s]s$/u.test(text);
}

/** Something behind the control that is no title says it: an item that could be meant. */
function isSaidBehind(word: Word, target: Entry, index: PageIndex): boolean {
  const around = new Set<Entry>(ancestorsOf(target));
  return [...mentionsOf(word, index)].some(
    (entry) => entry.order > target.order && !around.has(entry) && entry.node.role !== 'heading',
  );
}
