/** Switches that are drawn of one box, and say by their class which way they stand. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { markOfSwitches } from '../../../src/grounding/built-in/matching/drawn-switches.js';
import { indexOf } from '../../../src/grounding/built-in/matching/page-index.js';
import { toldByClass } from '../../../src/grounding/built-in/satisfy/satisfy-classes.js';
import { did, node, pageOf, planned, stepsInAll } from './snapshot.js';

const line = (label: string, isOn: boolean, at: number): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    children: [
      node('generic', '', { tag: 'span', text: label }),
      node('generic', '', {
        ref: label,
        tag: 'div',
        clickable: true,
        classes: ['pill', ...(isOn ? ['on'] : [])],
        look: { fill: isOn ? '#00aa00' : '#bbbbbb', shape: 'rectangle' },
        box: { x: 300, y: at * 40, width: 40, height: 22 },
      }),
    ],
  });
const page = (...states: boolean[]): ReturnType<typeof pageOf> =>
  pageOf(...['Radio', 'Heating', 'Light'].map((label, at) => line(label, states[at] === true, at)));

const refs = (say: string, snapshot: ReturnType<typeof pageOf>): (string | undefined)[] | string => {
  const answer = planned(say, snapshot);
  return answer.kind === 'found' ? answer.steps.map(({ ref }) => ref) : answer.kind;
};

test('everything that is off is turned on, one switch after the other', () => {
  expect(refs('Turn on everything that is off', page(true, false, true))).toEqual(['Heating']);
  expect(refs('Switch all the settings off', page(true, false, false))).toEqual(['Radio']);
  expect(refs('Turn everything on', page(false, false, true))).toEqual(['Radio']);
});

test('where all switches look alike, nobody knows which way they stand', () => {
  expect(markOfSwitches(indexOf(page(false, false, false)))).toBeUndefined();
  expect(refs('Turn on everything that is off', page(false, false, false))).toBe('none');
});

test('"everything" leaves open whether the boxes to tick are meant beside the switches', () => {
  const mixed = pageOf(
    node('switch', 'Radio', { checked: false }),
    node('switch', 'Light', { checked: false }),
    node('checkbox', 'Remember', { checked: false }),
  );
  expect(did(planned('Turn on everything that is off', mixed))).toBe('none');
  expect(stepsInAll('Turn on all the switches that are off', mixed)).toEqual([
    'check switch "Radio"',
    'check switch "Light"',
  ]);
});

test('a drawn switch is said to be on by the class that others of its kind lack', () => {
  const snapshot = page(true, false, false);
  const claim = { kind: 'state', subject: 'Heating', state: 'checked', is: true } as const;
  expect(toldByClass(claim, { snapshot, content: snapshot })).toMatchObject({
    ref: 'Heating',
    attribute: 'class',
    expected: 'on',
    is: true,
  });
  const alike = page(false, false, false);
  expect(toldByClass(claim, { snapshot: alike, content: alike })).toBeUndefined();
});
