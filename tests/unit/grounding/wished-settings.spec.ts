/** A setting that a sentence wishes for: the box that is about just that. */
import { expect } from '@playwright/test';
import { node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const box = (name: string, checked: boolean) => node('checkbox', name, { tag: 'input', ref: name, checked });

const page = pageOf(
  box('Half days', true),
  box('Allow weekend bookings', true),
  box('Show prices', false),
  box('No overtime', false),
  box('Carry over', true),
  box('Carry over to next year', true),
);

const cases: readonly [said: string, done: string | undefined][] = [
  ['Half days should not be allowed', 'uncheck Half days'],
  ['half days should not be allowed any longer.', 'uncheck Half days'],
  ['Weekend bookings should no longer be possible', 'uncheck Allow weekend bookings'],
  ['Do not allow weekend bookings any more', 'uncheck Allow weekend bookings'],
  ['Prices should be shown', 'check Show prices'],
  // What the box says the other way round, what is said of a part only, and what no box is about.
  ['Overtime should not be allowed', undefined],
  ['Days should not be allowed', undefined],
  ['Quarter days should not be allowed', undefined],
  ['Evening bookings should no longer be possible', undefined],
  ['Half days should be allowed for Ann only', undefined],
];

for (const [said, done] of cases)
  it(`"${said}" is ${done ?? 'refused'}`, () => {
    const plan = planned(said, page);
    const [step] = plan.kind === 'found' ? plan.steps : [];
    expect(step && `${step.method} ${step.ref}`).toBe(done);
  });
