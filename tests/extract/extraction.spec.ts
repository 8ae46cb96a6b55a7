import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { dataOf, type Extraction, type JsonSchema, ReadingPlan } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract.js';
import type { PageReading } from '../../src/page/read.js';
import { readContent } from '../../src/page/reading-content.js';
import { planReading, readPlan } from '../../src/page/reading.js';
import { answered, type Case, refused } from './cases.js';
import { pages } from './pages.js';

test.beforeEach(async ({ page }) => {
  await page.route('http://app.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
  );
});

for (const each of [...answered, ...refused]) {
  const schema = z.toJSONSchema(each.schema) as JsonSchema;
  const keys = Object.keys((schema['properties'] as object | undefined) ?? {}).join(', ');
  test(`${each.refusal ? 'refuses' : 'answers'} "${each.instruction ?? keys}" on the page ${each.page} (${String(schema['type'])}${keys && ` of ${keys}`})`, async ({
    page,
  }) => {
    const { content, answer } = await ask(page, each);
    if (each.refusal)
      expect(answer, JSON.stringify(answer, undefined, 1)).not.toHaveProperty('kind', 'found');
    else {
      expect(answer, JSON.stringify(answer, undefined, 1)).toHaveProperty('kind', 'found');
      if (answer.kind !== 'found') return;
      expect(dataOf(answer.reading)).toEqual(each.expected);
      const plan = await planReading(page, answer.reading, (ref) => content.locate(ref), {
        timeoutMs: 5_000,
      });
      expect(plan, 'a plan').toBeDefined();
      if (!plan) return;
      const stored = ReadingPlan.parse(JSON.parse(JSON.stringify(plan)));
      expect(await readPlan(page, stored, { timeoutMs: 1_000 }), JSON.stringify(plan, undefined, 1)).toEqual({
        kind: 'read',
        data: each.expected,
      });
      test.info().annotations.push({ type: 'plan', description: planKind(plan) });
    }
  });
}

/** Fresh where every part is read anew, kept where a part is only watched. */
function planKind(plan: ReadingPlan): string {
  return JSON.stringify(plan).includes('"kind":"derived"') ? 'kept' : 'fresh';
}

async function ask(page: Page, each: Case): Promise<{ content: PageReading; answer: Extraction }> {
  await page.goto('http://app.test/');
  await page.setContent(pages[each.page]);
  const content = await readContent(page, { timeoutMs: 5_000 });
  const answer = extractBuiltIn({
    snapshot: content.snapshot,
    schema: z.toJSONSchema(each.schema) as JsonSchema,
    ...(each.instruction !== undefined && { instruction: each.instruction }),
  });
  return { content, answer };
}
