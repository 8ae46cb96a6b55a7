/** Ratings: "rate it 4 stars", by a slider, by radio buttons, by a row of stars. */
import { RIGHT_HALF } from '../../../../contract/action.js';
import { type Clause, spell } from '../../language/clause.js';
import { levelOutcome } from './do-level.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { plainControls, shownBy } from '../../matching/plain-controls.js';
import { recordOf } from '../../matching/relations.js';
import { isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** How sure a star is that is the only one of its number. */
const CONFIDENCE = 0.85;

/** Most nodes in front of a rating in which the text that names it is looked for. */
const TITLE_REACH = 12;

/** Levels from a radio button to the row that it is one of. */
const LEVELS = 4;

/** Stars that a rating has, at least and at most. */
const [LEAST, MOST] = [3, 10];

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Words of a sentence about a rating that say nothing of what is rated. */
const frame =
  /^(?:rate|rated|rating|give|set|choose|select|pick|click|leave|put|make|change|star|score|out|it|this|with|at|a|an|as|point|want)$/;

/** What a sentence wants: how many of how many, and the words for what is rated. */
export interface Wish {
  count: number;
  of: number | undefined;
  words: ReturnType<typeof wordsOf>;
  /** All that it says. */
  tokens: readonly Token[];
}

/** A rating on the page. `items` are its stars from left to right, empty for a slider. */
export interface Rating {
  root: Entry;
  items: readonly Entry[];
}

/**
 * The star, radio button or value that a sentence asks for; undefined where it speaks of no stars or the page has none. A number that
 * the rating does not have is refused.
 */
export function ratingOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const wish = wishOf(clause);
  if (!wish) return undefined;
  const all = ratingsOn(scene.index);
  const meant = all.filter(
    (rating) =>
      wish.words.length === 0 ||
      wish.words.every((word) =>
        titlesOf(rating, scene.index).some((each) => wordLikeness(word, each) >= 0.9),
      ),
  );
  const [only, ...others] = meant.length === 0 && isOfPage(wish, all, scene.index) ? all : meant;
  if (!only || others.length > 0) return undefined;
  return ratedSo(only, wish, clause);
}

/** The star of a rating that is wished for; a number that it does not have is refused. */
export function ratedSo({ root, items }: Rating, wish: Wish, clause: Clause): Outcome {
  const most = items.length > 0 ? items.length : Number(root.node.max ?? 5);
  if (wish.count > most || wish.count < 1 || (wish.of !== undefined && wish.of !== most))
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: `the rating has ${most} stars, and not ${wish.of ?? wish.count}`,
    };
  // What is rated was looked for around the stars, and there is nothing else that it says.
  const explained = spell(wish.tokens);
  if (items.length === 0)
    return explaining(levelOutcome(root, String(wish.count), { confidence: CONFIDENCE, clause }), explained);
  const item = items[wish.count - 1] as Entry;
  if (item.node.role === 'radio' && item.node.checked === true)
    return { kind: 'done', reason: 'it is rated so already' };
  const drawn = item.node.role === 'radio' ? drawnStar(item) : undefined;
  if (drawn) return { kind: 'steps', explained, steps: [stepOn(drawn, 'click', { confidence: CONFIDENCE })] };
  if (item.node.role === 'radio')
    return { kind: 'steps', explained, steps: [stepOn(item, 'check', { confidence: CONFIDENCE })] };
  const step = stepOn(item, 'click', { confidence: CONFIDENCE });
  return {
    kind: 'steps',
    explained,
    steps: [numberSaid(item) === undefined ? { ...step, arguments: [RIGHT_HALF] } : step],
    ...(!item.actionable && { phase: { kind: 'plain row', shown: explained } }),
  };
}

/** The button that is drawn for a radio button which nobody sees, and is called by the same number. */
function drawnStar(radio: Entry): Entry | undefined {
  const isHidden = radio.node.classes?.some((name) => /hidden/i.test(name)) === true;
  const inside = (entry: Entry): Entry[] => entry.children.flatMap((each) => [each, ...inside(each)]);
  const [button, ...others] =
    isHidden && radio.parent ? inside(radio.parent).filter(({ node }) => node.role === 'button') : [];
  return button && others.length === 0 && numberSaid(button) === numberSaid(radio) ? button : undefined;
}

