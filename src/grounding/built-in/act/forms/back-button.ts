/** "Go back" in a form of several steps: its own button or link "Back", which the history of the browser would leave altogether. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.85;

/** The click on the one button that is called just so; undefined where none or several are, and for what speaks of the browser. */
export function backButton({ said }: Clause, { index }: Scene): Outcome | undefined {
  if (said !== 'go back') return undefined;
  const [only, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|link)$/.test(node.role) &&
      node.hidden === undefined &&
      /^[^\p{L}\p{N}]*(?:go )?back[^\p{L}\p{N}]*$/u.test(fold(node.name)),
  );
  if (only?.node.disabled === true && others.length === 0)
    return { kind: 'none', looked: `a way back: "${only.node.name}" is not enabled`, nearest: [] };
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }
    : undefined;
}
