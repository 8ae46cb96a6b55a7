/** "There are 4 tripod lamps in stock": a figure that the record of the thing states, and not how many records there are. */
import type { Satisfaction } from '../../../contract/check.js';
import { foldSpace } from '../../../contract/parse-value.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { SatisfyRequest } from '../../grounder.js';
import { pageIndex } from '../extract/extract-page.js';
import { leavesOf } from '../extract/extract-parts.js';
import { isInside } from '../extract/extract-tree.js';
import { wordsOf } from '../language/words.js';
import { cannot } from './satisfy-part.js';
import { expectedOf, mask, normalize, smallNumbers } from './satisfy-words.js';

const said = new RegExp(
  `^there (?:is|are)(?<not> not)? (?:exactly )?(?<count>\\d+|an?|${smallNumbers.slice(1).join('|')}) (?<of>[^,;]+?) (?<state>in stock|left|available|remaining)(?<more> .+)?$`,
  'iu',
);
/** A figure of what is left, in a text of its own: "4 in stock", "only 2 left". */
const figure =
  /^(?:only )?(?<count>\d+)(?: (?:pieces|items|pcs|units))? (?<state>in stock|left|available|remaining)[.!]?$/iu;

/** What such a sentence comes to; undefined for another one, and where no record states such a figure. */
export function stockSaid({
  sentence,
  negated,
  content,
}: Pick<SatisfyRequest, 'sentence' | 'negated' | 'content'>): Satisfaction | undefined {
  const masked = mask(sentence.slice(0, 300));
  const { not, count = '', of = '', state = '', more } = said.exec(normalize(masked.text))?.groups ?? {};
  if (of === '') return undefined;
  const page = pageIndex(content);
  const { tree } = page;
  const figures = tree.nodes.flatMap((node) => {
    const told = node.children.length === 0 ? figure.exec(foldSpace(tree.textOf(node)))?.groups : undefined;
    return told ? [{ node: tree.anchorOf(node) ?? node, state: told['state'] ?? '' }] : [];
  });
  if (figures.length === 0) return undefined;
  const name = singular(masked.show(of).replaceAll('"', ''));
  const records = page.regions
    .flatMap(({ items }) => items)
    .filter((item) => leavesOf(tree, item).some(({ node }) => singular(tree.textOf(node)) === name));
  const inner = records.filter(
    (item) => !records.some((other) => other !== item && isInside(tree, other, item)),
  );
  const own = new Set<SnapshotNode>(
    inner.flatMap((item) =>
      figures
        .filter((each) => each.state.toLowerCase() === state.toLowerCase() && isInside(tree, each.node, item))
        .map(({ node }) => node),
    ),
  );
  const [stated, ...others] = own;
  if (!stated?.ref || others.length > 0 || new Set(inner).size !== 1 || more !== undefined)
    return cannot(sentence, 'records state such figures, and none of them is that of just this thing');
  const number = /^an?$/iu.test(count) ? '1' : expectedOf(count.toLowerCase());
  const value = foldSpace(tree.textOf(stated));
  const reading = { kind: 'leaf', ref: stated.ref, from: 'text', parse: 'string', value } as const;
  return {
    kind: 'checks',
    checks: [
      {
        kind: 'value',
        reading,
        operator: 'says',
        expected: `${number} ${state.toLowerCase()}`,
        is: (not === undefined) !== negated,
      },
    ],
  };
}

function singular(text: string): string {
  return wordsOf(text)
    .map((word) => word.text.replace(/(?<=\p{L}{2}[^s])s$/u, ''))
    .join(' ');
}
