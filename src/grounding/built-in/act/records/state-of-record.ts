/**
 * "Make the Fix header entry not billable", "mark the lesson as unread": what the row or card of that name has a switch or pressed button for
 * is brought to that state, and no other row.
 */
import type { Clause } from '../../language/clause.js';
import { fold, isStopWord, vagueNouns, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { headersOver, titleOfColumn } from '../../matching/headers-over.js';
import { recordOf } from '../../matching/relations.js';
import { checkSteps } from '../controls/do-state.js';
import { isKind } from './record-deed.js';

const CONFIDENCE = 0.84;

/** Most words of a state. */
const MOST_WORDS = 3;

/** The one switch of that name in the one row or card that says the rest; undefined where none has it, or several. */
export function stateOfRecord({ text }: Clause, { index }: Scene): Outcome | undefined {
  for (const { object, state, on } of statesIn(text)) {
    const said = wordsOf(object).filter((word) => !isStopWord(word));
    const telling = said.filter((word) => !isKind(word));
    const literal = /^"(.+)"$/.exec(object)?.[1];
    const words = telling.length > 0 ? telling : said;
    const switches = index.actionable.filter((entry) => isSwitch(entry));
    const found = switches.filter((entry) => {
      const record = recordOf(entry);
      if (!record || record === entry || !isCalled(entry, wordsOf(state), words, index)) return false;
      const shown = aroundOf(record);
      // One noun may say what kind of thing it is; of two, one is what it is called by.
      if (said.filter((word) => !isSaid(word, shown)).length > 1) return false;
      // "The house park" is not the car park: a noun before a plain word is a part of what it is called.
      const [lead] = said;
      const isPart = words.length === 1 && lead !== words[0] && !/[\p{Lu}\d"]/u.test(object);
      if (isPart && lead && !isSaid(lead, shown) && !vagueNouns.has(lead.stem)) return false;
      // "Question 2 and 3" are two of them.
      if (/ and /i.test(object) && !fold(readable(record.node)).includes(fold(object))) return false;
      const isIt = literal === undefined || fold(readable(record.node)).includes(fold(literal));
      return isIt && words.length > 0 && words.every((word) => isSaid(word, shown));
    });
    const [only, ...others] = found;
    if (only && others.length === 0) {
      const outcome = checkSteps([only], on, CONFIDENCE);
      return outcome.kind === 'done' ? { kind: 'done', reason: outcome.reason } : explaining(outcome, text);
    }
    if (others.length > 0) return undefined;
  }
  return undefined;
}

interface Said {
  object: string;
  state: string;
  on: boolean;
}

/** Each way to divide "make A B not C", "mark A B as not C", "mark A B as unC". */
function statesIn(text: string): Said[] {
  const line = text.trim().replace(/[.!]+$/, '');
  const [, put, thing, way, noun] =
    /^(put|take|remove) (.+) (on|in|off|out of|from) (\p{L}+)$/iu.exec(line) ?? [];
  // "Put the lamp on sale", "take it off sale", under a title "On sale".
  if (put !== undefined && thing !== undefined && noun !== undefined) {
    const on = way === 'on' || way === 'in';
    const isPut = /^put$/i.test(put);
    return on && !isPut ? [] : [{ object: thing, state: noun, on }];
  }
  const [, verb, rest = ''] = /^(mark|flag|make|set) (.+)$/i.exec(line) ?? [];
  if (verb === undefined) return [];
  if (/^make$/i.test(verb)) {
    const [, before, after] = /^(.+) (?:not|no longer) (?:an? )?(.+)$/i.exec(rest) ?? [];
    if (before !== undefined && after !== undefined) return [{ object: before, state: after, on: false }];
    const words = rest.split(' ');
    return Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, at) => {
      const end = words.length - 1 - at;
      const object = words.slice(0, end).join(' ').replace(/ an?$/i, '');
      return withoutPrefix(object, words.slice(end).join(' '));
    }).flat();
  }
  const [, object, state = ''] = /^(.+) (?:as|to) (.+)$/i.exec(rest) ?? [];
  if (object === undefined || state.split(' ').length > MOST_WORDS + 1) return [];
  const negated = /^(?:not|no longer) (.+)$/i.exec(state)?.[1];
  return negated === undefined ? withoutPrefix(object, state) : [{ object, state: negated, on: false }];
}

/** "Unread", where nothing is called so, is not read. */
function withoutPrefix(object: string, state: string): Said[] {
  const positive = /^(?:un|in|non-?)(\p{L}{4,}.*)$/iu.exec(state)?.[1];
  return [
    { object, state, on: true },
    ...(positive === undefined ? [] : [{ object, state: positive, on: false }]),
  ];
}

function isSwitch({ node }: Entry): boolean {
  return (
    node.hidden === undefined &&
    node.disabled !== true &&
    (/^(?:checkbox|switch)$/.test(node.role) || (node.role === 'button' && node.pressed !== undefined))
  );
}

/** It is called by the state, and by nothing else but the record: "Billable", "Mobile app active"; or the one title over it is. */
function isCalled(entry: Entry, state: readonly Word[], object: readonly Word[], index: PageIndex): boolean {
  const isSo = (words: readonly Word[]): boolean => {
    const shown = words.filter((word) => !isStopWord(word));
    return (
      state.every((word) => isSaid(word, shown)) &&
      shown.every((word) => isSaid(word, state) || isSaid(word, object))
    );
  };
  const own = entry.evidence.filter(
    ({ kind, text }) =>
      !/^(?:id|class|type|test id|label-nearby|value)$/.test(kind) &&
      // How a switch is drawn is no name of it.
      !(kind === 'icon' && /\b(?:switch|toggle|handle|thumb|knob)\b/.test(text)),
  );
  if (own.length > 0) return own.some(({ words }) => isSo(words));
  const [header, ...others] = headersOver(entry, index);
  if (!header || others.length > 0) return false;
  const title = titleOfColumn(header, index);
  return isSo(wordsOf(title)) || isAbbreviated(title, state);
}

/** "Bill." over a column, for "billable". */
function isAbbreviated(title: string, [word, ...others]: readonly Word[]): boolean {
  const [, start = ''] = /^(\p{L}{3,})\.$/u.exec(title.trim()) ?? [];
  return word !== undefined && others.length === 0 && start !== '' && word.text.startsWith(fold(start));
}

/** What a record says, and the titles of what it lies in: "today's stand-up". */
function aroundOf(record: Entry): readonly Word[] {
  const titles = [...ancestorsOf(record)]
    .slice(0, TITLE_LEVELS)
    .flatMap(({ node }) =>
      node.children.filter(({ role }) => role === 'heading').map((each) => `${each.name} ${readable(each)}`),
    );
  return wordsOf([readable(record.node, 'without buttons'), record.node.name, ...titles].join(' '));
}

/** So far up from a record the title of its part is looked for. */
const TITLE_LEVELS = 2;

function isSaid(word: Word, among: readonly Word[]): boolean {
  return among.some((each) => wordLikeness(word, each) >= 0.9);
}
