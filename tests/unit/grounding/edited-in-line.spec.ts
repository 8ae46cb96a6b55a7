/** A text that is edited in its line of a list: what ends the edit belongs to that line, and not to the list. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'span', text: shown });
const line = (...children: SnapshotNode[]): SnapshotNode => node('listitem', '', { tag: 'li', children });
const filters = node('paragraph', '', { children: [node('link', 'All'), node('link', 'Done')] });
const task = (title: string): SnapshotNode => line(text(title), node('button', 'Delete', { tag: 'button' }));
const other = task('Water the ferns');
const field = (value: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', 'Edit', { tag: 'input', value, ...more });
const page = (...lines: SnapshotNode[]): Snapshot =>
  pageOf(filters, node('list', '', { tag: 'ul', children: lines }));

const stamps = task('Buy stamps');

/** What ends the edit of a line, once the new text is typed into the field that has come up in it. */
function endOf(edited: SnapshotNode[], typed: string): string {
  const sentence = 'Double-click "Buy stamps" and replace it with "Buy ink"';
  const before = page(stamps, other);
  const open = page({ ...stamps, children: edited }, other);
  const first = planned(sentence, before);
  const second = planned(sentence, open, first.kind === 'found' ? first.next : undefined, before);
  const proof = second.kind === 'found' ? second.proof : undefined;
  const after = page({ ...stamps, children: edited.map((each) => ({ ...each, value: typed })) }, other);
  return proof === undefined ? 'no proof' : did(planned(sentence, after, proof, open));
}

it('Enter ends it, and no filter "Done" above the list', () =>
  expect(endOf([field('Buy stamps', { focused: true })], 'Buy ink')).toBe(
    'press textbox "Edit" with "Enter"',
  ));

it('a field that the page has not gone into is ended as well', () =>
  expect(endOf([field('Buy stamps')], 'Buy ink')).toBe('press textbox "Edit" with "Enter"'));

it('a button of the line saves it', () =>
  expect(endOf([field('Buy stamps'), node('button', 'Done', { tag: 'button' })], 'Buy ink')).toBe(
    'click button "Done"',
  ));

const tools = [
  node('button', 'New folder', { tag: 'button' }),
  node('button', 'Rename', { tag: 'button', disabled: true }),
];
const named = node('listitem', '', {
  tag: 'li',
  children: [node('textbox', 'New name', { tag: 'input', value: 'New folder' })],
});
const folder = node('listitem', '', { tag: 'li', text: 'Photos' });

for (const [title, children, done] of [
  ['what renames a chosen line waits for that', [folder, named], 'press textbox "New name" with "Enter"'],
  [
    'in one form with the field it is only waiting for the name',
    [folder, node('form', '', { children: [named, node('button', 'Create', { disabled: true })] })],
    'click button "Create"',
  ],
] as const)
  it(title, () => {
    const list = (lines: readonly SnapshotNode[]): Snapshot =>
      pageOf(...tools, node('list', '', { tag: 'ul', children: [...lines] }));
    const [, last] = inTurn('Create a new folder called Recipes', [list([folder]), list(children)]);
    expect(last).toBe(`fill textbox "New name" with "Recipes"; ${done}`);
  });

const issue = (id: string, title: string, shown: string): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', id),
      node('cell', title),
      node('cell', shown, {
        children: [
          node('generic', '', {
            tag: 'span',
            children: [
              node('combobox', 'Assignee', { tag: 'input', value: '', hasPopup: 'listbox', readonly: true }),
              node('generic', shown, { tag: 'span' }),
            ],
          }),
        ],
      }),
      node('cell', '', { children: [node('button', `More actions for #${id}`, { tag: 'button' })] }),
    ],
  });
const issues = (first: string): Snapshot =>
  pageOf(
    node('table', '', {
      children: [
        issue('12', 'Broken umlauts in the export', first),
        issue('14', 'Crash when exporting', 'Petra'),
      ],
    }),
  );

for (const [said, page, done] of [
  ['Close the issue about the broken umlauts', issues('—'), 'click button "More actions for #12"'],
  // Another one is about exporting as well.
  ['Close the export issue', issues('—'), 'none'],
  ['Assign issue 12 to Petra', issues('—'), 'click combobox "Assignee"'],
  // What is chosen stands beside the field.
  ['Assign issue 14 to Petra', issues('—'), 'done'],
] as const)
  it(`${said}: ${done}`, () => {
    const answer = planned(said, page);
    expect(did((answer.kind === 'none' && answer.lastly) || answer)).toBe(done);
  });
