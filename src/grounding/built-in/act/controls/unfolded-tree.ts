/**
 * "Rename Moonstone to "Adularia"", "delete draft2.txt in the Letters folder", where the page has a tree and nothing in sight is called so: its
 * closed branches are opened, all of them, because two items of one name are told apart by nothing, or only the branch that the sentence names.
 */
import { clickOn } from '../../matching/click-on.js';
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import {
  isOrnament,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
  wordsOfMarks,
} from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { below, type Entry, isInside, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { arrowIn } from './item-arrow.js';

type UnfoldPhase = Extract<Phase, { kind: 'unfold' }>;

const CONFIDENCE = 0.8;

/** Most branches that are opened in one search. */
const MOST = 24;

/** How far the items of a branch lie behind its own sign at least, in pixels. */
const INDENT = 3;

/** What a clause names, and the branch that it says it lies in. */
interface Thing {
  words: readonly Word[];
  place: readonly Word[];
}

/** A closed branch: what opens it, what it is called, and by what it is known again when the tree is drawn anew. */
interface Branch {
  opener: Entry;
  way: 'click' | 'press';
  title: string;
  key: string;
}

/** Opens the first closed branch for what is nowhere in sight; undefined where the page has no tree, or shows what is meant. */
export function unfoldTree(clause: Clause, scene: Scene): Extract<Outcome, { kind: 'steps' }> | undefined {
  if (!/^(?:goal|select|click|dblclick|rightClick|open|set|check|seek)$/.test(clause.verb)) return undefined;
  const thing = thingOf(clause);
  if (!thing || !hasTree(scene.index) || isShown(thing.words, scene.index)) return undefined;
  return opened(thing.place, { kind: 'unfold', opened: [], ...(!scene.before && { isFirst: true }) }, scene);
}

/** "Select Lot 12 inside Fossils": the branch that is named is opened, whatever a click on its name would do. */
export function unfoldNamed(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:goal|select|click|dblclick|rightClick)$/.test(clause.verb)) return undefined;
  const thing = thingOf(clause);
  if (!thing || thing.place.length === 0 || !hasTree(scene.index)) return undefined;
  const called = branchesOf(scene.index).filter(({ title }) => isCalled(title, thing.place));
  const step = called.length === 1 ? opened(thing.place, { kind: 'unfold', opened: [] }, scene) : undefined;
  return step ? { ...step, explained: clause.text } : belowBranch(clause, thing, scene);
}

/** Of several items of one name the one that is drawn below the branch that is named, and deeper. */
function belowBranch({ verb, text }: Clause, { words, place }: Thing, { index }: Scene): Outcome | undefined {
  if (!/^(?:select|click)$/.test(verb)) return undefined;
  const lines = index.entries.filter(
    ({ node }) => node.box !== undefined && node.hidden === undefined && /\p{L}/u.test(node.text ?? ''),
  );
  const branches = lines.filter(({ node: { text = '' } }) => isCalled(text, place));
  const [branch] = branches;
  const alike = lines.filter(({ node: { text = '' } }) => isCalled(text, words));
  if (!branch?.node.box || branches.length > 1 || alike.length < 2) return undefined;
  const { x, y } = branch.node.box;
  const end = lines.find(({ node: { box } }) => box && box.y > y && box.x <= x + INDENT)?.node.box?.y;
  const [only, ...others] = alike.filter(
    ({ node: { box } }) => box && box.y > y && box.x > x + INDENT && (end === undefined || box.y < end),
  );
  if (only?.node.ref === undefined || others.length > 0 || only.node.role === 'link') return undefined;
  return { kind: 'instead', clauses: [clickOn(only, text)] };
}

