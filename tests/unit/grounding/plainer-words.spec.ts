/** Sentences that say in other words what a choice, a counter or a field is called by: asked when nothing else is meant. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const button = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('button', name, { tag: 'button', ...more });
const part = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });
const title = (name: string): SnapshotNode => node('heading', name, { tag: 'h2', level: 2 });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const radio = (name: string): SnapshotNode => node('radio', name, { tag: 'input', checked: false });
const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });

const soil = node('radiogroup', 'Soil', { children: ['Dry', 'Damp', 'Wet'].map((name) => radio(name)) });
const counted = (name: string, shown: string): SnapshotNode =>
  node('listitem', '', {
    tag: 'li',
    children: [text(name), button('−'), text(shown), button('+')],
  });
const shelf = node('region', 'Shelf', {
  children: [
    title('Shelf'),
    node('list', '', { tag: 'ul', children: [counted('Honey', '4'), counted('Wax candles', '9')] }),
  ],
});

for (const [sentence, page, done] of [
  ['Pick damp soil', [soil], 'check radio "Damp"'],
  ['Choose damp as the soil', [soil], 'check radio "Damp"'],
  ['Pick frozen soil', [soil], 'none'],
  ['Pick damp weather', [soil], 'none'],
  ['Pick the damp', [field('Damp')], 'none'],
  ['Take one jar of honey off the shelf', [shelf], 'click button "−"'],
  ['Count one less wax candle', [shelf], 'click button "−"'],
  ['Increase the number of wax candles by 1', [shelf], 'click button "+"'],
  ['Take one jar of jam off the shelf', [shelf], 'none'],
  ['Take one jar of honey off the lorry', [shelf], 'none'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}

const row = (...children: SnapshotNode[]): SnapshotNode =>
  node('row', '', { tag: 'tr', children: children.map((each) => node('cell', '', { children: [each] })) });
const beds = node('table', '', {
  tag: 'table',
  children: ['Bed 1', 'Bed 2'].map((name) =>
    row(box(`Select ${name}`), text(name), box(`Watering of ${name}`)),
  ),
});
const spans = node('group', 'Period', { children: ['24 hours', '7 days'].map((name) => button(name)) });
const pages = part(button('Previous', { disabled: true }), text('Page 1 of 3, 25 herbs'), button('Next'));
const chat = [field('Search messages'), field('Write a message')];
const gate = (checked: boolean): SnapshotNode => node('switch', 'Open north gate', { checked });
const menu = node('navigation', '', {
  children: ['Herbs', 'Adverts'].map((name) => node('link', name, { url: `/${name}` })),
});

for (const [sentence, page, done] of [
  // The box that chooses a line, and none that says something of it.
  ['Tick Bed 2', [beds], 'check checkbox "Select Bed 2"'],
  // What a choice spans is always the last of it.
  ['Show the last 7 days', [spans], 'click button "7 days"'],
  ['Show the last 90 days', [spans], 'none'],
  ['Go to page 2', [pages], 'click button "Next"'],
  ['Go to page 4', [pages], 'none'],
  // What only searches takes no message.
  ['Write the message "Rain at last"', chat, 'fill textbox "Write a message" with "Rain at last"'],
  // A switch that is on is not switched off by what it says.
  ['Open the north gate', [gate(false)], 'click switch "Open north gate"'],
  ['Open the north gate', [gate(true)], 'done'],
  // One of what a section holds is not that section.
  ['Pick an advert', [menu], 'none'],
  ['Open the adverts', [menu], 'click link "Adverts"'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}

const scents = part(
  text('Scents'),
  node('button', 'lavender ×', {
    tag: 'button',
    children: [node('generic', '', { text: '×', clickable: true })],
  }),
  node('textbox', 'Scents', { tag: 'input', placeholder: 'Add scent, Enter' }),
);
const alerts = part(part(text('Alert me about')), part(box('Night frost')), part(box('Hail')));
const order = [title('Your order'), box('Gift wrap (£3)')];
const matches = node('table', '', {
  tag: 'table',
  children: ['Pitch 1', 'Pitch 2'].map((name) =>
    row(
      text(name),
      node('combobox', `State of ${name}`, { tag: 'select', value: 'Open', options: ['Open', 'Postponed'] }),
    ),
  ),
});
const asked = node('radiogroup', 'Have you a greenhouse?', { children: [radio('Yes'), radio('No')] });

for (const [sentence, page, done] of [
  [
    'Add the scent "rose"',
    [scents],
    'fill textbox "Scents" with "rose"; press textbox "Scents" with "Enter"',
  ],
  ['Add the colour "rose"', [scents], 'none'],
  ['Remove the mint scent', [scents], 'none'],
  ['Alert me about the hail', [alerts], 'check checkbox "Hail"'],
  ['Alert me about the storm', [alerts], 'cannot-tell'],
  ['Have the order gift wrapped', order, 'check checkbox "Gift wrap (£3)"'],
  ['Have the order gift packed', order, 'cannot-tell'],
  ['Postpone Pitch 2', [matches], 'select combobox "State of Pitch 2" with "Postponed"'],
  ['Postpone Pitch 3', [matches], 'cannot-tell'],
  ['Say no to the greenhouse question', [asked], 'check radio "No"'],
  ['Say no to the cellar question', [asked], 'cannot-tell'],
] as const) {
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, pageOf(...page)))).toBe(done));
}
