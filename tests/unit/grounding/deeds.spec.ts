/** What the last step of a sentence comes to: a question about a deed is answered, an edit in place brought to its end, all else is left. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** The first step of a sentence, and what is done once these nodes came up beside what was there. */
function after(instruction: string, page: readonly SnapshotNode[], ...up: SnapshotNode[]): string[] {
  const before = pageOf(...page);
  const first = plan({ instruction, snapshot: before, variables: [] });
  if (first.kind !== 'found' || first.proof === undefined) return [did(first)];
  const now = pageOf(...page, ...up);
  return [did(first), did(plan({ instruction, snapshot: now, before, variables: [], next: first.proof }))];
}

const dialog = (text: string, ...buttons: string[]): SnapshotNode =>
  node('dialog', '', {
    children: [node('paragraph', '', { text }), ...buttons.map((name) => node('button', name))],
  });
const box = { x: 10, y: 100, width: 200, height: 40 };
const plainBox = (text: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    box,
    children: [
      node('generic', '', { text, box }),
      ...names.map((text) => node('generic', '', { text, clickable: true, box })),
    ],
  });
const menu = (...items: string[]): SnapshotNode =>
  node('menu', '', { children: items.map((name) => node('menuitem', name)) });
const field = node('textbox', 'Name', { tag: 'input' });

const remove = [node('listitem', '', { children: [node('text', 'Call Ada'), node('button', 'Delete')] })];
const publish = [node('button', 'Publish')];
const shop = [node('listitem', '', { children: [node('text', 'Mug'), node('button', 'Add to cart')] })];
const taken = [node('button', 'Take back Plum tart')];
const basket = (...names: string[]): SnapshotNode =>
  node('generic', '', { box, children: names.map((name) => node('button', name, { box })) });

for (const [sentence, page, up, then] of [
  ['Delete Call Ada', remove, dialog('Delete "Call Ada"?', 'Cancel', 'Delete'), 'click button "Delete"'],
  // A verb that only its button has.
  ['take back the plum tart', taken, dialog('Take back the plum tart?', 'No', 'Yes'), 'click button "Yes"'],
  ['Remove Call Ada', remove, dialog('Are you sure?', 'No', 'Yes'), 'click button "Yes"'],
  [
    'delete Call Ada',
    remove,
    dialog('This will permanently delete the note and all of its data. This cannot be undone.', 'Keep', 'OK'),
    'click button "OK"',
  ],
  // What will come of it is not what has been done; and what it is called, it may say once more.
  [
    'Delete Call Ada',
    remove,
    dialog('Delete "Call Ada"? The slot will be free again.', 'Delete', 'Cancel'),
    'click button "Delete"',
  ],
  [
    'Delete Call Ada',
    remove,
    dialog('Delete "Call Ada"?', 'Delete task', 'Cancel'),
    'click button "Delete task"',
  ],
  ['Delete Call Ada', remove, dialog('Your tasks', 'Archive it', 'Cancel'), 'none'],
  ['Delete Call Ada', remove, plainBox('Really delete?', 'No', 'Yes, delete'), 'click element "Yes, delete"'],
  ['Publish the post now', publish, menu('Publish now', 'Publish and lock'), 'click menuitem "Publish now"'],
  ['Publish the post', publish, menu('Schedule', 'Publish'), 'click menuitem "Publish"'],
  // It asks for more than was said, or in a way that cannot be told.
  ['Delete Call Ada', remove, dialog('Delete all 12 messages?', 'Cancel', 'Delete'), 'none'],
  ['Delete Call Ada', remove, dialog('Delete it?', 'Cancel', 'Delete for me', 'Delete for all'), 'none'],
  ['Publish the post', publish, dialog('Publish without a title?', 'Cancel', 'Publish'), 'none'],
  ['Publish the post', publish, menu('Publish to web', 'Publish to print'), 'ambiguous'],
  // It asks by another deed, which the next sentence has to say.
  ['Publish the post', publish, dialog('Publish now?', 'Cancel', 'Yes, send newsletter'), 'done'],
  // What was to end is not ended where another deed is offered for it; "them" is none.
  ['Delete Call Ada', remove, dialog('Delete it?', 'Keep', 'Move to archive'), 'none'],
  [
    'Delete Call Ada',
    remove,
    dialog('Delete 1 task?', 'Go back', 'Delete them'),
    'click button "Delete them"',
  ],
  // It asks nothing of the deed: that is done.
  ['Delete Call Ada', remove, plainBox('Note deleted. Undo?', 'Undo', '×'), 'done'],
  ['Publish the post', publish, dialog('Published! Publish another?', 'Publish another', 'Close'), 'done'],
  ['Publish the post', publish, dialog('Want 10 % off?', 'Yes', 'No thanks'), 'done'],
  ['Publish the post', publish, menu('Copy link', 'Print'), 'done'],
  // The signs of a basket that opened do more than was said.
  ['Add the mug to the cart', shop, plainBox('Mug', 'X', '-', '+', 'Checkout'), 'done'],
  ['Add the mug to the cart', shop, basket('×', '−', '+', 'Checkout'), 'done'],
  ['Add the mug to the cart', shop, basket('-', '+'), 'done'],
  ['Add the mug to the cart', shop, menu('Add as a gift', 'Add to cart'), 'click menuitem "Add to cart"'],
  ['Publish the post', publish, node('dialog', '', { children: [field, node('button', 'Publish')] }), 'done'],
] as const) {
  it(`${sentence}, and then there is ${up.role} "${up.children.map((each) => each.text ?? each.name).join(' | ')}"`, () => {
    expect(after(sentence, page, up).slice(1)).toEqual([then]);
  });
}

