/** "The recipes by name" are not narrowed by "Filter courses by name", whatever comes first on the page. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const page = pageOf(
  node('complementary', '', {
    children: [
      node('textbox', 'Filter courses by name', { tag: 'input' }),
      ...['Soups', 'Mains'].map((name) => node('link', name, { tag: 'a' })),
    ],
  }),
  node('main', '', {
    children: [
      node('heading', 'Recipes', { tag: 'h1', level: 1 }),
      node('textbox', 'Filter by name', { tag: 'input' }),
      node('list', '', {
        children: ['Lentil stew', 'Barley risotto'].map((name) =>
          node('listitem', '', { children: [node('link', name, { tag: 'a' })] }),
        ),
      }),
    ],
  }),
);

for (const [sentence, expected] of [
  ['Filter the recipes by name: bar', 'fill textbox "Filter by name" with "bar"'],
  ['Filter the recipes by "bar"', 'fill textbox "Filter by name" with "bar"'],
  ['Filter the courses by name: ma', 'fill textbox "Filter courses by name" with "ma"'],
  ['Filter by the vegan diet', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
