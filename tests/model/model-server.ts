/** Our `test` for models: an OpenAI-compatible server over real HTTP that answers what a test tells it, and trees of pages. */
import { LLMock } from '@copilotkit/aimock';
import { test as base } from '../../fixtures/test.js';
import { openModel, type ModelOptions } from '../../src/grounding/model.js';
import type { Budget } from '../../src/grounding/budget.js';
import type { Grounder } from '../../src/grounding/grounder.js';
import type { Snapshot, SnapshotNode } from '../../src/contract/snapshot.js';

/** The key of every test; a scan for it shows whether something leaks. */
export const KEY = 'sk-test-0123456789abcdef';

/** A server that answers in the order in which it was told to. */
export interface ModelServer {
  /** `http://127.0.0.1:…/v1` */
  baseURL: string;
  /** Adds answers: objects are sent as JSON, texts as they are. The last one is repeated. */
  answer(...answers: readonly unknown[]): void;
  /** What arrived, in order. */
  requests(): {
    path: string;
    headers: Record<string, string>;
    body: Record<string, unknown>;
    text: string;
  }[];
  mock: LLMock;
}

export const test = base.extend<{
  server: ModelServer;
  grounder: (options?: Partial<ModelOptions>) => Promise<Grounder>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted.
  server: async ({}, use) => {
    const mock = new LLMock({ port: 0 });
    const queue: unknown[] = [];
    mock.onMessage(/[\s\S]*/, () => {
      const next = queue.length > 1 ? queue.shift() : queue[0];
      return {
        content: typeof next === 'string' ? next : JSON.stringify(next ?? {}),
        usage: { prompt_tokens: 120, completion_tokens: 20, total_tokens: 140 },
      };
    });
    await mock.start();
    await use({
      baseURL: `${mock.url}/v1`,
      answer: (...answers) => void queue.push(...answers),
      requests: () =>
        mock.getRequests().map((entry) => ({
          path: entry.path,
          headers: entry.headers,
          body: (entry.body ?? {}) as unknown as Record<string, unknown>,
          text: JSON.stringify(entry.body),
        })),
      mock,
    });
    await mock.stop();
  },
  grounder: async ({ server }, use) => {
    await use((options = {}) =>
      grounderOf({
        model: { modelName: 'openai/test-model', apiKey: KEY, baseURL: server.baseURL },
        environment: {},
        retries: { maxAttempts: 4, firstWaitMs: 10, maxWaitMs: 2_000 },
        ...options,
      }),
    );
  },
});
export { expect } from '@playwright/test';

/** A grounder on a model, on budgets of its own. */
export async function grounderOf(options: ModelOptions, budgets: readonly Budget[] = []): Promise<Grounder> {
  return (await openModel(options))(budgets);
}

/** The answer of an OpenAI-compatible chat endpoint that says this. */
export function completionOf(text: string): string {
  return JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  });
}

/** A node of a page; refs are given by the caller where a test names them. */
export function node(
  role: string,
  name = '',
  extra: Partial<SnapshotNode> & { children?: SnapshotNode[] } = {},
): SnapshotNode {
  return { role, name, children: [], ...extra };
}

/** A snapshot of a page with these elements. */
export function page(...children: SnapshotNode[]): Snapshot {
  return {
    url: 'http://shop.test/list?session=1',
    title: 'Shop',
    viewport: { width: 1280, height: 720 },
    scroll: { x: 0, y: 0, width: 1280, height: 720 },
    root: { role: 'document', name: '', children },
    missingFrames: [],
  };
}

/** An answer to `act` with one step on a ref. */
export function step(ref: string | null, method: string, ...given: string[]): Record<string, unknown> {
  return {
    reason: '',
    outcome: 'steps',
    steps: [{ ref, method, arguments: given, toRef: null, irreversible: false }],
    more: false,
    refs: [],
  };
}
