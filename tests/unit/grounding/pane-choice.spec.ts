/** A state that is chosen by radio buttons beside the list, for what the line of the list opens or for "this" one, which is open. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf, selectOf } from './snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const line = (topic: string, place: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'div',
    classes: ['it'],
    clickable: true,
    children: [node('text', `${topic} ${place}`), node('generic', '', { tag: 'div', text: 'New, 4 votes' })],
  });
const list = node('list', '', {
  tag: 'div',
  children: [line('Noise', 'Depot Road'), line('Pothole', 'Mill Lane'), line('Pothole', 'Ring Road')],
});
const states = (label: string): SnapshotNode =>
  node('paragraph', '', {
    tag: 'p',
    children: [
      node('text', label),
      ...['New', 'In progress', 'Fixed'].map((each) =>
        node('generic', '', {
          tag: 'label',
          children: [node('radio', each, { tag: 'input', checked: each === 'New' }), node('text', each)],
        }),
      ),
    ],
  });
const open = (title: string, ...parts: SnapshotNode[]): Snapshot =>
  pageOf(
    list,
    node('generic', '', { tag: 'div', children: [node('heading', title, { level: 2 }), ...parts] }),
  );
const none = pageOf(list, node('paragraph', '', { tag: 'p', text: 'Select a case on the left.' }));
const noise = open('Noise: Depot Road', states('State:'));
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const reported = open('Noise: Depot Road', field('Reporter'), field('Place'));
const twice = open('Noise: Depot Road', field('Reporter'), field('Second reporter'));
const pothole = open('Pothole: Mill Lane', field('Reporter'));
const lists = (): SnapshotNode[] => [
  selectOf('Handled by', 'Nobody', 'Ana', 'Bo'),
  selectOf('Urgency', 'Low', 'High'),
];
const listed = open('Noise: Depot Road', ...lists());
const other = open('Pothole: Mill Lane', ...lists());
const [opened, chosen] = ['click listitem', 'check radio "In progress"'];
const set = 'Set the state of the noise complaint to in progress';

for (const [say, pages, done] of [
  [set, [none, noise, noise], [opened, chosen]],
  // Another case came up, its radio buttons are for something else, and it has no such state.
  [set, [none, open('Pothole: Mill Lane', states('State:'))], [opened, 'none']],
  [set, [none, open('Noise: Depot Road', states('Loudness:'))], [opened, 'none']],
  ['Set the state of the noise complaint to rejected', [none, noise], [opened, 'none']],
  ['Set the state of the smell complaint to in progress', [none, noise], ['none']],
  ['Set the state of the noise case to in progress', [none, noise, noise], [opened, chosen]],
  [
    'Set the reporter of the noise case to Ana',
    [none, reported],
    [opened, 'fill textbox "Reporter" with "Ana"'],
  ],
  ['Set the reporter of the noise case to Ana', [none, twice], [opened, 'none']],
  ['Set the reporter of the noise case to Ana', [none, noise], [opened, 'none']],
  ['Set the reporter of the noise case to Ana', [none, pothole], [opened, 'none']],
  // A list that offers the value, of the property that is said.
  ['Assign the noise case to Ana', [none, listed], [opened, 'select combobox "Handled by" with "Ana"']],
  [
    'Set the urgency of the noise case to High',
    [none, listed],
    [opened, 'select combobox "Urgency" with "High"'],
  ],
  ['Assign the noise case to Ida', [none, listed], [opened, 'none']],
  ['Set the state of the noise case to High', [none, listed], [opened, 'none']],
  ['Assign the noise case to Ana', [none, other], [opened, 'none']],
  ['Set this case to in progress', [noise, noise], [chosen]],
  ['Set this case to rejected', [noise], ['none']],
  ['Set this case to in progress', [open('Noise: Depot Road', states('Loudness:'))], ['none']],
] as const)
  it(`${say}: ${done.join('; ')}`, () => {
    expect(inTurn(say, pages).map((each) => (each.startsWith(opened) ? opened : each))).toEqual(done);
  });

it('a verb right in front of "to", behind what is set so, is the next property', () => {
  const texts = (said: string): readonly string[] => parseInstruction(said).map(({ text }) => text);
  expect(texts('Set the size to A3, paper to matt and finish to foil stamp')).toEqual([
    'Set the size to A3',
    'set paper to matt',
    'set finish to foil stamp',
  ]);
  expect(texts('Set the size to A3 and finish the order')).toEqual([
    'Set the size to A3',
    'finish the order',
  ]);
});
