/** Where an unquoted value ends: what the sentence goes on with is not typed. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const page = pageOf(
  node('heading', 'Register'),
  ...['First name', 'Last name', 'Postcode', 'Version', 'Card number', 'City', 'Street', 'Artist'].map(
    (name) => node('textbox', name, { value: '' }),
  ),
  ...['Password', 'Repeat password'].map((name) =>
    node('textbox', name, { inputType: 'password', value: '' }),
  ),
  node('textbox', 'Editor', { tag: 'div', text: 'Dear friends' }),
  node('searchbox', 'Search the shop', { tag: 'input' }),
  node('combobox', 'Sort by', {
    tag: 'select',
    value: 'Relevance',
    options: ['Relevance', 'Price: low to high', 'Price: high to low'],
  }),
  node('button', 'Search'),
);

for (const sentence of [
  'Enter the postcode LS1 4DY and have the cost estimated',
  'Set the version to 2.4.0, it is no draft any more',
  'Enter the card number 4111 1111 1111 1111, expiring 09/28',
  'Enter Nunes as last name and Peach-77 for both passwords',
  'Switch the editor to code view',
  'Show the heaviest drills first',
])
  it(`nothing is typed or clicked: ${sentence}`, () => {
    expect(stepsInAll(sentence, page)).toEqual([expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/)]);
  });

for (const [sentence, done] of [
  ['Set the version to 2.4.0', 'fill textbox "Version" with "2.4.0"'],
  ['Set the street to Flat 4, Main Street 12', 'fill textbox "Street" with "Flat 4, Main Street 12"'],
  ['Set the artist to Simon and Garfunkel', 'fill textbox "Artist" with "Simon and Garfunkel"'],
  ['Set the editor to "and have a nice day"', 'fill textbox "Editor" with "and have a nice day"'],
  ['Search the shop for a cordless sander', 'fill searchbox "Search the shop" with "cordless sander"'],
  ['Show the cheapest drills first', 'select combobox "Sort by" with "Price: low to high"'],
] as const)
  it(`${sentence}: ${done}`, () => {
    expect(stepsInAll(sentence, page)[0]).toContain(done);
  });

test('a number in an id is no number that the page shows', () => {
  const tree = (id: string): ReturnType<typeof pageOf> =>
    pageOf(
      node('tree', '', {
        children: ['1-1', '1-2'].map((number) =>
          node('treeitem', `leaf node ${number}`, {
            ...(number === '1-1' && { id }),
            children: [node('link', `leaf node ${number}`)],
          }),
        ),
      }),
    );
  expect(stepsInAll('Select leaf node 4-1', tree('tree_4'))).toEqual(['none']);
  expect(stepsInAll('Select leaf node 1-2', tree('tree_4'))[0]).toContain('leaf node 1-2');
});

test('a field with its label is no record: nothing is looked for under the pointer', () => {
  const group = (name: string): ReturnType<typeof node> =>
    node('generic', '', {
      children: [
        node('generic', '', { tag: 'label', text: name }),
        node('radio', 'Yes'),
        node('radio', 'No'),
      ],
    });
  const groups = pageOf(group('Remote work'), group('Night work'));
  expect(planned('Allow remote work', groups)).toMatchObject({ kind: 'none' });
  expect(planned('Allow remote work', groups)).not.toHaveProperty('lastly');
});
