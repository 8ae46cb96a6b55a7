/** Words that the item of a menu need not say: that something is a problem, that one is sure, and that a copy is made. */
import { expect, test } from '@playwright/test';
import type { Plan } from '../../../src/contract/plan.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf } from './snapshot.js';

const more = { tag: 'button', hasPopup: 'menu', expanded: false } as const;

const row = (name: string, ...buttons: SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', { tag: 'td', text: name }),
      node('cell', '', { tag: 'td', text: 'Active' }),
      node('cell', '', { tag: 'td', children: buttons }),
    ],
  });

/** Opens what a sentence opens, shows these items in a menu, and says what is done then. */
function behind(instruction: string, page: readonly SnapshotNode[], ...items: string[]): string[] {
  const before = pageOf(...page);
  const menu = node('menu', '', { children: items.map((item) => node('menuitem', item)) });
  const open = pageOf(...page, menu);
  const first = plan({ instruction, snapshot: before, variables: [] });
  if (first.kind !== 'found' || first.next === undefined) return [did(first)];
  const second: Plan = plan({ instruction, snapshot: open, before, variables: [], next: first.next });
  if (second.kind !== 'found' || second.next === undefined) return [did(first), did(second)];
  const third = plan({ instruction, snapshot: before, before: open, variables: [], next: second.next });
  return [did(first), did(second), did(third)];
}

const tickets = [
  node('heading', 'Tickets'),
  node('table', '', {
    tag: 'table',
    children: ['Cannot reset password', 'Printer jams', 'Fish soup'].map((name) =>
      row(name, node('button', 'More', more)),
    ),
  }),
];
const opened = 'click button "More"';

for (const [said, items, done] of [
  // What it is about is a problem, whatever its subject is called.
  ['Resolve the ticket about the reset password problem', ['Edit', 'Resolve'], 'click menuitem "Resolve"'],
  ['Resolve the ticket about the reset password problem', ['Edit', 'Delete'], 'press Escape'],
  ['Resolve the ticket about the reset password deadline', ['Edit', 'Resolve'], 'press Escape'],
  // "(yes, really)" asks for nothing; any other words in brackets do.
  ['Delete the fish soup (yes, really)', ['Edit', 'Delete'], 'click menuitem "Delete"'],
  ['Delete the fish soup (the second one)', ['Edit', 'Delete'], 'press Escape'],
  // A copy is made by what duplicates, and by nothing else.
  ['Make a copy of Fish soup', ['Edit', 'Duplicate'], 'click menuitem "Duplicate"'],
  ['Make a copy of Fish soup', ['Copy link', 'Duplicate all'], 'press Escape'],
  ['Make a list of Fish soup', ['Edit', 'Duplicate'], 'press Escape'],
] as const)
  test(`"${said}" in a menu of ${items.join(', ')}: ${done}`, () => {
    const turns = behind(said, tickets, ...items);
    if (done === 'press Escape') expect(turns.join('; ')).not.toContain('click menuitem');
    else expect(turns.slice(0, 2)).toEqual([opened, done]);
  });
