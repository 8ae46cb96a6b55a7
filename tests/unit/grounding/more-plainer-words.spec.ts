/** What is called by all that a page lists, calendars that write 05, boxes and buttons in another form of a word, and a share of a scale. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const part = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const title = (name: string): SnapshotNode => node('heading', name, { tag: 'h2', level: 2 });
const box = (name: string): SnapshotNode => node('checkbox', name, { tag: 'input', checked: false });

const days = Array.from({ length: 31 }, (_, at) => button(String(at + 1).padStart(2, '0')));
const month = part(
  part(button('Today'), button('Back'), button('Next')),
  text('May 2026'),
  node('table', 'Month', {
    tag: 'table',
    children: days.map((day) => node('cell', '', { children: [day] })),
  }),
);
const share = (shown: string): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    children: [
      part(node('slider', 'Shade', { tag: 'input', value: '15', min: '5', max: '40' })),
      text(shown),
    ],
  });
const chapters = [title('Chapters'), part(button('Expand all'), button('Collapse all')), part(text('Soil'))];
const cells = part(button('Cell A1, S-1190'), button('Cell A2, S-1191'), button('Cell A3, empty'));
const kilns = node('list', '', {
  tag: 'ul',
  children: ['Kiln 1', 'Kiln 2'].map((name) =>
    node('listitem', '', { tag: 'li', children: [text(name), button('Out of order…')] }),
  ),
});

for (const [sentence, page, done] of [
  ['Go to the next month', [month], 'click button "Next"'],
  ['Go back a month', [month], 'click button "Back"'],
  ['Go to the previous month in the timetable', [month], 'click button "Back"'],
  ['Set the shade to 20%', [share('15%')], 'fill slider "Shade" with "20"'],
  ['Set the shade to 20%', [share('15 of 40')], 'cannot-tell'],
  ['Expand all chapters', chapters, 'click button "Expand all"'],
  ['Collapse everything', chapters, 'click button "Collapse all"'],
  ['Expand all recipes', chapters, 'none'],
  // What a code is of need not be written on it.
  ['Select the sample S-1190', [cells], 'click button "Cell A1, S-1190"'],
  ['Select the sample S-1199', [cells], 'none'],
  ['Turn on the tank heating', [box('Tank heated')], 'check checkbox "Tank heated"'],
  ['Turn on the tank cooling', [box('Tank heated')], 'none'],
  ['Refresh the readings', [button('Refresh'), text('14 °C')], 'click button "Refresh"'],
  ['Delete the readings', [button('Delete'), text('14 °C')], 'none'],
  // One of them is not the one that is called 1.
  ['Take one kiln out of order', [kilns], 'none'],
  ['Take Kiln 1 out of order', [kilns], 'click button "Out of order…"'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}
