/** One Playwright call of a spec, `page.getByRole(…).click()`, as an action on a locator. Reads the tree; knows no cue. Pure. */
import type { ActionMethod } from '../contract/action.js';
import { fromCode } from '../contract/locator-code.js';
import type { LocatorData } from '../contract/locator-data.js';
import { quote } from '../cues/eject.js';
import { bare, child, children, nameOf, type SyntaxNode } from './syntax.js';

/** A value that a call is given. */
export type Given =
  | { kind: 'text'; text: string }
  /** Known at run time only; becomes a variable. */
  | { kind: 'code'; code: string; name: string };

/** A call that acts on a locator. */
export interface LocatorCall {
  node: SyntaxNode;
  method: ActionMethod;
  locator: LocatorData;
  to: LocatorData | undefined;
  given: readonly Given[];
  /** Code of `{ timeout }`, where the call has one. */
  timeout: string | undefined;
  /** Declarations of the constants that the locator goes through. */
  through: readonly SyntaxNode[];
}

/** What a call may refer to. */
export interface CallFacts {
  text: string;
  /** Local name of the test's page. */
  page: string;
  /** Values of constants that are texts. */
  constants: ReadonlyMap<string, string>;
  /** The one declaration of a constant that is in scope. */
  declarationOf: (name: string) => SyntaxNode | undefined;
}

/** Methods of a locator that are adopted; `values` says which arguments are what is done with it. */
const methods: Readonly<Record<string, { method: ActionMethod; values: 0 | 1 }>> = {
  click: { method: 'click', values: 0 },
  dblclick: { method: 'dblclick', values: 0 },
  fill: { method: 'fill', values: 1 },
  pressSequentially: { method: 'type', values: 1 },
  type: { method: 'type', values: 1 },
  clear: { method: 'clear', values: 0 },
  press: { method: 'press', values: 1 },
  selectOption: { method: 'selectOption', values: 1 },
  check: { method: 'check', values: 0 },
  uncheck: { method: 'uncheck', values: 0 },
  hover: { method: 'hover', values: 0 },
  focus: { method: 'focus', values: 0 },
  dragTo: { method: 'dragTo', values: 1 },
  setInputFiles: { method: 'setInputFiles', values: 1 },
  scrollIntoViewIfNeeded: { method: 'scrollTo', values: 0 },
};

/** Whether a node is a call that acts on a locator, as far as its spelling tells: `….getByRole(…).click(…)`. */
export function isLocatorAction(node: SyntaxNode, facts: CallFacts): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  const name = nameOf(child(callee, 'property')) ?? '';
  if (callee?.type !== 'MemberExpression' || !Object.hasOwn(methods, name)) return false;
  return isLocator(bare(child(callee, 'object')), facts);
}

/**
 * Reads such a call.
 * @returns why it cannot be adopted, when it cannot
 */
export function readLocatorCall(node: SyntaxNode, facts: CallFacts): LocatorCall | string {
  const callee = child(node, 'callee');
  const row = methods[nameOf(child(callee, 'property')) ?? ''];
  const chain = chainOf(bare(child(callee, 'object')), facts);
  if (typeof chain === 'string') return chain;
  if (!row) return 'its method is not adopted';
  const [first, second] = children(node, 'arguments');
  const options = optionsOf(row.values === 0 ? first : second, facts);
  if (typeof options === 'string') return options;
  const call = { node, locator: chain.locator, to: undefined, timeout: options.timeout };
  if (row.method === 'dragTo') {
    const to = chainOf(bare(first), facts);
    if (typeof to === 'string') return `where it is dragged to: ${to}`;
    const through = [...chain.through, ...to.through];
    return { ...call, method: 'dragTo', to: to.locator, given: [], through };
  }
  const method = options.right && row.method === 'click' ? 'rightClick' : row.method;
  const given = row.values === 0 ? [] : valuesOf(first, row.method, facts);
  if (typeof given === 'string') return given;
  // To fill in nothing is to clear; a sentence with an empty value would say neither.
  const [only] = given;
  const clears = method === 'fill' && only?.kind === 'text' && only.text === '';
  return { ...call, method: clears ? 'clear' : method, given: clears ? [] : given, through: chain.through };
}

interface Chain {
  locator: LocatorData;
  through: readonly SyntaxNode[];
}

const locatorCalls = /^(?:getBy\w+|locator|frameLocator|contentFrame|filter|first|last|nth)$/;

/** Whether something spells a locator: a chain of calls, or a constant that is one. */
function isLocator(node: SyntaxNode | undefined, facts: CallFacts): boolean {
  if (node?.type === 'Identifier') {
    const declared = facts.declarationOf(String(node['name']));
    return declared !== undefined && isLocator(bare(child(declared, 'init')), facts);
  }
  return (
    node?.type === 'CallExpression' &&
    locatorCalls.test(nameOf(child(child(node, 'callee'), 'property')) ?? '')
  );
}

