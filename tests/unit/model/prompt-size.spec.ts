import { expect, test } from '../../../fixtures/test.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import type { LlmClient, LlmRequest } from '../../../src/contract/model.js';
import { estimateTokens } from '../../../src/grounding/print-tokens.js';
import { grounderOf } from '../../model/model-server.js';
import { askedFor, listing } from './listing.js';

/** A client that keeps what it is asked, and finds nothing. */
function listener(): LlmClient & { requests: LlmRequest[] } {
  const requests: LlmRequest[] = [];
  return {
    modelName: 'house/listener',
    requests,
    generate: async (request) => {
      requests.push(request);
      return {
        object:
          request.schemaName === 'observe'
            ? { elements: [], open: [] }
            : { outcome: 'none', refs: [], reason: '' },
      };
    },
  };
}

/** All that is sent: system prompt, schema and message. Estimated from above, so that a real tokenizer counts less. */
const tokensOf = ({ system, prompt, schema }: LlmRequest): number =>
  [system, prompt, JSON.stringify(schema)].reduce((sum, text) => sum + estimateTokens(text), 0);

for (const operation of ['act', 'observe'] as const) {
  for (const [count, most] of [
    [10, 2_500],
    [100, 2_500],
    [5_000, 4_500],
  ] as const) {
    test(`${operation} on ${count} product cards sends under ${most} tokens, in which the card that is meant can be seen`, async () => {
      test.slow(count > 1_000, 'many prints of a very large page');
      const page = listing(count);
      const client = listener();
      const grounder = await grounderOf({ model: client, environment: {} });
      const questions = sampleOf([...askedFor(page, 51)], count > 1_000 ? 12 : 1);
      for (const { asked, index } of questions) {
        const request = { instruction: asked, snapshot: page.snapshot, variables: [] };
        await (operation === 'act' ? grounder.plan(request) : grounder.observe(request));
        const shown = client.requests.at(-1)?.prompt ?? '';
        expect(new RegExp(`\\b${page.buttonOf(index)}\\b`).test(shown), asked).toBe(true);
      }
      expect(client.requests).toHaveLength(questions.length);
      expect(Math.max(...client.requests.map(tokensOf))).toBeLessThan(most);
    });
  }
}
