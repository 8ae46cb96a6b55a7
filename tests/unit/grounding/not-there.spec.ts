/** What a sentence means is gone from the page, and something beside it is left: nothing is done to that. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { node as nodeOf, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const node = (role: string, name: string, children: SnapshotNode[] = [], more: Partial<SnapshotNode> = {}) =>
  nodeOf(role, name, { children, ...more });
const text = (name: string): SnapshotNode => node('text', name);
const button = (name: string): SnapshotNode => node('button', name, [], { tag: 'button' });
const link = (name: string): SnapshotNode =>
  node('link', name, [], { tag: 'a', url: `http://app.test/${name}` });
const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, [], { tag: 'input', ...more });
const box = (name: string): SnapshotNode => node('checkbox', name, [], { checked: false });
const list = (...lines: SnapshotNode[][]): SnapshotNode =>
  node(
    'list',
    '',
    lines.map((line) => node('listitem', '', line, { tag: 'li' })),
    { tag: 'ul' },
  );

const orders = (...cancelled: number[]): Snapshot =>
  pageOf(
    list(
      ...[1042, 1043].map((id) => [
        node('generic', '', [text(`Order #${id}`)], { tag: 'span' }),
        button('Track'),
        ...(cancelled.includes(id) ? [] : [button('Cancel order')]),
      ]),
    ),
  );

const dishes = pageOf(list([text('Lasagne'), button('Add')], [text('Risotto')]));

const mugs = (...lines: SnapshotNode[][]): Snapshot => pageOf(list(...lines));
const mug = (name: string, price: string, ...more: SnapshotNode[]): SnapshotNode[] => [
  link(name),
  text(price),
  ...more,
];

const login = pageOf(field('Password', { inputType: 'password' }), button('Sign in'));

const members = pageOf(
  node('table', '', [
    node('row', '', [node('cell', '', [box('Select Ann')]), node('cell', '', [link('Ann')])]),
    node('row', '', [node('cell', ''), node('cell', '', [link('Lena')])]),
  ]),
);

const newsletter = (name: string): Snapshot =>
  pageOf(node('dialog', 'Get 10% off', [text('Join our newsletter'), button(name)]));

/** A dashboard of cards with a title and a link each. */
const cards = (opener: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    ...more,
    ...['Sales', 'Support', 'Stock'].map((name) =>
      node('article', '', [node('heading', name), text(`Figures of ${name}`), link(opener)]),
    ),
  );

const albums = mugs(...['Beach', 'Snow', 'City'].map((name) => [link(name)]));
const colours = pageOf(
  ...['Red', 'Blue'].map((name) => node('button', name, [], { pressed: false, tag: 'button' })),
);

const notes = (...more: SnapshotNode[]): Snapshot =>
  mugs(...['Groceries', 'Chores'].map((name) => [link(name), ...more]));

const quotes = pageOf(
  node('region', 'What people say', [text('“Great!”'), button('Previous'), button('Next')]),
);
const survey = pageOf(
  node('region', '', [node('heading', 'Question 2 of 5'), button('Previous'), button('Next')]),
);

const editor = pageOf(
  node('toolbar', '', [button('Bold'), button('Italic')]),
  node('textbox', '', [text('Hello world')], { tag: 'div', text: 'Hello world' }),
);

/** A page whose navigation has links of the same names as the buttons of its form. */
const site = (...form: SnapshotNode[]): Snapshot =>
  pageOf(
    node('navigation', '', [link('Home'), link('Sign in'), link('Sign up')]),
    node('form', '', [field('Email'), field('Password', { inputType: 'password' }), ...form], {
      tag: 'form',
    }),
  );

const milk = (...oat: SnapshotNode[]): Snapshot =>
  mugs([text('Oat milk'), ...oat], [text('Soy milk'), button('Add')]);

