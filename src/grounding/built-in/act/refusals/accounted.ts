/**
 * The last look at a plan: every word of the clause has to be explained by what it would be done to. One rule for all kinds of plan: a verb is outside
 * it only when it is named here with a reason, and a rule that has looked for words elsewhere carries them on its outcome (`explained`). A word is
 * explained by the verb, by the value that goes in, by a name, kind or state of the element, by the row, card, section or column it lies in, by a
 * relation, or because it counts, compares or says nothing ("the", "please"). What is left over is evidence that something else is meant, or that
 * what is meant is not here, and then nothing is done. Which words are left, unexplained.ts says.
 */
import { allForOne, severalIn } from './all-for-one.js';
import { isOfAnother } from './menu-of-each.js';
import { otherHandle } from './handles.js';
import { type Clause, spell } from '../../language/clause.js';
import { describe } from '../../matching/describe.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome, Phase } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { besideItself } from './beside-itself.js';
import { byMeaningOnly } from './by-meaning-only.js';
import { noSuchPart } from './no-such-part.js';
import { notMeantSo } from './not-meant-so.js';
import { blindFill } from './blind-fill.js';
import { boxClicked } from './box-clicked.js';
import { phrasal, ticked } from './box-ticked.js';
import { unfoldsNone } from './unfolds-none.js';
import { sortsNone } from './sorts-none.js';
import { ofNoSuchKind } from './of-no-such-kind.js';
import { ofAnotherPage } from './of-another-page.js';
import { boxLeftOut, optionLeftOut } from './box-left-out.js';
import { bothForOne, contraryNumber } from './contrary-number.js';
import { countedLine } from './counted-lines.js';
import { countedPlace } from './counted-place.js';
import { putIntoIt } from './put-into-it.js';
import { ofOtherForm } from './other-form.js';
import { endsThen } from './ends-then.js';
import { ofOtherList } from './of-other-list.js';
import { ofOtherThing } from './of-other-thing.js';
import { listOfThings } from './list-of-things.js';
import { ofNoPart } from './of-no-part.js';
import { otherCode } from './other-code.js';
import { otherLetter } from './other-letter.js';
import { otherCompound } from './other-compound.js';
import { otherDeed } from './other-deed.js';
import { otherDestination } from './other-destination.js';
import { otherShade } from './other-shade.js';
import { otherColumn } from './other-column.js';
import { otherDay } from './other-day.js';
import { otherSpan } from './other-span.js';
import { countedNoun } from './counted-noun.js';
import { countedInside } from './counted-inside.js';
import { countedThing } from './counted-thing.js';
import { comparedNowhere } from './compared-nowhere.js';
import { allUnderTitle, otherThing } from './other-thing.js';
import { meaningTurned } from './meaning-turned.js';
import { memberOfList } from './member-of-list.js';
import { heldByAnother } from './held-by-another.js';
import { holdsItem } from './holds-item.js';
import { fieldAround } from './field-around.js';
import { fieldOpened, listOpened, viewOfField } from './field-opened.js';
import { folderNotDeed } from './folder-not-deed.js';
import { followed } from './followed.js';
import { participle } from '../evidence/participle.js';
import { saidOfGiver } from './said-of-giver.js';
import { saidOfSibling } from '../evidence/said-of-sibling.js';
import { otherExtreme, sortedNotOpened } from '../lists/extreme-record.js';
import { shownNotOpened } from './shown-not-opened.js';
import { menuForDeed, saysNothing, shownByOther, withoutSign } from './says-nothing.js';
import { sentElsewhere } from './sent-elsewhere.js';
import { beginningOfNames, halfOfName, verbOfName } from './half-name.js';
import { labelledElsewhere } from './labelled-elsewhere.js';
import { kindNowhere, linkForButton, pictureNowhere, profileOfOther } from './kind-nowhere.js';
import { partOfIt } from './part-of-it.js';
import { partOfName } from './name-part.js';
import { besideDate, noSuchDay, reckonedDay } from '../calendars/date-alone.js';
import { destroysOther } from './destroys-more.js';
import { destroysUnasked } from './destroys-unasked.js';
import { doesElse } from './does-else.js';
import { doesToOther } from './does-to-other.js';
import { namesakeOf } from './namesake.js';
import { ofItsOwner } from './of-its-owner.js';
import { ofNothingChosen } from './nothing-chosen.js';
import { ofOtherRecord } from './of-other-record.js';
import { ofOneOnly } from './one-of-all.js';
import { ofHolder } from '../records/record-menu.js';
import { standsInFor } from './out-of-action.js';
import { numberedKind } from './numbered-kind.js';
import { dayCounted, numberedPart } from './numbered-part.js';
import { filteredOtherwise, oneOfParts } from './one-of-parts.js';
import { oneOfColumns } from './one-of-columns.js';
import { oneOfValues } from './one-of-values.js';
import { makesAnother } from './makes-another.js';
import { makesNotFinds } from './makes-not-finds.js';
import { makesNotNarrows } from './makes-not-narrows.js';
import { strayText } from './stray-text.js';
import { ofUnchosen } from './of-unchosen.js';
import { sentToOther } from './sent-to-other.js';
import { ofTwinRecord } from './twin-record.js';
import { ofTwinElsewhere } from './twin-elsewhere.js';
import { ofNestedItem } from './of-nested-item.js';
import { tagNotCounted } from './tag-not-counted.js';
import { titleChosen } from './title-chosen.js';
import { twoCounted } from './two-counted.js';
import { swapped } from './swapped-ends.js';
import { tellingUnsaid } from './telling-unsaid.js';
import { unexplained } from './unexplained.js';
import { exactElsewhere, quotedElsewhere } from './exact-elsewhere.js';
import { onlySample } from './only-sample.js';
import { onlySiblings } from './only-siblings.js';
import { onlySelects } from './only-selects.js';
import { onlyUnfolds } from './only-unfolds.js';
import { outsideDialog } from './outside-dialog.js';
import { ontoField } from './onto-field.js';
import { namedAsItWas, onlyEntered } from './only-entered.js';
import { outOfCart } from './out-of-cart.js';
import { outOfGroup } from './out-of-group.js';
import { offeredTwice } from './offered-twice.js';
import { outsideMenu } from './outside-menu.js';
import { pageOf } from './page-of.js';
import { chosenOtherwise } from './chosen-otherwise.js';
import { inOtherView } from './in-other-view.js';
import { unfitValue } from './unfit-value.js';
import { wholeCard } from './whole-card.js';
import { wholeWithCross } from './whole-with-cross.js';
import { withWhom } from './with-whom.js';
import { someOfList } from './some-of-list.js';
import { sortOf } from './sort-of.js';
import { valueLost } from './value-lost.js';
import { verbAlone } from '../evidence/verb-alone.js';
import type { Act } from '../evidence/word-evidence.js';
import { askedInstead, clickedOtherwise, contraryIn, opensHere, turnedAround } from './contrary.js';
import { notChosen } from './idle-choice.js';
import { wordsOf } from '../../language/words.js';

