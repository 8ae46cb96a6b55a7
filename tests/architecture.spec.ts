/** Holds the rooms to their walls: who may import whom, how long a file may be, what every file says first, what is public. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from '../fixtures/test.js';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Rooms that a room may import, besides itself. */
const rooms: Record<string, readonly string[]> = {
  'index.ts': ['playwright', 'engine', 'remote', 'contract'],
  contract: [],
  page: ['contract'],
  grounding: ['contract'],
  cues: ['contract'],
  engine: ['contract', 'page', 'grounding', 'cues'],
  remote: ['contract'],
  server: ['contract', 'engine'],
  playwright: ['contract', 'engine', 'remote', 'cues'],
  report: ['contract', 'cues'],
  cli: ['contract', 'server', 'cues', 'report'],
  testing: ['contract'],
};

/** The built-in engine's own rooms, each with those it may import; what joins them stands in none (`''`). */
const builtIn: Record<string, readonly string[]> = {
  language: [],
  matching: ['language'],
  act: ['language', 'matching'],
  extract: [],
  satisfy: ['language', 'matching', 'extract'],
  '': ['language', 'matching', 'act', 'extract', 'satisfy'],
};

/** The rooms in which a clause is carried out, from what is said of one control up to what is refused of all that was found. */
const act: Record<string, readonly string[]> = {
  evidence: [],
  calendars: ['evidence'],
  controls: ['evidence', 'calendars'],
  records: ['evidence', 'controls'],
  forms: ['evidence', 'controls', 'records'],
  lists: ['evidence', 'controls', 'records', 'forms'],
  wording: ['controls', 'records', 'lists'],
  refusals: ['evidence', 'calendars', 'controls', 'records', 'lists'],
};

/** Packages that a room may import when it is loaded; `type` in front means types only, `lazy` by `import()` only. */
const packages: Record<string, readonly string[]> = {
  'index.ts': ['@playwright/test'],
  contract: ['zod'],
  page: ['type @playwright/test', 'zod', 'node:util', 'node:path', 'node:crypto'],
  grounding: ['lazy ai', 'lazy @ai-sdk/', 'lazy undici', 'type ai', 'zod', 'node:'],
  cues: ['zod', 'node:', 'write-file-atomic', 'proper-lockfile'],
  engine: ['type @playwright/test', 'zod', 'node:'],
  remote: ['type @playwright/test', 'zod', 'lazy undici'],
  server: [
    'fastify',
    '@fastify/',
    'fastify-type-provider-zod',
    'lazy ioredis',
    '@playwright/test',
    'zod',
    'node:',
  ],
  playwright: ['@playwright/test', 'dotenv', 'zod', 'node:', 'type pino', 'lazy pino'],
  report: ['type @playwright/test', 'zod', 'node:'],
  cli: ['node:', 'lazy acorn', 'lazy @sveltejs/acorn-typescript'],
  testing: ['node:', 'zod'],
};

const MAX_LINES = 400;

// The sources are parsed once.
test.describe.configure({ mode: 'default' });

/** What `import … from 'cuebook'` offers. A new name is a visible change here. */
const publicNames = [
  'ActionError',
  'AmbiguousInstructionError',
  'BudgetExceededError',
  'ContentFrameNotFoundError',
  'CueFileError',
  'CueMissingError',
  'CueStaleError',
  'ElementNotFoundError',
  'ExtractionError',
  'InstructionError',
  'InvalidAISDKModelFormatError',
  'LLMResponseError',
  'MissingEnvironmentVariableError',
  'MissingLLMConfigurationError',
  'OptionsError',
  'PageClosedError',
  'RemoteSessionNotFoundError',
  'SchemaValidationError',
  'SelectorError',
  'SvcDomProcessError',
  'SvcEnvironmentError',
  'SvcError',
  'SvcEvalError',
  'SvcIframeError',
  'SvcInitError',
  'SvcNotInitializedError',
  'SvcShadowRootMissingError',
  'TimeoutError',
  'UnsupportedModelError',
  'VariableError',
  'XPathResolutionError',
  'aiFixtures',
  'aiMatchers',
  'createAi',
  'expect',
  'test',
];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(path.sep).join('/'))
  .toSorted();

