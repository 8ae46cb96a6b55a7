import { expect, test } from '../../fixtures/one-page.js';
import type { Verdict } from '../../src/contract/satisfy.js';
import { createEngine } from '../../src/engine/engine.js';
import { createTrace } from '../../src/engine/trace.js';
import { noUsage } from '../../src/contract/usage.js';
import { createBuiltIn } from '../../src/grounding/built-in/built-in.js';
import type { Grounder } from '../../src/grounding/grounder.js';
import type { Page } from '@playwright/test';

const settings = {
  timeoutMs: () => 120_000,
  domSettleTimeoutMs: 1_000,
  patienceMs: 500,
  testIdAttribute: 'data-testid',
};

/** A model that votes as it is told, one vote after the other. */
function voting(votes: (boolean | undefined)[]): Grounder {
  const left = [...votes];
  const builtIn = createBuiltIn();
  return {
    name: 'scripted/voter',
    plan: (request) => builtIn.plan(request),
    observe: (request) => builtIn.observe(request),
    extract: () => {
      const value = left.shift();
      const fields = {
        verdict: { kind: 'derived', value, refs: [] },
        evidence: { kind: 'derived', value: 'the colours', refs: [] },
      } as const;
      const answer =
        value === undefined
          ? ({ kind: 'none', looked: 'a verdict', nearest: [] } as const)
          : ({ kind: 'found', reading: { kind: 'object', fields } } as const);
      return Promise.resolve({ answer, usage: { ...noUsage, calls: 1 } });
    },
  };
}

async function ask(
  page: Page,
  grounder: Grounder,
  negated = false,
): Promise<{ verdict: Verdict | undefined; trace: ReturnType<typeof createTrace> }> {
  const trace = createTrace('/');
  const engine = createEngine({ page, grounderFor: () => Promise.resolve(grounder), settings });
  const verdict = await engine.satisfy?.(
    'the page looks professional',
    { negated, withinMs: 1_000, votes: 3 },
    trace,
  );
  return { verdict, trace };
}

test.beforeEach(({ page }) => page.setContent('<h1>Welcome</h1>'));

test('what cannot be compiled is judged by the majority, and the evidence is kept', async ({ page }) => {
  const { verdict, trace } = await ask(page, voting([true, false, true]));
  expect(verdict?.kind).toBe('passed');
  expect(trace.judged).toEqual({ votes: 2, of: 3, evidence: ['the colours', 'the colours', 'the colours'] });
  expect(trace.usage.calls).toBe(3);
});

test('votes that are no clear answer count for neither side', async ({ page }) => {
  expect((await ask(page, voting([true, undefined, undefined]))).verdict?.kind).toBe('failed');
  expect((await ask(page, voting([false, undefined, undefined]), true)).verdict?.kind).toBe('failed');
});

test('a compiler that takes visible for focused is refused by the engine', async ({ page }) => {
  await page.setContent('<label>Name <input></label>');
  const bad: Grounder = {
    ...createBuiltIn(),
    name: 'scripted/compiler',
    isLiteralFirst: false,
    satisfy: ({ snapshot }) => {
      const field = snapshot.root.children
        .flatMap((each) => [each, ...each.children])
        .find(({ role }) => role === 'textbox');
      return Promise.resolve({
        answer: {
          kind: 'checks',
          checks: [{ kind: 'state', ref: field?.ref ?? '', state: 'visible', is: true }],
        },
        usage: noUsage,
      });
    },
  };
  const engine = createEngine({ page, grounderFor: () => Promise.resolve(bad), settings });
  const options = { negated: false, withinMs: 1_000 };
  const asked = engine.satisfy?.('the Name field is focused', options, createTrace('/'));
  await expect(asked).rejects.toThrow(/proves too little/);
  const trace = createTrace('/');
  await engine.satisfy?.('the Name field is focused', { ...options, weakAssertions: 'warn' }, trace);
  expect(trace.weak).toContain('not focused');
});
