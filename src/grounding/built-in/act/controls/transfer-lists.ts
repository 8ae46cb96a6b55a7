/** "Move Chen to the people on shift", "put Amira on shift", "take Boris off the shift list": from one of two lists beside each other to the other. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { type PairedItem, pairedItems, titlesOfPart, wayOf } from '../../matching/list-pairs.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { below, type Entry, entryOf, isInside } from '../../matching/page-index.js';

type Transfer = Extract<Phase, { kind: 'transfer' }>;

const CONFIDENCE = 0.85;

/** Nodes in front of two lists in which a title of both is looked for. */
const REACH = 6;

/** Verbs that bring something somewhere, and those that take it away. */
const bringing = /^(?:move|put|add|transfer|assign|shift|bring|take|place|send|drag)$/;
const taking = /^(?:remove|take|unassign|drop|delete|move)$/;

/** "Choose A and B as extras": brought over to those that are chosen. */
const choosing = /^(?:choose|select|pick)$/;
const chosen = wordsOf('chosen selected picked');

/** Words for a list, which no title has to say. */
const generic = /^(?:list|box|column|panel|pane|side|one|item|selection)s?$/;

const stores =
  /^(?:the |my |your |our )?(?:(?:shopping )?(?:cart|basket|bag|trolley)|order|wish ?list|favou?rites|queue|sale|duty|hold|air|display)$/i;

/** One thing that goes over: to a place, or away from one. */
interface Move {
  items: readonly Token[];
  place: readonly Token[];
  isAway: boolean;
}

/** What such a clause comes to; undefined where the page has no such lists with such an item, or none that is called so. */
export function transferOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  let isPaired = false;
  for (const move of movesIn(clause)) {
    // What is put into a cart, or off sale, stands in no list of what may be chosen.
    if (stores.test(spell(move.place))) continue;
    const parts = splitList(move.items);
    const names = parts.map((part) => valueOf(withoutArticle(part)));
    const found = names.map((name) => pairedItems(name, scene.index));
    if (!found.every((each) => each.length === 1)) continue;
    const [first, ...others] = found.map(([each]) => each as PairedItem);
    if (!first || others.some(({ from }) => from !== first.from)) continue;
    isPaired ||= !choosing.test(clause.said);
    const isThere = !move.isAway && isSide(move.place, { part: first.from, other: first.to }, scene);
    if (isThere) return { kind: 'done', reason: 'it is in that list already' };
    const isMeant = move.isAway
      ? !first.isLeft && isSide(move.place, { part: first.from, other: first.to }, scene)
      : isSide(move.place, { part: first.to, other: first.from }, scene) ||
        (isPool(first.from, scene) && isAbout(move.place, first.from, scene));
    if (!isMeant) continue;
    if (others.length > 0)
      return {
        kind: 'instead',
        clauses: parts.map((part) => oneOf(part, move)),
      };
    return chosenFirst(clause, first, { name: names[0] ?? '', scene });
  }
  // Marking it in its list brings it nowhere.
  if (isPaired) return { kind: 'none', looked: clause.text, nearest: [], final: true };
  return leftBehind(clause, scene);
}

/** The list of those that may be taken, whatever the other one is called. */
function isPool(part: Entry, { index }: Scene): boolean {
  return titlesOfPart(part, index).some((text) =>
    /^(?:all|available|unassigned|unselected|candidates?|pool|source|remaining|not )\b/i.test(text.trim()),
  );
}

/** What both lists are for, as the headings over them say: "Crew for Sunday". */
function isAbout(place: readonly Token[], part: Entry, { index }: Scene): boolean {
  const words = contentOf(spell(place)).filter((word) => !generic.test(word.text));
  const over = index.entries.filter(({ node, order }) => node.role === 'heading' && order < part.order);
  return (
    words.length > 0 &&
    words.every((word) =>
      over.some(({ node }) => wordsOf(node.name).some((each) => wordLikeness(word, each) >= 0.9)),
    )
  );
}

