/** Spans of time that the page has in other words than the sentence. */
import { expect, test } from '../../../fixtures/test.js';
import { spanOf } from '../../../src/grounding/built-in/language/spans.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const list = (name: string, options: readonly string[]) =>
  node('combobox', name, { tag: 'select', ref: name, options, value: options[0] ?? '' });

const page = pageOf(
  list('Reminder', ['None', '15 min', '30 min', '1 hour', '2 weeks']),
  list('Frequency', ['Weekly', 'Monthly', 'Quarterly']),
  node('radio', '90 minutes', { tag: 'input', ref: 'r90' }),
  node('radio', '2 hours', { tag: 'input', ref: 'r120' }),
);

const cases: readonly [said: string, done: string | undefined][] = [
  ['Set the reminder to half an hour', 'Reminder 30 min'],
  ['Change the reminder to 60 minutes', 'Reminder 1 hour'],
  ['Set the reminder to a quarter of an hour', 'Reminder 15 min'],
  ['Choose a fortnight as the reminder', 'Reminder 2 weeks'],
  ['Set the frequency to every three months', 'Frequency Quarterly'],
  ['Set the frequency to once a month', 'Frequency Monthly'],
  ['Choose an hour and a half', 'r90'],
  ['Set the reminder to 45 minutes', undefined],
  ['Set the reminder to half a day', undefined],
  ['Set the frequency to every two months', undefined],
  ['Set the reminder to "half an hour"', undefined],
  // What is longer is another one.
  ['Set the reminder to a week', undefined],
  ['Set the reminder to one day', undefined],
  ['Choose one minute', undefined],
];

for (const [said, done] of cases)
  it(`"${said}" is ${done ?? 'refused'}`, () => {
    const plan = planned(said, page);
    const steps = plan.kind === 'found' ? plan.steps : [];
    const [step] = steps;
    const shown = step && [step.ref, ...step.arguments].join(' ');
    expect(shown).toBe(done);
  });

test('a span that the page has only twice as long is none of its choices', () => {
  const long = pageOf(
    node('radio', '2 hours', { tag: 'input', ref: 'r120' }),
    list('Break', ['None', '3 days']),
  );
  for (const said of ['Choose an hour', 'Choose an hour and a quarter', 'Set the break to a day'])
    expect(did(planned(said, long)), said).not.toMatch(/2 hours|3 days/u);
});

test('what two choices of the page say in two ways is neither of them', () => {
  const twice = pageOf(list('Reminder', ['30 min', '1 hour']), list('Break', ['30 minutes', '1 hour']));
  expect(did(planned('Set the reminder to half an hour', twice))).not.toContain('30');
});

test('spans that are as long have one spelling', () => {
  const same = [
    ['half an hour', '30 min', '30 minutes'],
    ['an hour and a half', 'one and a half hours', '90 min', '1.5 hours'],
    ['every three months', 'Quarterly', 'every quarter'],
    ['every other week', 'every two weeks', 'fortnightly'],
    ['twice a year', 'every 6 months', 'half-yearly'],
    ['1 day', '24 hours'],
  ];
  for (const row of same)
    expect([...new Set(row.map(spanOf))].filter(Boolean), row.join(', ')).toHaveLength(1);
  for (const text of ['May 3', 'the hour', 'half', 'month', 'an hour and more'])
    expect(spanOf(text), text).toBeUndefined();
});
