/**
 * Sentences that need no model although there is one: every step names one element by its exact accessible name, of a role
 * that fits, and nothing else on the page could be meant. The rule is its own and stricter than the built-in engine's
 * confidence; whatever it does not cover beyond doubt is left to the model.
 */
import type { Plan, PlanRequest, PlannedStep } from '../contract/plan.js';
import type { SnapshotNode } from '../contract/snapshot.js';
import { noUsage } from '../contract/usage.js';
import { tokensOf } from '../contract/variables.js';
import { fieldRoles, kindFit } from './built-in/language/types.js';
import { wordsOf } from './built-in/language/words.js';
import type { Grounder } from './grounder.js';
import { literalStepsOf, type LiteralReading, type LiteralStep, type LiteralVerb } from './literal-parse.js';
import { describeStep, isFinal } from './model-plan.js';
import { isInteractive } from './print-node.js';

/** Who answered, in records. */
export const LITERAL = 'builtin (literal)';

/** A grounder that asks the given one only about what is not literal. */
export function literalFirst(grounder: Grounder): Grounder {
  return {
    ...grounder,
    plan: async (request) => {
      const startedAt = performance.now();
      const answer = planLiterally(request);
      if (!answer) return grounder.plan(request);
      const usage = { ...noUsage, inferenceTimeMs: performance.now() - startedAt };
      return { answer, usage, by: LITERAL };
    },
  };
}

/** What is left of a literal sentence. `done` and `signatures` are for a model that has to go on with it. */
interface Cursor {
  literal: LiteralStep[];
  done: string[];
  signatures: string[];
}

/** The next step of a literal sentence; nothing when any of what is left of it is not literal on this page. */
export function planLiterally({
  instruction,
  snapshot,
  variables,
  next,
  performed,
}: PlanRequest): Plan | undefined {
  // What is left of a sentence behind some of its steps is no question of names.
  if (performed?.length) return undefined;
  if (snapshot.missingFrames.length > 0 || (next !== undefined && !isCursor(next))) return undefined;
  const tokens = tokensOf(instruction);
  if (tokens.some((name) => !variables.some((each) => each.name === name))) return undefined;
  const ways = next === undefined ? literalStepsOf(instruction) : [next.literal];
  if (ways.length === 0) return undefined;
  const page = readingOf(snapshot.root);
  // A sentence that can be divided in two ways is in doubt, even where one of them is out of the question.
  const [steps, ...others] = ways.filter((each) => each.every((step) => isNamedAtAll(step, page)));
  if (!steps || others.length > 0) return undefined;
  const found = steps.map((step) => resolve(step, page));
  const [first] = found;
  if (!first || found.includes(undefined)) return undefined;
  const rest = steps.slice(1);
  const done = next?.done ?? [];
  if (first.kind === 'done' && rest.length === 0) return { kind: 'done', reason: first.reason };
  const cursor: Cursor = {
    literal: rest,
    done: first.kind === 'done' ? done : [...done, first.step.description],
    signatures: [],
  };
  // What is so already needs no look of its own.
  if (first.kind === 'done') {
    const request = { instruction, snapshot, variables, next: cursor };
    return planLiterally(request);
  }
  return { kind: 'found', steps: [first.step], ...(rest.length > 0 && { next: cursor }) };
}

function isCursor(next: unknown): next is Cursor {
  return typeof next === 'object' && next !== null && 'literal' in next;
}

/** An element that something can be done to, with the elements around it, and what it says of itself. */
interface Element {
  node: SnapshotNode;
  within: readonly SnapshotNode[];
  names: readonly string[];
}

function readingOf(root: SnapshotNode): Element[] {
  const elements: Element[] = [];
  const enter = (node: SnapshotNode, within: readonly SnapshotNode[]): void => {
    if (isInteractive(node) || fieldRoles.has(node.role))
      elements.push({ node, within, names: namesOf(node) });
    const inside = [...within, node];
    for (const child of node.children) enter(child, inside);
  };
  enter(root, []);
  return elements;
}

function namesOf({ name, text, content, placeholder, hints = [] }: SnapshotNode): string[] {
  return [name, text, content, placeholder, ...hints.map((hint) => hint.text)].filter(
    (each) => each !== undefined && each !== '',
  ) as string[];
}

type Resolved = { kind: 'step'; step: PlannedStep } | { kind: 'done'; reason: string };

function isNamedAtAll({ readings }: LiteralStep, page: readonly Element[]): boolean {
  return readings.some((reading) => page.some((each) => isNamed(each, reading)));
}

