/**
 * Whether a row or card names somebody as the one it comes from, or only speaks of them: "Nora Lind · Dinner on Friday" is by Nora, and
 * "Ana Ruiz · Nora told me about it" is not.
 */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { type Entry, readable } from './page-index.js';

/** How a record names somebody; undefined where it does not. */
export function namedAs(name: string, record: Entry): 'writer' | 'mentioned' | undefined {
  const bare = name.replace(/^@/, '');
  const named = textsOf(record.node).flatMap((text, at) =>
    placesOf(bare, text).map((place) => ({ ...place, isFirst: at === 0 })),
  );
  if (named.length === 0) return undefined;
  return named.some((place) => !isSpokenOf(place)) ? 'writer' : 'mentioned';
}

/** Of several records those that somebody has written, where a page tells them from those that only speak of them; else all. */
export function writtenBy<T extends { record: Entry }>(name: string, records: readonly T[]): readonly T[] {
  const named = records.map((each) => ({ each, as: namedAs(name, each.record) }));
  return named.every(({ as }) => as === undefined)
    ? records
    : named.flatMap(({ each, as }) => (as === 'writer' ? [each] : []));
}

/** The texts of a record, each as it reads: a name set apart within a sentence is a part of the sentence. */
function textsOf(node: SnapshotNode): string[] {
  if (/^(?:button|checkbox|radio|switch)$/.test(node.role) || node.hidden !== undefined) return [];
  if (node.children.length === 0 || isSentence(node)) return [readable(node) || node.name];
  const own = node.text === undefined ? [] : [node.text];
  return [...own, ...node.children.flatMap((child) => textsOf(child))];
}

/** A text with parts that are set apart in it: words of a sentence beside a link or a name in bold. */
function isSentence({ children }: SnapshotNode): boolean {
  return (
    children.every(({ role, tag }) => role === 'text' || inline.test(tag ?? '')) &&
    children.some(({ role, name }) => role === 'text' && /\p{L} \p{Ll}|\p{Ll} \p{L}/u.test(name))
  );
}

const inline = /^(?:a|b|strong|em|i|span|mark|code|br)$/;

interface Place {
  before: string;
  after: string;
}

function placesOf(name: string, text: string): Place[] {
  const lower = text.toLowerCase();
  const wanted = name.toLowerCase();
  const places: Place[] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    // "By u/ann": the letter before the name says only that it is one.
    const before = text.slice(0, at).replace(/(?<![^\s(])\p{L}\/$/u, '');
    const after = text.slice(at + name.length);
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) places.push({ before, after });
  }
  return places;
}

/** What begins a sentence that goes on with a name. */
const addressing =
  /(?:^|[.!?:–—-]\s*)(?:ask|tell|call|see|meet|ping|email|thank|remind|invite|contact|let|give|is|are|was|does|did|do|has|have|can|could|will|would|should|what|where|when|why|how|who|if|maybe|also|and|or|but|so|the) $/iu;

/** Words of a sentence stand right before or behind the name. */
function isSpokenOf({ before, after, isFirst }: Place & { isFirst: boolean }): boolean {
  // "Baking · posted by Ann": each of the parts of a line speaks for itself.
  const part = before.split(/[·•|]/u).at(-1) ?? '';
  if (/^(?:\W*[\p{L}]+\W+){0,2}(?:by|from|author|sender)\W*$/iu.test(part)) return false;
  if (/(?:^|\P{L})(?:hi|hello|hey|dear|thanks|thank you|to|cc|re|fwd?|with|for|about)\W*$/iu.test(before))
    return true;
  if (/(?:^|\s)\p{Ll}[\p{L}’']*,? $/u.test(before) || addressing.test(before)) return true;
  // The rest of a name may follow, "Nora Lind told me"; what begins a record is its writer with all that was written.
  const isBeginning = isFirst && /^(?:\p{Lu}[\p{L}.’'-]* )*$/u.test(before);
  const behind = isBeginning ? '' : after.replace(/^ \p{Lu}[\p{L}.’'-]*/u, '');
  return [after, behind].some(
    (text) =>
      /^['’]s\b|^[?!]|^, ?\p{Ll}/u.test(text) ||
      (/^ \p{Ll}/u.test(text) &&
        !/^ (?:wrote|writes|posted|commented|replied|answered|asked|shared|sent|via|on|in|at|to|and|is typing)\b/u.test(
          text,
        )),
  );
}
