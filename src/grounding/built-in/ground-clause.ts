/** What one clause comes to: the rules in the order in which they are asked, each answer through the gate of `accounted`. */
import { pressedAtLast } from './act/records/waiting-button.js';
import { unfoldNamed } from './act/controls/unfolded-tree.js';
import { insideFolder } from './act/records/inside-folder.js';
import { accounted } from './act/refusals/accounted.js';
import { sentWithout } from './act/refusals/box-left-out.js';
import { answerTyped } from './act/forms/answer-typed.js';
import { clickedAgain } from './act/wording/answered.js';
import { namedBeforeNoun } from './act/wording/spare-noun.js';
import { besideLast } from './act/wording/beside-last.js';
import { boxFor } from './act/controls/box-for.js';
import { besideLastField } from './act/forms/closing-button.js';
import { boxesByAmount } from './act/controls/boxes-by-amount.js';
import { deedOnAll } from './act/records/chosen-deed.js';
import { buttonOnEach } from './act/records/button-on-each.js';
import { choosingButton } from './act/records/choose-button.js';
import { contextArea } from './act/controls/context-area.js';
import { closedByCross } from './act/controls/closed-by-cross.js';
import { codeOutcome } from './act/controls/code-boxes.js';
import { spell, type Clause } from './language/clause.js';
import { movedAway } from './act/wording/deed-noun.js';
import { deedBehind } from './act/wording/deed-behind.js';
import { monthAndYear } from './act/calendars/date-lists.js';
import { dayRange } from './act/calendars/day-range.js';
import { titleTyped, valueClicked } from './act/forms/edited-text.js';
import { cellClicked, cellEdit } from './act/controls/do-cell.js';
import { passwordChange } from './act/forms/change-password.js';
import { choiceSent } from './act/records/choice-sent.js';
import { chosenRecords } from './act/records/chosen-records.js';
import { countryCode } from './act/forms/country-code.js';
import { countedField } from './act/forms/counted-field.js';
import { countedOverPages } from './act/lists/counted-over-pages.js';
import { ofCountedKind } from './act/records/counted-kind.js';
import { countsOnly } from './act/controls/counts-only.js';
import { commentTyped } from './act/forms/comment-typed.js';
import { messageSent } from './act/forms/message-sent.js';
import { confirmedAfter, confirmsNothing } from './act/controls/confirmed-after.js';
import { confirmedWith } from './act/forms/confirmed-with.js';
import { leaveRequested } from './act/forms/leave-request.js';
import { lineTicked } from './act/records/do-line.js';
import { listedTag } from './act/lists/listed-tag.js';
import { formOutcome } from './act/forms/do-form.js';
import { decidedOutcome } from './act/forms/form-clauses.js';
import { formStep } from './act/forms/form-steps.js';
import { markedAs } from './act/records/marked-as.js';
import { menuPath, pathClauses } from './matching/menu-path.js';
import { goalWithValue, redeemed } from './act/forms/do-goal-value.js';
import { quantityOutcome } from './act/controls/do-quantity.js';
import { ratingOutcome } from './act/controls/do-rating.js';
import { inOtherTab } from './act/controls/in-part.js';
import { goOnTo } from './act/forms/go-on.js';
import { isPresent } from './matching/presence.js';
import { changesElsewhere, columnField } from './act/records/column-field.js';
import { everythingOn } from './act/controls/everything-on.js';
import { extremeRecord } from './act/lists/extreme-record.js';
import { facetOutcome } from './act/lists/do-facet.js';
import { partOfRecord } from './act/records/part-of-record.js';
import { gridPlace } from './act/controls/grid-place.js';
import { partChosen } from './act/controls/part-chosen.js';
import { nthOption } from './act/controls/nth-option.js';
import { anyOfKind } from './act/controls/any-of-kind.js';
import { numbersInOrder } from './act/controls/numbers-in-order.js';
import { pagerOutcome } from './act/lists/do-pager.js';
import { withButtonVerb } from './act/wording/button-verb.js';
import { calledWhole, wholeName } from './act/wording/whole-name.js';
import { notNumberAlone, notPageFigure } from './act/lists/number-alone.js';
import { unlessOnlyChosen } from './act/records/opened.js';
import { unlessClosing } from './act/controls/open-already.js';
import { unlessPressed } from './act/controls/pressed-already.js';
import { tagOutcome } from './act/controls/do-tag.js';
import { titledGroup } from './act/lists/titled-groups.js';
import { transferOutcome } from './act/controls/transfer-lists.js';
import { themeOutcome } from './act/controls/theme.js';
import { stateOfGroup } from './act/controls/state-of-group.js';
import { tabOutcome } from './act/controls/tab-row.js';
import { inlineDate, titledDate } from './act/calendars/do-inline-date.js';
import { twoBounds } from './act/lists/two-bounds.js';
import { typedConfirmation } from './act/forms/typed-confirmation.js';
import { shapesOutcome } from './act/controls/shapes-dragged.js';
import { boardOutcome } from './act/controls/board-place.js';
import { pullOutcome } from './act/controls/do-pull.js';
import { onKeyPad } from './act/controls/key-pad.js';
import { journeySearched } from './act/forms/journey.js';
import { keyedValue } from './act/controls/keyed-value.js';
import { choiceOfThing } from './act/records/ordered-choices.js';
import { orderedAmount } from './act/records/ordered-amount.js';
import { keptOnList } from './act/records/kept-for-later.js';
import { itemForIt } from './act/records/item-for-it.js';
import { withExtras } from './act/forms/with-extras.js';
import { itsOwn } from './act/wording/its-own.js';
import { kindByClass } from './act/records/kind-by-class.js';
import { chosenMoved } from './act/controls/arrow-pairs.js';
import { markOutcome } from './act/controls/do-mark.js';
import { namedBefore } from './act/wording/named-before.js';
import { movedAmount, paymentConfirmed } from './act/forms/moved-amount.js';
import { paysSo } from './act/forms/pays-so.js';
import { matrixOutcome } from './act/controls/do-matrix.js';
import { tableAnswer } from './act/controls/do-table-answer.js';
import { tableField } from './act/controls/table-field.js';
import { crossedThing } from './act/records/placed-thing.js';
import { seatCodes } from './act/records/seat-codes.js';
import { seatOutcome } from './act/records/seat-rows.js';
import { segmentsOutcome } from './act/calendars/do-segments.js';
import { notOneByOne, showAllOutcome } from './act/lists/do-show-all.js';
import { endOutcome, rangeOutcome } from './act/controls/do-range.js';
import { isPersonOnly } from './language/fill-sentence.js';
import { sortOutcome, unorderedSort } from './act/lists/do-sort.js';
import { sortChoice } from './act/controls/sort-choice.js';
import { favouriteSign } from './act/records/favourite-sign.js';
import { movedByValue, settingOutcome } from './act/records/do-setting.js';
import { inRaisedBox } from './matching/raised-box.js';
import { freshBeside, freshEntries, freshFields, ofItself } from './matching/fresh.js';
import { insideLast } from './language/references.js';
import type { Scene } from './matching/look-up.js';
import { isSuggested } from './language/sequels.js';
import { atOtherTime, recordByValue } from './act/records/record-by-value.js';
import { allSwitches } from './act/records/record-setting.js';
import { movedByButton } from './act/records/moved-by-button.js';
import { setInRecord } from './act/records/set-in-record.js';
import { secondStep } from './act/wording/second-step.js';
import { titledOutcome } from './act/controls/swatches.js';
import { searchedByAttributes } from './act/forms/searched-by-attributes.js';
import { searchResult } from './act/lists/search-result.js';
import { reactionOutcome } from './act/controls/reactions.js';
import { isDoneToOne, recordDeed } from './act/records/record-looks.js';
import { stateOfRecord } from './act/records/state-of-record.js';
import { recordOutcome } from './act/records/record-target.js';
import type { Outcome } from './matching/outcome.js';
import { foreignThing } from './act/refusals/foreign-thing.js';
import { unlessJoined } from './act/refusals/joined-name.js';
import { unlessElsewhere } from './act/refusals/lands-elsewhere.js';
import type { Entry } from './matching/page-index.js';
import { grounders } from './grounders.js';
import { typedInPlace } from './act/controls/typed-in-place.js';
import { lastRules, type Rule } from './last-rules.js';
import { onceIn } from './once-in.js';
import { openedByClick } from './act/controls/opened-by-click.js';

