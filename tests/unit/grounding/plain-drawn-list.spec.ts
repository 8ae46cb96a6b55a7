/** A list that is drawn of plain boxes, whose choices come up inside the box that was clicked; and who is signed in, as the way to log out. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', text: shown, ...more });
const box = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

const label = text('Berth');
const chosen = text('-- Select --');
const caret = text('▾');
const list = node('generic', '', { tag: 'div', clickable: true, children: [chosen, caret] });
const row = box(text('Skua'), text('East quay'));
const choices = box(text('East quay'), text('West quay'));

const closed = pageOf(box(label, list), row);
const open = pageOf(box(label, { ...list, children: [chosen, caret, choices] }), row);

for (const [berth, done] of [
  ['West quay', 'click element "West quay"'],
  ['East quay', 'click element "East quay"'],
  ['North quay', 'none'],
] as const)
  it(`${berth}: ${done}`, () =>
    expect(inTurn(`Select ${berth} as the Berth`, [closed, closed, open]).at(-1)).toBe(done));

const top = (shown: string, classes: string[]): Snapshot =>
  pageOf(node('generic', '', { tag: 'div', classes, children: [text(shown, { clickable: true })] }));

for (const [title, page, done] of [
  ['the name of a person with a caret', top('Ines Marquez ▾', ['topbar']), 'click element "Ines Marquez ▾"'],
  ['what has no caret', top('Ines Marquez', ['topbar']), 'none'],
  ['what is not at the head of the page', top('Ines Marquez ▾', ['card']), 'none'],
] as const)
  it(`log out behind ${title}: ${done}`, () =>
    expect(did(planned('Log out via the user menu', page))).toBe(done));