/** "Choose A as an extra" is not done by marking A, where another list is that of the extras chosen. */
function leftBehind(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!choosing.test(clause.said)) return undefined;
  const places = movesIn(clause).map(({ place }) => contentOf(spell(place)).slice(0, -1));
  const lists = index.entries.filter(({ node }) => node.role === 'listbox' && node.hidden === undefined);
  const says = ({ evidence }: Entry, word: Word): boolean =>
    evidence.some(
      ({ words, kind }) => kind !== 'content' && words.some((each) => wordLikeness(word, each) >= 0.9),
    );
  const isOfTwo = places.some((words) => {
    const called = lists.filter((list) => words.length > 0 && words.every((word) => says(list, word)));
    return called.length > 1 && called.some((list) => chosen.some((word) => says(list, word)));
  });
  return isOfTwo ? { kind: 'none', looked: clause.text, nearest: [], final: true } : undefined;
}

/** Once the item is chosen the button that brings it over is pressed, and then it has to be in the other list. */
export function transferPhase(phase: Transfer, scene: Scene): Outcome {
  const looked = `"${phase.name}" in the other list`;
  const [found, ...others] = pairedItems(phase.name, scene.index);
  if (phase.isMirrored)
    return found?.isMirrored && found.item.node.checked === true
      ? { kind: 'done', reason: 'it is in the other list' }
      : { kind: 'none', looked, nearest: [] };
  if (!found || others.length > 0) return { kind: 'none', looked, nearest: [] };
  if (found.isLeft !== phase.isRightwards) return { kind: 'done', reason: 'it is in the other list' };
  if (phase.isPressed) return { kind: 'none', looked, nearest: [] };
  const mover = moverFor(found, phase.isRightwards, scene);
  if (!mover) return { kind: 'none', looked: `the one button that brings "${phase.name}" over`, nearest: [] };
  return {
    kind: 'steps',
    steps: [stepOn(mover, 'click', { confidence: CONFIDENCE })],
    phase: { ...phase, isPressed: true },
  };
}

function chosenFirst(
  clause: Clause,
  found: PairedItem,
  { name, scene }: { name: string; scene: Scene },
): Outcome {
  const { item, from, isLeft } = found;
  if (found.isMirrored) {
    if (item.node.checked === true) return { kind: 'done', reason: 'it is in that list already' };
    return {
      kind: 'steps',
      steps: [stepOn(item, 'check', { confidence: CONFIDENCE })],
      phase: { kind: 'transfer', name, isRightwards: isLeft, isMirrored: true },
      explained: clause.text,
    };
  }
  const chosen = below(scene.index, from).filter(
    (entry) =>
      entry !== item &&
      (entry.node.checked === true || entry.node.selected === true) &&
      (entry.node.name || entry.node.text) !== name,
  );
  if (chosen.length > 0)
    return {
      kind: 'cannot-tell',
      looked: clause.text,
      reason: 'something else is chosen in that list, and would be moved as well',
    };
  const phase: Transfer = { kind: 'transfer', name, isRightwards: isLeft };
  const isChosen = item.node.checked === true || item.node.selected === true;
  if (isChosen) return transferPhase(phase, scene);
  const list = item.parent?.node.tag === 'select' ? item.parent : undefined;
  const step = list
    ? stepOn(list, 'selectOption', { args: [item.node.name || name], confidence: CONFIDENCE })
    : stepOn(item, item.node.role === 'checkbox' ? 'check' : 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: [step], phase, explained: clause.text };
}

