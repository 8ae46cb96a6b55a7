/** The source of a spec with its `ai` calls as plain Playwright code. Pure: which cues there are is told. */
import type { Cue } from '../contract/cue.js';
import { mayMovePage } from '../cues/eject.js';
import {
  answers,
  assertionCode,
  codeOf,
  constantsOf,
  readAssertion,
  readCall,
  type CallCode,
  type SourceFacts,
} from './eject-call.js';
import type { LineNote, Rewritten } from './rewrite.js';
import { hasBinding, importEdit, importsOf, type Imported } from './spec-imports.js';
import {
  calleeOf,
  concerns,
  distinct,
  holdersOf,
  inOrderOfRun,
  isRepeated,
  isUnused,
  runnerCall,
  usesOf,
  withFixtures,
  type Holder,
  type TestPlace,
} from './spec-source.js';
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
export interface TestCues extends TestPlace {
  title: string;
  /** In the order of the script. */
  cues: readonly Cue[];
}

/** Ejects one file. @throws OptionsError when it cannot be parsed */
export async function ejectSpec(text: string, file: string, tests: readonly TestCues[]): Promise<Rewritten> {
  const nodes = nodesOf(await parseSource(text, file));
  const facts: SourceFacts = { text, constants: constantsOf(nodes), zod: zodOf(nodes) };
  const left: LineNote[] = [];
  const remarks: LineNote[] = [];
  let done = 0;
  const edits: Edit[] = [];
  const helpers = new Set<string>();
  const unconsumed = new Map(tests.map((test) => [test, [...test.cues]]));
  const kept = new Set<SyntaxNode>();
  const rewritten = new Set<SyntaxNode>();
  const ejected = new Set<SyntaxNode>();
  const holders = holdersOf(nodes, 'ai');
  const calls = holders.flatMap((holder) => callsOf(holder, nodes).map((use) => ({ holder, ...use })));

  for (const { holder, use, receiver, call } of inOrderOfRun(calls)) {
    const line = lineOf(text, use.start);
    const around = { facts, holder, nodes, text, unconsumed };
    const matcher = call ? undefined : ourMatcherOn(use);
    const found = call
      ? ejectOne(call, receiver, around)
      : matcher
        ? ejectAssertion(matcher, around)
        : 'ai is used other than by calling its methods';
    if (typeof found === 'string') {
      kept.add(holder.pattern);
      left.push({ line, note: found });
      edits.push(commentAbove(call ?? use, found, text));
      continue;
    }
    const node = (call ?? matcher?.member.parents[0]) as SyntaxNode;
    done += 1;
    if (matcher) ejected.add(matcher.member);
    rewritten.add(holder.pattern);
    for (const helper of found.helpers) helpers.add(helper);
    remarks.push(...found.remarks.map((note) => ({ line, note })));
    edits.push({
      start: node.start,
      end: node.end,
      text: found.code.replaceAll('\n', `\n${indentOf(text, node.start)}`),
    });
  }
  for (const holder of holders) {
    const isKept = kept.has(holder.pattern);
    if (!isKept || rewritten.has(holder.pattern)) edits.push(withPage(holder, isKept ? [] : ['ai'], text));
  }
  left.push(...foreignUses(nodes, holders, text));
  if (left.length === 0) {
    const strange = strangeImports(nodes, text);
    left.push(...strange);
    edits.push(...plainImports(nodes));
    if (strange.length === 0) edits.push(...withoutOptions(nodes, text));
  }
  if (edits.some((edit) => edit.text.includes('await expect(')) && !hasBinding(nodes, 'expect'))
    edits.push(importEdit(nodes, 'expect', ['@playwright/test', 'cuebook']));
  const tail = helpers.size > 0 ? `\n${[...helpers].join('\n\n')}\n` : '';
  const plain = applyEdits(text, distinct(edits)) + tail;
  return {
    done,
    left: left.toSorted((a, b) => a.line - b.line),
    remarks,
    text: /\.[cm]?jsx?$/.test(file) ? toJavaScript(plain) : plain,
  };
}