test('a click that is asked for is no deed: what comes up is for the next sentence', () => {
  expect(after('Click Publish', publish, dialog('Publish it?', 'Cancel', 'Publish'))).toEqual([
    'click button "Publish"',
  ]);
});

const name = (text: string): SnapshotNode => node('listitem', '', { text, clickable: true });
const editor = (value: string, ...beside: SnapshotNode[]): SnapshotNode[] => [
  node('listitem', '', {
    children: [node('textbox', '', { tag: 'input', value, focused: true }), ...beside],
  }),
];

/** What is done with an editor that came up for "Anna" and took "Berta"; then, with what the page shows behind that. */
function edited(now: readonly SnapshotNode[], shown: readonly SnapshotNode[]): string[] {
  const [text, up] = [pageOf(name('Anna')), pageOf(...now)];
  const sentence = 'Double-click Anna and change it to Berta';
  const first = plan({ instruction: sentence, snapshot: text, variables: [] });
  if (first.kind !== 'found') return [did(first)];
  const second = plan({ instruction: sentence, snapshot: up, before: text, variables: [], next: first.next });
  if (second.kind !== 'found') return [did(second)];
  const third = plan({ instruction: sentence, snapshot: up, before: up, variables: [], next: second.proof });
  if (third.kind !== 'found') return [did(third)];
  const last = pageOf(...shown);
  return [
    did(third),
    did(plan({ instruction: sentence, snapshot: last, before: up, variables: [], next: third.proof })),
  ];
}

for (const [how, now, shown, expected] of [
  ['ends with Enter', editor('Anna'), [name('Berta')], ['press textbox with "Enter"', 'done']],
  [
    'ends with its own button',
    editor('Anna', node('button', 'Save')),
    [name('Berta')],
    ['click button "Save"', 'done'],
  ],
  [
    'is no edit where the page says the old text',
    editor('Anna'),
    [name('Anna')],
    ['press textbox with "Enter"', 'none'],
  ],
] as const) {
  it(`a text that is edited in place ${how}`, () => {
    expect(edited(now, shown)).toEqual(expected);
  });
}

test('a field that stays open behind Enter is left', () => {
  const now = editor('Anna');
  expect(edited(now, now)).toEqual(['press textbox with "Enter"', 'press textbox with "Tab"']);
});

test('a field that came up beside a text, and not in its place, is not sent off', () => {
  const [before, up] = [pageOf(name('Anna')), pageOf(name('Anna'), ...editor('Ann'))];
  const first = plan({ instruction: 'Click Anna and change it to Berta', snapshot: before, variables: [] });
  const next = first.kind === 'found' ? first.next : undefined;
  const second = plan({
    instruction: 'Click Anna and change it to Berta',
    snapshot: up,
    before,
    variables: [],
    next,
  });
  expect(second.kind === 'found' && second.proof).toBe(undefined);
});

test('a question whose buttons cannot be used yet is waited for', () => {
  const row = (name: string): SnapshotNode =>
    node('row', '', {
      children: [node('cell', name, { text: name }), node('button', 'Stop', { ref: `stop-${name}` })],
    });
  const orders = node('table', 'Standing orders', { children: [row('Gym'), row('Rent')] });
  const before = pageOf(orders);
  const first = planned('Stop the standing order to the gym', before);
  const proof = first.kind === 'found' ? first.proof : undefined;
  const asked = (more: Partial<SnapshotNode>) =>
    pageOf(
      orders,
      node('tooltip', '', {
        children: [
          node('generic', '', { text: 'Stop this standing order?' }),
          node('button', 'No', more),
          node('button', 'Yes, stop', more),
        ],
      }),
    );
  const answer = (more: Partial<SnapshotNode>) =>
    planned('Stop the standing order to the gym', asked(more), proof, before);
  expect(answer({ hidden: 'inert' }).kind).toBe('none');
  expect(did(answer({}))).toBe('click button "Yes, stop"');
});
