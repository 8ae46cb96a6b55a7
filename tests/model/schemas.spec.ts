import { type } from 'arktype';
import * as v from 'valibot';
import { z } from 'zod';
import type { StandardSchema } from '../../src/index.js';
import { createAi } from '../../src/playwright/create-ai.js';
import { scriptedModel } from '../../src/testing/testing.js';
import { expect, test } from './model-server.js';

const html = '<h1>Order</h1><dl><dt>Number</dt><dd>A-17</dd><dt>Total</dt><dd>14.50</dd></dl>';
const order = { number: 'A-17', total: 14.5 };

/** Valibot leaves the JSON Schema to another package, which adds this trait. */
const valibot = v.object({ number: v.string(), total: v.number() });
const withTrait = {
  '~standard': {
    ...valibot['~standard'],
    jsonSchema: {
      input: () => ({
        type: 'object',
        properties: { number: { type: 'string' }, total: { type: 'number' } },
        required: ['number', 'total'],
      }),
    },
  },
};

const schemas: Record<string, StandardSchema<typeof order>> = {
  zod: z.object({ number: z.string(), total: z.number() }),
  ArkType: type({ number: 'string', total: 'number' }),
  'Valibot with a JSON Schema': withTrait,
};

for (const [library, schema] of Object.entries(schemas)) {
  test(`a schema of ${library} shapes what is extracted, with the built-in engine and with a model`, async ({
    page,
  }) => {
    await page.setContent(html);
    const model = scriptedModel([
      ({ refOf }) => ({
        reason: '',
        outcome: 'found',
        data: {
          number: { refs: [refOf('A-17')], value: null },
          total: { refs: [refOf('14.50')], value: null },
        },
        refs: [],
      }),
    ]);
    for (const each of ['builtin', model]) {
      const ai = createAi(page, { model: each, cues: false, verbose: 0 });
      expect(await ai.extract('the order', schema)).toEqual(order);
    }
    expect(model.calls).toHaveLength(1);
  });
}

test('what does not fit a schema of another library is told by its own issues', async ({ page }) => {
  await page.setContent(html);
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  const schema = type({ number: 'string', total: 'number > 100' });
  await expect(ai.extract('the order', schema)).rejects.toMatchObject({
    name: 'SchemaValidationError',
    issues: [{ path: 'total', message: expect.stringContaining('100') }],
  });
});

test('a schema that offers no JSON Schema is refused, with what adds one', async ({ page }) => {
  const ai = createAi(page, { model: 'builtin', cues: false, verbose: 0 });
  await expect(ai.extract('the order', valibot)).rejects.toMatchObject({
    name: 'OptionsError',
    message: expect.stringMatching(/a schema of valibot does not offer one[\s\S]*toStandardJsonSchema/),
  });
});
