/** What can be done to a record shows beside the list, or in the line that unfolds, once it is opened. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, onceOpened, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'div', text: said });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

const claim = (ref: string, name: string, who: string, state: string): SnapshotNode =>
  node('option', `${name} ${who} ${state}`, { ref, children: [text(name), text(who), text(state)] });
const claims = (): SnapshotNode =>
  node('listbox', 'Claims', {
    ref: 'list',
    children: [
      claim('c1', 'Taxi to Lyon', 'Ines Sol', 'Submitted'),
      claim('c2', 'Desk lamp', 'Omar Reid', 'Paid'),
      claim('c3', 'Two monitors', 'Ines Sol', 'Submitted'),
      claim('c4', 'Train ticket', '#77', 'Submitted'),
    ],
  });
const heading = node('heading', 'Expense claims', { tag: 'h1', level: 1, ref: 'h' });

/** The list alone, and beside the panel of one claim. */
const turns = (title: string, ...buttons: SnapshotNode[]): { closed: Snapshot; open: Snapshot } => {
  const panel = node('region', '', {
    tag: 'aside',
    children: [node('heading', title, { tag: 'h2', level: 2 }), ...buttons],
  });
  return { closed: pageOf(heading, claims()), open: pageOf(heading, claims(), panel) };
};

/** All that is done but for looks at what the pointer brings up, where a click on a line opens the panel. */
function lastOf(sentence: string, pages: { closed: Snapshot; open: Snapshot }): string[] {
  return onceOpened(sentence, { ...pages, opens: /^click (?:option|element)/ });
}

it('the line is opened, and its panel has the button', () => {
  expect(lastOf('Refund the desk lamp', turns('Desk lamp', button('Refund'), button('Reject')))).toEqual([
    'click option "Desk lamp Omar Reid Paid"',
    'click button "Refund"',
  ]);
});

it('what the page calls all that it lists tells none of them', () => {
  expect(
    lastOf('Reject the claim for two monitors', turns('Two monitors', button('Refund'), button('Reject'))),
  ).toEqual(['click option "Two monitors Ines Sol Submitted"', 'click button "Reject"']);
});

it('two that say so are not opened', () => {
  expect(lastOf('Reject the claim of Ines Sol', turns('Two monitors', button('Reject')))).toEqual(['none']);
});

it('a panel of another record has no button for this one', () => {
  expect(lastOf('Refund the desk lamp', turns('Two monitors', button('Refund')))).toEqual([
    'click option "Desk lamp Omar Reid Paid"',
    'none',
  ]);
});

const states = (...names: string[]): SnapshotNode =>
  node('paragraph', '', {
    children: [node('text', 'State:'), ...names.map((each) => node('radio', each, { checked: false }))],
  });
const train = 'click option "Train ticket #77 Submitted"';

for (const [say, title, parts, done] of [
  ['Reject claim #77', 'Train ticket', [button('Reject')], [train, 'click button "Reject"']],
  ['Reject claim #78', 'Train ticket', [button('Reject')], ['none']],
  ['Reject claim #77', 'Two monitors', [button('Reject')], [train, 'none']],
  ['Mark claim #77 as paid', 'Train ticket', [states('Paid', 'Open')], [train, 'check radio "Paid"']],
  ['Mark claim #77 as lost', 'Train ticket', [states('Paid', 'Open')], [train, 'none']],
  ['Mark claim #77 as paid', 'Two monitors', [states('Paid', 'Open')], [train, 'none']],
] as const)
  it(`${say}, with ${title}: ${done.join('; ')}`, () => {
    expect(lastOf(say, turns(title, ...parts))).toEqual(done);
  });

/** Opens a dialog with a field for the name, which is on the screen and in no text. */
const changing = (value: string): { closed: Snapshot; open: Snapshot } => {
  const dialog = node('dialog', 'Edit claim', {
    children: [node('textbox', 'Title', { tag: 'input', value }), button('Save'), button('Reject')],
  });
  return { closed: pageOf(heading, claims()), open: pageOf(heading, claims(), dialog) };
};

it('a field of the dialog that comes up says what is open', () => {
  expect(lastOf('Reject the desk lamp', changing('Desk lamp'))).toEqual([
    'click option "Desk lamp Omar Reid Paid"',
    'click button "Reject"',
  ]);
  expect(lastOf('Reject the desk lamp', changing('Two monitors')).at(-1)).toBe('none');
});

it('a button that cannot be pressed is none', () => {
  expect(lastOf('Refund the desk lamp', turns('Desk lamp', button('Refund', { disabled: true })))).toEqual([
    'click option "Desk lamp Omar Reid Paid"',
    'none',
  ]);
});

it('a text that nothing marks as a line to choose is not clicked', () => {
  const todo = (name: string): SnapshotNode =>
    node('listitem', '', { tag: 'li', clickable: true, children: [text(name), text('today')] });
  const page = pageOf(node('list', '', { tag: 'ul', children: ['Milk', 'Bread'].map((name) => todo(name)) }));
  expect(lastOf('Archive the milk', { closed: page, open: page })).toEqual(['none']);
});

