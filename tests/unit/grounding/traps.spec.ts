/** One word of a sentence makes the obvious candidate the wrong one: what is said has to be said of what is acted on, however it was found. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });

const text = (name: string): SnapshotNode => node('text', name);

const section = (heading: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('generic', '', [node('heading', heading, [], { level: 2 }), ...children], { tag: 'section' });

const list = (options: readonly string[]): SnapshotNode =>
  node('combobox', '', [], { options: [...options], tag: 'select' });

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at));

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const dates = pageOf(
  section(
    'Warranty',
    node('paragraph', '', [text('Expiry date')]),
    list(upTo(1, 31)),
    list(months),
    list(upTo(2020, 2039)),
  ),
  section('Purchase', node('paragraph', '', [text('Purchase date not known')])),
);

const all: readonly (readonly [instruction: string, page: Snapshot, expected: string])[] = [
  [
    'set the expiry date to 14 August 2031',
    dates,
    'select combobox with "14"; select combobox with "August"; select combobox with "2031"',
  ],
  ['set the purchase date to 14 August 2031', dates, 'none'],
];

for (const [at, [instruction, page, expected]] of all.entries())
  test(`${at + 1}. "${instruction}": ${expected}`, () => {
    expect(did(planned(instruction, page))).toBe(expected);
  });
