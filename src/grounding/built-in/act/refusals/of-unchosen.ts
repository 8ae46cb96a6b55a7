/** "Report it as off topic" is not done by the button alone, where a choice beside it is called so and is not made. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { contentOf, fold, wordLikeness } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The name of that choice. */
export function ofUnchosen(
  { verb, text, opened }: Clause,
  { targets: [button, ...others], isHalf, index }: Act,
): string | undefined {
  if (verb !== 'goal' || !button || others.length > 0 || button.node.role !== 'button') return undefined;
  if (isHalf && button.node.hasPopup !== undefined) return undefined;
  const part = [...ancestorsOf(button)].find(({ node }) =>
    /^(?:form|group|radiogroup|dialog|alertdialog)$/.test(node.role),
  );
  const words = contentOf(text);
  const isSaid = ({ node, actionable }: Entry): boolean => {
    const name = contentOf(node.name);
    const isChoice =
      actionable &&
      /^(?:radio|checkbox|option)$/.test(node.role) &&
      (node.checked ?? node.selected) === false;
    return (
      isChoice &&
      name.length > 0 &&
      name.every((word) => words.some((each) => wordLikeness(each, word) >= 0.9) && !says(button, word))
    );
  };
  // What came up for the deed may offer its reasons as buttons.
  const shown = ` ${fold(text)} `;
  const isReason = ({ node }: Entry): boolean =>
    node.role === 'button' &&
    node.name.includes(' ') &&
    shown.includes(` ${fold(node.name)} `) &&
    !contentOf(node.name).some((word) => says(button, word));
  const reason = opened === true ? index.actionable.find(isReason) : undefined;
  if (reason) return reason.node.name;
  return part && index.actionable.find((entry) => isInside(entry, part) && isSaid(entry))?.node.name;
}
