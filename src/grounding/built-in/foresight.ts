/**
 * Whether a later clause of a sentence will come to nothing, before the first step is done: as long as what is done first only fills in
 * fields, the page that the later clauses are about is the one that is there already. A refusal costs less than a sentence done by half.
 */
import type { Plan, PlannedStep, PlanRequest } from '../../contract/plan.js';
import { type Snapshot, type SnapshotNode, walk } from '../../contract/snapshot.js';
import { type Clause, valueOf } from './language/clause.js';
import { isSuggestion } from './language/sequels.js';
import { withoutArticle } from './language/token-runs.js';
import { fold } from './language/words.js';
import type { Phase } from './matching/outcome.js';

/** What a plan hands on, as far as it is looked at here. */
interface Rest {
  clauses: readonly Clause[];
  phase?: Phase;
}

/** The refusal of a sentence for a later clause that will not be told; undefined where all is clear, or what is done first may change the page. */
export function foreseen(
  first: Plan,
  request: PlanRequest,
  planNext: (request: PlanRequest) => Plan,
): Plan | undefined {
  let answer = first;
  let { snapshot } = request;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (answer.kind !== 'found' || answer.next === undefined) return undefined;
    const { clauses, phase } = answer.next as Rest;
    const { steps, next } = answer;
    const [clause] = clauses;
    // What a field may propose for its text is looked at on the way, and mostly nothing comes up.
    const isHalf = phase !== undefined && phase.kind !== 'proposed';
    if (!clause || isHalf || !isQuiet(steps, snapshot)) return undefined;
    const before = snapshot;
    snapshot = { ...before, root: withSteps(before.root, steps) };
    answer = planNext({ ...request, snapshot, before, next });
    if (isRefusal(answer)) return mayAppear(clause) || completes(clause, steps) ? undefined : answer;
  }
  return undefined;
}

/** Most steps that are looked ahead over. */
const MOST_ROUNDS = 40;

function isRefusal(answer: Plan): boolean {
  return (
    answer.kind === 'ambiguous' ||
    answer.kind === 'cannot-tell' ||
    (answer.kind === 'none' && answer.lastly === undefined)
  );
}

/** Nothing comes up by them: text goes into plain fields. */
function isQuiet(steps: readonly PlannedStep[], { root }: Snapshot): boolean {
  const nodes = new Map([...walk(root)].map((node) => [node.ref, node]));
  return steps.every(({ method, ref }) => {
    const node = ref === undefined ? undefined : nodes.get(ref);
    if (!node) return false;
    return method === 'fill' && isPlainField(node);
  });
}

function isPlainField({ role, name, placeholder, tag, hasPopup, expanded }: SnapshotNode): boolean {
  return (
    (role === 'textbox' || role === 'spinbutton') &&
    (tag === undefined || tag === 'input' || tag === 'textarea') &&
    hasPopup === undefined &&
    expanded === undefined &&
    !/search|find|filter/i.test(`${name} ${placeholder ?? ''}`)
  );
}

/** The page with the texts in their fields. What cannot be used yet may be usable then. */
function withSteps(root: SnapshotNode, steps: readonly PlannedStep[]): SnapshotNode {
  const filled = new Map(steps.map(({ ref, arguments: [text] }) => [ref, text]));
  const last = steps.at(-1)?.ref;
  const rebuilt = ({ disabled: _disabled, focused: _focused, ...node }: SnapshotNode): SnapshotNode => {
    const text = node.ref === undefined ? undefined : filled.get(node.ref);
    return {
      ...node,
      ...(text !== undefined && { value: node.inputType === 'password' ? '•••' : text }),
      ...(node.ref !== undefined && node.ref === last && { focused: true }),
      children: node.children.map(rebuilt),
    };
  };
  return rebuilt(root);
}

/** What typing may bring up: suggestions, or what only comes by itself. */
function mayAppear(clause: Clause): boolean {
  return clause.verb === 'wait' || clause.fresh === true || isSuggestion(clause);
}

/** "Type "Por" in the country field and pick Portugal": what is chosen begins with what was typed, as suggestions do. */
function completes({ verb, readings }: Clause, steps: readonly PlannedStep[]): boolean {
  const typed = fold(steps.at(-1)?.arguments[0] ?? '');
  return (
    /^(?:select|click)$/.test(verb) &&
    typed !== '' &&
    readings.some(({ target, value }) => {
      const name = fold(valueOf(withoutArticle(value ?? target ?? [])));
      return name.length > typed.length && name.startsWith(typed);
    })
  );
}
