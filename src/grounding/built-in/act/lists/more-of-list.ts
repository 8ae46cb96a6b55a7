/**
 * "Load more posts", by a button "Load more": the noun is that of the list that it stands behind, or stands nowhere. "Load more comments" is not the
 * button that loads posts.
 */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

const verb = /^(?:load|show|view|see)$/;

/** The click; undefined where the page has no such button, or several, or the noun is that of something else. */
export function moreOfList(clause: Clause, { index }: Scene): Outcome | undefined {
  const tokens = clause.readings[0]?.target ?? [];
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'more');
  const lead = tokens.slice(0, Math.max(0, at));
  const nouns = contentOf(spell(tokens.slice(at + 1)));
  const isSaid = verb.test(clause.said) && lead.every(({ lower }) => verb.test(lower) || lower === 'the');
  if (!/^(?:goal|open)$/.test(clause.verb) || at === -1 || !isSaid || nouns.length !== 1) return undefined;
  const buttons = index.actionable.filter(
    ({ node: { role, name, hidden } }) =>
      role === 'button' &&
      hidden === undefined &&
      /^(?:load|show|view|see) more(?:…|\.{3})?$/i.test(name.trim()),
  );
  const [button, ...others] = buttons;
  if (!button || others.length > 0 || !nouns.every((noun) => isOfList(noun, button, index))) return undefined;
  const step = stepOn(button, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], explained: clause.text };
}

/** The list in front of the button, one of its records or the heading over it is called so; or nothing is. */
function isOfList(noun: Word, { node, parent, order }: Entry, index: PageIndex): boolean {
  const heading = index.entries.findLast((each) => each.node.role === 'heading' && each.order < order);
  const siblings = parent?.node.children ?? [];
  const list = siblings[siblings.indexOf(node) - 1];
  const marks = [list, ...(list?.children ?? []), parent?.node].flatMap((each) =>
    each ? [each.name, each.id ?? '', ...(each.classes ?? [])] : [],
  );
  const isCalled = (text: string): boolean => wordsOf(text).some((shown) => wordLikeness(noun, shown) >= 0.9);
  if ([...marks, heading?.node.name ?? ''].some(isCalled)) return true;
  const isElsewhere = index.entries.some(({ node: { classes = [] } }) => classes.some(isCalled));
  return !isElsewhere && mentionsOf(noun, index).size === 0;
}