/** The one button for it: it says so, or has become ready by the choice. */
function moverFor({ movers, from, to }: PairedItem, isRightwards: boolean, scene: Scene): Entry | undefined {
  const single = movers.filter((mover) => mover.node.disabled !== true && !wayOf(mover).isAll);
  const own = single.filter((mover) => isInside(mover, from));
  if (own.length === 1) return own[0];
  const wanted = isRightwards ? 'right' : 'left';
  const names = (part: Entry): Word[] => titlesOfPart(part, scene.index).flatMap((text) => wordsOf(text));
  const says = ({ node }: Entry, part: Entry, other: Entry): boolean => {
    const title = names(part).filter(({ text }) => !names(other).some((each) => each.text === text));
    return wordsOf(node.name).some((word) => title.some((each) => wordLikeness(word, each) >= 0.97));
  };
  const [named, ...rivals] = single.filter(
    (mover) => says(mover, to, from) || (wayOf(mover).way === wanted && !says(mover, from, to)),
  );
  if (named) return rivals.length === 0 ? named : undefined;
  const silent = single.filter((mover) => wayOf(mover).way === undefined && !says(mover, from, to));
  const woken = silent.filter(
    ({ node }) => scene.before && entryOf(node.ref ?? '', scene.before)?.node.disabled === true,
  );
  return woken.length === 1 ? woken[0] : undefined;
}

/** Every word of a place is said by a title of the one list, or of both, and one of them by that of the one alone; or it is the right or left one. */
function isSide(
  place: readonly Token[],
  { part, other }: { part: Entry; other: Entry },
  scene: Scene,
): boolean {
  const words = contentOf(spell(place)).filter((word) => !generic.test(word.text));
  const isRight = (part.node.box?.x ?? 0) > (other.node.box?.x ?? 0);
  const [only, ...more] = words;
  if (only && more.length === 0 && /^(?:right|left)$/.test(only.text))
    return (only.text === 'right') === isRight;
  const own = titlesOfPart(part, scene.index).flatMap((text) => wordsOf(text));
  const others = titlesOfPart(other, scene.index).flatMap((text) => wordsOf(text));
  const start = part.parent?.order ?? part.order;
  const around = scene.index.entries
    .slice(Math.max(0, start - REACH), start)
    .flatMap(({ node }) =>
      (node.name || (node.text ?? '')).length <= 40 ? wordsOf(node.name || (node.text ?? '')) : [],
    );
  const isIn = (word: Word, shown: readonly Word[]): boolean =>
    (word.text === 'chosen' ? chosen : [word]).some((asked) =>
      shown.some((each) => wordLikeness(asked, each) >= 0.9),
    );
  return (
    words.length > 0 &&
    words.every((word) => isIn(word, own) || isIn(word, around)) &&
    words.some((word) => isIn(word, own) && !isIn(word, others))
  );
}

/** The ways to read a clause as such. */
function movesIn({ text }: Clause): Move[] {
  const tokens = tokenize(text);
  const [verb = ''] = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  if (!bringing.test(verb) && !taking.test(verb) && !choosing.test(verb)) return [];
  return tokens.flatMap(({ kind, lower }, at) => {
    if (at < 2 || kind !== 'word') return [];
    const isChoice = choosing.test(verb);
    if (isChoice !== (lower === 'as')) return [];
    const isOut = lower === 'out' && tokens[at + 1]?.lower === 'of';
    const isAway = isOut || /^(?:from|off)$/.test(lower);
    if (
      isAway
        ? !taking.test(verb)
        : !isChoice && (!bringing.test(verb) || !/^(?:to|into|onto|on|in)$/.test(lower))
    )
      return [];
    const front = tokens.slice(1, at);
    const items = /^(?:over|across|back)$/.test(front.at(-1)?.lower ?? '') ? front.slice(0, -1) : front;
    const place = tokens.slice(isOut ? at + 2 : at + 1);
    return items.length > 0 && place.length > 0 && place.length <= 6
      ? [{ items, place: isChoice ? [...place, wordToken('chosen')] : place, isAway }]
      : [];
  });
}

function oneOf(part: readonly Token[], { place, isAway }: Move): Clause {
  const said = spell(withoutArticle(part));
  const text = `${isAway ? 'remove' : 'move'} ${said} ${isAway ? 'from' : 'to'} ${spell(place)}`;
  return { verb: 'goal', said: isAway ? 'remove' : 'move', readings: [{ target: tokenize(text) }], text };
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  return first?.kind === 'word' && /^(?:the|a|an|both)$/.test(first.lower) ? rest : tokens;
}
