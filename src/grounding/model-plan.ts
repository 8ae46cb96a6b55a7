/** What a model answers to `act` and `observe`, checked against the page it was shown, and as plans and observations. */
import { z } from 'zod';
import { ActionMethod, pageMethods } from '../contract/action.js';
import type { Candidate, Observation, Plan, PlannedStep } from '../contract/plan.js';
import type { SnapshotNode } from '../contract/snapshot.js';
import { tokensOf } from '../contract/variables.js';
import { fold } from './built-in/language/words.js';
import { cut, describeNode, issuesOf, openOf, type Answered } from './model-answer.js';
import type { Checked } from './model-ask.js';
import { guardOf, isGrave, type Guard } from './model-guard.js';
import type { PrintedPage } from './print.js';

/** What answers are checked against. */
export interface AnswerContext {
  instruction: string;
  page: PrintedPage;
  variables: readonly { name: string }[];
  /** A part of the page may still be asked for. */
  mayOpen: boolean;
  /** Signatures of the steps that were done before, by the same instruction. */
  done: readonly string[];
}

/** A plan with the signatures of its steps, which tell whether a step is planned twice. */
export interface ModelPlan {
  plan: Plan;
  more: boolean;
  signatures: readonly string[];
}

const AnswerStep = z.object({
  ref: z.string().nullish(),
  method: z.string(),
  arguments: z.array(z.string()).nullish(),
  toRef: z.string().nullish(),
  irreversible: z.boolean().nullish(),
});
type AnswerStep = z.infer<typeof AnswerStep>;

const ActAnswer = z.object({
  outcome: z.enum(['steps', 'done', 'none', 'ambiguous', 'open']),
  steps: z.array(AnswerStep).nullish(),
  more: z.boolean().nullish(),
  refs: z.array(z.string()).nullish(),
  reason: z.string().nullish(),
});

const ObserveAnswer = z.object({
  elements: z.array(AnswerStep),
  open: z.array(z.string()).nullish(),
});

/** Most steps of one answer; more than that is no answer to one sentence. */
const MAX_STEPS = 30;
const MAX_ELEMENTS = 200;

const withoutElement: ReadonlySet<ActionMethod> = new Set<ActionMethod>(pageMethods);

/** How many arguments a method takes: least and most. */
const argumentCounts: Partial<Record<ActionMethod, readonly [number, number]>> = {
  fill: [1, 1],
  type: [1, 1],
  press: [1, 1],
  selectOption: [1, Infinity],
  setInputFiles: [1, Infinity],
  dragBy: [2, 3],
  resizeBy: [2, 3],
  selectText: [0, 1],
  scrollTo: [0, 1],
  waitFor: [0, 1],
  goto: [1, 1],
  acceptDialog: [0, 1],
};

/** Checks an answer to `act`. */
export function checkAct(answer: unknown, context: AnswerContext): Checked<Answered<ModelPlan>> {
  const parsed = ActAnswer.safeParse(answer);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { outcome, steps, more, refs, reason } = parsed.data;
  const looked = `"${context.instruction}"`;
  const named = refs ?? [];
  const value = (plan: Plan): Checked<Answered<ModelPlan>> => ({
    ok: true,
    value: { kind: 'answer', value: { plan, more: false, signatures: [] } },
  });
  switch (outcome) {
    case 'done':
      return value({ kind: 'done', reason: reason || 'it is so already' });
    case 'none':
      return value({ kind: 'none', looked, nearest: candidatesOf(known(named, context), reason) });
    case 'ambiguous':
      return value({ kind: 'ambiguous', looked, candidates: candidatesOf(known(named, context), reason) });
    case 'open':
      return openOf(named, context);
    case 'steps':
      return checkSteps(steps ?? [], more ?? false, context);
    default:
      return outcome satisfies never;
  }
}

/** Checks an answer to `observe`. Elements come in the order of the answer, the score falls with it. */
export function checkObserve(
  answer: unknown,
  context: AnswerContext,
): Checked<Answered<readonly Observation[]>> {
  const parsed = ObserveAnswer.safeParse(answer);
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.error) };
  const { elements, open } = parsed.data;
  if (elements.length === 0 && open && open.length > 0 && context.mayOpen) return openOf(open, context);
  const issues: string[] = [];
  const observations: Observation[] = [];
  for (const [index, element] of elements.slice(0, MAX_ELEMENTS).entries()) {
    const step = checkStep(element, context, { guard: undefined, needsArguments: false });
    if (!step.ok) {
      issues.push(...step.issues);
    } else if (step.value.ref === undefined) {
      issues.push(`element ${index + 1} has no ref`);
    } else {
      const { ref, method, arguments: given, toRef, description } = step.value;
      if (observations.some((each) => each.ref === ref && each.method === method)) continue;
      const score = Math.max(0.1, 1 - index * 0.02);
      observations.push({ ref, method, arguments: given, description, score, ...(toRef && { toRef }) });
    }
  }
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, value: { kind: 'answer', value: observations } };
}

