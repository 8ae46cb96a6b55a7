/**
 * "Follow everyone except Tomas Reis", "like both songs by Mira Sol", "remove everything but the Sencha from the cart": the deed is done to each
 * record of the one list in which it can be done, by the control that each has for it.
 */
import { type Clause, spell } from '../../language/clause.js';
import { splitExcept } from '../../language/counting.js';
import type { Token } from '../../language/lexer.js';
import { splitList } from '../../language/phrase.js';
import { wordToken } from '../../language/token-runs.js';
import {
  contentOf,
  fold,
  isStopWord,
  toWord,
  vagueNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { describe } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  listAround,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { isOfFurtherPages } from '../../matching/more-pages.js';
import { isKindNowhere } from '../../matching/noun-nowhere.js';
import { textsOf } from '../../matching/record-texts.js';
import { recordOf } from '../../matching/relations.js';
import { contextFit } from '../../matching/surroundings.js';
import { isDone, isLeft } from './not-yet-so.js';
import { doesVerb, isKindNoun, namesVerb } from './record-handle.js';
import { describing } from '../../language/describing-words.js';
import { selects } from './selects-row.js';
import { isTitleOfOthers } from '../evidence/said-of-others.js';

/** Most records that one sentence is about. */
const MAX_RECORDS = 12;

/** Most texts of a record that are tried for its name. */
const MAX_NAMES = 3;

/** What is done to all at once means something else than to do it to one after the other. */
const onlyOne =
  /^(?:play|start|open|view|show|see|read|watch|listen|edit|select|choose|pick|call|go|sort|load)$/;

/** What is said of the records: which, but for which, and where. */
interface Said {
  isBoth: boolean;
  /** Words that each of them says. */
  telling: readonly Word[];
  /** What they are called, and where they stand. */
  nouns: readonly Word[];
  place: readonly Word[];
  excepted: readonly (readonly Word[])[];
}

/** A control that does the deed, and its record. */
interface Doing {
  control: Entry;
  record: Entry;
}

/** The deed once for each; undefined unless one list is meant, and each of its records is known by a name of its own. */
export function eachOfList(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  // What goes into the form that came up goes there as a whole, or not at all.
  if (clause.opened) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  // One follows a link by a click, and people by their buttons.
  const isFollow = clause.verb === 'click' && clause.said === 'follow';
  const isClose = clause.verb === 'close' && clause.said === 'close';
  const isBare = isFollow || isClose;
  const [verb, ...rest] = isBare ? [wordToken(clause.said), ...target] : target;
  if ((clause.verb !== 'goal' && !isBare) || clause.said === '' || verb?.kind !== 'word') return undefined;
  if (onlyOne.test(verb.lower)) return undefined;
  const said = saidOf(rest, scene.index);
  // Of those on the other pages nothing would be done.
  if (said && isOfFurtherPages(clause.text, scene.index)) return undefined;
  // "Delete all emails", where nothing is one: what is gone does not come back.
  if (
    /^(?:delete|remove|erase)$/.test(verb.lower) &&
    said?.nouns.some((noun) => isKindNowhere(noun, scene.index))
  )
    return undefined;
  const meant = said && recordsMeant(toWord(verb.lower), said, scene.index);
  // One that cannot be used now: it would not be all of them.
  const idle = meant?.find(({ control }) => control.node.disabled === true);
  if (idle) return refusedFor(idle, clause);
  if (!meant || meant.length > MAX_RECORDS) return undefined;
  const clauses = meant.flatMap((each) => clauseFor(each, { clause, verb, scene, ground }) ?? []);
  return clauses.length === meant.length ? { kind: 'instead', clauses } : undefined;
}

function saidOf(tokens: readonly Token[], index: PageIndex): Said | undefined {
  const [first] = tokens;
  const isAll = /^(?:all|every|each|both|everyone|everybody|everything)$/.test(first?.lower ?? '');
  if (first?.kind !== 'word' || !(isAll || areThose(tokens))) return undefined;
  const joint = tokens.findLastIndex(
    ({ kind, lower }) => kind === 'word' && /^(?:from|in|on|off)$/.test(lower),
  );
  const isPlace = joint > 0 && /^(?:the|my|this)$/.test(tokens[joint + 1]?.lower ?? '');
  const inner = tokens.slice(1, isPlace ? joint : tokens.length);
  // "Everyone except X": there has to be something in front of it.
  const parts = splitExcept([first, ...inner]);
  const named = parts ? parts.before.slice(1) : inner;
  const words = named.flatMap(({ kind, text }, at) =>
    kind === 'punctuation' || saysWhose(named, at) ? [] : contentOf(text),
  );
  const content = words.filter(({ text }) => !joints.test(text));
  return {
    isBoth: first.lower === 'both',
    nouns: content.filter((word) => isKindNoun(word, index)),
    telling: content.filter((word) => !isKindNoun(word, index)),
    place: isPlace ? contentOf(spell(tokens.slice(joint + 1))) : [],
    excepted: splitList(parts?.behind ?? []).map((part) =>
      contentOf(spell(part).replaceAll('"', '')).filter(({ text }) => !joints.test(text)),
    ),
  };
}

/** "The finished tasks", "the tasks that are done": all of which that is so. */
function areThose([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.lower === 'the' &&
    rest.some(({ lower }) => isDone.test(lower) || isLeft.test(lower)) &&
    rest.some(
      ({ kind, lower }) => kind === 'word' && /[^s]s$/.test(lower) && !/^(?:is|has|was|this)$/.test(lower),
    )
  );
}

function isByBox({ telling }: Said): boolean {
  return telling.some(({ text }) => isDone.test(text) || isLeft.test(text));
}

/** "The messages sent by Ann" are those that say Ann; those "sent by me" say nothing. */
function saysWhose(tokens: readonly Token[], at: number): boolean {
  const [lead, joint, ...whose] = tokens.slice(at);
  return (
    at > 0 &&
    describing.has(lead?.lower ?? '') &&
    /^(?:by|from)$/.test(joint?.lower ?? '') &&
    whose.some(({ text }) => contentOf(text).length > 0)
  );
}

/** Words that stand for a record, or between it and what it says. */
const joints = /^(?:of|one|ones|them|these|those|other|others|about|called|named|titled)$/;

/** The records of the one list; undefined where several lists have such controls, or what is excepted is none of them. */
function recordsMeant(verb: Word, said: Said, index: PageIndex): readonly Doing[] | undefined {
  const lists = new Map<Entry, Doing[]>();
  for (const control of index.actionable) {
    const record = doesVerb(control, verb) && isShown(control) ? recordOf(control) : undefined;
    const list = record && record !== control ? listAround(record) : undefined;
    if (!record || !list || !isIn(control, list, said.place)) continue;
    lists.set(list, [...(lists.get(list) ?? []), { control, record }]);
  }
  const fitting = [...lists.entries()].flatMap(([list, every]) => {
    const all = sayingIt(every, verb);
    if (said.nouns.some((noun) => isOfOthers(noun, list, all, index))) return [];
    // "All reviews" are only some of the posts, if some of them say so; which, the word alone does not tell for sure.
    if (said.nouns.some((noun) => isSaidBySome(noun, all))) return [];
    const state = fold(said.telling.map(({ text }) => text).join(' '));
    const isState = all.some(({ record }) => textsOf(record.node).includes(state));
    const ticked = isState ? undefined : tickedBy(state, all, index);
    const told = all.filter(({ record }) =>
      ticked !== undefined
        ? boxIn(record, index)?.node.checked === ticked
        : // "All open alarms" are not the closed one that is called "Door left open".
          isState
          ? textsOf(record.node).includes(state)
          : said.telling.every((word) => says(record, word)),
    );
    return told.length > 0 ? [{ told, all }] : [];
  });
  const [{ told: only, all } = { told: undefined, all: [] }, ...others] = fitting;
  if (!only || others.length > 0 || new Set(only.map(({ record }) => record)).size < only.length)
    return undefined;
  const left = said.excepted.map((words) =>
    only.filter(({ record }) => words.length > 0 && words.every((word) => says(record, word))),
  );
  if (left.some(({ length }) => length !== 1)) return undefined;
  const meant = only.filter((each) => !left.some(([other]) => other === each));
  // What cannot be deleted stays, and then it was not all of them; what is followed or closed already is.
  if (verb.meaning === toWord('delete').meaning && leavesOut(all, said)) return undefined;
  const least = said.excepted.length > 0 || isByBox(said) ? 1 : 2;
  return meant.length >= least && (!said.isBoth || meant.length === 2) ? meant : undefined;
}

function isSaidBySome(noun: Word, all: readonly Doing[]): boolean {
  const { length } = all.filter(({ record }) => says(record, noun));
  return length > 1 && length < all.length && !vagueNouns.has(noun.stem);
}

/** Whether what is said of the records is that their boxes are ticked, or are not: each of them has one, which does more than to select it. */
function tickedBy(state: string, all: readonly Doing[], index: PageIndex): boolean | undefined {
  if (!isDone.test(state) && !isLeft.test(state)) return undefined;
  const boxes = all.map(({ record }) => boxIn(record, index));
  const isTold = boxes.every(
    (box) => box && (/^(?:un)?(?:ticked|checked)$/.test(state) || !selects(box, state, index)),
  );
  return isTold ? isDone.test(state) : undefined;
}

function boxIn(record: Entry, index: PageIndex): Entry | undefined {
  const [box, ...others] = below(index, record).filter(({ node }) => node.role === 'checkbox');
  return others.length === 0 ? box : undefined;
}

/** Where a record has a button that says the verb, "Close" beside it is no cross that deletes. */
function sayingIt(all: readonly Doing[], verb: Word): readonly Doing[] {
  const saying = new Set(all.filter(({ control }) => namesVerb(control, verb)).map(({ record }) => record));
  return all.filter(({ control, record }) => !saying.has(record) || namesVerb(control, verb));
}

/** Another line beside these says all that is said of them, and has no such control. */
function leavesOut(all: readonly Doing[], { telling }: Said): boolean {
  const [first] = all;
  const lines = first?.record.parent?.node.children ?? [];
  return lines.some(
    (line) =>
      line.role === first?.record.node.role &&
      line.tag === first.record.node.tag &&
      !all.some(({ record }) => record.node === line) &&
      !line.children.some(({ role }) => role === 'columnheader') &&
      telling.every((word) => wordsOf(readable(line)).some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
}

/** "All posts" are not the people beside them: the records of another list are called so, and these are not. */
function isOfOthers(noun: Word, list: Entry, all: readonly Doing[], index: PageIndex): boolean {
  if (vagueNouns.has(noun.stem)) return false;
  const isCalled = ({ node }: Entry): boolean =>
    wordsOf(`${node.name} ${(node.classes ?? []).join(' ')} ${node.role}`).some(
      (word) => wordLikeness(noun, word) >= 0.9,
    );
  if ([list, ...all.map(({ record }) => record)].some(isCalled)) return false;
  if (all.every(({ control }) => contextFit(control, [noun], [], list.parent ?? list) > 0)) return false;
  return (
    index.entries.some((entry) => entry.record && isCalled(entry)) ||
    isTitleOfOthers(
      noun,
      all.map(({ control }) => control),
      index,
    )
  );
}

function isShown({ node }: Entry): boolean {
  return node.ref !== undefined && node.hidden === undefined;
}

/** The deed for the rest would not be for all: none is done. */
function refusedFor({ control }: Doing, { text }: Clause): Outcome {
  return {
    kind: 'none',
    looked: text,
    partly: true,
    nearest: [
      {
        ref: control.node.ref ?? '',
        description: describe(control),
        score: 0.5,
        reason: 'it is disabled, and would be left out',
      },
    ],
  };
}

/** The list, or what holds it, is called so. */
function isIn(control: Entry, list: Entry, place: readonly Word[]): boolean {
  if (place.length === 0) return true;
  const titles = [list, ...ancestorsOf(list)].map(({ node }) =>
    wordsOf(`${node.name} ${(node.classes ?? []).join(' ')}`),
  );
  return place.every(
    (word) =>
      contextFit(control, [word], [], list.parent ?? list) > 0 ||
      titles.some((title) => title.some((each) => wordLikeness(word, each) >= 0.9)),
  );
}

function says({ node }: Entry, word: Word): boolean {
  return wordsOf(`${node.name} ${readable(node)}`).some((shown) => wordLikeness(word, shown) >= 0.9);
}

/** The same deed for one record, by a text in it that leads to its control and to no other. */
function clauseFor(
  { control, record }: Doing,
  {
    clause,
    verb,
    scene,
    ground,
  }: {
    clause: Clause;
    verb: Token;
    scene: Scene;
    ground: (clause: Clause, scene: Scene) => Outcome;
  },
): Clause | undefined {
  const names = textsOf(record.node).filter((text) => wordsOf(text).some((word) => !isStopWord(word)));
  for (const name of names.slice(0, MAX_NAMES)) {
    const target: Token[] = [verb, { ...wordToken(name), kind: 'quoted', text: name }];
    const one: Clause =
      clause.verb === 'close'
        ? { ...clause, readings: [{ target: target.slice(1) }], text: spell(target) }
        : { verb: 'goal', said: clause.said, readings: [{ target }], text: spell(target) };
    const outcome = ground(one, scene);
    const [step, ...others] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
    if (step?.method === 'click' && step.ref === control.node.ref && others.length === 0) return one;
  }
  return undefined;
}
