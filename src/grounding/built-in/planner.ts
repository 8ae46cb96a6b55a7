/** Drives a plan: takes the clauses one by one, grounds each on the snapshot at hand, and hands the rest on as a cursor. */
import type { Explanation, IfDialog, Plan, PlannedStep, PlanRequest } from '../../contract/plan.js';
import type { Clause } from './language/clause.js';
import { boxBeforeLogin } from './act/forms/box-before-login.js';
import { askedAfter } from './act/records/asked-after.js';
import { deedOf, endsSomething } from './act/records/do-deed.js';
import { editOf } from './act/records/do-edit.js';
import { havingToAnswer } from './act/forms/has-to-answer.js';
import { idleChoice } from './act/refusals/idle-choice.js';
import { scrollFor } from './act/controls/do-scroll-to.js';
import { slideFirst } from './act/controls/slides.js';
import { goneOn } from './beyond.js';
import { type Cursor, lastRef, withoutPhase } from './cursor.js';
import { explanationOf, intentOf } from './explain.js';
import { foreseen } from './foresight.js';
import { parseInstruction } from './language/grammar.js';
import { popupFirst } from './act/controls/answer-popup.js';
import { leavesPopup, puttingAway } from './act/controls/open-popup.js';
import type { Scene } from './matching/look-up.js';
import { chosenBy, withChosen } from './act/lists/several-chosen.js';
import { endsBefore } from './act/refusals/ends-before.js';
import { filledBy, overwritten } from './act/refusals/overwritten.js';
import { leftOpen } from './act/refusals/left-open.js';
import { withoutPlace } from './language/without-place.js';
import { lostIn } from './language/lost.js';
import { type DialogAnswer, dialogAnswer } from './language/native-dialog.js';
import { proposedOf } from './act/forms/proposed.js';
import { proposalOf, unlessUnproposed } from './act/forms/suggested.js';
import { agreedAtLast } from './act/forms/agreed-on-the-way.js';
import { pressedBeside } from './act/forms/pressed-beside.js';
import { isSaidAgain } from './act/wording/said-again.js';
import { narrowedOf } from './act/lists/narrowed.js';
import { searchedOf } from './act/lists/searched.js';
import { beginning, sentAtLast, touching, withoutSending } from './act/forms/sent-at-last.js';
import { unfoldedFirst } from './act/controls/unfolded-first.js';
import { shadeDue, statedOf } from './act/controls/stated.js';
import type { Phase } from './matching/outcome.js';
import { drawnAnew, isAnother } from './matching/drawn-anew.js';
import { type Entry, indexOf, type PageIndex } from './matching/page-index.js';
import { groundClause } from './ground-clause.js';
import { withButtonVerb } from './act/wording/button-verb.js';
import { verifyOutcome } from './grounders.js';
import { tailOfValue } from './act/refusals/value-tail.js';
import { unlessRash } from './act/refusals/rash-opening.js';
import { withoutTaskLine } from './task-line.js';
import { withoutInfluence } from './without-influence.js';
import { unaskedPopup } from './unasked-popup.js';
import { unsaidAnswer } from './act/wording/unsaid-answer.js';
import { groundPhase } from './phases.js';
import { inKnownWords } from './sentence.js';

/** Most clauses that may be replaced by others in one go: a list in a list in a list ends here. */
const MAX_REPLACEMENTS = 200;

/** Grounds what comes next of an instruction; nothing at all, where a later part of it will not be told. */
export function plan(given: PlanRequest): Plan {
  const request = onPageOnly(given);
  const answer = planNext(request);
  if (request.next !== undefined || request.performed?.length) return answer;
  return (
    foreseen(answer, request, planNext) ??
    withoutInfluence(answer, request, planNext) ??
    unaskedPopup(answer, request, { plan, cursor: begun }) ??
    answer
  );
}

/** The pages without what says the sentence itself. */
function onPageOnly(request: PlanRequest): PlanRequest {
  const { snapshot, before, instruction } = request;
  return {
    ...request,
    snapshot: withoutTaskLine(snapshot, instruction),
    ...(before && { before: withoutTaskLine(before, instruction) }),
  };
}

/** All clauses of the sentence. */
function begun(request: PlanRequest): Cursor {
  return { clauses: parseInstruction(knownWords(request)) };
}

