/** Holds the documents to the code: links lead somewhere, examples compile, tables are complete. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from '../fixtures/test.js';
import { errorStatuses } from '../src/contract/errors.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('every relative link leads to a file', () => {
  const dead = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(path.join(root, path.dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('the table of errors is the one of the code', () => {
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` +\| +(\d+) +\| \S/gm)];
  expect(Object.fromEntries(rows.map(([, name, status]) => [name, Number(status)]))).toEqual(errorStatuses);
});

test('the table of options names every option', () => {
  const declared =
    /export interface AiOptions \{([\s\S]*?)\n\}/.exec(read('src/playwright/options.ts'))?.[1] ?? '';
  const options = [...declared.matchAll(/^ {2}(\w+)\?:/gm)].map((match) => match[1]);
  const rows = [...read('README.md').matchAll(/^\| `(\w+)` +\|/gm)].map((match) => match[1]);
  expect(options.length).toBeGreaterThan(5);
  expect(rows.filter((row) => options.includes(row))).toEqual(options);
});

test('the sentences that the built-in engine is said to understand are carried out in its tests', () => {
  const said = [...read('docs/built-in-engine.md').matchAll(/^\|.+$/gm)]
    .flatMap(([row]) => [...row.matchAll(/`([^`]+)`/g)])
    .map(([, sentence]) => sentence as string);
  const folders = ['tests/grounding', 'tests/components', 'tests/unit/grounding'];
  const cases = folders
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.ts'))
    .map(read)
    .join('\n');
  const refusal = /^['"`],?\s*\[?['"`](?:refuse|none|ambiguous|cannot-tell)/;
  const isCarriedOut = (sentence: string): boolean =>
    cases
      .split(sentence)
      .slice(1)
      .some((behind) => /^['"`]/.test(behind) && !refusal.test(behind));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((sentence) => !isCarriedOut(sentence))).toEqual([]);
});

test('every TypeScript example compiles, and one with a misspelt option would not', () => {
  const examples = documents.flatMap((document) => examplesOf(document));
  expect(examples.length).toBeGreaterThan(2);
  const wrong = "import { test } from 'cuebook';\ntest.use({ aiOptions: { modle: 'builtin' } });\n";
  const refused = compile(new Map([...examples, [path.join(root, 'docs', 'wrong.ts'), wrong]]));
  expect(refused).toEqual([expect.stringMatching(/^docs.wrong\.ts: .*'modle'/)]);
});

/** Blocks of a document by the name of a file that would stand beside it. A block without imports is the body of a test. */
function examplesOf(document: string): [string, string][] {
  return [...read(document).matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match, index) => {
    const block = match[1] ?? '';
    const whole = /^import /m.test(block)
      ? block
      : `import { expect, test } from 'cuebook';\nimport { z } from 'zod';\ntest('', async ({ page, context, ai }) => {\nvoid [expect, z, page, context];\n${block}});\n`;
    return [path.join(root, `${document}.${index + 1}.ts`), whole];
  });
}

function compile(examples: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: undefined },
    ts.sys,
    root,
  );
  const paths = { cuebook: ['./src/index.ts'] };
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (name) => examples.has(path.normalize(name)) || disk.fileExists(name);
  host.readFile = (name) => examples.get(path.normalize(name)) ?? disk.readFile(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = examples.get(path.normalize(name));
    return text === undefined
      ? disk.getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion);
  };
  const program = ts.createProgram([...examples.keys()], { ...options, paths, noUnusedLocals: false }, host);
  return [...examples.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(
        (each) => `${path.relative(root, name)}: ${ts.flattenDiagnosticMessageText(each.messageText, ' ')}`,
      ),
  );
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
