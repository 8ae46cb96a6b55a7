/**
 * "Open the conversation with Mike" is not the field "Search conversations" above the list in which Mike is, and a view that is switched to
 * is not the field "Week starts on".
 */
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import {
  contentOf,
  isAmong,
  isOrnament,
  isStopWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { hasListSign } from '../../matching/list-sign.js';
import type { Act } from '../evidence/word-evidence.js';

/** The noun for a view, where a click would only go to a field that a part of its name calls; undefined where the field says it itself. */
export function viewOfField({ verb, said, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [field, ...others] = targets;
  if (verb !== 'click' || isHalf || !field || others.length > 0 || !fieldRoles.has(field.node.role))
    return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  // "Jump to Caliban enters" is no click into a field of that line.
  const isGoing = /^(?:go|jump|navigate|head|move|proceed|continue|return|visit)\b/.test(said);
  const names = wordsOf(field.node.name);
  const unsaid = contentOf(spell(target)).find((word) => !isAmong(word, names));
  if (isGoing && unsaid) return unsaid.text;
  const last = target.at(-1);
  if (!last || !/^(?:view|mode|layout|tab|page|screen|section|panel)$/.test(last.lower)) return undefined;
  return field.evidence.some(({ words }) => words.some(({ text }) => text === last.lower))
    ? undefined
    : last.text;
}

/** "Show the vehicles with status idle" is not done by opening the list "Any status ▾": the word that it does not say. */
export function listOpened({ verb, said, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [list, ...others] = targets;
  if (verb !== 'open' || !/^(?:show|view|display|see)$/.test(said) || isHalf || !list || others.length > 0)
    return undefined;
  if (!hasListSign(list)) return undefined;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const from = tokens.findIndex(({ kind, lower }) => kind === 'word' && /^(?:with|whose|that)$/.test(lower));
  const own = list.evidence.flatMap(({ words }) => words);
  return tokens
    .slice(from === -1 ? tokens.length : from + 1)
    .find(({ text }) =>
      wordsOf(text).some((word) => !isStopWord(word) && !own.some((each) => wordLikeness(word, each) >= 0.9)),
    )?.text;
}

/** The word that a field would be opened without, because it stands only around the field; undefined for what a click does open. */
export function fieldOpened(
  { verb, said, readings }: Clause,
  { targets, isHalf, literals }: Act,
): string | undefined {
  const [field, ...others] = targets;
  // "Show expenses over 200 euros": a field that takes the bound is filled, and not opened.
  if (literals.some((each) => /^\d[\d.,]*$/.test(each))) return undefined;
  if (verb !== 'open' || isHalf || !field || others.length > 0) return undefined;
  if (!/^(?:textbox|searchbox)$/.test(field.node.role) || field.node.hasPopup !== undefined) return undefined;
  // "Show the password": what a field hides is not shown by a click into it.
  if (/^(?:show|display|reveal|unhide)\b/.test(said)) return said;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const lowers = tokens.map(({ lower }) => lower);
  const own = field.evidence.flatMap(({ words }) => words);
  const isSaid = (word: Word): boolean => own.some((each) => wordLikeness(word, each) >= 0.85);
  return tokens.find(({ kind, text }, at) => {
    if (kind === 'word' && kindAt(lowers, at) !== undefined) return false;
    return wordsOf(text).some((word) => !isStopWord(word) && !isOrnament(word) && !isSaid(word));
  })?.text;
}
