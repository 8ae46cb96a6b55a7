/** The source of a spec with its `ai` calls as plain Playwright code. Pure: which cues there are is told. */
import type { Cue } from '../contract/cue.js';
import { answers, codeOf, constantsOf, readCall, type CallCode, type SourceFacts } from './eject-call.js';
import {
  applyEdits,
  child,
  children,
  indentOf,
  lineOf,
  nameOf,
  nodesOf,
  parseSource,
  type Edit,
  type SyntaxNode,
} from './syntax.js';

/** A test of the file, with what was recorded for it. */
export interface TestCues {
  /** Line of the call `test(…)`. */
  line: number;
  title: string;
  /** In the order of the script. */
  cues: readonly Cue[];
}

/** What became of a file. */
export interface EjectedSpec {
  text: string;
  ejected: number;
  /** Calls that were left as they are, and why. */
  left: { line: number; reason: string }[];
  remarks: { line: number; remark: string }[];
}

/** Ejects one file. @throws OptionsError when it cannot be parsed */
export async function ejectSpec(
  text: string,
  file: string,
  tests: readonly TestCues[],
): Promise<EjectedSpec> {
  const nodes = nodesOf(await parseSource(text, file));
  const facts: SourceFacts = { text, constants: constantsOf(nodes), zod: zodOf(nodes) };
  const result: EjectedSpec = { text, ejected: 0, left: [], remarks: [] };
  const edits: Edit[] = [];
  const helpers = new Set<string>();
  const unconsumed = new Map(tests.map((test) => [test, [...test.cues]]));
  const kept = new Set<SyntaxNode>();
  const holders = nodes.flatMap((node) => holderOf(node));
  const calls = holders.flatMap((holder) => callsOf(holder, nodes).map((use) => ({ holder, ...use })));

  for (const { holder, use, receiver, call } of inOrderOfRun(calls)) {
    const line = lineOf(text, use.start);
    const found = call
      ? ejectOne(call, receiver, { facts, holder, nodes, text, unconsumed })
      : 'is used other than by calling its methods';
    if (typeof found === 'string') {
      kept.add(holder.pattern);
      result.left.push({ line, reason: found });
      edits.push(commentAbove(call ?? use, found, text));
      continue;
    }
    const node = call as SyntaxNode;
    result.ejected += 1;
    for (const helper of found.helpers) helpers.add(helper);
    result.remarks.push(...found.remarks.map((remark) => ({ line, remark })));
    edits.push({
      start: node.start,
      end: node.end,
      text: found.code.replaceAll('\n', `\n${indentOf(text, node.start)}`),
    });
  }
  for (const holder of holders) if (!kept.has(holder.pattern)) edits.push(withoutAi(holder, text));
  for (const { line, reason } of foreignUses(nodes, holders, text)) result.left.push({ line, reason });
  if (result.left.length === 0) edits.push(...plainImports(nodes, text, result));
  edits.push(...withoutOptions(nodes, text, result.left.length === 0));
  const tail = helpers.size > 0 ? `\n${[...helpers].join('\n\n')}\n` : '';
  const plain = applyEdits(text, dedupe(edits)) + tail;
  return {
    ...result,
    left: result.left.toSorted((a, b) => a.line - b.line),
    text: /\.[cm]?jsx?$/.test(file) ? toJavaScript(plain) : plain,
  };
}

/** A function that is given `ai`: `async ({ page, ai }) => …`. */
interface Holder {
  fn: SyntaxNode;
  pattern: SyntaxNode;
  /** Local names. */
  ai: string;
  page: string | undefined;
}

function holderOf(fn: SyntaxNode): Holder[] {
  if (!/^(?:ArrowFunction|Function)Expression$/.test(fn.type)) return [];
  const [pattern] = children(fn, 'params');
  if (pattern?.type !== 'ObjectPattern') return [];
  const locals = new Map(
    children(pattern, 'properties').map((each) => [nameOf(child(each, 'key')), nameOf(child(each, 'value'))]),
  );
  const ai = locals.get('ai');
  return ai === undefined ? [] : [{ fn, pattern, ai, page: locals.get('page') }];
}

interface Use {
  /** The identifier. */
  use: SyntaxNode;
  receiver: SyntaxNode;
  /** `ai.act(…)`; undefined for any other use. */
  call: SyntaxNode | undefined;
}

function callsOf({ fn, pattern, ai }: Holder, nodes: readonly SyntaxNode[]): Use[] {
  const uses = nodes.filter(
    (node) =>
      node.type === 'Identifier' &&
      node['name'] === ai &&
      node.parents.includes(fn) &&
      !node.parents.includes(pattern) &&
      !isName(node),
  );
  return uses.map((use) => {
    const on = calleeOf(use);
    const receiver = on && nameOf(child(child(on, 'callee'), 'property')) === 'on' ? on : use;
    return { use, receiver, call: calleeOf(receiver) };
  });
}

