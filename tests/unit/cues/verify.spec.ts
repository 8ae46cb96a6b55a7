import { expect, test } from '../../../fixtures/test.js';
import type { Fingerprint } from '../../../src/contract/locator-data.js';
import { compareFingerprints } from '../../../src/cues/verify.js';

const button: Fingerprint = {
  role: 'button',
  name: 'Save',
  tag: 'button',
  type: 'submit',
  heading: 'Profile',
};
const inCard: Fingerprint = {
  role: 'button',
  name: 'Add to cart',
  tag: 'button',
  heading: 'Mugs',
  container: 'Blue mug',
  path: 'html>body>ul>li:nth(2)>button',
  neighbours: ['€12', ''],
};
const icon: Fingerprint = {
  role: 'button',
  name: '',
  tag: 'button',
  classes: ['btn', 'icon-edit'],
  container: 'Alice',
  path: 'html>body>table>tr:nth(2)>td>button:nth(1)',
  neighbours: ['Alice', ''],
};
const link: Fingerprint = { role: 'link', name: 'Read more', tag: 'a', href: '/posts/1' };
const cart: Fingerprint = { role: 'link', name: 'Cart (2)', tag: 'a', href: '/cart' };
const badge: Fingerprint = {
  role: 'button',
  name: 'Cart (2)',
  tag: 'button',
  neighbours: ['Search', 'Log in'],
};
const field: Fingerprint = { role: 'textbox', name: 'Email', tag: 'input', type: 'email', label: 'Email' };
const { heading: _heading, ...bare } = button;

type Row = readonly [title: string, recorded: Fingerprint, change: Partial<Fingerprint>];

const same: Row[] = [
  ['nothing', button, {}],
  ['the classes', { ...button, classes: ['a'] }, { classes: ['b', 'c'] }],
  ['the path', { ...button, path: 'html>body>button' }, { path: 'html>body>div>div>button' }],
  ['the neighbours', { ...button, neighbours: ['a', 'b'] }, { neighbours: ['c', 'd'] }],
  ['the id', { ...button, id: 'save' }, { id: 'save-profile' }],
  ['a generated id', { ...button, id: ':r1:' }, { id: ':r7:' }],
  ['the case of the name', button, { name: 'SAVE' }],
  ['white space in the name', { ...button, name: 'Save  now' }, { name: ' Save now\u00a0' }],
  ['punctuation around the name', button, { name: 'Save…' }],
  ['the star of a required field', { ...field, name: 'Email' }, { name: 'Email *' }],
  ['the colon of a label', field, { name: 'Email:' }],
  ['a count in a link that leads to the same place', cart, { name: 'Cart (3)' }],
  ['a count in a button between the same neighbours', badge, { name: 'Cart (13)' }],
  ['a count that appears', { ...badge, name: 'Cart' }, { name: 'Cart (1)' }],
  ['a count that appears in the heading', button, { heading: 'Profile (2)' }],
  ['the tag', button, { tag: 'div' }],
  ['submit against button', button, { type: 'button' }],
  ['the query of a link', { ...cart, href: '/cart?sid=1' }, { href: '/cart?utm_source=x' }],
  ['the heading of a link to the same place', { ...cart, heading: 'Red hat' }, { heading: 'Blue mug' }],
  ['the heading around the same card', inCard, { heading: 'All products' }],
  [
    'the place of a card in the list',
    inCard,
    { path: 'html>body>ul>li:nth(7)>button', neighbours: ['€13', ''] },
  ],
  ['the id in a link of the same record', { ...link, container: 'Alice' }, { href: '/posts/77' }],
  ['the place of an icon in the same row', icon, { path: 'html>body>table>tr:nth(9)>td>button:nth(1)' }],
  [
    'that the section is no repeated container any more',
    { ...button, container: 'Profile' },
    { container: '' },
  ],
  ['that the section became a repeated container', button, { container: 'Profile' }],
  ['the text of a named button', { ...button, text: 'Save' }, { text: '✓' }],
  [
    'nothing, of an icon with a test id',
    { ...icon, testId: 'edit', classes: [] },
    { testId: 'edit', path: 'x' },
  ],
  [
    'a name that became explicit',
    { ...bare, role: 'generic', name: '', text: 'Settings' },
    { name: 'Settings' },
  ],
];

