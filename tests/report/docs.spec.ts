import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { expect, test } from '../../fixtures/test.js';
import { checkOptions } from '../../src/report/options.js';
import { AttemptReport, RunReport, StepReport, TestReport, Totals } from '../../src/report/schema.js';

const page = (): Promise<string> => readFile(new URL('../../docs/report.md', import.meta.url), 'utf8');

test('docs/report.md names every field of the JSON, and every option', async () => {
  const text = await page();
  const shapes = [RunReport, TestReport, AttemptReport, StepReport, Totals].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  const missing = shapes.filter((name) => !new RegExp(`[\`{ ]${name}[\`, ]`).test(text));
  expect(missing).toEqual([]);
  const refusal = (): unknown => checkOptions({ nothing: 1 });
  expect(refusal).toThrow(/the options are/);
  for (const name of optionNames()) expect(text).toContain(`| \`${name}\``);
});

// Made with: npx tsx -e "import {z} from 'zod'; import {RunReport} from './src/report/schema.ts'; console.log(JSON.stringify(z.toJSONSchema(RunReport), undefined, 2))"
test('docs/report.schema.json is the schema of the JSON', async () => {
  const written: unknown = JSON.parse(
    await readFile(new URL('../../docs/report.schema.json', import.meta.url), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(RunReport))));
});

/** From the message of the error, which is where a user meets them. */
function optionNames(): string[] {
  try {
    checkOptions({ nothing: 1 });
    return [];
  } catch (error) {
    return /the options are (.*?)\./.exec(String(error))?.[1]?.split(', ') ?? [];
  }
}
