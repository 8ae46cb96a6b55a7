/** "Refresh" on a page with a button for that: what the button loads anew is less than the page, and keeps what was entered. */
import type { Clause } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';

const CONFIDENCE = 0.85;

/** The click on the one button that is called just as it was said: "Refresh"; undefined for what speaks of the page, or where none or several are. */
export function reloadButton({ text }: Clause, { index }: Scene): Outcome | undefined {
  const said = fold(text).trim();
  if (!/^(?:refresh|reload)$/.test(said)) return undefined;
  const [only, ...others] = index.actionable.filter(
    ({ node }) =>
      node.role === 'button' &&
      node.hidden === undefined &&
      node.disabled !== true &&
      fold(node.name).replaceAll(/[^\p{L}]/gu, '') === said,
  );
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }
    : undefined;
}
