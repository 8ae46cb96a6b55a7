/** A new record is said in one sentence: every value finds its field by its kind or the option that it is, or nothing is typed at all. */
import { expect, test } from '@playwright/test';
import type { Snapshot, SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const input = (name: string, inputType = 'text'): SnapshotNode =>
  node(inputType === 'number' ? 'spinbutton' : 'textbox', name, { tag: 'input', inputType });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const choice =
  (role: 'checkbox' | 'radio') =>
  (name: string, checked = false): SnapshotNode =>
    node(role, name, { tag: 'input', inputType: role, checked });
const [box, dot] = [choice('checkbox'), choice('radio')];
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const dialog = (title: string, ...children: SnapshotNode[]): SnapshotNode =>
  node('dialog', '', { children: [node('heading', title, { level: 2 }), ...children] });

const opener = (name: string): Snapshot => pageOf(input('Search', 'search'), button(name));

/** What is done, on the page and on what the opener brings up; a refusal with what puts it away again. */
function inAll(sentence: string, name: string, opened: () => SnapshotNode): string {
  const before = opener(name);
  const after = pageOf(...before.root.children, opened());
  let answer = planned(sentence, before);
  const all = [did(answer)];
  for (let first = true; answer.kind === 'found' && answer.next !== undefined; first = false) {
    answer = planned(sentence, after, answer.next, first ? before : undefined);
    const away = answer.kind === 'none' ? (answer.putBack ?? []).map((step) => step.description) : [];
    all.push([did(answer), ...away].join(', then '));
  }
  return all.join('; ').replace(`click button "${name}"; `, '');
}

const guest = (): SnapshotNode =>
  dialog(
    'Add guest',
    input('Full name'),
    input('E-mail', 'email'),
    dot('Adult', true),
    dot('Child'),
    list('Meal', 'Not decided', 'Fish', 'Vegetarian', 'Vegan'),
    list('Table', 'No table', 'Table 1', 'Table 2'),
    input('Height (cm)', 'number'),
    box('Brings a plus one'),
    box('Send an invitation', true),
    button('Cancel'),
    button('Save'),
  );
const refused = 'none, then click button "Cancel"';
const named = 'fill textbox "Full name" with "Ann Lee"';
const invited = `${named}; uncheck checkbox "Send an invitation"; click button "Save"`;

const guests: readonly (readonly [sentence: string, expected: string])[] = [
  [
    'Add a guest Ann Lee, child, vegetarian',
    `${named}; check radio "Child"; select combobox "Meal" with "Vegetarian"; click button "Save"`,
  ],
  // A value that no field takes, and one that two take.
  ['Add a guest Ann Lee, teenager, vegetarian', refused],
  ['Add a guest Ann Lee, child, red hair', refused],
  ['Add a guest Ann Lee at table 2', `${named}; select combobox "Table" with "Table 2"; click button "Save"`],
  ['Add a guest Ann Lee at table 9', refused],
  ['Add a guest Ann Lee, 150 cm', `${named}; fill spinbutton "Height (cm)" with "150"; click button "Save"`],
  ['Add a guest Ann Lee, 150 kg', refused],
  ['Add a child guest Ann Lee', `${named}; check radio "Child"; click button "Save"`],
  ['Add a famous guest Ann Lee', refused],
  [
    'Add a guest Ann Lee who brings a plus one',
    `${named}; check checkbox "Brings a plus one"; click button "Save"`,
  ],
  ['Add a guest Ann Lee who brings a dog', refused],
  ['Add a guest Ann Lee but do not send an invitation', invited],
  ['Add a guest Ann Lee without sending an invitation', invited],
  ["Add a guest Ann Lee and don't send an invitation", invited],
  ['Add a guest Ann Lee but do not send a reminder', refused],
  [
    'Add a guest Ann Lee (ann@mail.test), not a child',
    // What is not chosen of several dots says none of the others.
    refused,
  ],
  ['Invite Ann Lee as a guest, vegan', `${named}; select combobox "Meal" with "Vegan"; click button "Save"`],
  ['Invite Ann Lee as a speaker, vegan', 'none'],
];
for (const [sentence, expected] of guests)
  it(`${sentence}: ${expected}`, () => expect(inAll(sentence, 'Add guest', guest)).toBe(expected));

const visit = (): SnapshotNode =>
  dialog(
    'Book a visit',
    list('Patient', 'Select a patient', 'Rex', 'Mimi'),
    input('Date', 'date'),
    list('Time', '09:00', '14:00'),
    input('Reason'),
    box('Send a reminder'),
    button('Cancel'),
    button('Book'),
  );
const rex = 'select combobox "Patient" with "Rex"';
const onTime = `${rex}; fill textbox "Date" with "2026-05-14"; select combobox "Time" with "14:00"`;

const visits: readonly (readonly [sentence: string, expected: string])[] = [
  ['Book a visit for Rex on 2026-05-14 at 14:00', `${onTime}; click button "Book"`],
  // What one is reminded of is a box of the form, and no next step.
  [
    'Book a visit for Rex on 2026-05-14 at 14:00 and send a reminder',
    `${onTime}; check checkbox "Send a reminder"; click button "Book"`,
  ],
  [
    'Book a visit for Rex on 2026-05-14 at 14:00, sending a reminder',
    `${onTime}; check checkbox "Send a reminder"; click button "Book"`,
  ],
  ['Book a visit for Max on 2026-05-14', refused],
  // A time is a time, and says not what for; a day of the week is no date.
  ['Book a visit for Rex at 14:00 for a check', refused],
  ['Book a visit for Rex on Friday', refused],
  [
    'Book a visit for patient Rex, reason: bad teeth',
    `${rex}; fill textbox "Reason" with "bad teeth"; click button "Book"`,
  ],
  ['Book a visit for doctor Rex', refused],
];
for (const [sentence, expected] of visits)
  it(`${sentence}: ${expected}`, () => expect(inAll(sentence, 'Book a visit', visit)).toBe(expected));

const plant = (): SnapshotNode =>
  dialog(
    'New plant',
    input('Name'),
    input('Sown on', 'date'),
    input('Planted on', 'date'),
    list('Bed', 'Bed 1', 'Bed 3'),
    list('Water', 'Daily', 'Weekly'),
    input('Grower'),
    button('Cancel'),
    button('Create'),
  );
const basil = 'fill textbox "Name" with "Basil"';

const plants: readonly (readonly [sentence: string, expected: string])[] = [
  [
    'Create a plant called Basil in bed 3, sown on 2 April 2026',
    `${basil}; select combobox "Bed" with "Bed 3"; fill textbox "Sown on" with "2 April 2026"; click button "Create"`,
  ],
  ['Create a plant called Basil, harvested on 2 April 2026', refused],
  ['Create a plant called Basil on 2 April 2026', refused],
  [
    'Create a plant called Basil, watered daily',
    `${basil}; select combobox "Water" with "Daily"; click button "Create"`,
  ],
  ['Create a plant called Basil, watered hourly', refused],
  [
    'Create a plant called Basil and planted on 2 April 2026',
    `${basil}; fill textbox "Planted on" with "2 April 2026"; click button "Create"`,
  ],
  ['Create a plant Sweet basil', 'fill textbox "Name" with "Sweet basil"; click button "Create"'],
  ['Create a tree Sweet basil', 'none'],
];
for (const [sentence, expected] of plants)
  it(`${sentence}: ${expected}`, () => expect(inAll(sentence, 'New plant', plant)).toBe(expected));

test('what is said of something new is not clicked as a next step', () => {
  const page = pageOf(button('New ticket'), button('Kim'), button('Pia'));
  const ticket = dialog(
    'New ticket',
    input('Title'),
    list('Priority', 'Low'),
    button('Cancel'),
    button('Create'),
  );
  const say = 'Create a ticket "Broken mouse" with priority Low, assigned to Kim';
  const first = planned(say, page);
  expect(did(first)).toBe('click button "New ticket"');
  const opened = pageOf(...page.root.children, ticket);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(did(planned(say, opened, next, page))).toBe('none');
});
