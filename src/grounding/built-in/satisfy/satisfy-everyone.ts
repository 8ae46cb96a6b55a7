/**
 * What is said of all records or of none: "every task is done", "nobody has paid yet". Each record has to tell whether it is so: by its
 * own box, by yes and no under a header that says it, by a word and its opposite in one column, or by a class that some of them have.
 */
import type { PlannedCheck } from '../../../contract/check.js';
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { columnTexts } from '../extract/extract-columns.js';
import type { Column } from '../extract/extract-labels.js';
import { readLeaf } from '../extract/extract-leaf.js';
import { overlaps } from '../extract/extract-outer.js';
import type { PageIndex } from '../extract/extract-page.js';
import type { Region } from '../extract/extract-regions.js';
import { visible } from '../extract/extract-tree.js';
import { explained, plainWords } from '../extract/extract-words.js';
import { isKindOf } from '../extract/records-said.js';
import { fold } from '../language/words.js';
import { classCheck } from './satisfy-classes.js';
import { answers, no, yes } from './satisfy-answered.js';
import type { Sentence } from './satisfy-plain-sentence.js';

const said =
  /^(?<many>every|each|all|no|none of|nobody|no one|everybody|everyone)(?: (?:of )?(?:the )?(?<noun>(?!has\b|have\b|is\b|are\b)\p{L}+))? (?:is|are|has been|have been|has|have) (?<state>\p{Ll}+)(?: (?:yet|already|now))?$/iu;

/** States that a box beside a task tells. */
const doneWords = ['done', 'completed', 'complete', 'finished'];
const ofTasks = /^(?:tasks?|todos?|chores?|goals?|steps?|items?)$/iu;

interface Told {
  /** Of each record. */
  are: readonly boolean[];
  checks: (isSo: boolean) => PlannedCheck[];
}

/** The checks of such a sentence; undefined where a record does not tell, or records of two kinds may be meant. */
export function everyChecks(text: string, { page }: Sentence): PlannedCheck[] | undefined {
  const { many = '', noun = '', state = '' } = said.exec(text)?.groups ?? {};
  const isOfPersons = /^(?:nobody|no one|everybody|everyone)$/iu.test(many);
  if (state === '' || isOfPersons !== (noun === '') || state === 'not') return undefined;
  const [head = ''] = plainWords(noun);
  const isSo = /^(?:every|each|all)/iu.test(many);
  const found = page.regions.flatMap((region) => {
    if (region.kind === 'sections' || region.items.length < 2 || page.isAside(region.container)) return [];
    if (!isOfPersons && !isKindOf(page, region, head)) return [];
    const ways = [
      byBox(region, noun, state, page),
      byAnswer(page, region, state),
      byWord(page, region, state),
      byClass(region, state),
    ].filter((way) => way !== undefined);
    return ways.length > 0 ? [{ region, ways }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ region }) => !overlaps(page, region, first.region))) return undefined;
  const ways = found.flatMap((each) => each.ways);
  const verdicts = new Set(ways.map(({ are }) => are.every((each) => each === isSo)));
  return verdicts.size === 1 ? first.ways[0]?.checks(isSo) : undefined;
}

/** The one box of each task; where tasks say a state in words as well, the box may be there to select them. */
function byBox({ items }: Region, noun: string, state: string, page: PageIndex): Told | undefined {
  if (!doneWords.includes(state) || !ofTasks.test(noun)) return undefined;
  const boxes = items.map((item) =>
    [...visible(item)].filter(({ role, checked }) => role === 'checkbox' && typeof checked === 'boolean'),
  );
  const saysState = items.some((item) =>
    page.textsOf(item).some((text) => text.size <= 2 && [...text].some((word) => stateWord.test(word))),
  );
  if (saysState || boxes.some((each) => each.length !== 1 || each[0]?.ref === undefined)) return undefined;
  const all = boxes.flat();
  return {
    are: all.map(({ checked }) => checked === true),
    checks: (isSo) => all.map(({ ref = '' }) => ({ kind: 'state', ref, state: 'checked', is: isSo })),
  };
}

