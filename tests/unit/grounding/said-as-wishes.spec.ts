/** What people want rather than what is done: how many come along, what a lamp is dimmed to, which label is taken off. */
import { expect, test } from '../../../fixtures/test.js';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const refused = expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/);

const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });

const counter = (label: string, shown: number): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'span', text: label }),
      button(`Fewer ${label}`, { text: '−' }),
      node('generic', '', { tag: 'span', text: String(shown) }),
      button(`More ${label}`, { text: '+' }),
    ],
  });

const pitch = (grownUps: number, tents: number, dogs: number): Snapshot =>
  pageOf(
    node('heading', 'Your pitch', { level: 2 }),
    counter('campers', grownUps),
    counter('tents', tents),
    counter('dogs', dogs),
    node('spinbutton', 'Bicycles', { tag: 'input', inputType: 'number', value: '0' }),
  );

const more = (what: string): string => `click button "More ${what}"`;
const fewer = (what: string): string => `click button "Fewer ${what}"`;

test('who comes along is counted, and so is what is taken out or put in', () => {
  const ways: readonly (readonly [string, readonly Snapshot[], readonly string[]])[] = [
    [
      'Come with two dogs',
      [pitch(2, 1, 0), pitch(2, 1, 1), pitch(2, 1, 2)],
      [more('dogs'), more('dogs'), 'done'],
    ],
    ['We are three campers', [pitch(2, 1, 0), pitch(3, 1, 0)], [more('campers'), 'done']],
    [
      'Add two tents',
      [pitch(2, 1, 0), pitch(2, 2, 0), pitch(2, 3, 0)],
      [more('tents'), more('tents'), 'done'],
    ],
    ['Take one camper out', [pitch(2, 1, 0), pitch(1, 1, 0)], [fewer('campers'), 'done']],
    ['We need one more tent', [pitch(2, 1, 0), pitch(2, 2, 0)], [more('tents'), 'done']],
  ];
  for (const [sentence, pages, steps] of ways) expect(inTurn(sentence, pages), sentence).toEqual(steps);
  expect(stepsInAll("We're 2 campers and bring three bicycles", pitch(2, 1, 0))).toEqual([
    'fill spinbutton "Bicycles" with "3"',
  ]);
  expect(inTurn('There will be two campers and one dog', [pitch(2, 1, 0)])).toEqual([more('dogs')]);
});

for (const sentence of [
  'Come with two cats',
  'We are three campers and a dragon',
  // There are no fewer than none.
  'Take three dogs out',
  'Part with two dogs',
  'There are three campers',
  'I have three tents',
  'Come with two of the dogs',
  'Take one camper',
  'Add two tents and two dogs',
])
  it(`${sentence}: nothing`, () => expect(did(planned(sentence, pitch(2, 1, 0)))).toEqual(refused));

const line = (name: string, quantity: string, more: readonly SnapshotNode[] = []): SnapshotNode =>
  node('row', '', {
    tag: 'tr',
    children: [
      node('cell', name, { tag: 'td', text: name }),
      node('cell', '', {
        tag: 'td',
        children: [
          node('spinbutton', 'Quantity', { tag: 'input', inputType: 'number', value: quantity }),
          ...more,
        ],
      }),
    ],
  });

const listOf = (...rows: SnapshotNode[]): Snapshot =>
  pageOf(node('table', '', { tag: 'table', children: rows }));

test('how many are wanted is the number of the line that is there, and none of what would have to be added first', () => {
  const chosen = listOf(line('Seed potato', '1'), line('Onion set', '4'));
  expect(did(planned('I want three seed potatoes', chosen))).toBe('fill spinbutton "Quantity" with "3"');
  expect(did(planned("I'd like 12 onion sets", chosen))).toBe('fill spinbutton "Quantity" with "12"');
  expect(did(planned('I want three sweet potatoes', chosen))).toEqual(refused);
  const offered = listOf(line('Seed potato', '1', [button('Add')]), line('Onion set', '4', [button('Add')]));
  expect(did(planned('I want three seed potatoes', offered))).not.toBe('fill spinbutton "Quantity" with "3"');
});

const slider = (name: string, value: string): SnapshotNode =>
  node('slider', name, { tag: 'input', inputType: 'range', value, min: '0', max: '100' });
const kiln = [node('heading', 'Kiln', { level: 2 }), slider('Heat', '40'), slider('Airflow', '60')];

const brought: readonly (readonly [string, string | RegExp])[] = [
  ['Bring the kiln to a heat of 55 %', 'fill slider "Heat" with "55"'],
  ['Warm the kiln up to a heat of 55 %', 'fill slider "Heat" with "55"'],
  ['Cool the kiln to a heat of 20 %', 'fill slider "Heat" with "20"'],
  // The other way than is said.
  ['Cool the kiln to a heat of 70 %', 'none'],
  ['Lower the heat to 70 %', 'none'],
  ['Cool the kiln to a moisture of 20 %', 'none'],
  ['Cool the oven to a heat of 20 %', 'none'],
  ['Invite the kiln to a heat of 20 %', 'none'],
];
for (const [sentence, expected] of brought)
  it(sentence, () => expect(did(planned(sentence, pageOf(...kiln)))).toBe(expected));

const idea = (title: string, isUsed = false): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [
      node('generic', '', { tag: 'b', text: title }),
      node('generic', 'Upvote', {
        tag: 'span',
        text: '▲',
        clickable: true,
        ...(isUsed && { classes: ['on'] }),
      }),
      node('generic', 'Downvote', { tag: 'span', text: '▼', clickable: true }),
    ],
  });
const ideas = pageOf(
  node('list', '', {
    tag: 'ul',
    children: [idea('A shed for tools'), idea('A pond', true), idea('More benches')],
  }),
);

const inItem = (text: string, at: number): string => {
  const answer = planned(text, ideas);
  const ref = answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  return ref === ideas.root.children[0]?.children[at]?.children.find((each) => each.ref === ref)?.ref
    ? did(answer)
    : answer.kind;
};
it('an idea is voted for in its own line', () =>
  expect(inItem('Vote the shed for tools up', 0)).toBe('click element "Upvote"'));
it('and against', () => expect(inItem('Vote down more benches', 2)).toBe('click element "Downvote"'));
// A second click would take it back.
it('what is voted for is not voted for again', () => expect(inItem('Upvote the pond', 1)).toBe('done'));
it('what is not there is not voted for', () => expect(inItem('Vote the fountain up', 0)).toBe('none'));

test('what is set back to its defaults is restored by the button that says so', () => {
  const page = pageOf(node('heading', 'Legend', { level: 2 }), button('Restore defaults'), button('Reset'));
  expect(did(planned('Set the legend back to its defaults', page))).toBe('click button "Restore defaults"');
  expect(did(planned('Set the sound back to its defaults', page))).toEqual(refused);
  expect(did(planned('Skip to the next slide', pageOf(button('Next slide'))))).toBe(
    'click button "Next slide"',
  );
  expect(did(planned('Skip to the next slide', pageOf(button('Next picture'))))).toEqual(refused);
});
