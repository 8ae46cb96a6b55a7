/** What the step before has brought up or left, and what only looks like it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

test('the first result of a search is one that it has brought up, or narrowed its list to, and no line of another list', () => {
  const search = node('searchbox', 'Search', { tag: 'input', inputType: 'search' });
  const typed = { ...search, value: 'pears' };
  const line = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('link', name, { url: '#' })] });
  const [apples, pears, plums] = ['Green apples', 'Ripe pears', 'Sour plums'].map(line) as [
    SnapshotNode,
    SnapshotNode,
    SnapshotNode,
  ];
  const topics = (...children: SnapshotNode[]): SnapshotNode => ({ ...list, children });
  const list = node('list', 'Topics');
  const all = topics(apples, pears, plums);
  const results = node('list', '', { children: [line('About pears'), line('Pears and plums')] });
  const behind = (sentence: string, ...now: SnapshotNode[]): string | undefined =>
    inTurn(sentence, [pageOf(search, all), pageOf(typed, ...now)]).at(-1);
  for (const [order, name] of [
    ['open the first result', 'About pears'],
    ['click the second result', 'Pears and plums'],
    ['open the first search result', 'About pears'],
  ] as const) {
    expect(behind(`Search for pears and ${order}`, results, all)).toContain(name);
    // They have closed again, or only the page was drawn anew.
    expect(behind(`Search for pears and ${order}`, all)).toBe('none');
    expect(
      behind(
        `Search for pears and ${order}`,
        topics(...['Green apples', 'Ripe pears', 'Sour plums'].map(line)),
      ),
    ).not.toContain('apples');
  }
  expect(behind('Search for pears and open the first result', topics(pears))).toContain('Ripe pears');
  expect(behind('Search for pears and open the third result', results, all)).toBe('none');
});

test('what is left is neither at the left nor a text with that word', () => {
  const notice = node('paragraph', 'What was left over from the card game may be given away at any time');
  const card = (name: string): SnapshotNode =>
    node('listitem', '', { classes: ['card'], children: [node('heading', name), node('text', 'Open')] });
  const page = pageOf(notice, node('list', '', { children: [card('Ada'), card('Bo')] }));
  for (const sentence of [
    'Select the card that is left',
    'Choose the card which was left',
    'Select the card game',
    'Pick the card that is still left',
  ])
    expect(did(planned(sentence, page))).toBe('none');
});

test('what is filtered or searched by goes into no field of a form that makes something', () => {
  const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
  const form = (button: string): SnapshotNode =>
    node('form', '', {
      tag: 'form',
      children: [...['Name', 'Department', 'Mail'].map(field), node('button', button)],
    });
  for (const button of ['Add', 'Create employee', 'Save'])
    for (const sentence of ['Filter by department Sales', 'Search by department for Sales'])
      expect(did(planned(sentence, pageOf(form(button))))).not.toContain('Sales');
  expect(did(planned('Search by department for Sales', pageOf(form('Search'))))).toContain('"Sales"');
  expect(did(planned('Enter the department Sales', pageOf(form('Add'))))).toContain('"Sales"');
});

test('a field of a row that has one under every title is not chosen by the title of the row alone', () => {
  const box = (x: number, y: number): NonNullable<SnapshotNode['box']> => ({ x, y, width: 90, height: 20 });
  const titles = ['', 'Sender', 'Recipient'];
  const header = node('row', '', {
    box: { x: 0, y: 0, width: 300, height: 20 },
    children: titles.map((name, at) => node('columnheader', name, { box: box(at * 100, 0) })),
  });
  const field = (x: number, y: number, label?: string): SnapshotNode =>
    node('cell', '', {
      box: box(x, y),
      children: [
        node('textbox', '', {
          tag: 'input',
          inputType: 'text',
          box: box(x, y),
          ...(label && { hints: [{ from: 'label-nearby', text: label }] }),
        }),
      ],
    });
  const row = (name: string, y: number): SnapshotNode =>
    node('row', '', {
      box: { x: 0, y, width: 300, height: 20 },
      children: [node('cell', name, { box: box(0, y) }), field(100, y, name), field(200, y)],
    });
  const page = pageOf(node('table', '', { children: [header, row('Street', 30), row('City', 60)] }));
  expect(did(planned('Enter Oslo as the city', page))).toBe('none');
  expect(did(planned('Set the city to Oslo', page))).toBe('none');
  expect(did(planned("Enter Oslo as the recipient's city", page))).toContain('Oslo');
});

test('what several lines may be is not shown by the button of one of them', () => {
  const line = (year: string, name: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', year), node('cell', name), node('link', 'View', { url: '#' })],
    });
  const page = pageOf(
    node('heading', 'Tax documents'),
    node('table', '', {
      children: [line('2025', 'Interest'), line('2025', 'Credit'), line('2024', 'Summary')],
    }),
  );
  expect(did(planned('Show the 2024 tax documents', page))).toBe('none');
  expect(did(planned('View the 2024 summary', page))).toContain('View');
});

test('something has to come of a tab that is opened, whatever follows', () => {
  const tab = (name: string, selected: boolean): SnapshotNode => node('tab', name, { selected });
  const page = pageOf(node('tablist', '', { children: [tab('Profile', true), tab('Billing', false)] }));
  const answered = (sentence: string): boolean | undefined => {
    const answer = planned(sentence, page);
    return answer.kind === 'found' ? answer.steps.at(-1)?.answered : undefined;
  };
  for (const sentence of ['Open the Billing tab and press Enter', 'Go to Billing and press Enter'])
    expect(answered(sentence)).toBe(true);
  expect(answered('Go to Profile and press Enter')).toBeUndefined();
  expect(answered('Click the Billing tab and press Enter')).toBeUndefined();
});
