/** Words that a page has for all that it lists, what is said of a line by a button in it, and the field that looks for one of them. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const drawn = (said: string): SnapshotNode =>
  node('generic', '', { tag: 'span', text: said, clickable: true });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const part = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const title = (name: string): SnapshotNode => node('heading', name, { tag: 'h2', level: 2 });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const line = (name: string, place: string, ...controls: SnapshotNode[]): SnapshotNode =>
  node('listitem', '', { tag: 'li', children: [text(name), text(place), ...controls] });
const lines = (...children: SnapshotNode[]): SnapshotNode => node('list', '', { tag: 'ul', children });

const hives = (...controls: string[]): SnapshotNode =>
  lines(
    line('H-1', 'Orchard', ...controls.map((name) => button(name))),
    line('H-2', 'Heath', ...controls.map((name) => button(name))),
    line('H-3', 'Lane', ...controls.map((name) => button(name))),
  );
const pills = part(text('Strength'), button('All'), button('Strong'), button('Weak'));
const choices = (...names: string[]): SnapshotNode => part(...names.map((name) => drawn(name)));
const kilns = (...controls: SnapshotNode[]): SnapshotNode =>
  lines(line('Kiln 1', 'Free', ...controls), line('Kiln 2', 'Firing', button('Stop')));

for (const [sentence, page, done] of [
  // What the page calls all of them is no word for one or another.
  ['Weigh the hive at the Heath', [title('Hives'), hives('Weigh')], 'click button "Weigh"'],
  ['Weigh the hive at the Quay', [title('Hives'), hives('Weigh')], 'none'],
  ['Weigh the queen at the Heath', [title('Hives'), hives('Weigh')], 'none'],
  ['Show the weak hives', [field('Find hive'), pills, hives()], 'click button "Weak"'],
  ['Show the weak queens', [field('Find hive'), pills, hives()], 'none'],
  // All of them are shown by the one choice for all.
  [
    'Show all hives',
    [title('Hives'), choices('All (3)', 'Strong (1)', 'Weak (2)'), hives()],
    'click element "All (3)"',
  ],
  ['Show all queens', [title('Hives'), choices('All (3)', 'Strong (1)', 'Weak (2)'), hives()], 'none'],
  ['Show all hives', [title('Hives'), choices('All', 'Weak'), choices('All', 'Heath'), hives()], 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}

const rush = (): SnapshotNode => node('checkbox', 'Rush order', { tag: 'input', checked: false });
const orders = lines(line('Teapots', 'Monday', rush()), line('Tall vases', 'Friday', rush()));
const undone = lines(
  line('Blue glaze', 'Approved', button('Undo')),
  line('Red glaze', 'Rejected', button('Undo')),
);

for (const [sentence, page, done] of [
  ['Mark Kiln 1 as out of order', kilns(button('Out of order…')), 'click button "Out of order…"'],
  ['Take Kiln 1 out of order', kilns(button('Out of order…')), 'click button "Out of order…"'],
  ['Put Kiln 1 back into service', kilns(button('Back in service')), 'click button "Back in service"'],
  ['Put Kiln 2 back into service', kilns(button('Back in service')), 'cannot-tell'],
  ['Mark Kiln 3 as out of order', kilns(button('Out of order…')), 'none'],
  ['Mark all kilns as out of order', kilns(button('Out of order…')), 'none'],
  ['Mark the tall vases as a rush order', orders, 'check checkbox "Rush order"'],
  ['Mark the tall vases as not a rush order', orders, 'none'],
  ['Add a note to Kiln 1', kilns(button('Note…')), 'click button "Note…"'],
  ['Add a note to Kiln 2', kilns(button('Note…')), 'none'],
  ['Undo the rejection of the red glaze', undone, 'click button "Undo"'],
  ['Undo the rejection of the blue glaze', undone, 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(page)))).toBe(done));
}

const invite = part(field('Name or e-mail'), button('Invite'));

for (const [sentence, page, done] of [
  [
    'Search for Heath',
    [part(field('Place or number')), hives()],
    'fill textbox "Place or number" with "Heath"; press textbox "Place or number" with "Enter"',
  ],
  ['Search for Heath', [invite, hives()], 'none'],
  ['Search for Heath', [hives(), part(field('Place or number'))], 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}

const asking = (name: string): SnapshotNode =>
  node('button', name, { tag: 'button', children: [node('heading', name, { tag: 'h3', level: 3 })] });
const asked = lines(
  ...['May I glaze at home?', 'Do you teach children?'].map((name) =>
    node('listitem', '', { tag: 'li', children: [asking(name)] }),
  ),
);

for (const [sentence, done] of [
  ['Open the question about children', 'click button "Do you teach children?"'],
  ['Open the question about refunds', 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(asked)))).toBe(done));
}

const bay = (name: string, ...controls: string[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [node('cell', name), node('cell', '', { children: controls.map((each) => button(each)) })],
  });
const bays = node('table', '', {
  tag: 'table',
  children: [bay('Panel 2', 'Log'), bay('Panel 3', 'Log', 'Reset')],
});

for (const [sentence, done] of [
  // A name with a number counts no lines.
  ['Reset Panel 3', 'click button "Reset"'],
  ['Reset Panel 2', 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(bays)))).toBe(done));
}

const siding = [part(text('Train 6M42, held'), drawn('Release train'))];

for (const [sentence, done] of [
  ['Release train 6M42', 'click element "Release train"'],
  ['Release train 6M43', 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...siding)))).toBe(done));
}
