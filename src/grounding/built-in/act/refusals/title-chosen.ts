/** "Choose the Ultra trim" is not the title "Trim" that stands over the choices: what is chosen says all that tells it, and a title says what they all are. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import { isTitleOfChoices } from '../../matching/choices-under.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word that the title over choices, or of a folded part, does not say itself; undefined where something else would be chosen. */
export function titleChosen(
  { verb, readings }: Clause,
  { targets: [target, ...others], isHalf, index }: Act,
): string | undefined {
  if (verb !== 'select' || !target || others.length > 0 || isHalf) return undefined;
  const isTitle =
    target.node.folded === true || (target.node.role !== 'heading' && isTitleOfChoices(target, index));
  if (!isTitle) return undefined;
  return tokensInOrder(readings)
    .flatMap(({ text }) => contentOf(text))
    .find((word) => !says(target, word))?.text;
}