/** Whether an identifier is only a name: of a property, or of a key. */
function isName(node: SyntaxNode): boolean {
  const [parent] = node.parents;
  if (parent?.type === 'MemberExpression')
    return child(parent, 'property') === node && parent['computed'] !== true;
  return parent?.type === 'Property' && child(parent, 'key') === node && parent['shorthand'] !== true;
}

/** The call `node.method(…)` around a node. */
function calleeOf(node: SyntaxNode): SyntaxNode | undefined {
  const [member, call] = node.parents;
  return member?.type === 'MemberExpression' &&
    child(member, 'object') === node &&
    call?.type === 'CallExpression' &&
    child(call, 'callee') === member
    ? call
    : undefined;
}

/** Hooks come before the tests they surround, and after-hooks behind them; within a function the text decides. */
function inOrderOfRun<T extends { holder: Holder; use: SyntaxNode }>(calls: readonly T[]): T[] {
  const rank = ({ holder }: T): number => {
    const name = runnerCall(holder)?.method ?? '';
    return name.startsWith('before') ? 0 : name.startsWith('after') ? 2 : 1;
  };
  return calls.toSorted((a, b) => rank(a) - rank(b) || a.use.start - b.use.start);
}

/** The call of the runner that a function is given to: `test(…)`, `test.only(…)`, `test.beforeEach(…)`. */
function runnerCall({
  fn,
}: Pick<Holder, 'fn'>): { node: SyntaxNode; test: string; method: string } | undefined {
  const [node] = fn.parents;
  const callee = node?.type === 'CallExpression' ? child(node, 'callee') : undefined;
  if (!node || !callee) return undefined;
  const test = nameOf(callee) ?? nameOf(child(callee, 'object'));
  const method = nameOf(child(callee, 'property')) ?? '';
  const known = /^(?:|only|skip|fixme|fail|slow|beforeEach|afterEach)$/;
  return test !== undefined && known.test(method) ? { node, test, method } : undefined;
}

interface Surroundings {
  facts: SourceFacts;
  holder: Holder;
  nodes: readonly SyntaxNode[];
  text: string;
  /** Cues that no call before this one has taken, by test. */
  unconsumed: Map<TestCues, Cue[]>;
}

/** Code for one call, or why there is none. Takes the cues of the call. */
function ejectOne(
  node: SyntaxNode,
  receiver: SyntaxNode,
  { facts, holder, text, unconsumed }: Surroundings,
): CallCode | string {
  const call = readCall(node, receiver, facts);
  if (typeof call === 'string') return call;
  const runner = runnerCall(holder);
  if (!runner) return 'stands outside of a test and its hooks, so no test has its cue';
  if (call.operation === 'act' && !isUnused(node)) return 'the result of the act is used';
  const repeated = node.parents
    .slice(0, node.parents.indexOf(holder.fn))
    .some(({ type }) => loops.test(type));
  const cues: Cue[] = [];
  for (const [, left] of [...unconsumed].filter(([test]) => concerns(test, runner, text))) {
    const fitting = left.filter((cue) => answers(cue, call));
    for (const cue of repeated ? fitting : fitting.slice(0, 1)) {
      left.splice(left.indexOf(cue), 1);
      cues.push(cue);
    }
  }
  const codes = cues.map((cue) =>
    codeOf(cue, call, { page: holder.page ?? 'page', test: runner.test, zod: facts.zod }),
  );
  const [first] = codes;
  if (first === undefined) return `there is no cue for "${call.instruction}": record it first`;
  const differ = codes.some((each) => JSON.stringify(each) !== JSON.stringify(first));
  return differ ? 'its cues point at different elements (a loop, or a hook of several tests)' : first;
}

const loops = /^(?:For|While|DoWhile)|^(?:ArrowFunction|Function)Expression$/;

/** Whether a test runs what the runner's call was given. */
function concerns(
  test: TestCues,
  { node, method }: { node: SyntaxNode; method: string },
  text: string,
): boolean {
  if (!method.endsWith('Each')) return test.line === lineOf(text, node.start);
  const describe = node.parents.find(
    (each) => each.type === 'CallExpression' && text.slice(each.start, each.end).match(/^\w+\.describe\b/),
  );
  if (!describe) return true;
  return test.line >= lineOf(text, describe.start) && test.line <= lineOf(text, describe.end);
}

/** Nothing is done with what a call gives: it is a statement, or one of several that are waited for. */
function isUnused(node: SyntaxNode): boolean {
  const [parent, around] = node.parents;
  if (parent?.type === 'AwaitExpression') return around?.type === 'ExpressionStatement';
  return parent?.type === 'ExpressionStatement' || parent?.type === 'ArrayExpression';
}

