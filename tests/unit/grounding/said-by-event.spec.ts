/** When something is to happen, how it is to be done and what is to end: said with what happens, and done where the page asks for it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { withEachNumber } from '../../../src/grounding/built-in/language/numbered-each.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const refused = expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/);

const dated = (name: string, inputType = 'date'): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType, value: '' });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });

const boiler = pageOf(
  node('heading', 'Boiler service', { level: 1 }),
  node('generic', '', { tag: 'p', text: 'We look after the boiler in your flat.' }),
  dated('Inspection date'),
  dated('Drop-off time', 'time'),
  dated('Arrival'),
  node('textbox', 'Notes', { tag: 'textarea' }),
);

const moments: readonly (readonly [string, string | readonly unknown[]])[] = [
  ['Have the boiler inspected on 9 May 2026', 'fill textbox "Inspection date" with "9 May 2026"'],
  ['We want to be dropped off at 2:30 pm', 'fill textbox "Drop-off time" with "2:30 pm"'],
  ['We arrive on 4 May 2026', 'fill textbox "Arrival" with "4 May 2026"'],
  ['I want the boiler inspected on 9 May 2026', 'fill textbox "Inspection date" with "9 May 2026"'],
];
for (const [sentence, expected] of moments)
  it(sentence, () => expect(did(planned(sentence, boiler))).toBe(expected));

for (const sentence of [
  // Something else happens, or to something else, or at a time where a day is asked for.
  'Have the boiler repaired on 9 May 2026',
  'Have the chimney inspected on 9 May 2026',
  'We want to be picked up at 2:30 pm',
  'We leave on 4 May 2026',
  'We arrive at 2:30 pm',
  'Have the boiler inspected "on 9 May 2026"',
])
  it(sentence, () => expect(did(planned(sentence, boiler))).toEqual(refused));

test('of two fields for the same neither is filled, and several moments go each into its own', () => {
  const twice = pageOf(dated('Inspection date'), dated('Second inspection date'));
  expect(did(planned('Have it inspected on 9 May 2026', twice))).toEqual(refused);
  const way = pageOf(dated('Departure'), dated('Return'));
  expect(stepsInAll('Depart on 5 March 2026 and return on 12 March 2026', way)).toEqual([
    'fill textbox "Departure" with "5 March 2026"',
    'fill textbox "Return" with "12 March 2026"',
  ]);
  const bare = pageOf(node('heading', 'Book your inspection', { level: 2 }), dated('Preferred date'));
  expect(did(planned('Have it inspected on 9 May 2026', bare))).toBe(
    'fill textbox "Preferred date" with "9 May 2026"',
  );
  expect(did(planned('Have it repaired on 9 May 2026', bare))).toEqual(refused);
  // What a button does is not done by saying when alone.
  const paid = pageOf(dated('Payment date'), node('button', 'Pay', { tag: 'button' }));
  expect(stepsInAll('Pay it on 9 May 2026', paid)).toEqual([
    'fill textbox "Payment date" with "9 May 2026"',
    'click button "Pay"',
  ]);
});

const ways = pageOf(
  node('group', 'How shall we deliver the keys?', {
    tag: 'fieldset',
    children: [radio('Key safe'), radio('Front desk')],
  }),
  node('link', 'Post office', { tag: 'a', url: 'http://app.test/post' }),
  box('Text me when they are on their way'),
  box('Show my door number', true),
  box('Never share my name', true),
  box('Lift'),
);

const done: readonly (readonly [string, unknown])[] = [
  ['Have them sent to the front desk', 'check radio "Front desk"'],
  ['Get them delivered to a key safe', 'check radio "Key safe"'],
  ['Have them sent to the post office', refused],
  ['Have them painted in key safe', refused],
  ["Get a text when they're on their way", 'check checkbox "Text me when they are on their way"'],
  ['Get a text when they have arrived', refused],
  ['Stop showing my door number', 'uncheck checkbox "Show my door number"'],
  ['Stop sharing my name', refused],
  ['Stop showing my name', refused],
  ['Tick Lift as well', 'check checkbox "Lift"'],
  ['Also tick Lift', 'check checkbox "Lift"'],
  // One dot gives up the other.
  ['Choose the front desk as well', refused],
];
for (const [sentence, expected] of done)
  it(sentence, () => expect(did(planned(sentence, ways))).toEqual(expected));

const lists: readonly (readonly [string, string])[] = [
  ['Take seats 3 and 4 in row C', 'choose seat 3 in row C and choose seat 4 in row C'],
  [
    'Tick lockers 1, 2 and 7 on level 3',
    'Tick locker 1 on level 3 and Tick locker 2 on level 3 and Tick locker 7 on level 3',
  ],
  ['Take seats 3 in row C', 'Take seats 3 in row C'],
  ['Type "take seats 3 and 4 in row C"', 'Type "take seats 3 and 4 in row C"'],
  ['Choose class 3 and 4 in row C', 'Choose class 3 and 4 in row C'],
];
for (const [sentence, expected] of lists) it(sentence, () => expect(withEachNumber(sentence)).toBe(expected));

const rating = (label: string, ...more: SnapshotNode[]): ReturnType<typeof pageOf> =>
  pageOf(
    node('heading', 'Rust and Rain', { level: 2 }),
    node('generic', '', {
      tag: 'div',
      children: [
        node('text', label),
        node('generic', '', {
          tag: 'span',
          children: [1, 2, 3, 4, 5].map((each) =>
            node('generic', `${each} stars`, { tag: 'span', text: '★', clickable: true }),
          ),
        }),
      ],
    }),
    ...more,
  );

test('the one rating of a page is of what the page is about, whatever a person calls that', () => {
  expect(did(planned('Give the play four stars', rating('Your rating:')))).toBe('click element "4 stars"');
  expect(did(planned('Give the play four stars', rating('Seats:')))).toEqual(refused);
  expect(did(planned('Give Hamlet four stars', rating('Your rating:')))).toEqual(refused);
  const other = node('link', 'More by this play', { tag: 'a', url: 'http://app.test/more' });
  expect(did(planned('Give the play four stars', rating('Your rating:', other)))).toEqual(refused);
});

test('a theme is used by being chosen, whatever it is chosen with', () => {
  const list = node('combobox', 'Theme', { tag: 'select', options: ['Light', 'Dark'], value: 'Light' });
  expect(did(planned('Use the dark theme', pageOf(list)))).toBe('select combobox "Theme" with "Dark"');
  expect(did(planned('Switch to the dark theme', pageOf(box('Dark theme'))))).toBe(
    'check checkbox "Dark theme"',
  );
  const button = node('button', 'Dark theme', { tag: 'button' });
  expect(did(planned('Use the dark theme', pageOf(button)))).toBe('click button "Dark theme"');
  expect(did(planned('Use the sepia theme', pageOf(list)))).toEqual(refused);
});

const sized = (title: string): SnapshotNode =>
  node('group', title, {
    tag: 'div',
    children: [
      node('button', 'Smaller', { tag: 'button', text: 'A−' }),
      node('generic', '', { tag: 'span', text: '100 %' }),
      node('button', 'Larger', { tag: 'button', text: 'A+' }),
    ],
  });

test('what is made larger has a button for it, which is pressed once for each step', () => {
  const reader = pageOf(sized('Letters'), node('heading', 'Chapter one', { level: 2 }));
  const larger = 'click button "Larger"';
  expect(stepsInAll('Make the letters two steps larger', reader)).toEqual([larger, larger]);
  expect(stepsInAll('Make the letters smaller', reader)).toEqual(['click button "Smaller"']);
  expect(did(planned('Make the pictures two steps larger', reader))).toEqual(refused);
  expect(did(planned('Make the letters two steps louder', reader))).toEqual(refused);
  expect(
    did(planned('Make the letters larger', pageOf(sized('Letters'), sized('Letters of notes')))),
  ).toEqual(refused);
});

test('the sound is muted by the one button for that, and of several nobody knows whose sound', () => {
  const mute = (): SnapshotNode => node('button', 'Mute', { tag: 'button' });
  expect(did(planned('Mute the sound', pageOf(mute())))).toBe('click button "Mute"');
  expect(did(planned('Mute the sound', pageOf(mute(), mute())))).toEqual(refused);
  expect(did(planned('Mute the sound', pageOf(node('button', 'Mute Ann', { tag: 'button' }))))).toEqual(
    refused,
  );
  expect(did(planned('Unmute the sound', pageOf(mute())))).toEqual(refused);
});

test('what a page is about is not chosen there, and what is left to choose is', () => {
  const swatches = node('group', 'Colour', { tag: 'fieldset', children: [radio('Olive'), radio('Rust')] });
  const sizes = node('group', 'Size', { tag: 'fieldset', children: [radio('40'), radio('50')] });
  const tent = pageOf(node('heading', 'Dome tent', { level: 1 }), swatches, sizes);
  const both = ['check radio "Rust"', 'check radio "50"'];
  expect(stepsInAll("I'd like the tent in rust, size 50", tent)).toEqual(both);
  expect(stepsInAll('Take the dome tent in rust and size 50', tent)).toEqual(both);
  expect(did(planned("I'd like the tarp in rust, size 50", tent))).toEqual(refused);
  expect(stepsInAll("I'd like the tent in rust, size 60", tent).at(-1)).toEqual(refused);
});

test('one choice is given up for another, where both are choices of one kind', () => {
  const basket = pageOf(
    box('Lemons', true),
    box('Limes'),
    node('button', 'Limes to share', { tag: 'button' }),
  );
  const both = ['uncheck checkbox "Lemons"', 'check checkbox "Limes"'];
  expect(stepsInAll('No lemons please, limes instead', basket)).toEqual(both);
  expect(stepsInAll("I'd like limes instead of lemons", basket)).toEqual(both);
  expect(did(planned('No lemons please, plums instead', basket))).toEqual(refused);
  expect(did(planned('No plums please, limes instead', basket))).toEqual(refused);
  const chosen = node('radio', 'Still', { tag: 'input', checked: true });
  const water = pageOf(chosen, radio('Sparkling'), radio('Tap'));
  expect(stepsInAll('Sparkling instead of still', water)).toEqual(['check radio "Sparkling"']);
  // It is not the one that is chosen.
  expect(did(planned('Sparkling instead of tap', water))).toEqual(refused);
});

test('a chip that is drawn as chosen is not given up by being chosen', () => {
  const chip = (text: string, isOn: boolean): SnapshotNode =>
    node('generic', '', { tag: 'span', text, clickable: true, classes: isOn ? ['day', 'on'] : ['day'] });
  const days = (...on: readonly boolean[]): ReturnType<typeof pageOf> =>
    pageOf(
      node('generic', '', {
        tag: 'div',
        children: ['Mon', 'Tue', 'Wed'].map((each, at) => chip(each, on[at] === true)),
      }),
    );
  expect(did(planned('Choose Mon', days(true, true, false)))).toBe('done');
  expect(did(planned('Choose Wed', days(true, true, false)))).toBe('click element "Wed"');
  expect(did(planned('Click Mon', days(true, true, false)))).toBe('click element "Mon"');
});
