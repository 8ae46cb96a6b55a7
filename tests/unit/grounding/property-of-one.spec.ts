/** A property of the one thing that a page is about, where the way to it is not said: by its choices, its state, its colour, its counters. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });

/** A form about one person, whose choices have no title that says so. */
const choices = (title: string, ...names: string[]): SnapshotNode =>
  node('generic', '', {
    children: [
      text(title),
      ...names.flatMap((name) => [
        node('radio', name, { tag: 'input', inputType: 'radio', checked: false }),
        node('text', name),
      ]),
    ],
  });
const member = pageOf(
  node('textbox', 'Subscriber number', { tag: 'input', inputType: 'text' }),
  node('textbox', 'Number of children', { tag: 'input', inputType: 'text' }),
  choices('Payment', 'Monthly', 'Exempt', 'Yearly'),
  selectOf('Occasion', '', 'Birthday', 'Graduation'),
  node('textbox', 'Remarks', { tag: 'textarea' }),
);
const twoMembers = pageOf(
  node('textbox', 'Subscriber number', { tag: 'input', inputType: 'text' }),
  choices('Payment', 'Monthly', 'Exempt'),
  choices('Second payment', 'Monthly', 'Exempt'),
);
for (const [said, page, told] of [
  ['Mark the subscriber as exempt', member, 'check radio "Exempt"'],
  ['Flag the subscriber as exempt', member, 'check radio "Exempt"'],
  ['Mark the subscriber as retired', member, 'none'],
  ['Mark the dentist as exempt', member, 'none'],
  ['Mark the child as exempt', member, 'none'],
  ['Mark the subscriber as exempt', twoMembers, 'none'],
  ['As the occasion choose Graduation', member, 'select combobox "Occasion" with "Graduation"'],
  ['As occasion, select Birthday.', member, 'select combobox "Occasion" with "Birthday"'],
  ['As the occasion choose Wedding', member, 'none'],
  ['As the reason choose Graduation', member, 'none'],
  ['As remarks write "Two dogs"', member, 'fill textbox "Remarks" with "Two dogs"'],
] as const)
  it(`"${said}" in a form about one: ${told}`, () => {
    expect(did(planned(said, page))).toBe(told);
  });

/** A state that nothing calls one, beside the title of a thing or of a list. */
const titled = (title: string, ...more: SnapshotNode[]): Snapshot =>
  pageOf(
    node('generic', '', {
      tag: 'div',
      children: [
        node('heading', title, { level: 1 }),
        node('generic', '', { tag: 'span', clickable: true, text: 'Draft ▾' }),
      ],
    }),
    node('table', '', {
      tag: 'table',
      children: ['Setup', 'Hosting'].map((name) =>
        node('row', '', { tag: 'tr', children: [node('cell', name), node('cell', '12.00')] }),
      ),
    }),
    ...more,
  );
const menu = node('generic', '', {
  tag: 'div',
  classes: ['menu'],
  children: ['Draft', 'Approved'].map((name) =>
    node('generic', '', { tag: 'div', clickable: true, text: name }),
  ),
});
const opened = 'click element "Draft ▾"';
for (const [said, pages, told] of [
  [
    'Set the status to Approved',
    [titled('Offer 88'), titled('Offer 88', menu)],
    [opened, 'click element "Approved"'],
  ],
  [
    'Mark the offer as approved',
    [titled('Offer 88'), titled('Offer 88', menu)],
    [opened, 'click element "Approved"'],
  ],
  ['Set the status to Sent', [titled('Offer 88'), titled('Offer 88', menu)], [opened, 'none']],
  // Beside the title of a list it is a filter of it.
  ['Set the status to Approved', [titled('Offers')], ['none']],
  ['Set the priority to Approved', [titled('Offer 88')], ['none']],
] as const)
  it(`"${said}": ${told.join('; ')}`, () => {
    expect(inTurn(said, pages)).toEqual(told);
  });

