/** What a clause may be that its own verb refuses: rules that are asked one after the other until one of them is not refused either. */
import { extremeRecord } from './act/extreme-record.js';
import { fromList } from './act/from-list.js';
import { aboutQuestion } from './act/about-question.js';
import { slotDeed } from './act/slot-deed.js';
import { insteadOf } from './act/bold-instead.js';
import { editedText } from './act/edited-text.js';
import { kebab } from './act/kebab.js';
import { sortNoun } from './act/sort-noun.js';
import { viewOf } from './act/view-of.js';
import { onLaterStep, onNextStep } from './act/later-step.js';
import { foundBy } from './act/found-by.js';
import { lookedUp } from './act/looked-up.js';
import { replyTo } from './act/reply-to.js';
import { addressed } from './act/addressed.js';
import { aboutPage } from './act/about-page.js';
import { addedOfKind } from './act/added-of-kind.js';
import { addedItem } from './act/added-item.js';
import { addedValue } from './act/added-value.js';
import { agreement } from './act/agreement.js';
import { answered } from './act/answered.js';
import { spareNoun } from './act/spare-noun.js';
import { allOfThem } from './act/all-of-them.js';
import { lineMoved, pictureTurned } from './act/arrow-pairs.js';
import { asGoal } from './act/as-goal.js';
import { byMeans } from './act/by-means.js';
import { boxAsked } from './act/box-asked.js';
import { hadDone } from './act/had-done.js';
import { boxSaid } from './act/box-said.js';
import { countedParts } from './act/counted-parts.js';
import { countedPicture } from './act/counted-picture.js';
import { bareButton } from './act/bare-button.js';
import { behindMenu } from './act/behind-menu.js';
import { closingButton } from './act/closing-button.js';
import { deedAsState } from './act/deed-as-state.js';
import { columnChoice } from './act/column-choice.js';
import { shownIn } from './act/shown-in.js';
import { dayCell } from './act/day-cell.js';
import { codeOpener } from './act/code-opener.js';
import { cycleOutcome } from './act/do-cycle.js';
import { declined } from './act/declined.js';
import { deedWithRemark } from './act/deed-with-remark.js';
import { eachOfList } from './act/each-of-list.js';
import { editedByLink } from './act/edited-by-link.js';
import { deedWithForm } from './act/deed-with-form.js';
import { detailsOf } from './act/details-of.js';
import { changedByButton } from './act/changed-by-button.js';
import { clickedFor } from './act/clicked-for.js';
import { chosenFirst } from './act/chosen-first.js';
import { chosenDeed, deedOnSeveral } from './act/chosen-deed.js';
import { changedInMenu } from './act/changed-in-menu.js';
import { consentOutcome } from './act/consent.js';
import { lastField } from './act/last-field.js';
import { lineExpanded } from './act/do-line.js';
import { formOutcome, formSent } from './act/do-form.js';
import { madeLarger, soundMuted } from './act/made-larger.js';
import { madeSo, saidAround } from './act/made-so.js';
import { markedAs } from './act/marked-as.js';
import { genericNoun } from './act/generic-noun.js';
import { goOn } from './act/go-on.js';
import { wholeForm } from './act/whole-form.js';
import { plainGoal } from './act/plain-goal.js';
import { plainRowOutcome } from './act/do-plain-row.js';
import { plainTextOutcome } from './act/do-plain-text.js';
import { plainWidget } from './act/plain-widgets.js';
import { makerMenu } from './act/maker-menu.js';
import { withOptions } from './act/with-options.js';
import { slideTurned } from './act/turn-slides.js';
import { cardControl } from './act/card-control.js';
import { payBy } from './act/pay-by.js';
import { timeSlot } from './act/time-slots.js';
import { undoing } from './act/undoing.js';
import { withExtras } from './act/with-extras.js';
import { kindOfValue } from './act/value-kind.js';
import { usedValue } from './act/used-value.js';
import { turnedMonth } from './act/turned-month.js';
import { turnedTo } from './act/turn-to.js';
import { inDrawnPart, onOtherPage } from './act/in-part.js';
import { inMenu } from './act/in-menu.js';
import { movedAmount } from './act/moved-amount.js';
import { moreOfList } from './act/more-of-list.js';
import { namedIt } from './act/named-it.js';
import { runButton } from './act/run-button.js';
import { searchedByForm } from './act/searched-by-form.js';
import { searchTyped } from './act/do-search.js';
import { madeVisible } from './act/made-visible.js';
import { notAfterAll } from './act/not-after-all.js';
import { notYetSo } from './act/not-yet-so.js';
import { checkMenu } from './act/check-menu.js';
import { staySigned } from './act/stay-signed.js';
import { undoNoun } from './act/undo-noun.js';
import { naming } from './act/do-name.js';
import { figureOutcome } from './act/do-figure.js';
import { questionAnswered } from './act/question-answered.js';
import { stateOfRecord } from './act/state-of-record.js';
import { spareKind } from './act/spare-kind.js';
import { spareTail } from './act/spare-tail.js';
import { editedTo } from './act/edit-to.js';
import { languageSwitched } from './act/language-switch.js';
import { listOfRecord } from './act/list-of-record.js';
import { settingBehind } from './act/do-setting.js';
import { sortMenu } from './act/sort-choice.js';
import { sortAlphabetically } from './act/sort-alphabetically.js';
import { withoutSaving } from './act/without-saving.js';
import { oneLess, outOfCart } from './act/out-of-cart.js';
import { openedRecord, recordDeed } from './act/record-looks.js';
import { menuOfRecord } from './act/record-menu.js';
import { recordColumns } from './act/record-columns.js';
import { recordProperty } from './act/record-property.js';
import { otherWords } from './act/other-words.js';
import { eachRecord, putInCart } from './act/several-records.js';
import { givenInMenu } from './act/submenu.js';
import { severalNew } from './act/several-new.js';
import { reworded } from './act/rewording.js';
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
  madeVisible,
  notAfterAll,
  checkMenu,
  notYetSo,
  undoNoun,
  insteadOf,
  (clause, scene) => viewOf(clause, scene, groundClause),
  editedText,
  kebab,
  sortNoun,
  onNextStep,
  foundBy,
  lookedUp,
  (clause, scene) => replyTo(clause, scene, groundClause),
  addressed,
  slotDeed,
  aboutQuestion,
  turnedTo,
  turnedMonth,
  lastField,
  genericNoun,
  namedIt,
  changedInMenu,
  cycleOutcome,
  dayCell,
  (clause, scene) => columnChoice(clause, scene, groundClause),
  (clause, scene) => shownIn(clause, scene, groundClause),
  givenInMenu,
  editedByLink,
  runButton,
  sortMenu,
  sortAlphabetically,
  (clause, scene) => withoutSaving(clause, scene, groundClause),
  (clause, scene) => withExtras(clause, scene, groundClause),
  (clause, scene) => withOptions(clause, scene, groundClause),
  usedValue,
  addedOfKind,
  addedValue,
  codeOpener,
  consentOutcome,
  declined,
  answered,
  extremeRecord,
  (clause, scene) => spareTail(clause, scene, groundClause),
  questionAnswered,
  listOfRecord,
  languageSwitched,
  kindOfValue,
  agreement,
  allOfThem,
  timeSlot,
  byMeans,
  (clause, scene) => hadDone(clause, scene, groundClause),
  saidAround,
  stateOfRecord,
  (clause, scene) => undoing(clause, scene, groundClause),
  madeSo,
  deedAsState,
  markedAs,
  chosenDeed,
  boxSaid,
  boxAsked,
  madeLarger,
  soundMuted,
  bareButton,
  goOn,
  countedPicture,
  spareNoun,
  menuOfRecord,
  moreOfList,
  wholeForm,
  pictureTurned,
  slideTurned,
  lineMoved,
  plainWidget,
  fromList,
  (clause, scene) => countedParts(clause, scene, groundClause),
  cardControl,
  lineExpanded,
  aboutPage,
  reworded,
  otherWords,
  putInCart,
  (clause, scene) => outOfCart(clause, scene, groundClause),
  (clause, scene) => oneLess(clause, scene, groundClause),
  (clause, scene) => detailsOf(clause, scene, groundClause),
  (clause, scene) => eachRecord(clause, scene, groundClause),
  deedOnSeveral,
  (clause, scene) => eachOfList(clause, scene, groundClause),
  (clause, scene) => spareKind(clause, scene, groundClause),
  addedItem,
  makerMenu,
  (clause, scene) => naming(clause, scene, groundClause),
  (clause, scene) => severalNew(clause, scene, groundClause),
  figureOutcome,
  movedAmount,
  formOutcome,
  payBy,
  formSent,
  (clause, scene) => deedWithRemark(clause, scene, groundClause),
  deedWithForm,
  closingButton,
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
  behindMenu,
  recordDeed,
  chosenFirst,
  (clause, scene) => recordProperty(clause, scene, groundClause),
  recordColumns,
  (clause, scene) => settingBehind(clause, scene, groundClause),
  editedTo,
  changedByButton,
  onLaterStep,
];