/** "4 stars", "4 out of 5", "rate … 4", "a rating of 4"; undefined when the clause says nothing of the kind. */
export function wishOf({ verb, said, readings, text }: Clause): Wish | undefined {
  if (!/^(?:goal|set|click|select|fill)$/.test(verb)) return undefined;
  const [reading] = readings;
  const parts = [reading?.target, reading?.value, reading?.destination];
  const tokens = parts
    .flatMap((each) => each ?? [])
    .filter(({ kind }) => kind !== 'punctuation')
    .toSorted((a, b) => a.start - b.start);
  if (tokens.some((token) => token.kind === 'variable')) return undefined;
  const isAbout = said === 'rate' || /\b(?:stars?|rating)\b|\d out of \d/i.test(text);
  const at = tokens.findIndex((token) => numberOf(token) !== undefined);
  const count = at === -1 ? undefined : numberOf(tokens[at] as Token);
  if (!isAbout || count === undefined) return undefined;
  const [out, of, whole] = tokens.slice(at + 1, at + 4).filter((token) => !/^stars?$/.test(token.lower));
  const total = out?.lower === 'out' && of?.lower === 'of' && whole ? numberOf(whole) : undefined;
  const rest = tokens.filter((token) => numberOf(token) === undefined);
  if (tokens.length - rest.length > (total === undefined ? 1 : 2)) return undefined;
  const words = rest
    .flatMap((token) => wordsOf(token.text))
    .filter((word) => !isStopWord(word) && !frame.test(word.stem) && !frame.test(word.text));
  return { count, of: total, words, tokens };
}

/** What is rated, as it is said: "the risotto" of "give the risotto four stars"; undefined where nothing is said of it, or words stand behind the stars. */
export function ratedThing({ tokens }: Wish): string | undefined {
  const isFrame = ({ kind, lower }: Token): boolean =>
    kind === 'word' && (frame.test(lower) || /^(?:of|for|stars?|to)$/.test(lower));
  const from = tokens.findIndex((token) => !isFrame(token) && numberOf(token) === undefined);
  const number = tokens.findIndex((token) => numberOf(token) !== undefined);
  const isBehind = number < from;
  const thing = isBehind ? tokens.slice(from) : tokens.slice(from, number);
  const last = thing.findLastIndex((token) => !isFrame(token));
  const rest = isBehind ? [] : tokens.slice(number + 1);
  if (from === -1 || last === -1 || rest.some((token) => !isFrame(token) && numberOf(token) === undefined))
    return undefined;
  return spell(thing.slice(0, last + 1));
}

/** "Give the film four stars", where the one rating says no more than "Your rating": the noun that no text of the page says is what the page is about. */
function isOfPage({ words, tokens }: Wish, all: readonly Rating[], index: PageIndex): boolean {
  const [rating, ...others] = all;
  const [noun, ...more] = words;
  if (!rating || !noun || others.length > 0 || more.length > 0) return false;
  const at = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === noun.text);
  if (!/^(?:the|this)$/.test(tokens[at - 1]?.lower ?? '') || mentionsOf(noun, index).size > 0) return false;
  if (tokens[at]?.text !== tokens[at]?.lower || recordOf(rating.root)) return false;
  const { node, order } = rating.root;
  const label = index.entries
    .slice(Math.max(0, order - 2), order + 1)
    .map((entry) => (isInside(rating.root, entry) ? '' : entry.node.name || (entry.node.text ?? '')))
    .findLast((text) => text !== '');
  const said = wordsOf(node.name || (label ?? ''));
  return (
    said.length > 0 &&
    said.every(({ text }) => /^(?:your|my|own|rating|rate|stars?|score|review|overall|it|this)$/.test(text))
  );
}

