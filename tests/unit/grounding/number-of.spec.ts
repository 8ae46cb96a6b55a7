/** "The number of passengers", where the field is called "Passengers"; a field that says the number as well, or just that word, is meant before others. */
import { expect } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const count = (name: string): ReturnType<typeof node> =>
  node('spinbutton', name, { tag: 'input', inputType: 'number', value: '1' });

const trip = pageOf(
  count('Nights'),
  count('Number of guests'),
  node('textbox', "Guests' names", { tag: 'input', value: '' }),
  node('combobox', 'Passengers', { tag: 'select', options: ['1', '2', '3'], value: '1' }),
  count('Rooms'),
  count('Meeting rooms'),
);

for (const [sentence, done] of [
  ['Set the number of passengers to 3', 'select combobox "Passengers" with "3"'],
  ['Change the number of nights to 4', 'fill spinbutton "Nights" with "4"'],
  ['Increase the number of nights to 4', 'fill spinbutton "Nights" with "4"'],
  ['Set the number of guests to 2', 'fill spinbutton "Number of guests" with "2"'],
  ['Set the number of rooms to 2', 'fill spinbutton "Rooms" with "2"'],
  ['Set the number of pets to 2', 'none'],
  ['Set the number of late nights to 2', 'none'],
] as const)
  it(`${sentence}: ${done}`, () => expect(did(planned(sentence, trip))).toBe(done));

it('the number of them may be a slider', () => {
  const players = pageOf(node('slider', 'Players', { min: '2', max: '8', value: '4' }));
  expect(did(planned('Set the number of players to 6', players))).toBe('fill slider "Players" with "6"');
  expect(did(planned('Set the number of teams to 6', players))).toBe('none');
});

it('a number between a button for more and one for less is raised by what is said', () => {
  const stepped = node('group', '', {
    children: [
      node('textbox', 'Crew size', { tag: 'input', inputType: 'text', value: '2' }),
      node('button', 'Increase Crew size'),
      node('button', 'Decrease Crew size'),
    ],
  });
  expect(did(planned('Increase the crew size by one', pageOf(stepped)))).toBe(
    'fill textbox "Crew size" with "3"',
  );
  expect(did(planned('Decrease the crew size by 1', pageOf(stepped)))).toBe(
    'fill textbox "Crew size" with "1"',
  );
  expect(did(planned('Increase the boat size by one', pageOf(stepped)))).toBe('none');
});