/** A list of mails that nothing marks as lines to open, and the mail in its place. */
const mails = (...lines: string[][]): Snapshot =>
  pageOf(
    node('list', '', {
      ref: 'mails',
      children: lines.map((said, at) =>
        node('listitem', '', { ref: `m${at}`, clickable: true, children: said.map((each) => text(each)) }),
      ),
    }),
  );
const inbox = mails(
  ['Nora Lind', 'Dinner'],
  ['Odd Hansen', 'Numbers'],
  ['Ana Ruiz', 'Keys'],
  ['Ana Ruiz', 'Flat'],
);
const mail = pageOf(
  node('heading', 'Dinner', { level: 2 }),
  text('From: Nora Lind'),
  button('Star'),
  button('Archive'),
);

/** The steps on the list and on what came in its place, but for looks. */
const opening = (sentence: string, list: Snapshot): string[] => {
  const told: string[] = [];
  let [before, page]: (Snapshot | undefined)[] = [undefined, list];
  let next: unknown;
  for (let turn = 0; turn < 6 && page; turn += 1) {
    const asked = planned(sentence, page, next, before);
    const answer = asked.kind === 'none' ? (asked.lastly ?? asked) : asked;
    const step = did(answer);
    if (!/^(?:hover|right-click) /.test(step)) told.push(step);
    if (answer.kind !== 'found' || answer.next === undefined) break;
    ({ next } = answer);
    [before, page] = [page, step.startsWith('click element') ? mail : page];
  }
  return told;
};

for (const [sentence, done] of [
  ['Star the mail from Nora', 'click element "Nora Lind"; click button "Star"'],
  ['Archive the mail about the dinner', 'click element "Dinner"; click button "Archive"'],
  // Two are by her, and one is by nobody.
  ['Star the mail from Ana', 'none'],
  ['Star the mail from Peter', 'none'],
  // What is opened is another one, or has nothing for it.
  ['Star the mail from Odd', 'click element "Odd Hansen"; none'],
  ['Print the mail from Nora', 'click element "Nora Lind"; none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(opening(sentence, inbox).join('; ')).toBe(done));

it('a product or a task may be taken or ticked by a click, and is not opened', () => {
  const tiles = mails(['Espresso', '2.50'], ['Latte', '3.50']);
  expect(opening('Remove the espresso', tiles)).toEqual(['none']);
  expect(opening('Delete the task Espresso', tiles)).toEqual(['none']);
});

it('a ticket is closed by what says so in its panel, and not by what puts the panel away', () => {
  const closing = (...buttons: SnapshotNode[]): string[] =>
    lastOf('Close the claim for the desk lamp', turns('Desk lamp', ...buttons));
  expect(closing(button('Close claim'), button('Close'))).toEqual([
    'click option "Desk lamp Omar Reid Paid"',
    'click button "Close claim"',
  ]);
  expect(closing(button('Close')).at(-1)).not.toContain('button');
});

/** What is listed in boxes that a click shows beside them, and what comes up there. */
const boxes = (title: string, hint: string, ...shown: SnapshotNode[]): Snapshot =>
  pageOf(
    node('heading', title, { level: 1 }),
    node('generic', '', {
      tag: 'div',
      ref: 'boxes',
      children: ['Dentist', 'Piano tuner', 'Budget review'].map((name, at) =>
        node('generic', '', { tag: 'div', ref: `b${at}`, classes: ['ev'], clickable: true, text: name }),
      ),
    }),
    node('generic', '', {
      tag: 'div',
      ref: 'side',
      children: shown.length > 0 ? shown : [text(hint)],
    }),
  );
const shownBeside = (sentence: string, title: string, hint: string, ...shown: SnapshotNode[]): string =>
  lastOf(sentence, { closed: boxes(title, hint), open: boxes(title, hint, ...shown) }).join('; ');

const dentist = node('heading', 'Dentist', { level: 3 });
const waits = 'Choose an entry on the left.';
for (const [sentence, title, hint, panel, done] of [
  // The page says that a click only shows what is listed: by the place that waits for it, or as a calendar.
  [
    'Cancel the dentist',
    'This week',
    waits,
    [dentist, button('Cancel event')],
    'click element "Dentist"; click button "Cancel event"',
  ],
  [
    'Cancel the dentist',
    'Week planner',
    '',
    [dentist, button('Cancel event')],
    'click element "Dentist"; click button "Cancel event"',
  ],
  // Else a click may take it, or tick it off.
  ['Cancel the dentist', 'This week', 'Welcome', [dentist, button('Cancel event')], 'none'],
  // What comes up is another one, or offers nothing of the kind.
  [
    'Cancel the piano tuner',
    'Week planner',
    '',
    [dentist, button('Cancel event')],
    'click element "Piano tuner"; none',
  ],
  [
    'Delete the dentist',
    'Week planner',
    '',
    [dentist, button('Edit'), button('Close account')],
    'click element "Dentist"; none',
  ],
] as const)
  it(`${sentence} on "${title}", ${hint}: ${done}`, () =>
    expect(shownBeside(sentence, title, hint, ...panel)).toBe(done));