function numberOf({ lower, kind }: Token): number | undefined {
  if (kind === 'quoted') return undefined;
  const plain = lower.replace(/-?stars?$/, '');
  const named = numbers.indexOf(plain);
  if (named > 0) return named;
  return /^\d{1,2}$/.test(plain) ? Number(plain) : undefined;
}

/** The ratings of the page. */
export function ratingsOn(index: PageIndex): Rating[] {
  const sliders = index.actionable.filter(
    (entry) =>
      entry.node.role === 'slider' && speaksOfStars(entry) && Number(entry.node.max ?? MOST + 1) <= MOST,
  );
  const rows = new Map<Entry, Entry[]>();
  // Signs of a star that nothing marks as something to click are as good, where they stand in a row.
  const signs = plainControls(index).filter((entry) => starSign.test(shownBy(entry)));
  const stars = index.entries.filter(isStar);
  const radios = stars.filter(({ node }) => node.role === 'radio');
  const isOuter = (entry: Entry): boolean =>
    entry.node.role !== 'radio' && radios.some((radio) => isInside(radio, entry));
  const isOfSlider = (entry: Entry): boolean => sliders.some((slider) => isInside(entry, slider));
  // What draws a star around its button, and the stars that are drawn in a slider, are no rating of their own.
  for (const entry of new Set([...stars, ...signs].filter((each) => !isOuter(each) && !isOfSlider(each)))) {
    const row = rowOf(entry);
    if (row) rows.set(row, [...(rows.get(row) ?? []), entry]);
  }
  return [
    ...sliders.map((root) => ({ root, items: [] })),
    ...[...rows].flatMap(([root, found]) => {
      // What changes something else stands behind the stars, in their line.
      const drawn = found.filter((each) => starSign.test(shownBy(each)));
      const items = inOrder(drawn.length > 1 ? drawn : found);
      return items ? [{ root, items }] : [];
    }),
  ];
}

/** One star, and nothing else. */
const starSign = /^[★☆⭐✩✭✰♡♥❤🌟]\uFE0F?$/u;

/** Something to click or tick that may be one star of a row. */
function isStar({ node, actionable }: Entry): boolean {
  if (node.ref === undefined || node.disabled === true || node.hidden === 'behind-dialog') return false;
  if (node.role === 'radio') return true;
  return (
    (actionable || node.clickable === true) && /^(?:button|img|image|generic|link|listitem)$/.test(node.role)
  );
}

/** What the stars of a row have in common: the element that holds them, each perhaps in a wrapper of its own. */
function rowOf(entry: Entry): Entry | undefined {
  const { parent } = entry;
  if (!parent) return undefined;
  if (entry.node.role === 'radio')
    return [...ancestorsOf(entry)].slice(0, LEVELS).find(({ node }) => radiosIn(node) >= LEAST);
  const isWrapped = !/^(?:radiogroup|group)$/.test(parent.node.role) && parent.node.children.length === 1;
  return isWrapped ? parent.parent : parent;
}

function radiosIn(node: Entry['node']): number {
  return node.children.reduce((sum, child) => sum + radiosIn(child), node.role === 'radio' ? 1 : 0);
}

/** The stars of a row from the first to the last; undefined when it is none of stars. */
function inOrder(found: readonly Entry[]): Entry[] | undefined {
  const [first] = found;
  if (!first || found.some(({ node }) => node.role !== first.node.role || node.tag !== first.node.tag))
    return undefined;
  const row = rowOf(first);
  if (!row || ![row, ...found].some((entry) => speaksOfStars(entry))) return undefined;
  const numbered = found.map((entry) => ({ entry, number: numberSaid(entry) }));
  const isNumbered =
    numbered.every(({ number }) => number !== undefined) &&
    new Set(numbered.map(({ number }) => number)).size === found.length;
  if (isNumbered) {
    const own = numbered.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    const counted = own.filter(({ number }) => number !== 0);
    return isCount(counted.length) && counted.every(({ number }, at) => number === at + 1)
      ? counted.map(({ entry }) => entry)
      : undefined;
  }
  // Without numbers they are told apart by their place, and by nothing else.
  const [{ node }] = [first];
  const isAlike = found.every(
    (entry) =>
      isLevel(entry, first) &&
      (isSign(entry)
        ? isSign(first)
        : entry.node.name === node.name && (entry.node.text ?? '') === (node.text ?? '')),
  );
  if (!isCount(found.length) || !isAlike) return undefined;
  return found.toSorted((a, b) => (a.node.box?.x ?? 0) - (b.node.box?.x ?? 0));
}

