/** How each kind of half-done step goes on. */
import { accounted } from './act/refusals/accounted.js';
import { menuPhase } from './act/records/behind-menu.js';
import { makerPhase } from './act/forms/maker-menu.js';
import { optionsPhase } from './act/forms/with-options.js';
import { itemPhase } from './act/records/check-menu.js';
import { remarkPhase } from './act/records/deed-with-remark.js';
import { formatPhase } from './act/forms/in-format.js';
import type { Clause } from './language/clause.js';
import type { Token } from './language/lexer.js';
import { settingsIn } from './language/setting-sentence.js';
import { wordsOf } from './language/words.js';
import { daysPhase } from './act/calendars/day-range.js';
import { calendarPhase } from './act/calendars/do-calendar.js';
import { cellPhase } from './act/controls/do-cell.js';
import { formPhase } from './act/forms/do-form.js';
import { listsPhase } from './act/forms/lists-read.js';
import { narrowedPhase } from './act/lists/narrowed.js';
import { pagedPhase } from './act/lists/further-pages.js';
import { withApplied } from './act/lists/filters-chosen.js';
import { choosePhase } from './act/controls/do-choose.js';
import { turnedOrder } from './act/controls/sort-choice.js';
import { clockPhase } from './act/calendars/do-clock.js';
import { cyclePhase } from './act/controls/do-cycle.js';
import { deedPhase } from './act/records/do-deed.js';
import { editPhase } from './act/records/do-edit.js';
import { seekPhase } from './act/controls/do-seek.js';
import { expandPhase } from './act/controls/do-expand.js';
import { openedPhase } from './act/records/opened.js';
import { plainRowPhase } from './act/records/do-plain-row.js';
import { proposedPhase } from './act/forms/proposed.js';
import { suggestedPhase } from './act/forms/suggested.js';
import { searchedPhase } from './act/lists/searched.js';
import { lookPhase, recordLook } from './act/records/record-looks.js';
import { tagPhase } from './act/controls/do-tag.js';
import { namePhase } from './act/controls/do-name.js';
import { ratedPhase } from './act/records/rated-record.js';
import { propertyPhase } from './act/records/record-property.js';
import { unfoldPhase } from './act/controls/unfolded-tree.js';
import { intoPhase } from './act/controls/looked-into.js';
import { switchPhase } from './act/controls/drawn-switch.js';
import { thumbPhase } from './act/controls/thumb-probe.js';
import { slideFirst } from './act/controls/slides.js';
import { settingPhase } from './act/records/do-setting.js';
import { sortPhase } from './act/lists/do-sort.js';
import { statedPhase } from './act/controls/stated.js';
import { stepperPhase } from './act/controls/do-stepper.js';
import { transferPhase } from './act/controls/transfer-lists.js';
import { otherShade } from './act/refusals/other-shade.js';
import type { Scene } from './matching/look-up.js';
import { entryOf } from './matching/page-index.js';
import type { Outcome, Phase } from './matching/outcome.js';
import { groundClause } from './ground-clause.js';

