/**
 * What has come of a search that a sentence ends with: "Search for tomato" is not done on a page that shows after it what it showed before,
 * that lists something to find, and that nowhere says the word. What filters while it is typed has answered by then, and what was shown already may be all that is found.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isAlike } from '../controls/stated.js';

type Searched = Extract<Phase, { kind: 'searched' }>;

/** What has to come of a search that was typed and sent off; undefined for any other clause, and for one that is only typed. */
export function searchedOf({ verb, suggests }: Clause, outcome: Outcome): Searched | undefined {
  if (verb !== 'search' || suggests || outcome.kind !== 'steps' || outcome.phase) return undefined;
  const fill = outcome.steps.find(({ method }) => method === 'fill');
  const last = outcome.steps.at(-1);
  if (!fill || !last || !/^(?:press|click)$/.test(last.method)) return undefined;
  return { kind: 'searched', ref: fill.ref ?? '', text: fill.arguments[0] ?? '' };
}

/** Done once anything but the field is seen to have changed, or the page says what was searched for. */
export function searchedPhase({ ref, text }: Searched, { before, index }: Scene): Outcome {
  const done: Outcome = { kind: 'done', reason: 'the page has answered the search' };
  const typed = before && entryOf(ref, before);
  const field = typed && sameField(typed, index);
  if (!before || !field || text === '' || addressOf(before) !== addressOf(index)) return done;
  // What is drawn tells nothing of what it shows.
  if (index.entries.some(({ node }) => node.tag === 'canvas') || index.snapshot.missingFrames.length > 0)
    return done;
  const shown = around(field, index);
  const was = around(typed, before);
  const isSame = shown.length === was.length && shown.every((entry, at) => isAlike(entry, was[at] as Entry));
  const isSaid =
    shown.some(({ node }) => says(node, text)) && !shown.some((entry) => isUnsorted(entry, text));
  const isListing = shown.some((entry) => entry.repeats && !isAround(entry));
  return isSame && !isSaid && isListing
    ? {
        kind: 'none',
        looked: `what comes of the search for "${text}": it was sent off, and nothing on the page has changed since`,
        nearest: [],
      }
    : done;
}

/** A list of ways through the site, which no search picks from. */
function isAround(entry: Entry): boolean {
  return [entry, ...ancestorsOf(entry)].some(({ node }) =>
    /^(?:navigation|banner|contentinfo|menu|menubar|tablist)$/.test(node.role),
  );
}

/** The field, or its like on a page that was sent anew. */
function sameField({ node: { ref, role, name } }: Entry, index: PageIndex): Entry | undefined {
  const isLike = ({ node }: Entry): boolean => node.role === role && node.name === name;
  const kept = entryOf(ref ?? '', index);
  return kept && isLike(kept) ? kept : index.actionable.find((entry) => isLike(entry));
}

function addressOf({ snapshot }: PageIndex): string {
  return snapshot.url.replace(/[?#]$/, '');
}

function says(node: SnapshotNode, text: string): boolean {
  return fold(readable(node) || node.name).includes(fold(text));
}

/** Some of its items say the word and some do not: nothing was picked out of them. */
function isUnsorted({ node, repeats }: Entry, text: string): boolean {
  if (!repeats) return false;
  const saying = node.children.filter((item) => says(item, text));
  const others = node.children.filter(
    (item) =>
      item.role === saying[0]?.role &&
      !saying.includes(item) &&
      !item.children.some(({ role }) => role === 'columnheader'),
  );
  return others.length > 0;
}

/** What the page shows besides the field and the sign in it that empties it. */
function around(field: Entry | undefined, { entries }: PageIndex): readonly Entry[] {
  const box = field?.parent;
  return entries.filter(
    (entry) =>
      entry !== field &&
      !(field && isInside(field, entry)) &&
      !(box && box.node.role !== 'document' && entry.node.role === 'button' && isInside(entry, box)),
  );
}
