/**
 * "Load more posts", by a button "Load more": the noun is that of the list that it stands behind, or stands nowhere. "Load more comments" is not the
 * button that loads posts. "Show older posts", by "Older", and "show the newest posts first", by "Newest first", are the same.
 */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, fold, toWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isFilter } from '../../matching/filter-row.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { isCalledByPage } from '../evidence/said-by-page.js';
import { thingsOf } from './do-show-all.js';

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

/** "Older", "Newest first": what of a list is shown, or in which order, by a control that says just that. */
export function partOfList(clause: Clause, { index, among }: Scene): Outcome | undefined {
  const [target, ...readings] = clause.readings.map((reading) => reading.target ?? []);
  if (clause.verb !== 'open' || !shown.test(clause.said) || !target || readings.length > 0 || among)
    return undefined;
  const { which, noun, first } = parted.exec(spell(target).toLowerCase())?.groups ?? {};
  if (which === undefined || noun === undefined) return undefined;
  const isFirst = first !== undefined;
  if (isFirst !== which.endsWith('est')) return undefined;
  const name = isFirst ? `${which} first` : which;
  const called = index.actionable.filter(
    ({ node }) =>
      node.hidden === undefined &&
      /^(?:button|link|generic|radio|tab|menuitem|menuitemradio)$/.test(node.role) &&
      letters((node.name || node.text) ?? '') === name,
  );
  const [only, ...others] = called;
  if (!only || others.length > 0 || only.node.disabled === true || !isListed(toWord(noun), only, index))
    return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
  };
}

const shown = /^(?:show|display|view|see|list|load)$/;
const parted =
  /^(?:the )?(?<which>older|newer|earlier|later|\p{L}{3,}est) (?<noun>\p{L}{3,}s)(?<first> first)?$/u;

function letters(text: string): string {
  return fold(
    text
      .replace(/[^\p{L}\p{N}\s'-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** The heading over it says so, or a text that counts them, and no other heading does. */
function isListed(noun: Word, { order }: Entry, index: PageIndex): boolean {
  const says = (text: string): boolean => wordsOf(text).some((word) => wordLikeness(noun, word) >= 0.9);
  const headings = index.entries.filter(({ node }) => node.role === 'heading');
  const over = headings.findLast((heading) => heading.order < order);
  if (over && says(over.node.name)) return true;
  const isCounted = index.entries.some(({ node }) => {
    const [, counted] = /(?:^|\s)\d+ (\p{L}+)\s*$/u.exec((node.text ?? '') || node.name) ?? [];
    return counted !== undefined && says(counted);
  });
  return isCounted && !headings.some(({ node }) => says(node.name));
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

/** "Show all invoices", where "All (6)" stands in the one row of choices that narrows the list of what the page is about; asked when nothing else is meant. */
export function allOfRow(clause: Clause, { index }: Scene): Outcome | undefined {
  const things = thingsOf(clause) ?? [];
  if (
    things.length === 0 ||
    !things.every((word) => isCalledByPage(word, index) || isNounOfPage(word, index))
  )
    return undefined;
  const [only, ...others] = index.actionable.filter(
    (entry) =>
      entry.node.hidden === undefined &&
      /^(?:button|tab|radio|generic)$/.test(entry.node.role) &&
      /^all(?:\s*\(?\d+\)?)?$/i.test((entry.node.name || (entry.node.text ?? '')).trim()) &&
      isFilter(entry),
  );
  if (!only || others.length > 0 || only.node.pressed === true || only.node.selected === true)
    return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
    explained: things.map(({ text }) => text).join(' '),
  };
}
