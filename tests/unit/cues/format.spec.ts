import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../../fixtures/test.js';
import type { Cue, CueFile } from '../../../src/contract/cue.js';
import { CueFileError } from '../../../src/contract/errors.js';
import type { Target } from '../../../src/contract/locator-data.js';
import type { ReadingPlan } from '../../../src/contract/reading.js';
import { parseCueFile, printCueFile } from '../../../src/cues/format.js';
import { fromVersion1 } from '../../../src/cues/migrations.js';
import { clickCue, cueFile } from './samples.js';

const file = '/app/a.spec.ts-cues/a.json';
const text = printCueFile(cueFile(clickCue('Save'), clickCue('Next'), clickCue('Next', 'p', 2)), file);

test('a file survives the round trip to the byte', () => {
  expect(printCueFile(parseCueFile(text, file), file)).toBe(text);
  expect(parseCueFile(`\uFEFF${text.replaceAll('\n', '\r\n')}`, file)).toEqual(parseCueFile(text, file));
});

test('the order of properties in the data does not show in the text', () => {
  const { cues, test: title, version } = cueFile(clickCue('Save'));
  const shuffled = cues.map(({ key, route, body }) => ({ body, route, key: { ...key } }));
  expect(printCueFile({ cues: shuffled, test: title, version }, file)).toBe(
    printCueFile(cueFile(clickCue('Save')), file),
  );
});

test('a formatter that runs over the repository changes nothing', () => {
  const testInfo = test.info();
  const long = clickCue(`a name that is ${'very '.repeat(20)}long, "quoted" and 漢字`, 'html>'.repeat(40));
  const fields = { a: { kind: 'absent', isNull: true }, b: { kind: 'object', fields: {} } } as const;
  const reading = { kind: 'reading', plan: { kind: 'object', fields } } as const;
  const listed = { ...clickCue('List'), body: reading };
  const value = [[1, 2], [3, 4], [], {}, [{ x: 1 }], { y: [] }, 'x'];
  const sum: ReadingPlan = { kind: 'derived', value, restsOn: [] };
  const summed: Cue = { ...clickCue('Sum'), body: { kind: 'reading', plan: sum } };
  const wide = Array.from({ length: 40 }, (_each, length) => clickCue('漢字'.repeat(length)));
  const printed = printCueFile(cueFile(long, listed, summed, ...wide), file);
  const at = testInfo.outputPath('a.json');
  writeFileSync(at, printed);
  writeFileSync(testInfo.outputPath('.oxfmtrc.json'), '{ "printWidth": 80 }');
  const oxfmt = fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url));
  const said = execFileSync(oxfmt, ['a.json'], { cwd: path.dirname(at), encoding: 'utf8' });
  expect(said).toContain('on 1 files');
  expect(readFileSync(at, 'utf8')).toBe(printed);
});

test('a file that was cut anywhere is refused', () => {
  for (let end = 0; end < text.length - 2; end += 7) {
    expect(() => parseCueFile(text.slice(0, end), file), `cut at ${end}`).toThrow(CueFileError);
  }
  expect(() => parseCueFile(text.slice(0, 500), file)).toThrow(/a\.json.*ends in the middle/s);
  expect(() => parseCueFile('', file)).toThrow(/it is empty/);
});

