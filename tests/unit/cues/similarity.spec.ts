import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.js';
import { isThorough, sampleOf } from '../../../fixtures/thorough.js';
import type { Fingerprint } from '../../../src/contract/locator-data.js';
import { bestMatch } from '../../../src/cues/similarity.js';
import { domTools } from '../../../src/page/dom.js';
import { describing, identityTools } from '../../../src/page/fingerprint-in-page.js';
import { onElements } from '../../../src/page/in-page.js';
import { mutations } from './mutations.js';
import { reportedPages, tuningPages } from './pages.js';

/** What can be acted on, described; with the index of the element that is marked. */
const describeAll = onElements(
  { dom: domTools, identity: identityTools, describing },
  (elements: Element[], marked: string, { dom, identity, describing: describe }) => ({
    lives: elements.map((element) => describe(element, { dom, identity })),
    right: elements.findIndex((element) => Reflect.get(element, marked) === true),
  }),
) as unknown as (elements: unknown[], marked: string) => { lives: Fingerprint[]; right: number };

const actionable = 'a, button, input, select, textarea';

interface Tally {
  right: number;
  wrong: string[];
  /** Cases that have a right answer. */
  possible: number;
  cases: number;
}

/** Each element of each page through each mutation, or a sample of them: every n-th element of every second page. */
async function measure(
  page: Page,
  { pages, every }: { pages: Readonly<Record<string, string>>; every: number },
): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const [pageName, html] of sampleOf(Object.entries(pages), 3)) {
    // At an address of its own, or links would have no destination.
    await page.route('http://app.test/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto('http://app.test/');
    const recorded = (await page.locator(actionable).evaluateAll(describeAll, '')).lives;
    for (const [mutation, change] of Object.entries(mutations)) {
      const tally = (tallies[mutation] ??= { right: 0, wrong: [], possible: 0, cases: 0 });
      for (const [index, fingerprint] of recorded.entries()) {
        if (!isThorough && index % every !== 0) continue;
        await page.evaluate(
          `(${apply.toString()})(${JSON.stringify({ html, index, actionable })}, ${change.toString()})`,
        );
        const { lives, right } = await page.locator(actionable).evaluateAll(describeAll, 'isRight');
        const match = bestMatch(fingerprint, lives);
        tally.cases += 1;
        if (right >= 0) tally.possible += 1;
        if (match.kind !== 'match') continue;
        if (match.index === right) tally.right += 1;
        else
          tally.wrong.push(
            `${pageName}: ${JSON.stringify(fingerprint)} -> ${JSON.stringify(lives[match.index])}`,
          );
      }
    }
  }
  return tallies;
}

/** Runs in the page: a fresh page, changed, with the right element marked by a property that no fingerprint sees. */
function apply(
  { html, index, actionable }: { html: string; index: number; actionable: string },
  change: (target: Element | undefined) => Element | null,
): void {
  document.body.innerHTML = html;
  const right = change(document.querySelectorAll(actionable)[index]);
  if (right) Reflect.set(right, 'isRight', true);
}

function table(tallies: Record<string, Tally>): string {
  return Object.entries(tallies)
    .map(([mutation, { right, wrong, possible, cases }]) =>
      [
        mutation.padEnd(34),
        `${right}/${possible}`.padStart(8),
        `wrong ${wrong.length} of ${cases}`.padStart(20),
      ].join(' '),
    )
    .join('\n');
}

function total(tallies: Record<string, Tally>): { precision: number; recall: number; wrong: string[] } {
  const all = Object.values(tallies);
  const right = all.reduce((sum, each) => sum + each.right, 0);
  const wrong = all.flatMap((each) => each.wrong);
  const possible = all.reduce((sum, each) => sum + each.possible, 0);
  return { precision: right / Math.max(1, right + wrong.length), recall: right / possible, wrong };
}

const save: Fingerprint = {
  role: 'button',
  name: 'Save',
  tag: 'button',
  heading: 'Profile',
  neighbours: ['About you', 'Cancel'],
};

test('nothing on the page gives nothing', () => {
  expect(bestMatch(save, [])).toEqual({ kind: 'none' });
});

test('two that are alike are not chosen between', () => {
  const match = bestMatch(save, [save, { ...save, path: 'elsewhere' }]);
  expect(match).toMatchObject({ kind: 'ambiguous', candidates: [{ index: 0 }, { index: 1 }] });
});

test('the nearest that was refused is named with the reason', () => {
  const match = bestMatch(save, [{ ...save, name: 'Cancel' }]);
  expect(match).toMatchObject({ kind: 'none', nearest: { index: 0, reason: 'its name is "Cancel"' } });
});

const refused: Record<string, Partial<Fingerprint>> = {
  'a neighbour that was there before': { name: 'Cancel' },
  'its opposite': { name: 'Do not save' },
  'the same in another section': { heading: 'Billing' },
  'another role': { role: 'checkbox' },
  'the same name on a page where nothing else is as it was': { heading: 'Report', neighbours: ['x', 'y'] },
};
for (const [what, change] of Object.entries(refused)) {
  test(`the recorded button is not healed onto ${what}`, () => {
    expect(bestMatch(save, [{ ...save, ...change }]).kind).toBe('none');
  });
}

test('a new wording is believed where a test id vouches for it, but no opposite', () => {
  const login = { ...save, name: 'Log in', testId: 'auth' };
  expect(bestMatch(login, [{ ...login, name: 'Anmelden' }]).kind).toBe('match');
  expect(bestMatch(login, [{ ...login, name: 'Log out' }]).kind).toBe('none');
});

test('while one of the old name is left, no other counts as renamed', () => {
  const elsewhere = { ...save, heading: 'Billing' };
  expect(
    bestMatch(save, [{ ...save, name: 'Save changes', path: save.path ?? '' }, elsewhere]).kind,
  ).not.toBe('match');
});

for (const [kind, pages, every] of [
  ['tuning', tuningPages, 64],
  ['reported', reportedPages, 28],
] as const) {
  test(`no heal lands on a wrong element: the ${kind} pages, mutated`, async ({ page }) => {
    const tallies = await measure(page, { pages, every });
    const { precision, recall, wrong } = total(tallies);
    const summary = `precision ${(precision * 100).toFixed(1)} %, recall ${(recall * 100).toFixed(1)} %`;
    process.stdout.write(`\n${kind} pages: ${summary}\n${table(tallies)}\n`);
    expect(wrong).toEqual([]);
    expect(recall).toBeGreaterThan(0.5);
  });
}
