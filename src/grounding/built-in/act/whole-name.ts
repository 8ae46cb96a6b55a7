/** Sentences that are the name of a control: "Click Me", where the page has a button that says just this. */
import type { Clause } from '../language/clause.js';
import { fold } from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../matching/outcome.js';

const CONFIDENCE = 0.9;

/** A click on the one control whose name is the clause, its verb included; undefined where there is none, or several. */
export function wholeName(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = bare(clause.text);
  if (!said.includes(' ')) return undefined;
  const [only, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|link|tab|menuitem)$/.test(node.role) &&
      node.hidden === undefined &&
      bare(node.name) === said,
  );
  return only && others.length === 0
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, clause.text)
    : undefined;
}

function bare(text: string): string {
  return fold(text).replace(/[\s.!?…]+$/u, '');
}
