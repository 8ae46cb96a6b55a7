/** A menu that was opened in vain and does not heed Escape: the button that opened it closes it as well. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn } from '../../matching/outcome.js';

/** How sure it is that the button that opened a menu closes it. */
const CONFIDENCE = 0.8;

/** The click on what was used last; undefined where nobody could click it now. */
export function closedByOpener({ last }: Scene): PlannedStep | undefined {
  const isThere = last?.actionable === true && last.node.hidden === undefined && last.node.disabled !== true;
  return isThere ? stepOn(last, 'click', { confidence: CONFIDENCE }) : undefined;
}
