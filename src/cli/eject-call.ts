/** One `ai` call of a spec: what it asks, as far as the source says so, and the code that takes its place. Pure. */
import { firstCandidate, type Cue } from '../contract/cue.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData } from '../contract/locator-data.js';
import { ejectCheck } from '../cues/eject-check.js';
import { ejectCue, quote, type EjectOptions } from '../cues/eject.js';
import { foldInstruction } from '../cues/key.js';
import { bare, child, children, nameOf, type SyntaxNode } from './syntax.js';

/** A call as the source states it. */
export interface AiCall {
  node: SyntaxNode;
  operation: 'act' | 'observe' | 'extract' | 'locator';
  /** Folded as in a key. */
  instruction: string;
  /** Code of the page; undefined for the page of the test. */
  page: string | undefined;
  /** Names of the variables, sorted; undefined when the source does not list them. */
  variables: readonly string[] | undefined;
  /** Code of a variable's value. */
  variableCode: (name: string) => string | undefined;
  selector: string | undefined;
  optional: boolean;
  /** Code of the schema. */
  schema: string | undefined;
}

/** What the tree of a file knows that a call may refer to. */
export interface SourceFacts {
  text: string;
  /** Values of constants that are texts, by name; those declared more than once are left out. */
  constants: ReadonlyMap<string, string>;
  /** Local name of zod's `z`. */
  zod: string | undefined;
}

/**
 * Reads a call `ai.<operation>(…)`.
 * @param receiver what stands in front of the operation: `ai`, or `ai.on(popup)`
 * @returns why it cannot be ejected, when it cannot
 */
export function readCall(node: SyntaxNode, receiver: SyntaxNode, facts: SourceFacts): AiCall | string {
  const operation = nameOf(child(child(node, 'callee'), 'property'));
  if (operation !== 'act' && operation !== 'observe' && operation !== 'extract' && operation !== 'locator') {
    return `ai.${operation ?? '…'} has no counterpart in plain Playwright`;
  }
  const [first, ...rest] = children(node, 'arguments');
  const instruction = textOf(first, facts);
  if (instruction === undefined) {
    return operation === 'act'
      ? 'the sentence is not a plain text in the source (an Action, or put together at run time)'
      : `ai.${operation} without a plain sentence in the source`;
  }
  const schema = operation === 'extract' && rest[0] && !isOptions(rest[0]) ? rest[0] : undefined;
  const options = optionsOf(schema ? rest[1] : rest[0]);
  const variables = options.get('variables');
  const values = variables?.type === 'ObjectExpression' ? propertiesOf(variables) : undefined;
  const on = receiver.type === 'CallExpression' ? children(receiver, 'arguments')[0] : options.get('page');
  return {
    node,
    operation,
    instruction: foldInstruction(instruction),
    page: on && source(on, facts),
    variables: variables ? values && [...values.keys()].toSorted() : [],
    variableCode: (name) => {
      const value = values?.get(name);
      return value && valueCode(value, facts);
    },
    selector: textOf(options.get('selector'), facts),
    optional: options.get('optional')?.['value'] === true,
    schema: schema && source(schema, facts),
  };
}

/** Whether a cue is about this call, as far as the source says what it asks. A schema is known by its hash only, and left aside. */
export function answers({ key }: Cue, call: AiCall): boolean {
  const { variables = [], selector } = key.options ?? {};
  return (
    key.operation === (call.operation === 'locator' ? 'observe' : call.operation) &&
    (key.options?.['locator'] === true) === (call.operation === 'locator') &&
    key.instruction === call.instruction &&
    (call.variables === undefined || JSON.stringify(variables) === JSON.stringify(call.variables)) &&
    (call.selector === undefined || selector === call.selector.trim())
  );
}

/** The code that takes the place of a call. */
export interface CallCode {
  /** An expression that gives a promise, as the call did. */
  code: string;
  helpers: readonly string[];
  /** Said to the person, and no reason to fail. */
  remarks: readonly string[];
}

/** Names in the source around a call. */
export interface CodeNames {
  page: string;
  test: string;
  zod: string | undefined;
}

/**
 * Code for a call from its cue.
 * @param moving what ran before the call may still be changing the page
 * @returns why there is none, when there is none
 */
export function codeOf(
  cue: Cue,
  call: AiCall,
  { page, test, zod, moving }: CodeNames & { moving: boolean },
): CallCode | string {
  const options: EjectOptions = { page: call.page ?? page, variable: call.variableCode, moving };
  const { statements, value, helpers, remarks } = ejectCue(cue, options);
  const title = quote(call.instruction);
  if (cue.body.kind === 'absent') {
    return 'nothing was there to do when it was recorded, so nobody knows what to do when there is';
  }
  if (call.operation === 'locator') {
    const [element] = cue.body.kind === 'elements' ? cue.body.elements : [];
    return element
      ? { code: `${options.page}.${toCode(firstCandidate(element.target))}`, helpers, remarks }
      : 'its cue has no element';
  }
  if (value !== undefined) {
    const schema = call.schema?.trim();
    const parse =
      schema !== undefined && zod !== undefined && (schema === zod || schema.startsWith(`${zod}.`));
    const data = parse ? `${schema}.parse(${value})` : `(${value})`;
    const notes = [
      ...remarks,
      ...(schema !== undefined && !parse ? [`the data is no longer checked by ${schema}`] : []),
      ...(call.operation === 'observe' ? ['gives locators now, where it gave actions'] : []),
    ];
    return { code: `${test}.step(${title}, async () => ${data})`, helpers, remarks: notes };
  }
  const first = firstLocator(cue);
  const body = statements.slice(1, -1);
  if (body.length === 0) return remarks.join('; ') || 'the cue has no step';
  const locator = first && `${options.page}.${toCode(first)}`;
  const guard =
    call.optional && locator
      ? [
          '  // Optional: without it, there is nothing to do.',
          `  if (!(await ${locator}.waitFor({ timeout: 1_000 }).then(() => true, () => false))) return;`,
        ]
      : [];
  const lines = [`${test}.step(${title}, async () => {`, ...guard, ...body, '})'];
  return { code: lines.join('\n'), helpers, remarks };
}

