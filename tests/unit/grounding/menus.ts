/** A table of records with a button "More" in each row, and what a sentence comes to once the menu of that is open. */
import type { Plan } from '../../../src/contract/plan.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf } from './snapshot.js';

export const more = { tag: 'button', hasPopup: 'menu', expanded: false } as const;

export const row = (name: string, ...buttons: SnapshotNode[]): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', '', { tag: 'td', text: name }),
      node('cell', '', { tag: 'td', text: 'Active' }),
      node('cell', '', { tag: 'td', children: buttons }),
    ],
  });

/** The records under their title. */
export const rowsWithMenu = (title: string, names: readonly string[]): SnapshotNode[] => [
  node('heading', title),
  node('table', '', {
    tag: 'table',
    children: names.map((name) => row(name, node('button', 'More', more))),
  }),
];

/** Opens what a sentence opens, shows these items in a menu, and says what is done then. */
export function behind(instruction: string, page: readonly SnapshotNode[], ...items: string[]): string[] {
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
