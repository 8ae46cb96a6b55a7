/** Values of another sort than the field, several that one list cannot hold, and days that no month has. */
import { expect, test } from '../../../fixtures/test.js';
import { doneIn, node, pageOf, selectOf } from './snapshot.js';

test('a name is no number, and a share is no width in pixels', () => {
  const page = pageOf(
    node('textbox', 'Number of pilots', { value: '1' }),
    node('spinbutton', 'Children', { value: '0' }),
    node('textbox', 'Width in pixels', { value: '1600' }),
  );
  expect(doneIn('Enter Nora Quist as the pilot', page)).not.toContain('Nora');
  expect(doneIn('Choose the snowboard for the children', page)).not.toContain('fill');
  expect(doneIn('Set the width to 50%', page)).not.toContain('fill');
  expect(doneIn('Set the number of pilots to three', page)).toMatch(/"(?:3|three)"/);
  expect(doneIn('Set the width to 2000', page)).toContain('2000');
});

test('a time of day is no day', () => {
  const page = pageOf(node('textbox', 'Delivery day', { value: '2027-02-10' }));
  expect(doneIn('Set the delivery to 15:00', page)).not.toContain('15:00');
});

test('what stands in front of a colon is a name, and typed nowhere', () => {
  const page = pageOf(node('textbox', 'Message to the driver', { value: '' }));
  expect(doneIn('Message to the laundry: careful', page)).not.toContain('fill');
  expect(doneIn('Message to the driver: careful', page)).toContain('with "careful"');
});

test('a value ends where another thing is said', () => {
  const page = pageOf(node('textbox', 'Team captain', { value: '' }));
  expect(doneIn('Team captain Zoe, team name Foxes', page)).not.toContain('fill');
  expect(doneIn('Team captain Zoe', page)).toContain('with "Zoe"');
});

test('a list that shows one option takes no two', () => {
  const page = pageOf(selectOf('Method', 'Photometry', 'ICP-MS', 'Titration'));
  expect(doneIn('Choose ICP-MS and titration', page)).not.toContain('select combobox');
  expect(doneIn('Choose titration', page)).toContain('Titration');
});

test('a month has no day that it does not have', () => {
  const day = (name: string): ReturnType<typeof node> =>
    node('gridcell', name, { text: name, clickable: true });
  const week = (...days: string[]): ReturnType<typeof node> => node('row', '', { children: days.map(day) });
  const page = pageOf(
    node('heading', 'September 2027'),
    node('grid', '', { children: [week('30', '31', '1', '2'), week('3', '4', '5', '6')] }),
  );
  expect(doneIn('Pick 31 September', page)).not.toContain('click');
});

test('tags beside an empty field are not in it, and any of a list is one of it', () => {
  const page = pageOf(
    node('application', '', {
      children: [node('button', 'Door sensor'), node('combobox', 'Spare parts to load', { value: '' })],
    }),
    node('combobox', 'Room', { value: 'Laboratory', hasPopup: 'listbox' }),
  );
  expect(doneIn('Clear the spare parts', page)).not.toContain('clear');
  expect(doneIn('Choose any room', page)).not.toContain('click');
});

test('what is described is no text to search for', () => {
  const page = pageOf(node('searchbox', 'Find certificates', { value: '' }));
  expect(doneIn('Find certificates expiring in December', page)).not.toContain('fill');
  expect(doneIn('Find certificates of Payments', page)).toContain('Payments');
});