function chainOf(given: SyntaxNode | undefined, facts: CallFacts): Chain | string {
  const links: string[] = [];
  const through: SyntaxNode[] = [];
  let node = given;
  while (node) {
    if (node.type === 'Identifier') {
      const name = String(node['name']);
      if (name === facts.page) break;
      const declared = facts.declarationOf(name);
      if (!declared || !isLocator(node, facts))
        return `its locator starts at \`${name}\`, which is not the page of the test`;
      through.push(declared);
      node = bare(child(declared, 'init'));
      continue;
    }
    const callee = child(node, 'callee');
    const method = nameOf(child(callee, 'property'));
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || method === undefined)
      return 'its locator does not start at the page of the test';
    const values = children(node, 'arguments').map((each) => literalOf(each, facts));
    if (values.includes(undefined)) return notData(children(node, 'arguments'));
    links.unshift(`${method}(${values.join(', ')})`);
    node = bare(child(callee, 'object'));
  }
  const code = links.join('.');
  const locator = fromCode(code);
  if (!locator) return `a cue cannot hold the locator ${code}`;
  const foreign = locator.find((step) => step.by === 'css' && otherEngine.test(step.selector));
  return foreign
    ? `a cue cannot hold a selector of another engine than CSS and XPath: ${code}`
    : { locator, through };
}

/** `text=…`, `role=…`, `>> nth=0`, and a quoted text, which are no CSS. */
const otherEngine = /(?:^|>>)\s*(?:["']|(?!css=|xpath=)[\w:-]+=)/;

function notData(given: readonly SyntaxNode[]): string {
  const inner = given.flatMap((each) => [
    each,
    ...children(each, 'properties').map((one) => child(one, 'value')),
  ]);
  return inner.some((each) => each?.['regex'] !== undefined)
    ? 'its locator has a regular expression, which a cue cannot hold'
    : 'its locator is put together at run time';
}

/** A value of the source as code that holds nothing but data; undefined when it is more than that. */
function literalOf(given: SyntaxNode | undefined, facts: CallFacts): string | undefined {
  const node = bare(given);
  const text = plainText(node, facts);
  if (text !== undefined) return quote(text);
  if (node?.type === 'Literal' && ['number', 'boolean'].includes(typeof node['value']))
    return String(node['value']);
  if (node?.type === 'UnaryExpression' && node['operator'] === '-') {
    const inner = literalOf(child(node, 'argument'), facts);
    return inner && `-${inner}`;
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  const fields = children(node, 'properties').map((property) => {
    const [name, value] = [nameOf(child(property, 'key')), literalOf(child(property, 'value'), facts)];
    return name !== undefined && value !== undefined ? `${name}: ${value}` : undefined;
  });
  return fields.includes(undefined) ? undefined : `{ ${fields.join(', ')} }`;
}

function plainText(node: SyntaxNode | undefined, facts: CallFacts): string | undefined {
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node?.type === 'Identifier') return facts.constants.get(String(node['name']));
  if (node?.type !== 'TemplateLiteral' || children(node, 'expressions').length > 0) return undefined;
  return (children(node, 'quasis')[0]?.['value'] as { cooked?: string } | undefined)?.cooked;
}

function valuesOf(node: SyntaxNode | undefined, method: ActionMethod, facts: CallFacts): Given[] | string {
  const given = bare(node);
  if (!given) return 'the value is missing';
  const parts = given.type === 'ArrayExpression' ? children(given, 'elements') : [node ?? given];
  if (parts.length === 0) return 'nothing is chosen';
  const values: Given[] = [];
  for (const part of parts) {
    const named = bare(part);
    const option = named?.type === 'ObjectExpression' ? optionOf(named) : part;
    if (!option) return 'its value is an object that a cue cannot hold';
    const text = plainText(bare(option), facts);
    if (text === undefined && method === 'press') return 'its key is known at run time only';
    // A constant stays one: `fill(email)` is "with %email%".
    const isNamed = bare(option)?.type === 'Identifier' && method !== 'press';
    values.push(text === undefined || isNamed ? codeOf(option, facts) : { kind: 'text', text });
  }
  return values;
}

/** `{ label: … }` and `{ value: … }` of an option. */
function optionOf(node: SyntaxNode): SyntaxNode | undefined {
  const [only, ...more] = children(node, 'properties');
  const isKnown = /^(?:label|value)$/.test(nameOf(child(only, 'key')) ?? '');
  return more.length === 0 && isKnown ? child(only, 'value') : undefined;
}

/** An expression as a variable, named after its last word: `environment.SHOP_PASSWORD!` → `shopPassword`. */
function codeOf(node: SyntaxNode, { text }: CallFacts): Given {
  const code = text.slice(node.start, node.end);
  const inner = bare(node);
  const last = inner?.type === 'MemberExpression' ? child(inner, 'property') : inner;
  const spelt = (last?.type === 'Identifier' && nameOf(last)) || 'value';
  const isUpper = spelt === spelt.toUpperCase();
  const name = isUpper
    ? spelt.toLowerCase().replace(/_+([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase())
    : spelt;
  return { kind: 'code', code, name: name.replace(/^[^A-Za-z_]+|[^\w]/g, '') || 'value' };
}

/** Options that change nothing about what is done, and those that are understood. */
function optionsOf(
  given: SyntaxNode | undefined,
  { text }: CallFacts,
): { timeout: string | undefined; right: boolean } | string {
  const result = { timeout: undefined as string | undefined, right: false };
  const node = bare(given);
  if (!node) return result;
  if (node.type !== 'ObjectExpression') return 'its options are known at run time only';
  for (const property of children(node, 'properties')) {
    const [name, value] = [nameOf(child(property, 'key')), child(property, 'value')];
    if (name === 'timeout' && value) result.timeout = text.slice(value.start, value.end);
    else if (name === 'button' && value?.['value'] === 'right') result.right = true;
    else if (name !== 'noWaitAfter') return `its option ${name ?? '…'} has no counterpart in a sentence`;
  }
  return result;
}