/** Verbs whose words need not be found on what they are done to: how far, how long, and an address. */
const exempt = /^(?:scroll|wait|goto)$/;

/** The outcome, or a refusal that names the first word of the clause that it leaves unexplained. */
export function accounted(clause: Clause, outcome: Outcome, scene: Scene): Outcome {
  if (exempt.test(clause.verb)) return outcome;
  const act = actOf(outcome, scene);
  const shared = act && oneOfColumns(clause, act);
  const typed = outcome.kind === 'steps' ? outcome.steps.flatMap((step) => step.arguments) : [];
  const left =
    act &&
    (shared ??
      unexplained(actedOn(clause, act), act) ??
      meaningTurned(clause, act, typed) ??
      sentToOther(clause, act, typed) ??
      otherDestination(clause, act) ??
      ofNoPart(clause, act) ??
      boxLeftOut(clause, act) ??
      optionLeftOut(clause, act) ??
      oneOfValues(clause, act) ??
      allForOne(clause, act) ??
      ofUnchosen(clause, act) ??
      otherHandle(clause, act) ??
      swapped(clause, act) ??
      unlike(clause, act) ??
      ofOneOnly(clause, act) ??
      twoCounted(clause, act) ??
      standsInFor(clause, act) ??
      tagNotCounted(clause, act) ??
      ticked(clause, act) ??
      boxClicked(clause, act) ??
      saidOfSibling(clause, act) ??
      onlySiblings(clause, act) ??
      heldByAnother(clause, act) ??
      saidOfGiver(clause, act) ??
      countedLine(clause, act) ??
      countedPlace(clause, act) ??
      blindFill(clause, act) ??
      fieldAround(clause, act) ??
      putIntoIt(clause, act) ??
      listOfThings(clause, act) ??
      fieldOpened(clause, act) ??
      viewOfField(clause, act) ??
      listOpened(clause, act) ??
      memberOfList(clause, act) ??
      holdsItem(clause, act) ??
      besideItself(clause, act) ??
      oneOfParts(clause, act) ??
      filteredOtherwise(clause, act) ??
      contraryNumber(clause, act) ??
      bothForOne(clause, act) ??
      followed(clause, act) ??
      folderNotDeed(clause, act) ??
      byMeaningOnly(clause, act) ??
      noSuchPart(clause, act) ??
      partOfName(clause, act) ??
      namesakeOf(clause, act) ??
      halfOfName(clause, act) ??
      beginningOfNames(clause, act) ??
      verbOfName(clause, act) ??
      ofTwinRecord(clause, act) ??
      ofTwinElsewhere(clause, act) ??
      ofNestedItem(clause, act) ??
      phrasal(clause, act) ??
      unfoldsNone(clause, act) ??
      sortsNone(clause, act) ??
      ofAnotherPage(clause, act) ??
      ofNoSuchKind(clause, act) ??
      besideDate(act) ??
      reckonedDay(clause, act) ??
      noSuchDay(clause) ??
      unfitValue(clause, act) ??
      chosenOtherwise(clause, act) ??
      inOtherView(clause, act) ??
      sortOf(clause, act) ??
      exactElsewhere(clause, act) ??
      quotedElsewhere(clause, act) ??
      pageOf(clause, act) ??
      wholeWithCross(clause, act) ??
      wholeCard(clause, act) ??
      contraryIn(clause, act) ??
      clickedOtherwise(clause, act) ??
      turnedAround(clause, act) ??
      opensHere(clause, act) ??
      notChosen(clause, act) ??
      askedInstead(clause, act) ??
      ofNothingChosen(clause, act) ??
      destroysOther(clause, act) ??
      destroysUnasked(clause, act) ??
      doesElse(clause, act) ??
      doesToOther(clause, act) ??
      ontoField(clause, act) ??
      (outcome.kind === 'done' ? undefined : onlyEntered(clause, act)) ??
      namedAsItWas(clause, act) ??
      valueLost(clause, act) ??
      withWhom(clause, act) ??
      numberedPart(clause, act) ??
      dayCounted(clause, act) ??
      ofOtherRecord(clause, act) ??
      ofOtherForm(clause, act) ??
      ofOtherList(clause, act) ??
      ofOtherThing(clause, act) ??
      endsThen(clause, act) ??
      ofItsOwner(clause, act) ??
      verbAlone(clause, act) ??
      onlySelects(clause, act) ??
      onlyUnfolds(clause, act) ??
      titleChosen(clause, act) ??
      participle(clause, act) ??
      kindNowhere(clause, act) ??
      pictureNowhere(clause, act) ??
      profileOfOther(clause, act) ??
      linkForButton(clause, act) ??
      partOfIt(clause, act) ??
      sentElsewhere(clause, act) ??
      saysNothing(clause, act) ??
      menuForDeed(clause, act) ??
      withoutSign(clause, act) ??
      shownByOther(clause, act) ??
      shownNotOpened(clause, act) ??
      sortedNotOpened(clause, act) ??
      otherExtreme(clause, act) ??
      strayText(clause, act) ??
      makesNotFinds(clause, act) ??
      ofHolder(clause, act) ??
      outsideDialog(clause, act) ??
      outsideMenu(clause, act) ??
      outOfCart(clause, act) ??
      outOfGroup(clause, act) ??
      offeredTwice(clause, act) ??
      someOfList(clause, act) ??
      notMeantSo(clause, act) ??
      otherThing(clause, act) ??
      otherShade(clause, act) ??
      otherSpan(clause, act) ??
      otherDay(clause, act) ??
      otherColumn(clause, act) ??
      countedNoun(clause, act) ??
      countedThing(clause, act) ??
      countedInside(clause, act) ??
      numberedKind(clause, act) ??
      comparedNowhere(clause, act) ??
      otherDeed(clause, act) ??
      otherCode(clause, act) ??
      otherLetter(clause, act) ??
      otherCompound(clause, act) ??
      allUnderTitle(clause, act) ??
      makesNotNarrows(clause, act) ??
      makesAnother(clause, act) ??
      onlySample(clause, act) ??
      tellingUnsaid(clause, act) ??
      labelledElsewhere(clause, act));
  if (!act || left === undefined) return outcome;
  const reason = `nothing there says "${left}"`;
  return {
    kind: 'none',
    looked: clause.text || spell(clause.readings[0]?.target ?? []),
    // No other rule knows better which of them is meant.
    ...(shared !== undefined && { final: true as const }),
    nearest:
      outcome.kind === 'steps'
        ? outcome.steps.flatMap(({ ref, description, confidence }) =>
            ref === undefined ? [] : [{ ref, description, score: confidence, reason }],
          )
        : act.targets.flatMap((entry) =>
            entry.node.ref === undefined
              ? []
              : [{ ref: entry.node.ref, description: describe(entry), score: 0.5, reason }],
          ),
  };
}

