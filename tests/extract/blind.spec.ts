import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../fixtures/test.js';
import { dataOf, type JsonSchema } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract/extract.js';
import type { PageReading } from '../../src/page/read.js';
import { readContent } from '../../src/page/reading-content.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { type BlindCase, firstHalf } from './cases-blind.js';
import { later } from './cases-later.js';
import { secondHalf } from './cases-blind-more.js';
import { blindPages } from './pages-blind.js';
import { fifth } from './cases-fifth.js';
import { fifthMore } from './cases-fifth-more.js';
import { fourth } from './cases-fourth.js';
import { fourthMore } from './cases-fourth-more.js';
import { third } from './cases-third.js';
import { laterPages } from './pages-later.js';
import { fifthPages } from './pages-fifth.js';
import { fourthPages } from './pages-fourth.js';
import { seventh } from './cases-seventh.js';
import { sixth } from './cases-sixth.js';
import { seventhPages } from './pages-seventh.js';
import { sixthPages } from './pages-sixth.js';
import { thirdPages } from './pages-third.js';
import { replayed } from './plans.js';

const pages = {
  ...blindPages,
  ...laterPages,
  ...thirdPages,
  ...fourthPages,
  ...fifthPages,
  ...sixthPages,
  ...seventhPages,
};

/*
 * Each round was written before the engine was asked, and worked on after. At first sight: of the 79 of the first,
 * 39 right or rightly refused, 36 missed, 4 wrong; of the 40 of the second, 24 right or rightly refused, 13 missed, 3 wrong;
 * of the 26 of the third, 19 right or rightly refused, 6 missed, 1 wrong; of the 62 of the fourth, 28 right or rightly refused, 30 missed,
 * 4 wrong; of the 60 of the fifth, 32 right or rightly refused, 20 missed, 8 wrong.
 */

for (const [name, cases] of [
  ['first half', firstHalf],
  ['second half', secondHalf],
  ['second round', later],
  ['third round', third],
  ['fourth round', [...fourth, ...fourthMore]],
  ['fifth round', [...fifth, ...fifthMore]],
  ['sixth round', sixth],
  ['seventh round', seventh],
] as const) {
  test(`of pages as real sites have them, questions are answered rightly or not at all: ${name}`, async ({
    page,
  }) => {
    const score = { right: 0, refusedRightly: 0, missed: 0, notReplayed: 0, wrong: 0 };
    const wrong: string[] = [];
    await page.route('http://app.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
    );
    const own = Object.entries(pages).filter(([pageName]) => cases.some((each) => each.page === pageName));
    for (const [pageName, html] of sampleOf(own, 8)) {
      await page.goto('http://app.test/');
      await page.setContent(html);
      const content = await readContent(page, { timeoutMs: 30_000 });
      for (const question of sampleOf(
        cases.filter((each) => each.page === pageName),
        4,
      )) {
        const verdict = await judge(page, content, question);
        score[verdict.kind] += 1;
        if (verdict.kind === 'wrong') wrong.push(verdict.said);
        if (process.env['SHOW'] && verdict.kind !== 'right' && verdict.kind !== 'refusedRightly')
          process.stdout.write(`${verdict.kind}: ${verdict.said}\n`);
      }
    }
    process.stdout.write(`extraction, ${name}: ${JSON.stringify(score)}\n`);
    expect(wrong).toEqual([]);
  });
}

async function judge(
  page: Page,
  content: PageReading,
  question: BlindCase,
): Promise<{ kind: 'right' | 'refusedRightly' | 'missed' | 'wrong' | 'notReplayed'; said: string }> {
  const answer = extractBuiltIn({
    snapshot: content.snapshot,
    schema: z.toJSONSchema(question.schema) as JsonSchema,
    ...(question.instruction !== undefined && { instruction: question.instruction }),
  });
  const said = `${question.page} "${question.instruction ?? 'the schema alone'}": ${JSON.stringify(answer.kind === 'found' ? dataOf(answer.reading) : answer)}`;
  if (answer.kind !== 'found') return { kind: question.refusal ? 'refusedRightly' : 'missed', said };
  const data = JSON.stringify(dataOf(answer.reading));
  const isRight =
    !question.refusal &&
    [question.expected, ...(question.also ?? [])].some((each) => JSON.stringify(each) === data);
  if (!isRight) return { kind: 'wrong', said };
  const again = await replayed(page, content, answer.reading);
  if (again.kind === 'fresh' || again.kind === 'kept') return { kind: 'right', said };
  return {
    kind: again.kind === 'unplanned' ? 'notReplayed' : 'wrong',
    said: `${said} ${JSON.stringify(again)}`,
  };
}