/** Locator of the first thing that an act does. */
function firstLocator({ body }: Cue): LocatorData | undefined {
  if (body.kind === 'adopted') return body.locator;
  const [step] = body.kind === 'steps' ? body.steps : [];
  return step?.target && firstCandidate(step.target);
}

/** An assertion `expect(ai).toSatisfy("…")` as the source states it; the reason where it says more than that. */
export function readAssertion(
  node: SyntaxNode,
  facts: SourceFacts,
): { instruction: string; negated: boolean; expectation: string } | string {
  const [sentence, options] = children(node, 'arguments');
  const instruction = textOf(sentence, facts);
  if (instruction === undefined) return 'the sentence is not a plain text in the source';
  if (options) return 'an assertion with options';
  const matcher = child(node, 'callee');
  const on = child(matcher, 'object');
  const negated = on?.type === 'MemberExpression';
  const expectation = child(negated ? child(on, 'object') : on, 'callee');
  return {
    instruction: foldInstruction(instruction),
    negated,
    expectation: expectation ? source(expectation, facts) : 'expect',
  };
}

/** Code for an assertion from its cue; the reason when Playwright has no matchers that say the same. */
export function assertionCode(
  { body }: Cue,
  { instruction, expectation }: { instruction: string; expectation: string },
  { page, test }: Pick<CodeNames, 'page' | 'test'>,
): CallCode | string {
  if (body.kind !== 'checks' || body.weak !== undefined) return 'no check of its own';
  const lines = body.checks.map((check) => ejectCheck(check, page, expectation));
  if (lines.length === 0 || lines.includes(undefined))
    return 'what it checks is more than a matcher of Playwright says';
  const code = [
    `${test}.step(${quote(instruction)}, async () => {`,
    ...lines.map((line) => `  await ${line};`),
    '})',
  ];
  return { code: code.join('\n'), helpers: [], remarks: [] };
}

/** Value of a text in the source: a literal, a template without holes, a sum of such, or the name of a constant. */
function textOf(given: SyntaxNode | undefined, facts: SourceFacts): string | undefined {
  const node = bare(given);
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'Identifier':
      return facts.constants.get(String(node['name']));
    case 'TemplateLiteral': {
      const [only, ...more] = children(node, 'quasis');
      const cooked = (only?.['value'] as { cooked?: string } | undefined)?.cooked;
      return more.length === 0 ? cooked : undefined;
    }
    case 'BinaryExpression': {
      const [left, right] = [textOf(child(node, 'left'), facts), textOf(child(node, 'right'), facts)];
      return node['operator'] === '+' && left !== undefined && right !== undefined ? left + right : undefined;
    }
    default:
      return undefined;
  }
}

/** Constants of a file that are texts. */
export function constantsOf(nodes: readonly SyntaxNode[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const doubled = new Set<string>();
  const none: SourceFacts = { text: '', constants: new Map(), zod: undefined };
  for (const node of nodes.filter(({ type }) => type === 'VariableDeclarator')) {
    const name = nameOf(child(node, 'id'));
    if (name === undefined) continue;
    const text = node.parents[0]?.['kind'] === 'const' ? textOf(child(node, 'init'), none) : undefined;
    if (text === undefined || found.has(name)) doubled.add(name);
    else found.set(name, text);
  }
  for (const name of doubled) found.delete(name);
  return found;
}

/** Code of a variable's value as a text: its literal, or the expression that the call had. */
function valueCode(given: SyntaxNode, facts: SourceFacts): string | undefined {
  const node = bare(given);
  if (node?.type === 'ObjectExpression') {
    const value = propertiesOf(node).get('value');
    return value && valueCode(value, facts);
  }
  if (node?.type === 'Literal') return quote(String(node['value']));
  if (node?.type === 'TemplateLiteral') return source(node, facts);
  // Not set means `undefined`, which Playwright refuses; as a text it would be typed.
  if (node && /^process\.env(?:\.\w+|\[[^\]]+\])$/.test(source(node, facts)))
    return `${source(node, facts)}!`;
  return node && `String(${source(node, facts)})`;
}

const optionNames = new Set([
  'variables',
  'selector',
  'ignoreSelectors',
  'optional',
  'page',
  'model',
  'timeout',
  'signal',
  'screenshot',
  'serverCache',
]);

function isOptions(node: SyntaxNode): boolean {
  return (
    node.type === 'ObjectExpression' && [...propertiesOf(node).keys()].every((name) => optionNames.has(name))
  );
}

function optionsOf(node: SyntaxNode | undefined): ReadonlyMap<string, SyntaxNode> {
  return node?.type === 'ObjectExpression' ? propertiesOf(node) : new Map();
}

function propertiesOf(node: SyntaxNode): Map<string, SyntaxNode> {
  return new Map(
    children(node, 'properties').flatMap((property) => {
      const [name, value] = [nameOf(child(property, 'key')), child(property, 'value')];
      return name !== undefined && value ? [[name, value] as const] : [];
    }),
  );
}

function source(node: SyntaxNode, { text }: SourceFacts): string {
  return text.slice(node.start, node.end);
}
