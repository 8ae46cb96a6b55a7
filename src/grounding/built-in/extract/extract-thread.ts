/**
 * "Ana's first message", "the latest comment", "who wrote the oldest message": the messages of a thread in the order of their times, which
 * may stand with the newest on top. Where no times are given the first may be either, and is not told.
 */
import { parseDate, parseDateTime } from '../../../contract/parse-date.js';
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { kindsOfText } from './extract-kinds-of-text.js';
import { refsOf } from './headed-groups.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import { leavesOf } from './extract-parts.js';
import type { Want } from './extract-schema.js';
import { plainWords } from './extract-words.js';

const noun = '(?<noun>message|comment|reply|note)';
const which = '(?<which>very first|first|oldest|earliest|last|latest|newest|most recent)';
const lead = '(?:(?:what (?:is|was)|get|read|extract|find) )?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:the )?(?:text of )?(?:the )?(?<who>\\p{Lu}[\\p{L} .-]*)['’]s? ${which} ${noun}$`,
    'u',
  ),
  new RegExp(
    `^${lead}(?:the )?(?:text of )?(?:the )?${which} ${noun}(?: (?:from|by|of) (?<who>\\p{Lu}[\\p{L} .-]*))?$`,
    'u',
  ),
  new RegExp(`^(?<ask>who) (?:wrote|sent|posted|is the author of) the ${which} ${noun}$`, 'u'),
];

interface Message {
  node: SnapshotNode;
  author: SnapshotNode | undefined;
  text: SnapshotNode | undefined;
  time: string | undefined;
}

/** The text or the author; `unclear` where the times do not tell which is meant; undefined where it is another question. */
export function messageSo(page: PageIndex, want: Want, text: string): Reading | 'unclear' | undefined {
  const asked = text
    .trim()
    .replace(/[?.]+$/u, '')
    .replace(/^(?:The|What|Who|Get|Read|Extract|Find)\b/u, (word) => word.toLowerCase());
  const said = forms.map((form) => form.exec(asked)?.groups).find((each) => each);
  if (!said || want.kind !== 'scalar' || want.parse !== 'string') return undefined;
  const { around, messages } = threadOf(page) ?? {};
  if (!around || !messages) return undefined;
  const { who, which: place = '' } = said;
  const own = who === undefined ? messages : messages.filter(({ author }) => isBy(page, author, who));
  if (own.length === 0) return undefined;
  const isUp = directionOf(messages);
  // Without a name the first may be the one on top.
  const isOfPlace = who === undefined && /^(?:first|last)$/u.test(place);
  if (own.length > 1 && (isUp === undefined || (isOfPlace && !isUp))) return 'unclear';
  const isFirst = /^(?:very first|first|oldest|earliest)$/u.test(place) === (isUp !== false);
  const message = isFirst ? own[0] : own.at(-1);
  const node = said['ask'] === undefined ? message?.text : message?.author;
  return node
    ? { kind: 'derived', value: page.tree.textOf(node).trim(), refs: refsOf(around, node) }
    : undefined;
}

/** "Ana" is Ana Berg as well. */
function isBy({ tree }: PageIndex, author: SnapshotNode | undefined, who: string): boolean {
  const name = author ? plainWords(tree.textOf(author)) : [];
  const said = plainWords(who);
  return said.length > 0 && (name.join(' ') === said.join(' ') || (said.length === 1 && name[0] === said[0]));
}

/** The one list of which each item has an author and a text, and that shows when it was written where it shows times at all. */
function threadOf(page: PageIndex): { around: SnapshotNode; messages: Message[] } | undefined {
  const found = page.regions.flatMap((region) => {
    if (region.items.length < 2 || page.isAside(region.container)) return [];
    const messages = region.items.map((node) => messageIn(page, node));
    return messages.every(({ author, text }) => author && text) ? [{ region, messages }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.some(({ region }) => !overlaps(page, region, first.region))) return undefined;
  return { around: first.region.container, messages: first.messages };
}

/** Of what an item says besides its time, the first is who wrote it, where two texts are left. */
function messageIn({ tree }: PageIndex, node: SnapshotNode): Message {
  const leaves = leavesOf(tree, node)
    .map((leaf) => leaf.node)
    .filter((leaf) => leaf.children.every(({ role }) => role === 'text'))
    .filter((leaf) => leaf.role !== 'text' && !/^(?:button|img|checkbox)$/u.test(leaf.role))
    .filter((leaf) => tree.textOf(leaf).trim() !== '');
  const isTime = (leaf: SnapshotNode): boolean => timeOf(tree.textOf(leaf)) !== undefined;
  const [author, text, ...more] = leaves.filter((leaf) => !isTime(leaf));
  const time = leaves.find(isTime);
  const isPair = more.length === 0 && author !== undefined && kindsOfText(tree.textOf(author)).length === 0;
  return {
    node,
    author: isPair ? author : undefined,
    text: isPair ? text : undefined,
    time: time && timeOf(tree.textOf(time)),
  };
}

/** A time that can be put in order; those of a day without the day, and those with it. */
function timeOf(text: string): string | undefined {
  const said = text.trim();
  if (said.length > 30) return undefined;
  const clock = /^(?<hour>\d{1,2})[:.](?<minute>\d{2})(?: ?(?<half>[ap])\.?m\.?)?$/iu.exec(said)?.groups;
  if (clock) {
    const hour =
      (Number(clock['hour']) % (clock['half'] ? 12 : 24)) + (/p/iu.test(clock['half'] ?? '') ? 12 : 0);
    return `at ${String(hour).padStart(2, '0')}:${clock['minute'] ?? ''}`;
  }
  return parseDateTime(said) ?? parseDate(said);
}

/** Whether the times go up from the top; undefined where they are missing, of two kinds, the same, or go to and fro. */
function directionOf(messages: readonly Message[]): boolean | undefined {
  const times = messages.map(({ time }) => time ?? '');
  if (times.includes('') || new Set(times.map((time) => time.length)).size > 1) return undefined;
  const steps = times.slice(1).map((time, at) => Math.sign(time.localeCompare(times[at] ?? '')));
  const isAll = (sign: number): boolean =>
    steps.every((step) => step === sign || step === 0) && steps.includes(sign);
  return isAll(1) ? true : isAll(-1) ? false : undefined;
}

/** Whether the words name a message by its place, where the newest stand on top: first in the list, and last to be written. */
export function isTurnedThread(page: PageIndex, text: string): boolean {
  if (!new RegExp(`\\b(?:first|last|second|third) ${noun}\\b`, 'iu').test(text)) return false;
  const thread = threadOf(page);
  return thread !== undefined && directionOf(thread.messages) === false;
}
