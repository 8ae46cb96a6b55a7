/** "Reject the invoice of Omar" in the list of "Pending leave": a list whose title says what it holds holds no other things. */
import { type Entry, isInside } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Word, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** Nouns for people, for what is written to them, for what is paid, for time, and for things: what is one of these is none of the others. "The product Ann" is no member. */
const families: readonly ReadonlySet<string>[] = [
  'user people person member customer client contact employee student colleague applicant candidate patient pupil visitor guest supplier vendor tenant driver passenger',
  'email mail message comment reply conversation chat tweet',
  'invoice bill receipt payment transaction expense refund fee',
  'appointment meeting leave absence vacation holiday shift',
  'product good',
  'file document folder',
  'vehicle car van truck lorry',
  'task todo chore',
].map((nouns) => new Set(nouns.split(' ')));

/** "The text tool", "the list view": the word before such a noun says which of them it is, whatever kind of thing it may be elsewhere. */
export function isWhich(lowers: readonly string[], at: number): boolean {
  return (
    /^(?:tool|view|mode|feature|layout|theme)$/.test(lowers[at + 1] ?? '') &&
    !/^(?:the|an?)$/.test(lowers[at] ?? '')
  );
}

/** The word for what a thing is that belongs to another family than the nouns in the title of its list. */
export function saidOfAnotherKind(words: readonly Word[], { targets, index }: Act): string | undefined {
  const nouns = words.filter((word) => familyOf(word) !== undefined);
  if (nouns.length === 0) return undefined;
  const titles = targets.map((entry) => titleFamilies(entry, index.entries));
  return nouns.find((word) =>
    titles.every((each) => each.size > 0 && !each.has(familyOf(word) as ReadonlySet<string>)),
  )?.text;
}

function familyOf({ stem }: Word): ReadonlySet<string> | undefined {
  return families.find((family) => family.has(stem));
}

/** What the heading above the list of a record says that it holds; nothing for what lies in no list. */
function titleFamilies(entry: Entry, entries: readonly Entry[]): ReadonlySet<ReadonlySet<string>> {
  const record = recordOf(entry);
  const list = record?.parent;
  const heading =
    list &&
    entries.findLast(
      (each) => each.node.role === 'heading' && each.order < record.order && !isInside(each, list),
    );
  const said = wordsOf(`${heading?.node.name ?? ''} ${list?.node.name ?? ''}`);
  return new Set(said.flatMap((word) => familyOf(word) ?? []));
}

/** Kinds of things that are saved or removed as often as clicked: such a word says where something lies, and not only what it is. */
export const pictured = /^(?:photo|picture|image|avatar|logo|video)$/;
