/** A list that is narrowed or sorted lists something else then, or the sentence is not done. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const options = ['All', 'Open', 'Closed'];
const status = node('combobox', 'Status', { ref: 'e1', tag: 'select', options, value: 'All' });
const list = (...lines: string[]): SnapshotNode =>
  node('list', '', { children: lines.map((line) => node('listitem', line, { text: line })) });
const cases = (...lines: string[]) => pageOf(node('heading', 'Cases'), status, list(...lines));

/** What becomes of the sentence once the choice was made on the page `before`, and the page is as it is `after`. */
function comesOf(
  sentence: string,
  before: ReturnType<typeof pageOf>,
  after: ReturnType<typeof pageOf>,
): string {
  const plan = planned(sentence, before);
  if (plan.kind !== 'found' || plan.proof === undefined) return 'no proof asked for';
  return planned(sentence, after, plan.proof, before).kind;
}

test('it is done once the page lists something else', () => {
  const before = cases('Leak, open', 'Noise, closed');
  expect(did(planned('Show only the open cases', before))).toBe('select combobox "Status" with "Open"');
  expect(comesOf('Show only the open cases', before, cases('Leak, open'))).toBe('done');
});

test('it is not done while the page lists what it listed before', () => {
  const before = cases('Leak, open', 'Noise, closed');
  expect(comesOf('Show only the open cases', before, before)).toBe('none');
  expect(comesOf('Filter the cases by status Open', before, before)).toBe('none');
});

test('it is done where all that is listed is so already', () => {
  const before = cases('Leak, open', 'Noise, open');
  expect(comesOf('Show only the open cases', before, before)).toBe('done');
});

test('a page that lists nothing, or is drawn, cannot show it', () => {
  const empty = pageOf(node('heading', 'Cases'), status);
  expect(comesOf('Show only the open cases', empty, empty)).toBe('done');
  const drawn = pageOf(
    node('heading', 'Cases'),
    status,
    list('Leak', 'Noise'),
    node('img', '', { tag: 'canvas' }),
  );
  expect(comesOf('Show only the open cases', drawn, drawn)).toBe('done');
});

test('what is shown, and does not say that nothing else is, needs no such proof', () => {
  const before = cases('Leak, open', 'Noise, closed');
  expect(comesOf('Set the status to Open', before, before)).toBe('no proof asked for');
});
