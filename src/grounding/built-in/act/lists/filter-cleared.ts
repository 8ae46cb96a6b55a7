/** "Clear the category filter", "reset the Clocks filter": the list to narrow by that is called so, or is at that, goes back to "All". */
import type { Clause } from '../../language/clause.js';
import { contentOf, isAmong } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.82;

const clearing = /^(?:clear|reset) (?:the |my |any )?["“]?(?<name>[^,;"“”]+?)["”]? filter[.!]?$/iu;

/** What a list is at that narrows nothing. */
const everything = /^[([–—-]*\s*(?:all|any|every|everything|no filter)\b/iu;

/** The choice; undefined where no such list has a choice for all, or more than one may be meant. */
export function filterCleared({ text, verb }: Clause, { index }: Scene): Outcome | undefined {
  const name = clearing.exec(text.trim())?.groups?.['name'];
  if (name === undefined || !/^(?:goal|clear)$/.test(verb)) return undefined;
  const lists = index.actionable.filter(
    ({ node }) =>
      node.role === 'combobox' &&
      node.tag === 'select' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      allOf(node.options) !== undefined,
  );
  const called = lists.filter((list) => isSame(list.node.name.replace(/\bfilter(?: by)?\b/giu, ''), name));
  const meant = called.length > 0 ? called : lists.filter(({ node }) => isSame(node.value ?? '', name));
  const [list, ...others] = meant;
  const all = list && allOf(list.node.options);
  if (!list || all === undefined || others.length > 0) return undefined;
  return list.node.value === all
    ? { kind: 'done', reason: `"${list.node.name}" is at "${all}" already`, entries: [list] }
    : {
        kind: 'steps',
        steps: [stepOn(list, 'selectOption', { args: [all], confidence: CONFIDENCE })],
        explained: text,
      };
}

/** The only choice of a list that stands for all of them. */
function allOf(options: readonly string[] = []): string | undefined {
  const [all, ...others] = options.filter((option) => everything.test(option));
  return others.length === 0 ? all : undefined;
}

/** Of the same words, in any order. */
function isSame(one: string, other: string): boolean {
  const [words, others] = [contentOf(one), contentOf(other)];
  return words.length > 0 && words.length === others.length && words.every((word) => isAmong(word, others));
}
