import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures/test.js';
import { recordsOf } from '../../fixtures/records.js';
import { type InlineResult, rerunInline, runInline } from '../../fixtures/run-inline.js';

test.describe.configure({ mode: 'default' });

/** A client that clicks what it is asked for, and notes each call in a file that all workers share. */
const client = `
import { appendFileSync } from 'node:fs';
export const llmClient = {
  modelName: 'house/model',
  generate: async ({ prompt }) => {
    appendFileSync('calls.txt', 'call\\n');
    if (prompt.includes('Broken')) return { text: 'garbage', usage: { promptTokens: 1000, completionTokens: 10 } };
    const ref = /button (e\\d+) "Save"/.exec(prompt)?.[1];
    return {
      object: { reason: '', outcome: 'steps', steps: [{ ref, method: 'click', arguments: [] }], more: false, refs: [] },
      usage: { promptTokens: 1000, completionTokens: 10 },
    };
  },
};
export const prices = { 'house/model': { prompt: 2, completion: 10 } };
`;

/** What a sentence failed with is kept beside its test, which goes on: a worker that a failure ends takes seconds to replace. */
const specOf = (budget: string, sentences: readonly string[]): string => `
import { test } from 'cuebook';
import { llmClient, prices } from './client';
test.use({ aiOptions: { llmClient, prices, budget: ${budget}, cues: false } });
for (const sentence of ${JSON.stringify(sentences)}) {
  test(sentence, async ({ page, ai }, info) => {
    await page.setContent('<button>Save</button>');
    const failure = await ai.act(sentence).then(() => undefined, (error) => error);
    if (failure) await info.attach('failure', { body: failure.name + ': ' + failure.message });
  });
}`;

const sentences = ['save it', 'keep it', 'save that'];

let ofRun: InlineResult;
let callsOfRun: number;
/** A second run, with tests that have budgets of their own. */
let next: InlineResult;

test.beforeAll(async () => {
  const directory = test.info().outputPath('project');
  const budget = '{ run: { maxCalls: 4 } }';
  const files = {
    'client.ts': client,
    'a.spec.ts': specOf(budget, sentences),
    'b.spec.ts': specOf(budget, sentences),
  };
  ofRun = await runInline(directory, files, { args: ['--workers=2'] });
  callsOfRun = readFileSync(path.join(directory, 'calls.txt'), 'utf8').match(/call/g)?.length ?? 0;
  next = await rerunInline(directory, {
    'b.spec.ts': specOf(budget, ['save it again']),
    'c.spec.ts': specOf('{ test: { maxCost: 0.001 } }', ['save for little']),
    'd.spec.ts': specOf('{ call: { maxTokens: 500 } }', ['save in few words']),
    'e.spec.ts': specOf('{}', ['Broken']),
  });
});

/** What the sentence of each test of a title failed with; undefined where it did not. */
const failuresOf = (run: InlineResult, title: string): (string | undefined)[] =>
  run.results(title).map(({ attachments }) => {
    const body = attachments.find(({ name }) => name === 'failure')?.body;
    return body && Buffer.from(body, 'base64').toString('utf8');
  });

test('a budget of the run holds over all its workers', () => {
  expect(ofRun.passed, ofRun.output).toBe(6);
  expect(callsOfRun).toBe(4);
  const failures = sentences
    .flatMap((title) => failuresOf(ofRun, title))
    .filter((each) => each !== undefined);
  expect(failures).toHaveLength(2);
  for (const failure of failures)
    expect(failure).toMatch(/in the budget of this run[^]*maxCalls 4, of which 4 is used/);
  expect(failuresOf(next, 'save it again'), 'the next run begins anew').toEqual([undefined]);
});

test('a budget of a test, and one of a call, say no before the request leaves', () => {
  expect(failuresOf(next, 'save for little')[0]).toMatch(
    /budget of this test[\s\S]*maxCost 0\.001, of which 0 is used; the call needs at least/,
  );
  expect(failuresOf(next, 'save in few words')[0]).toMatch(
    /budget of this call[\s\S]*maxTokens 500, of which 0 is used; the call needs at least/,
  );
});

test('what a failed step cost stands in its record, with what it came to in money', () => {
  const [record] = recordsOf(next.results('Broken')[0]);
  expect(record).toMatchObject({
    status: 'failed',
    groundedBy: 'house/model',
    usage: { calls: 2, promptTokens: 2_000, completionTokens: 20 },
    error: { name: 'LLMResponseError' },
  });
  expect(record?.cost).toBeCloseTo(0.0042, 9);
});
