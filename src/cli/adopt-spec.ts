/** The source of a spec with its Playwright calls as sentences, and the cues that hold their locators. Pure: nothing is read or written. */
import type { Cue } from '../contract/cue.js';
import { quote } from '../cues/eject.js';
import { cueQuestion, foldInstruction, questionId } from '../cues/key.js';
import {
  isLocatorAction,
  readLocatorCall,
  type CallFacts,
  type Given,
  type LocatorCall,
} from './adopt-call.js';
import { sentenceOf } from './adopt-sentence.js';
import { constantsOf } from './eject-call.js';
import type { LineNote, Rewritten } from './rewrite.js';
import {
  concerns,
  distinct,
  holdersOf,
  inOrderOfRun,
  isName,
  isRepeated,
  isUnused,
  runnerCall,
  usesOf,
  withFixtures,
  type Holder,
} from './spec-source.js';
import { cuebookImports } from './spec-imports.js';
import {
  applyEdits,
  child,
  children,
  lineOf,
  nameOf,
  nodesOf,
  parseSource,
  type Edit,
  type SyntaxNode,
} from './syntax.js';
import type { TestCues } from './eject-spec.js';

/** What is asked of {@link adoptSpec}. */
export interface AdoptRequest {
  /** Line of a call, or of a `test(…)` whose calls are meant; default: all. */
  line?: number | undefined;
  /** For the one call of that line, instead of a sentence made from its locator. */
  sentence?: string | undefined;
}

/** What became of a spec. */
export interface AdoptedSpec extends Rewritten {
  /** New cues, by test. */
  cues: ReadonlyMap<TestCues, readonly Cue[]>;
}

/** Adopts the calls of one file. @throws OptionsError when it cannot be parsed */
export async function adoptSpec(
  text: string,
  file: string,
  tests: readonly TestCues[],
  { line, sentence }: AdoptRequest = {},
): Promise<AdoptedSpec> {
  const nodes = nodesOf(await parseSource(text, file));
  const edits: Edit[] = [];
  const left: LineNote[] = [];
  const remarks: LineNote[] = [];
  const cues = new Map<TestCues, Cue[]>(tests.map((test) => [test, []]));
  const holders = holdersOf(nodes, 'page').filter((holder) => runnerCall(holder));
  const adopted: { holder: Holder; call: LocatorCall }[] = [];
  const spoken = sentencesOf(nodes);

  const calls = holders.flatMap((holder) => {
    const facts = factsOf(holder, nodes, text);
    return nodes
      .filter((node) => node.parents.includes(holder.fn) && isLocatorAction(node, facts))
      .map((use) => ({ holder, use, facts }));
  });
  for (const { holder, use, facts } of inOrderOfRun(calls)) {
    if (!isMeant(use, holder, { line, text })) continue;
    const found = adoptOne(use, holder, { facts, spoken, cues, sentence });
    if (typeof found === 'string') {
      left.push({ line: lineOf(text, use.start), note: found });
      continue;
    }
    adopted.push({ holder, call: found.call });
    edits.push({ start: use.start, end: use.end, text: found.code });
  }
  left.push(...outside(nodes, holders, { text, line }));
  for (const holder of new Set(adopted.map((each) => each.holder))) {
    const own = adopted.filter((each) => each.holder === holder).map(({ call }) => call);
    edits.push(...tidied(holder, own, { nodes, text, edits }));
  }
  if (adopted.length > 0) edits.push(...cuebookImports(nodes));
  return {
    text: applyEdits(text, distinct(edits)),
    done: adopted.length,
    left: left.toSorted((a, b) => a.line - b.line),
    remarks,
    cues,
  };
}

/** A module that specs take their `test` from, with the `test` of Cuebook in it. @throws OptionsError when it cannot be parsed */
export async function adoptModule(text: string, file: string): Promise<string> {
  const nodes = nodesOf(await parseSource(text, file));
  return applyEdits(text, cuebookImports(nodes));
}

interface Surroundings {
  facts: CallFacts;
  /** Sentences that the file says already. */
  spoken: ReadonlySet<string>;
  cues: Map<TestCues, Cue[]>;
  sentence: string | undefined;
}