/** Asked before the grounder of the verb: each looks at the words before it looks at the page, and what it answers stands. */
const ahead: readonly Rule[] = [
  contextArea,
  movedAway,
  inOtherTab,
  keyedValue,
  onKeyPad,
  (clause, scene) => journeySearched(clause, scene, groundClause),
  searchedByAttributes,
  movedAmount,
  paysSo,
  leaveRequested,
  countedOverPages,
  closedByCross,
  numbersInOrder,
  anyOfKind,
  nthOption,
  gridPlace,
  (clause, scene) => searchResult(clause, scene, (each, among) => grounders[each.verb](each, among)),
  buttonOnEach,
  partOfRecord,
  (clause, scene) => choiceOfThing(clause, scene) ?? withExtras(clause, scene, groundClause),
  (clause, scene) => orderedAmount(clause, scene, groundClause),
  itemForIt,
  clickedAgain,
  secondStep,
  goOnTo,
  confirmedWith,
  confirmsNothing,
  deedBehind,
  atOtherTime,
  kindByClass,
  namedBeforeNoun,
  besideLast,
  besideLastField,
  chosenMoved,
  markOutcome,
  pullOutcome,
  (clause, scene) => movedByButton(clause, scene) ?? boardOutcome(clause, scene),
  shapesOutcome,
  ratingOutcome,
  pagerOutcome,
  sortOutcome,
  sortChoice,
  showAllOutcome,
  rangeOutcome,
  endOutcome,
  twoBounds,
  dayRange,
  (clause, scene) => keptOnList(clause, scene, groundClause),
  transferOutcome,
  titledGroup,
  themeOutcome,
  favouriteSign,
  tagOutcome,
  tabOutcome,
  stateOfGroup,
  partChosen,
  matrixOutcome,
  seatOutcome,
  seatCodes,
  crossedThing,
  chosenRecords,
  unfoldNamed,
  insideFolder,
  deedOnAll,
  choosingButton,
  movedByValue,
  setInRecord,
  stateOfRecord,
  titledOutcome,
  settingOutcome,
  allSwitches,
  everythingOn,
  boxesByAmount,
  lineTicked,
  codeOutcome,
  countryCode,
  valueClicked,
  cellClicked,
  choiceSent,
  answerTyped,
  commentTyped,
  messageSent,
  countedField,
  tableAnswer,
  tableField,
  titledDate,
  passwordChange,
  typedConfirmation,
  titleTyped,
  calledWhole,
  redeemed,
  reactionOutcome,
];

