/** "Tick the third task", "tick all tasks": of a list whose lines each have the one box that is wanted, the boxes of the lines that are counted, whatever it is called. */
import type { Want } from './candidate.js';
import { isHeaderRow } from './containers.js';
import { isNounOfPage } from './nouns-of-page.js';
import { type Entry, isInside, listAround, mentionsOf, type PageIndex } from './page-index.js';
import { visibility } from './penalties.js';
import type { Phrase } from '../language/phrase.js';
import { recordOf } from './relations.js';
import { isStopWord, toWord, type Word, wordsOf, wordsOfMarks } from '../language/words.js';

/** A button of a line may do anything to it, and is not what the line is called by. */
const boxes = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;

/** The boxes that are meant, in the order of the page; undefined where no lines are counted that have one, or more than one list has such. */
export function countedRecords(
  phrase: Phrase,
  index: PageIndex,
  { want, isPlaced }: { want: Want; isPlaced: (boxes: readonly Entry[]) => boolean },
): readonly Entry[] | undefined {
  const { ordinal = 0, take, all = false } = phrase;
  const noun = (ordinal === 0 && !all) || want.nameless !== 'any' ? undefined : nounOf(phrase);
  if (!noun) return undefined;
  const lists = boxesByList(want, index).filter(
    (list) => isCalled(noun, list, index) && (!phrase.relation || isPlaced([...list.boxOf.values()])),
  );
  const named = lists.filter(({ list, lines }) => isSaidOf(noun, [list, ...lines]));
  const [only, ...others] = named.length > 0 ? named : lists;
  if (!only || others.length > 0) return undefined;
  if (all) return only.boxOf.size === only.lines.length ? [...only.boxOf.values()] : undefined;
  const from = ordinal > 0 ? ordinal - 1 : only.lines.length + ordinal;
  const lines = from < 0 ? [] : only.lines.slice(from, from + (take ?? 1));
  const meant = lines.map((line) => only.boxOf.get(line));
  return meant.length === (take ?? 1) && meant.every((box) => box !== undefined) ? meant : undefined;
}

/** The noun of a phrase that counts and says nothing else. */
function nounOf({
  words,
  literals,
  edges,
  superlative,
  parity,
  behind,
  except,
  both,
}: Phrase): Word | undefined {
  const said = words.filter(({ word }) => !isStopWord(word));
  const isPlain =
    literals.length === 0 && behind === undefined && !(edges ?? superlative ?? parity ?? except ?? both);
  return isPlain && said.length === 1 ? said[0]?.word : undefined;
}

interface Listed {
  list: Entry;
  /** Its lines, those without a box among them. */
  lines: readonly Entry[];
  boxOf: ReadonlyMap<Entry, Entry>;
}

/** The lists of which two lines at least have just one box. */
function boxesByList(want: Want, index: PageIndex): Listed[] {
  const lists = new Map<Entry, Map<Entry, Entry[]>>();
  for (const entry of index.actionable) {
    if (!boxes.test(entry.node.role) || want.fit(entry.node, entry) === 0) continue;
    if (visibility(entry.node) === 0 || want.among?.(entry) === false) continue;
    const record = recordOf(entry);
    const list = record && listAround(record);
    if (!record || !list) continue;
    const lines = lists.get(list) ?? new Map<Entry, Entry[]>();
    lists.set(list, lines.set(record, [...(lines.get(record) ?? []), entry]));
  }
  return [...lists].flatMap(([list, found]) => {
    const single = [...found].filter(([, each]) => each.length === 1);
    if (single.length < 2 || single.length < found.size) return [];
    const [sample] = single[0] ?? [];
    const lines = index.entries
      .slice(list.order + 1, list.end + 1)
      .filter(
        (entry) =>
          entry.record &&
          listAround(entry) === list &&
          entry.node.role === sample?.node.role &&
          !isHeaderRow(entry) &&
          visibility(entry.node) > 0,
      );
    return [{ list, lines, boxOf: new Map(single.map(([line, [box]]) => [line, box as Entry])) }];
  });
}

/** What a line of any list is called. */
const anyLine = /^(?:item|entry|row|line|record|one|box|checkbox)$/;

/** What people call what they have to do, whatever the page does. */
const toDo = /^(?:task|todo|chore)$/;

/** It may be said of any list, or the page says so: over the list, in its classes, or where things are added to it. */
function isCalled(noun: Word, { list, lines }: Listed, index: PageIndex): boolean {
  if (anyLine.test(noun.stem) || isSaidOf(noun, [list, ...lines])) return true;
  const isAround = (word: Word): boolean =>
    isNounOfPage(word, index) ||
    [...mentionsOf(word, index)].some(
      (entry) =>
        !isInside(entry, list) &&
        entry.evidence.some(({ words }) => words.some(({ stem }) => stem === word.stem)),
    );
  return (
    isAround(noun) ||
    (toDo.test(noun.stem) &&
      ['todo', 'task'].some((each) => isAround(toWord(each)) || isSaidOf(toWord(each), [list, ...lines])))
  );
}

/** A class, id or name of the list or of one of its lines says the noun. */
function isSaidOf(noun: Word, entries: readonly Entry[]): boolean {
  return entries.some(({ node }) => {
    const marks = wordsOfMarks([...(node.classes ?? []), node.id ?? '']);
    const name = node.role === 'listitem' || node.role === 'row' ? '' : node.name;
    return wordsOf(`${marks} ${name}`).some(({ stem }) => stem === noun.stem);
  });
}
