/** What something is about, and where somebody is from, goes into the field that asks just that, and into no other. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });

const editor = (...names: readonly string[]): Snapshot =>
  pageOf(
    node('form', '', { tag: 'form', children: [...names.map(field), node('button', 'Publish Article')] }),
  );

for (const [sentence, page, steps] of [
  [
    'Publish an article titled "Flaky Friday", about "Weekend reruns"',
    editor('Article Title', "What's this article about?"),
    'fill textbox "Article Title" with "Flaky Friday", fill textbox "What\'s this article about?" with "Weekend reruns", click button "Publish Article"',
  ],
  [
    'Publish an article about "Weekend reruns"',
    editor('Title', 'Tags'),
    'fill textbox "Title" with "Weekend reruns", click button "Publish Article"',
  ],
  ['Publish an article titled "Flaky Friday", about "Weekend reruns"', editor('Title', 'Tags'), 'none'],
] as const)
  it(`${sentence}: ${steps}`, () => expect(stepsInAll(sentence, page).join(', ')).toBe(steps));

test('where somebody is from is no part of the name', () => {
  const contacts = pageOf(
    node('form', '', {
      tag: 'form',
      children: [...['Full name', 'E-mail'].map(field), node('button', 'Create contact')],
    }),
  );
  const saying = (name: string): string[] =>
    stepsInAll(`Create a new contact: ${name}, e-mail otis@solaris.test`, contacts);
  expect(saying('Otis Grant from Solaris Tools')).toEqual(['none']);
  expect(saying('Otis Grant')[0]).toBe('fill textbox "Full name" with "Otis Grant"');
});
