/** A verb that a button is called by, with a value for the one field beside that button. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const pair = (label: string, verb: string, { value = '', type = 'text' } = {}): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('textbox', label, { tag: 'input', inputType: type, value }),
      node('button', verb, { tag: 'button' }),
    ],
  });

const page = pageOf(
  node('heading', 'Checkout', { level: 1 }),
  pair('Gift card number', 'Apply'),
  pair('Discount code', 'Apply'),
  pair('Your email', 'Subscribe', { type: 'email' }),
  node('heading', 'Parcel', { level: 2 }),
  pair('Tracking number', 'Track', { value: '99' }),
  node('heading', 'Filed', { level: 2 }),
  pair('Amount', 'Remove'),
);

for (const [sentence, done] of [
  ['Apply the gift card GC5', 'fill textbox "Gift card number" with "GC5"; click button "Apply"'],
  ['Apply discount code SAVE10', 'fill textbox "Discount code" with "SAVE10"; click button "Apply"'],
  [
    'Subscribe to the newsletter with ann@x.org',
    'fill textbox "Your email" with "ann@x.org"; click button "Subscribe"',
  ],
  ['Track the parcel 5534', 'fill textbox "Tracking number" with "5534"; click button "Track"'],
  // Nothing says which of the two fields, or that what is spoken of is here.
  ['Apply GC5', 'none'],
  ['Apply the ticket GC5', 'none'],
  ['Track the order 55', 'none'],
  ['Subscribe to the newsletter with SAVE10', 'none'],
  // What removes something takes no value.
  ['Remove the amount 5', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, page))).toBe(done));

const parcels = pageOf(
  node('heading', 'Parcels', { level: 1 }),
  node('paragraph', '', { children: [node('button', 'Print label', { tag: 'button' })] }),
  pair('Newsletter label', 'Sign up'),
);

it('a field that another button stands nearer to is not filled for this one', () => {
  expect(did(planned('Print label "Gift shop"', parcels))).toBe('none');
  expect(did(planned('Print the label', parcels))).toBe('click button "Print label"');
});

for (const [verb, done] of [
  ['Rename', 'fill textbox "Callsign" with "Osprey"; click button "Rename"'],
  ['Update callsign', 'fill textbox "Callsign" with "Osprey"; click button "Update callsign"'],
  // It takes the callsign away, or changes something else.
  ['Remove', 'fill textbox "Callsign" with "Osprey"'],
  ['Change password', 'fill textbox "Callsign" with "Osprey"'],
] as const)
  it(`what is changed is taken over by "${verb}" beside its field, if that is for it`, () => {
    const radio = pageOf(node('heading', 'Radio', { level: 1 }), pair('Callsign', verb, { value: 'Heron' }));
    expect(did(planned('Change the callsign to Osprey', radio))).toBe(done);
  });
