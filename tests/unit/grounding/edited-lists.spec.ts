/** Lists that are edited in place: what is done to an option or question is told by what stands in its field, and to a box by its own name. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const option = (at: number, value: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['option'],
    children: [
      node('textbox', `Option ${at}`, { tag: 'input', inputType: 'text', value }),
      node('button', `Remove option ${at}`, { tag: 'button', text: '✕' }),
    ],
  });

const question = (text: string, ...options: string[]): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['question'],
    children: [
      node('button', '⧉', { tag: 'button', description: 'Duplicate' }),
      node('textbox', 'Question text', { tag: 'input', inputType: 'text', value: text }),
      ...options.map((each, at) => option(at + 1, each)),
      node('button', '+ Add option', { tag: 'button' }),
      node('paragraph', '', {
        tag: 'p',
        children: [
          node('text', 'Required'),
          node('generic', '', { tag: 'span', classes: ['switch'] }),
          node('checkbox', 'Allow several answers', { tag: 'input', checked: false }),
        ],
      }),
    ],
  });

const poll = pageOf(
  question('Where shall we eat?', 'Thai place', 'Pizzeria', 'Canteen'),
  question('Which days suit you?', 'Tuesday', 'Thursday'),
  question('Any allergies?'),
  node('button', 'Add question', { tag: 'button' }),
);

const parts = (from: SnapshotNode): SnapshotNode[] => [
  from,
  ...from.children.flatMap((child) => parts(child)),
];

/** What is clicked, and which field stands in front of it. */
const clicked = (sentence: string): string => {
  const answer = planned(sentence, poll);
  const [step] = answer.kind === 'found' ? answer.steps : [];
  const line = parts(poll.root).findLast(({ children }) => children.some(({ ref }) => ref === step?.ref));
  return step
    ? `${did(answer)} of ${line?.children.find(({ role }) => role === 'textbox')?.value}`
    : did(answer);
};

for (const [sentence, done] of [
  ['Remove the Canteen option', 'click button "Remove option 3" of Canteen'],
  ['Remove the option "Tuesday"', 'click button "Remove option 1" of Tuesday'],
  ['Remove the Sushi option', 'none'],
  ['Duplicate the question "Which days suit you?"', 'click button "⧉" of Which days suit you?'],
  ['Duplicate the question "Any allergies?"', 'click button "⧉" of Any allergies?'],
  ['Duplicate the question "Who pays?"', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(clicked(sentence)).toBe(done));

test('what is made required is no other box of the question, and no new question or option', () => {
  const answer = planned('Make the question about allergies required', poll);
  expect(did(answer)).toBe('none');
  const look = answer.kind === 'none' ? answer.lastly?.steps[0]?.description : undefined;
  expect(look ?? '').not.toContain('option');
  expect(did(planned('Make the first question allow several answers', poll))).toBe(
    'check checkbox "Allow several answers"',
  );
});

const packing = pageOf(
  node('list', '', {
    children: ['Passport', 'Wool socks', 'Mug'].map((name) =>
      node('listitem', '', {
        children: [
          node('checkbox', `${name} packed`, { checked: false }),
          node('text', name),
          node('button', 'Favourite', { tag: 'button', text: '♡' }),
          node('button', 'Delete', { tag: 'button' }),
        ],
      }),
    ),
  }),
  node('button', 'Change plan', { tag: 'button' }),
);

for (const [sentence, steps] of [
  [
    'Mark the passport and the wool socks as packed',
    ['check checkbox "Passport packed"', 'check checkbox "Wool socks packed"'],
  ],
  ['Mark the wool socks as packed', ['check checkbox "Wool socks packed"']],
  ['Mark the toothbrush as packed', ['none']],
  ['Mark the mug as a favourite', ['click button "Favourite"']],
  ['Change the bill to Unlimited', ['none']],
] as const)
  it(`${sentence}: ${steps.join(', ')}`, () => expect(stepsInAll(sentence, packing)).toEqual(steps));

test('what a button changes is chosen from what it opens', () => {
  expect(did(planned('Change the plan to Unlimited', packing))).toBe('click button "Change plan"');
  expect(did(planned('Change the plan to "Unlimited"', packing))).toBe('none');
});

test('a deed is confirmed by the noun of it where the dialog speaks of it', () => {
  const asking = pageOf(
    node('alertdialog', '', {
      children: [
        node('text', 'Start the adoption of Rocky?'),
        node('button', 'Yes, adopt', { tag: 'button' }),
        node('button', 'Not now', { tag: 'button' }),
      ],
    }),
  );
  expect(did(planned('Confirm the adoption', asking))).toBe('click button "Yes, adopt"');
  expect(did(planned('Confirm the donation', asking))).not.toContain('click');
});

test('a box that says what its reader needs is ticked for that', () => {
  const form = pageOf(
    node('checkbox', 'I need a mat', { checked: false }),
    node('checkbox', 'Mat available'),
  );
  expect(did(planned('Tick that you need a mat', form))).toBe('check checkbox "I need a mat"');
  expect(did(planned('Tick that the mat is available', form))).not.toContain('check');
});
