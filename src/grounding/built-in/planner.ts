/** Drives a plan: takes the clauses one by one, grounds each on the snapshot at hand, and hands the rest on as a cursor. */
import type { Explanation, IfDialog, Plan, PlannedStep, PlanRequest } from '../../contract/plan.js';
import { aboutPage } from './act/about-page.js';
import { accounted } from './act/accounted.js';
import { bareButton } from './act/bare-button.js';
import { behindMenu, menuPhase } from './act/behind-menu.js';
import { spell, type Clause, type Verb } from './language/clause.js';
import { calendarPhase } from './act/do-calendar.js';
import { cellEdit, cellPhase } from './act/do-cell.js';
import { withCounts } from './act/counted-things.js';
import { choosePhase } from './act/do-choose.js';
import { consentOutcome } from './act/consent.js';
import { clickClause, loginClause, submitClause } from './act/do-click.js';
import { menuPath, pathClauses } from './matching/menu-path.js';
import { goalWithValue } from './act/do-goal-value.js';
import { seekClause, seekPhase } from './act/do-seek.js';
import { clearClause, fillClause, setClause } from './act/do-fill.js';
import { ratingOutcome } from './act/do-rating.js';
import { searchClause } from './act/do-search.js';
import { isPresent } from './matching/presence.js';
import { facetOutcome } from './act/do-facet.js';
import { pagerOutcome } from './act/do-pager.js';
import {
  dragClause,
  gotoClause,
  pressClause,
  scrollClause,
  uploadClause,
  waitClause,
} from './act/do-page.js';
import { expandClause, expandPhase, openItem } from './act/do-expand.js';
import { plainRowOutcome, plainRowPhase } from './act/do-plain-row.js';
import { tagOutcome, tagPhase } from './act/do-tag.js';
import { plainWidget } from './act/plain-widgets.js';
import { tabOutcome } from './act/tab-row.js';
import { goalStep } from './act/do-goal.js';
import { inlineDate, titledDate } from './act/do-inline-date.js';
import { pullOutcome } from './act/do-pull.js';
import { markOutcome } from './act/do-mark.js';
import { matrixOutcome } from './act/do-matrix.js';
import { namePhase, naming } from './act/do-name.js';
import { scrollFor } from './act/do-scroll-to.js';
import { segmentsOutcome } from './act/do-segments.js';
import { selectClause } from './act/do-select.js';
import { notOneByOne, showAllOutcome } from './act/do-show-all.js';
import { rangeOutcome } from './act/do-range.js';
import { slideFirst } from './act/slides.js';
import { sortOutcome, sortPhase } from './act/do-sort.js';
import { stepperPhase, withoutSigns } from './act/do-stepper.js';
import { freshBeside, freshEntries } from './matching/fresh.js';
import { insideLast } from './language/references.js';
import { checkClause, closeClause, pageDialogOutcome, toggleClause } from './act/do-state.js';
import { explanationOf, intentOf } from './explain.js';
import { parseInstruction } from './language/grammar.js';
import type { Scene } from './matching/look-up.js';
import { withEnds } from './language/ends.js';
import { withoutPreamble } from './language/preamble.js';
import { lostIn } from './language/lost.js';
import { type DialogAnswer, dialogAnswer } from './language/native-dialog.js';
import { isSuggested } from './language/sequels.js';
import { valueOf } from './language/clause.js';
import { recordOutcome } from './act/record-target.js';
import { otherWords } from './act/other-words.js';
import { eachRecord, putInCart } from './act/several-records.js';
import { reworded } from './act/rewording.js';
import { isSaidAgain } from './act/said-again.js';
import { stepOnPage, type Outcome, type Phase } from './matching/outcome.js';
import { type Entry, indexOf } from './matching/page-index.js';
import { isStopWord, toWord } from './language/words.js';

/** What is left of an instruction; plain JSON, handed from plan to plan. */
export interface Cursor {
  clauses: readonly Clause[];
  /** Set while the first of the clauses is half done. */
  phase?: Phase;
  /** Ref of the element that was used last. */
  last?: string;
  /** A list was scrolled for the first of the clauses. */
  sought?: boolean;
}

/** Most clauses that may be replaced by others in one go: a list in a list in a list ends here. */
const MAX_REPLACEMENTS = 200;

