/** What a sentence leaves open, or says the contrary of, is not decided for it. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);
const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const box = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const link = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('link', name, { tag: 'a', url: `http://app.test/${name}`, ...more });

const room = [
  box('Quiet hours', true),
  node('group', 'Extras', {
    tag: 'fieldset',
    children: [box('Blanket'), box('Cot'), box('Kettle')],
  }),
  node('spinbutton', 'Visitors', { tag: 'input', inputType: 'number', value: '2' }),
  link('Rules'),
  link('Map', { opensTab: true }),
  node('navigation', '', { children: ['1', '2', '3'].map((name) => button(name)) }),
];

const lines: readonly (readonly [string, string])[] = [
  // Which of two is meant is not for the engine to say.
  ['Tick Blanket or Cot', 'cannot-tell'],
  ['Click Rules or Map', 'cannot-tell'],
  ['Tick either Cot or Kettle', 'cannot-tell'],
  ['Check all that apply', 'cannot-tell'],
  ['Tick Blanket and Cot', 'check checkbox "Blanket"; check checkbox "Cot"'],
  ['Set the visitors to 3 or more', 'fill spinbutton "Visitors" with "3"'],
  // What is ticked elsewhere on the page is none of "only".
  ['Tick Cot only', 'check checkbox "Cot"'],
  ['Tick all boxes except Cot', 'check checkbox "Blanket"; check checkbox "Kettle"'],
  // A number that goes the way that is said.
  ['Bring the visitors down to 1', 'fill spinbutton "Visitors" with "1"'],
  ['Bring the visitors down to 7', 'none'],
  ['Take the visitors up to 5', 'fill spinbutton "Visitors" with "5"'],
  ['Take the visitors up to 1', 'none'],
  // Where it opens.
  ['Open Map in a new tab', 'click link "Map"'],
  ['Open Rules in a new tab', 'none'],
  ['Open Rules', 'click link "Rules"'],
  ['Go to page 2', 'click button "2"'],
  ['Go to page -1', 'none'],
];
for (const [sentence, expected] of lines) it(sentence, () => expect(did(sentence, ...room)).toBe(expected));

it('a name of the page that says "or" leaves nothing open', () => {
  expect(did('Click Buy or rent', button('Buy or rent'), button('Buy'))).toBe('click button "Buy or rent"');
  expect(did('Click Buy or rent', button('Rent'), button('Buy'))).toBe('cannot-tell');
});

it('some of them are not all of them', () => {
  const banner = [button('Accept all'), button('Choose')];
  expect(did('Accept some cookies', ...banner)).toBe('none');
  expect(did('Accept all cookies', node('paragraph', 'We use cookies.'), ...banner)).toBe(
    'click button "Accept all"',
  );
});

it('a box that stands for the contrary is not turned around', () => {
  expect(did('Turn off the fan', box('Fan off', true))).toBe('none');
  expect(did('Turn on the fan', box('Fan off'))).toBe('none');
  expect(did('Turn off the fan', box('Fan', true))).toBe('uncheck checkbox "Fan"');
  expect(did('Tick Fan off', box('Fan off'))).toBe('check checkbox "Fan off"');
  expect(did('Disable the tips', box('Disable tips'))).toBe('click checkbox "Disable tips"');
});