/** The verb's own, which always has an answer. */
const own = (clause: Clause, scene: Scene): Outcome =>
  facetOutcome(clause, scene) ??
  notOneByOne(clause, notNumberAlone(clause, grounders[clause.verb](clause, scene), scene), scene);

/** Asked when the verb's own is nothing, or not sure: the first that has an answer is clearer. */
const clearer: readonly Rule[] = [
  (clause, scene) => (isPersonOnly(clause) ? formOutcome(clause, scene) : undefined),
  listedTag,
  wholeName,
  unorderedSort,
  boxFor,
  monthAndYear,
  markedAs,
  segmentsOutcome,
  inlineDate,
  cellEdit,
  quantityOutcome,
  goalWithValue,
  recordOutcome,
  recordByValue,
  extremeRecord,
];

/** Asked until one of them is not refused either. */
const last = lastRules((clause, scene) => groundClause(clause, scene));

/** What one clause comes to on a page. A clause under a condition does nothing where what it speaks of is not there. */
export function groundClause(given: Clause, scene: Scene): Outcome {
  return onceIn(scene, given, groundAnew);
}

function groundAnew(given: Clause, scene: Scene): Outcome {
  if (given.at !== undefined) return sentWithout(given, decidedOutcome(given, given.at, scene), scene);
  if (given.pays !== undefined) return paymentConfirmed(given, given.pays, scene);
  if (given.step) return formStep(given, given.step, scene);
  if (given.waited) return pressedAtLast(given, given.waited, scene);
  const path =
    given.verb === 'goal' && given.said === '' ? menuPath(given.readings[0]?.target ?? []) : undefined;
  if (path) return { kind: 'instead', clauses: pathClauses(path, { ...given, said: 'choose' }, scene) };
  // However a context menu is asked for, it is a right-click.
  const clause = withButtonVerb(
    given.verb === 'rightClick' ? { ...given, said: 'right-click' } : given,
    scene,
  );
  const idle = clause.only && withoutObject(clause, clause.only, scene);
  if (idle) return idle;
  const foreign = foreignThing(clause, scene.index);
  if (foreign !== undefined) return { kind: 'none', looked: clause.text, nearest: [], final: true };
  const named = namedBefore(clause, scene, groundClause);
  if (named) return named;
  const itsPart = itsOwn(clause, scene, groundClause);
  if (itsPart) return itsPart;
  const inside = scene.before && insideLast(clause);
  if (inside) {
    const outcome = grounders[inside.verb](inside, amongFresh(scene));
    if (outcome.kind === 'steps' || outcome.kind === 'ambiguous') return checked(inside, outcome, scene);
  }
  if (clause.fresh && scene.before) {
    const isListed = clause.readings.some(({ target }) => target?.some(isSuggested));
    const fresh = amongFresh(scene, isListed ? freshBeside(scene) : undefined);
    const outcome = checked(clause, grounders[clause.verb](clause, fresh), scene);
    return (isRefused(outcome) && openedByClick(clause, scene)) || outcome;
  }
  const inPlace = typedInPlace(clause, scene) ?? columnField(clause, scene);
  if (inPlace) return inPlace;
  const opened = freshFields(clause, scene);
  const confirmed = opened && typedConfirmation(clause, scene);
  if (confirmed) return confirmed;
  const within = opened && checked(clause, grounders[clause.verb](clause, opened), scene);
  if (within?.kind === 'steps') return lookedAfter(clause, within, scene);
  const itself = opened && ofItself(clause, opened);
  if (itself) return groundClause(itself, scene);
  const raisedBox = /^(?:set|select|check|uncheck)$/.test(clause.verb) ? inRaisedBox(scene) : undefined;
  const there = raisedBox && checked(clause, firstOutcome(clause, raisedBox), scene);
  if (there?.kind === 'steps') return lookedAfter(clause, there, scene);
  const told = checked(clause, firstOutcome(clause, scene), scene);
  if (told.kind === 'none' && told.final === true) return told;
  const raised =
    told.kind === 'ambiguous'
      ? (amongRaised(clause, scene) ?? inOneRecord(clause, scene) ?? confirmedAfter(clause, scene))
      : undefined;
  if (raised) return lookedAfter(clause, raised, scene);
  if (!isRefused(told)) return lookedAfter(clause, told, scene);
  // What is copied is read from the page, and its words are nothing that is typed.
  if (clause.verb === 'fill' && clause.said === 'copy') return told;
  for (const rule of last) {
    const outcome = rule(clause, scene);
    const better = outcome && checked(clause, outcome, scene);
    if (better?.kind === 'none' && better.partly === true) return better;
    if (better && !isRefused(better)) return lookedAfter(clause, better, scene);
  }
  return told;
}