/** The plan with what was taken for it, and what the model had wanted first and was refused. */
export function explainPlan(plan: Plan, refused: readonly Candidate[]): Plan {
  const taken: Candidate[] =
    plan.kind === 'found'
      ? plan.steps.flatMap(({ ref, description }) =>
          ref === undefined ? [] : [{ ref, description, score: 1, reason: 'chosen by the model' }],
        )
      : [];
  const candidates = [...taken, ...refused];
  return candidates.length > 0 ? { ...plan, explanation: { intents: [], candidates } } : plan;
}

function checkSteps(
  steps: readonly AnswerStep[],
  more: boolean,
  context: AnswerContext,
): Checked<Answered<ModelPlan>> {
  if (steps.length === 0) return { ok: false, issues: ['outcome is steps, but there are none'] };
  if (steps.length > MAX_STEPS) return { ok: false, issues: [`more than ${MAX_STEPS} steps`] };
  const guard = guardOf(context.instruction);
  const checked = steps.map((step) => checkStep(step, context, { guard, needsArguments: true }));
  const issues = checked.flatMap((each) => (each.ok ? [] : each.issues));
  const planned = checked.flatMap((each) => (each.ok ? [each.value] : []));
  const signatures = planned.map(signatureOf);
  const repeated = planned.filter((_step, index) => context.done.includes(signatures[index] as string));
  if (repeated.length === planned.length && repeated[0] && repeated[0].method !== 'press')
    issues.push(`"${repeated[0].description}" was done before; if nothing remains the outcome is done`);
  if (issues.length > 0) {
    const refused = steps.flatMap((step, index) => refusalOf(step, checked[index], context));
    return { ok: false, issues, refused };
  }
  return {
    ok: true,
    value: { kind: 'answer', value: { plan: { kind: 'found', steps: planned }, more, signatures } },
  };
}

function refusalOf(
  { ref, method }: AnswerStep,
  checked: Checked<PlannedStep> | undefined,
  { page }: AnswerContext,
): Candidate[] {
  if (!ref || !checked || checked.ok) return [];
  const node = page.refs.get(ref);
  const description = `${cut(method)} ${node ? describeNode(node) : 'an element that is not there'}`;
  return [
    {
      ref: cut(ref),
      description,
      score: 0,
      reason: 'chosen by the model',
      refused: checked.issues.join('; '),
    },
  ];
}

function checkStep(
  step: AnswerStep,
  { page, variables }: AnswerContext,
  { guard, needsArguments }: { guard: Guard | undefined; needsArguments: boolean },
): Checked<PlannedStep> {
  const issues: string[] = [];
  const parsed = ActionMethod.safeParse(step.method);
  if (!parsed.success)
    return {
      ok: false,
      issues: [`"${cut(step.method)}" is no method; there are ${ActionMethod.options.join(', ')}`],
    };
  const method = parsed.data;
  const given = step.arguments ?? [];
  const ref = step.ref || undefined;
  const node = ref === undefined ? undefined : page.refs.get(ref);
  const to = step.toRef ? page.refs.get(step.toRef) : undefined;
  if (ref !== undefined && !node) issues.push(`the page shows no ref "${cut(ref)}"`);
  if (ref === undefined && !withoutElement.has(method)) issues.push(`${method} needs the ref of an element`);
  if (method === 'dragTo' && !to) issues.push('dragTo needs as toRef a ref that the page shows');
  if (needsArguments) issues.push(...argumentIssues(method, given, ref !== undefined));
  for (const name of given.flatMap(tokensOf)) {
    if (!variables.some((each) => each.name === name))
      issues.push(
        `there is no variable %${name}%${variables.length > 0 ? `; there are ${variables.map((each) => `%${each.name}%`).join(', ')}` : ''}`,
      );
  }
  if (node) issues.push(...fitIssues(method, node, given));
  if (guard && issues.length === 0) {
    const refused = guard({ method, arguments: given, node, isNew: page.isNew(node) });
    if (refused) issues.push(refused);
  }
  if (issues.length > 0) return { ok: false, issues };
  const kept = method === 'dragTo' ? [] : given;
  return {
    ok: true,
    value: {
      ...(ref !== undefined && { ref }),
      method,
      arguments: kept,
      ...(method === 'dragTo' && step.toRef && { toRef: step.toRef }),
      description: describeStep(method, kept, node, to),
      confidence: 1,
      ...((step.irreversible || isFinal(method, node)) && { irreversible: true }),
    },
  };
}

