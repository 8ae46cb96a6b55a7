import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { dataOf, type JsonSchema } from '../../src/contract/reading.js';
import { extractBuiltIn } from '../../src/grounding/built-in/extract.js';
import { readContent } from '../../src/page/reading-content.js';
import { type BlindCase, heldOut, tuning } from './cases-blind.js';
import { type BlindPageName, blindPages } from './pages-blind.js';

for (const [name, cases] of [
  ['tuning', tuning],
  ['held out', heldOut],
] as const) {
  test(`of pages as real sites have them, questions are answered rightly or not at all: ${name}`, async ({
    page,
  }) => {
    const score = { right: 0, refusedRightly: 0, missed: 0, wrong: 0 };
    const wrong: string[] = [];
    await page.route('http://app.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
    );
    for (const pageName of Object.keys(blindPages) as BlindPageName[]) {
      await page.goto('http://app.test/');
      await page.setContent(blindPages[pageName]);
      const { snapshot } = await readContent(page, { timeoutMs: 5_000 });
      for (const question of cases.filter((each) => each.page === pageName)) {
        const verdict = judge(question, snapshot);
        score[verdict.kind] += 1;
        if (verdict.kind === 'wrong') wrong.push(verdict.said);
        if (process.env['SHOW'] && (verdict.kind === 'wrong' || verdict.kind === 'missed'))
          process.stdout.write(`${verdict.kind}: ${verdict.said}\n`);
      }
    }
    process.stdout.write(`extraction, ${name}: ${JSON.stringify(score)}\n`);
    expect(wrong).toEqual([]);
  });
}

function judge(
  question: BlindCase,
  snapshot: Parameters<typeof extractBuiltIn>[0]['snapshot'],
): { kind: 'right' | 'refusedRightly' | 'missed' | 'wrong'; said: string } {
  const answer = extractBuiltIn({
    snapshot,
    schema: z.toJSONSchema(question.schema) as JsonSchema,
    ...(question.instruction !== undefined && { instruction: question.instruction }),
  });
  const said = `${question.page} "${question.instruction ?? 'the schema alone'}": ${JSON.stringify(answer.kind === 'found' ? dataOf(answer.reading) : answer)}`;
  if (answer.kind !== 'found') return { kind: question.refusal ? 'refusedRightly' : 'missed', said };
  const isRight =
    !question.refusal && JSON.stringify(dataOf(answer.reading)) === JSON.stringify(question.expected);
  return { kind: isRight ? 'right' : 'wrong', said };
}
