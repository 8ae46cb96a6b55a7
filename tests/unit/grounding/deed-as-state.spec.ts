/** A deed that a page knows only as a state: "publish the recipe" is the switch "Published", and no button that does something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, planned, did, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const title = (name: string): SnapshotNode => node('heading', name, { level: 1 });
const box = (role: string, name: string, checked = false): SnapshotNode => node(role, name, { checked });
const state = (...options: string[]): SnapshotNode =>
  node('combobox', 'State', { tag: 'select', options, value: options[0] ?? '' });
const field = node('textbox', 'Steps', { tag: 'textarea' });
const save = (name: string): SnapshotNode => node('button', name);

const cases: readonly [sentence: string, page: readonly SnapshotNode[], done: string][] = [
  [
    'publish the recipe',
    [title('Edit recipe'), field, box('switch', 'Published'), save('Save recipe')],
    'check switch "Published"',
  ],
  ['pin the note', [title('Note'), box('checkbox', 'Pinned'), save('Save')], 'check checkbox "Pinned"'],
  ['lock the topic', [title('Topic 12'), box('checkbox', 'Locked')], 'check checkbox "Locked"'],
  [
    'archive the article',
    [title('Article'), box('checkbox', 'Archived'), box('checkbox', 'Sponsored')],
    'check checkbox "Archived"',
  ],
  [
    'publish the page',
    [title('Edit page'), state('Draft', 'Published')],
    'select combobox "State" with "Published"',
  ],
  ['publish the recipe', [title('Edit recipe'), box('switch', 'Published', true)], 'done'],
  // Of something else, of a list, in a line of another thing, or not there.
  ['publish the comment', [title('Edit recipe'), box('switch', 'Published')], 'none'],
  ['publish the recipe', [title('Recipes'), box('switch', 'Published')], 'none'],
  ['pin the note', [title('Note'), box('checkbox', 'Pinned only')], 'none'],
  ['publish it', [title('Edit recipe'), box('switch', 'Published')], 'none'],
  [
    'publish the recipe',
    [
      title('Recipe'),
      node('list', '', {
        children: ['Ann', 'Bo'].map((who) =>
          node('listitem', '', { children: [node('text', who), box('switch', 'Published'), save('Reply')] }),
        ),
      }),
    ],
    'none',
  ],
];

for (const [sentence, page, done] of cases) {
  it(`"${sentence}" beside ${page.map(({ name, role }) => name || role).join(', ')}: ${done}`, () => {
    expect(did(planned(sentence, pageOf(...page)))).toBe(done);
  });
}

test('what is filled in and published is not only saved', () => {
  const form = (...more: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'div', children: [field, ...more] });
  const said = 'Replace the steps with "Boil it" and publish the recipe';
  const page = pageOf(title('Edit recipe'), form(box('switch', 'Published'), save('Save recipe')));
  expect(stepsInAll(said, page).at(-1)).toBe('check switch "Published"');
  const elsewhere = pageOf(
    title('Recipe of the day'),
    title('Recipe'),
    form(state('Draft', 'Published'), save('Save recipe')),
  );
  expect(stepsInAll(said, elsewhere)).not.toContain('click button "Save recipe"');
});
