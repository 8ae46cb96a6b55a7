/** What a sentence is made of before it is parsed: one rewording after the other, each of which hands on what it does not know. */
import type { PlanRequest } from '../../contract/plan.js';
import { withSearches } from './language/searches-said.js';
import { withAllBut } from './act/controls/all-but.js';
import { withBareChoices } from './act/forms/bare-choices.js';
import { withGranted } from './act/forms/granted.js';
import { withCounts } from './act/records/counted-things.js';
import { withBooked } from './act/forms/booked.js';
import { withFilteredByForm } from './act/lists/filtered-by-form.js';
import { withNumberOf } from './act/forms/number-of.js';
import { fieldsOn } from './act/forms/declared-fields.js';
import { withGroupedDate } from './act/forms/grouped-date.js';
import { withoutSigns } from './act/controls/do-stepper.js';
import { withTextFor } from './act/forms/text-for.js';
import { withoutNothingElse } from './act/wording/nothing-else.js';
import { withPressed } from './act/controls/pressed-list.js';
import { withoutBranchNoun } from './act/wording/branch-noun.js';
import { withoutSearchedNoun } from './act/wording/searched-noun.js';
import { withEmptiedCart } from './act/wording/emptied-cart.js';
import { withJoinedNames } from './act/wording/joined-names.js';
import { withTextArea } from './act/wording/text-area.js';
import { withPlaceFirst } from './act/wording/place-first.js';
import { withOrdered } from './act/records/ordered-as-added.js';
import { withNotSo } from './act/records/not-so.js';
import { withRowOfColumn } from './act/records/row-by-column.js';
import { withSolved } from './act/forms/solved-sum.js';
import { withRepeated } from './act/forms/repeated-password.js';
import { withoutBesides } from './act/wording/besides.js';
import { withSaidCounts } from './act/forms/said-counts.js';
import { withSaidMoment } from './act/calendars/said-moment.js';
import { withStatement } from './act/wording/said-that.js';
import { withWish } from './act/wording/should-be.js';
import { withSameSpan } from './act/wording/same-span.js';
import { withTwoChoices } from './act/wording/two-choices.js';
import { withSwapped } from './act/wording/swapped-choices.js';
import { withChoicesOfThing } from './act/forms/thing-of-page.js';
import { withAsBehind } from './language/as-first.js';
import { withAgreedFirst } from './language/agreed-first.js';
import { withEitherKind } from './language/either-kind.js';
import { withMail } from './language/mail-sentence.js';
import { withBehindColon } from './language/behind-colon.js';
import { withOrderBehind } from './language/order-behind.js';
import { withKeptStop } from './language/kept-stop.js';
import { withBareFields } from './language/bare-fields.js';
import { withAnswers } from './language/answers.js';
import { withoutAssurance } from './language/courtesy.js';
import { withCopiedValues } from './language/copied-values.js';
import { withCopyName } from './language/copy-name.js';
import { withDeclared } from './language/declared.js';
import { withFiltersSaid } from './language/filters-said.js';
import { withAllWho } from './language/everyone-who.js';
import { withEnds } from './language/ends.js';
import { withFieldsBehind } from './language/go-on-with.js';
import { inPlainWords } from './language/idioms.js';
import { withCapitals } from './language/in-capitals.js';
import { withValuePairs } from './language/value-pairs.js';
import { withoutLoosePlace } from './language/loose-place.js';
import { withListWords } from './language/list-wording.js';
import { withMoreOrLess } from './language/more-or-less.js';
import { withChannelFirst } from './language/into-channel.js';
import { withDaysOfJourney } from './language/journey.js';
import { withNumberedPart } from './act/wording/numbered-part.js';
import { withMenuSteps } from './act/wording/menu-steps.js';
import { withMenuPath } from './language/in-menu.js';
import { withMenuSigns } from './language/menu-signs.js';
import { withEachNumber } from './language/numbered-each.js';
import { withoutLeftAlone } from './language/left-alone.js';
import { withoutPersons } from './language/persons.js';
import { withRecordAgain } from './language/record-again.js';
import { withRemarkBehind } from './language/remark.js';
import { withStatementFirst } from './language/statement-first.js';
import { withDragged } from './act/controls/put-dragged.js';
import { withStaying } from './act/controls/stay-signed.js';
import { withQuestionNamed } from './act/wording/question-named.js';
import { withWhatIsShown } from './act/lists/what-is-shown.js';
import { withTerminal } from './act/controls/terminal.js';
import { withCountedList } from './language/counted-list.js';
import { withoutPreamble } from './language/preamble.js';
import { withSum } from './language/sums.js';
import { withResultWords } from './language/result-words.js';
import { withTickedOff } from './language/ticked-off.js';
import { withTabsInTurn } from './language/tabs-in-turn.js';
import { withoutToBe } from './language/to-be.js';
import type { Scene } from './matching/look-up.js';
import { fieldRoles } from './language/types.js';
import { toWord, wordsOf } from './language/words.js';
import { indexOf, mentionsOf } from './matching/page-index.js';