function commentAbove(node: SyntaxNode, reason: string, text: string): Edit {
  const start = text.lastIndexOf('\n', node.start) + 1;
  return {
    start,
    end: start,
    text: `${indentOf(text, node.start)}// cuebook eject: left, because ${reason.replace(/\s+/g, ' ')}\n`,
  };
}

/** The parameters without `ai`, and with the page that the code needs. */
function withoutAi({ pattern, page }: Holder, text: string): Edit {
  const names = children(pattern, 'properties')
    .filter((each) => nameOf(child(each, 'key')) !== 'ai')
    .map((each) => text.slice(each.start, each.end));
  if (page === undefined) names.push('page');
  const last = children(pattern, 'properties').at(-1);
  // A type behind the pattern belongs to it in the tree.
  const end = text.indexOf('}', last?.end ?? pattern.start) + 1;
  return { start: pattern.start, end, text: `{ ${names.join(', ')} }` };
}

/** Uses of `ai` that are no fixture of a test: created by hand, or handed on to a function. */
function foreignUses(
  nodes: readonly SyntaxNode[],
  holders: readonly Holder[],
  text: string,
): { line: number; reason: string }[] {
  const calls = nodes.filter(
    (node) =>
      node.type === 'Identifier' &&
      ['createAi', 'aiFixtures'].includes(String(node['name'])) &&
      !node.parents.some(({ type }) => type === 'ImportDeclaration'),
  );
  const parameters = nodes.filter(
    (node) =>
      node.type === 'Identifier' &&
      node['name'] === 'ai' &&
      /Function/.test(node.parents[0]?.type ?? '') &&
      children(node.parents[0], 'params').includes(node) &&
      !holders.some(({ fn }) => node.parents.includes(fn)),
  );
  const matchers = nodes.filter(
    (node) => node.type === 'MemberExpression' && ourMatchers.has(nameOf(child(node, 'property')) ?? ''),
  );
  return [
    ...calls.map((node) => ({ node, reason: `${String(node['name'])} makes an ai of its own` })),
    ...parameters.map((node) => ({
      node,
      reason: 'a function that is given ai: no test has the cues of its calls',
    })),
    ...matchers.map((node) => ({
      node,
      reason: 'a matcher that Playwright does not have: write the assertion with its own',
    })),
  ].map(({ node, reason }) => ({ line: lineOf(text, node.start), reason }));
}

const ourMatchers = new Set(['toSatisfy', 'toHaveReplayed', 'toHaveSpentAtMost']);

/** Imports from Cuebook as imports from Playwright Test, whose `test` and `expect` are the same but for `ai`. */
function plainImports(nodes: readonly SyntaxNode[], text: string, result: EjectedSpec): Edit[] {
  return importsOf(nodes, 'cuebook').flatMap((node) => {
    const from = child(node, 'source') as SyntaxNode;
    const strange = children(node, 'specifiers')
      .map((each) => nameOf(child(each, 'imported')) ?? '*')
      .filter((name) => name !== 'test' && name !== 'expect');
    if (strange.length > 0) {
      result.left.push({
        line: lineOf(text, node.start),
        reason: `${strange.join(', ')} is imported from cuebook`,
      });
      return [];
    }
    return [{ start: from.start, end: from.end, text: "'@playwright/test'" }];
  });
}

/** `test.use({ aiOptions })` means nothing to Playwright, and is an error to its types. */
function withoutOptions(nodes: readonly SyntaxNode[], text: string, everything: boolean): Edit[] {
  if (!everything) return [];
  return nodes
    .filter((node) => node.type === 'Property' && nameOf(child(node, 'key')) === 'aiOptions')
    .map((node) => ({
      start: node.start,
      end: node.end + (/^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0),
      text: '',
    }));
}

function zodOf(nodes: readonly SyntaxNode[]): string | undefined {
  return importsOf(nodes, 'zod')
    .flatMap((node) => children(node, 'specifiers'))
    .map((each) => nameOf(child(each, 'local')))[0];
}

function importsOf(nodes: readonly SyntaxNode[], from: string): SyntaxNode[] {
  return nodes.filter(
    (node) => node.type === 'ImportDeclaration' && child(node, 'source')?.['value'] === from,
  );
}

function dedupe(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

/** Takes the types out of what this file has written; only its own phrases are meant. */
function toJavaScript(text: string): string {
  return text
    .replace(/(process\.env\.\w+)!/g, '$1')
    .replace(/ as HTML(?:Anchor|Image)Element/g, '')
    .replaceAll('document.scrollingElement!', 'document.scrollingElement')
    .replaceAll(')[0]!', ')[0]')
    .replace(/^function (toNumber|toDate)\(text: string\): \w+ \{/gm, 'function $1(text) {')
    .replace(
      'function meets(value: unknown, operator: string, wanted: string | number): boolean {',
      'function meets(value, operator, wanted) {',
    )
    .replace('const fold = (text: unknown) =>', 'const fold = (text) =>');
}
