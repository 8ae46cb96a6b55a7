/**
 * What has come of a choice that a list was to be narrowed by: "Show only the open cases" is not done while the page lists what it listed
 * before. A filter that has to be applied, or that picks from something else, is not found out by looking at the filter alone.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, fold, isAmong, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';

type Narrowed = Extract<Phase, { kind: 'narrowed' }>;

const setting = /^(?:fill|selectOption|check|uncheck|click)$/;

/** What has to come of the choice in which a clause ends that leaves only some of a list, or puts it in order; undefined for any other clause. */
export function narrowedOf({ said, text }: Clause, outcome: Outcome, { index }: Scene): Narrowed | undefined {
  if (outcome.kind !== 'steps' || outcome.phase) return undefined;
  const isNarrowing =
    /^(?:filter|narrow|limit|restrict)$/.test(said) ||
    (/^(?:show|list|display|view|see)$/.test(said) && /\b(?:only|just|nothing but)\b/i.test(text));
  const { steps } = outcome;
  const last = entryOf(steps.at(-1)?.ref ?? '', index)?.node.role;
  // What is sorted by a list that one order is chosen from may be in that order already; a title that is clicked turns it around then.
  const isSorting = /^(?:sort|order|arrange)\b/.test(said) && last === 'columnheader';
  if (
    !(isNarrowing || isSorting) ||
    !steps.every(({ method, ref }) => setting.test(method) && ref !== undefined)
  )
    return undefined;
  const refs = steps.map(({ ref = '' }) => ref);
  // What is chosen is what all that is left has to say, where it was left already.
  const chosen = steps
    .filter(({ method }) => method !== 'uncheck')
    .map(({ arguments: [value], ref = '' }) => (value === undefined ? nameOf(entryOf(ref, index)) : value));
  return { kind: 'narrowed', refs, chosen };
}

/** Done once anything that the page lists is seen to have changed, or all of it says what was chosen. */
export function narrowedPhase(phase: Narrowed, scene: Scene, { text }: Clause): Outcome {
  return isAsItWas(phase, scene)
    ? {
        kind: 'none',
        looked: `what comes of "${text}": it was chosen, and the page lists what it listed before`,
        nearest: [],
      }
    : { kind: 'done', reason: 'the page lists something else' };
}

/** Whether the page lists what it listed before the controls `refs` were used, and not only because all of that is what was `chosen`. */
export function isAsItWas({ refs, chosen }: Omit<Narrowed, 'kind'>, { before, index }: Scene): boolean {
  if (!before || before.snapshot.url !== index.snapshot.url) return false;
  // What is drawn tells nothing of what it shows.
  if (index.entries.some(({ node }) => node.tag === 'canvas') || index.snapshot.missingFrames.length > 0)
    return false;
  const lists = index.entries.filter((entry) => isList(entry, index));
  if (lists.length === 0 || lists.some(({ node }) => isOfSuch(node, chosen))) return false;
  const was = listed(before, refs);
  const is = listed(index, refs);
  return was.length === is.length && was.every((each, at) => each === is[at]);
}

/** What a person reads besides the controls, and the words on them. */
function listed(index: PageIndex, refs: readonly string[]): readonly string[] {
  const used = refs.flatMap((ref) => entryOf(ref, index) ?? []);
  const labels = new Set(
    index.actionable.filter(({ node }) => isControl(node)).flatMap((entry) => fold(nameOf(entry)) || []),
  );
  return index.entries
    .filter(
      (entry) =>
        entry.node.hidden === undefined &&
        entry.node.tag !== 'label' &&
        !isControl(entry.node) &&
        ![...ancestorsOf(entry)].some(({ node }) => isControl(node)) &&
        !used.some((each) => each === entry || isInside(each, entry) || isInside(entry, each)),
    )
    .map(({ node }) => `${node.role} ${fold(node.text ?? node.name)}`)
    .filter((said) => /\s\S/u.test(said) && !labels.has(said.replace(/^\S+ /u, '')));
}

/** A list of things, and not of ways through the site or of things to choose. */
function isList(entry: Entry, index: PageIndex): boolean {
  if (!entry.repeats || entry.node.hidden !== undefined) return false;
  const isAround = [entry, ...ancestorsOf(entry)].some(({ node }) =>
    /^(?:navigation|banner|contentinfo|menu|menubar|tablist|radiogroup|group)$/.test(node.role),
  );
  return (
    !isAround &&
    itemsOf(entry.node).length > 0 &&
    !below(index, entry).every(({ node }) => isControl(node) || node.tag === 'label')
  );
}

/** What is listed: neither the titles of the columns nor the row of filters under them. */
function itemsOf({ children }: SnapshotNode): readonly SnapshotNode[] {
  return children.filter(
    (item) =>
      !item.children.some(({ role }) => role === 'columnheader') &&
      !(item.role === 'row' && holdsControlsOnly(item)),
  );
}

function holdsControlsOnly({ role, children }: SnapshotNode): boolean {
  const cells = children.filter((cell) => cell.children.length > 0 || (cell.text ?? cell.name) !== '');
  return (
    role !== 'text' && cells.length > 0 && cells.every((each) => isControl(each) || holdsControlsOnly(each))
  );
}

/** Each of its items says one of what was chosen. */
function isOfSuch(list: SnapshotNode, chosen: readonly string[]): boolean {
  const items = itemsOf(list);
  const wanted = chosen.map((each) => contentOf(each)).filter((words) => words.length > 0);
  return items.length > 0 && items.every((item) => wanted.some((words) => says(item, words)));
}

function isControl({ role }: SnapshotNode): boolean {
  return fieldRoles.has(role) || /^(?:checkbox|radio|switch|slider)$/.test(role);
}

function nameOf(entry: Entry | undefined): string {
  return entry ? readable(entry.node) || entry.node.name : '';
}

function says(item: SnapshotNode, wanted: readonly Word[]): boolean {
  const said = wordsOf(readable(item) || item.name);
  return wanted.every((word) => isAmong(word, said));
}
