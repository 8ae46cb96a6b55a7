/** The sign for more on a line that has no name: a picture of dots, or a class that only says so in the words of its style sheet. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { onPages, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

type Hints = NonNullable<SnapshotNode['hints']>;

const person = (name: string, hints: Hints): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', '', { text: name }),
      node('cell', '', { text: 'Editor' }),
      node('cell', '', { children: [node('button', '', { tag: 'button', hints })] }),
    ],
  });
const menu = node('menu', '', {
  children: ['Edit role', 'Suspend', 'Remove'].map((name) => node('menuitem', name)),
});

for (const [about, hints, steps] of [
  [
    'a picture of dots',
    [{ from: 'icon', text: 'more vert' }],
    ['click button "more vert"', 'click menuitem "Suspend"'],
  ],
  [
    'a class of a menu',
    [{ from: 'class', text: 'cds overflow menu cds btn ghost' }],
    ['click button ""', 'click menuitem "Suspend"'],
  ],
  ['the class of another deed', [{ from: 'class', text: 'btn icon archive' }], ['none']],
  ['the sign that adds more', [{ from: 'class', text: 'btn add more' }], ['none']],
] as [string, Hints, string[]][])
  it(about, () => {
    const people = node('table', '', {
      children: [person('Dmitri Volkov', hints), person('Esi Mensah', hints)],
    });
    const [first, ...others] = onPages('Suspend Dmitri Volkov', [pageOf(people), pageOf(people, menu)]).map(
      (each) =>
        each.replace(/^click button.*/, (said) => (said.includes('more vert') ? said : 'click button ""')),
    );
    const isLook = /^(?:hover|right)/.test(first ?? '');
    expect(isLook ? ['none'] : [first, ...others]).toEqual(steps);
  });
