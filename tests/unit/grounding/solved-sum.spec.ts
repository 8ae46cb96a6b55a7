/** The sum that a page asks for is worked out, and none where it asks for several, or for something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { withSolved } from '../../../src/grounding/built-in/act/forms/solved-sum.js';
import { sceneOf } from '../../../src/grounding/built-in/planner.js';
import { doneIn, node, pageOf } from './snapshot.js';

const text = (shown: string): SnapshotNode => node('generic', '', { tag: 'div', text: shown });
const field = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', value: '' });
const told = (sentence: string, ...nodes: SnapshotNode[]): string =>
  withSolved(sentence, () => sceneOf({ snapshot: pageOf(...nodes) }, { clauses: [] }));

const typed = (shown: string): string =>
  told('Solve the math problem and type your answer into the textbox.', text(shown));

test('the numbers of a sum are reckoned with as its sign says', () => {
  for (const [shown, result] of [
    ['3 + 4 =', '7'],
    ['3 - 6 = ?', '-3'],
    ['7 x 6 =', '42'],
    ['12 ÷ 4 = ', '3'],
    ['What is 5 plus 2?', '7'],
    ['Security question: 9 − 4 = ?', '5'],
    ['x + 5 = 21', '16'],
    ['5 - x = 21', '-16'],
  ] as const)
    expect(typed(shown)).toBe(`type "${result}" into the textbox.`);
});

test('what is no whole sum, asks for nothing or comes out broken is left as it is', () => {
  const sentence = 'Solve the math problem and type your answer into the textbox.';
  for (const shown of [
    '7 / 2 =',
    '3 + 4 = 7',
    '1 + 2 + 3 =',
    'x + y = 3',
    '2024 - 2026',
    'Pages 3-4',
    '4 + =',
  ])
    expect(typed(shown)).toBe(sentence);
  expect(told(sentence, text('3 + 4 ='), text('5 + 1 ='))).toBe(sentence);
  expect(told(sentence)).toBe(sentence);
});

test('a letter is looked for where it stands, and no other', () => {
  const say = (letter: string): string => `Solve for ${letter} and enter the result into the box.`;
  expect(told(say('x'), text('x - 2 = 9'))).toBe('type "11" into the box.');
  expect(told(say('y'), text('x - 2 = 9'))).toBe(say('y'));
  expect(told(say('x'), text('4 + 5 ='))).toBe(say('x'));
});

test('without a place it goes into the field that is called by the sum', () => {
  const page = pageOf(field('Name'), field('What is 3 + 8?'), node('button', 'Send'));
  expect(doneIn('Solve the captcha and click Send', page)).toContain(
    'fill textbox "What is 3 + 8?" with "11"',
  );
  const apart = pageOf(text('3 + 8 = ?'), field('Name'), field('City'), node('button', 'Send'));
  expect(doneIn('Solve the captcha and click Send', apart)).not.toContain('fill');
});

test('what else is added up, or answered, is no sum of the page', () => {
  for (const sentence of [
    'Calculate the sum of the prices and enter it into the total',
    'Work out the sum and enter the result as the total',
    'Answer the question and type your answer into the box',
    'Type "solve the captcha" into the box',
  ])
    expect(told(sentence, text('3 + 8 = ?'))).toBe(sentence);
});
