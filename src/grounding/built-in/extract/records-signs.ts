/** Figures that only a sign says what they count: the votes between ▲ and ▼, the likes behind a heart, the comments behind a balloon. */
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { readLeaf } from './extract-leaf.js';
import type { PageIndex } from './extract-page.js';
import { isField, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

type Leaf = Extract<Reading, { kind: 'leaf' }>;

const signs: readonly { nouns: RegExp; sign: RegExp; behind?: RegExp }[] = [
  { nouns: /^(?:vote|upvote|point|score)$/u, sign: /^[▲△⬆↑⇧]$/u, behind: /^[▼▽⬇↓⇩]$/u },
  { nouns: /^(?:like|heart)$/u, sign: /^[♡♥❤🤍👍🖤]\uFE0F?$/u },
  { nouns: /^(?:comment|reply|answer)$/u, sign: /^[💬🗨]\uFE0F?$/u },
];

const figure = /^[-−]?\d[\d.,]*\s?[kKmM]?$/u;

/** The one figure of a record beside such a sign; undefined where no such sign stands there, or where there are several. */
export function figureBySign({ tree }: PageIndex, item: SnapshotNode, noun: string): Leaf | undefined {
  const [word = '', ...others] = plainWords(noun);
  const row = others.length === 0 ? signs.find(({ nouns }) => nouns.test(word)) : undefined;
  if (!row) return undefined;
  const leaves = [...visible(item)].filter(
    (node) => node.children.length === 0 && !isField(node) && (tree.textOf(node) || node.name) !== '',
  );
  const said = (at: number): string => {
    const node = leaves[at];
    return node ? (tree.textOf(node) || node.name).trim() : '';
  };
  const found = leaves.flatMap((_, at): Leaf[] => {
    const node = leaves[at + 1];
    // Signs with figures behind each count two things: ▲ 5 ▼ 2.
    const isMeant =
      row.sign.test(said(at)) &&
      figure.test(said(at + 1)) &&
      (row.behind === undefined || (row.behind.test(said(at + 2)) && !figure.test(said(at + 3))));
    if (!node || !isMeant) return [];
    const leaf = readLeaf(tree, { node }, { kind: 'scalar', parse: 'number', description: '' });
    return leaf.ok && leaf.reading.kind === 'leaf' ? [leaf.reading] : [];
  });
  const [only, ...more] = found;
  return more.length === 0 ? only : undefined;
}