/** Not left to the model alone: a step that is taken for harmless may later be healed by likeness. */
export function isFinal(method: ActionMethod, node: SnapshotNode | undefined): boolean {
  if (!node || (method !== 'click' && method !== 'dblclick')) return false;
  return isGrave(node) || node.inputType === 'submit';
}

function argumentIssues(method: ActionMethod, given: readonly string[], hasRef: boolean): string[] {
  const [least, most] = argumentCounts[method] ?? [0, method === 'dragTo' ? 1 : 0];
  const needed = method === 'waitFor' && !hasRef ? 1 : least;
  if (given.length < needed) return [`${method} needs ${needed === 1 ? 'an argument' : 'arguments'}`];
  if (given.length > most) return [`${method} takes ${most === 0 ? 'no argument' : `${most} argument`}`];
  if (method === 'scrollTo' && !hasRef && given.length === 0)
    return ['scrollTo needs a ref or a percentage such as "50%"'];
  return [];
}

const editable = /^(?:textbox|searchbox|combobox|spinbutton|slider)$/;
const checkable = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio|option|treeitem)$/;

/** Whether the element can take the method at all, as far as the page tells. */
function fitIssues(method: ActionMethod, node: SnapshotNode, given: readonly string[]): string[] {
  const what = describeNode(node);
  switch (method) {
    case 'fill':
    case 'type':
    case 'clear':
      return editable.test(node.role) || node.inputType !== undefined || node.clickable
        ? []
        : [`${what} (${node.ref}) is no field that can be written into`];
    case 'check':
    case 'uncheck':
      return checkable.test(node.role) || node.checked !== undefined
        ? []
        : [`${what} (${node.ref}) can be neither checked nor unchecked; click it if that is meant`];
    case 'selectOption': {
      if (!node.options)
        return [
          `${what} (${node.ref}) is no native select; click it, say "more": true, and click the option that appears`,
        ];
      const options = node.options.map(fold);
      const missing = given.filter((each) => tokensOf(each).length === 0 && !options.includes(fold(each)));
      return missing.map(
        (each) => `${what} has no option "${cut(each)}"; it has ${cutList(node.options ?? [])}`,
      );
    }
    default:
      return [];
  }
}

function known(refs: readonly string[], { page }: AnswerContext): [string, SnapshotNode][] {
  return refs.flatMap((ref) => {
    const node = page.refs.get(ref);
    return node ? [[ref, node] as [string, SnapshotNode]] : [];
  });
}

function candidatesOf(
  nodes: readonly [string, SnapshotNode][],
  reason: string | null | undefined,
): Candidate[] {
  return nodes.slice(0, 10).map(([ref, node]) => ({
    ref,
    description: describeNode(node),
    score: 0.5,
    reason: cut(reason ?? '', 200),
  }));
}

const verbs: Partial<Record<ActionMethod, string>> = {
  dblclick: 'double-click',
  rightClick: 'right-click',
  selectOption: 'select in',
  setInputFiles: 'set files of',
  dragTo: 'drag',
  dragBy: 'drag by pixels',
  resizeBy: 'resize',
  selectText: 'mark the text of',
  scrollTo: 'scroll to',
  waitFor: 'wait for',
  nextChunk: 'scroll down a screen',
  previousChunk: 'scroll up a screen',
  goto: 'go to',
  goBack: 'go back',
  goForward: 'go forward',
  acceptDialog: 'accept the next dialog',
  dismissDialog: 'dismiss the next dialog',
};

/** A step for a person: `fill textbox "Email" with "%email%"`. */
export function describeStep(
  method: ActionMethod,
  given: readonly string[],
  node: SnapshotNode | undefined,
  to: SnapshotNode | undefined,
): string {
  const verb = verbs[method] ?? method;
  const values = given.map((each) => `"${cut(each)}"`).join(', ');
  if (!node) return [verb, values].filter(Boolean).join(' ');
  const end = to ? ` to ${describeNode(to)}` : values ? ` with ${values}` : '';
  return `${verb} ${describeNode(node)}${end}`;
}

function signatureOf({ ref, method, arguments: given, toRef }: PlannedStep): string {
  return JSON.stringify([ref, method, given, toRef]);
}

function cutList(options: readonly string[]): string {
  const shown = options.slice(0, 12).map((each) => `"${cut(each, 40)}"`);
  return `${shown.join(', ')}${options.length > shown.length ? `, and ${options.length - shown.length} more` : ''}`;
}
