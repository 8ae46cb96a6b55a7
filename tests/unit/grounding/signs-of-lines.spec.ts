/** What stands in a line or in a row of choices, and is taken for something else by what stands around it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const say = (instruction: string, ...children: SnapshotNode[]): string =>
  did(planned(instruction, pageOf(...children)));

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const linesOf = (lines: readonly (readonly string[])[]): SnapshotNode =>
  node('table', '', {
    tag: 'table',
    children: lines.map((texts) =>
      node('row', '', {
        tag: 'tr',
        children: texts.map((text) => node('cell', text, { tag: 'td', text })),
      }),
    ),
  });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

test('a button far from the choice "All" is no folder beside it', () => {
  const page = [
    box(
      box(node('paragraph', '', { children: [button('All'), button('Oak'), button('Ash')] })),
      box(
        node('paragraph', '', { children: [node('textbox', 'Voucher', { tag: 'input' }), button('Apply')] }),
      ),
    ),
  ];
  expect(say('Enter the voucher ELM20 and apply it', ...page)).toBe('fill textbox "Voucher" with "ELM20"');
  expect(say('Apply it', ...page)).toBe('click button "Apply"');
  const folders = [box(button('Inbox'), button('All'), button('Archive'))];
  expect(say("Archive Tom's mail", ...folders)).toBe('none');
});

test('the button in the cell of a line closes what the line says', () => {
  const line = (ref: string, what: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', '', { tag: 'td', children: [node('link', ref, { tag: 'a' })] }),
        node('cell', what, { tag: 'td', text: what }),
        node('cell', 'Close', { tag: 'td', children: [button('Close')] }),
      ],
    });
  const page = [
    node('heading', 'Water leaks', { level: 1 }),
    node('table', '', { tag: 'table', children: [line('WL31', 'Burst main'), line('WL32', 'Dripping tap')] }),
  ];
  expect(say('Close leak WL32', ...page)).toBe('click button "Close"');
  expect(say('Close leak WL39', ...page)).toBe('none');
});

test('"One more" beside a number opens no menu of the line', () => {
  const line = (name: string): SnapshotNode =>
    box(node('generic', '', { tag: 'span', text: name }), button('One less'), button('One more'));
  const page = [box(line('Blue bulb'), line('Red bulb'))];
  expect(say('Rename the blue bulb', ...page)).not.toContain('One more');
  expect(say('Remove everything from the tray', ...page)).toBe('none');
});

test('what a list is narrowed to is of what the page is about, though the navigation leads to that as well', () => {
  const site = [
    node('heading', 'Lamps of the year', { level: 1 }),
    box(node('link', 'Lamps', { tag: 'a' }), node('link', 'Shades', { tag: 'a' })),
    node('paragraph', '', { children: [button('All'), button('Brass'), button('Glass')] }),
  ];
  expect(say('Show brass lamps only', ...site)).toBe('click button "Brass"');
  expect(say('Show only the glass lamps', ...site)).toBe('click button "Glass"');
  expect(say('Show brass shades only', ...site)).toBe('none');
  expect(say('Show copper lamps only', ...site)).toBe('none');
});

const folded = (sign: string, ...texts: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    clickable: true,
    children: [sign, ...texts].map((text) => node('generic', '', { tag: 'span', text })),
  });

test('a line is expanded that shows the sign for folded up, and no other', () => {
  const page = {
    ...pageOf(
      box(
        folded('▸', '#71', 'Cape route'),
        folded('▾', '#72', 'Strait route'),
        folded('▸', '#73', 'Bay route'),
      ),
    ),
    title: 'Voyages of the year',
  };
  expect(did(planned('Expand voyage 71', page))).toMatch(/^click .*#71/);
  expect(did(planned('Expand the Bay route voyage', page))).toMatch(/^click .*#73/);
  expect(did(planned('Expand voyage 72', page))).not.toMatch(/^click/);
  expect(did(planned('Expand voyage 79', page))).toBe('none');
});

test('what a line is about is sent, and no new one is made', () => {
  const page = [
    button('New quote'),
    linesOf([
      ['Q-11', 'Ames Ltd', 'Draft'],
      ['Q-12', 'Bern AG', 'Sent'],
    ]),
  ];
  expect(say('Send the draft quote to Ames Ltd', ...page)).not.toContain('New quote');
  expect(say('Send quote Q-11 to Ames Ltd', ...page)).not.toContain('New quote');
});

test('where a page tells of what is checked out, nothing is only looked at', () => {
  const shelf = [button('Shelf 3, ATL-7'), button('Shelf 4, ATL-8')];
  const legend = node('paragraph', '', { text: 'Grey: checked out. White: there.' });
  expect(say('Check out ATL-7', ...shelf, legend)).not.toMatch(/^click/);
  expect(say('Check out the About page', node('link', 'About', { tag: 'a' }))).toBe('click link "About"');
});