/** Swatches below what folds them up, which says what they are for. */
const paints = pageOf(
  ...['Frame', 'Saddle'].flatMap((part, row) => [
    node('generic', '', { tag: 'div', clickable: true, text: `${part} colour` }),
    node('generic', '', {
      tag: 'div',
      children: [
        ['Sea Green', '#2e8b57'],
        [row === 0 ? 'Fire Red' : 'Tan', row === 0 ? '#bb2222' : '#d2b48c'],
      ].map(([name = '', fill = ''], at) =>
        node('generic', name, {
          tag: 'div',
          clickable: true,
          look: { fill, shape: 'circle' },
          box: { x: at * 40, y: 100 + row * 100, width: 30, height: 30 },
        }),
      ),
    }),
  ]),
);
for (const [said, told] of [
  ['Paint it Fire Red', 'click element "Fire Red"'],
  ['Make it tan', 'click element "Tan"'],
  ['Change the frame colour to Fire Red', 'click element "Fire Red"'],
  // Two of that name, none of that name, and one of another part.
  ['Paint it Sea Green', 'none'],
  ['Paint it Lemon Yellow', 'none'],
  ['Paint the saddle Fire Red', 'none'],
] as const)
  it(`"${said}": ${told}`, () => {
    expect(did(planned(said, paints))).toBe(told);
  });

/** Counters whose label is set off from what more it says, with a price before the signs. */
const tickets = pageOf(
  ...(
    [
      ['Adult', 'from 27'],
      ['Young adult', '16 to 26'],
      ['Pensioner', 'from 65'],
    ] as const
  ).map(([name, more]) =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('generic', '', { tag: 'div', marks: [{ text: name, bold: true }], text: `${name} ${more}` }),
        node('generic', '', { tag: 'div', text: '€14' }),
        node('generic', '', {
          tag: 'div',
          children: [
            node('button', 'Remove one', { ref: `less ${name}`, text: '−' }),
            node('generic', '', { tag: 'span', text: '0' }),
            node('button', 'Add one', { ref: `more ${name}`, text: '+' }),
          ],
        }),
      ],
    }),
  ),
);
for (const [said, ref] of [
  ['We are two adults and one pensioner', 'more Adult'],
  ['We are two young adults', 'more Young adult'],
  ['Set the adults to 3', 'more Adult'],
  ['We are two adults and one student', undefined],
  ['We are two dogs', undefined],
] as const)
  it(`"${said}": ${ref ?? 'refused'}`, () => {
    const plan = planned(said, tickets);
    expect(plan.kind === 'found' ? plan.steps[0]?.ref : undefined).toBe(ref);
  });

/** Amounts of the one thing, which a field takes. */
const bill = pageOf(
  node('heading', 'Bill 77', { level: 1 }),
  node('textbox', 'Discount', { tag: 'input', inputType: 'text', value: '' }),
  node('textbox', 'Remarks', { tag: 'textarea' }),
  node('slider', 'Share', { tag: 'input', value: '10', min: '0', max: '100' }),
);
for (const [said, told] of [
  ['Give the customer a 10 percent discount', 'fill textbox "Discount" with "10%"'],
  ['Apply a 5% discount', 'fill textbox "Discount" with "5%"'],
  ['Give the client a discount of 5%', 'fill textbox "Discount" with "5%"'],
  ['Give the supplier a 5% discount', 'none'],
  ['Give Ada Roy a 5% discount', 'none'],
  ['Give the customer a 10 percent rebate', 'none'],
  ['Set the share to 50%', 'fill slider "Share" with "50"'],
  ['Set the share to 50% in Norway', 'none'],
] as const)
  it(`"${said}": ${told}`, () => {
    expect(did(planned(said, bill))).toBe(told);
  });

/** A cue in a table, with a number that has its unit in the title of the column, and nothing of its own. */
const cue = (name: string, by: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', name),
      node('cell', by),
      node('cell', '', {
        children: [
          node('spinbutton', '', {
            tag: 'input',
            inputType: 'number',
            value: '2',
            hints: [{ from: 'label-nearby', text: 'Fade (s)' }],
          }),
        ],
      }),
      node('cell', '', { children: [node('button', 'Go', { tag: 'button' })] }),
    ],
  });
const head = node('row', '', {
  children: ['Cue', 'By', 'Fade (s)', 'Run'].map((each) => node('columnheader', each)),
});
const cues = pageOf(
  node('table', 'Cues', { children: [head, cue('Storm', 'M. Okonkwo'), cue('House out', 'A. Reed')] }),
);
const faded = 'fill spinbutton "Fade (s)" with "4"';
for (const [said, done] of [
  ['Set the fade of "House out" to 4 seconds', faded],
  ['Give "House out" a fade of 4 seconds', faded],
  ['Give House out a 4 second fade', faded],
  ['Give House out a fade of 4', faded],
  ['Set the fade of "House out" to 4 minutes', 'none'],
  ['Give House out a volume of 4', 'none'],
  ['Give Rain out a fade of 4', 'none'],
  ['Set the fade of the cue by M. Okonkwo to 4', faded],
  ['Set the fade of the cue by M. Reed to 4', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, cues))).toBe(done));
