/** What a card, a list or a form has already is kept, and what is said of one end, one name or one pad is done there. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onPages, pageOf, planned, stepsInAll } from './snapshot.js';

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2, tag: 'h2', text: name });
const box = (kind: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: [kind], children });
const words = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'span', text, ...more });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });

const card = (name: string): SnapshotNode =>
  node('button', `${name} Spike`, {
    tag: 'div',
    classes: ['card'],
    children: [node('text', name), button('Spike')],
  });
const column = (name: string, ...cards: string[]): SnapshotNode =>
  node('region', name, {
    tag: 'section',
    children: [heading(`${name} ${cards.length}`), ...cards.map(card)],
  });

test('the top of a column is before its first card, and not before the first column', () => {
  const board = pageOf(
    box(
      'board',
      column('Ideas', 'Tram', 'Goose', 'River'),
      column('Written', 'Roof', 'History'),
      column('Subs', 'Final'),
    ),
  );
  expect(did(planned('Move River to the top of the ideas', board))).toBe(
    'drag button "River Spike" directly before button "Tram Spike"',
  );
  expect(did(planned('Move River to the top', board))).toContain('directly before button "Tram Spike"');
  expect(did(planned('Move Tram to the top of the ideas', board))).toBe('done');
});

test('what is added to a native list of several leaves what is chosen there, and a list that another one stands for is left alone', () => {
  const team = (more: Partial<SnapshotNode> = {}) =>
    pageOf(
      node('listbox', 'Team', {
        tag: 'select',
        options: ['Ada', 'Clem', 'Dot'],
        children: [
          node('option', 'Ada', { tag: 'option', ...more }),
          node('option', 'Clem', { tag: 'option', selected: true, ...more }),
          node('option', 'Dot', { tag: 'option', ...more }),
        ],
        ...more,
      }),
    );
  expect(did(planned('Add Dot to the team', team()))).toBe('select listbox "Team" with "Clem", "Dot"');
  expect(did(planned('Add Dot to the team', team({ hidden: 'clipped' })))).not.toContain('select');
});

test('a button of each card is no state that one of them has already', () => {
  const product = (name: string): SnapshotNode =>
    node('listitem', '', {
      tag: 'li',
      children: [
        node('list', '', {
          tag: 'ul',
          children: [
            node('listitem', 'Compare', { tag: 'li', clickable: true, text: 'Compare' }),
            node('listitem', 'Favorite', { tag: 'li', clickable: true, text: 'Favorite' }),
          ],
        }),
        heading(name),
      ],
    });
  const shop = pageOf(
    node('list', '', { tag: 'ul', children: ['Greenhouse', 'Forest', 'Meadow'].map(product) }),
  );
  expect(did(planned('Mark Greenhouse as a favorite', shop))).not.toBe('done');
});

test('a calculator is typed on by its keys, whatever field stands beside it', () => {
  const keys = box('keys', ...Array.from('7894561230.+-x=C').map((key) => words(key, { clickable: true })));
  const page = pageOf(
    box('lead', words('It waits'), field('It waits', { value: '5' }), words('seconds')),
    keys,
  );
  expect(did(planned('Key in 42.5 on the calculator', page))).toBe(
    'click element "4"; click element "2"; click element "."; click element "5"',
  );
});

test('what is to be remembered is ticked before the form is sent off', () => {
  const form = node('form', '', {
    tag: 'form',
    children: [
      field('Email'),
      field('Password', { inputType: 'password' }),
      node('checkbox', 'Remember me', { tag: 'input', checked: false }),
      button('Log in'),
    ],
  });
  const all = stepsInAll('Log in with kim@port.test / Sesame#12 and let the site remember me', pageOf(form));
  expect(all.indexOf('check checkbox "Remember me"')).toBeGreaterThan(0);
  expect(all.indexOf('check checkbox "Remember me"')).toBeLessThan(all.indexOf('click button "Log in"'));
});

test('no menu is opened for a name of which a card says one word', () => {
  const blend = (name: string, tag: string): SnapshotNode =>
    node('article', '', { tag: 'article', children: [heading(name), words(tag), button('Options ▾')] });
  const blends = pageOf(
    box(
      'blends',
      blend('Harbour Breakfast', 'morning'),
      blend('Quiet Evening', 'vanilla'),
      blend('Green Lantern', 'grassy'),
    ),
  );
  expect(onPages('Duplicate Quiet Morning', [blends])).toEqual(['none']);
  expect(onPages('Duplicate Quiet Evening', [blends])).toEqual(['click button "Options ▾"']);
});

test('a deed of a line shows nothing and opens no choices, and what is made is called so', () => {
  const line = (name: string, deed: string): SnapshotNode => box('line', words(name), button(deed));
  const waiting = pageOf(
    box('list', line('Yilmaz, E. · ENT', 'Schedule'), line('Quinn, R. · Bones', 'Schedule')),
  );
  expect(did(planned('Show ENT', waiting))).not.toContain('click button "Schedule"');
  const children = pageOf(
    node('article', '', { tag: 'article', children: [words('Oskar Lind Checked in'), button('Check out')] }),
    node('article', '', { tag: 'article', children: [words('Aisha Rahman Absent'), button('Undo')] }),
  );
  expect(did(planned('Mark Oskar as absent', children))).not.toContain('Check out');
  expect(did(planned('Add a page', pageOf(button('Add ad'))))).not.toContain('click');
  expect(did(planned('Add an ad', pageOf(button('Add ad'))))).toContain('click');
  expect(did(planned('Add a page', pageOf(button('Add page'))))).toContain('click');
});

test('the top of a list that a title stands over is before its first line, whichever line is dragged', () => {
  const line = (name: string): SnapshotNode =>
    node('listitem', name, {
      tag: 'li',
      children: [node('generic', '', { tag: 'div', text: name, classes: ['handle'] })],
    });
  const queue = pageOf(
    heading('Order of acts'),
    node('list', '', { tag: 'ol', children: ['Juggler', 'Choir', 'Clown'].map(line) }),
  );
  for (const name of ['Clown', 'Choir'])
    expect(did(planned(`Drag ${name} to the top of the order of acts`, queue)), name).toBe(
      `drag element "${name}" directly before listitem "Juggler"`,
    );
  expect(did(planned('Drag Juggler to the top of the order of acts', queue))).toBe('done');
  expect(did(planned('Drag Clown to the end of the order of acts', queue))).toBe('done');
});
