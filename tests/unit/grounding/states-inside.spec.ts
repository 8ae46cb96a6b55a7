/** A state, a person or a box that only what opens for a record offers: in the panel beside its list, or in the form that its pencil opens. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, onceOpened, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const select = (name: string, value: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', value, options });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

const boats = [
  ['b1', 'B-7', 'Leaking dinghy', 'Berthed'],
  ['b2', 'B-8', 'Old ferry', 'At sea'],
] as const;
const list = node('generic', '', {
  ref: 'list',
  tag: 'div',
  children: boats.map(([ref, ...texts]) =>
    node('generic', '', { ref, tag: 'div', classes: ['line'], clickable: true, children: texts.map(text) }),
  ),
});
const heading = node('heading', 'Boats', { tag: 'h1', level: 1, ref: 'h' });
const waiting = node('generic', '', { tag: 'p', text: 'Select a boat' });
const panel = (title: string): SnapshotNode =>
  node('region', '', {
    tag: 'section',
    children: [
      node('heading', title, { tag: 'h2', level: 2 }),
      select('Status', 'Berthed', 'Berthed', 'At sea', 'In repair', 'On loan'),
      select('Skipper', 'Nobody', 'Nobody', 'Ilse', 'Per'),
    ],
  });

for (const [sentence, title, done] of [
  ['Move the leaking dinghy to In repair', 'B-7 Leaking dinghy', 'select combobox "Status" with "In repair"'],
  ['Mark B-7 as in repair', 'B-7 Leaking dinghy', 'select combobox "Status" with "In repair"'],
  ['Put B-7 on loan', 'B-7 Leaking dinghy', 'select combobox "Status" with "On loan"'],
  // What it is, only the sentence says.
  [
    'Mark the leaking dinghy boat as in repair',
    'Leaking dinghy',
    'select combobox "Status" with "In repair"',
  ],
  ['Mark B-7 as stolen', 'B-7 Leaking dinghy', 'none'],
  ['Mark B-7 as in repair', 'B-8 Old ferry', 'none'],
] as const)
  it(`${sentence}, with ${title}: ${done}`, () => {
    const [opener, next] = onceOpened(sentence, {
      closed: pageOf(heading, list, waiting),
      open: pageOf(heading, list, panel(title)),
      opens: /^click element/,
    });
    expect(opener).toMatch(/^click element/);
    expect(next).toBe(done);
  });

const plank = (ref: string, name: string): SnapshotNode =>
  node('generic', '', {
    ref,
    tag: 'div',
    classes: ['card'],
    children: [
      node('generic', '', { tag: 'b', text: name }),
      button('✎', { ref: `${ref}e`, hints: [{ from: 'title', text: 'Edit' }] }),
    ],
  });
const cards = node('generic', '', {
  ref: 'cards',
  tag: 'div',
  children: [plank('c1', 'Paint hull'), plank('c2', 'Mend sail')],
});
const form = (name: string): SnapshotNode =>
  node('dialog', 'Edit job', {
    tag: 'dialog',
    children: [
      node('textbox', 'Title', { tag: 'input', value: name }),
      select('Owner', 'Nobody', 'Nobody', 'Ilse', 'Per'),
      node('checkbox', 'Urgent', { checked: false }),
      button('Save'),
    ],
  });

for (const [sentence, name, done] of [
  ['Assign Mend sail to Ilse', 'Mend sail', 'select combobox "Owner" with "Ilse"'],
  ['Mark Mend sail as urgent', 'Mend sail', 'check checkbox "Urgent"'],
  ['Assign Mend sail to Otto', 'Mend sail', 'none'],
  ['Mark Mend sail as late', 'Mend sail', 'none'],
  // Another one has come up.
  ['Assign Mend sail to Ilse', 'Paint hull', 'none'],
] as const)
  it(`${sentence}, in the form of ${name}: ${done}`, () => {
    const [opener, next] = onceOpened(sentence, {
      closed: pageOf(heading, cards),
      open: pageOf(heading, cards, form(name)),
      opens: /^click button/,
    });
    expect([opener, next]).toEqual(['click button "✎"', done]);
  });
