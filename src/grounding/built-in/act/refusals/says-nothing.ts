/** "Collapse the category list" is not the category "Work" in it, nor "sort by title" the heading "Posts": what is meant says something of it itself. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { below, type Entry } from '../../matching/page-index.js';
import { contentOf, isOrnament } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The first word, where what would be clicked is called otherwise in every word. */
export function saysNothing(
  { verb, said, readings }: Clause,
  { targets: [target, ...others], given, isHalf }: Act,
): string | undefined {
  const isOfName = /^(?:expand|collapse)$/.test(verb) || /^(?:sort|order)\b/.test(said);
  if (!isOfName || !target || others.length > 0 || isHalf || given.length > 0) return undefined;
  const tokens = tokensInOrder(readings);
  if (tokens.some((_, at) => ordinalAt(tokens, at) !== undefined)) return undefined;
  const words = tokens.flatMap(({ text }) => contentOf(text)).filter(({ text }) => !ways.test(text));
  const name = (target.evidence[0]?.words ?? []).filter(
    (word) => !isOrnament(word) && /\p{L}/u.test(word.text),
  );
  const isOther = name.length > 0 && !name.some(({ text }) => ways.test(text));
  return isOther && !words.some((word) => says(target, word)) ? words[0]?.text : undefined;
}

/** "Show the answer" is not whatever button stands there alone: an answer is chosen, and not shown by another name. */
export function shownByOther({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const words = tokensInOrder(readings).flatMap(({ text }) => contentOf(text));
  const isChoice =
    words.length === 1 && /^(?:answer|option|choice|value|suggestion)$/.test(words[0]?.stem ?? '');
  return verb === 'open' && isChoice && targets.every(({ node }) => /^(?:button|link|tab)$/.test(node.role))
    ? words.find((word) => !targets.some((target) => says(target, word)))?.text
    : undefined;
}

/** "View the invoice in the fourth row" is not the "⋮" there, which opens a menu: that is only what is opened on the way. */
export function menuForDeed({ verb, readings }: Clause, { targets, isHalf }: Act): string | undefined {
  const [target, ...others] = targets;
  if (verb !== 'open' || !target || others.length > 0 || isHalf) return undefined;
  if (!/^[⋮⋯☰]$/u.test(target.node.name || (target.node.text ?? ''))) return undefined;
  const words = tokensInOrder(readings).flatMap(({ text }) => contentOf(text));
  const isMenu = (text: string): boolean =>
    /^(?:menu|options?|actions?|more|kebab|dots|dropdown)$/.test(text);
  return words.some((word) => isMenu(word.text) || says(target, word)) ? undefined : words[0]?.text;
}

/** "Click the item with the icon" is none that shows no sign, however few others there are. */
export function withoutSign({ readings }: Clause, { targets, index }: Act): string | undefined {
  const tokens = tokensInOrder(readings);
  const [sign = '', article = '', joint] = tokens
    .slice(-3)
    .map(({ kind, lower }) => (kind === 'word' ? lower : ''))
    .toReversed();
  const isSaid =
    /^(?:with|having)$/.test(joint ?? 'with') &&
    /^(?:the|an?|its)$/.test(article) &&
    /^(?:icon|sign|symbol)$/.test(sign);
  const shows = (entry: Entry): boolean =>
    [entry, ...below(index, entry)].some(
      ({ node, evidence }) =>
        node.role === 'img' ||
        evidence.some(({ kind, words }) => kind === 'icon' || words.some(({ text }) => text === sign)) ||
        /^[^\p{L}\p{N}]+$/u.test(node.name || (node.text ?? '')),
    );
  return isSaid && targets.length > 0 && !targets.some(shows) ? sign : undefined;
}

/** What such controls are called, whatever they are for, and what says which way. */
const ways =
  /^(?:expand|collapse|toggle|show|hide|more|less|open|close|arrow|chevron|caret|plus|minus|sort|sorted|order|by|asc|desc|ascending|descending|up|down)$/;
