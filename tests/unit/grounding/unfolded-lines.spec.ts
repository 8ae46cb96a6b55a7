/** What can be done to a record of which only one line shows, until a click on the line unfolds it; and no button of a part beside it that is open. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onceOpened, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const heading = node('heading', 'Pumps', { tag: 'h1', level: 1 });
const line = (ref: string, text: string): SnapshotNode =>
  node('generic', '', { ref, tag: 'header', clickable: true, text });
const opened = (ref: string, text: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'section',
    children: [
      line(ref, text),
      node('generic', '', {
        tag: 'div',
        children: names.map((name) => node('button', name, { tag: 'button' })),
      }),
    ],
  });
const pumps = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(heading, node('generic', '', { tag: 'div', children: lines }));

const first = opened('p1', '▾ North well On', 'Halt', 'Drain');
const closed = pumps(first, line('p2', '▸ Old mill Off'), line('p3', '▸ Fish pond On'));
const after = (...names: string[]): Snapshot =>
  pumps(first, opened('p4', '▾ Old mill Off', ...names), line('p3', '▸ Fish pond On'));

for (const [sentence, names, done] of [
  ['Halt the old mill pump', ['Halt', 'Drain'], ['click element "▸ Old mill Off"', 'click button "Halt"']],
  ['Drain the old mill', ['Halt', 'Drain'], ['click element "▸ Old mill Off"', 'click button "Drain"']],
  // The one that has it is the pump beside.
  ['Halt the old mill pump', ['Drain'], ['click element "▸ Old mill Off"', 'none']],
  ['Halt the new mill pump', ['Halt', 'Drain'], ['click element "▸ Old mill Off"', 'none']],
] as const)
  it(`${sentence}, with ${names.join(' and ')}: ${done.join('; ')}`, () => {
    expect(onceOpened(sentence, { closed, open: after(...names), opens: /^click element/ })).toEqual(done);
  });

it('a sign that also plays something is believed where the page shows another one', () => {
  const films = pumps(line('f1', '▶ Old mill, 3 min'), line('f2', '▶ Fish pond, 5 min'));
  const open = pumps(opened('f1', '▾ Old mill, 3 min', 'Halt'), line('f2', '▶ Fish pond, 5 min'));
  expect(onceOpened('Halt the old mill', { closed: films, open, opens: /^click element/ })).toEqual(['none']);
});

const poll = (name: string, ...inside: SnapshotNode[]): SnapshotNode =>
  node('group', '', {
    tag: 'details',
    children: [
      node('generic', name, { tag: 'summary', clickable: true, expanded: inside.length > 0 }),
      ...inside,
    ],
  });
const polls = pageOf(
  node('generic', '', {
    tag: 'main',
    children: [
      node('heading', 'Ballots', { tag: 'h1', level: 1 }),
      poll('Lunch place'),
      poll('New badge', node('paragraph', '', { text: '9 votes' }), node('button', 'Close ballot')),
    ],
  }),
);

it('what closes the open section closes no other', () => {
  expect(did(planned('Close the new badge ballot', polls))).toBe('click button "Close ballot"');
  expect(did(planned('Close the lunch place ballot', polls))).not.toContain('Close ballot');
});
