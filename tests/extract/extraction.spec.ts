import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { z } from 'zod';
import { dataOf, type Extraction, type JsonSchema } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract/extract.js';
import { sampleOf } from '../../fixtures/thorough.js';
import type { PageReading } from '../../src/page/read.js';
import { readContent } from '../../src/page/reading-content.js';
import type { Case } from './cases.js';
import { cards } from './cases-cards.js';
import { more } from './cases-more.js';
import { refused as refusedFirst } from './cases-refused.js';
import { tables } from './cases-tables.js';
import { values } from './cases-values.js';
import { type PageName, pages } from './pages.js';
import { replayed } from './plans.js';

test.describe.configure({ mode: 'default' });

const answered = [...tables, ...cards, ...values, ...more.filter((each) => !each.refusal)];
const refused = [...refusedFirst, ...more.filter((each) => each.refusal)];
const score = { right: 0, wrong: 0, missed: 0, refused: 0, invented: 0, fresh: 0, kept: 0 };

test.afterAll(() => {
  process.stdout.write(`extraction: ${JSON.stringify(score)}\n`);
});

for (const name of Object.keys(pages) as PageName[]) {
  const questions = sampleOf(
    answered.filter((each) => each.page === name),
    10,
  );
  const traps = refused.filter((each) => each.page === name);

  test(`the page ${name} answers ${questions.length} questions, refuses ${traps.length}, and answers again from plans`, async ({
    page,
  }) => {
    await page.route('http://app.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
    );
    await page.goto('http://app.test/');
    await page.setContent(pages[name]);
    const content = await readContent(page, { timeoutMs: 30_000 });
    for (const question of questions) await answersRightly(page, content, question);
    for (const trap of traps) {
      const answer = ask(content, trap);
      score[answer.kind === 'found' ? 'invented' : 'refused'] += 1;
      expect.soft(answer, title(trap, answer)).not.toHaveProperty('kind', 'found');
    }
  });
}

async function answersRightly(page: Page, content: PageReading, question: Case): Promise<void> {
  const answer = ask(content, question);
  if (answer.kind !== 'found') {
    score.missed += 1;
    expect.soft(answer, title(question, answer)).toHaveProperty('kind', 'found');
    return;
  }
  const data = dataOf(answer.reading);
  score[JSON.stringify(data) === JSON.stringify(question.expected) ? 'right' : 'wrong'] += 1;
  expect.soft(data, title(question, answer)).toEqual(question.expected);

  const again = await replayed(page, content, answer.reading);
  expect.soft(['fresh', 'kept'], JSON.stringify(again)).toContain(again.kind);
  if (again.kind === 'fresh' || again.kind === 'kept') score[again.kind] += 1;
}

function ask(content: PageReading, { instruction, schema }: Case): Extraction {
  return extractBuiltIn({
    snapshot: content.snapshot,
    schema: z.toJSONSchema(schema) as JsonSchema,
    ...(instruction !== undefined && { instruction }),
  });
}

function title(question: Case, answer: Extraction): string {
  return `"${question.instruction ?? 'the schema alone'}": ${JSON.stringify(answer, undefined, 1)}`;
}
