/** A list of what is done to the ticked lines narrows nothing; the filters of a table stand in its head, and are applied beside it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';

const row = (...cells: SnapshotNode[]): SnapshotNode => node('row', '', { tag: 'tr', children: cells });
const cell = (text: string, ...children: SnapshotNode[]): SnapshotNode => node('cell', text, { children });
const bulk = selectOf('Actions', 'Actions', 'Delete', 'Paid', 'Overdue');
const filter = selectOf('Filter by state', 'Any', 'Paid', 'Overdue');
const lines = ['Paid', 'Overdue', 'Paid'].map((state, at) =>
  row(cell('', node('checkbox', `Select ${at}`, { checked: false })), cell(`N-${at}`), cell(state)),
);
const table = (more: readonly SnapshotNode[], ...shown: SnapshotNode[]): SnapshotNode =>
  node('table', '', {
    children: [
      node('rowgroup', '', {
        tag: 'thead',
        children: [
          row(node('columnheader', ''), node('columnheader', 'Number'), node('columnheader', 'State')),
          ...more,
        ],
      }),
      node('rowgroup', '', { tag: 'tbody', children: shown }),
    ],
  });
const filters = row(cell(''), cell('', node('textbox', 'Filter by number')), cell('Any', filter));
const bar = (...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      bulk,
      node('button', 'Submit'),
      node('button', 'Search'),
      node('button', 'Reset filter'),
      ...more,
    ],
  });

test('what is chosen from a list of deeds leaves nothing out', () => {
  const page = pageOf(node('heading', 'Invoices'), bar(), table([], ...lines));
  for (const said of ['Show only the overdue invoices', 'Filter the invoices by overdue'])
    expect(did(planned(said, page)), said).not.toContain('select');
  expect(did(planned('Choose Overdue in the actions', page))).toBe(
    'select combobox "Actions" with "Overdue"',
  );
});

test('the filter in the head of the table does, and is applied by the button beside the one that takes it back', () => {
  const page = pageOf(
    node('main', '', {
      children: [
        node('heading', 'Invoices', { tag: 'h1', level: 1 }),
        bar(node('button', 'New invoice')),
        table([filters], ...lines),
      ],
    }),
  );
  expect(did(planned('Show only the overdue invoices', page))).toBe(
    'select combobox "Filter by state" with "Overdue"; click button "Search"',
  );
});

test('a list of the actions of a log is a filter, with one for all of them', () => {
  const log = pageOf(
    node('heading', 'Events'),
    selectOf('Action', 'All', 'Delete', 'Update'),
    node('list', '', {
      children: ['Ann: Update', 'Bo: Delete'].map((text) => node('listitem', text, { text })),
    }),
  );
  expect(did(planned('Show only the delete events', log))).toBe('select combobox "Action" with "Delete"');
});

test('the row of filters under the titles is nothing that the table lists', () => {
  const page = (...shown: SnapshotNode[]) =>
    pageOf(
      node('main', '', {
        children: [
          node('heading', 'Invoices', { tag: 'h1', level: 1 }),
          bar(node('button', 'New invoice')),
          table([filters], ...shown),
        ],
      }),
    );
  const before = page(...lines);
  const plan = planned('Show only the overdue invoices', before);
  const proof = plan.kind === 'found' ? plan.proof : undefined;
  expect(proof).toBeDefined();
  expect(planned('Show only the overdue invoices', before, proof, before).kind).toBe('none');
  expect(planned('Show only the overdue invoices', page(...lines.slice(1, 2)), proof, before).kind).toBe(
    'done',
  );
});
