/** Sentences that say what is so instead of what to do: each fills what the page has under that name, or nothing. */
import { expect, test } from '@playwright/test';
import { node, pageOf, stepsInAll } from './snapshot.js';

const dots = (legend: string, ...names: string[]): ReturnType<typeof node> =>
  node('group', legend, { children: names.map((name) => node('radio', name, { checked: false })) });

const page = pageOf(
  node('form', '', {
    children: [
      node('combobox', 'Doctor', { tag: 'select', options: ['–', 'Dr. Bosch', 'Dr. Klein'] }),
      node('textbox', 'Reason for the visit', { tag: 'textarea' }),
      node('textbox', 'City', { tag: 'input' }),
      node('textbox', 'Day', { tag: 'input', inputType: 'date', value: '2026-11-10' }),
      dots('Insurance', 'Public', 'Private'),
      node('group', 'Tests', {
        children: ['X-ray', 'Blood test', 'ECG'].map((name) => node('checkbox', name, { checked: false })),
      }),
      node('button', 'Book'),
    ],
  }),
);

const cases: readonly [string, string[]][] = [
  ['The doctor is Dr. Klein', ['select combobox "Doctor" with "Dr. Klein"']],
  ['City: Oslo; insurance: Private', ['fill textbox "City" with "Oslo"', 'check radio "Private"']],
  [
    'The insurance is private and the city is Rome',
    ['check radio "Private"', 'fill textbox "City" with "Rome"'],
  ],
  ['The reason for the visit – "a cough"', ['fill textbox "Reason for the visit" with "a cough"']],
  ['Tests: X-ray and ECG', ['check checkbox "X-ray"', 'check checkbox "ECG"']],
  ['The day is the 20th of November', ['fill textbox "Day" with "2026-11-20"']],
  ['The city must be Oslo', ['fill textbox "City" with "Oslo"']],
  ['The city should be Oslo; book it afterwards', ['fill textbox "City" with "Oslo"', 'click button "Book"']],
  [
    'Fill in the form: doctor Dr. Bosch, city Rome',
    ['select combobox "Doctor" with "Dr. Bosch"', 'fill textbox "City" with "Rome"'],
  ],
  ['The city field is "Bergen"', ['fill textbox "City" with "Bergen"']],
  [
    'Fill in the form:\n- City: Oslo\n- Insurance: Private\nThen book it',
    ['fill textbox "City" with "Oslo"', 'check radio "Private"', 'click button "Book"'],
  ],
  [
    'Enter Bergen for the city and Headache for the reason',
    ['fill textbox "City" with "Bergen"', 'fill textbox "Reason for the visit" with "Headache"'],
  ],
  ['The city is missing', ['cannot-tell']],
  ['The nurse is Ann', ['cannot-tell']],
  ['Insurance: Company', ['cannot-tell']],
  ['The city should be Oslo', ['cannot-tell']],
  ['The city is Rome. Her dog is ill', ['cannot-tell']],
];

for (const [say, steps] of cases) {
  test(`"${say}": ${steps.join(', ')}`, () => expect(stepsInAll(say, page)).toEqual(steps));
}
