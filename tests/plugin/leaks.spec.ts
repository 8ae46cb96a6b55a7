import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base } from '../../fixtures/test.js';
import { findLeaks } from '../../fixtures/leaks.js';
import { completionOf } from '../model/model-server.js';
import { rerunInline, runInline } from '../../fixtures/run-inline.js';
import { isThorough } from '../../fixtures/thorough.js';

/** Values that look different in every form in which something may be written. */
const secrets = {
  password: 'p&ss "wörd"+/1?',
  card: '4000056655665556',
  key: 'sk-test-0123456789abcdef',
  header: 'house<token>&more',
};

/** A page that shows what was typed into it everywhere: in its text, title and address. */
const html = `<!doctype html><title>Sign in</title>
<label>Password <input type="password"></label><label>Card <input></label>
<button aria-label="Go">→</button><output></output><p role="status">nothing</p>
<script>
  const [password, card] = document.querySelectorAll('input');
  for (const input of [password, card]) input.oninput = () => {
    document.querySelector('output').textContent = password.value + ' and ' + card.value;
    document.title = 'Sign in ' + password.value;
    history.replaceState(null, '', '?q=' + encodeURIComponent(password.value));
  };
</script>`;

/** What the model is told to answer, by the instruction; the last instruction is answered with an error that repeats the request. */
function answerTo(prompt: string): unknown {
  const ref = (name: string): string | undefined => new RegExp(`(e\\d+) "${name}"`).exec(prompt)?.[1];
  const steps = (...given: readonly (readonly string[])[]): unknown => ({
    reason: '',
    outcome: 'steps',
    steps: given.map(([name = '', method, ...values]) => ({ ref: ref(name), method, arguments: values })),
    more: false,
    refs: [],
  });
  if (prompt.includes('sign me in'))
    return steps(['Password', 'fill', '%password%'], ['Card', 'fill', '%card%']);
  if (prompt.includes('what can be typed'))
    return { elements: [{ ref: ref('Card'), method: 'fill', arguments: ['%card%'] }] };
  if (prompt.includes('the last word'))
    return {
      reason: '',
      outcome: 'found',
      data: { extraction: { refs: [ref('nothing')], value: null } },
      refs: [],
    };
  return undefined;
}