function knownWords(request: PlanRequest): string {
  return inKnownWords(request.instruction, {
    snapshot: request.snapshot,
    scene: () => sceneOf(request, { clauses: [] }),
  });
}

function planNext(request: PlanRequest): Plan {
  const sentence = request.next === undefined ? knownWords(request) : request.instruction;
  const cursor =
    request.next === undefined ? { clauses: parseInstruction(sentence) } : (request.next as Cursor);
  const scene = sceneOf(request, cursor);
  const intents = cursor.clauses.map(intentOf);
  let clauses = [...cursor.clauses];
  let { phase, made } = cursor;
  let reason = 'nothing is left to do';
  let forget: number | undefined;
  if (clauses.length === 0)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: 'it says nothing to do, or too many things for one step',
    };
  const asked = clauses.find(({ verb }) => verb === 'verify');
  if (asked) return verifyOutcome(asked);
  const lost = request.next === undefined ? lostIn(sentence, clauses) : undefined;
  if (lost !== undefined)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: `what "${lost}" is for is not clear, so nothing was done`,
    };
  const idle =
    request.next === undefined ? idleChoice(sentence, clauses, indexOf(request.snapshot)) : undefined;
  if (idle !== undefined)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: `"${idle}" can be chosen there, and it does not say to choose it; say so in a step of its own`,
    };
  const end = request.next === undefined ? endsBefore(request.instruction) : undefined;
  if (end !== undefined)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: `it ends ("${end}") before it begins`,
    };
  const open =
    request.next === undefined
      ? leftOpen(request.instruction, clauses, indexOf(request.snapshot))
      : undefined;
  if (open !== undefined)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: `"${open}" leaves open which; say the one that is meant`,
    };
  for (let round = 0; clauses.length > 0 && round < MAX_REPLACEMENTS; round += 1) {
    if (!phase) clauses = [...boxBeforeLogin(clauses, scene, groundClause)];
    const clause = clauses[0] as Clause;
    const begins = beginsToMake(clauses);
    if (begins) made ??= beginning(scene.index);
    let outcome = phase
      ? groundPhase(phase, clauses, scene)
      : clause.unsaid
        ? sentAtLast(clause, made, scene)
        : unfoldedFirst(clause, slideFirst(groundClause(clause, scene), { moves: 0, from: 0 }, scene), scene);
    const placed =
      outcome.kind === 'none' && !phase && cursor.section !== undefined
        ? withoutPlace(clause, cursor.section)
        : undefined;
    if (placed) {
      clauses = [placed, ...clauses.slice(1)];
      continue;
    }
    outcome = unlessUnproposed(phase, unlessRash(clause, outcome, scene.index), cursor.proposal);
    const proposal = proposalOf(phase, outcome, cursor.proposal);
    const due = phase ? undefined : popupFirst(clauses, outcome, scene);
    if (due) {
      clauses = [...due];
      continue;
    }
    const unsent =
      made && begins && clauses[1] && outcome.kind === 'steps'
        ? withoutSending(outcome, groundClause(clauses[1], scene), scene)
        : undefined;
    if (made && unsent) {
      made = { ...made, isOpen: true };
      outcome = unsent.steps.length > 0 ? unsent : { kind: 'done', reason: 'its form is sent off last' };
    }
    const following = clauses[1];
    if (!phase && !made)
      outcome = pressedBeside(
        clause,
        following ? outcome : agreedAtLast(clause, outcome, scene),
        scene,
        (filled) => following && groundClause(following, { ...scene, last: filled }),
      );
    const found = outcome.kind === 'none' && !phase && !cursor.sought ? scrollFor(clauses, scene) : undefined;
    if (found) {
      const next: Cursor = {
        clauses: found.clauses,
        sought: true,
        ...(cursor.last !== undefined && { last: cursor.last }),
      };
      return { kind: 'found', steps: [found.step], ...(found.clauses.length > 0 && { next }) };
    }
    const explanation: Explanation = { intents, candidates: explanationOf(outcome) };
    switch (outcome.kind) {
      case 'instead':
        phase = undefined;
        forget ??= outcome.forget;
        if (made && begins && outcome.clauses.some(({ at }) => at !== undefined))
          made = { ...made, isOpen: true };
        clauses = [...outcome.clauses, ...clauses.slice(1 + (outcome.covers ?? 0))];
        break;
      case 'done':
        reason = outcome.reason;
        phase = undefined;
        clauses = clauses.slice(1);
        break;
      case 'steps': {
        // A calendar is told one and the same date in several spellings.
        const twice =
          phase?.kind === 'calendar'
            ? undefined
            : overwritten(outcome.steps, cursor, { clause, sentence: request.instruction, scene });
        if (twice)
          return {
            kind: 'cannot-tell',
            looked: clause.text,
            reason: twice,
            explanation,
          };
        const tail = tailOfValue(outcome.steps, request.instruction, scene.index);
        if (tail !== undefined)
          return {
            kind: 'cannot-tell',
            looked: clause.text,
            reason: `whether "${tail}" is typed as well is not clear; put what is typed in quotes`,
            explanation,
          };
        const looks = outcome.forget ?? forget;
        const opener = openedWith(outcome.steps, clauses, cursor);
        if (opener !== undefined)
          return {
            kind: 'none',
            looked: `what sends off what was filled in: "${opener}" is what was clicked to fill it in`,
            nearest: [],
            explanation,
          };
        const again = isSaidAgain(clause, clauses[1], outcome, scene.index) ? 1 : 0;
        // What is edited where it stands is brought to an end there.
        const isInPlace =
          clauses.length === 2 && isSave(clauses[1]) && editOf(clause, outcome, scene) !== undefined;
        const covered = outcome.covers ?? (isInPlace ? 1 : again);
        const rest = outcome.phase ? clauses : clauses.slice(1 + covered);
        const last = lastRef(outcome.steps) ?? cursor.last;
        const filled = filledBy(outcome.steps.at(-1));
        const wasPopup = cursor.popup === true;
        const isPopup = leavesPopup(outcome, { phase, wasPopup }, scene);
        const steps = havingToAnswer(
          puttingAway(outcome.steps, wasPopup, scene).map((step) => withChosen(step, cursor.chosen, scene)),
          withButtonVerb(clause, scene),
          { outcome, index: scene.index },
        );
        const chosen = chosenBy(steps.at(-1));
        const next: Cursor = {
          clauses: rest,
          ...(outcome.phase && { phase: outcome.phase }),
          ...(last !== undefined && { last }),
          ...(filled && { filled }),
          ...(chosen && { chosen }),
          openers: openersOf(outcome.steps, cursor),
          ...(isPopup && { popup: true }),
          ...(proposal && { proposal }),
          ...(made && { made: touching(made, outcome, scene.index) }),
        };
        const answer = outcome.phase ? undefined : dialogAnswer(rest);
        const atEnd =
          rest.length === 0 || isDoneAgain(clause, rest[0])
            ? (shadeDue(clause, outcome, scene) ??
              deedOf(withButtonVerb(clause, scene), outcome, {
                isSequel: request.next !== undefined,
                sentence: request.instruction,
              }) ??
              editOf(clause, outcome, scene) ??
              statedOf(clause, outcome, scene) ??
              searchedOf(clause, outcome) ??
              narrowedOf(clause, outcome, scene) ??
              askedAfter([clause, ...cursor.clauses.slice(-1)], outcome))
            : undefined;
        const due = atEnd ?? proposedOf(clause, outcome, rest, scene);
        const unsaid = answer ? undefined : unsaidAnswer(withButtonVerb(clause, scene), outcome, scene);
        const asks = answer
          ? ifDialog(answer, next)
          : unsaid && { ...unsaid, ...(rest.length > 0 && { next }) };
        const looked: Cursor | undefined = due && { ...next, clauses: [clause, ...rest], phase: due };
        const isLast = rest.length === 0;
        const proof = isProof(outcome.phase) ? next : isLast ? looked : undefined;
        return {
          kind: 'found',
          steps,
          explanation,
          ...(!isLast && !proof && { next: looked ?? next }),
          ...(looks !== undefined && { forget: looks }),
          ...(proof && { proof }),
          ...(asks && { ifDialog: asks }),
        };
      }
      case 'none': {
        const { goesOn, later, ...none } = outcome;
        const lastly = later
          ? afterwards(request, { ...cursor, clauses, phase: later })
          : goesOn
            ? afterwards(request, {
                ...withoutPhase(cursor),
                clauses: clauses.slice(1),
                ...(proposal && { proposal }),
              })
            : phase
              ? undefined
              : goneOn(clauses, { ...cursor, ...(made && { made }) }, scene);
        const isAwaited = clause.verb === 'wait' && !clause.only;
        return { ...none, explanation, ...(lastly && { lastly }), ...(isAwaited && { awaited: true }) };
      }
      case 'ambiguous':
      case 'cannot-tell':
        return { ...outcome, explanation };
      default:
        return outcome satisfies never;
    }
  }
  if (clauses.length > 0)
    return {
      kind: 'cannot-tell',
      looked: request.instruction,
      reason: 'it holds more steps than can be told apart',
    };
  // Why it was done, the plan before has said.
  const isKnown = isProof(cursor.phase);
  return { kind: 'done', reason, ...(!isKnown && { explanation: { intents, candidates: [] } }) };
}