/** Opens the next one; once all are open, or the branch that was named has it, the sentence is asked again. */
export function unfoldPhase(phase: UnfoldPhase, scene: Scene, clause: Clause): Outcome {
  const thing = thingOf(clause);
  const isLoading = [...freshEntries(scene)].some(({ node }) =>
    /^(?:loading|please wait|fetching)\b/i.test(node.text ?? ''),
  );
  const none: Outcome = {
    kind: 'none',
    looked: `${clause.text}, also in the branches that had to be opened for it`,
    nearest: [],
  };
  // What a branch holds may take its time.
  if (!thing || isLoading) return none;
  const isThere = isShown(thing.words, scene.index);
  const isInPlace = isThere && thing.place.length > 0 && phase.isPlaced === true;
  const next = isInPlace ? undefined : opened(thing.place, phase, scene);
  if (next) return next;
  if (!isThere) return { ...none, ...(phase.isFirst && { undone: true }) };
  return { kind: 'instead', clauses: [clause] };
}

function opened(
  place: readonly Word[],
  phase: UnfoldPhase,
  { index }: Scene,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  const closed = branchesOf(index).filter(({ key }) => !phase.opened.includes(key));
  const called = place.length > 0 ? closed.filter(({ title }) => isCalled(title, place)) : [];
  const [branch] = called.length > 0 ? called : closed;
  if (!branch || phase.opened.length >= MOST) return undefined;
  return {
    kind: 'steps',
    steps: [
      stepOn(branch.opener, branch.way, {
        confidence: CONFIDENCE,
        ...(branch.way === 'press' && { args: ['ArrowRight'] }),
      }),
    ],
    phase: {
      ...phase,
      opened: [...phase.opened, branch.key],
      ...(called.length === 1 && { isPlaced: true }),
    },
  };
}

/** What a clause names, and the branch that it says it lies in; undefined where it names nothing by more than a noun for what it is. */
export function thingOf(clause: Clause): Thing | undefined {
  const [first] = clause.readings;
  const said = clause.readings.findLast(({ target }) => target)?.target ?? first?.value ?? [];
  // What is made lies nowhere yet.
  if (/^(?:add|create|make|new)$/.test(clause.said)) return undefined;
  const named = clause.verb === 'goal' ? said.slice(1) : said;
  const end = named.findIndex(({ kind, lower }, at) => at > 0 && kind === 'word' && behind.test(lower));
  const thing = end === -1 ? named : named.slice(0, end);
  const rest = end !== -1 && into.test(named[end]?.lower ?? '') ? named.slice(end + 1) : [];
  const where = rest.length > 0 ? rest : (first?.destination ?? []);
  const words = tellingOf(thing);
  return words.length > 0 && !thing.some(({ kind }) => kind === 'variable')
    ? { words, place: tellingOf(where) }
    : undefined;
}

const behind = /^(?:in|inside|within|under|below|from|of|to|into|with|and|as|for|on|by)$/;
const into = /^(?:in|inside|within|under|below|from|of)$/;

function tellingOf(tokens: readonly Token[]): Word[] {
  return tokens
    .filter(({ kind, lower }) => kind === 'quoted' || (kind === 'word' && !/^(?:it|them|all)$/.test(lower)))
    .flatMap((token) =>
      wordsOf(valueOf([token])).filter(
        (word) =>
          token.kind === 'quoted' || (!isStopWord(word) && !isOrnament(word) && !isNounOfTree(word, token)),
      ),
    );
}

/** "The folder", "the node": what an item of a tree is, unless it is a name. */
function isNounOfTree(word: Word, { text }: Token): boolean {
  return (
    !/^\p{Lu}/u.test(text) &&
    (recordNouns.has(word.stem) ||
      /^(?:folder|file|node|branch|leaf|item|tree|group|category)$/.test(word.stem))
  );
}

export function isCalled(title: string, place: readonly Word[]): boolean {
  // A picture of a folder in front of its name is a word for one.
  const shown = wordsOf(title.replace(/[^\p{L}\p{N}\s._-]+/gu, ' ')).filter(
    (word) => !isOrnament(word) && !isStopWord(word),
  );
  return (
    shown.length === place.length &&
    shown.every((word) => place.some((each) => wordLikeness(word, each) >= 0.97))
  );
}

/** Something in sight says it all by itself. */
export function isShown(words: readonly Word[], index: PageIndex): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    [...mentionsOf(first, index)].some(({ node }) => {
      const shown = wordsOf(node.text ?? node.name);
      return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.97));
    })
  );
}

