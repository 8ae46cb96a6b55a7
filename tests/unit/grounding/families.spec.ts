/** What a control is called by in another form of the word, or what a thing is made: and what only sounds like it. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string): ReturnType<typeof node> => node('checkbox', name, { checked: false });

const page = pageOf(
  node('heading', 'Task 12', { level: 1 }),
  box('Remind me'),
  box('Newsletter subscription'),
  node('group', 'Priority', {
    children: ['Low', 'Urgent', 'Weekdays only'].map((name) => node('radio', name, { checked: false })),
  }),
  node('combobox', 'Delivery', { tag: 'select', options: ['Standard', 'Express'] }),
  node('button', 'Put on hold'),
  node('button', 'Confirm'),
  node('button', 'Next'),
  node('button', 'Got it'),
  node('button', 'Zoom in'),
);

const cases: readonly [string, string[]][] = [
  ['Turn on the reminder', ['check checkbox "Remind me"']],
  ['Subscribe to the newsletter', ['check checkbox "Newsletter subscription"']],
  ['Make it urgent', ['check radio "Urgent"']],
  ['Make this weekdays only', ['check radio "Weekdays only"']],
  ['Make it weekends only', ['none']],
  ['Make the task urgent', ['check radio "Urgent"']],
  ['Make the priority low', ['check radio "Low"']],
  ['Have it delivered express', ['select combobox "Delivery" with "Express"']],
  ['Deliver it by express', ['select combobox "Delivery" with "Express"']],
  ['Put the task on hold', ['click button "Put on hold"']],
  ['Click Next twice and Zoom in', ['click button "Next"', 'click button "Next"', 'click button "Zoom in"']],
  ['Click Next twice and Got it', ['click button "Next"', 'click button "Next"', 'click button "Got it"']],
  ['Zoom in twice', ['click button "Zoom in"', 'click button "Zoom in"']],
  ['Next, Next', ['click button "Next"', 'click button "Next"']],
  ['Make it blue', ['none']],
  ['Make the invoice urgent', ['none']],
  ['Turn on the remainder', ['none']],
  ['Confirm by text message', ['none']],
];

for (const [say, steps] of cases) {
  it(`"${say}": ${steps.join(', ')}`, () => expect(stepsInAll(say, page)).toEqual(steps));
}

const choices = (...names: string[]): ReturnType<typeof pageOf> =>
  pageOf(node('group', 'Extras', { children: names.map(box) }), node('button', 'Save'));

test('all of them are ticked where it is clear which they are', () => {
  const three = choices('Weekly', 'Monthly', 'Yearly');
  const all = ['check checkbox "Weekly"', 'check checkbox "Monthly"', 'check checkbox "Yearly"'];
  const say = (sentence: string): string[] => stepsInAll(sentence, three);
  expect(say('Tick all three')).toEqual(all);
  expect(say('Tick each of them')).toEqual(all);
  expect(say('Tick both')).not.toEqual(all);
  expect(say('Tick all four')).toEqual(['none']);
});
