import { expectTypeOf } from 'expect-type';
import type { openai } from '@ai-sdk/openai';
import { z } from 'zod';
import { test } from '../fixtures/test.js';
import type {
  Action,
  ActResult,
  Ai,
  AiOptions,
  ExplainedActions,
  HistoryEntry,
  LlmClient,
  Metrics,
} from '../src/index.js';

/** Only compiled, never called: the type checker is what holds these promises. */
async function promises(ai: Ai): Promise<void> {
  expectTypeOf(await ai.act('click Save')).toEqualTypeOf<ActResult>();
  expectTypeOf(await ai.observe()).toEqualTypeOf<Action[]>();
  expectTypeOf(await ai.observe('Save', { explain: true })).toEqualTypeOf<ExplainedActions>();
  expectTypeOf(await ai.extract()).toEqualTypeOf<{ pageText: string }>();
  expectTypeOf(await ai.extract({ selector: 'main' })).toEqualTypeOf<{ pageText: string }>();
  expectTypeOf(await ai.extract('the total')).toEqualTypeOf<{ extraction: string }>();
  expectTypeOf(await ai.extract('the total', z.number())).toEqualTypeOf<number>();
  expectTypeOf(await ai.extract('the order', z.object({ total: z.number().optional() }))).toEqualTypeOf<{
    total?: number | undefined;
  }>();
  expectTypeOf(await ai.metrics).toEqualTypeOf<Metrics>();
  expectTypeOf(await ai.history).toEqualTypeOf<readonly HistoryEntry[]>();
  // @ts-expect-error an instruction is a string or an Action
  await ai.act(42);
  // @ts-expect-error a wait is in milliseconds, as a number
  await ai.act('click Save', { timeout: '5s' });
}

/** Compiled only: what may stand for a model. */
function models(sdk: ReturnType<typeof openai>): AiOptions[] {
  const client: LlmClient = {
    modelName: 'house/model',
    generate: async ({ system, prompt, schema }) => ({ object: { system, prompt, schema } }),
  };
  return [
    { model: 'openai/gpt-4.1-mini' },
    { model: { modelName: 'local/llama', baseURL: 'http://127.0.0.1:8080/v1', headers: { 'x-team': 'qa' } } },
    { model: sdk },
    { llmClient: client },
    // @ts-expect-error a configuration names its model
    { model: { provider: 'openai', apiKey: 'x' } },
  ];
}

test('a model is a name, a configuration, an instance of the AI SDK or a client', () => {
  expectTypeOf(models).returns.toEqualTypeOf<AiOptions[]>();
});

test('the public types say what a call gives', () => {
  expectTypeOf(promises).parameter(0).toEqualTypeOf<Ai>();
  expectTypeOf<AiOptions>().toHaveProperty('model');
  expectTypeOf<AiOptions['heal']>().toEqualTypeOf<'write' | 'report' | 'fail' | 'off' | undefined>();
});