const comment = (name: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('article', '', [node('heading', name), text('I think so'), ...more]);

const table = (...lines: SnapshotNode[][]): Snapshot =>
  pageOf(
    node(
      'table',
      '',
      lines.map((line, at) =>
        node('row', '', [node('cell', '', [text(`Line ${'ABC'[at]}`)]), node('cell', '', line)]),
      ),
    ),
  );

const plan = (...buttons: SnapshotNode[]): Snapshot =>
  pageOf(node('form', '', [field('Title'), ...buttons], { tag: 'form' }), button('Other'));

const categories = pageOf(node('list', 'Category list', [node('listitem', '', [button('Work')])]));
const posts = pageOf(node('heading', 'Posts'), node('table', '', [node('row', '', [text('Ann')])]));

const outbox = pageOf(button('Archive'), node('main', '', [button('Reply')]));

const cases: readonly (readonly [say: string, page: Snapshot, done: boolean])[] = [
  ['Cancel order #1042', orders(), true],
  ['Cancel order #1042', orders(1042), false],
  ['Add the lasagne', dishes, true],
  ['Add the Risotto', dishes, false],
  [
    'Add the blue mug to the cart',
    mugs(mug('Blue mug', '€5', button('Add to cart')), mug('Red mug', '€4', button('Add to cart'))),
    true,
  ],
  ['Add the blue mug to the cart', mugs(mug('Blue mug', '€5'), mug('Red mug', '€4')), false],
  [
    'Add the cheapest mug to the cart',
    mugs(mug('Blue mug', '€5', button('Add to cart')), mug('Red mug', '€4', button('Add to cart'))),
    true,
  ],
  [
    'Add the cheapest mug to the cart',
    mugs(
      mug('Blue mug', '€5', button('Add to cart')),
      mug('Red mug', '€4'),
      mug('White mug', '€6', button('Add to cart')),
    ),
    false,
  ],
  ['Enter email ann@example.com', login, false],
  ['Enter "s3cret" as the password', login, true],
  ['Select Ann', members, true],
  ['Select Lena', members, false],
  ['Close the popup', newsletter('Got it'), true],
  ['Close the popup', newsletter('Sign me up'), false],
  ['Go to the Archive folder', outbox, false],
  ['Reply to all', outbox, false],
  ['Click Archive', outbox, true],
  ['Click Transfer', pageOf(box('Instant transfer')), false],
  ['Click the instant transfer checkbox', pageOf(box('Instant transfer')), true],
  ['Show completed', pageOf(link('All'), button('Clear completed')), false],
  ['Show completed', pageOf(link('Completed'), button('Clear completed')), true],
  ['Filter by trainer Lena', pageOf(field('Notes for the trainer')), false],
  ['Open the notifications', pageOf(button('Open navigation')), false],
  ['Select Owl and check the answers', pageOf(box('Owl'), box('Oak')), false],
  [
    'Log in with Facebook in the staff section',
    pageOf(field('Email'), field('Password', { inputType: 'password' }), button('Log in')),
    false,
  ],
  [
    'Log in with nickname kim and password "pw"',
    pageOf(field('Email'), field('Password', { inputType: 'password' }), button('Log in')),
    false,
  ],
  ['Open Chapter One', pageOf(link('Chapter Two')), false],
  ['Open the sales report', cards('Details'), false],
  ['Open the support invoice', cards('View'), false],
  ['Open the stock ticket', cards('Open'), false],
  ['Open the sales report', cards('Details', node('heading', 'Reports')), true],
  ['Open the details of Sales', cards('Details'), true],
  ['Open the sales card', cards('Details'), true],
  ['Select Beach and Snow', albums, false],
  ['Choose the albums Beach and City', albums, false],
  ['Select Red and Blue', colours, true],
  ['Click Beach and then Snow', albums, true],
  ['Open the options of the note Groceries', notes(), false],
  ['Open the menu of Chores', notes(), false],
  ["Click Chores' options", notes(), false],
  ['Open the options of the note Chores', notes(button('Options')), true],
  ['Open the note Chores', notes(), true],
  ['Continue', quotes, false],
  ['Continue', survey, true],
  ['Make it bold', editor, false],
  ['Underline it', pageOf(button('Underline'), node('textbox', '', [], { tag: 'div' })), false],
  ['Click Bold', editor, true],
  ['Enter "a@b.co" as email and "x" as password and click Sign in', site(), false],
  ['Enter "a@b.co" as email and "x" as password and click Sign in', site(button('Sign in')), true],
  ['Sign up with email a@b.co and password x', site(), false],
  ['Enter "a@b.co" as email and go to Home', site(), true],
  ['Collapse the category list', categories, false],
  ['Sort by title', posts, false],
  ['Add the oat milk', milk(button('-'), text('1'), button('+')), false],
  ['Add the oat milk', milk(button('Add')), true],
  ['Add one more oat milk', milk(button('-'), text('1'), button('+')), true],
  ['Add it to the list', pageOf(text('Home'), button('+')), false],
  ['Add it to the list', pageOf(field('New item', { value: 'rusks' }), button('+')), true],
  ['Reply under the comment by Mia', pageOf(comment('Mia'), comment('Leo', button('Reply'))), false],
  ['Reply under the comment by Leo', pageOf(comment('Mia'), comment('Leo', button('Reply'))), true],
  ['Click the More button in the last row', table([button('More')], [button('More')], []), false],
  ['Click More in the last row', table([button('More')], [button('More')], [button('More')]), true],
];

for (const [at, [say, page, isDone]] of cases.entries()) {
  it(`${at + 1}. ${say}: ${isDone ? 'done' : 'refused'}`, () => {
    const steps = stepsInAll(say, page);
    const isRefused = /^(?:none|ambiguous|cannot-tell)$/.test(steps.at(-1) ?? '');
    expect(isRefused, steps.join(' ; ')).toBe(!isDone);
  });
}

test('what gives a form up does not send it off', () => {
  expect(stepsInAll('Enter Plan as title and submit', plan(button('Cancel'))).join()).not.toContain('Cancel');
  expect(stepsInAll('Enter Plan as title and submit', plan(button('Cancel'), button('Go'))).join()).toContain(
    'click button "Go"',
  );
});