interface Use {
  /** The identifier. */
  use: SyntaxNode;
  receiver: SyntaxNode;
  /** `ai.act(…)`; undefined for any other use. */
  call: SyntaxNode | undefined;
}

function callsOf(holder: Holder, nodes: readonly SyntaxNode[]): Use[] {
  return usesOf(holder, 'ai', nodes).map((use) => {
    const on = calleeOf(use);
    const receiver = on && nameOf(child(child(on, 'callee'), 'property')) === 'on' ? on : use;
    return { use, receiver, call: calleeOf(receiver) };
  });
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
  const { cues, moving } = takeCues((cue) => answers(cue, call), isRepeated(node, holder), {
    unconsumed,
    tests: (test) => concerns(test, runner, text),
  });
  const names = { page: holder.locals.get('page') ?? 'page', test: runner.test, zod: facts.zod, moving };
  return theOne(
    cues.map((cue) => codeOf(cue, call, names)),
    call.instruction,
  );
}

/** Code for an assertion of ours, or why there is none. */
function ejectAssertion(
  { member, reason }: OurMatcher,
  { facts, holder, text, unconsumed }: Surroundings,
): CallCode | string {
  const [node] = member.parents;
  const runner = runnerCall(holder);
  if (nameOf(child(member, 'property')) !== 'toSatisfy' || node?.type !== 'CallExpression' || !runner)
    return reason;
  const assertion = readAssertion(node, facts);
  if (typeof assertion === 'string') return `${assertion}; ${reason}`;
  const { instruction, negated } = assertion;
  const { cues } = takeCues(
    ({ key }) =>
      key.operation === 'satisfy' &&
      key.instruction === instruction &&
      (key.options?.['not'] === true) === negated &&
      Object.keys(key.options ?? {}).every((name) => name === 'not'),
    isRepeated(node, holder),
    { unconsumed, tests: (test) => concerns(test, runner, text) },
  );
  const names = { page: holder.locals.get('page') ?? 'page', test: runner.test };
  const code = theOne(
    cues.map((cue) => assertionCode(cue, assertion, names)),
    instruction,
  );
  return typeof code === 'string' ? `${code}; ${reason}` : code;
}

/** Takes the next cue that fits in each test, all of them where the call may run more than once. */
function takeCues(
  fits: (cue: Cue) => boolean,
  repeated: boolean,
  { unconsumed, tests }: { unconsumed: Map<TestCues, Cue[]>; tests: (test: TestCues) => boolean },
): { cues: Cue[]; moving: boolean } {
  const cues: Cue[] = [];
  let moving = false;
  for (const [test, left] of [...unconsumed].filter(([each]) => tests(each))) {
    const fitting = left.filter(fits);
    for (const cue of repeated ? fitting : fitting.slice(0, 1)) {
      left.splice(left.indexOf(cue), 1);
      cues.push(cue);
      moving ||= endsMoving(test.cues[test.cues.indexOf(cue) - 1]);
    }
  }
  return { cues, moving };
}

function theOne(codes: readonly (CallCode | string)[], instruction: string): CallCode | string {
  const [first] = codes;
  if (first === undefined) return `there is no cue for "${instruction}": record it first`;
  const differ = codes.some((each) => JSON.stringify(each) !== JSON.stringify(first));
  return differ ? 'its cues point at different elements (a loop, or a hook of several tests)' : first;
}

/** Whether the page may still be changing behind a cue. */
function endsMoving(cue: Cue | undefined): boolean {
  if (cue?.body.kind === 'adopted') return mayMovePage(cue.body);
  const last = cue?.body.kind === 'steps' ? cue.body.steps.at(-1) : undefined;
  return last !== undefined && mayMovePage(last);
}

function commentAbove(node: SyntaxNode, reason: string, text: string): Edit {
  const start = text.lastIndexOf('\n', node.start) + 1;
  return {
    start,
    end: start,
    text: `${indentOf(text, node.start)}// cuebook eject: left, ${reason.replace(/\s+/g, ' ')}\n`,
  };
}

