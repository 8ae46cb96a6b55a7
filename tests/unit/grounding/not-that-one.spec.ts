/** What is said of one line, box or kind is not done to what only stands around it, for all of them, or beside it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string, url = '#'): SnapshotNode => node('link', name, { tag: 'a', url });
const div = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const text = (kind: string, shown: string): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], text: shown });
const box = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked: false, ...more });
const cell = (...children: SnapshotNode[]): SnapshotNode => node('cell', '', { tag: 'td', children });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children });
const head = (name: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('columnheader', name, { tag: 'th', children });

/** Lines of mail beside the one that is open, which was written to some of them. */
const mail = (from: string, about: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    classes: ['line'],
    clickable: true,
    children: [
      text('avatar', from.replace(/[^A-Z]/g, '')),
      div('body', div('top', text('from', from), text('time', '10:42')), text('about', about)),
    ],
  });
const inbox = pageOf(
  node('heading', 'Inbox', { level: 1 }),
  div('labels', link('Inbox'), link('Rent'), link('Travel')),
  div('lines', mail('Nora Vogt', 'Budget'), mail('Karin Blum', 'Trip to Lyon'), mail('Olaf Berg', 'Rent')),
  div(
    'reader',
    button('Archive'),
    node('heading', 'Trip to Lyon', { level: 2 }),
    node('article', '', {
      tag: 'article',
      children: [
        text('avatar', 'KB'),
        text('from', 'Karin Blum'),
        div('to', node('text', 'to'), node('strong', 'me', { text: 'me' }), node('text', ', Nora Vogt')),
        button('Reply'),
        button('Forward'),
      ],
    }),
  ),
);

for (const [sentence, done] of [
  ['Reply to Karin Blum', 'click button "Reply"'],
  ['Reply to Nora Vogt', 'none'],
  ['Forward the mail', 'click button "Forward"'],
  ['Forward the mail from Nora Vogt', 'none'],
  ['Forward the mail to Nora', 'none'],
  ['Archive the mail', 'click button "Archive"'],
  ['Archive the rent mail', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence, inbox).replace(/ in .*/, '')).toBe(done));

/** A card with lines that have nothing to use, and a link over them. */
const region = (name: string, count: string): SnapshotNode =>
  div('region', text('name', name), text('count', count));
const visits = pageOf(
  div(
    'cards',
    node('generic', '', {
      tag: 'section',
      classes: ['card'],
      children: [
        node('heading', 'Site visits', { level: 2 }),
        link('View report', '/report'),
        div('regions', region('Europe', '1M'), region('India', '2M'), region('Japan', '4M')),
      ],
    }),
    node('generic', '', {
      tag: 'section',
      classes: ['card'],
      children: [node('heading', 'Weather', { level: 2 }), link('Forecast', '/weather')],
    }),
  ),
);