/** The page that a sentence is said on; read only by the rewordings that need it. */
interface Said {
  snapshot: PlanRequest['snapshot'];
  /** The page as the clauses see it. */
  scene: () => Scene;
}

/** In this order: what tells a story goes first, what counts on the page comes last. */
const rewordings: readonly ((sentence: string, on: Said) => string)[] = [
  withoutPreamble,
  withoutAssurance,
  withoutToBe,
  withCountedList,
  withTickedOff,
  (sentence, { scene }) => withTextFor(sentence, scene),
  (sentence, { snapshot }) => withNumberOf(sentence, () => indexOf(snapshot)),
  withoutLoosePlace,
  withMoreOrLess,
  (sentence, { snapshot }) => withOrdered(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withBooked(sentence, () => indexOf(snapshot)),
  withDaysOfJourney,
  (sentence, { snapshot }) =>
    withListWords(sentence, (word) => mentionsOf(toWord(word), indexOf(snapshot)).size > 0),
  (sentence, { snapshot }) =>
    withFiltersSaid(sentence, () =>
      indexOf(snapshot).actionable.some(
        ({ node: { role, name } }) => fieldRoles.has(role) && /\bfilter/i.test(name),
      ),
    ),
  (sentence, { snapshot }) => withChannelFirst(sentence, (name) => isClickable(name, snapshot)),
  withAgreedFirst,
  withAsBehind,
  withStaying,
  withTabsInTurn,
  withSearches,
  (sentence, { scene }) => withFilteredByForm(sentence, scene),
  (sentence, { snapshot }) => withGroupedDate(sentence, () => indexOf(snapshot)),
  withCapitals,
  withBehindColon,
  withOrderBehind,
  (sentence, { snapshot }) => withWhatIsShown(sentence, () => indexOf(snapshot)),
  withKeptStop,
  withEitherKind,
  withAllWho,
  (sentence, { snapshot }) =>
    withMail(sentence, (word) => mentionsOf(toWord(word), indexOf(snapshot)).size > 0),
  (sentence, { scene }) => withSolved(sentence, scene),
  withSum,
  withCopiedValues,
  (sentence, { scene }) => withPressed(sentence, scene),
  withCopyName,
  withResultWords,
  (sentence, { snapshot }) => withPlaceFirst(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withoutBranchNoun(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withoutSearchedNoun(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withEmptiedCart(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withTextArea(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withRowOfColumn(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withQuestionNamed(sentence, () => indexOf(snapshot)),
  (sentence, { scene }) => withDragged(sentence, scene),
  (sentence, { scene }) => withTerminal(sentence, scene),
  (sentence, { snapshot }) =>
    withoutLeftAlone(sentence, (word) => mentionsOf(toWord(word), indexOf(snapshot)).size > 0),
  withoutPersons,
  withStatementFirst,
  withRecordAgain,
  (sentence, { scene }) => withGranted(sentence, scene),
  (sentence, { snapshot }) => withNotSo(sentence, () => indexOf(snapshot)),
  (sentence, { scene }) => withAllBut(sentence, scene),
  (sentence, { scene }) => withoutNothingElse(sentence, scene),
  (sentence, { scene }) => withRepeated(sentence, scene),
  (sentence, { scene }) => withStatement(sentence, scene),
  (sentence, { scene }) => withWish(sentence, scene),
  (sentence, { scene }) => withDeclared(sentence, fieldsOn(scene)),
  (sentence, { scene }) => withBareFields(sentence, fieldsOn(scene)),
  (sentence, { scene }) => withBareChoices(sentence, scene),
  (sentence, { snapshot }) => withTwoChoices(sentence, () => indexOf(snapshot)),
  (sentence, { snapshot }) => withJoinedNames(sentence, () => indexOf(snapshot)),
  (sentence, { scene }) => withSwapped(sentence, scene),
  (sentence, { scene }) => withoutBesides(sentence, scene),
  withEachNumber,
  withValuePairs,
  (sentence, { scene }) => withChoicesOfThing(sentence, scene),
  (sentence, { scene }) => withSaidCounts(sentence, scene),
  (sentence, { scene }) => withSaidMoment(sentence, scene),
  (sentence, { snapshot }) => withSameSpan(sentence, () => indexOf(snapshot)),
  withAnswers,
  withRemarkBehind,
  withEnds,
  (sentence, { snapshot }) => inPlainWords(sentence, (word, said) => isOnControl(word, said, snapshot)),
  withFieldsBehind,
  withoutSigns,
  (sentence, { scene }) => withMenuSteps(sentence, scene),
  (sentence, { scene }) => withNumberedPart(sentence, scene),
  withMenuPath,
  withMenuSigns,
  (sentence, { snapshot }) => withCounts(sentence, indexOf(snapshot)),
];

/** The sentence in the words that the grammar knows. */
export function inKnownWords(instruction: string, on: Said): string {
  return rewordings.reduce((sentence, reword) => reword(sentence, on), instruction);
}

/** Whether just that, or that behind the sign of a channel, can be clicked. */
function isClickable(name: string, snapshot: PlanRequest['snapshot']): boolean {
  const said = wordsOf(name)
    .map(({ text }) => text)
    .join(' ');
  return indexOf(snapshot).actionable.some(
    ({ node }) =>
      /^(?:link|listitem|generic|tab|button|option|treeitem)$/.test(node.role) &&
      [node.name, node.text ?? '', ...node.children.map((child) => child.text ?? child.name)].some(
        (shown) =>
          shown.length < 60 &&
          wordsOf(shown)
            .map(({ text }) => text)
            .filter((word) => /[\p{L}\d]/u.test(word))
            .join(' ') === said,
      ),
  );
}

/** Whether a control's name begins with it: such a word is no idiom. "Take the window seat" is not the button "Take photo". */
function isOnControl(word: string, said: string, snapshot: PlanRequest['snapshot']): boolean {
  // "Delete all the text in the note" empties a field, whatever is deleted here besides; what is closed by a sign, the sign closes.
  if (/ by (?:clicking|pressing|tapping|using) /.test(said)) return false;
  if (/^\w+ (?:all|everything)\b.* (?:text ?(?:area|box|field)|field|input|editor)$/i.test(said))
    return false;
  const asked = new Set(wordsOf(said).map(({ text }) => text));
  return indexOf(snapshot).actionable.some(
    ({ node: { role }, evidence: [name] }) =>
      name !== undefined &&
      // "Select a value:" beside a counter is its label, and nothing to press.
      !/^(?:spinbutton|slider)$/.test(role) &&
      name.words.length <= 4 &&
      name.words[0]?.text === word &&
      (!/^(?:take|ask|sort|filter)$/.test(word) || name.words.every(({ text }) => asked.has(text))),
  );
}
