/** What stands behind a number or an address, and leads on to something else, is not typed with it unless it is quoted. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const page = pageOf(node('textbox', 'Name', { tag: 'input' }), node('textbox', 'Phone', { tag: 'input' }));

test('a number is typed without what leads on to something else', () => {
  expect(did(planned('Fill in the phone with 555-0199 in the second column', page))).not.toContain('555');
  expect(
    did(planned('Set the name to Ann and the phone to 555-0199 from the last year', page)),
  ).not.toContain('0199');
});

test('whom or when a figure is for is not typed with it', () => {
  for (const tail of ['for Ann', 'on Monday', 'without a lid'])
    expect(did(planned(`Set the name to 3 ${tail}`, page)), tail).not.toContain('fill');
  expect(did(planned('Set the name to 3 Oak Lane', page))).toContain('with "3 Oak Lane"');
});

test('what is quoted is typed whole', () => {
  expect(did(planned('Fill in the phone with "555-0199 in the evening"', page))).toBe(
    'fill textbox "Phone" with "555-0199 in the evening"',
  );
});

test('a street with its number is a value like any other', () => {
  expect(did(planned('Fill in the name with 12 Oak Lane', page))).toBe(
    'fill textbox "Name" with "12 Oak Lane"',
  );
});

test('by what something is looked for is not looked for', () => {
  const search = pageOf(node('searchbox', 'Search jobs', { tag: 'input' }), node('button', 'Find'));
  expect(did(planned('Search for jobs in Seattle using the Where list', search))).not.toContain('Where');
});

test('a figure that is said of something new goes into the field for it, and is no part of its name', () => {
  const adding = pageOf(
    node('heading', 'Teas'),
    node('paragraph', '', {
      children: [
        node('textbox', 'New tea', { tag: 'input' }),
        node('textbox', 'Price', { tag: 'input' }),
        node('button', 'Add tea', { tag: 'button' }),
      ],
    }),
  );
  for (const name of ['Assam priced 4.50', 'Assam costing 4.50', 'Assam that costs 4.50', 'Assam 4.50'])
    expect(did(planned(`Add a tea called ${name}`, adding)), name).toBe('cannot-tell');
  expect(did(planned('Add a tea called Assam', adding))).toBe(
    'fill textbox "New tea" with "Assam"; click button "Add tea"',
  );
  expect(did(planned('Add a tea called Assam at 4.50', adding))).not.toContain('at 4.50"');
  // Where nothing asks for a price it may well be written there.
  expect(did(planned('Fill in the name with Assam priced 4.50', page))).toContain('"Assam priced 4.50"');
});

test('what says when, where or with whom is no part of a name that nothing bounds', () => {
  const guests = pageOf(
    node('heading', 'Guests'),
    node('textbox', 'Full name', { tag: 'input' }),
    node('button', 'Add guest', { tag: 'button' }),
  );
  for (const name of ['Ruth Alvarez on Monday', 'Ruth Alvarez at table six', 'Ruth starting tomorrow'])
    expect(did(planned(`Add a guest called ${name}`, guests)), name).not.toContain('fill');
  expect(did(planned('Add a guest called "Ruth Alvarez on Monday"', guests))).toContain(
    'with "Ruth Alvarez on Monday"',
  );
  expect(did(planned('Add a guest called Ruth of Arden', guests))).toContain('with "Ruth of Arden"');
  expect(did(planned('Set the full name to Ruth Alvarez at Arden', guests))).toContain(
    'with "Ruth Alvarez at Arden"',
  );
});

test('the name of the part that something is put into is no text for a field', () => {
  const courses = pageOf(
    node('textbox', 'Course name', { tag: 'input' }),
    node('combobox', 'Department', { tag: 'select', options: ['Music', 'Law'], value: 'Music' }),
  );
  for (const part of ['Drama department', 'Law and Music departments', 'Big Hall'])
    expect(did(planned(`Put the course in the ${part}`, courses)), part).not.toContain('fill');
  expect(did(planned('Put "Drama department" in the course name', courses))).toBe(
    'fill textbox "Course name" with "Drama department"',
  );
  expect(did(planned('Enter Drama department as the course name', courses))).toBe(
    'fill textbox "Course name" with "Drama department"',
  );
  expect(did(planned('Choose the Law department', courses))).toBe('select combobox "Department" with "Law"');
});

test('a day that a field beside asks for is no part of a text, unless the field is set to it', () => {
  const chips = pageOf(
    node('form', '', {
      tag: 'form',
      children: [
        node('textbox', 'Microchip number', { tag: 'input' }),
        node('textbox', 'Implanted by', { tag: 'input' }),
        node('textbox', 'Date implanted', { tag: 'input', inputType: 'date' }),
      ],
    }),
  );
  expect(did(planned('Enter implanted by Moorgate Vets on 3 March', chips))).not.toContain('on 3 March"');
  expect(did(planned('Set implanted by to Moorgate Vets on 3 March', chips))).toContain(
    '"Moorgate Vets on 3 March"',
  );
});

test('what is done behind a colon is not searched for', () => {
  const recipes = pageOf(
    node('searchbox', 'Search recipes', { tag: 'input' }),
    node('button', 'Search', { tag: 'button' }),
    selectOf('Diet', 'Any', 'Vegetarian'),
  );
  expect(did(planned('Look up dinner ideas: search for lasagna', recipes))).not.toContain('search for');
  // What the first part sums up is said once more behind it.
  expect(
    stepsInAll('Find vegetarian lasagna recipes: search for lasagna and set the diet to vegetarian', recipes),
  ).toEqual([
    'fill searchbox "Search recipes" with "lasagna"',
    'click button "Search"',
    'select combobox "Diet" with "Vegetarian"',
  ]);
});
