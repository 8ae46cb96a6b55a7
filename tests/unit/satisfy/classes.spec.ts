/** States that a page tells by a class only: the one of several like elements that is marked, or is not. */
import { expect as base } from '@playwright/test';
import { test } from '../../../fixtures/one-page.js';
import { sampleOf } from '../../../fixtures/thorough.js';
import { expect } from '../../../src/index.js';
import { verdictOf } from './verdict.js';

const pages = {
  pager: `<nav><ul><li class="page-item disabled"><a href="#p">Previous</a></li><li class="page-item active"><a href="#1">1</a></li>
<li class="page-item"><a href="#2">2</a></li><li class="page-item"><a href="#n">Next</a></li></ul></nav>`,
  side: `<aside class="sidebar"><ul><li><a class="nav-link is-active" href="#a"><svg></svg><span>Reports</span></a></li>
<li><a class="nav-link" href="#b"><span>Billing</span></a></li><li><a class="nav-link" href="#c"><span>Team</span></a></li></ul></aside>`,
  todos: `<h1>Errands</h1><div class="list"><div class="todo todo--done"><span>pay rent</span><button>x</button></div><div class="todo"><span>buy milk</span><button>x</button></div></div>`,
  faq: `<h1>FAQ</h1><div class="faq active"><h3>What is this?</h3><p>A thing.</p></div><div class="faq"><h3>Who are you?</h3></div>`,
  tabs: '<div class="tabs"><div class="tab">General</div><div class="tab tab-active">Privacy</div></div>',
  // Nothing calls the row tabs but the list that it is.
  row: `<style>ul.tabs{display:flex;list-style:none}li{cursor:pointer}</style><ul class="tabs"><li class="active">Summary</li><li>Sizes</li><li>Care</li></ul>`,
  people: `<table><tr><th>Name</th><th>Status</th></tr><tr class="active"><td>Ann Lee</td><td>Inactive</td></tr><tr><td>Bo Ray</td><td>Active</td></tr></table>`,
  // All of them, none of them, and what stands around them.
  untold: `<ul><li class="active">Alpha</li><li class="active">Beta</li></ul><ul><li>Gamma</li><li>Delta</li></ul>
<div><div class="pane active"><ul><li>Kappa</li><li>Lambda</li></ul></div><div class="pane"><ul><li>Sigma</li></ul></div></div>`,
};

const sentences: readonly (readonly [keyof typeof pages, 'true' | 'false' | 'refused', string])[] = [
  ['pager', 'true', 'the Previous link is disabled'],
  ['pager', 'false', 'the Previous link is enabled'],
  ['pager', 'false', 'the Next link is disabled'],
  ['pager', 'false', 'the Next link is active'],
  ['side', 'true', 'the Reports link in the sidebar is active'],
  ['side', 'false', 'the Billing link in the sidebar is active'],
  ['side', 'true', 'the Team link is not active'],
  ['side', 'false', 'the Reports link is not active'],
  ['todos', 'true', '"pay rent" is completed'],
  ['todos', 'false', '"buy milk" is done'],
  ['todos', 'true', '"buy milk" is not completed'],
  ['faq', 'true', 'the question "What is this?" is expanded'],
  ['faq', 'true', '"Who are you?" is collapsed'],
  ['tabs', 'true', 'the active tab is Privacy'],
  ['tabs', 'false', 'the General tab is selected'],
  ['row', 'true', 'the Summary tab is selected'],
  ['row', 'false', 'the Sizes tab is selected'],
  ['row', 'true', 'the tab Care is not active'],
  ['people', 'false', 'Ann Lee is active'],
  ['people', 'true', 'Bo Ray is active'],
  ['untold', 'refused', 'Alpha is active'],
  ['untold', 'refused', 'Gamma is active'],
  ['untold', 'refused', 'Kappa is selected'],
];

for (const [name, page_] of Object.entries(pages))
  test(`what a class says of one of several (${name})`, async ({ page, ai }) => {
    await page.setContent(page_);
    const said = sentences.filter(([on]) => on === name);
    for (const [, outcome, sentence] of sampleOf(said, 3))
      base.soft(await verdictOf(ai, sentence), sentence).toBe(outcome);
  });

test('a class that comes makes the sentence true', async ({ page, ai }) => {
  await page.setContent(pages.todos);
  await expect(ai).toSatisfy('"pay rent" is completed');
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('.todo');
    first?.classList.remove('todo--done');
    // None is marked when it is first looked at, and nothing tells then what a mark would be.
    setTimeout(() => second?.classList.add('todo--done'), 1_000);
  });
  await expect(ai).toSatisfy('"buy milk" is completed', { timeout: 30_000 });
});
