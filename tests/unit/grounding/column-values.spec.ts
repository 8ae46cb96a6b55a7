/** The head of a column says what sort of thing its values are: "the Tallinn branch". */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });

/** Buttons that narrow a table, and the columns that their names are values of. */
const branches = (): SnapshotNode[] => {
  const loan = (reader: string, branch: string): SnapshotNode =>
    node('row', '', {
      tag: 'tr',
      children: [
        node('cell', reader),
        node('cell', branch),
        node('cell', '', { children: [button('Recall')] }),
      ],
    });
  return [
    node('link', 'Branches', { tag: 'a' }),
    node('list', '', {
      tag: 'ul',
      children: ['Tallinn', 'Tartu', 'Ada Kask'].map((name) =>
        node('listitem', '', { tag: 'li', children: [button(name)] }),
      ),
    }),
    node('table', '', {
      children: [
        node('row', '', {
          children: ['Reader', 'Branch', ''].map((name) => node('columnheader', name)),
        }),
        loan('Mart', 'Tallinn'),
        loan('Liis', 'Tartu'),
        loan('Jaan', 'Tallinn'),
      ],
    }),
  ];
};

for (const [sentence, page, done] of [
  ['Narrow the list to the Tallinn branch', branches, /^click button "Tallinn"$/],
  ['Show only the Tartu branch', branches, /^click button "Tartu"$/],
  ['Narrow the list to the Tallinn reader', branches, /^none$/],
  ['Narrow the list to the Narva branch', branches, /^none$/],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page())))).toMatch(done));
}