/** What is looked for has to be said by what is found, not by what is opened on the way, nor where that is. */
function actedOn(clause: Clause, { isHalf }: Act): Clause {
  if (clause.verb !== 'seek') return clause;
  return { ...clause, readings: isHalf ? [{}] : clause.readings.map(({ target = [] }) => ({ target })) };
}

/** "All rows", "every item": those of one kind in one list, and not whatever the page has. */
function unlike({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const tokens =
    readings.findLast(({ target }) => target)?.target ??
    (verb === 'select' && targets.length > 1 ? (readings.find(({ value }) => value)?.value ?? []) : []);
  const all = severalIn(tokens);
  // "The first row of each table" is more than one.
  const each = tokens[tokens.findIndex(({ lower }) => /^(?:each|every)$/.test(lower)) + 1];
  if (
    all &&
    targets.length === 1 &&
    /^(?:table|list|section|column|group|row|card|page)$/.test(each?.lower ?? '')
  )
    return all.text;
  // Of a group of radio buttons one is chosen, and never all.
  if (all && targets.length === 1 && targets[0]?.node.role === 'radio') return all.text;
  if (!all || targets.length < 2 || !/^(?:select|check|uncheck|click|open)$/.test(verb)) return undefined;
  // A click on a thing and one on what it holds undo each other.
  if (targets.some((one) => targets.some((other) => isInside(one, other)))) return all.text;
  // One page can be shown, and not one behind the other.
  if (verb === 'open')
    return new Set(targets.flatMap(({ node }) => (node.role === 'link' ? [node.ref] : []))).size > 1
      ? all.text
      : undefined;
  const roles = new Set(targets.map(({ node }) => node.role));
  const lists = new Set(targets.map((entry) => recordOf(entry)?.parent));
  const isOfRows = tokens.some(({ lower }) => /^(?:rows?|items?|lines?|entry|entries|records?)$/.test(lower));
  if (verb === 'click' && isOfAnother(targets, tokens)) return all.text;
  // A row that nobody can choose is not chosen by a click somewhere on it.
  const isChosen = verb === 'click' || targets.every(isChoosable);
  // Folders in a tree are none of the files in the list beside it.
  const isDrawn = targets.every(({ node }) => /^(?:generic|listitem|row|treeitem)$/.test(node.role));
  // "All files" are not the two ways to "My files".
  const isOne = new Set(targets.map(({ node }) => readable(node))).size === 1 && !targets.some(isMarkable);
  if (verb === 'select' && isDrawn && (lists.size > 1 || isOne)) return all.text;
  return roles.size > 1 || (isOfRows && (lists.size > 1 || !isChosen)) ? all.text : undefined;
}

function isMarkable({ node }: Entry): boolean {
  return node.selected !== undefined || node.checked !== undefined;
}

function isChoosable({ node }: Entry): boolean {
  return (
    node.selected !== undefined ||
    node.checked !== undefined ||
    node.clickable === true ||
    /^(?:checkbox|radio|switch|option|menuitemcheckbox|treeitem|gridcell)$/.test(node.role)
  );
}

/** What an outcome would act on, or finds to be so already; undefined where it names no element. */
function actOf(outcome: Outcome, { index, last }: Scene): Act | undefined {
  if (outcome.kind === 'done' && outcome.entries && outcome.entries.length > 0)
    return { targets: outcome.entries, given: [], literals: [], isHalf: false, last, index };
  if (outcome.kind !== 'steps') return undefined;
  const { steps, phase, explained = '' } = outcome;
  const refs = new Set(steps.flatMap(({ ref, toRef }) => [ref ?? '', toRef ?? '']).filter(Boolean));
  const targets = [...refs].flatMap((ref) => entryOf(ref, index) ?? []);
  const literals = [...steps.flatMap((step) => step.arguments), ...laterIn(phase), explained];
  return targets.length === 0
    ? undefined
    : {
        targets,
        given: wordsOf(literals.join(' ')),
        literals,
        isHalf: phase !== undefined,
        ...(steps.some(({ toRef }) => toRef !== undefined) && { isOnto: true }),
        last,
        index,
      };
}

/** What will be chosen from what opens, or typed into it. */
function laterIn(phase: Phase | undefined): readonly string[] {
  switch (phase?.kind) {
    case 'choose':
      return [phase.looked, ...phase.others];
    case 'menu':
      return [...phase.wanted, phase.naming ?? ''];
    case 'name':
    case 'cell':
      return [phase.text];
    default:
      return [];
  }
}