const stateWord = /^(?:done|open|pending|todo|progress|completed?|finished|closed|new|overdue|blocked)$/u;

/** Yes and no under a header that says it. */
function byAnswer(page: PageIndex, region: Region, state: string): Told | undefined {
  const columns = region.columns().filter((column) => answers(page, column, new Set([state])));
  return listOf(page, columns, (text) => new RegExp(yes, 'u').test(text), { is: yes, isNot: no });
}

/** The word, or the word with "un" or "not", in one column of short texts. */
function byWord(page: PageIndex, region: Region, state: string): Told | undefined {
  const opposite = [`un${state}`, `not ${state}`, `not yet ${state}`, `in${state}`];
  const columns = region.columns().filter((column) => {
    if (
      column.places.some((place) => !place || /^(?:button|heading|checkbox|option)$/u.test(place.node.role))
    )
      return false;
    const texts = columnTexts(page, column).map(fold);
    const isTold = texts.some((text) => text === state || opposite.includes(text));
    // "Partly paid" is neither, and a word for the same would be told apart by nobody.
    const isClear = texts.every(
      (text) =>
        text === state ||
        opposite.includes(text) ||
        (!plainWords(text).includes(state) && !isSynonym(text, state) && text !== '' && text.length <= 30),
    );
    return isTold && isClear && new Set(texts).size < Math.max(texts.length, 3);
  });
  const word = `[${state[0]?.toUpperCase() ?? ''}${state[0] ?? ''}]${state.slice(1)}`;
  const all = state.toUpperCase();
  return listOf(page, columns, (text) => fold(text) === state, {
    is: `^(?:${word}|${all})$`,
    isNot: `^(?!(?:${word}|${all})$).+$`,
  });
}

function isSynonym(text: string, state: string): boolean {
  return doneWords.includes(state) && [...doneWords, 'closed', 'resolved', 'ready'].includes(text);
}

function listOf(
  page: PageIndex,
  columns: readonly Column[],
  isYes: (text: string) => boolean,
  expected: { is: string; isNot: string },
): Told | undefined {
  const different = new Map(columns.map((column) => [columnTexts(page, column).join('\n'), column]));
  const [column] = different.values();
  if (!column || different.size > 1) return undefined;
  const items = column.places.flatMap((place): Reading[] => {
    const leaf = place && readLeaf(page.tree, place, { kind: 'scalar', parse: 'string', description: '' });
    return leaf?.ok ? [leaf.reading] : [];
  });
  const region = page.regions.find((each) => each.columns().includes(column));
  const itemRefs = region?.items.map(({ ref = '' }) => ref) ?? [];
  if (items.length !== itemRefs.length || itemRefs.includes('')) return undefined;
  return {
    are: columnTexts(page, column).map(isYes),
    checks: (isSo) => [
      {
        kind: 'every',
        list: { kind: 'list', items, itemRefs },
        operator: 'matches',
        expected: isSo ? expected.is : expected.isNot,
        is: true,
      },
    ],
  };
}

/** A class of that name, which some have and others have not. */
function byClass({ items }: Region, state: string): Told | undefined {
  const names = doneWords.includes(state) ? doneWords : [state];
  const classOf = (node: SnapshotNode): string | undefined =>
    (node.classes ?? []).find((each) => {
      const words = plainWords(each.replace(/^(?:is|has)[-_]/u, ''));
      return (
        words.length === 1 && names.some((name) => explained(name, new Set(words)) >= 1 || words[0] === name)
      );
    });
  const marks = [...new Set(items.map(classOf))];
  const [mark] = marks.filter((each) => each !== undefined);
  // What all have or none has may be the name of the list.
  if (mark === undefined || marks.length !== 2 || items.some(({ ref }) => ref === undefined))
    return undefined;
  return {
    are: items.map((item) => classOf(item) !== undefined),
    checks: (isSo) => items.map(({ ref = '' }) => classCheck(ref, mark, isSo)),
  };
}
