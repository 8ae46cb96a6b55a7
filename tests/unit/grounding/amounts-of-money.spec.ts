/** The sign of a currency in front of a number, which goes into a slider or a field for numbers without it. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const slider = (name: string, beside = ''): SnapshotNode =>
  node('generic', '', {
    children: [
      node('slider', name, { tag: 'input', min: '0', max: '900', value: '900' }),
      ...(beside ? [node('status', '', { text: beside })] : []),
    ],
  });

test('an amount of money sets what is called by money, or shows the same sign', () => {
  expect(did('Set the maximum price to €120', slider('Maximum price'))).toBe(
    'fill slider "Maximum price" with "120"',
  );
  expect(did('Set the upper limit to £120', slider('Upper limit', '£900'))).toBe(
    'fill slider "Upper limit" with "120"',
  );
  expect(did('Set the budget to $300', node('spinbutton', 'Budget (USD)', { tag: 'input', value: '' }))).toBe(
    'fill spinbutton "Budget (USD)" with "300"',
  );
});

test('no amount goes where another currency is shown, or nothing speaks of money', () => {
  expect(did('Set the maximum price to €120', slider('Maximum price', '£900'))).toBe('cannot-tell');
  expect(
    did(
      'Set the maximum price to €120',
      slider('Maximum price'),
      node('paragraph', '', { text: 'Up to $ 900' }),
    ),
  ).toBe('cannot-tell');
  expect(did('Set the upper limit to £120', slider('Upper limit', '900 m'))).toBe('cannot-tell');
  expect(did('Set the rooms to €3', node('spinbutton', 'Rooms', { tag: 'input', value: '1' }))).toBe(
    'cannot-tell',
  );
});
