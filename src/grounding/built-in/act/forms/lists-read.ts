/**
 * Drawn lists say what they offer only when they are open. Where a form would take all that a sentence says but for some of it that only such a
 * list can take, each of them is opened, read and put away again before anything is filled in: then the parts have their places, or none.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { isSeen, isUnlisted, keyOf, type ListsPhase, offeredBy } from '../../matching/closed-lists.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn, stepOnPage } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { dialogOf } from '../../matching/relations.js';

type Steps = Extract<Outcome, { kind: 'steps' }>;

const CONFIDENCE = 0.8;

/** Most lists that are opened for one sentence. */
const MOST_LISTS = 6;

/** Opens the first of some lists; undefined where there is none, or where there are too many. */
export function listsRead(lists: readonly Entry[], { form }: Pick<ListsPhase, 'form'>): Steps | undefined {
  const [list, ...others] = lists.filter(isUnlisted);
  const [at, ...left] = [...(list ? [list] : []), ...others].map(keyOf);
  if (!list || at === undefined || new Set([at, ...left]).size <= left.length || left.length >= MOST_LISTS)
    return undefined;
  const phase: ListsPhase = { kind: 'lists', at, left, known: [], spent: 1, ...(form && { form }) };
  return { kind: 'steps', steps: [stepOn(list, 'click', { confidence: CONFIDENCE })], phase };
}

/** Goes on when a list was opened, or put away; `ground` says what the clause comes to once all are read. */
export function listsPhase(
  phase: ListsPhase,
  scene: Scene,
  clause: Clause,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome {
  const list = listCalled(phase.at, scene);
  if (phase.away === undefined) {
    const options = offeredBy(freshEntries(scene));
    const known = options ? [...phase.known, { key: phase.at, options }] : phase.known;
    if (!options && list?.node.expanded !== true) return goneOn({ ...phase, known }, scene, clause, ground);
    return putAway(wayToClose(list), { ...phase, known, away: 'once' });
  }
  const isOpen = !list || list.node.expanded === true || !isSeen(list);
  if (!isOpen) return goneOn(phase, scene, clause, ground);
  const other = list && !dialogOf(list) ? stepOn(list, 'click', { confidence: CONFIDENCE }) : undefined;
  return phase.away === 'once' && other
    ? putAway(other, { ...phase, away: 'twice' })
    : { kind: 'none', looked: `the form for ${clause.text} behind the list that was opened`, nearest: [] };
}

function listCalled(key: string, { index }: Scene): Entry | undefined {
  return index.actionable.find((entry) => entry.node.role === 'combobox' && keyOf(entry) === key);
}

function putAway(step: PlannedStep, phase: ListsPhase): Steps {
  return { kind: 'steps', steps: [step], phase: { ...phase, spent: phase.spent + 1 } };
}

/** A list that lies on all else goes by Escape; in a dialog, which that would close as well, the list is clicked once more. */
function wayToClose(list: Entry | undefined): PlannedStep {
  const isReachable = list !== undefined && isSeen(list);
  return isReachable && dialogOf(list)
    ? stepOn(list, 'click', { confidence: CONFIDENCE })
    : stepOnPage('press', ['Escape']);
}

/** The next list; once all are read, what the clause comes to. */
function goneOn(
  { away: _away, ...phase }: ListsPhase,
  scene: Scene,
  clause: Clause,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome {
  const [at, ...left] = phase.left;
  const next = at === undefined ? undefined : listCalled(at, scene);
  if (at !== undefined && !next)
    return { kind: 'none', looked: `the next list of the form for ${clause.text}`, nearest: [] };
  if (at !== undefined && next)
    return {
      kind: 'steps',
      steps: [stepOn(next, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, at, left, spent: phase.spent + 1 },
    };
  const outcome = ground(clause, {
    index: scene.index,
    before: undefined,
    last: undefined,
    lists: phase.known,
  });
  if (outcome.kind === 'instead' || outcome.kind === 'steps') return { ...outcome, forget: phase.spent };
  return outcome.kind === 'none' && !phase.form ? { ...outcome, undone: true } : outcome;
}
