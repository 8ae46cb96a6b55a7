/** Pages of plain boxes that nothing marks as something to click: a kind word is taken only of what has the structure of that kind, and the page has to answer the click. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { text, tag: 'div', ...more });

const row = (...texts: string[]): SnapshotNode[] =>
  texts.map((text, at) => box(text, { classes: ['t'], box: { x: at * 90, y: 10, width: 80, height: 20 } }));

const line = (...texts: string[]): SnapshotNode =>
  box(texts.join(''), {
    parts: texts.map((text, at) => ({ text, ref: `xp${texts.length}.${at}` })),
  });

const tabs = pageOf(
  ...row('Items', 'Delivery (2)', 'Shipping & returns'),
  node('paragraph', '', { text: 'Payment' }),
);

const titles = pageOf(
  node('heading', 'Reports', { level: 2 }),
  node('paragraph', '', { text: 'Payments' }),
  box('Members'),
);

const questions = pageOf(
  ...['Shipping', 'Returns'].map((text) => box(text, { classes: ['h'] })),
  node('textbox', 'Warranty'),
  box('Warranty', { classes: ['l'] }),
);

const tree = pageOf(
  box('▸ Europe ▸', { parts: [{ text: 'Europe', ref: 'xeu' }] }),
  box('▶ Asia', {
    parts: [
      { text: '▶', ref: 'xsign' },
      { text: 'Asia', ref: 'xas' },
    ],
  }),
  node('paragraph', '', { text: 'Rome' }),
);

const pages = pageOf(box('Amber'), line('«', '1', '2', '3', '»'));

const mail = (from: string, subject: string): SnapshotNode =>
  node('generic', '', {
    classes: ['m'],
    children: [
      node('checkbox'),
      node('generic', '', { text: '☆', clickable: true }),
      node('generic', '', { text: `${from} ${subject}`, clickable: true }),
    ],
  });

const mails = pageOf(mail('Henrik Dahl', 'Contract draft'), mail('Nordwind', 'Your invoice for October'));

const cases: readonly (readonly [page: Snapshot, say: string, plan: string])[] = [
  [tabs, 'Open the Delivery tab', 'click element "Delivery (2)"'],
  [tabs, 'Go to the tab "Delivery"', 'click element "Delivery (2)"'],
  [tabs, 'Select the shipping tab', 'click element "Shipping & returns"'],
  [tabs, 'Open the Payment tab', 'none'],
  [tabs, 'Open the Items menu', 'click element "Items"'],
  [titles, 'Open the Members tab', 'none'],
  [titles, 'Open the Reports tab', 'none'],
  [titles, 'Go to Payments', 'none'],
  [questions, 'Expand the Returns section', 'click element "Returns"'],
  [questions, 'Expand the section on returns', 'click element "Returns"'],
  [questions, 'Open Warranty', 'ambiguous'],
  [tree, 'Expand Europe', 'click element "Europe"'],
  [tree, 'Expand Asia', 'click element "▶"'],
  [tree, 'Expand Lima', 'none'],
  [pages, 'Go to page 3 of the results', 'click element "3"'],
  [pages, 'Go to page 4', 'none'],
  [mails, 'Open the mail from Henrik Dahl', 'click element "Henrik Dahl Contract draft"'],
  [mails, 'Open the email about the invoice', 'click element "Nordwind Your invoice for October"'],
  [mails, 'Open the mail from Otto', 'none'],
  // Several, of which none is opened.
  [mails, 'Show the mails from Henrik Dahl', 'none'],
];

for (const [page, say, plan] of cases)
  it(`${say}: ${plan}`, () => {
    expect(did(planned(say, page))).toBe(plan);
  });

test('a column is called by its title without the buttons in it', () => {
  const column = (title: string, count: string, card: string): SnapshotNode =>
    node('generic', '', {
      children: [
        node('heading', `${title} ${count} Collapse`, {
          children: [node('text', `${title} ${count}`), node('button', 'Collapse')],
        }),
        node('list', '', { children: [node('listitem', '', { text: card, draggable: true })] }),
      ],
    });
  const board = pageOf(column('To do', '1', 'Fix login'), column('Done', '1', 'Set up'));
  expect(did(planned('Drag "Fix login" to the Done column', board))).toContain('drag');
});

test('a click on a plain box that the page does not answer is no success', () => {
  const first = planned('Open the Delivery tab', tabs);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(planned('Open the Delivery tab', tabs, next, tabs).kind).toBe('cannot-tell');
});
