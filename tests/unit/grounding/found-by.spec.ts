/** What is found by a field of its own that has a button beside it, and a list of which only some are not done yet. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const nav = node('navigation', '', {
  children: ['Home', 'Find members', 'Events'].map((name) => node('link', name, { url: `#${name}` })),
});
const finder = (...beside: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: [field('Last name'), ...beside] });

const members = pageOf(nav, node('heading', 'Members', { level: 1 }), finder(button('Find member')));
const home = pageOf(nav, node('heading', 'Welcome', { level: 1 }));

test('the value goes into the field that is named, and the button beside it is clicked', () => {
  for (const sentence of [
    'Find the members with last name "Davis"',
    'Find members with the last name Davis',
    'Search for members by last name Davis',
  ])
    expect(did(planned(sentence, members)), sentence).toBe(
      'fill textbox "Last name" with "Davis"; click button "Find member"',
    );
});

test('the page where they are found is opened first', () => {
  expect(inTurn('Find the members with last name "Davis"', [home, members])).toEqual([
    'click link "Find members"',
    'fill textbox "Last name" with "Davis"; click button "Find member"',
  ]);
});

test('nothing is found by a field that is not there, has no button, or finds something else', () => {
  expect(did(planned('Find the members with city "Oslo"', members))).toBe('none');
  expect(did(planned('Find the events with last name "Davis"', members))).toBe('none');
  expect(did(planned('Find the members with last name "Davis"', pageOf(finder(button('Save')))))).toBe(
    'none',
  );
});

const chore = (name: string, checked: boolean, state = ''): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('checkbox', '', { tag: 'input', checked, hints: [{ from: 'label-nearby', text: name }] }),
      node('generic', '', { tag: 'span', text: name }),
      ...(state === '' ? [] : [node('generic', '', { tag: 'em', text: state })]),
    ],
  });
const chores = (...children: SnapshotNode[]) =>
  pageOf(node('heading', 'Tasks', { level: 1 }), node('list', '', { tag: 'ul', children }));

test('the open ones of a list of boxes are those that are not ticked', () => {
  const page = chores(chore('Mop', false), chore('Dust', true), chore('Bake', false));
  for (const sentence of ['Mark all open tasks as done', 'Tick every unfinished task'])
    expect(did(planned(sentence, page)), sentence).toBe('check checkbox "Mop"; check checkbox "Bake"');
  expect(did(planned('Uncheck all finished tasks', page))).toBe('uncheck checkbox "Dust"');
});

test('where the lines say themselves which are open, the boxes do not tell it', () => {
  const page = chores(
    chore('Mop', false, 'open'),
    chore('Dust', false, 'waiting'),
    chore('Bake', false, 'open'),
  );
  expect(did(planned('Tick all open tasks', page))).not.toContain('Dust');
});
