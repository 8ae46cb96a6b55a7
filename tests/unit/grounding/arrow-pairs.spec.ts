/** Arrows that nothing names: the only pair of a row of pictures, and those beside the lines of a list. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const sign = (text: string, ref: string, isPlain = false): SnapshotNode =>
  node('generic', '', { text, tag: 'span', ref, ...(!isPlain && { clickable: true }) });

const gallery = (isPlain: boolean): SnapshotNode =>
  node('generic', '', {
    children: [
      sign('❮', 'previous', isPlain),
      node('generic', '', { text: 'Old mill' }),
      sign('❯', 'next', isPlain),
    ],
  });

const calendar = node('table', '', {
  children: [
    node('row', '', {
      children: [
        node('cell', '', { children: [sign('‹', 'previous')] }),
        node('cell', '', { children: [sign('›', 'next')] }),
      ],
    }),
  ],
});

const steps = ['Weigh the flour', 'Heat the oven', 'Clean the oven door'];

const list = (...lines: string[]): Snapshot =>
  pageOf(
    node('list', '', {
      children: lines.map((line) =>
        node('listitem', '', {
          children: [node('text', line), sign('▲', `${line} up`), sign('▼', `${line} down`)],
        }),
      ),
    }),
  );

const named = (name: string): SnapshotNode => node('button', name, { tag: 'button', ref: name });
const keys = node('generic', '', { tag: 'kbd', text: 'Up Arrow' });

/** A list of things to add, and under "Later" those that were, numbered and with signs that are only drawn. */
const later = pageOf(
  node('heading', 'Songs', { level: 2 }),
  node('generic', '', {
    children: ['Tin Roof', 'Blue Hour'].map((song) =>
      node('generic', '', {
        tag: 'div',
        classes: ['song'],
        children: [node('text', song), node('button', 'Add', { tag: 'button', ref: `add ${song}` })],
      }),
    ),
  }),
  node('heading', 'Later Clear', {
    level: 2,
    children: [node('text', 'Later'), node('generic', '', { text: 'Clear', clickable: true, ref: 'clear' })],
  }),
  node('generic', '', {
    children: ['1. Blue Hour', '2. Second Winter'].map((song) =>
      node('generic', '', {
        tag: 'div',
        classes: ['line'],
        children: [
          node('generic', '', { text: song, tag: 'span', ref: song }),
          ...['caret up', 'caret down', 'close'].map((text) =>
            node('button', '', { tag: 'button', ref: `${song} ${text}`, hints: [{ from: 'icon', text }] }),
          ),
        ],
      }),
    ),
  }),
);

/** The same lines under a title that says itself that it is a list. */
const running = pageOf(node('heading', 'Running list', { level: 2 }), ...later.root.children.slice(-1));

const cases: readonly [said: string, page: Snapshot, ref: string | undefined][] = [
  ['Show the next photo', pageOf(gallery(false)), 'next'],
  ['Go to the previous image in the carousel', pageOf(gallery(true)), 'previous'],
  ['See the following slide.', pageOf(gallery(true)), 'next'],
  ['Show the next photo', pageOf(gallery(false), gallery(false)), undefined],
  ['Show the next photo', pageOf(calendar), undefined],
  ['Show the next invoice', pageOf(gallery(false)), undefined],
  ['Move "Heat the oven" up one place', list(...steps), 'Heat the oven up'],
  ["Move 'Weigh the flour' one step down", list(...steps), 'Weigh the flour down'],
  ['Shift the flour down by one', list(...steps), 'Weigh the flour down'],
  ['Move the oven up one place', list(...steps), undefined],
  ['Move "Heat the oven" up two places', list(...steps), undefined],
  ['Move "Add the salt" up one place', list(...steps), undefined],
  ['Move "Heat the oven" up', list('Heat the oven'), undefined],
  // What is chosen in a list is moved by the buttons beside it, and not by what is written of keys.
  ['Move it one position up', pageOf(named('Up'), named('Down'), keys), 'Up'],
  ['Move it down', pageOf(named('Up'), named('Down'), keys), 'Down'],
  ['Move it up', pageOf(named('Up'), named('Up'), named('Down')), undefined],
  ['Move it one position up', pageOf(keys), undefined],
  // Arrows that are only drawn; and the list that is said.
  ['Move Second Winter up', later, '2. Second Winter caret up'],
  ['Move "Blue Hour" down in the queue', later, '1. Blue Hour caret down'],
  ['Move Blue Hour one place down in Later', later, '1. Blue Hour caret down'],
  ['Move Second Winter one place up in the running list', running, '2. Second Winter caret up'],
  ['Move Second Winter one place up in the waiting list', running, undefined],
  ['Move Second Winter up in Songs', later, undefined],
  ['Move Tin Roof up', later, undefined],
  ['Remove Second Winter from Later', later, '2. Second Winter close'],
  ['Delete Blue Hour from Later', later, '1. Blue Hour close'],
  ['Remove Blue Hour from Songs', later, undefined],
  ['Remove Tin Roof from Later', later, undefined],
  ['Remove Second Winter from Favourites', later, undefined],
];

for (const [said, page, ref] of cases)
  it(`"${said}" on ${page.root.children.length} parts is ${ref ?? 'refused'}`, () => {
    const plan = planned(said, page);
    if (ref === undefined) expect(did(plan)).not.toMatch(/^click/u);
    else expect(plan.kind === 'found' && plan.steps).toMatchObject([{ method: 'click', ref }]);
  });

test('an arrow that the page does not answer has moved nothing', () => {
  const page = list(...steps);
  const first = planned('Move "Weigh the flour" up one place', page);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(planned('Move "Weigh the flour" up one place', page, next, page).kind).toBe('cannot-tell');
});
