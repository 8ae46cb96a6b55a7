/** Sentences that say what is so instead of what to do: each fills what the page has under that name, or nothing. */
import { expect } from '@playwright/test';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

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
  it(`"${say}": ${steps.join(', ')}`, () => expect(stepsInAll(say, page)).toEqual(steps));
}

const quote = pageOf(
  node('combobox', 'Licence held for', {
    tag: 'select',
    options: ['', 'Less than 2 years', 'More than 5 years'],
  }),
  dots('Where is it parked overnight?', 'Garage', 'Street'),
  node('spinbutton', 'Kilometres a year', { tag: 'input', inputType: 'number', value: '12000' }),
  node('checkbox', 'I confirm that my answers are true', { checked: false }),
  node('checkbox', 'Send me offers by email', { checked: true }),
  node('checkbox', 'Breakdown cover', { checked: true }),
  node('button', 'Get my quote'),
);
for (const [say, steps] of [
  [
    'Say that the licence has been held for more than 5 years',
    ['select combobox "Licence held for" with "More than 5 years"'],
  ],
  ['State that it is parked overnight in the garage', ['check radio "Garage"']],
  ['Say that the licence has been held for ten years', ['cannot-tell']],
  ['Say that the dog is in the garage', ['cannot-tell']],
  [
    'Confirm that the answers are true and get the quote',
    ['check checkbox "I confirm that my answers are true"', 'click button "Get my quote"'],
  ],
  // A box that makes no statement is asked whether it is so.
  ['Confirm that the breakdown cover is selected', ['cannot-tell']],
  ['Decline the offers by email', ['uncheck checkbox "Send me offers by email"']],
  ['Opt out of offers by email', ['uncheck checkbox "Send me offers by email"']],
  ['Decline the breakdown cover', ['none']],
  ['Set the kilometres a year to 20,000', ['fill spinbutton "Kilometres a year" with "20000"']],
] as const)
  it(`"${say}": ${steps.join(', ')}`, () => expect(stepsInAll(say, quote)).toEqual(steps));
