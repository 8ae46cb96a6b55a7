/** Where on a page a word is said at all: what surrounds an element need not be read for words that are not there. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { type Word, wordLikeness, wordsOf } from '../language/words.js';
import type { Entry } from './page-index.js';

/** The words of a page with the places in document order that say them, and of what was asked where it is said. */
interface Vocabulary {
  words: ReadonlyMap<string, { word: Word; orders: number[] }>;
  asked: Map<string, readonly number[]>;
}

const vocabularies = new WeakMap<Entry, Vocabulary>();

/** Words that a text may make of two that stand in two texts ("check" and "in"): these are never said to be absent. */
const joined =
  /^(?:sign|log|check|opt|zoom|text|user|pass|zip|wifi|tshirt|popup|setup|drag|drop|email|kebab)/;

/**
 * Whether a name, text, value, id or class of a node, or of one below it, says a word, or one like it (0.9 and more). Read once for a
 * page; a word that may be written in two parts counts as said, for those parts need not stand in one text.
 */
export function isSaidWithin(word: Word, entry: Entry): boolean {
  if (joined.test(word.text)) return true;
  const orders = ordersOf(word, rootOf(entry));
  let from = 0;
  let to = orders.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((orders[middle] as number) < entry.order) from = middle + 1;
    else to = middle;
  }
  return (orders[from] ?? Infinity) <= entry.end;
}

/** The outermost node of the page that a node is of. */
export function rootOf(entry: Entry): Entry {
  let root = entry;
  while (root.parent) root = root.parent;
  return root;
}

function ordersOf(word: Word, root: Entry): readonly number[] {
  let vocabulary = vocabularies.get(root);
  if (!vocabulary) vocabularies.set(root, (vocabulary = { words: wordsBelow(root.node), asked: new Map() }));
  const known = vocabulary.asked.get(word.text);
  if (known) return known;
  const found: number[] = [];
  for (const { word: shown, orders } of vocabulary.words.values())
    if (wordLikeness(word, shown) >= 0.9) found.push(...orders);
  found.sort((a, b) => a - b);
  vocabulary.asked.set(word.text, found);
  return found;
}

/** In document order, as the entries of a page are numbered. */
function wordsBelow(root: SnapshotNode): Vocabulary['words'] {
  const words = new Map<string, { word: Word; orders: number[] }>();
  let order = 0;
  const say = (text: string): void => {
    for (const word of wordsOf(text)) {
      const known = words.get(word.text);
      if (!known) words.set(word.text, { word, orders: [order] });
      else if (known.orders.at(-1) !== order) known.orders.push(order);
    }
  };
  const collect = (node: SnapshotNode): void => {
    if (node.name !== '') say(node.name);
    if (node.text) say(node.text);
    if (node.value) say(node.value);
    if (node.id) say(node.id);
    if (node.testId) say(node.testId);
    for (const { text } of node.hints ?? []) say(text);
    for (const each of node.classes ?? []) say(each);
    order += 1;
    for (const child of node.children) collect(child);
  };
  collect(root);
  return words;
}
