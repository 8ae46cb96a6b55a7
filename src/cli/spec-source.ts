/** What the tree of a spec says: functions that are given fixtures, and the tests and hooks they belong to. Pure. */
import { child, children, lineOf, nameOf, type Edit, type SyntaxNode } from './syntax.js';

/** A test of the file, as a command knows it. */
export interface TestPlace {
  /** Line of the call `test(…)`. */
  line: number;
}

/** A function that is given fixtures: `async ({ page, ai }) => …`. */
export interface Holder {
  fn: SyntaxNode;
  pattern: SyntaxNode;
  /** Local names of the fixtures, by their own. */
  locals: ReadonlyMap<string, string>;
}

/** Functions that are given a fixture of this name. */
export function holdersOf(nodes: readonly SyntaxNode[], fixture: string): Holder[] {
  return nodes.flatMap((fn) => {
    if (!isFunctionExpression(fn)) return [];
    const [pattern] = children(fn, 'params');
    if (pattern?.type !== 'ObjectPattern') return [];
    const locals = new Map(
      children(pattern, 'properties').flatMap((each) => {
        const [name, local] = [nameOf(child(each, 'key')), nameOf(child(each, 'value'))];
        return name !== undefined && local !== undefined ? [[name, local] as const] : [];
      }),
    );
    return locals.has(fixture) ? [{ fn, pattern, locals }] : [];
  });
}

/** Where a function uses a fixture: identifiers of its local name, not names of properties. */
export function usesOf(
  { fn, pattern, locals }: Holder,
  fixture: string,
  nodes: readonly SyntaxNode[],
): SyntaxNode[] {
  const local = locals.get(fixture);
  return nodes.filter(
    (node) =>
      node.type === 'Identifier' &&
      node['name'] === local &&
      node.parents.includes(fn) &&
      !node.parents.includes(pattern) &&
      !isName(node),
  );
}

/** The parameters with some fixtures left out and others put in. */
export function withFixtures(
  { pattern }: Pick<Holder, 'pattern'>,
  { without, also, text }: { without: readonly string[]; also: readonly string[]; text: string },
): Edit {
  const properties = children(pattern, 'properties');
  const kept = properties
    .filter((each) => !without.includes(nameOf(child(each, 'key')) ?? ''))
    .map((each) => text.slice(each.start, each.end));
  // A type behind the pattern belongs to it in the tree.
  const end = text.indexOf('}', properties.at(-1)?.end ?? pattern.start) + 1;
  return { start: pattern.start, end, text: `{ ${[...kept, ...also].join(', ')} }` };
}

/** Whether an identifier is only a name: of a property, or of a key. */
export function isName(node: SyntaxNode): boolean {
  const [parent] = node.parents;
  if (parent?.type === 'MemberExpression')
    return child(parent, 'property') === node && parent['computed'] !== true;
  return parent?.type === 'Property' && child(parent, 'key') === node && parent['shorthand'] !== true;
}

/** The call `node.method(…)` around a node. */
export function calleeOf(node: SyntaxNode): SyntaxNode | undefined {
  const [member, call] = node.parents;
  return member?.type === 'MemberExpression' &&
    child(member, 'object') === node &&
    call?.type === 'CallExpression' &&
    child(call, 'callee') === member
    ? call
    : undefined;
}

/** A call of the runner that a function is given to: `test(…)`, `test.only(…)`, `test.beforeEach(…)`. */
export interface RunnerCall {
  node: SyntaxNode;
  /** Local name of `test`. */
  test: string;
  method: string;
}

/** The call of the runner that a function is given to; undefined for any other function. */
export function runnerCall({ fn }: Pick<Holder, 'fn'>): RunnerCall | undefined {
  const [node] = fn.parents;
  const callee = node?.type === 'CallExpression' ? child(node, 'callee') : undefined;
  if (!node || !callee) return undefined;
  const test = nameOf(callee) ?? nameOf(child(callee, 'object'));
  const method = nameOf(child(callee, 'property')) ?? '';
  const known = /^(?:|only|skip|fixme|fail|slow|beforeEach|afterEach)$/;
  return test !== undefined && known.test(method) ? { node, test, method } : undefined;
}

/** Whether a test runs what the runner's call was given. */
export function concerns(test: TestPlace, { node, method }: RunnerCall, text: string): boolean {
  if (!method.endsWith('Each')) return test.line === lineOf(text, node.start);
  const describe = node.parents.find(
    (each) => each.type === 'CallExpression' && /^\w+\.describe\b/.test(text.slice(each.start, each.end)),
  );
  if (!describe) return true;
  return test.line >= lineOf(text, describe.start) && test.line <= lineOf(text, describe.end);
}

/** Hooks come before the tests they surround, and after-hooks behind them; within a function the text decides. */
export function inOrderOfRun<T extends { holder: Holder; use: SyntaxNode }>(calls: readonly T[]): T[] {
  const rank = ({ holder }: T): number => {
    const name = runnerCall(holder)?.method ?? '';
    return name.startsWith('before') ? 0 : name.startsWith('after') ? 2 : 1;
  };
  return calls.toSorted((a, b) => rank(a) - rank(b) || a.use.start - b.use.start);
}

/**
 * Whether a node stands in a loop, or in a function of its own, inside of the holder: it may run any number of times.
 * The body of a `test.step` runs once.
 */
export function isRepeated(node: SyntaxNode, { fn }: Holder): boolean {
  return node.parents
    .slice(0, node.parents.indexOf(fn))
    .some(
      (each) => /^(?:For|While|DoWhile)/.test(each.type) || (isFunctionExpression(each) && !isStep(each)),
    );
}

function isStep(fn: SyntaxNode): boolean {
  const [call] = fn.parents;
  return call?.type === 'CallExpression' && nameOf(child(child(call, 'callee'), 'property')) === 'step';
}

/** Nothing is done with what a call gives: it is a statement, or one of several that are waited for. */
export function isUnused(node: SyntaxNode): boolean {
  const [parent, around] = node.parents;
  if (parent?.type === 'AwaitExpression') return around?.type === 'ExpressionStatement';
  return parent?.type === 'ExpressionStatement' || parent?.type === 'ArrayExpression';
}

/** Edits, each once. */
export function distinct(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

function isFunctionExpression({ type }: SyntaxNode): boolean {
  return /^(?:ArrowFunction|Function)Expression$/.test(type);
}
