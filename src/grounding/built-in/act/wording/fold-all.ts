/** "Expand all chapters", "collapse everything", by the one button "Expand all" or "Collapse all" of a page that lists just those. Asked when nothing else is meant. */
import type { Clause } from '../../language/clause.js';
import { fold, toWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.84;

const folding =
  /^(?<way>expand|collapse|unfold|fold(?: up)?) (?:everything|(?:all|every)(?: of)?(?: the)?(?: (?<noun>\p{Ll}+))?)$/iu;

/** The click on it; undefined where the page has no such button, or several, or something else is said to be folded. */
export function foldAll({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:expand|collapse|open|close)$/.test(verb)) return undefined;
  const { way = '', noun } = folding.exec(text.trim().replace(/[.!]$/, ''))?.groups ?? {};
  if (way === '' || (noun !== undefined && !isNounOfPage(toWord(noun), index))) return undefined;
  const name = /^(?:expand|unfold)$/i.test(way)
    ? /^(?:expand|unfold|open) all$/
    : /^(?:collapse|fold|close) all$/;
  const [button, ...others] = index.actionable.filter(
    ({ node }) =>
      node.role === 'button' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      name.test(fold(node.name)),
  );
  return button && others.length === 0
    ? {
        kind: 'steps',
        steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
        explained: text,
      }
    : undefined;
}