/** What is next once the page has had its time. */
function afterwards(request: PlanRequest, next: Cursor): Extract<Plan, { kind: 'found' }> | undefined {
  const rest = planNext({ ...request, next });
  return rest.kind === 'found' ? rest : undefined;
}

/** The answer to a native dialog, with what is left of the clauses behind it. */
function ifDialog({ covers, ...answer }: DialogAnswer, next: Cursor): IfDialog {
  const clauses = next.clauses.slice(covers);
  return { ...answer, ...(clauses.length > 0 && { next: { ...next, clauses } satisfies Cursor }) };
}

/** Whether the first of the clauses makes what the last of them, which nobody says, is to send off. */
function beginsToMake(clauses: readonly Clause[]): boolean {
  const end = clauses.at(-1);
  return end?.unsaid !== undefined && end.text === `send off: ${clauses[0]?.text ?? ''}`;
}

/** The end of an edit that nobody says. */
function isSave(clause: Clause | undefined): boolean {
  return clause?.unsaid !== undefined && clause.said === 'save';
}

/** Looks at what came of the last step of a sentence, when nothing more of it is left to do. */
function isProof(phase: Phase | undefined): boolean {
  return /^(?:deed|edit|stated|searched|narrowed|proposed)$/.test(phase?.kind ?? '');
}

