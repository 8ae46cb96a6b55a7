/** Ways to say it that testers and product managers use, each on the smallest page that has it, and what they must not be taken for. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const post = (author: string, ...buttons: string[]): SnapshotNode =>
  node('article', '', {
    children: [node('heading', author, { level: 3 }), ...buttons.map((name) => node('button', name))],
  });

const question = (text: string): SnapshotNode =>
  node('group', '', {
    children: [node('paragraph', '', { text }), node('radio', 'Yes'), node('radio', 'No')],
  });

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input' });

const page = pageOf(
  node('navigation', '', { children: [node('link', 'Archive'), node('link', 'Inbox')] }),
  node('button', 'Archive'),
  node('button', 'Write a review'),
  field('Cc'),
  node('checkbox', 'Breakdown cover', { checked: false }),
  node('checkbox', 'Low stock only', { checked: false }),
  node('combobox', 'Fuel', { tag: 'select', options: ['Petrol', 'Electric'] }),
  node('combobox', 'Category', { tag: 'select', options: ['All', 'Travel'] }),
  question('Any claims in the last 5 years?'),
  node('searchbox', 'Search transactions', { tag: 'input' }),
);

const posts = pageOf(post('Mia', 'Endorse', 'Quote'), post('Tom', 'Endorse', 'Quote'));

const cases: readonly [string, Snapshot, string][] = [
  ['go to the Archive folder', page, 'click link "Archive"'],
  ['write a review', page, 'click button "Write a review"'],
  ['add bob@example.org in cc', page, 'fill textbox "Cc" with "bob@example.org"'],
  ['add breakdown cover', page, 'check checkbox "Breakdown cover"'],
  ['add windscreen cover', page, 'none'],
  ['only show items that are low on stock', page, 'check checkbox "Low stock only"'],
  ['choose Electric as the fuel type', page, 'select combobox "Fuel" with "Electric"'],
  ['answer No to the question about claims', page, 'check radio "No"'],
  ['answer No to the question about smoking', page, 'none'],
  ['filter the transactions by the category Rent', page, 'none'],
  ["endorse Tom's post", posts, 'click button "Endorse"'],
  ["endorse Ann's post", posts, 'none'],
  ['quote the last entry', posts, 'click button "Quote"'],
];

for (const [say, snapshot, expected] of cases) {
  it(`"${say}": ${expected}`, () => {
    const answer = planned(say, snapshot);
    expect(answer.kind === 'found' ? did(answer) : 'none').toBe(expected);
  });
}
