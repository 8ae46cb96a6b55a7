/** "Request a leave … and send it": the form that the first words fill in is sent off once, whether the end of the sentence says so or not. */
import { expect, test } from '../../../fixtures/test.js';
import { node, pageOf, stepsInAll } from './snapshot.js';

const page = pageOf(
  node('form', '', {
    tag: 'form',
    children: [
      node('combobox', 'Type of leave', {
        tag: 'select',
        options: ['Annual', 'Parental'],
        value: 'Annual',
      }),
      node('textbox', 'First day away', { tag: 'input', inputType: 'date', value: '' }),
      node('textbox', 'Last day away', { tag: 'input', inputType: 'date', value: '' }),
      node('button', 'Send request', { tag: 'button' }),
    ],
  }),
);

for (const end of ['', ' and send it', ' and send it off', ', and send'])
  test(`the request is sent once: "${end}"`, () => {
    const steps = stepsInAll(`Request parental leave from 3 March 2025 until 28 March 2025${end}`, page);
    expect(steps.filter((step) => step === 'click button "Send request"')).toHaveLength(1);
    expect(steps).toHaveLength(4);
  });
