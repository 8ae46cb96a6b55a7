/** What is not there is refused: sentences that are carried out rightly are said again once what they mean is taken off the page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { apps1 } from './cases-apps-1.js';
import { apps2 } from './cases-apps-2.js';
import { blindA } from './cases-blind-a.js';
import { blindB } from './cases-blind-b.js';
import { later } from './cases-later.js';
import { tuning, type Case } from './cases-tuning.js';
import { judge } from './judge.js';
import { appPages1 } from './pages-apps-1.js';
import { appPages2 } from './pages-apps-2.js';
import { pages } from './pages-basic.js';
import { blindPagesA } from './pages-blind-a.js';
import { blindPagesB } from './pages-blind-b.js';
import { laterPages } from './pages-later.js';

const html: Readonly<Record<string, string>> = {
  ...pages,
  ...appPages1,
  ...appPages2,
  ...laterPages,
  ...blindPagesA,
  ...blindPagesB,
};

/** Every how manieth sentence is said by `npm test`. */
const STRIDE = 30;

/** Greatest share that may be acted on nevertheless, in silence. */
const MOST_SILENT = 0.01;

/** Where one of several is gone, the next is the second or the cheapest; and what is not named needs no name. */
const counts =
  /\b(?:first|second|third|\d+(?:st|nd|rd|th)|last|next|all|every|each|both|\w+est|most|least|press|scroll|wait)\b/i;

/** The keys of what the one step of a sentence is done to; undefined where it takes several, or none. */
function keysOf([, say, expected]: Case): readonly string[] | undefined {
  const ways = expected.split(' || ');
  const isOne = ways.every(
    (way) => /^(?:click|fill|check|uncheck|selectOption) \S/.test(way) && !way.includes(' ; '),
  );
  return isOne && !counts.test(say) ? ways.map((way) => way.split(' ')[1] ?? '') : undefined;
}

const meant = [...Object.values(tuning).flat(), ...apps1, ...apps2, ...later, ...blindA, ...blindB].filter(
  keysOf,
);

async function open(page: Page, name: string): Promise<void> {
  await page.goto('http://app.test/');
  await page.setContent(html[name] ?? '');
}

/** Takes the elements off the page, with the labels that are for nothing else. */
function remove(keys: readonly string[]): void {
  for (const key of keys)
    for (const element of document.querySelectorAll(`[data-k="${key}"]`)) {
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : [];
      for (const label of labels)
        if (label.querySelectorAll('input,select,textarea,button').length < 2) label.remove();
      element.remove();
    }
}

test('hardly any sentence is carried out in silence on a page where what it means is gone', async ({
  page,
}) => {
  await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  const said = sampleOf(meant, STRIDE);
  const silent: string[] = [];
  for (const each of said) {
    const [name, say] = each;
    await open(page, name);
    await page.evaluate(remove, keysOf(each) ?? []);
    const { did } = await judge(page, say, 'refuse');
    if (
      /^(?:click|fill|check|uncheck|selectOption) (?!.* · )/.test(did) &&
      !/^(?:none|ambiguous|cannot-tell) /.test(did)
    )
      silent.push(`[${name}] ${say}: ${did}`);
  }
  expect(said.length).toBeGreaterThan(10);
  expect(silent.length / said.length, silent.join('\n')).toBeLessThan(MOST_SILENT);
});
