import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { dataOf, type Extraction, type JsonSchema } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract.js';
import { readContent } from '../../src/page/reading-content.js';
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
    const answer = await ask(page, each);
    if (each.refusal)
      expect(answer, JSON.stringify(answer, undefined, 1)).not.toHaveProperty('kind', 'found');
    else {
      expect(answer, JSON.stringify(answer, undefined, 1)).toHaveProperty('kind', 'found');
      if (answer.kind === 'found') expect(dataOf(answer.reading)).toEqual(each.expected);
    }
  });
}

async function ask(page: import('@playwright/test').Page, each: Case): Promise<Extraction> {
  await page.goto('http://app.test/');
  await page.setContent(pages[each.page]);
  const { snapshot } = await readContent(page, { timeoutMs: 5_000 });
  return extractBuiltIn({
    snapshot,
    schema: z.toJSONSchema(each.schema) as JsonSchema,
    ...(each.instruction !== undefined && { instruction: each.instruction }),
  });
}
