/** What another part of the page, another kind of thing or another page of the list has is not used for it: each of these had been done, and reported as done. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });
const heading = (name: string, level = 2): SnapshotNode => node('heading', name, { level, tag: `h${level}` });

test('a billing address does not go into the fields of the shipping address', () => {
  const shipping = node('group', 'Shipping address', {
    tag: 'fieldset',
    children: [node('text', 'Shipping address'), field('Street'), field('City')],
  });
  const page = pageOf(
    heading('Checkout', 1),
    node('form', '', { tag: 'form', children: [shipping, button('Place order')] }),
  );
  expect(
    did(planned('Enter a different billing address: street Oak Lane 5, city Leeds', page)),
  ).not.toContain('fill');
  expect(did(planned('Enter the shipping address: street Oak Lane 5, city Leeds', page))).toContain(
    'fill textbox "Street" with "Oak Lane 5"',
  );
  expect(did(planned('Fill in the form: street Oak Lane 5, city Leeds', page))).toContain(
    'fill textbox "Street"',
  );
});

test('the last name is no last one of several names, but the last name in a list is', () => {
  const page = pageOf(
    node('form', '', {
      tag: 'form',
      children: [
        heading('Patient'),
        field('First name'),
        field('Last name'),
        heading('Emergency contact'),
        field('First name'),
        field('Last name'),
      ],
    }),
  );
  expect(did(planned('Set the last name to Holt', page))).toMatch(/none|ambiguous|cannot-tell/);
  const names = ['Ann', 'Bea', 'Cleo'].map((name) =>
    node('listitem', '', { children: [node('link', name, { url: `/${name}` })] }),
  );
  expect(
    did(planned('Click the last name in the list', pageOf(node('list', 'Names', { children: names })))),
  ).not.toContain('Ann');
});

test('who has joined last is not the one at the end of the list', () => {
  const member = (name: string, joined: string): SnapshotNode =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: name }),
        node('generic', '', { text: `Joined ${joined}` }),
        button('Suspend'),
      ],
    });
  const page = pageOf(
    node('list', '', {
      children: [member('Ann', '9 Sep 2025'), member('Bea', '12 May 2024'), member('Cleo', '3 Jan 2023')],
    }),
  );
  const plan = planned('Suspend the member who joined last', page);
  expect(plan.kind === 'found' ? plan.steps[0]?.ref : undefined).not.toBe(
    page.root.children[0]?.children[2]?.children[2]?.ref,
  );
});

test('of a list of which the page shows a part neither all are done nor the cheapest is known', () => {
  const line = (name: string, price: string): SnapshotNode =>
    node('article', '', {
      children: [heading(name, 3), node('generic', '', { text: price }), button('Remove')],
    });
  const list = (...more: SnapshotNode[]) =>
    pageOf(
      node('generic', '', {
        children: [line('Trowel', '€11.00'), line('Clay pot', '€4.25'), line('Fern', '€9.00')],
      }),
      ...more,
    );
  const part = node('paragraph', '', { text: 'Showing 1–3 of 12' });
  expect(did(planned('Remove everything except Fern', list()))).not.toBe('none');
  expect(did(planned('Remove everything except Fern', list(part)))).toBe('none');
  expect(did(planned('Remove the cheapest product', list()))).not.toBe('none');
  expect(did(planned('Remove the cheapest product', list(part)))).toBe('none');
});

const journey = (...kinds: SnapshotNode[]) =>
  pageOf(
    ...kinds,
    node('form', '', {
      tag: 'form',
      children: [field('From'), field('To'), field('Depart', { inputType: 'date' }), button('Search')],
    }),
  );

test('no hotels are searched for where the form stands at flights, and no days are places', () => {
  const at = (name: string): SnapshotNode[] =>
    ['Flights', 'Hotels'].map((kind) => node('radio', kind, { checked: kind === name }));
  expect(did(planned('Find flights from Oslo to Bergen', journey(...at('Flights'))))).toContain('"Oslo"');
  expect(did(planned('Find hotels from Oslo to Bergen', journey(...at('Flights'))))).not.toContain('fill');
  expect(
    did(planned('Find hotels in Bergen from 3 May 2027 to 5 May 2027', journey(...at('Flights')))),
  ).not.toContain('fill');
  const tabs = ['Flights', 'Hotels'].map((name) => node('tab', name, { selected: name === 'Hotels' }));
  expect(did(planned('Find flights from Oslo to Bergen', journey(...tabs)))).not.toContain('fill');
});

test('who a leave is for does not cover for it', () => {
  const date = (name: string): SnapshotNode => field(name, { inputType: 'date' });
  const form = (people: string) =>
    pageOf(
      heading('Time off', 1),
      node('form', '', {
        tag: 'form',
        children: [
          selectOf('Type', 'Annual leave', 'Sick leave'),
          date('First day'),
          date('Last day'),
          selectOf(people, 'Nobody', 'Mia Holt', 'Dev Anand'),
          button('Request'),
        ],
      }),
    );
  const sentence = 'Request annual leave from 3 May 2027 to 7 May 2027';
  expect(did(planned(`${sentence} for Mia Holt`, form('Cover')))).not.toContain('fill');
  expect(did(planned(`${sentence} covered by Mia Holt`, form('Cover')))).toContain('fill');
});

test('a branch of a tree is no file, and a thing not the branch of all such things', () => {
  const leaf = (name: string): SnapshotNode => node('treeitem', name, { selected: false });
  const page = pageOf(
    node('button', 'Delete', { tag: 'button', disabled: true }),
    node('tree', '', {
      children: [
        node('treeitem', 'Contracts', { expanded: false, selected: false }),
        leaf('notes.md'),
        leaf('cat.png'),
      ],
    }),
  );
  for (const sentence of ['Delete the contract', 'Delete the file Contracts', 'Delete the folder notes.md'])
    expect(did(planned(sentence, page))).toBe('none');
  expect(did(planned('Delete notes.md', page))).toContain('notes.md');
  expect(did(planned('Delete the folder Contracts', page))).toContain('Contracts');
});

test('what the form is for is told by no text of a record that says "form"', () => {
  const item = (about: string): SnapshotNode =>
    node('listitem', '', {
      children: [
        node('generic', '', { text: 'Black umbrella' }),
        node('generic', '', { text: about }),
        button('Claim'),
      ],
    });
  const page = pageOf(
    heading('Lost property', 1),
    node('list', '', { children: [item('wooden handle'), item('handle in the form of a duck')] }),
  );
  expect(did(planned('Open the claim form for the black umbrella', page))).not.toContain('click');
});

test('the section that is gone to leaves something to say there', () => {
  const tab = (name: string, selected = false): SnapshotNode => node('tab', name, { selected });
  const page = pageOf(
    node('tablist', '', { children: [tab('Profile', true), tab('Privacy')] }),
    button('Delete account'),
  );
  expect(did(planned('Delete my profile', page))).not.toContain('Delete account');
});
