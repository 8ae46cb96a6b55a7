/** "Item 7": the seventh of a row of things, or what is called so. Where the page numbers such things itself, the number is a name. */
import type { Phrase } from '../language/phrase.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isStopWord } from '../language/words.js';
import { type PageIndex, readable } from './page-index.js';

/** Longest text that is looked at for numbered things, in characters. */
const MOST = 120;

/** Whether the number of a phrase that counts is one that the page gives out: it says such a number behind the noun, that one or another. */
export function isNumberOfName({ behind }: Pick<Phrase, 'behind'>, index: PageIndex): boolean {
  if (behind === undefined || /^(?:number|no)$/.test(behind)) return false;
  return numbersBehind(behind, index).size > 0;
}

const known = new WeakMap<PageIndex, Map<string, ReadonlySet<number>>>();

function numbersBehind(noun: string, index: PageIndex): ReadonlySet<number> {
  const ofPage = known.get(index) ?? new Map<string, ReadonlySet<number>>();
  known.set(index, ofPage);
  const found = ofPage.get(noun) ?? new Set(index.entries.flatMap(({ node }) => numbersIn(node, noun)));
  ofPage.set(noun, found);
  return found;
}

function numbersIn({ name, text }: { name: string; text?: string }, noun: string): number[] {
  return [name, text ?? ''].flatMap((each) =>
    each.length > MOST
      ? []
      : [...each.toLowerCase().matchAll(/(\p{L}+)\s+#?(\d{1,4})(?![\p{L}\d.,:/%]|\s+of\b)/gu)].flatMap(
          ([, word, number]) => (word === noun ? [Number(number)] : []),
        ),
  );
}

/** "Page 2" is a page of them, and not the record that says a 2 somewhere. */
export function isOtherPage({ words }: Pick<Phrase, 'words'>, node: SnapshotNode): boolean {
  const said = words.map(({ word }) => word).filter((word) => !isStopWord(word));
  const [first, second, ...others] = said;
  const isPage = first?.stem === 'page' && /^\d+$/.test(second?.text ?? '') && others.length === 0;
  return isPage && !new RegExp(`\\bpage #?${second?.text ?? ''}\\b`, 'i').test(readable(node));
}
