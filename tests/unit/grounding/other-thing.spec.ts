/** What lies around says the words, and the thing itself is another: nothing is done to it. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node as nodeOf, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });
const text = (name: string): SnapshotNode => node('text', name);
const shown = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', [], { tag: 'span', text: name, ...more });
const button = (name: string, children: SnapshotNode[] = []): SnapshotNode =>
  node('button', name, children, { tag: 'button' });
const link = (name: string, children: SnapshotNode[] = []): SnapshotNode =>
  node('link', name, children, { tag: 'a', url: `http://app.test/${name}` });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, [], { tag: 'input', value: '', ...more });
const box = (name: string, checked = false): SnapshotNode => node('checkbox', name, [], { checked });
const toggle = (name: string, checked = true): SnapshotNode =>
  node('generic', '', [shown(name), box(name, checked)], { tag: 'label', classes: ['toggle-row'] });

const doors = pageOf(button('Customer Login'), button('Bank Manager Login'));
const crest = pageOf(link('Bank Manager', [node('img', 'Bank logo')]), button('Bank Manager Login'));
const icons = pageOf(
  ...[1, 2, 3].map(() =>
    node('link', '', [], { url: 'http://app.test/#', hints: [{ from: 'class', text: 'icon button' }] }),
  ),
  node('contentinfo', '', [link('Authors of this page')]),
);
const typeahead = pageOf(
  node('banner', '', [link('Home page'), link('Help')]),
  field('Country', { value: 'Ger' }),
);

const accounts = pageOf(
  node('table', '', [
    node('row', '', [
      node('columnheader', 'Account Name', [], { clickable: true }),
      node('columnheader', 'Balance', [], { clickable: true }),
    ]),
    node('row', '', [node('cell', 'Everyday'), node('cell', '$20')]),
    node('row', '', [node('cell', 'Travel'), node('cell', '$30')]),
  ]),
  button('Rocky account'),
);

const signIn = pageOf(
  node('generic', '', [button('Sign Up')]),
  node('generic', '', [
    node('heading', 'Log In'),
    field('Username'),
    field('Password', { inputType: 'password' }),
    button('Log In'),
  ]),
);
const demo = pageOf(
  node('region', 'Sign in', [
    node('heading', 'Sign in'),
    field('Email'),
    field('Password', { inputType: 'password' }),
    button('Sign in'),
    node('paragraph', '', [text('Locked account: locked@bank.test')]),
  ]),
);

const protection = pageOf(
  node('region', 'Protection', [
    node('heading', 'Protection'),
    node('generic', '', [toggle('Multi-factor authentication'), toggle('Fingerprint login on mobile')]),
  ]),
  node('region', 'Devices', [node('heading', 'Devices'), node('paragraph', '', [text('3 devices')])]),
);
const lamps = pageOf(
  node(
    'list',
    '',
    ['Porch', 'Kitchen'].map((name) =>
      node('listitem', '', [shown(name), node('switch', 'On', [], { checked: true })], { tag: 'li' }),
    ),
  ),
);
const alerts = (title: string): Snapshot =>
  pageOf(
    node('region', title, [
      node('heading', title),
      toggle('Balance alerts'),
      toggle('Large payment alerts'),
      toggle('Monthly statement'),
    ]),
  );

const keys = '7 8 9 + 4 5 6 - 1 2 3 0 ='
  .split(' ')
  .map((key) => shown(key, { clickable: true, classes: ['key'] }));
const waiting = (more: readonly SnapshotNode[]): Snapshot =>
  pageOf(
    node('paragraph', '', [
      text('This calculator waits'),
      field('', {
        value: '5',
        id: 'delay',
        hints: [{ from: 'label-nearby', text: 'This calculator waits' }],
      }),
      text('seconds to get the result'),
    ]),
    node('generic', '', [...more]),
  );
const calculator = waiting(keys);

const tags = pageOf(
  node(
    'list',
    '',
    [
      ...['node', 'javascript'].map((name) =>
        node('listitem', '', [text(name), node('generic', '', [], { tag: 'i', clickable: true })], {
          tag: 'li',
        }),
      ),
      field('', { hints: [{ from: 'label-nearby', text: 'javascript' }] }),
    ],
    { tag: 'ul' },
  ),
);

const plan = (name: string, tag: string): SnapshotNode =>
  node('generic', '', [
    node('heading', name, [], { tag }),
    node('paragraph', '', [text('A room and a bed')]),
    link('Reserve room'),
  ]);
const plans = (lone: SnapshotNode[]): Snapshot =>
  pageOf(
    node('generic', '', [
      ...lone,
      node(
        'generic',
        '',
        ['No meals', 'Business trip', 'Beauty salon', 'Honeymoon'].map((name) => plan(name, 'h5')),
        { tag: 'div' },
      ),
    ]),
  );

const transfer = (label: string): Snapshot =>
  pageOf(
    node('spinbutton', label, [], { tag: 'input', inputType: 'number', value: '' }),
    button('Submit transfer'),
  );

const riches = pageOf(
  node(
    'list',
    '',
    ['Larry', 'Amancio', 'Bill'].map((name, at) =>
      node(
        'listitem',
        '',
        [
          shown(`${at + 1}`),
          node('generic', '', [node('paragraph', '', [], { text: name })], {
            clickable: true,
            classes: ['draggable'],
            hints: [{ from: 'class', text: 'draggable' }],
          }),
        ],
        { tag: 'li' },
      ),
    ),
    { tag: 'ul' },
  ),
);

const cases: readonly (readonly [said: string, page: Snapshot, done: string])[] = [
  // What shows words and no picture is no logo, and no icon among icons.
  ['click the bank logo', doors, 'none'],
  ['click the bank picture', doors, 'none'],
  ['hover over the customer image', doors, 'none'],
  ['click the bank logo', crest, 'click img "Bank logo"'],
  ['click Bank Manager Login', doors, 'click button "Bank Manager Login"'],
  ['click the last icon', icons, 'none'],
  // A suggestion is one of a list.
  ['choose the first suggestion', typeahead, 'none'],
  ['click the second suggestion', typeahead, 'none'],
  // Looking at all of something sorts nothing.
  ['view all accounts', accounts, 'none'],
  ['show all accounts', accounts, 'none'],
  ['click Account Name', accounts, 'click columnheader "Account Name"'],
  // What is open is not sent off to open it.
  ['open the login form', signIn, 'none'],
  // A way in is named by its button.
  ['log in with the locked account', demo, 'none'],
  ['sign in using my account', demo, 'none'],
  ['sign in', demo, 'click button "Sign in"'],
  // "On mobile" is no state, and what is called so is switched.
  ['turn off multi-factor authentication', protection, 'uncheck checkbox "Multi-factor authentication"'],
  ['disable multi-factor authentication', protection, 'uncheck checkbox "Multi-factor authentication"'],
  ['turn off fingerprint login on mobile', protection, 'uncheck checkbox "Fingerprint login on mobile"'],
  ['turn off face recognition', protection, 'none'],
  ['turn off the kitchen', lamps, 'uncheck switch "On"'],
  // A part of a name, and that in another word.
  ['choose phone', protection, 'none'],
  ['select telephone', protection, 'none'],
  // All of a thing are those that the page calls so.
  ['turn off all notifications', alerts('Notifications'), 'none'],
  ['disable every notification', alerts('Notifications'), 'none'],
  [
    'turn off all alerts',
    alerts('Notifications'),
    'uncheck checkbox "Balance alerts"; uncheck checkbox "Large payment alerts"',
  ],
  // Sums are pressed on the keys of a pad.
  ['add 3 and 4', calculator, 'click element "3"'],
  ['enter 12', calculator, 'none'],
  ['type 7', calculator, 'none'],
  ['click 7', calculator, 'click element "7"'],
  ['clear the calculator', calculator, 'none'],
  ['clear the calculator', waiting([]), 'none'],
  ['set the delay to 2', calculator, 'fill textbox "This calculator waits" with "2"'],
  ['set the delay to 2 seconds', calculator, 'fill textbox "This calculator waits" with "2"'],
  // What stands in front of a field may be an item with a cross of its own.
  ['click javascript', tags, 'none'],
  ['click on javascript', tags, 'none'],
  // One more in front of the list.
  ['reserve the second plan', plans([node('heading', 'Plans')]), 'click link "Reserve room"'],
  ['reserve the second plan', plans([node('generic', '', [plan('Plan with offers', 'h4')])]), 'none'],
  // The currency of a field is its own.
  ['enter 20 EUR as the amount', transfer('Amount (USD)'), 'cannot-tell'],
  ['set the amount to 20 euros', transfer('Amount (USD)'), 'cannot-tell'],
  ['enter 20 dollars as the amount', transfer('Amount (EUR)'), 'cannot-tell'],
  ['enter 20 USD as the amount', transfer('Amount (USD)'), 'fill spinbutton "Amount (USD)" with "20"'],
  ['set the amount to 20 dollars', transfer('Amount ($)'), 'fill spinbutton "Amount ($)" with "20"'],
  // What is dragged may be a part of its line.
  ['drag Bill to the top', riches, 'drag element "Bill" directly before listitem'],
  ['drag Larry to the bottom', riches, 'drag element "Larry" directly after listitem'],
  ['move Bill to position 2', riches, 'drag element "Bill" directly before listitem'],
  ['drag Larry to the top', riches, 'done'],
];

for (const [said, page, done] of cases)
  it(`${said}: ${done}`, () => {
    expect(did(planned(said, page))).toBe(done);
  });
