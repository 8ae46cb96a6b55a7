/** Players, converters and the dials of a home: buttons of a word or a sign, which the page has one set of, and what they are not. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const icon = (sign: string, title: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', sign, { tag: 'button', hints: [{ from: 'title', text: title }], ...more });
const grey = { look: { fill: '#eeeeee' } } as const;
const bar = (...buttons: SnapshotNode[]): SnapshotNode =>
  node('generic', '', { tag: 'div', children: buttons });
const player = pageOf(
  node('generic', '', { text: 'Low Tide 0:00 / 3:20' }),
  bar(
    icon('⏮', 'Previous', grey),
    icon('▶', 'Play', grey),
    icon('⏭', 'Next', grey),
    icon('🔀', 'Shuffle', grey),
    icon('🔁', 'Repeat', { look: { fill: '#3366cc' } }),
  ),
  node('slider', 'Seek', { tag: 'input', inputType: 'range', min: '0', max: '200', value: '0' }),
  node('slider', 'Vol', { tag: 'input', inputType: 'range', min: '0', max: '10', value: '8' }),
  icon('🔊', 'Mute'),
);

for (const [said, done] of [
  ['Start the music', 'click button "▶"'],
  ['Play the next song', 'click button "⏭"'],
  ['Skip to the next track', 'click button "⏭"'],
  ['Go back to the previous song', 'click button "⏮"'],
  ['Turn on shuffle', 'click button "🔀"'],
  ['Turn on repeat', 'none'],
  ['Mute the sound', 'click button "🔊"'],
  ['Seek to 1:30', 'fill slider "Seek" with "90"'],
  ['Jump to 4:10', 'none'],
  ['Turn the volume down to 3', 'fill slider "Vol" with "3"'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, player))).toBe(done));

it('a sign beside the word is no part of what a button of a player is called', () => {
  const radio = pageOf(bar(node('button', 'Pause', { text: '❚❚' }), node('button', 'Skip ⏭')));
  expect(did(planned('Skip to the next song', radio))).toBe('click button "Skip ⏭"');
  expect(did(planned('Pause the broadcast', radio))).toBe('click button "Pause"');
  expect(did(planned('Skip to the next request', radio))).toBe('none');
  expect(did(planned('Pause the elephants', radio))).toBe('none');
});

it('a "Next" without a player turns pages, and two players leave open which', () => {
  expect(did(planned('Play the next video', pageOf(bar(icon('›', 'Next'), icon('‹', 'Previous')))))).toBe(
    'none',
  );
  const two = pageOf(bar(icon('▶', 'Play')), bar(icon('▶', 'Play')));
  expect(did(planned('Start the music', two))).not.toContain('click');
});

const units = ['kilometres', 'miles', 'metres'];
const converter = node('generic', '', {
  children: [
    node('spinbutton', 'Amount', { value: '1' }),
    selectOf('From', ...units),
    selectOf('To', ...units),
    node('button', 'Convert'),
  ],
});
const money = node('generic', '', {
  children: [node('textbox', 'Kilograms', { tag: 'input' }), node('textbox', 'Pounds', { tag: 'input' })],
});

for (const [said, done] of [
  [
    'Convert 10 kilometres to miles',
    'select combobox "To" with "miles"; fill spinbutton "Amount" with "10"; click button "Convert"',
  ],
  [
    'Convert 2.5 mi into m',
    'select combobox "From" with "miles"; select combobox "To" with "metres"; fill spinbutton "Amount" with "2.5"; click button "Convert"',
  ],
  ['Convert 12 lbs to kg', 'fill textbox "Pounds" with "12"'],
  ['Convert 5 gallons to litres', 'none'],
  ['Convert the draft to a page', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, pageOf(converter, money)))).toBe(done));

it('of two converters of the same units none is used', () => {
  const other = node('generic', '', {
    children: [node('textbox', 'Value'), selectOf('', ...units), selectOf('', ...units)],
  });
  expect(did(planned('Convert 10 kilometres to miles', pageOf(converter, other)))).toBe('none');
});

const dial = (shown: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('text', 'Temperature'),
      node('button', 'Lower'),
      node('text', shown),
      node('button', 'Raise'),
    ],
  });
const room = (title: string, shown: string, isOn: boolean, at: number): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('heading', title, { level: 2 }),
      dial(shown),
      node('generic', '', {
        tag: 'div',
        children: [
          node('text', 'Lights'),
          node('generic', '', {
            ref: `${title} lights`,
            tag: 'span',
            clickable: true,
            classes: ['pill', ...(isOn ? ['on'] : [])],
            look: { fill: isOn ? '#00aa00' : '#bbbbbb' },
            box: { x: 90, y: at, width: 36, height: 18 },
          }),
        ],
      }),
    ],
  });
const home = pageOf(
  room('Kitchen', '19.5 °C', true, 100),
  room('Nursery', '21 °C', false, 300),
  node('generic', '', {
    children: [
      node('heading', 'Speaker', { level: 2 }),
      node('button', 'Volume down'),
      node('generic', '', { text: '6' }),
      node('button', 'Volume up'),
    ],
  }),
);

for (const [said, done] of [
  ['Set the kitchen temperature to 21 degrees', 'click button "Raise"'],
  ['Set the nursery temperature to 20', 'click button "Lower"'],
  ['Set the bathroom temperature to 20', 'none'],
  ['Turn the volume down to 3', 'click button "Volume down"'],
  ['Turn up the volume', 'click button "Volume up"'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, home))).toBe(done));

it('a switch is told by the title of its card, and "the lights" of two cards are not', () => {
  const ref = (said: string): unknown => {
    const answer = planned(said, home);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  expect(ref('Turn off the kitchen lights')).toBe('Kitchen lights');
  expect(ref('Switch on the lights in the nursery')).toBe('Nursery lights');
  expect(ref('Turn off the lights')).toBe('none');
});

const shades = pageOf(
  node('group', 'Appearance', {
    children: ['Light', 'Dark', 'Match system'].map((name) =>
      node('radio', name, { checked: name === 'Light' }),
    ),
  }),
  node('generic', '', {
    children: [
      node('text', 'Accent colour'),
      ...['Red', 'Green', 'Blue'].map((name) => node('button', name, { tag: 'button', classes: ['sw'] })),
    ],
  }),
);

for (const [said, done] of [
  ['Set the theme to dark', 'check radio "Dark"'],
  ['Set the accent colour to blue', 'click button "Blue"'],
  ['Set the accent colour to orange', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, shades))).toBe(done));