/** Goes on with a clause that is half done: what opened, scrolled or turned up is there now. */
export function groundPhase(phase: Phase, clauses: readonly Clause[], scene: Scene): Outcome {
  const [clause, following] = clauses;
  switch (phase.kind) {
    case 'choose':
      return (
        turnedOrder(clause as Clause, phase.fieldRef, scene) ??
        filteredBy(
          unshaded(clause as Clause, choosePhase(phase, scene, clause as Clause), scene),
          clause as Clause,
          scene,
        )
      );
    case 'expand':
      return expandPhase(phase, scene);
    case 'seek':
      return accounted(clause as Clause, seekPhase(phase, scene, clause as Clause), scene);
    case 'unfold':
      return unfoldPhase(phase, scene, clause as Clause);
    case 'into':
      return intoPhase(phase, scene, clause as Clause, { ground: groundClause, look: recordLook });
    case 'paged':
      return pagedPhase(phase, scene, clause as Clause, groundClause);
    case 'menu':
      return menuPhase(phase, scene, clause as Clause);
    case 'maker':
      return makerPhase(phase, scene, { clause: clause as Clause, following });
    case 'options':
      return formatPhase(phase, scene, clause as Clause) ?? optionsPhase(phase, scene, clause as Clause);
    case 'item':
      return itemPhase(phase, scene, clause as Clause);
    case 'look':
      return lookOn(phase, { clause: clause as Clause, following }, scene);
    case 'remark':
      return remarkPhase(phase, scene, clause as Clause);
    case 'name':
      return namePhase(phase, scene, { clause: clause as Clause, following });
    case 'form':
      return formPhase(phase, scene, clause as Clause);
    case 'lists': {
      const { form } = phase;
      return listsPhase(phase, scene, clause as Clause, (each, known) =>
        form ? formPhase(form, known, each) : groundClause(each, known),
      );
    }
    case 'property':
      return propertyPhase(phase, scene, { clause: clause as Clause, rest: clauses.slice(1) });
    case 'rated':
      return ratedPhase(phase, scene, clause as Clause);
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
    case 'suggested':
      return suggestedPhase(phase, scene);
    case 'proposed':
      return proposedPhase(phase, scene);
    case 'searched':
      return searchedPhase(phase, scene);
    case 'narrowed':
      return narrowedPhase(phase, scene, clause as Clause);
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
function lookOn(
  phase: Extract<Phase, { kind: 'look' }>,
  { clause, following }: { clause: Clause; following: Clause | undefined },
  scene: Scene,
): Outcome {
  const looked = lookPhase(phase, scene, clause);
  const isUse = looked.kind === 'steps' && looked.phase?.kind !== 'look';
  const outcome = isUse
    ? accounted(phase.way === 'detail' ? ofOpened(clause, looked) : clause, looked, scene)
    : looked;
  const isInVain = phase.way === 'detail' && outcome.kind === 'none';
  const set = isInVain ? setInDetail(clause, following, scene) : undefined;
  if (set?.kind === 'steps') return set;
  const isOver = outcome.kind === 'none' && outcome.undone === true;
  // What was only pointed at is not what the words speak of.
  const late = isOver ? groundClause(clause, { ...scene, before: undefined, last: undefined }) : undefined;
  return late?.kind === 'steps' ? { ...late, forget: phase.spent } : outcome;
}

/** "Mark the pothole as fixed": what the line has opened has no button for it, and what chooses the state. */
function setInDetail(clause: Clause, following: Clause | undefined, scene: Scene): Outcome | undefined {
  const settings = settingsIn(clause.text);
  return settings.length === 0
    ? undefined
    : settingPhase({ kind: 'setting', settings, opened: 0, known: [], stage: 'opening' }, scene, {
        clause,
        following,
      });
}

/** "Cancel the dentist" is "Cancel event" where the dentist is what is open: the words that it was opened by are said of no button. */
function ofOpened(clause: Clause, { explained = '' }: Extract<Outcome, { kind: 'steps' }>): Clause {
  const said = wordsOf(explained);
  const isSaid = (token: Token): boolean => {
    // "#77" is said by "77".
    const words = wordsOf(token.text).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    return words.length > 0 && words.every((word) => said.some(({ text }) => text === word.text));
  };
  const readings = clause.readings.map(({ target, ...reading }) => ({
    ...reading,
    ...(target && {
      target: target.filter((token, at) => (at === 0 && clause.verb === 'goal') || !isSaid(token)),
    }),
  }));
  return { ...clause, readings };
}

/** "Blue" is not the "Dark blue" of the list that came up. */
function unshaded(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  if (outcome.kind !== 'steps' || outcome.phase) return outcome;
  const targets = outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []);
  const literals = targets.map(({ node }) => node.text ?? '');
  const colour = otherShade(clause, { targets, literals });
  return colour === undefined ? outcome : { kind: 'none', looked: `the option "${colour}"`, nearest: [] };
}

/** What is ticked in the list of a filter counts once the button beside it applies it. */
function filteredBy(outcome: Outcome, { verb, said }: Clause, { index }: Scene): Outcome {
  return verb === 'goal' && said === 'filter' ? withApplied(outcome, index) : outcome;
}
