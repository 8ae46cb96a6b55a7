/** Words that choose among the items of a list, and are no other name for what the items are: passed over, they would give all of them. */
import { dataOf, type Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { overlaps } from './extract-outer.js';
import type { PageIndex } from './extract-page.js';
import type { Region } from './extract-regions.js';
import { isInside } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** "Figures in Peru", "the orders of May": a word that chooses, whatever it means, and never another one for the records. */
export function isPlace({ text, keys }: Ask, word: string): boolean {
  const before = keys.includes(word)
    ? 'in|from|at|near|without|since|by|of|for|on|under|with'
    : 'in|from|at|near|without|since';
  return new RegExp(`\\b(?:${before})\\s+(?:the\\s+)?${pattern(word)}`, 'iu').test(text);
}

/** What stands before a demand on the items: "with fever", "that are archived", "not paid". */
const demanding =
  'with|without|who|that|which|whose|by|for|not|are|is|were|was|having|has|have|no|never|still';

/**
 * Whether a word demands something of the items: behind a word that leads to a demand, or in front of the noun for them ("the archived
 * episodes"), of which the page then has to say that they are so.
 */
export function choosesAmong(ask: Ask, word: string, words: readonly string[]): boolean {
  if (isPlace(ask, word) || word === 'without') return true;
  // "The high priority cards": what is high needs not be said.
  if (property.test(word)) return false;
  const { text } = ask;
  const said = pattern(word);
  if (new RegExp(`\\b(?:${demanding})\\s+(?:(?:an?|the|any|been)\\s+)?${said}`, 'iu').test(text)) return true;
  // "Whose upload failed": what became of something that each of them has.
  const became = new RegExp(`\\bwhose\\s+\\p{L}+\\s+(?:(?:is|are|was|were|has|have|been)\\s+)*${said}`, 'iu');
  if (became.test(text)) return true;
  const [, behind = ''] =
    new RegExp(`(?<![\\p{L}\\p{N}])${said}\\p{L}{0,3}\\s+(\\p{L}+)`, 'iu').exec(text) ?? [];
  return plainWords(behind).some((noun) => noun !== word && words.includes(noun));
}

/** Nouns for what one of a few words is of, which pages show without them. */
const property = /^(?:priority|status|state|level|type|category|role|severity|colou?r|size)$/;

/** "The titles of all classes": a column "Classes" of a table is not meant where the items of a list are the classes. */
export function isColumnOnly(
  page: PageIndex,
  region: Region,
  { words, ask: { head } }: { words: readonly string[]; ask: Ask },
): boolean {
  if (region.kind !== 'table' || (head !== 'title' && head !== 'name')) return false;
  return words.some(
    (word) =>
      word !== head &&
      !region.words.has(word) &&
      region
        .columns()
        .some(({ labels }) => labels.some((label) => label.trust === 1 && label.words.has(word))) &&
      page.regions.some(
        (each) => each.items.length > 1 && each.words.has(word) && !overlaps(page, each, region),
      ),
  );
}

/** "The names on the waiting list", where one of several sections has that title: what stands in it is asked for, and not what the sections are called. */
export function isInOneOfThem(page: PageIndex, { items }: Region, { text }: Ask): boolean {
  return items.some(({ children: [first] }) => {
    const title = first?.role === 'heading' ? page.tree.textOf(first).trim() : '';
    const place = `\\b(?:in|on|under|from|at|within) (?:the )?${pattern(title)}(?![\\p{L}\\p{N}])`;
    return title.length > 2 && title.length < 60 && new RegExp(place, 'iu').test(text);
  });
}

function pattern(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '.');
}

/** Which one is the second may change with every item that comes or goes: it is the same while all that holds them is. */
export function ofPlace(page: PageIndex, item: Reading, refs: readonly string[]): Reading {
  const nodes = page.tree.nodes.filter(({ ref }) => ref !== undefined && refs.includes(ref));
  let at = nodes[0];
  while (
    at &&
    !(
      at.ref !== undefined &&
      nodes.every((node) => node !== at && isInside(page.tree, node, at as SnapshotNode))
    )
  )
    at = page.tree.parentOf(at);
  return at?.ref === undefined ? item : { kind: 'derived', value: dataOf(item), refs: [at.ref] };
}
