/** What a clause may be that its own verb refuses: rules that are asked one after the other until one of them is not refused either. */
import { extremeRecord } from './act/lists/extreme-record.js';
import { figuredRecord } from './act/lists/figured-record.js';
import { foundFirst } from './act/lists/found-first.js';
import { fromList } from './act/lists/from-list.js';
import { fromSuggestions } from './act/lists/from-suggestions.js';
import { aboutQuestion } from './act/wording/about-question.js';
import { weekSlot } from './act/records/week-slot.js';
import { nameOpen } from './act/records/name-open.js';
import { slotDeed } from './act/records/slot-deed.js';
import { insteadOf } from './act/wording/bold-instead.js';
import { enabledBeside } from './act/controls/enabled-beside.js';
import { editedText } from './act/forms/edited-text.js';
import { kebab } from './act/controls/kebab.js';
import { sortNoun } from './act/lists/sort-noun.js';
import { viewOf } from './act/lists/view-of.js';
import { onLaterStep, onNextStep } from './act/forms/later-step.js';
import { foundBy } from './act/lists/found-by.js';
import { journeyEnd } from './act/forms/journey-end.js';
import { lookedUp } from './act/lists/looked-up.js';
import { replyTo } from './act/records/reply-to.js';
import { addressed } from './act/forms/addressed.js';
import { aboutPage } from './act/evidence/about-page.js';
import { addedOfKind } from './act/forms/added-of-kind.js';
import { addedItem } from './act/forms/added-item.js';
import { addedValue } from './act/forms/added-value.js';
import { addedTimes } from './act/records/added-times.js';
import { answerPopup } from './act/controls/answer-popup.js';
import { agreement, statementTicked } from './act/controls/agreement.js';
import { answered } from './act/wording/answered.js';
import { endsSwapped } from './act/controls/ends-swapped.js';
import { spareNoun } from './act/wording/spare-noun.js';
import { allOfThem } from './act/controls/all-of-them.js';
import { lineMoved, pictureTurned } from './act/controls/arrow-pairs.js';
import { asGoal } from './act/wording/as-goal.js';
import { byMeans } from './act/wording/by-means.js';
import { boxAsked } from './act/controls/box-asked.js';
import { hadDone } from './act/wording/had-done.js';
import { boxStopped } from './act/controls/box-stopped.js';
import { boxSaid } from './act/controls/box-said.js';
import { countedParts } from './act/forms/counted-parts.js';
import { countedPicture } from './act/records/counted-picture.js';
import { bareButton } from './act/wording/bare-button.js';
import { behindMenu } from './act/records/behind-menu.js';
import { closingButton } from './act/forms/closing-button.js';
import { deedSwitch } from './act/records/deed-switch.js';
import { deedAsState } from './act/records/deed-as-state.js';
import { chosenUnder } from './act/lists/chosen-under.js';
import { columnChoice } from './act/lists/column-choice.js';
import { saidValue } from './act/lists/said-value.js';
import { shownIn } from './act/lists/shown-in.js';
import { dayCell } from './act/calendars/day-cell.js';
import { statedDay } from './act/calendars/do-segments.js';
import { confirmedAfter } from './act/controls/confirmed-after.js';
import { codeOpener } from './act/controls/code-opener.js';
import { cycleOutcome } from './act/controls/do-cycle.js';
import { declined } from './act/controls/declined.js';
import { deedWithRemark } from './act/records/deed-with-remark.js';
import { eachOfList } from './act/records/each-of-list.js';
import { editedByLink } from './act/records/edited-by-link.js';
import { cardReplaced } from './act/forms/card-replaced.js';
import { deedWithForm } from './act/forms/deed-with-form.js';
import { markNoun, movedNowhere } from './act/wording/deed-noun.js';
import { detailsOf } from './act/records/details-of.js';
import { changedByButton } from './act/controls/changed-by-button.js';
import { clickedFor } from './act/wording/clicked-for.js';
import { nthOfKind } from './act/records/nth-of-kind.js';
import { nthQuestion } from './act/wording/nth-question.js';
import { waitingButton } from './act/records/waiting-button.js';
import { chosenFirst } from './act/records/chosen-first.js';
import { chosenDeed, deedOnSeveral } from './act/records/chosen-deed.js';
import { chosenOne } from './act/records/chosen-one.js';
import { changedBy } from './act/controls/changed-by.js';
import { changedInMenu } from './act/controls/changed-in-menu.js';
import { converted } from './act/controls/converter.js';
import { consentOutcome } from './act/controls/consent.js';
import { keptRow } from './act/forms/kept-row.js';
import { loginButton } from './act/forms/login-button.js';
import { lastField } from './act/forms/last-field.js';
import { lineExpanded } from './act/records/do-line.js';
import { formOutcome, formSent, standingForm } from './act/forms/do-form.js';
import { madeLarger, soundMuted } from './act/controls/made-larger.js';
import { madeSo, saidAround } from './act/records/made-so.js';
import { markedDeed } from './act/records/marked-deed.js';
import { markedAs } from './act/records/marked-as.js';
import { switchedList, switchedPart } from './act/lists/switched-list.js';
import { groupNoun } from './act/wording/group-noun.js';
import { plainer } from './act/wording/plainer.js';
import { genericNoun } from './act/wording/generic-noun.js';
import { grantedLater } from './act/forms/granted.js';
import { goOn } from './act/forms/go-on.js';
import { stepTurned } from './act/forms/step-turned.js';
import { wholeForm } from './act/forms/whole-form.js';
import { placedThing } from './act/records/placed-thing.js';
import { givenAmount } from './act/records/given-amount.js';
import { givenRole } from './act/records/given-role.js';
import { plainCell } from './act/controls/plain-cell.js';
import { plainGoal } from './act/records/plain-goal.js';
import { keptForLater } from './act/records/kept-for-later.js';
import { plainRowOutcome } from './act/records/do-plain-row.js';
import { plainTextOutcome } from './act/controls/do-plain-text.js';
import { playerOutcome } from './act/controls/player.js';
import { plainWidget } from './act/controls/plain-widgets.js';
import { makerMenu } from './act/forms/maker-menu.js';
import { withOptions } from './act/forms/with-options.js';
import { slideTurned } from './act/controls/turn-slides.js';
import { cardControl } from './act/records/card-control.js';
import { pricedExtra } from './act/forms/priced-extra.js';
import { payBy } from './act/forms/pay-by.js';
import { assignedChosen } from './act/records/assigned-chosen.js';
import { dayView } from './act/calendars/day-view.js';
import { daySlot } from './act/records/day-slot.js';
import { partOfTime } from './act/calendars/time-part.js';
import { timeLists } from './act/calendars/time-lists.js';
import { timeSlot } from './act/calendars/time-slots.js';
import { invited } from './act/forms/invited.js';
import { inFormat } from './act/forms/in-format.js';
import { upOrDown } from './act/controls/up-and-down.js';
import { undoing } from './act/records/undoing.js';
import { kindOfValue } from './act/forms/value-kind.js';
import { pickedAndAdded } from './act/forms/picked-and-added.js';
import { newsletterField } from './act/forms/newsletter-field.js';
import { fieldBesideButton } from './act/forms/field-beside-button.js';
import { usedValue } from './act/forms/used-value.js';
import { turnedMonth, turnedToMonth } from './act/calendars/turned-month.js';
import { turnedTo } from './act/controls/turn-to.js';
import { inDrawnPart, onOtherPage } from './act/controls/in-part.js';
import { inMenu } from './act/wording/in-menu.js';
import { allOfRow, moreOfList, partOfList } from './act/lists/more-of-list.js';
import { namedIt } from './act/forms/named-it.js';
import { runButton } from './act/wording/run-button.js';
import { searchedByForm } from './act/forms/searched-by-form.js';
import { searchTyped } from './act/lists/do-search.js';
import { madeVisible } from './act/controls/made-visible.js';
import { notAfterAll } from './act/wording/not-after-all.js';
import { planMoved } from './act/records/plan-moved.js';
import { putSo } from './act/records/put-so.js';
import { notYetSo } from './act/records/not-yet-so.js';
import { checkMenu } from './act/records/check-menu.js';
import { staySigned } from './act/controls/stay-signed.js';
import { undoNoun } from './act/records/undo-noun.js';
import { naming } from './act/controls/do-name.js';
import { figureOutcome } from './act/forms/do-figure.js';
import { questionAnswered } from './act/wording/question-answered.js';
import { spareKind } from './act/refusals/spare-kind.js';
import { unfoldedNoun } from './act/wording/unfolded-noun.js';
import { numberedStep } from './act/controls/numbered-step.js';
import { oneOfTwo } from './act/controls/one-of-two.js';
import { signBefore } from './act/controls/sign-before.js';
import { typeTile } from './act/controls/type-tile.js';
import { explanationOf } from './act/wording/explanation-of.js';
import { sentFor } from './act/wording/sent-for.js';
import { saidOtherwise } from './act/wording/said-otherwise.js';
import { spareTail } from './act/wording/spare-tail.js';
import { editedTo } from './act/records/edit-to.js';
import { languageSwitched } from './act/controls/language-switch.js';
import { nthStepper } from './act/controls/nth-stepper.js';
import { listOfRecord } from './act/records/list-of-record.js';
import { openOrClosed } from './act/controls/open-or-closed.js';
import { ofThis } from './act/wording/of-this.js';
import { ownLabel } from './act/forms/own-label.js';
import { saidOfRecord } from './act/forms/said-of-record.js';
import { saidProperty } from './act/records/said-property.js';
import { settingBehind } from './act/records/do-setting.js';
import { sortMenu } from './act/controls/sort-choice.js';
import { sortAlphabetically } from './act/lists/sort-alphabetically.js';
import { leftAsItIs } from './act/forms/left-as-it-is.js';
import { withoutSaving } from './act/forms/without-saving.js';
import { oneLess, outOfCart } from './act/wording/out-of-cart.js';
import { openedRecord } from './act/records/opened-record.js';
import { recordDeed } from './act/records/record-looks.js';
import { menuOfRecord } from './act/records/record-menu.js';
import { recordColumns } from './act/records/record-columns.js';
import { ratedRecord } from './act/records/rated-record.js';
import { recordProperty } from './act/records/record-property.js';
import { valueLine } from './act/records/value-line.js';
import { otherWords } from './act/records/other-words.js';
import { eachRecord, putInCart } from './act/records/several-records.js';
import { givenInMenu } from './act/controls/submenu.js';
import { severalNew } from './act/forms/several-new.js';
import { reworded } from './act/wording/rewording.js';
import { filterCleared } from './act/lists/filter-cleared.js';
import { allCleared } from './act/lists/all-cleared.js';
import { allMarked } from './act/lists/all-marked.js';
import { shortChoice } from './act/controls/short-choice.js';
import { wholeButton } from './act/controls/whole-button.js';
import { verbButton } from './act/controls/verb-button.js';
import type { Clause } from './language/clause.js';
import type { Scene } from './matching/look-up.js';
import type { Outcome } from './matching/outcome.js';

