/** A new record is said in one sentence: every value finds its field by its kind or the option that it is, or nothing is typed at all. */
import { expect, test } from '../../../fixtures/test.js';
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
  ['Add a guest Ann Lee, 150', refused],
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

const reports = (): SnapshotNode =>
  dialog(
    'Report a fault',
    input('Summary'),
    input('Room'),
    node('group', 'Urgency', { children: [dot('Low', true), dot('High')] }),
    list('Contact person', 'Omar', 'Lucia'),
    input('First seen', 'date'),
    box('Notify the contact person by e-mail'),
    button('Discard'),
    button('Submit report'),
  );
const dismissed = 'none, then click button "Discard"';
const leak = 'fill textbox "Summary" with "Leak"';
const sent = 'click button "Submit report"';

const faults: readonly (readonly [sentence: string, expected: string])[] = [
  ['Report a fault: Leak, high urgency', `${leak}; check radio "High"; ${sent}`],
  ['Create a fault Leak, urgency High', `${leak}; check radio "High"; ${sent}`],
  ['Log a fault Leak, urgency Extreme', dismissed],
  ['Log a fault Leak, high room', dismissed],
  ['Raise a fault Leak in room B1', `${leak}; fill textbox "Room" with "B1"; ${sent}`],
  [
    'File a fault Leak, contact person Lucia, and notify the contact person by e-mail',
    `${leak}; select combobox "Contact person" with "Lucia"; check checkbox "Notify the contact person by e-mail"; ${sent}`,
  ],
  [
    'Report a fault: Leak, first seen on 3 May 2026',
    `${leak}; fill textbox "First seen" with "3 May 2026"; ${sent}`,
  ],
  ['Report a fault: Leak, last seen on 3 May 2026', dismissed],
  // A room is nothing that is reported to be broken, and is made by no such button.
  ['Create a room Leak', 'none'],
  ['Report a fault Leak, lost in thought', dismissed],
  // One word of a long label is not what its box is about.
  ['Report a fault Leak and a person', dismissed],
];
for (const [sentence, expected] of faults)
  it(`${sentence}: ${expected}`, () => expect(inAll(sentence, 'Report a fault', reports)).toBe(expected));

const helper = (): SnapshotNode =>
  dialog(
    'Add volunteer',
    input('Name'),
    input('Phone'),
    input('Weight (kg)', 'number'),
    node('group', 'Helps with', { children: [box('Kitchen'), box('Garden')] }),
    node('group', 'Available on', { children: [box('Monday'), box('Saturday')] }),
    list('Floor', 'Ground floor', 'First floor'),
    node('generic', '', { children: [button('Fewer people'), node('text', '10'), button('More people')] }),
    button('Cancel'),
    button('Save'),
  );
const jo = 'fill textbox "Name" with "Jo Fox"';
const save = 'click button "Save"';

const helpers: readonly (readonly [sentence: string, expected: string])[] = [
  [
    'Add a volunteer Jo Fox who helps with garden and kitchen',
    `${jo}; check checkbox "Garden"; check checkbox "Kitchen"; ${save}`,
  ],
  ['Add a volunteer Jo Fox who helps with cooking', refused],
  ['Add a volunteer Jo Fox who helps with Monday', refused],
  [
    'Add a volunteer Jo Fox (0171 55501), available on Monday and Saturday',
    `${jo}; fill textbox "Phone" with "0171 55501"; check checkbox "Monday"; check checkbox "Saturday"; ${save}`,
  ],
  ['Add a volunteer Jo Fox, available on Friday', refused],
  ['Add a volunteer Jo Fox, weight 70 kg', `${jo}; fill spinbutton "Weight (kg)" with "70"; ${save}`],
  ['Add a volunteer Jo Fox, weight 150 pounds', refused],
  ['Add a volunteer Jo Fox on the first floor', `${jo}; select combobox "Floor" with "First floor"; ${save}`],
  ['Add a volunteer Jo Fox on the third floor', refused],
  // More is said than a name, though no word of it leads to a field.
  ['Add the volunteer Jo for an interview', 'none'],
];
for (const [sentence, expected] of helpers)
  it(`${sentence}: ${expected}`, () => expect(inAll(sentence, 'Add volunteer', helper)).toBe(expected));

