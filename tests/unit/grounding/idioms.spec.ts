/** What testers say in everyday words, put in the words of the grammar; and what only looks so, which stays as it is. */
import { expect, test } from '../../../fixtures/test.js';
import { withDeclared } from '../../../src/grounding/built-in/language/declared.js';
import { inPlainWords } from '../../../src/grounding/built-in/language/idioms.js';
import { withBehindColon } from '../../../src/grounding/built-in/language/behind-colon.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const idioms: readonly [string, string][] = [
  ['Swap the two ports', 'Swap the ports'],
  ['Tick off the to-do item "Buy milk"', 'Tick off the todo "Buy milk"'],
  ['Mark the to-do list as done', 'Mark the to-do list as done'],
  ['Tick bananas off the shopping list', 'tick off bananas on the shopping list'],
  ['cross the milk off my list', 'tick off the milk on my list'],
  ['Check Rex in', 'check in Rex'],
  ['Move the due date to 15 January 2027', 'set the due date to 15 January 2027'],
  ['Postpone the deadline to May 3', 'set the deadline to May 3'],
  ['Move the date picker to 3 pm', 'Move the date picker to 3 pm'],
  ['Move the dates to 2 rows', 'Move the dates to 2 rows'],
  ['Check in Rex, who has just arrived with Dana Miller', 'check in Rex with Dana Miller'],
  ['Delete order 881 and confirm that', 'Delete order 881 and confirm it'],
  ['Confirm that the order is late', 'Confirm that the order is late'],
  ['Select a.txt and b.txt and delete them both', 'Select a.txt and b.txt and delete them'],
  ['Throw away the travel playlist', 'delete the travel playlist'],
  ['Open the list and throw the "old, and bad" note out', 'Open the list and delete the "old, and bad" note'],
  ['Take Emma off the reading list, then save', 'remove Emma from the reading list, then save'],
  ['Kick Tom out of the team', 'remove Tom from the team'],
  ['Give the second post a heart', 'like the second post'],
  ['Make Lentil soup one of my favourites', 'favourite Lentil soup'],
  ["I only want to see Ann's tickets", "show only Ann's tickets"],
  ['Let me see nothing but drafts', 'show only drafts'],
  ["We're four, so bump the guests up to 4", 'set the guests to 4'],
  ['Cut the budget to 200 euros and save', 'set the budget to 200 euros and save'],
  ['Go down to 2 portions', 'set the portions to 2'],
  ['Go with the economy fare', 'choose the economy fare'],
  [
    'Begin typing Li into To and take Lima from the suggestions',
    'type Li into To and choose Lima from the suggestions',
  ],
  ['Show me only the failed tests', 'show only the failed tests'],
  ['Fold the notes away, then save', 'collapse the notes, then save'],
  ['Delete the draft and confirm with OK', 'Delete the draft and click OK'],
  ['Ask for express delivery', 'choose express delivery'],
  ['Take the window seat', 'choose the window seat'],
  ['Confirm that you have read the rules and go on', 'tick read the rules and continue'],
  ['Scroll the terms all the way down', 'scroll to the bottom of the terms'],
  ['Zoom in twice on the map', 'zoom in twice'],
  ['Click three times on the bell', 'Click the bell three times'],
  ['Filter the orders to those that are open', 'Filter the orders to open'],
  ['Rename plan.docx to "Old plan.docx" via the context menu', 'Rename plan.docx to "Old plan.docx"'],
];

for (const [say, plain] of idioms) {
  it(`"${say}" is "${plain}"`, () => expect(inPlainWords(say, () => false)).toBe(plain));
}

for (const say of [
  'Type "throw away the key" into the note',
  'Click Save and throw away',
  'Type once or twice in the note',
  'Filter the orders to those that are not open',
  'Filter the orders to those that are open or late',
  'Get tickets to 3 shows',
  'Cut the text and paste it',
  'Move the task to 2 weeks later',
  'Ann has 3 cats, so add a cat',
  'Take the dog out',
  'Rename plan.docx to "Old plan.docx" on the server',
  'Take the photo',
  'Confirm with your password',
  'Confirm that you are logged in',
]) {
  it(`"${say}" stays as it is`, () => expect(inPlainWords(say, () => false)).toBe(say));
}