/** The code for one call; its cues go to the tests that run it. */
function adoptOne(
  node: SyntaxNode,
  holder: Holder,
  { facts, spoken, cues, sentence }: Surroundings,
): { call: LocatorCall; code: string } | string {
  const call = readLocatorCall(node, facts);
  if (typeof call === 'string') return call;
  if (!isUnused(node)) return 'something is done with what it gives';
  if (isRepeated(node, holder))
    return 'it is in a loop or a function of its own, so nobody knows how often it runs';
  if (isTaken(holder, facts.text)) return '`ai` is the name of something else here';
  const runner = runnerCall(holder);
  const { given, variables } = wordsAndVariables(call);
  const made = sentence ?? sentenceOf({ ...call, given });
  if (made === undefined)
    return 'its locator says where the element stands and not what it is: say a sentence for its line with --sentence';
  const instruction = foldInstruction(made);
  const strange = [...instruction.matchAll(/%([A-Za-z_][\w.-]*)%/g)].find(
    ([, name = '']) => !variables.has(name),
  );
  if (strange) return `the sentence names the variable ${strange[0]}, which the call has not`;
  if (spoken.has(instruction))
    return `"${instruction}" is said in this file already: say another sentence with --sentence`;
  const question = cueQuestion({ operation: 'act', instruction, variables: [...variables.keys()] });
  const runs = [...cues].filter(([test]) => runner && concerns(test, runner, facts.text));
  if (runs.length === 0) return 'no test runs it';
  for (const [, own] of runs) {
    const occurrence = own.filter(({ key }) => questionId(key) === questionId(question)).length + 1;
    const { method, locator, to } = call;
    const body: Cue['body'] = { kind: 'adopted', method, arguments: [...given], locator, ...(to && { to }) };
    own.push({ key: { ...question, occurrence }, route: '', body });
  }
  const options = [
    ...(variables.size > 0
      ? [
          `variables: { ${[...variables].map(([name, code]) => (name === code ? name : `${name}: ${code}`)).join(', ')} }`,
        ]
      : []),
    ...(call.timeout === undefined ? [] : [`timeout: ${call.timeout}`]),
  ];
  const ai = holder.locals.get('ai') ?? 'ai';
  return {
    call,
    code: `${ai}.act(${quote(instruction)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`,
  };
}

/**
 * What the sentence and the cue say of the values, and the variables that hold the others: what is known at run time only, what
 * looks like a secret, and what would not read well in a sentence.
 */
function wordsAndVariables(call: LocatorCall): { given: string[]; variables: ReadonlyMap<string, string> } {
  const variables = new Map<string, string>();
  const about = JSON.stringify(call.locator);
  const given = call.given.map((value: Given) => {
    const isKey = call.method === 'press';
    if (value.kind === 'text' && (isKey || (isPlain(value.text) && !secretly.test(about)))) return value.text;
    const wanted = value.kind === 'code' ? value.name : (secretly.exec(about)?.[0].toLowerCase() ?? 'value');
    let name = wanted.replace(/\W+/g, '');
    for (let count = 2; variables.has(name); count += 1) name = `${wanted}${count}`;
    variables.set(name, value.kind === 'code' ? value.code : quote(value.text));
    return `%${name}%`;
  });
  return { given, variables };
}

const secretly = /password|passwort|passphrase|secret|token|\bpin\b|\bcvc\b|\bcvv\b/i;

