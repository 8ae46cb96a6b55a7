/** What each verb of the grammar is grounded by. */
import { type Clause, type Verb, valueOf } from './language/clause.js';
import { backButton } from './act/forms/back-button.js';
import { reloadButton } from './act/forms/reload-button.js';
import { unlessEnter } from './act/forms/closing-button.js';
import { clickClause, loginClause, submitClause } from './act/controls/do-click.js';
import { unlessOffAnyway } from './act/controls/hiding-box.js';
import { seekClause } from './act/controls/do-seek.js';
import { clearClause, fillClause, setClause } from './act/forms/do-fill.js';
import { closedList } from './act/lists/closed-list.js';
import { searchClause } from './act/lists/do-search.js';
import { dragClause, gotoClause, pressClause, scrollClause, uploadClause } from './act/controls/do-page.js';
import { waitClause } from './act/controls/do-wait.js';
import { expandClause, openItem } from './act/controls/do-expand.js';
import { listedFile } from './act/records/listed-file.js';
import { goalStep } from './act/wording/do-goal.js';
import { spokenStepper } from './act/controls/do-stepper.js';
import { selectClause } from './act/lists/do-select.js';
import { agreedOnTheWay } from './act/forms/agreed-on-the-way.js';
import { checkClause, closeClause, pageDialogOutcome, toggleClause } from './act/controls/do-state.js';
import type { Scene } from './matching/look-up.js';
import { stepOnPage, type Outcome } from './matching/outcome.js';

/** What each verb is grounded by. */
export const grounders: Readonly<Record<Verb, (clause: Clause, scene: Scene) => Outcome>> = {
  click: (clause, scene) => clickClause(clause, 'click', scene),
  dblclick: (clause, scene) => clickClause(clause, 'dblclick', scene),
  rightClick: (clause, scene) => clickClause(clause, 'rightClick', scene),
  hover: (clause, scene) => clickClause(clause, 'hover', scene),
  focus: (clause, scene) => clickClause(clause, 'focus', scene),
  fill: fillClause,
  type: fillClause,
  set: (clause, scene) => spokenStepper(clause, scene) ?? setClause(clause, scene),
  clear: clearClause,
  press: pressClause,
  submit: (clause, scene) => unlessEnter(clause, submitClause(clause, scene), scene),
  select: (clause, scene) => closedList(clause, scene) ?? selectClause(clause, scene),
  check: (clause, scene) => agreedOnTheWay(clause, checkClause(clause, scene), scene),
  uncheck: checkClause,
  toggle: toggleClause,
  scroll: scrollClause,
  nextChunk: () => ({ kind: 'steps', steps: [stepOnPage('nextChunk')] }),
  previousChunk: () => ({ kind: 'steps', steps: [stepOnPage('previousChunk')] }),
  drag: dragClause,
  upload: (clause, scene) => listedFile(clause, scene) ?? uploadClause(clause, scene),
  wait: waitClause,
  expand: expandClause,
  collapse: expandClause,
  open: openItem,
  close: (clause, scene) => unlessOffAnyway(clause, closeClause(clause, scene), scene),
  search: searchClause,
  login: loginClause,
  goal: goalStep,
  seek: seekClause,
  goto: gotoClause,
  goBack: (clause, scene) => backButton(clause, scene) ?? { kind: 'steps', steps: [stepOnPage('goBack')] },
  goForward: () => ({ kind: 'steps', steps: [stepOnPage('goForward')] }),
  reload: (clause, scene) => reloadButton(clause, scene) ?? { kind: 'steps', steps: [stepOnPage('reload')] },
  acceptDialog: dialogOutcome,
  dismissDialog: dialogOutcome,
  verify: verifyOutcome,
};

/** Nothing of a sentence is done that goes on to ask whether something is so: what is done has to be what was said. */
export function verifyOutcome({ text }: Clause): Extract<Outcome, { kind: 'cannot-tell' }> {
  return {
    kind: 'cannot-tell',
    looked: text,
    reason:
      'it asks whether something is so, which act does not check; leave that out and assert it with expect(ai).toSatisfy(), so nothing was done',
  };
}

function dialogOutcome(clause: Clause, scene: Scene): Outcome {
  const inPage = pageDialogOutcome(clause, scene);
  if (inPage) return inPage;
  // One of the page may be about to open; a native one would have been answered.
  if (scene.before) return { kind: 'none', looked: clause.text, nearest: [] };
  const text = valueOf(clause.readings[0]?.value ?? []);
  const accept = clause.verb === 'acceptDialog';
  return {
    kind: 'steps',
    steps: [stepOnPage(accept ? 'acceptDialog' : 'dismissDialog', accept && text ? [text] : [])],
  };
}