test('what a control is called by is no idiom', () => {
  const page = pageOf(node('button', 'Scrap car'), node('button', 'Delete car'));
  const answer = planned('scrap the car', page);
  expect(answer.kind === 'found' && did(answer)).toBe('click button "Scrap car"');
});

/** The fields of a page, as a form about a visit has them. */
const fieldOf = (label: readonly { lower: string }[]): 'text' | 'choice' | undefined => {
  const name = label.map(({ lower }) => lower).join(' ');
  if (/^(?:doctor|condition|materials)$/.test(name)) return 'choice';
  return /^(?:first name|city|date)$/.test(name) ? 'text' : undefined;
};

const declared: readonly [string, string][] = [
  [
    'First name is Tomas, last name Berg. Send it.',
    'set First name to Tomas; set last name to Berg; Send it',
  ],
  ['My date of birth is 3 May 1990; fill that in and continue', 'set date of birth to 3 May 1990; continue'],
  ['The e-mail is a@b.co and the phone is "555". Save.', 'set e-mail to a@b.co; set phone to "555"; Save'],
  ['- Doctor: Dr. Klein\n- City = Rome', 'set Doctor to Dr. Klein; set City to Rome'],
  ['The condition is used', 'set condition to used'],
  ['Materials: Brass and Glass', 'set Materials to Brass and Glass'],
  ['The city should be Oslo; save it afterwards', 'set city to Oslo; save it afterwards'],
  ['Fill in the details: city Rome', 'set city to Rome'],
  [
    'Sign up: first name Iris, city Rome, then get started',
    'set first name to Iris; set city to Rome; get started',
  ],
  ['Open the form. The date is 3 May 2027.', 'Open the form; set date to 3 May 2027'],
];

for (const [say, plain] of declared) {
  it(`"${say}" fills in`, () => expect(withDeclared(say, fieldOf)).toBe(plain));
}

for (const say of [
  'The title is Home.',
  'The order is late. Click Refund',
  'The user is Ann. Click Save',
  'There is a banner. Close it',
  'Step 1: Click Save. Click Close',
  'Name is Ann, Berlin. Save it',
  'Click Save. The city should be Oslo',
  'The city should be Oslo',
  'The city is missing. Click Save',
  'Check that the city is Rome',
  'Her city is Rome; she has a cat',
  'Sign up: city Rome',
]) {
  it(`"${say}" says of no field what goes in`, () => expect(withDeclared(say, fieldOf)).toBe(say));
}

test('a verb with its object behind a colon is done in what the words before it open', () => {
  const said: readonly [string, string][] = [
    ['Edit Ann Lee: set the team to Sales', 'Edit Ann Lee, then set the team to Sales'],
    ['Open the order 1003: tick Paid and save', 'Open the order 1003, then tick Paid and save'],
    ['Go to Settings: enter 5 as the limit', 'Go to Settings, then enter 5 as the limit'],
    // A value, a name, a text, and a verb alone.
    ['Edit Ann Lee: team Sales', ''],
    ['Open the file: report March', ''],
    ['Edit the note "To do: add milk"', ''],
    ['Edit the title: delete', ''],
    ['Delete the board: type DELETE', ''],
  ];
  for (const [sentence, steps] of said) expect(withBehindColon(sentence)).toBe(steps || sentence);
});

test('what leads somebody to it asks for nothing', () => {
  const page = pageOf(node('link', 'Log in', { url: '#login' }), node('button', 'Book a table'));
  for (const said of [
    'I already have an account, take me to the login',
    'We are registered already; click Log in',
    'I forgot my password, so please click Log in',
  ])
    expect(did(planned(said, page))).toBe('click link "Log in"');
  expect(did(planned('I am a vegetarian, book a table', page))).toBe('cannot-tell');
});
