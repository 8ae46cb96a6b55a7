/** Where what a sentence means is not there or has no name, nothing is done to what comes next best. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const heading = (name: string): SnapshotNode => node('heading', name, { level: 2, text: name });
const text = (words: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: words });
const line = (...parts: SnapshotNode[]): SnapshotNode => node('listitem', '', { children: parts });
const list = (...lines: SnapshotNode[]): SnapshotNode => node('list', '', { children: lines });

test('a title is not clicked as a choice, nor the word for what is chosen', () => {
  const plans = list(line(heading('Basic plan'), text('9 €')), line(heading('Pro plan'), text('19 €')));
  expect(did(planned('Choose the Pro plan', pageOf(plans)))).toBe('none');
  const density = node('generic', '', {
    children: [node('generic', '', { tag: 'label', text: 'Density' }), node('radio', ''), node('radio', '')],
  });
  expect(did(planned('Choose the compact density', pageOf(density)))).toBe('none');
  const plan = node('generic', '', {
    children: [node('generic', '', { tag: 'label', text: 'Plan' }), node('combobox', '', { tag: 'div' })],
  });
  expect(did(planned('Pick the Pro plan', pageOf(plan)))).not.toContain('click element "Plan"');
});

test('a record that says the same in a figure is not taken for the one that is called so', () => {
  const phone = (name: string, rate: string, ...more: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { classes: ['item'], children: [text(name), text(rate), ...more] });
  const shop = (...more: SnapshotNode[]) =>
    pageOf(
      node('generic', '', {
        children: [
          phone('Pixel 4', 'or 9 x $ 80', button('Add to cart')),
          phone('Pixel 3', 'or 9 x $ 60', ...more),
          phone('Pixel 2', 'or 3 x $ 90', button('Add to cart')),
          phone('Nova 8', 'or 5 x $ 30', button('Add to cart')),
          phone('Nova 7', 'or 5 x $ 20', button('Add to cart')),
        ],
      }),
    );
  expect(did(planned('Add the Pixel 3 to my cart', shop()))).not.toContain('click');
  expect(did(planned('Add the Pixel 3 to my cart', shop(button('Add to cart'))))).toContain('Add to cart');
});

test('a value that is chosen "as" something is no record that has it', () => {
  const orders = list(
    line(node('link', '#7837', { url: '/7837' }), text('Cancelled')),
    line(node('link', '#7838', { url: '/7838' }), text('Paid')),
  );
  const page = pageOf(heading('Orders'), node('generic', '', { text: 'Status' }), orders);
  expect(did(planned('Choose Cancelled as the status', page))).not.toContain('7837');
  const filter = selectOf('Status', 'All', 'Paid', 'Cancelled');
  expect(did(planned('Choose Cancelled as the status', pageOf(filter, orders)))).toContain('"Cancelled"');
});

test('a conversation is not known by one word of its last message', () => {
  const chat = (name: string, last: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('button', '', { tag: 'button', children: [text(name), text(last)] })],
    });
  const chats = pageOf(
    heading('Chats of the team'),
    list(chat('Sarah Holt', 'Can you take a look at the design?'), chat('Ali Kaya', 'See you')),
  );
  expect(did(planned('Switch to the group chat of the design team', chats))).not.toContain('click');
  expect(did(planned('Open the chat with Sarah Holt', chats))).toContain('click');
});

test('what is triggered or launched is no link in a record that says one word of it', () => {
  const alert = (words: string): SnapshotNode =>
    line(text(words), node('link', 'an example link', { url: 'javascript:;' }));
  const alerts = list(alert('This is a success alert'), alert('This is a danger alert'));
  expect(
    did(planned('Trigger the success notification', pageOf(heading('Notifications'), alerts))),
  ).not.toContain('click');
  const icons = list(
    line(text('Our icons'), node('link', 'View demo icons', { url: '/icons' })),
    line(text('Our fonts'), node('link', 'View fonts', { url: '/fonts' })),
  );
  expect(did(planned('Launch the demo modal', pageOf(heading('Modal'), icons)))).not.toContain('click');
});

test('a line is not selected by the sign that unfolds it', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', '', { children: [button('▸')] }), node('cell', name, { text: name })],
    });
  const page = pageOf(node('table', 'Invoices', { children: [row('INV-1'), row('INV-2')] }));
  expect(did(planned('Select invoice INV-2', page))).not.toContain('▸');
});

test('what lies in a part is not used in another part of its make', () => {
  const part = (role: string, title: string, ...more: SnapshotNode[]): SnapshotNode =>
    node(role, role === 'region' ? title : '', { children: [heading(title), ...more] });
  const menu = (): SnapshotNode => button('Widget menu');
  const widgets = (...first: SnapshotNode[]) =>
    pageOf(part('region', 'Visitors', ...first), part('region', 'Revenue', menu()));
  expect(did(planned('Open the widget menu of Visitors', widgets(text('12,403'))))).not.toContain('click');
  expect(did(planned('Open the widget menu of Visitors', widgets(menu())))).toContain('click');
  const comments = (...first: SnapshotNode[]) =>
    pageOf(part('article', 'Mia', ...first), part('article', 'Noah', button('Reply')));
  expect(did(planned('Click Reply under the comment by Mia', comments(button('Like'))))).not.toContain(
    'Reply',
  );
  expect(did(planned('Click Reply under the comment by Mia', comments(button('Reply'))))).toContain('Reply');
});

test('a button that says where to is no button for another place', () => {
  const card = (name: string, ...more: SnapshotNode[]): SnapshotNode => line(heading(name), ...more);
  const wish = button('Add to wishlist');
  const page = pageOf(list(card('Green mug', wish), card('Blue mug', button('Add to cart'))));
  expect(did(planned('Click Add to cart under Green mug', page))).not.toContain('click');
});

test('a quoted name is not clicked by what deletes the thing of that name', () => {
  const entry = (name: string): SnapshotNode =>
    node('row', '', { children: [node('cell', name, { text: name }), button('Delete')] });
  const page = pageOf(node('table', 'Drafts', { children: [entry('Invite Echo'), entry('Invite Fox')] }));
  expect(did(planned('Click "Invite Echo"', page))).not.toContain('Delete');
});

test('the sign in one of several tags removes no other', () => {
  const tag = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { children: [node('text', name), ...more] });
  const cross = (): SnapshotNode => node('button', '×', { tag: 'button', classes: ['close'] });
  const tags = (...first: SnapshotNode[]) =>
    pageOf(
      node('generic', '', {
        children: [tag('hiking', ...first), tag('music', cross()), tag('chess', cross())],
      }),
    );
  expect(did(planned('Remove the interest "hiking"', tags()))).not.toContain('click');
  const note = node('generic', '', {
    children: [tag('q2'), tag('work'), node('generic', '', { children: [button('Trash')] })],
  });
  expect(did(planned('Remove the tag q2 from this note', pageOf(note)))).not.toContain('Trash');
});

test('a degree that is not said makes another size', () => {
  const sizes = pageOf(button('Extra large modal'), button('Small modal'));
  expect(did(planned('Open the large modal', sizes))).not.toContain('click');
  expect(did(planned('Open the extra large modal', sizes))).toContain('Extra large');
});

test('a list is narrowed by no link in one of its cards', () => {
  const card = (title: string): SnapshotNode =>
    line(node('link', title, { url: `/${title}` }), button('Assign to me'));
  const board = pageOf(heading('Cards'), list(card('Fix login bug'), card('Update docs')));
  expect(did(planned('Filter the cards by "login"', board))).not.toContain('click');
});

test('what each of the lines says tells none of them', () => {
  const row = (key: string, what: string): SnapshotNode =>
    line(node('term', '', { text: key }), node('link', `Change ${what}`, { url: `#change-${what}` }));
  const answers = (...more: SnapshotNode[]) =>
    pageOf(
      node('heading', 'Register with a surgery', { level: 1 }),
      list(row('Address', 'address'), ...more),
    );
  const sentence = 'Click the link to change the surgery';
  expect(did(planned(sentence, answers(row('Name', 'name'))))).not.toContain('click');
  expect(did(planned(sentence, answers(row('Surgery', 'surgery'))))).toContain('Change surgery');
});

test('a number behind a name is a part of it', () => {
  const item = (name: string, rate: string): SnapshotNode =>
    line(heading(name), text(rate), button('Add to cart'));
  const shop = pageOf(list(item('Pixel 2', 'or 3 x $ 90'), item('Nova 8', 'or 5 x $ 30')));
  expect(did(planned('Add the Pixel 3 to my cart', shop))).not.toContain('click');
  expect(did(planned('Add the Pixel 2 to my cart', shop))).toContain('Add to cart');
});

test('a link to another page is no dialog', () => {
  const page = (url: string) => pageOf(node('link', 'read about the small modal', { url }), button('Save'));
  expect(did(planned('Show me the small modal', page('https://docs.test/modal')))).not.toContain('click');
});

test('a word for what things are is a part of a name beside another word with a capital', () => {
  const book = (name: string): SnapshotNode => line(heading(name), button('Add to list'));
  const page = pageOf(node('heading', 'Books', { level: 1 }), list(book('The Salt Path'), book('Circe')));
  expect(did(planned('Put the Mail Path on my list', page))).not.toContain('click');
  expect(did(planned('Put the Salt Path on my list', page))).toContain('Add to list');
});

test('what is said to be in a menu is not what is called so beside it', () => {
  const page = pageOf(button('Messages'), button('Account menu'));
  expect(did(planned('Go to my messages through the account menu', page))).not.toContain('"Messages"');
  expect(did(planned('Choose Messages from the account menu', page))).not.toContain('"Messages"');
  expect(did(planned('Go to my messages', page))).toContain('"Messages"');
});

test('a field that searches takes no name of what is made', () => {
  const files = pageOf(
    node('heading', 'My drive', { level: 1 }),
    node('textbox', 'Search in this folder', { tag: 'input', inputType: 'text', value: '' }),
    button('New'),
  );
  expect(did(planned('Create a folder called Taxes', files))).not.toContain('fill');
});

test('an address is not typed as a whole into one of its parts', () => {
  const field = (name: string): SnapshotNode =>
    node('textbox', name, { tag: 'input', inputType: 'text', value: '' });
  const sentence = 'Fill in the address: 12 High Street, 75002 Paris';
  expect(did(planned(sentence, pageOf(field('Address'), field('Postal code'), field('City'))))).not.toContain(
    'fill',
  );
  expect(did(planned(sentence, pageOf(field('Address'), field('Phone'))))).toContain('75002 Paris');
  const parted = 'Fill in the address: 12 Elm Street, Portland, Oregon, 97201';
  expect(did(planned(parted, pageOf(field('Address'), field('City'), field('Zip code'))))).not.toContain(
    'fill',
  );
});

test('what is agreed to on the way is sent off with what it came up with', () => {
  const opener = button('Switch');
  const box = node('checkbox', 'I accept the terms', { tag: 'input', checked: false });
  const dialog = (...more: SnapshotNode[]) =>
    pageOf(opener, node('dialog', 'Switch to Green?', { children: [box, ...more] }));
  const sentence = 'Click Switch, accepting the terms';
  const first = planned(sentence, pageOf(opener));
  const next = first.kind === 'found' ? first.next : undefined;
  const then = (...more: SnapshotNode[]) => did(planned(sentence, dialog(...more), next, pageOf(opener)));
  expect(then(button('Confirm switch'), button('Not now'))).toMatch(
    /check .*; click button "Confirm switch"/,
  );
  expect(then(button('Confirm switch'), button('Compare plans'))).not.toContain('check');
});

test('what lies on the left is not what is called so in the middle', () => {
  const at = (x: number) => ({ box: { x, y: 100, width: 100, height: 20 } });
  const middle = node('link', 'Jewelry', { url: '#', ...at(600) });
  const left = node('button', 'Jewelry +', { tag: 'button', ...at(20) });
  const sentence = "Open 'Jewelry' in the list on the left";
  expect(did(planned(sentence, pageOf(list(line(middle)), list(line(left)))))).not.toContain('link');
});
