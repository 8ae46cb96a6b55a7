/** "Collapse the whole tree", "expand everything": the one button of the page for all that folds. */
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.86;

const all = /^(?:the )?(?:(?:whole|entire|complete|full) (?:tree|hierarchy|outline)|everything)$/;

const names = { true: /^(?:expand|unfold|open) all$/, false: /^(?:collapse|fold|close) all$/ };

/** The click on that button; undefined where something else is named, or there are several such buttons or trees. */
export function wholeTree(target: readonly Token[], wanted: boolean, { index }: Scene): Outcome | undefined {
  if (target.some(({ kind }) => kind !== 'word')) return undefined;
  const said = target.map(({ lower }) => lower).join(' ');
  const trees = index.entries.filter(({ node }) => /^tree(?:grid)?$/.test(node.role) && !node.hidden);
  if (!all.test(said) || trees.length > 1) return undefined;
  // Folded up or not, something has to be there that the button is for: "close all" may be about windows.
  const isTree = trees.length === 1 || index.entries.some(({ node }) => node.expanded !== undefined);
  const buttons = index.actionable.filter(
    ({ node }) => node.role === 'button' && !node.hidden && names[`${wanted}`].test(fold(node.name).trim()),
  );
  const [only, ...others] = buttons;
  if (!isTree || !only || others.length > 0 || only.node.disabled === true) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
    explained: said,
  };
}