const treesOnce = new WeakMap<PageIndex, boolean>();

function hasTree(index: PageIndex): boolean {
  let known = treesOnce.get(index);
  if (known === undefined) {
    known =
      entriesOf('treeitem', index).length > 0 || index.entries.some(({ node }) => isSign(node.text ?? ''));
    treesOnce.set(index, known);
  }
  return known;
}

function branchesOf(index: PageIndex): readonly Branch[] {
  const items = entriesOf('treeitem', index);
  if (items.length > 0) return items.flatMap((item) => itemBranch(item, index));
  const drawn = index.entries.filter((entry) => isDrawnSign(entry, index));
  // A sign alone may be for anything.
  const isTree = drawn.length > 1 || drawn.some((sign) => isOfTree(sign));
  return isTree ? drawn.flatMap((sign) => signBranch(sign, drawn, index)) : [];
}

function itemBranch(item: Entry, index: PageIndex): Branch[] {
  const { node } = item;
  if (node.expanded !== false || node.ref === undefined || node.hidden !== undefined) return [];
  const inner = below(index, item).filter(({ node: { role } }) => role === 'treeitem' || role === 'group');
  const title =
    node.name ||
    below(index, item)
      .filter((each) => !inner.some((other) => each === other || isInside(each, other)))
      .map(({ node: { text = '' } }) => text)
      .join(' ');
  const arrow = arrowIn(item, { index, before: undefined, last: undefined });
  const key = `${title} ${node.level ?? ''} ${node.ref}`;
  return [{ opener: arrow ?? item, way: arrow ? 'click' : 'press', title, key }];
}

/** What stands beside the sign says what the branch is called; what lies further left above it, what it lies in. */
function signBranch(sign: Entry, drawn: readonly Entry[], index: PageIndex): Branch[] {
  if (!closed.test(sign.node.text ?? '') || sign.node.hidden !== undefined) return [];
  const { box } = sign.node;
  const title = titleOf(sign, index);
  if (title === '' || !box) return [];
  let left = box.x;
  const path = drawn
    .filter(({ node }) => node.box !== undefined && node.box.y < box.y)
    .toReversed()
    .flatMap((other) => {
      const x = other.node.box?.x ?? left;
      if (x > left - INDENT) return [];
      left = x;
      return [titleOf(other, index)];
    });
  return [{ opener: sign, way: 'click', title, key: [...path.toReversed(), title].join(' > ') }];
}

function titleOf(sign: Entry, index: PageIndex): string {
  const line = sign.parent;
  const texts = line ? below(index, line).filter(({ order }) => order > sign.order) : [];
  return texts.map(({ node }) => node.text ?? node.name).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
}

const closed = /^[▸▹►▶▷⯈⊞＋+]$/u;

function isSign(text: string): boolean {
  return text.length === 1 && /^[▸▹►▶▷⯈⊞＋+▾▿▼▽⯆⊟]$/u.test(text);
}

/** A sign to click in front of a name; "▶" and "+" are for other things too, and have to be called one, or stand beside one that is open. */
function isDrawnSign(entry: Entry, index: PageIndex): boolean {
  const text = entry.node.text ?? '';
  if (!isSign(text) || entry.node.ref === undefined) return false;
  if (!entry.actionable && entry.node.clickable !== true) return false;
  return (
    /^[▸▹▾▿⊞⊟]$/u.test(text) ||
    isOfTree(entry) ||
    index.entries.some(
      ({ node }) =>
        /^[▾▿▼▽⯆⊟]$/u.test(node.text ?? '') &&
        node.tag === entry.node.tag &&
        node.classes?.[0] === entry.node.classes?.[0],
    )
  );
}

function isOfTree({ node, parent }: Entry): boolean {
  const marks = [...(node.classes ?? []), ...(parent?.node.classes ?? []), node.name];
  return /\b(?:expand|expander|toggle|toggler|caret|chevron|twist|twisty|tree|node|branch)\b/.test(
    wordsOfMarks(marks),
  );
}