const drifted: Row[] = [
  ['the test id of a named button', { ...button, testId: 'save' }, { testId: 'save-btn' }],
  ['the address of a named link', cart, { href: '/basket' }],
  ['the id in a link without any surroundings', link, { href: '/posts/2' }],
  ['the parameter of a link without any surroundings', { ...link, href: '/e?id=1' }, { href: '/e?id=2' }],
  ['a count, with nothing else to go by', { ...bare, name: 'Pack (6)' }, { name: 'Pack (12)' }],
  [
    'a price in the name of a button with an id',
    { ...button, name: 'Pay €5', id: 'pay' },
    { name: 'Pay €7' },
  ],
  ['the heading, with the same test id', { ...button, testId: 'save' }, { heading: 'Your account' }],
  ['a heading where there was none', bare, { heading: 'Profile' }],
  [
    'the name of the record behind the same link',
    { ...link, container: 'Alice' },
    { container: 'Alice Smith' },
  ],
  ['the type of a field', field, { type: 'text' }],
];

const other: Row[] = [
  ['the role', button, { role: 'link' }],
  ['the name', button, { name: 'Cancel' }],
  ['one word more in the name', button, { name: 'Save draft' }],
  ['one word less in the name', { ...button, name: 'Save draft' }, { name: 'Save' }],
  ['the language of the name', button, { name: 'Speichern' }],
  ['the name, behind the same test id', { ...button, testId: 'go' }, { name: 'Delete' }],
  ['the product of the card', inCard, { container: 'Red hat' }],
  ['the row, at the same place', { ...icon, name: 'Edit' }, { container: 'Bob' }],
  ['the row, where there was only one before', { ...bare, name: 'Edit' }, { container: 'Bob' }],
  ['a page number', { ...bare, role: 'link', name: '2' }, { name: '3' }],
  ['a year', { ...bare, role: 'option', name: '2025' }, { name: '2026' }],
  ['the number of a page', { ...bare, name: 'Page 2' }, { name: 'Page 3' }],
  ['the number of items to show', { ...bare, name: '10 items per page' }, { name: '25 items per page' }],
  ['plus against minus', { ...bare, name: '+' }, { name: '-' }],
  ['the direction of an arrow', { ...bare, name: 'Move ↑' }, { name: 'Move ↓' }],
  ['A+ against A-', { ...bare, name: 'A+' }, { name: 'A-' }],
  ['C against C#', { ...bare, role: 'option', name: 'C' }, { name: 'C#' }],
  ['the section of a name that several have', button, { heading: 'Billing' }],
  [
    'the section, with the same place in it',
    { ...button, path: 'p', neighbours: ['x', ''] },
    { heading: 'Billing' },
  ],
  ['the icon of a button without a name', icon, { classes: ['btn', 'icon-trash'] }],
  ['the test id of a button without a name', { ...icon, testId: 'edit' }, { testId: 'delete' }],
  ['the row of a button without a name', icon, { container: 'Bob' }],
  ['the action of a link without a name', { ...icon, href: '/w?do=edit' }, { href: '/w?do=delete' }],
  ['nothing, of an icon that nothing tells apart', { role: 'img', name: '', tag: 'i' }, {}],
  [
    'the placeholder of a field without a name',
    { ...bare, name: '', placeholder: 'From' },
    { placeholder: 'To' },
  ],
  ['the only name', button, { name: '' }],
  ['a name where there was none', icon, { name: 'Delete' }],
];

for (const [kind, rows] of Object.entries({ same, drifted, other })) {
  for (const [title, recorded, change] of rows) {
    test(`an element is ${kind} when what differs is ${title}`, () => {
      const comparison = compareFingerprints(recorded, { ...recorded, ...change });
      expect(comparison.kind, JSON.stringify(comparison)).toBe(kind);
      if (comparison.kind !== 'same') expect(comparison.differences.length).toBeGreaterThan(0);
    });
  }
}

test('a difference says what was and what is', () => {
  const comparison = compareFingerprints(button, { ...button, name: 'Send' });
  expect(comparison).toEqual({ kind: 'other', differences: ['name was "Save", is "Send"'] });
});
