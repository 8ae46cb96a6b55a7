/** Controls that a page draws of plain boxes, without a role that says what they are. Asked only where nothing else fits. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { affixOutcome } from '../evidence/affix.js';
import { colourOutcome } from './colour-field.js';
import { dateListsOutcome } from '../calendars/date-lists.js';
import { glyphOutcome } from './glyph-box.js';
import { keyPadOutcome } from './key-pad.js';
import { searchBoxOutcome } from './search-box.js';
import { drawnSelectOutcome } from './drawn-select.js';
import { drawnSwitchOutcome } from './drawn-switch.js';
import { swatchOutcome } from './swatches.js';
import { thumbsOutcome } from './do-thumbs.js';
import { changeOutcome, stepperOutcome } from './do-stepper.js';

/** What a clause comes to on such a control; undefined when the page has none that the clause can mean. */
export function plainWidget(clause: Clause, scene: Scene): Outcome | undefined {
  return (
    glyphOutcome(clause, scene) ??
    stepperOutcome(clause, scene) ??
    changeOutcome(clause, scene) ??
    keyPadOutcome(clause, scene) ??
    colourOutcome(clause, scene) ??
    affixOutcome(clause, scene) ??
    searchBoxOutcome(clause, scene) ??
    dateListsOutcome(clause, scene) ??
    thumbsOutcome(clause, scene) ??
    drawnSwitchOutcome(clause, scene) ??
    swatchOutcome(clause, scene) ??
    drawnSelectOutcome(clause, scene)
  );
}
