/** Goals that one small widget of a page is for, each beside what looks like it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));
const all = (instruction: string, ...children: SnapshotNode[]): string =>
  stepsInAll(instruction, pageOf(...children)).join('; ');

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const link = (name: string): SnapshotNode => node('link', name, { tag: 'a', url: '#' });
const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', ...more });
const secret = (name: string): SnapshotNode => field(name, { inputType: 'password' });
const group = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const text = (said: string): SnapshotNode => node('paragraph', '', { tag: 'p', text: said });

it('who is to stay signed in ticks the box that says so', () => {
  const form = (...names: string[]): SnapshotNode =>
    node('form', '', {
      tag: 'form',
      children: [field('User'), secret('Passphrase'), ...names.map((name) => box(name)), button('Log in')],
    });
  const sentence = 'Log in as gus with the passphrase "hum" and stay signed in';
  expect(all(sentence, form('Keep me signed in'))).toContain('check checkbox "Keep me signed in"');
  expect(all(sentence, form('Remember me on this computer'))).toContain('check checkbox "Remember me');
  expect(all(sentence, form('Send me news'))).toBe('none');
});

it('what was typed unseen is shown by the button beside it', () => {
  const rows = [
    group(secret('Passphrase'), button('Show passphrase')),
    group(secret('Repeat passphrase'), button('Show passphrase')),
  ];
  const typed = 'Enter "buzz" as the passphrase';
  expect(all(`${typed} and reveal it`, ...rows)).toBe(
    'fill textbox "Passphrase" with "buzz"; click button "Show passphrase"',
  );
  expect(
    all('Enter "buzz" into the first field and hide it', group(field('Colour'), button('Show'))),
  ).toContain('none');
  expect(all(`${typed} and make it visible`, group(secret('Passphrase')), button('Help'))).toContain('none');
});

it('an "Undo" takes back what it stands beside, and nothing else', () => {
  const toast = (said: string): SnapshotNode =>
    node('status', '', { text: said, children: [button('Undo')] });
  expect(did('Undo the archiving', toast('Hive archived'))).toBe('click button "Undo"');
  expect(did('Undo the removal', toast('Entry removed.'))).toBe('click button "Undo"');
  expect(did('Undo the last change', toast('Entry removed.'))).toBe('click button "Undo"');
  expect(did('Undo the marking', toast('Entry removed.'))).toBe('none');
  expect(did('Undo the archiving', toast('Hive archived'), button('Undo'))).not.toContain('click');
});

it('what is not done after all is a question answered with no', () => {
  const asked = (no: string): SnapshotNode =>
    node('dialog', 'Split the colony?', { children: [button(no), button('Split')] });
  expect(did("Don't split it after all", asked('Cancel'))).toBe('click button "Cancel"');
  expect(did("Don't split it after all, close the question", asked('Not yet'))).toBe(
    'click button "Not yet"',
  );
  expect(did("Don't split it after all", asked('Help'))).not.toContain('click');
  expect(did("Don't merge it after all", asked('Cancel'))).not.toContain('click');
  expect(did("Don't split it", button('Split'), button('Cancel'))).not.toContain('click');
});

it('of the cookies all but the necessary are rejected, and never those', () => {
  const notice = node('dialog', 'Cookies', {
    children: [text('We use cookies.'), button('Accept all'), button('Only necessary')],
  });
  expect(did('Reject everything but the necessary cookies', notice)).toBe('click button "Only necessary"');
  expect(did('Refuse all cookies except the essential ones', notice)).toBe('click button "Only necessary"');
  expect(did('Reject the necessary cookies', notice)).toBe('none');
  expect(did('Reject everything but the marketing cookies', notice)).toBe('none');
});

it('what is allowed is ticked where a box is called just so', () => {
  expect(did('Allow location sharing', box('Location sharing'))).toBe('check checkbox "Location sharing"');
  expect(did('Allow sharing', box('Location sharing'))).not.toContain('check');
  expect(did('Allow location sharing', box('Block location sharing'))).not.toContain('check');
});

it('one goes up to a place by its link', () => {
  const trail = node('navigation', 'Breadcrumb', { children: [link('All hives'), link('North meadow')] });
  expect(did('Go back up to North meadow', trail)).toBe('click link "North meadow"');
  expect(did('Go back up to South meadow', trail)).toBe('none');
});

it('a letter is addressed in the field for that', () => {
  const letter = [field('Recipient'), field('Subject')];
  expect(did('Address it to vera@bees.test', ...letter)).toBe(
    'fill textbox "Recipient" with "vera@bees.test"',
  );
  expect(did('Address it to vera@bees.test', field('Subject'), field('Address'))).not.toContain('fill');
  expect(did('Address it to the whole team', ...letter)).not.toContain('fill');
});

it('a time is chosen, and booked by the button for that', () => {
  const slots = [
    node('heading', 'Morning', { level: 4 }),
    ...['9:00', '10:30'].map((time) => button(time)),
    node('heading', 'Afternoon', { level: 4 }),
    ...['2:00', '3:15'].map((time) => button(time)),
    button('4:00', { disabled: true }),
    button('Book', { disabled: true }),
  ];
  expect(did('Book the 3:15 appointment in the afternoon', ...slots)).toBe('click button "3:15"');
  expect(did('Book the slot at 2 pm', ...slots)).toBe('click button "2:00"');
  expect(did('Book the 10:30 visit in the afternoon', ...slots)).not.toContain('click');
  expect(did('Book the slot at 4:00', ...slots)).not.toContain('click');
  expect(did('Reserve the slot at 9:00', ...slots)).not.toContain('click');
});

it('a question is opened by what it is about', () => {
  const asked = (said: string): SnapshotNode =>
    node('group', '', { tag: 'details', children: [node('generic', said, { tag: 'summary', text: said })] });
  const list = [
    asked('Do you rent out hives?'),
    asked('Who picks up the honey?'),
    asked('When is honey taken?'),
  ];
  expect(did('Unfold the question about renting hives', ...list)).toContain('Do you rent out hives?');
  expect(did('Unfold the question about honey', ...list)).not.toContain('click');
  expect(did('Unfold the question about renting bees', ...list)).not.toContain('click');
});

it('what one does not do goes on with nothing that was done', () => {
  const start = pageOf(button('Split…'));
  const asked = pageOf(
    button('Split…'),
    node('dialog', 'Sure?', { children: [button('Keep'), button('Split')] }),
  );
  expect(inTurn("Press Split… and then don't split it after all", [start, asked])).toEqual([
    'click button "Split…"',
    'click button "Keep"',
  ]);
});

it('what looks for a name takes none of what is new', () => {
  const bar = group(field('', { placeholder: 'Find a name…' }), button('+ Volunteer'));
  expect(did('Add a volunteer named Amy Poe', bar)).toBe('click button "+ Volunteer"');
  const form = group(field('', { placeholder: 'Name' }), button('+ Volunteer'));
  expect(all('Add a volunteer named Amy Poe', form)).toContain('fill textbox');
});

it('a plus right behind a letter adds nothing: a blood type, a grade', () => {
  const row = (...cells: string[]): SnapshotNode =>
    node('row', '', { children: cells.map((name) => node('cell', name, { clickable: true })) });
  const table = node('table', '', { children: [row('Dan Whitaker', 'AB+'), row('Chloe Martin', 'B-')] });
  expect(did('Add Dan Whitaker', table)).toBe('none');
  expect(did('Add Dan Whitaker', group(text('Dan Whitaker'), button('+')))).toBe('click button "+"');
});

it('the one button below what there is to choose from adds what is chosen, and not what is said', () => {
  const tile = (name: string): SnapshotNode => node('generic', '', { text: name, clickable: true });
  const kinds = group(tile('Flyer'), tile('Poster'), tile('Business card'));
  const send = button('Add to order');
  expect(did('Add the poster to the order', kinds, send)).toBe('none');
  expect(did('Add it to the order', kinds, send)).toBe('click button "Add to order"');
  expect(did('Add the poster to the order', group(text('Poster'), send))).toContain('Add to order');
});

it('what is narrowed to several opens none of them, though one only fits', () => {
  const talk = (room: string, title: string): SnapshotNode =>
    node('article', '', { tag: 'article', children: [text(room), link(title)] });
  const talks = group(talk('Room B', 'Postgres as a queue'), talk('Main hall', 'Opening'));
  expect(did('Show the talks in Room B', talks)).toBe('none');
  expect(did('Open Postgres as a queue', talks)).toBe('click link "Postgres as a queue"');
});

it('the bin is a place beside the favourites, and deletes no album', () => {
  const place = (name: string): SnapshotNode => node('generic', '', { text: name, clickable: true });
  const places = group(place('Photos'), place('Favourites'), place('Bin'), text('Albums'), place('Portugal'));
  expect(did('Delete the album', places)).toBe('none');
  expect(did('Open the bin', places)).toBe('click element "Bin"');
});

it('the bar along the top is a part of the page, and what lies beside it is not in it', () => {
  const bar = node('banner', '', {
    tag: 'header',
    box: { x: 240, y: 0, width: 1040, height: 60 },
    children: [button('Notifications'), button('Account')],
  });
  const side = node('navigation', '', {
    tag: 'nav',
    box: { x: 0, y: 0, width: 240, height: 700 },
    children: [link('Documentation')],
  });
  expect(did('Open the notifications in the top bar', side, bar)).toBe('click button "Notifications"');
  expect(did('Open the notifications in the navbar', side, bar)).toBe('click button "Notifications"');
  expect(did('Open the documentation in the top bar', side, bar)).toBe('none');
});

it('a list is searched by what searches it, and not by a field of a form that is called like it', () => {
  const search = field('Search in the data grid', { placeholder: 'Search lifts' });
  const form = node('form', '', {
    children: [node('combobox', 'Lift', { tag: 'input', value: '' }), button('Save')],
  });
  expect(did('Search the lifts for "hospital"', search, form)).toContain('"Search in the data grid"');
  expect(did('Enter "L-215" as the lift', search, form)).not.toContain('"Search in the data grid"');
});

it('what is moved on by so many is not scrolled to', () => {
  const region = node('region', 'Bouquets of the week', { children: [text('Tulips'), button('Next')] });
  expect(did('Scroll the bouquets on by one', region)).toBe('cannot-tell');
  expect(did('Scroll to the bouquets of the week', region)).toContain('scroll');
});

it('the box that is drawn in a line of a tree is ticked, where a click on the line only selects it', () => {
  const line = (name: string, ...classes: string[][]): SnapshotNode =>
    node('treeitem', name, {
      tag: 'a',
      selected: false,
      children: [
        ...classes.map((each) => node('img', '', { tag: 'i', clickable: true, classes: each })),
        node('text', name),
      ],
    });
  const boxed = node('tree', '', {
    children: [line('Ledger A', ['tree-checkbox']), line('Ledger B', ['tree-checkbox'])],
  });
  expect(did('Tick Ledger B', boxed)).toContain('click img');
  expect(did('Select Ledger B', boxed)).toBe('click treeitem "Ledger B"');
});

it('the project of a trail is not the second behind the projects of a menu', () => {
  const item = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { tag: 'li', children });
  const menu = node('list', '', { tag: 'ul', children: [item(link('Home')), item(link('Projects'))] });
  const trail = node('list', '', { tag: 'ol', children: [item(link('Start')), item(link('Project'))] });
  expect(did('Open the second project', menu, trail)).toBe('none');
  expect(did('Click the second Projects link', menu, group(menu))).toBe('click link "Projects"');
});

it('what is checked off is not the button that sends the check off', () => {
  const form = group(text('Left locker'), button('Submit check'));
  expect(did('Check the left locker', form)).toBe('none');
  expect(did('Submit the check', form)).toBe('click button "Submit check"');
});

it('what is to be shown is not marked, archived or deleted', () => {
  const bar = group(button('Back'), button('Mark unread'), button('Archive'));
  expect(did('Show the unread mails', text('Mails'), bar)).toBe('none');
  expect(did('Show only unread mails', text('Mails'), bar)).toBe('none');
  expect(did('Mark the mail as unread', text('Mails'), bar)).toBe('click button "Mark unread"');
  expect(did('Show unread mails', text('Mails'), group(button('Unread'), button('All')))).toBe(
    'click button "Unread"',
  );
});

it('nobody waits for months, and to start something opens no list of its kinds', () => {
  const plans = group(button('Yearly (2 months free)'), button('Pause'));
  expect(did('Pause for two months', plans)).not.toContain('wait');
  expect(did('Wait for 2 seconds', plans)).toContain('wait');
  const kinds = node('button', 'Whole blood', {
    tag: 'button',
    hasPopup: 'listbox',
    hints: [{ from: 'label-nearby', text: 'Donation' }],
  });
  expect(did('Start a donation', group(kinds))).toBe('none');
  expect(did('Start a donation', group(kinds, button('Start donation')))).toBe(
    'click button "Start donation"',
  );
});