/** The page as the clauses see it. */
export function sceneOf(request: Pick<PlanRequest, 'snapshot' | 'before'>, cursor: Cursor): Scene {
  const index = indexOf(request.snapshot);
  const before = request.before && indexOf(request.before);
  const usedOn = (page: PageIndex): Entry | undefined =>
    cursor.last === undefined ? undefined : page.entries.find((entry) => entry.node.ref === cursor.last);
  const found = usedOn(index);
  const used = before && usedOn(before);
  const there = found && used && isAnother(found, used) ? undefined : found;
  const was = there ? undefined : used;
  const last = there ?? (was && before ? drawnAnew(was, before, index) : undefined);
  return { index, before, last, ...(was && !last && { gone: was }) };
}

/** The same deed is next, on another record, and not in the form that came up for it: each is asked about for itself. */
function isDoneAgain({ verb, said }: Clause, next: Clause | undefined): boolean {
  const isSame = next?.verb === 'goal' && next.said === said && !next.opened;
  return verb === 'goal' && endsSomething(said) && isSame;
}

/** What was clicked before anything was filled in. */
function openersOf(steps: readonly PlannedStep[], { openers = [], last, filled }: Cursor): readonly string[] {
  const isBefore = !filled && (last === undefined || openers.includes(last));
  const clicked = steps.every(({ method }) => method === 'click')
    ? steps.flatMap(({ ref }) => ref ?? [])
    : [];
  return isBefore ? [...openers, ...clicked] : openers;
}

/** "Click Add customer, enter the name and click Add customer", where the one that sends the form off is missing: the last step would open it once more. */
function openedWith(
  steps: readonly PlannedStep[],
  clauses: readonly Clause[],
  { openers = [], filled }: Cursor,
): string | undefined {
  const [step, ...others] = steps;
  const isEnd = clauses.length === 1 && filled !== undefined && others.length === 0;
  // What goes on from step to step is clicked once more on each of them; so is what is said to be clicked again.
  const isMeant =
    step?.method === 'click' &&
    (/\bagain\b/i.test(clauses[0]?.text ?? '') || /"(?:next|continue|proceed)\b/i.test(step.description));
  return isEnd && !isMeant && step?.method === 'click' && openers.includes(step.ref ?? '')
    ? step.description
    : undefined;
}