for (const [sentence, done] of [
  ['View the report', 'click link "View report"'],
  ['View the report of the site visits', 'click link "View report"'],
  ['View the report for Europe', 'none'],
  ['View the report of India', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(doneIn(sentence, visits).replace(/ in .*/, '')).toBe(done));

/** A table with a box for all of its rows. */
const users = pageOf(
  node('heading', 'Users', { level: 1 }),
  node('table', '', {
    tag: 'table',
    children: [
      node('rowgroup', '', {
        tag: 'thead',
        children: [row(head('', box('Select all rows')), head('User'), head('Role'))],
      }),
      node('rowgroup', '', {
        tag: 'tbody',
        children: ['Ann', 'Bo', 'Cy'].map((name) =>
          row(cell(box('Select row')), node('cell', name, { tag: 'td' }), cell(button('Editor'))),
        ),
      }),
    ],
  }),
);

for (const sentence of ['Select the last user', 'Select the first user', 'Check the third user'])
  it(`${sentence} is not the box for all users`, () =>
    expect(stepsInAll(sentence, users).join()).not.toContain('all rows'));
it('all users are ticked by the box for all of them', () =>
  expect(doneIn('Select all users', users)).toContain('check checkbox "Select all rows"'));

const plain = (...children: SnapshotNode[]): Snapshot => pageOf(node('heading', 'Settings'), ...children);
const first = (sentence: string, page: Snapshot): string => doneIn(sentence, page).replace(/ in .*/, '');

it('as what something is saved, the button says', () => {
  const form = plain(div('form', text('badge', 'DRAFT'), node('textbox', 'City'), button('Save profile')));
  expect(first('Save as draft', form)).toBe('none');
  expect(first('Save the profile', form)).toBe('click button "Save profile"');
  expect(first('Save as draft', plain(button('Save as draft')))).toBe('click button "Save as draft"');
});

it('what is shown is not made anew', () => {
  const page = plain(text('label', 'Password'), button('Generate password'));
  expect(first('Show the password', page)).not.toContain('Generate');
  expect(first('Generate the password', page)).toBe('click button "Generate password"');
});

it('who follows somebody clicks no link that leads nowhere', () => {
  const page = plain(link('Hi, Ujang Maman'));
  expect(first('Follow Ujang', page)).toBe('none');
  expect(first('Follow the link Hi, Ujang Maman', page)).toBe('click link "Hi, Ujang Maman"');
});

it('a span of days is no day', () => {
  const days = ['2', '3', '4'].map((day) => node('generic', '', { tag: 'td', text: day, clickable: true }));
  const month = pageOf(node('heading', 'April 2026'), div('days', ...days));
  expect(first('Show three days', month)).toBe('none');
});

it('what is left of everything is more than one box', () => {
  const boxes = plain(box('Subscribe to changelog', { checked: true }), box('Get tips', { checked: true }));
  expect(first('Unsubscribe from everything', boxes)).toBe('none');
  expect(first('Unsubscribe from the changelog', boxes)).toBe('uncheck checkbox "Subscribe to changelog"');
});

it('of two lists that offer the same, one has to be named', () => {
  const list = (name: string): SnapshotNode =>
    node('combobox', name, {
      tag: 'select',
      options: ['Ohio', 'Texas'],
      value: 'Ohio',
      children: ['Ohio', 'Texas'].map((each) => node('option', each, { tag: 'option' })),
    });
  const page = plain(list('Home state'), list('Work state'));
  expect(first('Choose Texas', page)).not.toContain('select combobox');
  expect(first('Choose Texas as the work state', page)).toContain('select combobox "Work state"');
});

it('what several have is not the name of one of them', () => {
  const posts = ['Draft', 'Published'].map((state) =>
    row(cell(link('Rizal', '/rizal')), node('cell', state, { tag: 'td' })),
  );
  const page = pageOf(
    node('heading', 'Posts'),
    node('table', '', { tag: 'table', children: [row(head('Author'), head('Status')), ...posts] }),
  );
  expect(first('Show the drafts of Rizal', page)).not.toContain('link "Rizal"');
});

it('what another control is called is not done by one beside it', () => {
  const item = (name: string): SnapshotNode => node('listitem', '', { tag: 'li', children: [link(name)] });
  const menu = plain(node('list', '', { tag: 'ul', children: [item('Download'), item('Components')] }));
  expect(first('Download the components', menu)).not.toContain('link "Download"');
});

it('of several fields none is just the field', () => {
  const fields = plain(
    node('textbox', 'Name', { tag: 'input' }),
    node('combobox', 'Fruit', { tag: 'input' }),
  );
  expect(first('Double click the field', fields)).not.toContain('double-click');
});

it('the key of a line is no place for its value', () => {
  const line = (key: string, value: SnapshotNode): SnapshotNode =>
    row(cell(node('textbox', key, { tag: 'div', value: key })), cell(value));
  const page = plain(
    node('table', '', {
      tag: 'table',
      children: [
        line('gender', node('combobox', '', { tag: 'select', options: ['male', 'female'], value: 'male' })),
        line('age', node('textbox', '', { tag: 'div', value: '28' })),
      ],
    }),
  );
  expect(first('Set gender to other', page)).not.toContain('fill textbox "gender"');
});

it('the next page is no next picture', () => {
  const page = plain(div('carousel', button('Previous'), button('Next')));
  expect(first('Go to the next page', page)).toBe('none');
  expect(first('Go to the next page', plain(button('Previous'), button('Next')))).toBe('click button "Next"');
});

it('a number goes no lower than its least', () => {
  const steps = div(
    'qty',
    button('Decrease'),
    node('spinbutton', 'Quantity', { tag: 'input', inputType: 'number', value: '4', min: '1' }),
    button('Increase'),
  );
  expect(first('Decrease the quantity by 2', plain(steps))).toBe('fill spinbutton "Quantity" with "2"');
  expect(first('Decrease the quantity by 5', plain(steps))).toBe('none');
});

it('a native list is not emptied by clicks, each of which chooses', () => {
  const fruits = (...chosen: string[]): Snapshot =>
    plain(
      node('listbox', 'Fruits', {
        tag: 'select',
        options: ['Apple', 'Fig', 'Pear'],
        children: ['Apple', 'Fig', 'Pear'].map((each) =>
          node('option', each, { tag: 'option', selected: chosen.includes(each) }),
        ),
      }),
    );
  expect(stepsInAll('Unselect everything', fruits('Apple', 'Pear'))).toEqual(['none']);
  expect(stepsInAll('Deselect Apple', fruits('Apple', 'Pear'))).toEqual([
    'select listbox "Fruits" with "Pear"',
  ]);
});