/** The step on the page, when its readings leave one element and that one can take it. */
function resolve({ readings }: LiteralStep, page: readonly Element[]): Resolved | undefined {
  const named = readings.flatMap((reading) =>
    page.filter((each) => isNamed(each, reading)).map((element) => ({ reading, element })),
  );
  const [first, ...others] = named;
  if (!first || others.some(({ element }) => element !== first.element)) return undefined;
  const { element, reading } = first;
  const { node } = element;
  const isFit =
    roles[reading.verb](node) && (reading.kind === undefined || kindFit(reading.kind, node) === 1);
  if (!isFit || node.ref === undefined || node.hidden !== undefined || node.disabled) return undefined;
  if (page.some((other) => other !== element && isRival(other, element, reading))) return undefined;
  return stepOn(node, reading);
}

/** The exact name, but for case and the width of spaces. */
function isNamed({ node }: Element, { name, verb }: LiteralReading): boolean {
  return node.name !== '' && exact(node.name) === exact(name) && mayBeMeant[verb](node);
}

/** Another element that may be meant as well: of the same words, or, without quotes, of a name that holds them. */
function isRival(other: Element, chosen: Element, { name, isQuoted, kind, verb }: LiteralReading): boolean {
  if (!mayBeMeant[verb](other.node)) return false;
  if (kind !== undefined && verb === 'click' && fieldRoles.has(other.node.role)) return false;
  // A part of the element, or a mere wrapper around it, is the same target.
  if (other.within.includes(chosen.node)) return false;
  if (chosen.within.includes(other.node) && other.node.role === 'generic') return false;
  const words = spelled(name);
  return other.names.some((each) => {
    const said = spelled(each);
    if (exact(each) === exact(name)) return true;
    return words !== '' && (isQuoted ? said === words : ` ${said} `.includes(` ${words} `));
  });
}

const writable = /^(?:textbox|searchbox|spinbutton)$/;
const checkable = /^(?:checkbox|radio|switch)$/;
const clickable =
  /^(?:button|link|tab|menuitem|menuitemcheckbox|menuitemradio|checkbox|radio|switch|option|treeitem)$/;
/** Fields of these types take a text as it is. */
const plainTypes = /^(?:text|search|email|tel|url|password|number)$/;

/** Roles that a step can be carried out on. */
const roles: Readonly<Record<LiteralVerb, (node: SnapshotNode) => boolean>> = {
  click: ({ role }) => clickable.test(role),
  hover: (node) => isInteractive(node),
  fill: ({ role, readonly, hasPopup, inputType = 'text' }) =>
    writable.test(role) && !readonly && hasPopup === undefined && plainTypes.test(inputType),
  select: ({ options }) => options !== undefined,
  check: ({ role }) => checkable.test(role),
  uncheck: ({ role }) => role === 'checkbox' || role === 'switch',
};

/** Elements among which the one that is meant is looked for; wider, so that what merely may be meant speaks against it. */
const mayBeMeant: Readonly<Record<LiteralVerb, (node: SnapshotNode) => boolean>> = {
  click: isInteractive,
  hover: isInteractive,
  fill: ({ role }) => fieldRoles.has(role) || role === 'slider' || role === 'listbox',
  select: ({ role, options, hasPopup }) =>
    options !== undefined || fieldRoles.has(role) || role === 'listbox' || hasPopup !== undefined,
  check: ({ role, checked }) => checkable.test(role) || checked !== undefined || role === 'option',
  uncheck: ({ role, checked }) => checkable.test(role) || checked !== undefined || role === 'option',
};

function stepOn(node: SnapshotNode, { verb, value }: LiteralReading): Resolved | undefined {
  if (verb === 'check' || verb === 'uncheck') {
    if (node.checked === 'mixed') return undefined;
    if (node.checked === (verb === 'check')) return { kind: 'done', reason: `it is ${verb}ed already` };
    return planned(node, verb);
  }
  if (verb === 'fill') {
    if (value === undefined) return undefined;
    const isNumber = node.role === 'spinbutton' || node.inputType === 'number';
    if (isNumber && tokensOf(value).length === 0 && !/^-?\d+(?:\.\d+)?$/.test(value)) return undefined;
    return planned(node, 'fill', value);
  }
  if (verb === 'select') {
    const fitting = (node.options ?? []).filter((each) => exact(each) === exact(value ?? ''));
    const [option] = fitting;
    return option !== undefined && fitting.length === 1 ? planned(node, 'selectOption', option) : undefined;
  }
  return planned(node, verb);
}

function planned(node: SnapshotNode, method: PlannedStep['method'], ...given: readonly string[]): Resolved {
  const step: PlannedStep = {
    ref: node.ref as string,
    method,
    arguments: given,
    description: describeStep(method, given, node, undefined),
    confidence: 1,
    ...(isFinal(method, node) && { irreversible: true }),
  };
  return { kind: 'step', step };
}

function exact(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Only the words: accents, case, symbols and hyphens do not keep two names apart. */
function spelled(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}