/** Grounds what comes next of an instruction. */
export function plan(request: PlanRequest): Plan {
  const sentence =
    request.next === undefined
      ? withCounts(withEnds(withoutSigns(withoutPreamble(request.instruction))), indexOf(request.snapshot))
      : request.instruction;
  const cursor =
    request.next === undefined ? { clauses: parseInstruction(sentence) } : (request.next as Cursor);
  const scene = sceneOf(request, cursor);
  const intents = cursor.clauses.map(intentOf);
  let clauses = [...cursor.clauses];
  let phase = cursor.phase;
  let reason = 'nothing is left to do';
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
  for (let round = 0; clauses.length > 0 && round < MAX_REPLACEMENTS; round += 1) {
    const clause = clauses[0] as Clause;
    const outcome = phase
      ? groundPhase(phase, clauses, scene)
      : slideFirst(groundClause(clause, scene), { moves: 0, from: 0 }, scene);
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
        clauses = [...outcome.clauses, ...clauses.slice(1)];
        break;
      case 'done':
        reason = outcome.reason;
        phase = undefined;
        clauses = clauses.slice(1);
        break;
      case 'steps': {
        const again = isSaidAgain(clause, clauses[1], outcome, scene.index) ? 1 : 0;
        const rest = outcome.phase ? clauses : clauses.slice(1 + (outcome.covers ?? again));
        const last = lastRef(outcome.steps) ?? cursor.last;
        const next: Cursor = {
          clauses: rest,
          ...(outcome.phase && { phase: outcome.phase }),
          ...(last !== undefined && { last }),
        };
        const answer = outcome.phase ? undefined : dialogAnswer(rest);
        return {
          kind: 'found',
          steps: outcome.steps,
          explanation,
          ...(rest.length > 0 && { next }),
          ...(answer && { ifDialog: ifDialog(answer, next) }),
        };
      }
      case 'ambiguous':
      case 'none':
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
  return { kind: 'done', reason, explanation: { intents, candidates: [] } };
}

/** The answer to a native dialog, with what is left of the clauses behind it. */
function ifDialog({ covers, ...answer }: DialogAnswer, next: Cursor): IfDialog {
  const clauses = next.clauses.slice(covers);
  return { ...answer, ...(clauses.length > 0 && { next: { ...next, clauses } satisfies Cursor }) };
}

/** What each verb is grounded by. */
export const grounders: Readonly<Record<Verb, (clause: Clause, scene: Scene) => Outcome>> = {
  click: (clause, scene) => clickClause(clause, 'click', scene),
  dblclick: (clause, scene) => clickClause(clause, 'dblclick', scene),
  rightClick: (clause, scene) => clickClause(clause, 'rightClick', scene),
  hover: (clause, scene) => clickClause(clause, 'hover', scene),
  focus: (clause, scene) => clickClause(clause, 'focus', scene),
  fill: fillClause,
  type: fillClause,
  set: setClause,
  clear: clearClause,
  press: pressClause,
  submit: submitClause,
  select: selectClause,
  check: checkClause,
  uncheck: checkClause,
  toggle: toggleClause,
  scroll: scrollClause,
  nextChunk: () => ({ kind: 'steps', steps: [stepOnPage('nextChunk')] }),
  previousChunk: () => ({ kind: 'steps', steps: [stepOnPage('previousChunk')] }),
  drag: dragClause,
  upload: uploadClause,
  wait: waitClause,
  expand: expandClause,
  collapse: expandClause,
  open: openItem,
  close: closeClause,
  search: searchClause,
  login: loginClause,
  goal: goalStep,
  seek: seekClause,
  goto: gotoClause,
  goBack: () => ({ kind: 'steps', steps: [stepOnPage('goBack')] }),
  goForward: () => ({ kind: 'steps', steps: [stepOnPage('goForward')] }),
  reload: () => ({ kind: 'steps', steps: [stepOnPage('reload')] }),
  acceptDialog: dialogOutcome,
  dismissDialog: dialogOutcome,
  verify: verifyOutcome,
};

/** Nothing of a sentence is done that goes on to ask whether something is so: what is done has to be what was said. */
function verifyOutcome({ text }: Clause): Extract<Outcome, { kind: 'cannot-tell' }> {
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

/** What one clause comes to on a page. A clause under a condition does nothing where what it speaks of is not there. */
export function groundClause(given: Clause, scene: Scene): Outcome {
  const path =
    given.verb === 'goal' && given.said === '' ? menuPath(given.readings[0]?.target ?? []) : undefined;
  if (path) return { kind: 'instead', clauses: pathClauses(path, { ...given, said: 'choose' }, scene) };
  const clause = withButtonVerb(given, scene);
  if (clause.only) {
    const there = isPresent(clause.only, scene);
    if (there === 'no') return { kind: 'done', reason: `there is no ${spell(clause.only)}` };
    if (there === 'unclear')
      return {
        kind: 'cannot-tell',
        looked: clause.text,
        reason: `whether there is ${spell(clause.only)} is not clear from the page`,
      };
  }
  const inside = scene.before && insideLast(clause);
  if (inside) {
    const fresh = freshEntries(scene);
    const outcome = grounders[inside.verb](inside, { ...scene, among: (entry) => fresh.has(entry) });
    if (outcome.kind === 'steps' || outcome.kind === 'ambiguous') return accounted(inside, outcome, scene);
  }
  const told = accounted(clause, firstOutcome(clause, scene), scene);
  if (clause.fresh && scene.before) return told;
  if (!isRefused(told)) return told;
  for (const attempt of lastAttempts) {
    const outcome = attempt(clause, scene);
    const better = outcome && accounted(clause, outcome, scene);
    if (better && !isRefused(better)) return better;
  }
  return told;
}

/** What a clause comes to by its own words; those that are asked first look at the words before they look at the page. */
function firstOutcome(clause: Clause, scene: Scene): Outcome {
  if (clause.fresh && scene.before) {
    const isListed = clause.readings.some(({ target }) => target?.some(isSuggested));
    const fresh = isListed ? freshBeside(scene) : freshEntries(scene);
    return grounders[clause.verb](clause, { ...scene, among: (entry: Entry) => fresh.has(entry) });
  }
  const special =
    markOutcome(clause, scene) ??
    pullOutcome(clause, scene) ??
    ratingOutcome(clause, scene) ??
    pagerOutcome(clause, scene) ??
    sortOutcome(clause, scene) ??
    showAllOutcome(clause, scene) ??
    rangeOutcome(clause, scene) ??
    tagOutcome(clause, scene) ??
    tabOutcome(clause, scene) ??
    matrixOutcome(clause, scene) ??
    titledDate(clause, scene);
  if (special) return special;
  const outcome =
    facetOutcome(clause, scene) ?? notOneByOne(clause, grounders[clause.verb](clause, scene), scene);
  if (!isWeak(outcome)) return outcome;
  return (
    segmentsOutcome(clause, scene) ??
    inlineDate(clause, scene) ??
    cellEdit(clause, scene) ??
    goalWithValue(clause, scene) ??
    recordOutcome(clause, scene) ??
    outcome
  );
}

/** What else a refused clause may be: asked in this order, until one of them is not refused either. */
const lastAttempts: readonly ((clause: Clause, scene: Scene) => Outcome | undefined)[] = [
  consentOutcome,
  bareButton,
  plainWidget,
  aboutPage,
  reworded,
  otherWords,
  putInCart,
  (clause, scene) => eachRecord(clause, scene, groundClause),
  (clause, scene) => naming(clause, scene, groundClause),
  plainRowOutcome,
  behindMenu,
];

function isRefused({ kind }: Outcome): boolean {
  return kind === 'none' || kind === 'cannot-tell';
}

/** "Lend the atlas", where the page has buttons "Lend": a verb that no table knows is known to the page. */
function withButtonVerb(clause: Clause, scene: Scene): Clause {
  const [first, second] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || clause.said !== '' || first?.kind !== 'word' || !second) return clause;
  const verb = toWord(first.lower);
  if (isStopWord(verb) || second.kind === 'punctuation') return clause;
  const isButton = scene.index.actionable.some(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      name !== undefined &&
      name.words.length <= 3 &&
      name.words[0]?.text === first.lower,
  );
  return isButton ? { ...clause, said: first.lower } : clause;
}

/** Nothing found, or something that a clearer reading may better. */
function isWeak(outcome: Outcome): boolean {
  if (outcome.kind === 'steps')
    return outcome.steps.some((step) => step.confidence < 0.7) && !(outcome.ranked?.[0]?.exact ?? false);
  return outcome.kind === 'none' || outcome.kind === 'cannot-tell' || outcome.kind === 'ambiguous';
}

function groundPhase(phase: Phase, [clause, following]: readonly Clause[], scene: Scene): Outcome {
  switch (phase.kind) {
    case 'choose':
      return choosePhase(phase, scene, clause as Clause);
    case 'expand':
      return expandPhase(phase, scene);
    case 'seek':
      return accounted(clause as Clause, seekPhase(phase, scene, clause as Clause), scene);
    case 'menu':
      return menuPhase(phase, scene, clause as Clause);
    case 'name':
      return namePhase(phase, scene, following);
    case 'calendar':
      return calendarPhase(phase, scene, following);
    case 'stepper':
      return stepperPhase(phase, scene);
    case 'cell':
      return cellPhase(phase, scene);
    case 'sort':
      return sortPhase(phase, scene);
    case 'tag':
      return tagPhase(phase, scene);
    case 'slide':
      return slideFirst(groundClause(clause as Clause, scene), phase, scene);
    case 'plain row':
      return plainRowPhase(phase, scene);
    default:
      return phase satisfies never;
  }
}

/** The page as the clauses see it. */
export function sceneOf(request: Pick<PlanRequest, 'snapshot' | 'before'>, cursor: Cursor): Scene {
  const index = indexOf(request.snapshot);
  return {
    index,
    before: request.before ? indexOf(request.before) : undefined,
    last:
      cursor.last === undefined ? undefined : index.entries.find((entry) => entry.node.ref === cursor.last),
  };
}

function lastRef(steps: readonly PlannedStep[]): string | undefined {
  return steps.findLast((step) => step.ref !== undefined)?.ref;
}
