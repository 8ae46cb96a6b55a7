/** Sentences that name something which is no way to do what they say: nothing is done for them, and the same words for what it does are carried out. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { doneIn, node, pageOf } from './snapshot.js';

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const cell = (text: string): SnapshotNode => node('cell', text, { text });
const row = (...children: SnapshotNode[]): SnapshotNode => node('row', '', { children });
const head = (...names: string[]): SnapshotNode =>
  row(...names.map((name) => node('columnheader', name, { text: name })));

test('a cell hides nothing, whatever it says', () => {
  const line = (bird: string, place: string): SnapshotNode =>
    row(cell(bird), node('gridcell', place, { text: place, clickable: true }), button('Details'));
  const page = pageOf(
    node('table', '', {
      children: [head('Bird', 'Hide', ''), line('Mallard', 'North hide'), line('Osprey', 'Tower')],
    }),
  );
  expect(doneIn('Hide the mallard', page)).not.toContain('click');
});

test('to agree to the rules is not to look at them', () => {
  const tabs = node('tablist', '', { children: [node('tab', 'Booking'), node('tab', 'Rules')] });
  expect(doneIn('Agree to the rules', pageOf(tabs))).not.toContain('click');
  expect(doneIn('Read the rules', pageOf(tabs))).toContain('click tab "Rules"');
  expect(doneIn('Accept the rules', pageOf(tabs, node('link', 'Accept the rules')))).toContain('Accept');
});

test('the handle that a line is dragged by does nothing else', () => {
  const item = (name: string): SnapshotNode =>
    node('listitem', '', { children: [button(`Reorder ${name}`), node('text', name)] });
  const page = pageOf(node('list', '', { children: [item('Oil the chain'), item('Check the brakes')] }));
  expect(doneIn('Oil the chain', page)).not.toContain('click');
});

test('what is to be moved is not clicked where nothing says where to', () => {
  const card = (name: string): SnapshotNode => button(name, { classes: ['card'] });
  const page = pageOf(node('heading', 'Waiting'), card('Cargo bike R102'), card('Road bike R103'));
  expect(doneIn('Move R102', page)).not.toContain('click');
});

test('what comes first is none of the buttons of its line', () => {
  const stop = (name: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('text', name), button(`Fewer nights in ${name}`), button(`More nights in ${name}`)],
    });
  const page = pageOf(node('list', '', { children: ['Bled', 'Piran', 'Trieste'].map(stop) }));
  expect(doneIn('Visit Trieste first', page)).not.toContain('click');
});

test('a button that says how many of what it takes takes nothing else', () => {
  const page = pageOf(node('heading', 'Presets'), button('Export 12 pictures'));
  expect(doneIn('Export the preset', page)).not.toContain('click');
  expect(doneIn('Export the pictures', page)).toContain('click button "Export 12 pictures"');
});

test('what is done in another view is not done in the one that shows', () => {
  const page = pageOf(
    node('navigation', '', { children: [node('link', 'Poster'), node('link', 'Thumbnail')] }),
    node('heading', 'Poster'),
    node('switch', 'Stamp a watermark', { checked: false }),
  );
  expect(doneIn('Stamp a watermark on the thumbnails', page)).not.toContain('check');
  expect(doneIn('Stamp a watermark on the poster', page)).toContain('check switch');
});

test("what a column says of somebody is not they themselves: Peter's shift", () => {
  const line = (name: string, shift: string): SnapshotNode => row(cell(name), cell(shift), button('Remove'));
  const page = pageOf(
    node('table', '', {
      children: [head('Name', 'Shift', ''), line('Peter Falk', 'Late'), line('Greta Holm', 'Early')],
    }),
  );
  expect(doneIn("Remove Peter Falk's shift", page)).not.toContain('click');
  expect(doneIn('Remove Peter Falk', page)).toContain('click button "Remove"');
});

test('what is shown is made no favourite, and requested by nothing', () => {
  const plant = (name: string): SnapshotNode =>
    node('listitem', '', { children: [node('heading', name), button('Water'), button('Favourite')] });
  const page = pageOf(
    node('list', '', { children: [plant('Basil'), plant('Aloe')] }),
    button('Request certificate'),
  );
  expect(doneIn('Show the favourites', page)).not.toContain('click');
  expect(doneIn('Show the certificates', page)).not.toContain('click');
  expect(doneIn('Request a certificate', page)).toContain('click button "Request certificate"');
});

test('what a tab shows is not narrowed by what another one has shown', () => {
  const page = pageOf(
    node('tablist', '', { children: [node('tab', 'Flights', { selected: true }), node('tab', 'Rules')] }),
    node('tabpanel', '', { children: [node('switch', 'Night flight', { checked: false })] }),
  );
  expect(doneIn('Show the rules for night flights', page)).not.toContain('check');
});
