/** Counters: a control or a sign that shows no more than a figure and is called what it counts, "Like" with "14" in it. */
import type { AddFact } from './extract-facts.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isField, type Tree } from './extract-tree.js';
import { plainWords } from './extract-words.js';

/** What a counter is called, where the only text that it shows is a figure: by its accessible name or its tooltip; undefined of all else. */
export function counterName(tree: Tree, node: SnapshotNode): string | undefined {
  if (isField(node) || !/^(?:button|link|generic|img|listitem)$/.test(node.role)) return undefined;
  if (!/^\P{L}{0,3}\d[\d.,]*\s?[kKmM]?$/u.test(tree.textOf(node))) return undefined;
  const name = node.name || node.hints?.find(({ from }) => from === 'title')?.text;
  return name !== undefined && /^\p{L}+(?: \p{L}+)?$/u.test(name) ? name : undefined;
}

/** Notes what a counter shows by what it is called. */
export function counterFacts(tree: Tree, node: SnapshotNode, add: AddFact): void {
  const name = counterName(tree, node);
  if (name !== undefined) add(name, { node }, 0.9, 'number');
}

/** Whether there are several counters of just that: the likes of each of some posts. */
export function isShownByCounters(tree: Tree, nouns: readonly string[]): boolean {
  const named = tree.nodes.filter((node) => {
    const words = plainWords(counterName(tree, node) ?? '');
    return words.length > 0 && words.join(' ') === nouns.join(' ');
  });
  return named.length > 1;
}