const appointment = (): SnapshotNode =>
  dialog('New appointment', input('Title'), button('Cancel'), button('Save'));
for (const [sentence, expected] of [
  ['Make an appointment called Teeth', 'fill textbox "Title" with "Teeth"; click button "Save"'],
  ['Set up an appointment called Teeth', 'fill textbox "Title" with "Teeth"; click button "Save"'],
  ['Cancel an appointment called Teeth', 'none'],
  ['Make a patient called Teeth', 'none'],
] as const)
  it(`${sentence}: ${expected}`, () =>
    expect(inAll(sentence, 'Book appointment', appointment)).toBe(expected));
test('what is reported is there, and is not added', () =>
  expect(did(planned('Report a user Ann Lee', opener('Add user')))).toBe('none'));

test('who is registered goes into the form of what it is for', () => {
  const card = (name: string): SnapshotNode =>
    node('article', '', { children: [node('heading', name), button('Register participant')] });
  const page = pageOf(card('Pottery'), card('Photography'));
  const register = page.root.children.map(({ children }) => children[1]?.ref);
  const refOf = (sentence: string): string | undefined => {
    const plan = planned(sentence, page);
    return plan.kind === 'found' ? plan.steps[0]?.ref : plan.kind;
  };
  expect(refOf('Register Tom Berg (tom@mail.test) for Photography')).toBe(register[1]);
  expect(refOf('Enrol Tom Berg in Pottery: e-mail tom@mail.test')).toBe(register[0]);
  expect(refOf('Sign Tom Berg up for the pottery class')).toBe(register[0]);
  expect(refOf('Register Tom Berg for Chess')).toBe('none');
  expect(refOf('Register Tom Berg')).toBe('none');
});

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

test('a sample in the one field is no name for something else, and boxes of a group are told by its title', () => {
  const channel = (): SnapshotNode =>
    dialog(
      'Create channel',
      input('e.g. marketing'),
      box('Make private'),
      button('Cancel'),
      button('Create'),
    );
  expect(inAll('Create a private channel named budget', 'New channel', channel)).toBe(
    'fill textbox "e.g. marketing" with "budget"; check checkbox "Make private"; click button "Create"',
  );
  const invite = (): SnapshotNode =>
    dialog(
      'Create user',
      input('Name'),
      node('group', 'Teams', { children: [box('Sales'), box('Support')] }),
      button('Create'),
    );
  expect(inAll('Create a user named Sam Ray in the Support team', 'New user', invite)).toContain(
    'check checkbox "Support"',
  );
  expect(inAll('Create a user named Sam Ray in the Legal team', 'New user', invite)).toContain('none');
});

test('a new note goes into the fields that stand empty for it, which keep it as it is typed', () => {
  const page = (title: string, text: string): Snapshot =>
    pageOf(
      button('New note'),
      node('textbox', 'Title', { tag: 'input', ref: 'title', value: title }),
      node('textbox', 'Body', { tag: 'textarea', ref: 'body', value: text }),
    );
  const first = planned('Create a new note titled "Plumber" with the text "Call"', page('Old', 'text'));
  expect(did(first)).toBe('click button "New note"');
  const next = first.kind === 'found' ? first.next : undefined;
  const filled = planned('', page('', ''), next, page('Old', 'text'));
  expect(did(filled)).toBe('fill textbox "Title" with "Plumber"');
  // The note that was there is not written over.
  expect(did(planned('', page('Old', 'text'), next, page('Old', 'text')))).toBe('none');
});

test('where something new is to be is no part of its name', () => {
  const folder = (): SnapshotNode =>
    dialog(
      'New folder',
      node('textbox', 'Folder name', { tag: 'input', inputType: 'text' }),
      button('Cancel'),
      button('OK'),
    );
  expect(inAll('Create a folder called Invoices', 'New folder', folder)).toBe(
    'fill textbox "Folder name" with "Invoices"; click button "OK"',
  );
  expect(inAll('Create a folder called Invoices inside Taxes', 'New folder', folder)).toContain('none');
});
