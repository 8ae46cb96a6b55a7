/** Tags as plain pages draw them: a text with a cross at its end, and a field whose hint ends in "Enter"; nothing else is sent off for one. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const recipe = (hint: string, ...tags: string[]): Snapshot =>
  pageOf(
    node('complementary', '', {
      children: [
        node('generic', '', { children: [node('button', 'Publish now', { tag: 'button' })] }),
        node('generic', '', {
          children: [
            node('heading', 'Tags', { level: 5 }),
            node('generic', '', {
              children: tags.map((tag) =>
                node('generic', '', {
                  tag: 'span',
                  text: `${tag} ×`,
                  clickable: true,
                  parts: [{ text: '×', ref: `cross of ${tag}` }],
                  box: { x: 0, y: 0, width: 60, height: 20 },
                }),
              ),
            }),
            node('textbox', hint, { tag: 'input', value: '', ref: 'field' }),
          ],
        }),
        node('generic', '', {
          children: [node('heading', 'Course', { level: 5 }), node('textbox', 'Course', { tag: 'input' })],
        }),
      ],
    }),
  );

test('a text with a cross as its last part is a tag that the cross takes away', () => {
  const page = recipe('add a tag, Enter', 'winter', 'soup');
  const answer = planned('Remove the tag soup', page);
  expect(answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : answer.kind).toEqual([
    'cross of soup',
  ]);
  expect(did(planned('Remove the tag bread', page))).toBe('none');
});

test('a field whose hint ends in "Enter" makes a tag with it', () => {
  for (const hint of ['add a tag, Enter', 'Add a tag (Enter)'])
    expect(
      inTurn('Add the tag "quick"', [
        recipe(hint, 'winter'),
        recipe(hint, 'winter'),
        recipe(hint, 'winter', 'quick'),
      ]),
    ).toEqual([`fill textbox "${hint}" with "quick"`, `press textbox "${hint}" with "Enter"`, 'done']);
});

test('a tag is not sent off by the button that publishes all of the page', () => {
  expect(did(planned('Add the tag "quick"', recipe('Tag')))).not.toContain('Publish');
  expect(inTurn('Add the tag "quick"', [recipe('Tag'), recipe('Tag')]).join()).not.toContain('Publish');
});

test('what goes on behind a quoted tag is no second one', () => {
  const page = recipe('add a tag, Enter', 'winter');
  expect(inTurn('Add the tag "quick" and file the recipe under Soups', [page, page]).join()).not.toContain(
    'file',
  );
});
