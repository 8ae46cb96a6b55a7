/** What would be done says one word of the sentence, and does something else: it is left alone. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });
const text = (name: string): SnapshotNode => node('text', name);
const button = (name: string): SnapshotNode => node('button', name, [], { tag: 'button' });
const link = (name: string): SnapshotNode =>
  node('link', name, [], { tag: 'a', url: `http://app.test/${name}` });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, [], { tag: 'input', value: '', ...more });
const line = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('generic', '', [text(name), ...more], { tag: 'label' });

const wealth = pageOf(
  node('complementary', '', [
    button('Add User 👱'),
    button('Double Money 💰'),
    button('Sort by Richest ↓'),
    button('Calculate entire Wealth 🧮'),
  ]),
  node('main', '', [node('heading', 'Person Wealth')]),
);
const sorted = pageOf(button('Price low to high'), button('Name'), button('Show users'));
const cards = (...names: string[]): Snapshot =>
  pageOf(node('heading', 'Memory Cards'), ...names.map((name) => button(name)));

const people = pageOf(
  node('table', '', [
    node(
      'row',
      '',
      ['Name', 'Email', 'Status'].map((name) => node('columnheader', name)),
    ),
    ...['Joe Smith', 'Kim Yee'].map((name) =>
      node('row', '', [
        node('cell', name),
        node('cell', `${name.split(' ')[0]?.toLowerCase() ?? ''}@a.test`),
        node('cell', 'Active'),
        node('cell', '', [button('Delete')]),
      ]),
    ),
  ]),
);
const headers = pageOf(
  node('table', '', [
    node(
      'row',
      '',
      ['ID', 'Price'].map((name) =>
        node('columnheader', name, [
          node('generic', '', [], { text: name, clickable: true, classes: ['th-inner'] }),
        ]),
      ),
    ),
    node('row', '', [node('cell', '1'), node('cell', '$5')]),
  ]),
);

const naming = pageOf(
  node('generic', '', [text('Set New Button Name'), field('Set New Button Name')]),
  button('What it is called'),
);
const named = pageOf(field('Field first'), field('Field last'), field('Field email'));
const account = pageOf(
  node('banner', '', [button('Account')]),
  node('main', '', [
    line('Name', field('Name')),
    node('generic', '', [text('Account Type'), line('Business', node('radio', 'Business'))]),
    line('I agree to the policy', node('checkbox', 'I agree to the policy', [], { checked: false })),
  ]),
);
const pusher = pageOf(
  node('heading', 'color-pusher'),
  node('generic', '', [
    node('paragraph', '', [text('Fetch swatches with the pusher, for example from'), link('ColourLovers')]),
  ]),
);

const chooser = node('button', 'Choose File', [], { tag: 'input', inputType: 'file' });
const uploading = pageOf(node('heading', 'File Uploader'), chooser, button('Upload'));

const cases: readonly (readonly [said: string, page: Snapshot, done: string])[] = [
  // What is shown or sorted is not added or summed up.
  ['show all users', wealth, 'none'],
  ['view the users', wealth, 'none'],
  ['sort by wealth', wealth, 'none'],
  ['sort by money', wealth, 'none'],
  ['show the users', sorted, 'click button "Show users"'],
  ['sort by richest', wealth, 'click button "Sort by Richest ↓"'],
  ['double the money', wealth, 'click button "Double Money 💰"'],
  // One is not all of them.
  ['clear the card', cards('Clear Cards'), 'none'],
  ['delete the card', cards('Delete cards'), 'none'],
  ['clear the cards', cards('Clear Cards'), 'click button "Clear Cards"'],
  ['clear the card', cards('Clear card'), 'click button "Clear card"'],
  // A column's value is not its row.
  ['delete the status of Joe Smith', people, 'none'],
  ['remove the email of Kim Yee', people, 'none'],
  ['clear the name of Joe Smith', people, 'none'],
  ['delete the row of Joe Smith', people, 'click button "Delete"'],
  ['delete Joe Smith', people, 'click button "Delete"'],
  ['toggle the ID column', headers, 'none'],
  ['toggle the price column', headers, 'none'],
  // Which file, nobody says.
  ['upload the file', uploading, 'click button "Upload"'],
  ['upload the file', pageOf(chooser), 'none'],
  ['attach the document', pageOf(chooser), 'none'],
  ['upload "a.png"', uploading, 'set files of button "Choose File" with "a.png"'],
  ['click Choose File', uploading, 'click button "Choose File"'],
  // A field is no button, and a label is said as a whole.
  ['click the button', naming, 'click button "What it is called"'],
  ['enter the last name Lee', named, 'none'],
  ['enter the first name Ann', named, 'none'],
  ['enter Lee as the last', named, 'fill textbox "Field last" with "Lee"'],
  ['choose account type', account, 'none'],
  ['choose the account type', account, 'none'],
  ['choose Business', account, 'check radio "Business"'],
  ['open the color pusher', pusher, 'none'],
  ['open ColourLovers', pusher, 'click link "ColourLovers"'],
];

for (const [said, page, done] of cases)
  it(`${said}: ${done}`, () => {
    expect(did(planned(said, page))).toBe(done);
  });
