/** What one switches to, where it is one of the options of a list. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

const list = (name: string, ...options: string[]) =>
  node('combobox', name, { tag: 'select', options, value: options[0] ?? '' });
const sheet = pageOf(
  node('heading', 'Roster', { level: 1 }),
  list('Week', '21 (18-24 May)', '22 (25-31 May)', '23 (1-7 June)'),
  list('Ward', 'North', 'South'),
  node('button', 'Copy last week', { tag: 'button' }),
);

for (const [say, expected] of [
  ['Switch to week 22', ['select combobox "Week" with "22 (25-31 May)"']],
  // There is no such week, and no ward has a number.
  ['Switch to week 29', ['none']],
  ['Switch to ward 22', ['none']],
] as const)
  test(`${say}: ${expected.join()}`, () => {
    expect(stepsInAll(say, sheet)).toEqual(expected);
  });
