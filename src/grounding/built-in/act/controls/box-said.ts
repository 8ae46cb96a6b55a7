/** "Warn the driver", where a box is called just so: what the sentence asks for is done by ticking it. */
import type { Clause } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.84;

/** Ticks the one box or switch that is called by the whole sentence, or by what it allows; undefined where another control is called so as well. */
export function boxSaid({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const words = contentOf(text);
  const isAllowed = verb === 'goal' && /^(?:allow|permit)$/.test(words[0]?.text ?? '');
  const said = isAllowed ? words.slice(1) : words;
  if (!/^(?:goal|click)$/.test(verb) || words.length < 2) return undefined;
  if (!index.actionable.some(isBox)) return undefined;
  const [box, ...others] = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.hidden === undefined &&
      name !== undefined &&
      isSame(
        contentOf(name.text).map((word) => word.text),
        said.map((word) => word.text),
      ),
  );
  return box && others.length === 0 && isBox(box)
    ? explaining(checkSteps([box], true, CONFIDENCE), text)
    : undefined;
}

function isBox({ node }: Entry): boolean {
  return /^(?:checkbox|switch)$/.test(node.role);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}
