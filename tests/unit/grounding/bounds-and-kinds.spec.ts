/** Fields that the page does not call as the sentence does: two for the least and the most, two lists for a month, and a list that only shows what is chosen. */
import { expect } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const text = (name: string): SnapshotNode => node('text', name);
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const number = (name: string): SnapshotNode =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value: '' });
const bounds = (label: string, ...more: SnapshotNode[]): SnapshotNode =>
  node('group', label, { tag: 'fieldset', children: [number('min'), number('max'), ...more] });
const list = (name: string, options: readonly string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options: [...options], value: options[0] ?? '' });

const cabins = [
  bounds('Nightly rate', text('€'), button('Apply')),
  node('paragraph', '', { tag: 'p', text: '5 cabins, 2 at the lake' }),
];
const two = [
  node('form', '', {
    tag: 'div',
    children: [bounds('Rate (€)'), bounds('Length in metres'), button('Apply filters')],
  }),
  node('paragraph', '', { tag: 'p', text: '7 berths' }),
];
const both = 'fill spinbutton "min" with "20"; fill spinbutton "max" with "40"; click button "Apply"';
const filtered = `${both.slice(0, -1)} filters"`;

const boundLines: readonly (readonly [string, readonly SnapshotNode[], string])[] = [
  ['Only show cabins between 20 and 40 euros', cabins, both],
  ['Show the cabins from 20 to 40 € a night', cabins, both],
  ['Filter by a rate between 20 and 40', cabins, both],
  ['Show the berths between 20 and 40 euros', two, filtered],
  ['Show berths with a length between 20 and 40 metres', two, filtered],
  // Another currency or measure, a bound that is no number, the wrong way round, or more than the two bounds.
  ['Only show cabins between 20 and 40 dollars', cabins, 'none'],
  ['Only show cabins between 20 and 40 square metres', cabins, 'none'],
  ['Only show cabins between 40 and 20 euros', cabins, 'none'],
  ['Only show cabins at the lake between 20 and 40 euros', cabins, 'none'],
  ['Only show cabins between 20 and 40 euros at the lake', cabins, 'none'],
  ['Show the berths between 20 and 40', two, 'none'],
  ['Show the berths from 20 to 40 euros with a length of 6 to 8 metres', two, 'none'],
];
for (const [say, page, expected] of boundLines) it(say, () => expect(did(say, ...page)).toBe(expected));

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const years = ['2026', '2027', '2028'];
const badge = [list('Expiry month', months), list('Expiry year', years), list('Colour', ['Red', 'Blue'])];
const license = [
  node('paragraph', '', {
    tag: 'p',
    children: [text('Valid until'), list('Month', months), list('Year', years)],
  }),
  node('textbox', 'Issued', { tag: 'input' }),
];
const chosen = (...names: string[]): string =>
  `select combobox "${names[0]}" with "08"; select combobox "${names[1]}" with "2027"`;

const monthLines: readonly (readonly [string, readonly SnapshotNode[], string])[] = [
  ['Set the expiry to 08 / 2027', badge, chosen('Expiry month', 'Expiry year')],
  ['Set the expiry date to 8/27', badge, chosen('Expiry month', 'Expiry year')],
  ['Change the expiry to August 2027', badge, chosen('Expiry month', 'Expiry year')],
  ['Set valid until to 08/2027', license, chosen('Month', 'Year')],
  // A year that is not offered, and a date of something else.
  ['Set the expiry to 08 / 2035', badge, 'ambiguous'],
  ['Set the start to 08 / 2027', badge, 'none'],
  ['Set issued to 08/2027', license, 'fill textbox "Issued" with "08/2027"'],
];
for (const [say, page, expected] of monthLines) it(say, () => expect(did(say, ...page)).toBe(expected));

const shut = (shown: string): SnapshotNode =>
  node('button', shown, { tag: 'button', text: shown, expanded: false });
const footer = [shut('🌐 English ▾'), shut('EUR €'), shut('+45'), button('English'), button('Help')];
const opened = (...names: string[]): Snapshot =>
  pageOf(
    ...footer,
    node('listbox', '', { children: names.map((name) => node('option', name, { text: name })) }),
  );
const closed = pageOf(...footer);

const kindLines: readonly (readonly [string, readonly Snapshot[], readonly string[]])[] = [
  [
    'Change the currency to DKK',
    [closed, opened('EUR €', 'DKK')],
    ['click button "EUR €"', 'click option "DKK"'],
  ],
  [
    'Pick Sweden as the country code',
    [closed, opened('🇩🇰 Denmark +45', '🇸🇪 Sweden +46')],
    ['click button "+45"', 'click option "🇸🇪 Sweden +46"'],
  ],
  [
    'Set the language to Dutch',
    [closed, opened('English', 'Nederlands')],
    ['click button "🌐 English ▾"', 'click option "Nederlands"'],
  ],
  // What is not offered, and a kind that nothing shows.
  ['Change the currency to USD', [closed, opened('EUR €', 'DKK')], ['click button "EUR €"', 'none']],
  ['Change the time zone to UTC', [closed], ['none']],
  ['Change the country to Sweden', [closed], ['none']],
];
for (const [say, pages, expected] of kindLines)
  it(say, () =>
    expect(inTurn(say, pages).map((each) => each.replace(/hover [^;]*; /, ''))).toEqual(expected),
  );

it('of two such lists neither is meant', () => {
  expect(did('Change the currency to DKK', shut('EUR'), shut('GBP'))).toBe('none');
});