/** A rule gives what a clause comes to, or nothing when the clause is none of its business. */
export type Rule = (clause: Clause, scene: Scene) => Outcome | undefined;

/** Grounds a clause as a whole: for a rule that says it in other words. */
type Ground = (clause: Clause, scene: Scene) => Outcome;

/** What else a clause may be that was refused: asked until one of them is not refused either. */
export const lastRules = (groundClause: Ground): readonly Rule[] => [
  staySigned,
  (clause, scene) => ratedRecord(clause, scene, groundClause),
  confirmedAfter,
  leftAsItIs,
  madeVisible,
  notAfterAll,
  checkMenu,
  notYetSo,
  putSo,
  sentFor,
  undoNoun,
  (clause, scene) => saidOfRecord(clause, scene, groundClause),
  (clause, scene) => planMoved(clause, scene, groundClause),
  insteadOf,
  (clause, scene) => viewOf(clause, scene, groundClause),
  enabledBeside,
  converted,
  partOfTime,
  editedText,
  kebab,
  sortNoun,
  onNextStep,
  foundBy,
  journeyEnd,
  lookedUp,
  markNoun,
  movedNowhere,
  (clause, scene) => replyTo(clause, scene, groundClause),
  addressed,
  nameOpen,
  slotDeed,
  weekSlot,
  aboutQuestion,
  explanationOf,
  numberedStep,
  (clause, scene) => unfoldedNoun(clause, scene, groundClause),
  oneOfTwo,
  typeTile,
  signBefore,
  saidOtherwise,
  turnedTo,
  (clause, scene) => turnedMonth(clause, scene) ?? turnedToMonth(clause, scene),
  lastField,
  loginButton,
  groupNoun,
  (clause, scene) => switchedList(clause, scene) ?? switchedPart(clause, scene),
  genericNoun,
  namedIt,
  changedInMenu,
  cycleOutcome,
  dayCell,
  dayView,
  statedDay,
  (clause, scene) => columnChoice(clause, scene, groundClause),
  (clause, scene) => shownIn(clause, scene, groundClause),
  givenInMenu,
  grantedLater,
  editedByLink,
  runButton,
  sortMenu,
  sortAlphabetically,
  (clause, scene) => withoutSaving(clause, scene, groundClause),
  (clause, scene) => withOptions(clause, scene, groundClause),
  usedValue,
  fieldBesideButton,
  invited,
  newsletterField,
  pickedAndAdded,
  addedOfKind,
  addedValue,
  pricedExtra,
  codeOpener,
  consentOutcome,
  answerPopup,
  declined,
  answered,
  extremeRecord,
  figuredRecord,
  (clause, scene) => spareTail(clause, scene, groundClause),
  (clause, scene) => keptForLater(clause, scene, groundClause),
  questionAnswered,
  listOfRecord,
  languageSwitched,
  kindOfValue,
  agreement,
  statementTicked,
  allOfThem,
  daySlot,
  timeSlot,
  timeLists,
  inFormat,
  byMeans,
  (clause, scene) => hadDone(clause, scene, groundClause),
  saidAround,
  (clause, scene) => undoing(clause, scene, groundClause),
  madeSo,
  deedAsState,
  markedAs,
  deedSwitch,
  (clause, scene) => assignedChosen(clause, scene, groundClause),
  chosenDeed,
  openOrClosed,
  (clause, scene) => ofThis(clause, scene, groundClause),
  (clause, scene) => ownLabel(clause, scene, groundClause),
  boxSaid,
  boxStopped,
  boxAsked,
  (clause, scene) => madeLarger(clause, scene) ?? soundMuted(clause, scene),
  playerOutcome,
  upOrDown,
  bareButton,
  goOn,
  stepTurned,
  countedPicture,
  placedThing,
  spareNoun,
  endsSwapped,
  menuOfRecord,
  moreOfList,
  partOfList,
  wholeForm,
  pictureTurned,
  slideTurned,
  lineMoved,
  plainWidget,
  (clause, scene) => chosenUnder(clause, scene, groundClause),
  fromSuggestions,
  fromList,
  (clause, scene) => countedParts(clause, scene, groundClause),
  changedBy,
  nthStepper,
  (clause, scene) => addedTimes(clause, scene, groundClause),
  cardControl,
  lineExpanded,
  aboutPage,
  reworded,
  otherWords,
  allMarked,
  filterCleared,
  allCleared,
  verbButton,
  wholeButton,
  shortChoice,
  saidValue,
  putInCart,
  (clause, scene) => outOfCart(clause, scene, groundClause),
  (clause, scene) => oneLess(clause, scene, groundClause),
  (clause, scene) => detailsOf(clause, scene, groundClause),
  (clause, scene) => eachRecord(clause, scene, groundClause),
  deedOnSeveral,
  chosenOne,
  (clause, scene) => eachOfList(clause, scene, groundClause),
  (clause, scene) => spareKind(clause, scene, groundClause),
  addedItem,
  // A form that stands there takes it all, and its button opens no menu.
  (clause, scene) => (standingForm(clause, scene) ? undefined : makerMenu(clause, scene)),
  (clause, scene) => naming(clause, scene, groundClause),
  (clause, scene) => severalNew(clause, scene, groundClause),
  figureOutcome,
  formOutcome,
  payBy,
  formSent,
  (clause, scene) => deedWithRemark(clause, scene, groundClause),
  (clause, scene) => deedWithForm(clause, scene, groundClause),
  (clause, scene) => cardReplaced(clause, scene, groundClause),
  closingButton,
  keptRow,
  (clause, scene) => clickedFor(clause, scene, groundClause),
  plainGoal,
  (clause, scene) => asGoal(clause, scene, groundClause),
  plainRowOutcome,
  plainTextOutcome,
  (clause, scene) => inDrawnPart(clause, scene, groundClause),
  inMenu,
  searchTyped,
  searchedByForm,
  onOtherPage,
  openedRecord,
  recordDeed,
  behindMenu,
  chosenFirst,
  (clause, scene) => waitingButton(clause, scene, groundClause),
  (clause, scene) => recordProperty(clause, scene, groundClause),
  valueLine,
  (clause, scene) => nthOfKind(clause, scene, groundClause),
  nthQuestion,
  recordColumns,
  plainCell,
  givenAmount,
  givenRole,
  (clause, scene) => saidProperty(clause, scene, groundClause),
  (clause, scene) => settingBehind(clause, scene, groundClause),
  editedTo,
  changedByButton,
  onLaterStep,
  foundFirst,
  markedDeed,
  allOfRow,
  (clause, scene) => plainer(clause, scene, groundClause),
];
