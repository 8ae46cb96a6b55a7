/** What an assertion of the built-in engine says of a page: one look, no waiting. */
import { expect as plain, type Page } from '@playwright/test';
import { sampleOf } from '../../../fixtures/thorough.js';
import { satisfyBuiltIn } from '../../../src/grounding/built-in/satisfy/satisfy.js';
import { createAi, expect, type StandaloneAi } from '../../../src/index.js';
import { readPage } from '../../../src/page/read.js';
import { readContent } from '../../../src/page/reading-content.js';

/** A page with what holds and fails on it, and what nobody can tell there. */
export interface PageSaid {
  of: string;
  html: string;
  holds: readonly string[];
  fails: readonly string[];
  refused?: readonly string[];
}

/** `refused` where it cannot tell: that is no result of a matcher. */
export async function verdictOf(ai: StandaloneAi, sentence: string): Promise<'true' | 'false' | 'refused'> {
  return expect(ai)
    .toSatisfy(sentence, { timeout: 1 })
    .then(
      () => 'true',
      (error: unknown) => (error instanceof Error && 'matcherResult' in error ? 'false' : 'refused'),
    );
}

/** Shows the page, and checks the sentences of it; `npm test` takes every third. */
export async function expectSaid(page: Page, { html, holds, fails, refused = [] }: PageSaid): Promise<void> {
  await page.setContent(html);
  const ai = createAi(page, { model: 'builtin', cues: false });
  for (const sentence of sampleOf(holds, 3)) plain.soft(await verdictOf(ai, sentence), sentence).toBe('true');
  for (const sentence of sampleOf(fails, 3))
    plain.soft(await verdictOf(ai, sentence), sentence).toBe('false');
  const told = sampleOf(refused, 3);
  const untold = await untoldOf(page, told);
  for (const sentence of told)
    plain.soft(untold.has(sentence) ? 'refused' : await verdictOf(ai, sentence), sentence).toBe('refused');
}

/** Those that are compiled into no check at all: a matcher that reads the page again for each of them says nothing else. */
async function untoldOf(page: Page, sentences: readonly string[]): Promise<ReadonlySet<string>> {
  if (sentences.length === 0) return new Set();
  const { snapshot: content } = await readContent(page, { timeoutMs: READ_MS });
  const { snapshot } = await readPage(page, { timeoutMs: READ_MS });
  const signal = AbortSignal.timeout(READ_MS);
  return new Set(
    sentences.filter(
      (sentence) => satisfyBuiltIn({ sentence, snapshot, content, negated: false, signal }).kind !== 'checks',
    ),
  );
}

const READ_MS = 30_000;