/** Every word is explained by what it would be done to, and a click comes down there. */
function checked(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  const told = ofCountedKind(clause, notPageFigure(clause, outcome, scene), scene);
  return unlessJoined(clause, unlessElsewhere(clause, accounted(clause, told, scene), scene), scene);
}

/** What a click would undo or fold up is left alone, and what is opened is not only to be chosen. */
function lookedAfter(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  if (changesElsewhere(clause, outcome, scene)) return { kind: 'none', looked: clause.text, nearest: [] };
  return unlessOnlyChosen(clause, unlessClosing(clause, unlessPressed(clause, outcome, scene), scene), scene);
}

function firstOutcome(clause: Clause, scene: Scene): Outcome {
  const special = firstOf(ahead, clause, scene);
  if (special) return special;
  const outcome = own(clause, scene);
  const isUnsure = isWeak(outcome) || countsOnly(clause, outcome, scene);
  return (isUnsure && firstOf(clearer, clause, scene)) || outcome;
}

function firstOf(rules: readonly Rule[], clause: Clause, scene: Scene): Outcome | undefined {
  for (const rule of rules) {
    const outcome = rule(clause, scene);
    if (outcome) return outcome;
  }
  return undefined;
}

/** What a clause under a condition ("if there is a banner") comes to where the condition does not hold, or cannot be told. */
function withoutObject(clause: Clause, only: NonNullable<Clause['only']>, scene: Scene): Outcome | undefined {
  const there = isPresent(only, scene);
  if (there === 'no') return { kind: 'done', reason: `there is no ${spell(only)}` };
  if (there !== 'unclear') return undefined;
  return {
    kind: 'cannot-tell',
    looked: clause.text,
    reason: `whether there is ${spell(only)} is not clear from the page`,
  };
}

/** Of several that fit, the one that the step before has brought up: the item of the menu, and not the column behind it. */
function amongRaised(clause: Clause, scene: Scene): Outcome | undefined {
  if (!scene.before || !/^(?:select|click|check)$/.test(clause.verb)) return undefined;
  const outcome = checked(clause, grounders[clause.verb](clause, amongFresh(scene)), scene);
  return outcome.kind === 'steps' && outcome.steps.length === 1 ? outcome : undefined;
}

/** Of several that fit, the one in the only record that says all: "Delete the mail from Nora about the photos", and not her other one. */
function inOneRecord(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'goal' || !isDoneToOne(clause, scene)) return undefined;
  const outcome = recordDeed(clause, scene);
  const told = outcome && checked(clause, outcome, scene);
  return told?.kind === 'steps' ? told : undefined;
}

/** The scene narrowed to what came up with the step before. */
function amongFresh(scene: Scene, fresh = freshEntries(scene)): Scene {
  return { ...scene, among: (entry: Entry) => fresh.has(entry) };
}

function isRefused({ kind }: Outcome): boolean {
  return kind === 'none' || kind === 'cannot-tell';
}

/** Nothing found, or something that a clearer reading may better. */
function isWeak(outcome: Outcome): boolean {
  if (outcome.kind === 'steps')
    return outcome.steps.some((step) => step.confidence < 0.7) && !(outcome.ranked?.[0]?.exact ?? false);
  return outcome.kind === 'none' || outcome.kind === 'cannot-tell' || outcome.kind === 'ambiguous';
}
