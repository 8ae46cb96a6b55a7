/** Rows, cards and items by what they are called: by one of the texts that they show. */
import type { Token } from '../../language/lexer.js';
import { isKindNoun } from './record-handle.js';
import {
  fold,
  isStopWord,
  recordNouns,
  toWord,
  vagueNouns,
  type Word,
  wordsOf,
} from '../../language/words.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';

/** A record with its texts, folded. */
export interface Called {
  record: Entry;
  texts: readonly string[];
}

const groupsOnce = new WeakMap<PageIndex, readonly (readonly Called[])[]>();

/** The records of a page by the list that they are in, with what they show; several rules ask for them. */
export function recordGroups(index: PageIndex): readonly (readonly Called[])[] {
  let known = groupsOnce.get(index);
  if (!known) groupsOnce.set(index, (known = groupsIn(index)));
  return known;
}

function groupsIn(index: PageIndex): readonly (readonly Called[])[] {
  const groups = new Map<Entry, Called[]>();
  for (const record of index.entries) {
    if (!record.record || !record.parent || record.node.hidden !== undefined) continue;
    const texts = [
      ...partsOf(record.node),
      ...below(index, record).flatMap(({ node }) => ownTexts(node)),
    ].map((text) => fold(text));
    const group = groups.get(record.parent);
    if (group) group.push({ record, texts });
    else groups.set(record.parent, [{ record, texts }]);
  }
  return [...groups.values()];
}

/** The only record that is called so: by a whole text, or else by whole words in one. */
export function called<Record extends Called>(group: readonly Record[], name: string): Record | undefined {
  if (name === '') return undefined;
  const whole = group.filter(({ texts }) => texts.includes(name));
  const fitting =
    whole.length > 0 ? whole : group.filter(({ texts }) => texts.some((text) => holds(text, name)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a text says a name, both folded, in whole words. */
export function holds(text: string, name: string): boolean {
  return ` ${text} `.includes(` ${name} `);
}

/** The pieces of a line that is read as one text. */
function partsOf({ parts = [] }: Entry['node']): readonly string[] {
  return parts.length > 1 ? parts.map(({ text }) => text) : [];
}

/** What a node shows that is no control. */
function ownTexts(node: Entry['node']): readonly string[] {
  const { role, text, name } = node;
  if (/^(?:button|option|checkbox|combobox|textbox|img)$/.test(role)) return [];
  const shown = text ?? (/^(?:text|cell|gridcell|rowheader|heading|link)$/.test(role) ? name : '');
  return shown === '' ? [] : [...partsOf(node), shown];
}

/** A word for what such records are, or for their boxes. */
export function isRecordNoun({ kind, text, lower }: Token, index: PageIndex): boolean {
  if (kind !== 'word' || text !== lower) return false;
  const word = toWord(lower);
  if (isStopWord(word)) return false;
  return (
    /^(?:rows?|lines?|boxes|box|checkbox(?:es)?)$/.test(lower) ||
    vagueNouns.has(word.stem) ||
    recordNouns.has(word.stem) ||
    isKindNoun(word, index) ||
    isMade(word, index)
  );
}

/** "New login", "+ Add question": what a page makes new ones of is what it lists. */
function isMade(noun: Word, { actionable }: PageIndex): boolean {
  return actionable.some(({ node }) => {
    if (!/^(?:button|link|generic)$/.test(node.role) || node.hidden !== undefined) return false;
    const [deed, ...named] = wordsOf(node.name || (node.text ?? '')).filter(
      (word) => /\p{L}/u.test(word.text) && !isStopWord(word),
    );
    const [only, ...more] = named.filter(({ text }) => text !== 'new');
    return /^(?:new|add|create)$/.test(deed?.text ?? '') && more.length === 0 && only?.stem === noun.stem;
  });
}
