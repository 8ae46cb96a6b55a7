/** "The second product", "the first two emails": what is counted is one of a list, and of a kind that the page speaks of; parts of a form are none. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const title = (name: string): SnapshotNode => node('heading', name, [], { tag: 'h1', level: 1 });

const done = (sentence: string, ...nodes: SnapshotNode[]): string => did(planned(sentence, pageOf(...nodes)));

/** A label over its field, as forms repeat them. */
const field = (name: string): SnapshotNode =>
  node('generic', '', [node('generic', '', [], { tag: 'label', text: name }), node('textbox', name)], {
    classes: ['field'],
  });

const choice = (name: string): SnapshotNode =>
  node('generic', '', [node('radio', name), node('generic', '', [], { text: name })], {
    classes: ['choice'],
  });

const line = (name: string, button: string): SnapshotNode =>
  node('listitem', '', [node('link', name), node('button', button)]);

test('the fields of a form are no products, results or cards', () => {
  const form = [title('Contact us'), node('form', '', [field('Name'), field('Street'), field('City')])];
  for (const said of ['click on the second product', 'open the last result', 'click the first card'])
    expect(done(said, ...form)).toBe('none');
});

test('the choices of a question are options, and no products, rows or emails', () => {
  const quiz = [title('Quiz'), node('group', 'How many?', [choice('Four'), choice('Seven'), choice('Nine')])];
  for (const said of ['select the first two products', 'open the last result', 'select the first two emails'])
    expect(done(said, ...quiz)).toBe('none');
});

test('switches are no rows', () => {
  const setting = (name: string): SnapshotNode =>
    node('generic', '', [node('generic', '', [], { text: name }), node('switch', name)], {
      classes: ['line'],
    });
  expect(done('select all rows', title('Settings'), setting('Sounds'), setting('Updates'))).toBe('none');
});

test('a kind with a meaning of its own is one that the page speaks of', () => {
  const lines = [line('Printer', 'Delete'), line('Router', 'Delete'), line('Screen', 'Delete')];
  const list = (name: string, said = lines): SnapshotNode[] => [title(name), node('list', '', said)];
  const links = ['Printer', 'Router'].map((name) => node('listitem', '', [node('link', name)]));
  expect(done('delete the last comment', ...list('Stock'))).toBe('none');
  expect(done('delete the last comment', ...list('Comments'))).toContain('Delete');
  expect(done('open the second ticket', ...list('Stock', links))).toBe('none');
  expect(done('open the second ticket', ...list('Tickets', links))).toBe('click link "Router"');
});

test('what a kind is listed in, or by whom it is made, speaks of it as well', () => {
  const tracks = ['Rain', 'Snow'].map((name) => line(name, 'Play'));
  expect(
    done(
      'play the second song',
      title('Evening'),
      node('button', 'Create playlist'),
      node('list', '', tracks),
    ),
  ).toBe('click button "Play"');
  expect(done('play the second song', title('Evening'), node('list', '', tracks))).toBe('none');
});

test('any list has items and results', () => {
  const list = [
    title('Stock'),
    node('list', '', [
      node('listitem', '', [node('link', 'Printer')]),
      node('listitem', '', [node('link', 'Router')]),
    ]),
  ];
  expect(done('open the last result', ...list)).toBe('click link "Router"');
  expect(done('click the first result', ...list)).toBe('click link "Printer"');
});

test('the box that chooses a row is no option, nor is a button that stands by itself', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', [node('cell', '', [node('checkbox', 'Select')]), node('cell', name)]);
  expect(done('select the second option from the list', node('table', '', [row('One'), row('Two')]))).toBe(
    'none',
  );
});

test('what turns the pages of a list is none of its results, and a message need not be an email', () => {
  const pager = ['1', '2', 'Next'].map((name) => node('listitem', '', [node('link', name)]));
  expect(done('open the last result', title('Roster'), node('list', '', pager))).toBe('none');
  const chat = ['Hello', 'Good morning'].map((name) => node('listitem', '', [node('link', name)]));
  expect(done('open the second email', title('Messages'), node('list', '', chat))).toBe('none');
  expect(done('open the second email', title('Emails'), node('list', '', chat))).toBe(
    'click link "Good morning"',
  );
});

test('the button that only the line under the pointer shows is that of no other line', () => {
  const todo = (name: string, ...shown: SnapshotNode[]): SnapshotNode =>
    node('listitem', '', [node('checkbox', name), node('generic', '', [], { text: name }), ...shown]);
  const list = node('list', '', [
    todo('Bread'),
    todo('Milk', node('button', 'Delete todo', [], { text: '×' })),
    todo('Water'),
  ]);
  const said = (sentence: string): string => done(sentence, title('todos'), list);
  expect(said('Delete the last todo in the list')).toBe('none');
  expect(said('delete the first todo')).toBe('none');
  expect(said('click the Delete todo button')).toBe('click button "Delete todo"');
});
