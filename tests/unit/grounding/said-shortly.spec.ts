/** Short orders: a field with its value, so many more or less, a box left as it is, a slot of a day, a file in a format. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll, selectOf as list } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });
const number = (name: string, value: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', value, inputType: 'number', ...more });
const button = (name: string): SnapshotNode => node('button', name);
const div = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });

const card = pageOf(field('Card number'), field('Expiry date'), field('CVC'));
const phones = pageOf(field('First name'), field('Phone number'), field('Mobile phone'));
const guests = pageOf(number('Adults', '2', { max: '6' }), number('Children', '0'));

for (const [sentence, page, expected] of [
  [
    'Enter card number 4242424242424242, expiry 09/28 and CVC 123',
    card,
    [
      'fill textbox "Card number" with "4242424242424242"',
      'fill textbox "Expiry date" with "09/28"',
      'fill textbox "CVC" with "123"',
    ],
  ],
  ['Enter card number 4242424242424242, expiry 09/28 and PIN 123', card, []],
  ['Enter the phone number 123', phones, ['fill textbox "Phone number" with "123"']],
  ['Enter the mobile phone 123', phones, ['fill textbox "Mobile phone" with "123"']],
  ['two more adults', guests, ['fill spinbutton "Adults" with "4"']],
  ['one adult less', guests, ['fill spinbutton "Adults" with "1"']],
  ['one more child please', guests, ['fill spinbutton "Children" with "1"']],
  ['six more adults', guests, []],
  ['two fewer children', guests, []],
  ['two more pets', guests, []],
  ['two more', guests, []],
] as const)
  it(`${sentence}: ${expected.join(', ') || 'nothing'}`, () => {
    const steps = stepsInAll(sentence, page);
    if (expected.length > 0) expect(steps).toEqual(expected);
    else expect(planned(sentence, page).kind).not.toBe('found');
  });

const switches = (sms: boolean): Snapshot =>
  pageOf(node('switch', 'Email', { checked: true }), node('switch', 'SMS', { checked: sms }));

test('a switch that is kept as it is takes no step, and one that is not so is no such switch', () => {
  const sentence = 'Turn off email, keep SMS on';
  expect(stepsInAll(sentence, switches(true))).toEqual(['uncheck switch "Email"']);
  expect(stepsInAll(sentence, switches(false)).at(-1)).toBe('none');
  expect(stepsInAll('Turn off email, keep push on', switches(true)).at(-1)).toBe('none');
});

const days = (...after: SnapshotNode[]): Snapshot =>
  pageOf(
    div(node('heading', 'Mon 3 May'), button('10:00'), button('10:30')),
    div(text('Tue 4 May'), button('10:00'), button('10:30'), node('button', '11:00', { disabled: true })),
    ...after,
  );

for (const [sentence, after, expected] of [
  ['Choose the 10:30 slot on Tuesday', [], ['click button "10:30" in 2']],
  ['Book the 10:00 slot on Monday', [], ['click button "10:00" in 1']],
  [
    'Book Tuesday at 10:30',
    [button('Confirm booking')],
    ['click button "10:30" in 2', 'then Confirm booking'],
  ],
  ['Book Tuesday at 10:30', [button('Continue')], []],
  ['Choose the 11:00 slot on Tuesday', [], []],
  ['Choose the 10:30 slot on Friday', [], []],
  ['Choose the 10:30 slot', [], []],
  ['Choose the 10:30 slot on Tuesday with Dr. Lind', [], []],
] as const)
  it(`${sentence}, beside ${after.length} buttons: ${expected.join(', ') || 'nothing'}`, () => {
    const page = days(...after);
    const answer = planned(sentence, page);
    const [first, second] = expected;
    if (first === undefined) return expect(answer.kind).not.toBe('found');
    const step = answer.kind === 'found' ? answer.steps[0] : undefined;
    const at = page.root.children.findIndex(({ children }) => children.some(({ ref }) => ref === step?.ref));
    expect(`${step?.description} in ${at + 1}`).toBe(first);
    expect(answer.kind === 'found' && answer.next !== undefined).toBe(second !== undefined);
  });

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const early = Array.from({ length: 12 }, (_, hour) => String(hour + 1));
const clock = (title: string, ...lists: SnapshotNode[]): SnapshotNode => div(text(title), div(...lists));
const whole = pageOf(
  clock('Start time', list('', ...hours), list('', '00', '15', '30', '45')),
  field('Name'),
);
const halves = pageOf(clock('Pick-up time', list('', ...early), list('', '00', '30'), list('', 'AM', 'PM')));

for (const [sentence, page, expected] of [
  ['Set the start time to 10:30', whole, ['10', '30']],
  ['Set the start time to 10:40', whole, []],
  ['Set the end time to 10:30', whole, []],
  ['Set the pick-up time to 2:30 pm', halves, ['2', '30', 'PM']],
  ['Set the pick-up time to 14:00', halves, ['2', '00', 'PM']],
] as const)
  it(`${sentence}: ${expected.join(' ') || 'nothing'}`, () => {
    const answer = planned(sentence, page);
    expect(answer.kind === 'found' ? answer.steps.map((step) => step.arguments[0]) : []).toEqual(expected);
  });

const opener = button('Export');
const orders = (...children: SnapshotNode[]): Snapshot =>
  pageOf(node('heading', 'Orders'), opener, ...children);
const menu = node('menu', '', { children: [node('menuitem', 'CSV file'), node('menuitem', 'PDF')] });
const dialog = node('dialog', 'Export', {
  children: [
    node('radio', 'CSV', { checked: false }),
    node('radio', 'PDF', { checked: true }),
    button('Cancel'),
    button('Download'),
  ],
});

for (const [sentence, up, expected] of [
  ['Export as CSV', menu, ['click button "Export"', 'click menuitem "CSV file"']],
  ['Download the orders as PDF', menu, ['click button "Export"', 'click menuitem "PDF"']],
  ['Export as XML', menu, ['click button "Export"', 'none']],
  [
    'Export the orders as CSV',
    dialog,
    ['click button "Export"', 'check radio "CSV"', 'click button "Download"'],
  ],
  ['Export the invoices as CSV', menu, ['none']],
] as const)
  it(`${sentence}: ${expected.join(', ')}`, () => {
    expect(inTurn(sentence, [orders(), orders(up), orders(up)])).toEqual(expected);
  });

test('one of several buttons that export is not the one that asks for a format', () => {
  const row = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('text', name), button('Export')] });
  expect(did(planned('Export as CSV', pageOf(node('list', '', { children: [row('a'), row('b')] }))))).toBe(
    'none',
  );
});

const dish = (name: string): SnapshotNode =>
  node('listitem', '', { tag: 'li', children: [node('text', name), button('Add')] });
const dishes = (...after: SnapshotNode[]): Snapshot =>
  pageOf(node('list', '', { tag: 'ul', children: [dish('Espresso'), dish('Croissant')] }), ...after);

for (const [where, after, expected] of [
  ['alone', [], ['click button "Add"', 'click button "Add"', 'click button "Add"']],
  [
    'beside the button that orders',
    [button('Place order')],
    ['click button "Add"', 'click button "Add"', 'click button "Add"', 'click button "Place order"'],
  ],
  ['beside a cart', [node('link', 'Cart (0)')], ['none']],
] as const)
  it(`two espressos and a croissant are ordered ${where}: ${expected.join(', ')}`, () => {
    expect(stepsInAll('Order two espressos and one croissant', dishes(...after))).toEqual(expected);
  });

test('one logs out behind the sign of who is signed in', () => {
  const sign = node('generic', '', { tag: 'div', classes: ['user-menu'], text: 'AB', clickable: true });
  const head = (...more: SnapshotNode[]): Snapshot =>
    pageOf(
      node('banner', '', { tag: 'header', children: [node('link', 'Home', { url: '/' }), sign, ...more] }),
    );
  const item = node('generic', '', { tag: 'div', text: 'Sign out', clickable: true });
  expect(inTurn('Log me out', [head(), head(item)])).toEqual([
    'click element "AB"',
    'click element "Sign out"',
  ]);
  expect(did(planned('Delete my account', head()))).toBe('none');
});
