/**
 * What has come of a search that a sentence ends with: "Search for tomato" is not done on a page that shows after it what it showed before,
 * that lists something to find, and that nowhere says the word. What filters while it is typed has answered by then, and what was shown already may be all that is found.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
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
import { isAsItWas } from './narrowed.js';

type Searched = Extract<Phase, { kind: 'searched' }>;

/** Verbs of a filter that is typed: what they say of it may be a choice elsewhere. */
const filtering = /^(?:filter|find|narrow|show|search)$/;

/** A page that says that it lists nothing. */
const statesNothing =
  /^(?:sorry,? |oops[,!]? )?(?:(?:no|0|zero|there (?:are|is) no) \p{L}|nothing (?:found|here|to (?:show|see|display)))|\b(?:no (?:results|match(?:es|ing)?|items|entries|records|data)|nothing (?:found|match(?:ed|es)|to show)|(?:did|does|do)(?: not|n[’']t) match|could(?: not|n[’']t) find)\b/iu;

/** Longest text that says so, in characters. */
const MOST = 120;

/** What has to come of a search that was typed and sent off, or of a filter that was typed; undefined for any other clause. */
export function searchedOf({ verb, said, suggests, text }: Clause, outcome: Outcome): Searched | undefined {
  if (suggests || outcome.kind !== 'steps' || outcome.phase) return undefined;
  const fill = outcome.steps.find(({ method }) => method === 'fill');
  const last = outcome.steps.at(-1);
  const isSearch = verb === 'search' || (filtering.test(said) && /^(?:goal|open)$/.test(verb));
  if (!fill || !last || !isSearch) return undefined;
  const isSent = verb === 'search' && /^(?:press|click)$/.test(last.method);
  const [typed = ''] = fill.arguments;
  // One word that is searched for is typed as it is, and may be found nowhere.
  const loose = isSent ? /\p{L}\s+\S/u : /\p{L}/u;
  const isLoose = loose.test(typed) && !typed.includes('%') && !text.includes(`"${typed}"`);
  if (!isSent && (last !== fill || !isLoose)) return undefined;
  return {
    kind: 'searched',
    ref: fill.ref ?? '',
    text: typed,
    ...(isSent && { isSent }),
    ...(isLoose && { isLoose }),
  };
}

/** Done once anything but the field is seen to have changed, or the page says what was searched for. */
export function searchedPhase({ ref, text, isSent, isLoose }: Searched, scene: Scene): Outcome {
  const { before, index } = scene;
  const done: Outcome = { kind: 'done', reason: 'the page has answered the search' };
  const typed = before && entryOf(ref, before);
  if (!before || !typed || text === '') return done;
  if (isLoose && isInVain(typed, scene))
    return {
      kind: 'none',
      looked: `what the page finds for "${text}": it lists nothing for it (what is to be typed just so stands in quotes)`,
      nearest: [],
    };
  if (!isSent && isAsItWas({ refs: [ref], chosen: [text] }, scene))
    return {
      kind: 'none',
      looked: `what comes of the filter for "${text}": it was typed, and the page lists what it listed before`,
      nearest: [],
    };
  const field = sameField(typed, index);
  if (!isSent || !field || addressOf(before) !== addressOf(index)) return done;
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

/** The page says since that it lists nothing; or nothing of what it listed is left, and nothing else came for it. */
function isInVain(typed: Entry, scene: Scene): boolean {
  const { before, index } = scene;
  const texts = [...freshEntries(scene)]
    .filter(({ node }) => node.hidden === undefined)
    .map(({ node }) => (readable(node) || node.name).trim());
  if (texts.some((text) => text.length <= MOST && statesNothing.test(text))) return true;
  if (!before || addressOf(before) !== addressOf(index) || !sameField(typed, index)) return false;
  const listed = around(typed, before)
    .filter((entry) => entry.repeats && entry.node.hidden === undefined && !isAround(entry))
    .flatMap(({ node }) => node.children.map((item) => readable(item) || item.name));
  const left = new Set(index.entries.map(({ node }) => (node.hidden ? '' : readable(node) || node.name)));
  return listed.length > 1 && texts.every((text) => text === '') && !listed.some((text) => left.has(text));
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