/** The parameters with the page that the code needs. */
function withPage(holder: Holder, without: readonly string[], text: string): Edit {
  const also = holder.locals.has('page') ? [] : ['page'];
  return withFixtures(holder, { without, also, text });
}

/** `expect(ai).toSatisfy`, `expect.soft(ai).not.toSatisfy` and their kin around a use of `ai`, and why they stay. */
interface OurMatcher {
  member: SyntaxNode;
  reason: string;
}

function ourMatcherOn(use: SyntaxNode): OurMatcher | undefined {
  const [call, ...around] = use.parents;
  if (call?.type !== 'CallExpression' || !children(call, 'arguments').includes(use)) return undefined;
  const member = around.find(
    ({ type }, at) => type !== 'MemberExpression' || around[at + 1]?.type !== 'MemberExpression',
  );
  return member && ourMatchers.has(nameOf(child(member, 'property')) ?? '')
    ? { member, reason: noSuchMatcher(member) }
    : undefined;
}

function noSuchMatcher(member: SyntaxNode): string {
  return `Playwright has no ${nameOf(child(member, 'property'))}: write the assertion with its own matchers (cuebook cues show says what it checks)`;
}

/** Uses of `ai` that are no fixture of a test: created by hand, or handed on to a function. */
function foreignUses(nodes: readonly SyntaxNode[], holders: readonly Holder[], text: string): LineNote[] {
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
  const told = new Set(
    holders.flatMap((holder) => usesOf(holder, 'ai', nodes)).map((use) => ourMatcherOn(use)?.member),
  );
  const matchers = nodes.filter(
    (node) =>
      node.type === 'MemberExpression' &&
      ourMatchers.has(nameOf(child(node, 'property')) ?? '') &&
      !told.has(node),
  );
  return [
    ...calls.map((node) => ({ node, reason: `${String(node['name'])} makes an ai of its own` })),
    ...parameters.map((node) => ({
      node,
      reason: 'a function that is given ai: no test has the cues of its calls',
    })),
    ...matchers.map((node) => ({ node, reason: noSuchMatcher(node) })),
  ].map(({ node, reason }) => ({ line: lineOf(text, node.start), note: reason }));
}

const ourMatchers = new Set(['toSatisfy', 'toExtract', 'toObserve', 'toHaveReplayed', 'toHaveSpentAtMost']);

/** Imports from Cuebook as imports from Playwright Test, whose `test` and `expect` are the same but for `ai`. */
function plainImports(nodes: readonly SyntaxNode[]): Edit[] {
  return importsOf(nodes)
    .filter((each) => each.module === 'cuebook' && strangeNames(each).length === 0)
    .map(({ from }) => ({ start: from.start, end: from.end, text: "'@playwright/test'" }));
}

/** What a file imports from Cuebook that Playwright Test does not have. */
function strangeImports(nodes: readonly SyntaxNode[], text: string): LineNote[] {
  return importsOf(nodes).flatMap((each) => {
    const strange = each.module === 'cuebook' ? strangeNames(each) : [];
    if (strange.length === 0) return [];
    return [{ line: lineOf(text, each.node.start), note: `${strange.join(', ')} is imported from cuebook` }];
  });
}

function strangeNames({ names }: Imported): string[] {
  return names.map(({ name }) => name).filter((name) => name !== 'test' && name !== 'expect');
}

/** `test.use({ aiOptions })` means nothing to Playwright, and is an error to its types. */
function withoutOptions(nodes: readonly SyntaxNode[], text: string): Edit[] {
  return nodes
    .filter((node) => node.type === 'Property' && nameOf(child(node, 'key')) === 'aiOptions')
    .map((node) => ({
      start: node.start,
      end: node.end + (/^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0),
      text: '',
    }));
}

function zodOf(nodes: readonly SyntaxNode[]): string | undefined {
  return importsOf(nodes).find(({ module }) => module === 'zod')?.names[0]?.local;
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
