import { readFileSync } from 'node:fs';
import { recordedModel, scriptedModel } from '../../src/testing/testing.js';
import { expect, grounderOf, node, page, step, test } from './model-server.js';

const snapshot = page(
  node('button', 'Save', { ref: 'e2', tag: 'button' }),
  node('link', 'Help', { ref: 'e3' }),
);
const request = { instruction: 'click save', snapshot, variables: [] };

test('a scripted model stands in for a model, and can look the ref up in the page', async () => {
  const model = scriptedModel([({ refOf }) => step(refOf('Save') ?? '', 'click')]);
  const grounder = await grounderOf({ model, environment: {} });
  const { answer, usage } = await grounder.plan(request);
  expect(answer).toMatchObject({ kind: 'found', steps: [{ ref: 'e2' }] });
  expect(usage.promptTokens).toBeGreaterThan(100);
  expect(model.calls.map((call) => [call.operation, call.page.includes('link e3 "Help"')])).toEqual([
    ['act', true],
  ]);
});

for (const specificationVersion of ['v2', 'v3', 'v4']) {
  test(`a model instance of specification ${specificationVersion} is asked`, async () => {
    const usage =
      specificationVersion === 'v2' ? { inputTokens: 7, outputTokens: 2, totalTokens: 9 } : undefined;
    const base = scriptedModel([step('e2', 'click')]);
    const model = {
      ...base,
      specificationVersion,
      doGenerate: async (options: never) => ({
        ...((await base.doGenerate(options)) as object),
        ...(usage && { usage, finishReason: 'stop' }),
      }),
    };
    const grounder = await grounderOf({ model, environment: {} });
    const { answer, usage: used } = await grounder.plan(request);
    expect([grounder.name, answer.kind]).toEqual(['cuebook/scripted', 'found']);
    expect(used.promptTokens).toBeGreaterThan(0);
  });
}

test('a custom client stands in for the AI SDK', async () => {
  const asked: string[] = [];
  const client = {
    modelName: 'house/model',
    generate: async ({ schemaName }: { schemaName: string }) => {
      asked.push(schemaName);
      return { object: step('e2', 'click'), usage: { promptTokens: 5, completionTokens: 1 } };
    },
  };
  const grounder = await grounderOf({ model: client, environment: {} });
  const { usage } = await grounder.plan(request);
  expect([grounder.name, asked, usage.promptTokens]).toEqual(['house/model', ['act'], 5]);
});

// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a test needs: nothing.
test('a recorded model replays what it recorded, and refuses what it did not', async ({}, testInfo) => {
  const file = testInfo.outputPath('answers.json');
  const live = scriptedModel([step('e2', 'click')]);
  const recorder = await grounderOf({
    model: recordedModel({ file, model: live }),
    environment: {},
  });
  await recorder.plan(request);
  const replayer = await grounderOf({ model: recordedModel({ file }), environment: {} });
  expect((await replayer.plan(request)).answer.kind).toBe('found');
  expect(live.calls).toHaveLength(1);
  expect(readFileSync(file, 'utf8')).toContain('"version": 1');
  await expect(replayer.plan({ ...request, instruction: 'click help' })).rejects.toThrow(
    /no answer is recorded/,
  );
});