function isPlain(text: string): boolean {
  return (
    text.length <= 100 && !/[\r\n]|%[A-Za-z_][\w.-]*%/.test(text) && !(/"/.test(text) && /[“”`]/.test(text))
  );
}

function factsOf(holder: Holder, nodes: readonly SyntaxNode[], text: string): CallFacts {
  const declarators = nodes.filter((node) => node.type === 'VariableDeclarator');
  return {
    text,
    page: holder.locals.get('page') ?? 'page',
    constants: constantsOf(nodes),
    declarationOf: (name) => {
      const named = declarators.filter((node) => nameOf(child(node, 'id')) === name);
      const [only] = named;
      const isConstant = only?.parents[0]?.['kind'] === 'const' && only.parents.includes(holder.fn);
      return named.length === 1 && isConstant ? only : undefined;
    },
  };
}

/** Whether a call is on the line that was asked for, or in the test that begins there. */
function isMeant(
  node: SyntaxNode,
  holder: Holder,
  { line, text }: { line: number | undefined; text: string },
): boolean {
  if (line === undefined) return true;
  const runner = runnerCall(holder);
  const [from, to] = [lineOf(text, node.start), lineOf(text, node.end)];
  return (line >= from && line <= to) || (runner !== undefined && lineOf(text, runner.node.start) === line);
}

function isTaken({ fn, pattern, locals }: Holder, text: string): boolean {
  if (locals.has('ai')) return false;
  return /\bai\b/.test(text.slice(pattern.end, fn.end).replace(/(['"`])(?:\\.|(?!\1).)*\1/gs, ''));
}

/** Sentences that the file hands to `act` already. */
function sentencesOf(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const said = nodes.flatMap((node) => {
    const isAct =
      node.type === 'CallExpression' && nameOf(child(child(node, 'callee'), 'property')) === 'act';
    const value = isAct ? children(node, 'arguments')[0]?.['value'] : undefined;
    return typeof value === 'string' ? [foldInstruction(value)] : [];
  });
  return new Set(said);
}

/** Actions on locators that no test and no hook is seen to run: page objects, helpers. */
function outside(
  nodes: readonly SyntaxNode[],
  holders: readonly Holder[],
  { text, line }: { text: string; line: number | undefined },
): LineNote[] {
  const facts: CallFacts = { text, page: 'page', constants: new Map(), declarationOf: () => undefined };
  return nodes
    .filter((node) => isLocatorAction(node, facts) && !holders.some(({ fn }) => node.parents.includes(fn)))
    .map((node) => lineOf(text, node.start))
    .filter((at) => line === undefined || line === at)
    .map((at) => ({ line: at, note: 'it stands outside of a test and its hooks, so no test has its cue' }));
}

/** The parameters with `ai` and without a page that nobody uses any more, and without constants that only adopted calls used. */
function tidied(
  holder: Holder,
  calls: readonly LocatorCall[],
  { nodes, text, edits }: { nodes: readonly SyntaxNode[]; text: string; edits: readonly Edit[] },
): Edit[] {
  const isGone = (node: SyntaxNode): boolean =>
    calls.some((call) => call.node.start <= node.start && node.end <= call.node.end) &&
    !isKeptIn(node, edits);
  const removed = new Set<SyntaxNode>();
  for (const declared of new Set(calls.flatMap(({ through }) => through))) {
    const name = nameOf(child(declared, 'id'));
    const uses = nodes.filter(
      (node) =>
        node.type === 'Identifier' && node['name'] === name && !isName(node) && node.parents[0] !== declared,
    );
    const [declaration] = declared.parents;
    const isAlone = declaration !== undefined && children(declaration, 'declarations').length === 1;
    const isInner = (node: SyntaxNode): boolean => [...removed].some((each) => node.parents.includes(each));
    if (isAlone && uses.every((use) => isGone(use) || isInner(use))) removed.add(declaration);
  }
  const isUsed = usesOf(holder, 'page', nodes).some(
    (use) => !isGone(use) && ![...removed].some((each) => use.parents.includes(each)),
  );
  const also = holder.locals.has('ai') ? [] : ['ai'];
  return [
    ...[...removed].map((node) => wholeLines(node, text)),
    withFixtures(holder, { without: isUsed ? [] : ['page'], also, text }),
  ];
}

/** Whether the code that took the place of a call still says a node (the value of a variable). */
function isKeptIn(node: SyntaxNode, edits: readonly Edit[]): boolean {
  const edit = edits.find(({ start, end }) => start <= node.start && node.end <= end);
  return (
    edit !== undefined &&
    new RegExp(`\\b${String(node['name'])}\\b[.)\\[]`).test(edit.text.replace(/'(?:\\.|[^'])*'/g, ''))
  );
}

function wholeLines(node: SyntaxNode, text: string): Edit {
  const start = text.lastIndexOf('\n', node.start) + 1;
  const end = text.indexOf('\n', node.end);
  const isAlone = text.slice(start, node.start).trim() === '' && text.slice(node.end, end).trim() === '';
  return isAlone && end > 0
    ? { start, end: end + 1, text: '' }
    : { start: node.start, end: node.end, text: '' };
}