const test = base.extend<{ listener: { origin: string; prompts: string[] } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
  listener: async ({}, use) => {
    const prompts: string[] = [];
    const server = createServer((incoming, outgoing) => {
      let body = '';
      incoming
        .on('data', (chunk: Buffer) => (body += chunk.toString()))
        .on('end', () => {
          if (body === '') {
            outgoing.setHeader('content-type', 'text/html').end(html);
            return;
          }
          prompts.push(body);
          const { messages } = JSON.parse(body) as { messages: { content: string }[] };
          const prompt = messages.at(-1)?.content ?? '';
          const isBroken = prompt.includes('break it');
          const echo = JSON.stringify({ error: { message: JSON.stringify(incoming.headers) } });
          outgoing.writeHead(isBroken ? 400 : 200, { 'content-type': 'application/json' });
          outgoing.end(isBroken ? echo : completionOf(JSON.stringify(answerTo(prompt)) ?? 'no JSON at all'));
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, prompts });
    server.closeAllConnections();
    server.close();
  },
});

const spec = `
import { test, expect } from 'cuebook';
import { z } from ${JSON.stringify(import.meta.resolve('zod'))};
const { ORIGIN, PASSWORD, CARD, KEY, HEADER } = process.env;
const variables = { password: { value: PASSWORD, description: 'of the guest' }, card: CARD };
const model = { modelName: 'openai/m', apiKey: KEY, baseURL: ORIGIN + '/v1', headers: { 'x-team-token': HEADER }, openaiEndpointFormat: 'chat' };
test.use({ aiOptions: { model, updateCues: 'missing', verbose: 2, logInferenceToFile: true, screenshots: 'all', timeout: 20_000 } });
test.beforeEach(({ page }) => page.goto(ORIGIN));
test('acts without the model', async ({ ai }) => {
  await ai.act('Fill "Password" with %password%, then fill Card with %card%', { variables });
  await ai.act('Fill "Card" with %card%', { variables, model: 'builtin' });
});
test('acts with the model', async ({ ai }) => {
  await ai.act('sign me in', { variables });
  await ai.observe('what can be typed', { variables });
  await ai.observe();
  await ai.extract();
  await ai.extract('the last word');
  await expect(ai).toSatisfy('the page shows "nothing"');
});
// Each of them fails, and a worker that a failure ends takes seconds to replace: so they fail together, in two tests.
const failing = Object.entries({
  'an answer that is none': (ai) => ai.act('do the other thing with %password%', { variables }),
  'a server that repeats the request': (ai) => ai.act('break it with %card%', { variables }),
  'an element that is not there': (ai) => ai.act('Fill "Nowhere" with %password%', { variables, model: 'builtin' }),
  'a value that is not there': (ai) => ai.extract('the shoe size', { model: 'builtin' }),
  'an assertion that is ambiguous': (ai) => expect(ai).toSatisfy('the status says "nothing"', { timeout: 500 }),
  'data of another shape': (ai) => ai.extract('the Card field', z.object({ card: z.string().max(3) }), { model: 'builtin' }),
  'data of another value': (ai) => expect(ai).toExtract('the Card field', { card: 'none' }),
});
for (const half of [0, 1])
  test('what fails, ' + half, async ({ ai }) => {
    await ai.act('sign me in', { variables });
    const errors = [];
    for (const [title, body] of failing.filter((_each, at) => at % 2 === half))
      await test.step(title, () => body(ai)).catch((error) => errors.push(error));
    expect(errors).toHaveLength(half === 0 ? 4 : 3);
    for (const { message } of errors) expect.soft(message).toBe('');
    throw errors[0];
  });
`;

const reporter = `import Reporter from 'cuebook/reporter';
export default class extends Reporter {
  constructor(given) { super({ ...given, htmlDir: 'report', outputFile: 'report/report.json', markdownFile: 'report/report.md' }); }
}`;

const { password: PASSWORD, card: CARD, key: KEY, header: HEADER } = secrets;
/** Playwright's own picture in words of a page on which a test failed is switched off, as the README tells. */
const environment = {
  PASSWORD,
  CARD,
  KEY,
  HEADER,
  PLAYWRIGHT_NO_COPY_PROMPT: '1',
  PLAYWRIGHT_HTML_OPEN: 'never',
};

test('no value of a variable and no key stands in anything that a run writes or sends', async ({
  listener,
}, testInfo) => {
  const directory = testInfo.outputPath('project');
  const run = await runInline(
    directory,
    { 'a.spec.ts': spec, 'reporter.ts': reporter },
    {
      env: {
        ...environment,
        ORIGIN: listener.origin,
        PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(directory, 'html'),
        PLAYWRIGHT_BLOB_OUTPUT_DIR: path.join(directory, 'blob'),
      },
      args: ['--reporter=line,json,html,blob,./reporter.ts'],
    },
  );
  expect([run.passed, run.failed], run.output).toEqual([2, 2]);
  const written = readdirSync(directory);
  for (const name of ['html', 'blob', 'report', 'report.json', '.cuebook', 'a.spec.ts-cues'])
    expect(written).toContain(name);
  const said = { output: run.output, prompts: listener.prompts.join('\n') };
  expect(findLeaks(directory, secrets, said)).toEqual([]);
});

test('a trace without pictures of the page holds values only in what Playwright answered when the page was read', async ({
  listener,
}, testInfo) => {
  test.skip(!isThorough, 'what is in a trace is in the hands of Playwright');
  const directory = testInfo.outputPath('project');
  const traced = "test.use({ trace: { mode: 'on', snapshots: false, screenshots: false } });";
  const replayed = spec.slice(0, spec.indexOf("test('acts with the model'"));
  const env = { ...environment, ORIGIN: listener.origin };
  await runInline(directory, { 'a.spec.ts': replayed }, { env });
  const run = await rerunInline(
    directory,
    { 'a.spec.ts': `${replayed}\n${traced}` },
    { env: { ...env, CI: '1' } },
  );
  expect(run.passed, run.output).toBe(1);
  expect(existsSync(path.join(directory, 'test-results/a-acts-without-the-model/trace.zip'))).toBe(true);
  const leaks = findLeaks(directory, secrets);
  expect(leaks, 'the scan sees into the trace; should this fail, the README is out of date').not.toEqual([]);
  expect(leaks.filter(({ file }) => !/trace\.zip » \d+-trace\.trace$/.test(file))).toEqual([]);
});