/** Filled or empty, a star is a star. */
function isSign(entry: Entry): boolean {
  return /^[★☆⭐✩✭✰🌟]\uFE0F?$/u.test(shownBy(entry));
}

function isCount(length: number): boolean {
  return length >= LEAST && length <= MOST;
}

/** Side by side and of one size. */
function isLevel({ node }: Entry, { node: first }: Entry): boolean {
  const [a, b] = [node.box, first.box];
  // Parts of one text have no boxes of their own.
  if (a === undefined && b === undefined) return true;
  return a !== undefined && b !== undefined && Math.abs(a.y - b.y) <= 4 && Math.abs(a.width - b.width) <= 4;
}

/** "4 stars", "Rate 4", "four": the one number that names a star. */
function numberSaid({ evidence }: Entry): number | undefined {
  for (const { kind, text } of evidence) {
    if (kind === 'class' || kind === 'id' || kind === 'type') continue;
    const said = wordsOf(text).flatMap((word) => {
      const named = numbers.indexOf(word.text);
      return /^\d{1,2}$/.test(word.text) ? [Number(word.text)] : named >= 0 ? [named] : [];
    });
    if (said.length > 0) return said[0];
  }
  return undefined;
}

function speaksOfStars({ node, evidence }: Entry): boolean {
  const text = [
    ...evidence.map((each) => each.text),
    ...(node.classes ?? []),
    node.tag ?? '',
    node.id ?? '',
  ].join(' ');
  return /[★☆⭐✩✭]|(?:^|[^a-z])(?:stars?|ratings?|rate)(?:$|[^a-z])/iu.test(
    text.replace(/([a-z])([A-Z])/g, '$1 $2'),
  );
}

/** The words of what a rating is for: its own names, the text and heading in front of it, the group and the card that it is in. */
function titlesOf({ root, items }: Rating, index: PageIndex): readonly Word[] {
  const texts = [root, ...items].flatMap(({ evidence }) => evidence.map(({ text }) => text));
  texts.push(...root.node.children.filter(({ role }) => role === 'text').map(({ name }) => name));
  for (let up = root.parent; up; up = up.parent)
    if (/^(?:group|radiogroup|region|form|dialog)$/.test(up.node.role)) texts.push(up.node.name);
  const card = recordOf(root);
  for (const { node } of card ? below(index, card) : []) if (node.role === 'heading') texts.push(node.name);
  const { parent } = root;
  const isAlone = (entry: Entry): boolean => entry === root || items.includes(entry) || isInside(entry, root);
  if (parent && parent.node.role !== 'document' && parent.node.tag !== 'body') {
    const around = below(index, parent);
    if (around.every((entry) => isAlone(entry) || !isThing(entry))) texts.push(readable(parent.node));
  }
  let isLabelled = false;
  for (let at = root.order - 1; at > 0 && at > root.order - TITLE_REACH; at -= 1) {
    const entry = index.entries[at] as Entry;
    if (isInside(root, entry)) continue;
    // What is behind another thing is said of that.
    if (isThing(entry)) break;
    const text = entry.node.name || entry.node.text || '';
    const isHeading = entry.node.role === 'heading';
    if (text !== '' && (isHeading || !isLabelled)) texts.push(text);
    isLabelled ||= text !== '';
    if (isHeading) break;
  }
  return texts.flatMap((text) => wordsOf(text));
}

function isThing({ actionable, node }: Entry): boolean {
  return (
    actionable || node.clickable === true || /^(?:img|image|figure|radio|slider|option)$/.test(node.role)
  );
}
