/** A compiler that does its work badly on purpose, held against the honesty check: what it makes of each sentence has to be refused. */
import { expect, test } from '../../../fixtures/test.js';
import type { PlannedCheck } from '../../../src/contract/check.js';
import { type Snapshot, walk } from '../../../src/contract/snapshot.js';
import { weaknessOf } from '../../../src/engine/honesty.js';
import { locatorsOf } from '../../../src/grounding/built-in/satisfy/satisfy-gone.js';
import { satisfyBuiltIn } from '../../../src/grounding/built-in/satisfy/satisfy.js';
import { readPage } from '../../../src/page/read.js';
import { readContent } from '../../../src/page/reading-content.js';
import { pages, type PageName } from '../../matchers/pages.js';
import { pairs } from '../../matchers/pairs.js';

type Corruption = (check: PlannedCheck, snapshot: Snapshot) => PlannedCheck;

const corruptions: Readonly<Record<string, Corruption>> = {
  'visible instead of the state': (check) =>
    check.kind === 'state' && check.state !== 'visible' ? { ...check, state: 'visible', is: true } : check,
  'contains instead of equals': (check) =>
    'operator' in check &&
    'expected' in check &&
    /^(?:equals|same|amount)$/.test(check.operator) &&
    !(check.kind === 'field' && check.of === 'options') &&
    check.expected !== ''
      ? { ...check, operator: 'contains', expected: check.expected.slice(0, 1) }
      : check,
  'the opposite': (check) => ('is' in check ? { ...check, is: !check.is } : check),
  'the wrong element': (check, snapshot) => {
    if (check.kind !== 'state') return check;
    const own = [...walk(snapshot.root)].find(({ ref }) => ref === check.ref);
    const other = [...walk(snapshot.root)].find(
      ({ ref, role, name }) =>
        ref !== undefined && role === 'button' && role !== own?.role && name !== own?.name,
    );
    return other?.ref === undefined || own?.role === 'tab' ? check : { ...check, ref: other.ref };
  },
};

for (const name of Object.keys(pages) as PageName[]) {
  test(`badly compiled sentences of the page ${name} are refused, well compiled ones are not`, async ({
    page,
  }) => {
    await page.setContent(pages[name]);
    const { snapshot: content } = await readContent(page, { timeoutMs: 10_000 });
    const { snapshot } = await readPage(page, { timeoutMs: 10_000 });
    let refused = 0;
    for (const { sentence } of pairs.filter((pair) => pair.page === name)) {
      const compiled = satisfyBuiltIn({ sentence, negated: false, snapshot, content });
      if (compiled.kind !== 'checks') continue;
      const { checks } = compiled;
      expect.soft(weaknessOf({ sentence, negated: false, checks, snapshot }), sentence).toBeUndefined();
      for (const [how, corrupt] of Object.entries(corruptions)) {
        const bad = checks.map((check) => corrupt(check, snapshot));
        if (JSON.stringify(bad) === JSON.stringify(checks)) continue;
        refused += 1;
        expect
          .soft(weaknessOf({ sentence, negated: false, checks: bad, snapshot }), `${how}: ${sentence}`)
          .toBeDefined();
      }
    }
    expect(refused).toBeGreaterThan(10);
  });
}

test('a check that every text meets is weak, and so is one that leaves a part of the sentence out', () => {
  const snapshot: Snapshot = {
    url: 'http://app.test/',
    title: '',
    viewport: { width: 800, height: 600 },
    scroll: { x: 0, y: 0, width: 800, height: 600 },
    root: {
      role: 'document',
      name: '',
      children: [{ role: 'button', name: 'Save', ref: 'e1', children: [] }],
    },
    missingFrames: [],
  };
  const shown: PlannedCheck = { kind: 'state', ref: 'e1', state: 'visible', is: true };
  const anything: PlannedCheck = {
    kind: 'field',
    of: 'text',
    ref: 'e1',
    operator: 'matches',
    expected: '.*',
    is: true,
  };
  const about = (sentence: string, ...checks: PlannedCheck[]): string | undefined =>
    weaknessOf({ sentence, negated: false, checks, snapshot });
  expect(about('the Save button matches ".*"', anything)).toContain('every text');
  expect(about('the Save button is visible and disabled', shown)).toBeDefined();
  expect(about('the Save button is visible', shown)).toBeUndefined();
  expect(about('the Save button seems to be focused by now', shown)).toContain('focused');
  expect(about('the dialog looks like "Welcome back"', shown)).toContain('Welcome back');
});

test('what is to be gone is looked for as the sentence spells it', () => {
  const names = (locatorsOf('the Check out button') ?? []).flatMap(([step]) =>
    step && 'name' in step ? [step.name] : [],
  );
  expect(new Set(names)).toEqual(new Set(['check out']));
});