test('every room imports only the rooms it may know', () => {
  const strays = imports()
    .filter(({ name }) => name.startsWith('.'))
    .map(({ file, name }) => ({ file, to: path.posix.join(path.posix.dirname(file), name) }))
    .filter(({ file, to }) => roomOf(to) !== roomOf(file) && !rooms[roomOf(file)]?.includes(roomOf(to)));
  expect(strays).toEqual([]);
});

test('in the built-in engine a sentence is read without a page, and found before anything is done', () => {
  expect(straysOf('grounding/built-in/', builtIn)).toEqual([]);
});

test('what carries out a clause is built upwards, and what refuses an answer is asked last', () => {
  expect(straysOf('grounding/built-in/act/', act)).toEqual([]);
});

test('every room imports only the packages it may load', () => {
  const strays = imports()
    .filter(({ name }) => !name.startsWith('.'))
    .filter(({ file, name, how }) => !mayLoad(packages[roomOf(file)] ?? [], name, how));
  expect(strays).toEqual([]);
});

test('every file says first what it owns', () => {
  const silent = files.filter((file) => !/^(#!.*\n)?\/\*\*/.test(read(file)));
  expect(silent).toEqual([]);
});

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const long = files.filter((file) => read(file).split('\n').length > MAX_LINES);
  expect(long).toEqual([]);
});

test('the environment is read at the doors only', () => {
  const doors = ['cli/main.ts', 'playwright/options.ts', 'report/reporter.ts', 'server/settings.ts'];
  expect(files.filter((file) => read(file).includes('process.env'))).toEqual(doors);
});

test('the public names are these', async () => {
  expect(Object.keys(await import('../src/index.js')).toSorted()).toEqual(publicNames);
});

test('a planted leak is found', () => {
  expect(mayLoad(packages['page'] ?? [], '@playwright/test', 'value')).toBe(false);
  expect(mayLoad(packages['page'] ?? [], '@playwright/test', 'type')).toBe(true);
  expect(mayLoad(packages['grounding'] ?? [], 'ai', 'value')).toBe(false);
  expect(mayLoad(packages['cues'] ?? [], 'node:fs/promises', 'value')).toBe(true);
});

interface Import {
  file: string;
  name: string;
  how: 'value' | 'type' | 'lazy';
}

let known: readonly Import[] | undefined;

/** What every file imports. */
function imports(): readonly Import[] {
  known ??= files.flatMap((file) => {
    const found: Import[] = [];
    const visit = (node: ts.Node): void => {
      const specifier =
        ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
      if (specifier && ts.isStringLiteral(specifier)) {
        found.push({ file, name: specifier.text, how: isTypeOnly(node) ? 'type' : 'value' });
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [argument] = node.arguments;
        if (argument && ts.isStringLiteral(argument)) found.push({ file, name: argument.text, how: 'lazy' });
      }
      if (
        ts.isImportTypeNode(node) &&
        ts.isLiteralTypeNode(node.argument) &&
        ts.isStringLiteral(node.argument.literal)
      ) {
        found.push({ file, name: node.argument.literal.text, how: 'type' });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
    return found;
  });
  return known;
}

/** Imports between the rooms in a folder that its table does not allow, and rooms that the table does not know. */
function straysOf(folder: string, table: Record<string, readonly string[]>): unknown[] {
  const partOf = (file: string): string => /^([^/]+)\//.exec(file.slice(folder.length))?.[1] ?? '';
  const inside = imports()
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, name }) => ({ file, to: path.posix.join(path.posix.dirname(file), name) }));
  const unknown = [...new Set(inside.map(({ file }) => partOf(file)))].filter((part) => !(part in table));
  return [
    ...unknown,
    ...inside
      .filter(({ to }) => to.startsWith(folder))
      .filter(({ file, to }) => partOf(to) !== partOf(file) && !table[partOf(file)]?.includes(partOf(to))),
  ];
}

/** `import type …`, or an import whose every name is a type. */
function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { importClause } = node;
  const names = importClause.namedBindings;
  return (
    importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!importClause.name &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every((each) => each.isTypeOnly))
  );
}

function mayLoad(allowed: readonly string[], name: string, how: Import['how']): boolean {
  return allowed.some((rule) => {
    const [first = '', second] = rule.split(' ');
    const prefix = second ?? first;
    const fits = name === prefix || name.startsWith(/[:/]$/.test(prefix) ? prefix : `${prefix}/`);
    return fits && (second === undefined || first === how || how === 'type');
  });
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

function read(file: string): string {
  return readFileSync(path.join(source, file), 'utf8');
}
