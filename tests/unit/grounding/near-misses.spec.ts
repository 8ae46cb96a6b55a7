/** Sentences that fit a small page nearly: another number, a list too many, more than one click does. Each has a twin that is carried out. */
import { expect, test } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const box = (text: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', clickable: true, text, ...more });

for (const noun of ['Section', 'Chapter', 'Part', 'Room'])
  test(`${noun} 2 is not the only ${noun.toLowerCase()} there is, which is the first`, () => {
    const page = [box(`${noun} #1`), node('button', 'Submit')];
    expect(did(`Click ${noun} 2`, ...page)).toBe('none');
    expect(did(`Expand ${noun} #2`, ...page)).toBe('none');
    expect(did(`Click ${noun} 1`, ...page)).toBe(`click element "${noun} #1"`);
  });

/** A drawn list: its caption, what is chosen in it, and the arrow that opens it. */
const drawn = (ref: string, caption: string, chosen: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'span', text: caption }),
      node('generic', '', { tag: 'span', clickable: true, text: chosen }),
      node('generic', '', { tag: 'span', clickable: true, text: '▾', ref }),
    ],
  });

test('the arrow of a drawn list is called by the caption of its own list, and not by the list in front of it', () => {
  const page = pageOf(
    drawn('one', 'Unit', 'metre'),
    drawn('two', 'Scale', 'plain'),
    drawn('three', 'Paper', 'A4'),
  );
  const opened = (instruction: string): string | undefined => {
    const answer = planned(instruction, page);
    return answer.kind === 'found' ? answer.steps[0]?.ref : answer.kind;
  };
  expect(opened('Set the unit to furlong')).toBe('one');
  expect(opened('Choose furlong as the scale')).toBe('two');
  expect(opened('Set Paper to A5')).toBe('three');
  expect(opened('Set Colour to A5')).toBe('none');
});

test('a list that holds one choice takes no second one', () => {
  const options = ['Ada', 'Bo', 'Cleo'];
  const one = node('combobox', 'Person', { tag: 'select', value: 'Ada', options });
  const many = node('listbox', 'Person', { tag: 'select', options });
  expect(did('Choose Bo and Cleo from the list', one)).toBe('cannot-tell');
  expect(did('Select Bo and Cleo as the person', one)).toBe('cannot-tell');
  expect(did('Choose Cleo from the list', one)).toBe('select combobox "Person" with "Cleo"');
  expect(did('Choose Bo and Cleo from the list', many)).toBe('select listbox "Person" with "Bo", "Cleo"');
});

test('what is said of all of them is not done to one of two that are called alike', () => {
  const notice = (text: string): SnapshotNode =>
    node('generic', '', {
      tag: 'div',
      children: [
        node('strong', 'Notice', { tag: 'b' }),
        node('generic', 'Close', { tag: 'span', clickable: true }),
        node('paragraph', '', { tag: 'p', text }),
      ],
    });
  const [lift, pool] = [notice('The lift is out of order.'), notice('The pool opens at nine.')];
  for (const all of ['all notices', 'both notices', 'every notice', 'all of them'])
    expect(did(`Close ${all}`, lift, pool)).toBe('none');
  const all = node('button', 'Close all notices');
  expect(did('Close all notices', lift, pool, all)).toBe('click button "Close all notices"');
});

const tick = (name: string, checked = false): SnapshotNode =>
  node('checkbox', name, { tag: 'input', checked });

test('what is to be submitted and can be ticked is not left out of what is sent', () => {
  const page = (checked: boolean): SnapshotNode[] => [
    ...['hedge', 'wicket', 'quill'].map((name) => tick(name, checked)),
    node('button', 'Submit'),
  ];
  expect(did('Submit hedge and wicket', ...page(false))).toBe('none');
  expect(did('Submit the form', ...page(false))).toBe('click button "Submit"');
  expect(did('Submit', ...page(false))).toBe('click button "Submit"');
});

for (const [shown, said, first] of [
  ['1', '-1', '−'],
  ['3', '-3', '−'],
  ['-3', '3', '+'],
  ['−3', '-1', '+'],
  ['-3', '-5', '−'],
] as const)
  test(`from ${shown} to ${said} it is "${first}" that is pressed, for a number has a sign`, () => {
    const page = [
      node('generic', '', {
        tag: 'div',
        children: [
          node('text', 'Temperature'),
          node('button', '−'),
          node('strong', shown, { tag: 'b' }),
          node('button', '+'),
        ],
      }),
    ];
    expect(did(`Set the temperature to ${said}`, ...page)).toBe(`click button "${first}"`);
    expect(did(`Set the temperature to ${shown}`, ...page)).toBe('done');
  });
