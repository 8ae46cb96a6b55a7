/** Lists that say what they offer only when they are open: which those are, and what was read in one that was opened for it. */
import { type Entry, readable } from './page-index.js';

/** What a list offers that had to be opened to see it. */
export interface KnownList {
  key: string;
  options: readonly string[];
}

/** The form for what a sentence makes was opened by what says `opener`; the parts at `around` only said where that is. */
export interface FormPhase {
  kind: 'form';
  opener: string;
  around: readonly number[];
  /** Which of the ways to read the sentence, from 0. */
  reading: number;
  /** The keys of what had come up, where more has been looked at since. */
  up?: readonly string[];
}

/** The drawn list `at` a key was opened to read what it offers, `left` are those after it; `away` once it is being put away. The `form` had come up before. */
export interface ListsPhase {
  kind: 'lists';
  at: string;
  left: readonly string[];
  known: readonly KnownList[];
  spent: number;
  away?: 'once' | 'twice';
  form?: FormPhase;
}

/** What an element is known by on a later look at the page: not all references are kept. */
export function keyOf({ node: { ref = 'x', role, name, text = '' } }: Entry): string {
  return ref.startsWith('x') ? `${role} ${name || text}` : ref;
}

/** It is in sight, or a drawn list shows in its place what is chosen there. */
export function isSeen(entry: Entry): boolean {
  const { hidden } = entry.node;
  return hidden === undefined || hidden === 'offscreen' || isUnderChoice(entry) || isDrawnBox(entry);
}

/** A box or dot that is cut away, and drawn by the label that it stands in. */
function isDrawnBox({ node, parent }: Entry): boolean {
  return (
    /^(?:checkbox|radio|switch)$/.test(node.role) &&
    node.hidden === 'clipped' &&
    node.name !== '' &&
    parent !== undefined &&
    parent.node.hidden === undefined
  );
}

/** The field of a drawn list, which lies under the text of what is chosen, or is seen through. */
export function isUnderChoice({ node, parent }: Entry): boolean {
  return (
    node.role === 'combobox' &&
    node.tag === 'input' &&
    /^(?:transparent|covered)$/.test(node.hidden ?? '') &&
    parent !== undefined &&
    parent.node.hidden === undefined
  );
}

/** A list of which nothing is known yet but what it is called. */
export function isUnlisted(entry: Entry): boolean {
  const { node } = entry;
  return (
    node.role === 'combobox' &&
    node.options === undefined &&
    node.tag !== 'select' &&
    node.ref !== undefined &&
    node.disabled !== true &&
    isSeen(entry) &&
    !/^(?:datalist|dialog|grid|tree)$/.test(node.hasPopup ?? '')
  );
}

/** What a list that stands open among these elements offers; undefined where that is not all of it, or nothing. */
export function offeredBy(entries: Iterable<Entry>): readonly string[] | undefined {
  const visible = [...entries].filter(
    ({ node: { hidden } }) => hidden === undefined || hidden === 'covered' || hidden === 'offscreen',
  );
  const options = visible.filter(({ node }) => node.role === 'option');
  // Some libraries have options for screen readers, and draw those that a person sees as plain boxes that can be chosen.
  const shown =
    options.length > 0
      ? options
      : visible.filter(({ node }) => node.role === 'generic' && node.selected !== undefined);
  const isPart = shown.some(({ node: { setSize } }) => setSize !== undefined && setSize > shown.length);
  const texts = shown
    .filter(({ node }) => node.disabled !== true)
    .map(({ node }) => (node.name || readable(node)).trim())
    .filter((text) => text !== '');
  return isPart || texts.length === 0 ? undefined : texts;
}
