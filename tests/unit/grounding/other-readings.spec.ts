/** What looks like the thing that is meant, by a word or two: a sentence is carried out on nothing of the kind. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const done = (sentence: string, ...nodes: SnapshotNode[]): string => did(planned(sentence, pageOf(...nodes)));

test('the link in the line at the foot of the page is not what is chosen', () => {
  const foot = node('generic', '', {
    tag: 'footer',
    children: [
      node('text', 'A free dashboard template by'),
      node('link', 'Studio Nine', { url: 'https://x.example' }),
    ],
  });
  const lines = ['Team', 'Plan'].map((text) =>
    node('generic', '', { tag: 'div', children: [node('generic', '', { text }), node('textbox', text)] }),
  );
  expect(done('Choose the free plan', ...lines, foot)).toBe('none');
});

test('the list of all is none of its lines', () => {
  const lines = ['Bramble', 'Clover'].map((name) =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: name }),
        node('generic', '', { text: 'Move hive…', clickable: true }),
      ],
    }),
  );
  expect(
    done('go to the list of hives', node('heading', 'Hives'), node('list', '', { children: lines })),
  ).toBe('none');
});

test('money that is put aside is not just typed into a field for an amount', () => {
  const goal = node('listitem', '', {
    children: [node('generic', '', { text: 'Summer trip' }), node('spinbutton', 'Amount')],
  });
  expect(done('Put 200 aside for the summer trip', goal)).toBe('cannot-tell');
  expect(done('Put 200 into the amount', goal)).toBe('fill spinbutton "Amount" with "200"');
});

test('what a field is called says what the value is, and is none of it', () => {
  const fields = [node('textbox', 'Full name'), node('textbox', 'Email address')];
  expect(done('Enter the name Ben Orr as the full name', ...fields)).toBe(
    'fill textbox "Full name" with "Ben Orr"',
  );
  expect(done('Enter the email address b@orr.example into the email address', ...fields)).toBe(
    'fill textbox "Email address" with "b@orr.example"',
  );
  expect(done('Enter "the name Ben Orr" as the full name', ...fields)).toBe(
    'fill textbox "Full name" with "the name Ben Orr"',
  );
});

test('a list to choose from that is called so comes before any field for tags', () => {
  const tags = node('generic', '', {
    tag: 'tags',
    classes: ['tagify'],
    children: [node('textbox', 'Tags input field', { hints: [{ from: 'label-nearby', text: 'Keywords' }] })],
  });
  const partners = node('combobox', 'Partner institutions', { hasPopup: 'listbox', expanded: false });
  expect(done('Add Otago University to the partner institutions', partners, tags)).not.toContain(
    'Tags input field',
  );
  expect(done('Add plankton to the keywords', partners, tags)).toContain('with "plankton"');
});

test('a plot that has a letter is none without', () => {
  const plots = ['Plot 3', 'Plot 4'].map((text) =>
    node('generic', '', { tag: 'div', text, clickable: true }),
  );
  expect(done('Open plot 4A', ...plots)).toBe('none');
  expect(done('Open plot 4', ...plots)).toBe('click element "Plot 4"');
});

test('a field is not what unfolds', () => {
  expect(done('Expand the job', node('textbox', 'Job description', { value: 'job' }))).toBe('none');
});

test('of the two fields of a line the one that holds what is said is the name of the other', () => {
  const line = node('row', '', {
    children: [
      node('cell', '', { children: [node('textbox', 'First Name', { value: 'firstName' })] }),
      node('cell', '', { children: [node('textbox', '', { value: 'John' })] }),
    ],
  });
  const grid = node('table', '', { children: [node('rowgroup', '', { children: [line] })] });
  expect(done('Change the first name to Jane', grid)).not.toContain('"First Name" with "Jane"');
  expect(done('Change the first name to Jane', node('textbox', 'First Name', { value: 'John' }))).toContain(
    'with "Jane"',
  );
});

test('the name of somebody is not that of a line in a table of theirs', () => {
  const pets = node('table', '', {
    children: [
      node('row', '', { children: [node('columnheader', 'name')] }),
      node('row', '', {
        children: [node('cell', '', { children: [node('textbox', 'name', { value: 'Rex' })] })],
      }),
    ],
  });
  const own = node('textbox', 'First and last name', {
    value: 'Ada',
    hints: [{ from: 'label-nearby', text: 'name' }],
  });
  expect(done('Change the name of the person to Eva', node('heading', 'Person'), own, pets)).not.toContain(
    'textbox "name" with',
  );
});

test('what is held back is not searched for, nor is what is left of a phrase', () => {
  const search = node('searchbox', 'Search');
  expect(done('Search for 3 guests — just set it, do not start the search', search)).toBe('cannot-tell');
  const heads = ['Job', 'Customer'].map((name) => node('columnheader', name));
  const jobs = node('table', '', { children: [node('row', '', { children: heads })] });
  expect(
    done('Look up the job of customer Novak in the table', node('searchbox', 'Search all columns'), jobs),
  ).not.toContain('"of customer');
});

test('a button is one also where a part of the page is called "Buttons"', () => {
  const part = (name: string, ...buttons: string[]): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      classes: ['col'],
      children: [node('heading', name, { level: 4 }), ...buttons.map((each) => node('button', each))],
    });
  const kit = [
    part('Buttons', 'Small', 'Large'),
    part('Popovers', 'On left', 'On right'),
    part('Tooltips', 'On left', 'On right'),
  ];
  expect(done('click the "On right" button under Popovers', ...kit)).toBe('click button "On right"');
  expect(done('click the "On top" button under Popovers', ...kit)).toBe('none');
});

test('a list that begins with all of them narrows, also beside a field and a button that adds', () => {
  const bar = (first: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('combobox', 'Category', { tag: 'select', options: [first, 'Tyres', 'Locks'], value: first }),
        node('textbox', 'Article'),
        node('button', 'Add article'),
      ],
    });
  expect(done('Show only locks', bar('All categories'))).toBe('select combobox "Category" with "Locks"');
  expect(done('Show only locks', bar('Lights'))).toBe('none');
});

test('the one button for the next page is that of the list, in whatever bar it stands', () => {
  const bar = (...children: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { tag: 'div', classes: ['bar'], children });
  const page = [
    node('heading', 'Stock', { level: 1 }),
    bar(node('checkbox', 'only low stock'), node('text', 'only low stock')),
    bar(node('button', 'Next ›')),
  ];
  expect(done('Go to the next page of the stock list', ...page)).toBe('click button "Next ›"');
  expect(done('Go to the next page of the member list', ...page)).toBe('none');
});

test('one hour is an hour, and two are not', () => {
  const page = [node('heading', 'Trip to Ghent', { level: 2 }), node('button', 'Extend by an hour')];
  expect(done('Extend the trip by one hour', ...page)).toBe('click button "Extend by an hour"');
  expect(done('Extend the trip by two hours', ...page)).toBe('none');
});
