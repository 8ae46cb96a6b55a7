/** "Enable the text input": a field that cannot be used yet is made ready by the one button beside it that says just that. */
import { type Clause, spell } from '../../language/clause.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.82;

/** The click on that button; undefined where no one field that is disabled is meant, or several buttons stand beside it. */
export function enabledBeside(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (!/^(?:enable|activate|unlock)$/.test(clause.said) || target.length === 0) return undefined;
  const isField = target.some((token, at) => {
    const kind = token.kind === 'word' ? kindAt([token.lower], 0)?.kind : undefined;
    return kind === 'textbox' || (at > 0 && /^(?:input|field|box)$/.test(token.lower));
  });
  const words = contentOf(spell(target)).filter(
    ({ stem }) => !/^(?:enable|activate|unlock|text|input|field|box|area)$/.test(stem),
  );
  if (!isField && words.length === 0) return undefined;
  const fields = index.actionable.filter(
    ({ node, evidence }) =>
      fieldRoles.has(node.role) &&
      node.disabled === true &&
      words.every((word) =>
        evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
      ),
  );
  const [field, ...others] = fields;
  const button = field && others.length === 0 ? buttonBeside(field, index) : undefined;
  return (
    button && {
      kind: 'steps',
      steps: [stepOn(button, 'click', { confidence: CONFIDENCE })],
      explained: spell(target),
    }
  );
}

/** The one button next to the field, by its word alone. */
function buttonBeside({ parent }: Entry, { actionable }: PageIndex): Entry | undefined {
  const [only, ...others] = actionable.filter(
    ({ node, parent: around }) =>
      around === parent &&
      node.role === 'button' &&
      node.disabled !== true &&
      /^(?:enable|activate|unlock)$/i.test(node.name.trim()),
  );
  return others.length === 0 ? only : undefined;
}