const mistakes: Record<string, [edit: (text: string) => string, message: RegExp]> = {
  'a comma too many': [(t) => t.replace('"route": "/",', '"route": "/",,'), /line 11, column 20/],
  'a newer version': [
    (t) => t.replace('"version": 2', '"version": 3'),
    /version 3 .*reads up to 2.*Update cuebook/s,
  ],
  'no version': [(t) => t.replace('"version": 2,', ''), /at version: nothing/],
  'a version that is no number': [(t) => t.replace('"version": 2', '"version": "2"'), /at version: "2"/],
  'a misspelt method': [
    (t) => t.replace('"method": "click"', '"method": "klick"'),
    /cues\[0\]\.body\.steps\[0\]\.method/,
  ],
  'an unknown property': [(t) => t.replace('"route"', '"extra": 1, "route"'), /cues\[0\].*extra/],
  'a step of a locator without its text': [
    (t) => t.replace('"by": "text", "text": "Save"', '"by": "text"'),
    /cues\[0\]\.body\.steps\[0\]\.target\.candidates\[0\]|candidates\[1\]\[1\]\.text/,
  ],
  'the same key twice': [
    (t) => t.replaceAll('"occurrence": 2', '"occurrence": 1'),
    /cues\[2\] and cues\[1\].*click Next/,
  ],
  'a merge conflict': [(t) => t.replace('  "test"', '<<<<<<< HEAD\n  "test"'), /merge conflict at line 3/],
  'a list instead of an object': [(t) => `[${t}]`, /no object/],
  'many mistakes': [
    (t) => t.replaceAll('"method": "click"', '"method": 1').replaceAll('"route": "/"', '"route": 1'),
    /and 3 more/,
  ],
};
for (const [title, [edit, message]] of Object.entries(mistakes)) {
  test(`a file with ${title} is refused, with its name, the place and what to do`, () => {
    const broken = edit(text);
    expect(broken).not.toBe(text);
    expect(() => parseCueFile(broken, file)).toThrow(CueFileError);
    expect(() => parseCueFile(broken, file)).toThrow(message);
    expect(() => parseCueFile(broken, file)).toThrow(
      /a\.json.*(?:delete the file|delete it|Update).*left as it is/s,
    );
  });
}

test('an older version is migrated step by step, and refused where a step is missing', () => {
  const current = JSON.parse(text) as Record<string, unknown>;
  const old = JSON.stringify({ ...current, version: 1, test: undefined, title: 'a test' });
  const format = {
    version: 1,
    migrations: {},
  };
  expect(() => parseCueFile(old, file, format)).toThrow(/at test/);
  const older = JSON.stringify({ ...current, version: 1 });
  const next = { version: 3, migrations: { 1: (data: Record<string, unknown>) => ({ ...data, two: true }) } };
  expect(() => parseCueFile(older, file, next)).toThrow(/version 2 .*no longer reads/);
  const whole = {
    ...next,
    migrations: { ...next.migrations, 2: ({ two: _two, ...data }: Record<string, unknown>) => data },
  };
  // The data is at version 3 then, which the schema of this release does not know.
  expect(() => parseCueFile(older, file, whole)).toThrow(/at version: /);
  const failing = {
    version: 2,
    migrations: {
      1: () => {
        throw new TypeError('no such field');
      },
    },
  };
  expect(() => parseCueFile(older, file, failing)).toThrow(/cannot be migrated from version 1/);
});

test('a file of version 1 loads, without what differed between machines, and is written as this version', () => {
  const current = JSON.parse(text) as CueFile;
  const old = JSON.parse(text) as { version: number; cues: { body: { steps: Record<string, unknown>[] } }[] };
  old.version = 1;
  for (const { body } of old.cues) {
    for (const step of body.steps) {
      Reflect.set((step['target'] as Target).fingerprint, 'box', [1, 2, 3, 4]);
      step['postcondition'] = { appeared: ['alert "Saved"', 'status'] };
    }
  }
  const migrated = parseCueFile(JSON.stringify(old), file);
  expect(migrated).toEqual(current);
  expect(printCueFile(migrated, file)).toBe(text);
});

test('of an effect that version 1 kept, only the messages are dropped', () => {
  const migrated = fromVersion1({ postcondition: { route: '/x', appeared: ['dialog "A"', 'status "B"'] } });
  expect(migrated).toEqual({ postcondition: { route: '/x', appeared: ['dialog "A"'] } });
});

test('data that is no cue file is never printed', () => {
  const wrong = { ...clickCue('Save'), route: 1 as unknown as string };
  expect(() => printCueFile(cueFile(wrong), file)).toThrow(/cues\[0\]\.route/);
});
