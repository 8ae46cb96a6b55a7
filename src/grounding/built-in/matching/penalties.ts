/** What speaks against an element although its name fits: it is hidden, or its name says something that was not asked. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Entry, Evidence } from './page-index.js';
import type { Phrase } from '../language/phrase.js';
import type { Word } from '../language/words.js';

export function turnsAround(phrase: Phrase, entry: Entry): boolean {
  const name = entry.evidence[0];
  if (!name || !entry.actionable) return false;
  const heavy = heavyIn(name);
  if (heavy.length === 0) return false;
  const asked = phrase.words.map((head) => head.word.meaning);
  const literal = phrase.literals.join(' ').toLowerCase();
  // "Clear the filters" clears all filters; what deletes has to be told so.
  const isPlural =
    phrase.words.some(({ word }) => word.text !== word.stem && word.text.endsWith('s')) &&
    !name.words.some((word) => word.meaning === 'delete');
  return heavy.some(
    (word) =>
      !asked.includes(word.meaning) &&
      !literal.includes(word.text) &&
      !(word.text === 'all' && (phrase.all || isPlural)),
  );
}

const heavyOnce = new WeakMap<Evidence, readonly Word[]>();

/** The heavy words at the beginning of a name. Remembered: hundreds of names are asked for each reading of a sentence, and most have none. */
function heavyIn(name: Evidence): readonly Word[] {
  let heavy = heavyOnce.get(name);
  if (!heavy)
    heavyOnce.set(name, (heavy = name.words.slice(0, 12).filter((word) => heavyWords.has(word.meaning))));
  return heavy;
}

export function actsOtherwise(phrase: Phrase, entry: Entry): boolean {
  const words = entry.evidence[0]?.words ?? [];
  // A plus in front of "Invite member" is an ornament.
  const first = words.find((word) => /[\p{L}\p{N}]/u.test(word.text)) ?? words[0];
  if (!first || !entry.actionable || !actionWords.has(first.meaning)) return false;
  // "Add title" is the sample of a field that holds the title; one that is empty is for one more.
  if (entry.node.role === 'textbox' && (entry.node.value ?? '') !== '') return false;
  return phrase.literals.length === 0 && phrase.words.every((head) => head.word.meaning !== first.meaning);
}

export function turnsAway(entry: Entry): boolean {
  return entry.evidence[0]?.words.some((word) => heavyWords.has(word.meaning)) ?? false;
}

export function visibility(node: SnapshotNode): number {
  switch (node.hidden) {
    case undefined:
      return 1;
    case 'behind-dialog':
    case 'inert':
      return 0;
    case 'covered':
      return 0.95;
    case 'clipped':
    case 'transparent':
      return isTwin(node) ? 1 : 0.75;
    case 'offscreen':
      return 0.7;
    case 'aria-hidden':
      return 0.8;
    default:
      return node.hidden satisfies never;
  }
}

/** A native box is hidden where another is drawn for it; one that is drawn itself is hidden with all that it stands in. */
function isTwin({ role, tag, inputType }: SnapshotNode): boolean {
  const isBox = /^(?:checkbox|radio|switch)$/.test(role);
  return (isBox && !/^(?:span|i|svg|img)$/.test(tag ?? '')) || inputType === 'file';
}

/** Words that turn the meaning of a name around or make it destructive: never implied by a phrase that does not say them. */
const heavyWords = new Set([
  'delete',
  'not',
  'dont',
  'no',
  'without',
  'cancel',
  'un',
  'pay',
  'purchase',
  'decline',
  'reject',
  'deny',
  'except',
  'all',
  'unsubscribe',
  'logout',
  'forgot',
  'confirm',
  'repeat',
]);

/** A name such as "Add to cart" is about adding: "the cart" alone does not mean it when there is something better. */
const actionWords = new Set(
  'add delete edit create new clear cancel reset hide disable subscribe upload download share rename move copy close view continue skip change update'.split(
    ' ',
  ),
);
