/** How each kind of half-done step goes on. */
import { accounted } from './act/accounted.js';
import { menuPhase } from './act/behind-menu.js';
import { makerPhase } from './act/maker-menu.js';
import { optionsPhase } from './act/with-options.js';
import { itemPhase } from './act/check-menu.js';
import { remarkPhase } from './act/deed-with-remark.js';
import type { Clause } from './language/clause.js';
import { daysPhase } from './act/day-range.js';
import { calendarPhase } from './act/do-calendar.js';
import { cellPhase } from './act/do-cell.js';
import { formPhase } from './act/do-form.js';
import { choosePhase } from './act/do-choose.js';
import { clockPhase } from './act/do-clock.js';
import { cyclePhase } from './act/do-cycle.js';
import { deedPhase } from './act/do-deed.js';
import { editPhase } from './act/do-edit.js';
import { seekPhase } from './act/do-seek.js';
import { expandPhase } from './act/do-expand.js';
import { openedPhase } from './act/opened.js';
import { plainRowPhase } from './act/do-plain-row.js';
import { searchedPhase } from './act/searched.js';
import { lookPhase } from './act/record-looks.js';
import { tagPhase } from './act/do-tag.js';
import { namePhase } from './act/do-name.js';
import { propertyPhase } from './act/record-property.js';
import { switchPhase } from './act/drawn-switch.js';
import { thumbPhase } from './act/thumb-probe.js';
import { slideFirst } from './act/slides.js';
import { settingPhase } from './act/do-setting.js';
import { sortPhase } from './act/do-sort.js';
import { statedPhase } from './act/stated.js';
import { stepperPhase } from './act/do-stepper.js';
import { transferPhase } from './act/transfer-lists.js';
import type { Scene } from './matching/look-up.js';
import type { Outcome, Phase } from './matching/outcome.js';
import { groundClause } from './ground-clause.js';

/** Goes on with a clause that is half done: what opened, scrolled or turned up is there now. */
export function groundPhase(phase: Phase, clauses: readonly Clause[], scene: Scene): Outcome {
  const [clause, following] = clauses;
  switch (phase.kind) {
    case 'choose':
      return choosePhase(phase, scene, clause as Clause);
    case 'expand':
      return expandPhase(phase, scene);
    case 'seek':
      return accounted(clause as Clause, seekPhase(phase, scene, clause as Clause), scene);
    case 'menu':
      return menuPhase(phase, scene, clause as Clause);
    case 'maker':
      return makerPhase(phase, scene, { clause: clause as Clause, following });
    case 'options':
      return optionsPhase(phase, scene, clause as Clause);
    case 'item':
      return itemPhase(phase, scene, clause as Clause);
    case 'look':
      return lookOn(phase, clause as Clause, scene);
    case 'remark':
      return remarkPhase(phase, scene, clause as Clause);
    case 'name':
      return namePhase(phase, scene, { clause: clause as Clause, following });
    case 'form':
      return formPhase(phase, scene, clause as Clause);
    case 'property':
      return propertyPhase(phase, scene, { clause: clause as Clause, rest: clauses.slice(1) });
    case 'setting':
      return settingPhase(phase, scene, { clause: clause as Clause, following });
    case 'calendar':
      return calendarPhase(phase, scene, following);
    case 'clock':
      return clockPhase(phase, scene);
    case 'stepper':
      return stepperPhase(phase, scene);
    case 'cycle':
      return cyclePhase(phase, scene);
    case 'cell':
      return cellPhase(phase, scene);
    case 'sort':
      return sortPhase(phase, scene);
    case 'tag':
      return tagPhase(phase, scene);
    case 'slide':
      return slideFirst(groundClause(clause as Clause, scene), phase, scene);
    case 'deed':
      return deedPhase(phase, scene, clause as Clause);
    case 'switch':
      return switchPhase(phase, scene);
    case 'thumb':
      return thumbPhase(phase, scene);
    case 'edit':
      return editPhase(phase, scene);
    case 'stated':
      return statedPhase(phase, scene, clause as Clause);
    case 'searched':
      return searchedPhase(phase, scene);
    case 'days':
      return daysPhase(phase, scene);
    case 'transfer':
      return transferPhase(phase, scene);
    case 'opened':
      return openedPhase(phase, scene);
    case 'plain row':
      return plainRowPhase(phase, scene);
    default:
      return phase satisfies never;
  }
}

/** What was looked for in vain may have come by itself meanwhile. */
function lookOn(phase: Extract<Phase, { kind: 'look' }>, clause: Clause, scene: Scene): Outcome {
  const looked = lookPhase(phase, scene, clause);
  const isUse = looked.kind === 'steps' && looked.phase?.kind !== 'look';
  const outcome = isUse ? accounted(clause, looked, scene) : looked;
  const isOver = outcome.kind === 'none' && outcome.undone === true;
  // What was only pointed at is not what the words speak of.
  const late = isOver ? groundClause(clause, { ...scene, before: undefined, last: undefined }) : undefined;
  return late?.kind === 'steps' ? { ...late, forget: phase.spent } : outcome;
}
