/** What is read from a page that is set by its HTML: data, or why there is none. */
import type { Page } from '@playwright/test';
import { dataOf, type JsonSchema } from '../../../src/contract/reading.js';
import { extractBuiltIn } from '../../../src/grounding/built-in/extract/extract.js';
import { readContent } from '../../../src/page/reading-content.js';

/** One look at the page for each instruction. */
export async function askedOf(page: Page, instruction: string, schema: JsonSchema): Promise<unknown> {
  const { snapshot } = await readContent(page, { timeoutMs: 20_000 });
  const answer = extractBuiltIn({ instruction, schema, snapshot });
  return answer.kind === 'found' ? dataOf(answer.reading) : 'refused';
}
