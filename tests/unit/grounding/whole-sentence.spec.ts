/** Nothing of a sentence is lost: steps behind a colon, quotes that no step uses, nouns in front of a quote, limits of a field. */
import { expect, test } from '../../../fixtures/test.js';
import type { Plan } from '../../../src/contract/plan.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { parseInstruction } from '../../../src/grounding/built-in/language/grammar.js';
import { plan } from '../../../src/grounding/built-in/planner.js';
import { did as stepsOf, node, pageOf, planned } from './snapshot.js';

const told = (answer: Plan): string => (answer.kind === 'cannot-tell' ? answer.reason : stepsOf(answer));

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const text = { tag: 'input', inputType: 'text' };

test('behind a goal and its object a colon leads to the steps of it', () => {
  const clauses = parseInstruction('Delete the board: type DELETE and confirm with "For ever"');
  expect(clauses.map((clause) => clause.text)).toEqual([
    'Delete the board',
    'type DELETE',
    'confirm with "For ever"',
  ]);
  expect(parseInstruction('Delete the issue fix: type errors')).toHaveLength(1);
});

test('what cannot be taken back is not done when a step behind it is not understood', () => {
  const page = [node('button', 'Delete board')];
  expect(did('Delete the board: write', ...page)).toBe('none');
  expect(did('Delete the board (type DELETE)', ...page)).toBe('none');
  expect(did('Delete the board with DELETE', ...page)).toBe('none');
  expect(did('Delete the board', ...page)).toBe('click button "Delete board"');
});

test('a search whose suggestion is chosen is not sent off', () => {
  const page = [node('searchbox', 'Search', text), node('button', 'Search')];
  expect(did('Search for "apple" and choose Apple pie from the suggestions', ...page)).toBe(
    'fill searchbox "Search" with "apple"',
  );
  expect(did('Search for "apple" and choose Apple pie', ...page)).toBe(
    'fill searchbox "Search" with "apple"; click button "Search"',
  );
});

test('a suggestion is chosen among what typing brought up', () => {
  const field = node('searchbox', 'Search', text);
  const heading = node('heading', 'Apple pie');
  const before = pageOf(field, heading);
  const instruction = 'Search for "apple" and choose Apple pie from the suggestions';
  const first = planned(instruction, before);
  const next = first.kind === 'found' ? first.next : undefined;
  const after = pageOf(field, heading, node('listbox', '', { children: [node('option', 'Apple pie')] }));
  expect(told(plan({ instruction, snapshot: before, before, variables: [], next }))).toBe('none');
  expect(told(plan({ instruction, snapshot: after, before, variables: [], next }))).toBe(
    'click option "Apple pie"',
  );
});

test('what is searched is no part of what is searched for', () => {
  const field = node('searchbox', 'Submit', text);
  expect(did('Search recipes for banana', node('heading', 'Recipes'), field)).toContain('with "banana"');
  expect(did('Search the users for Ann', node('heading', 'Recipes'), field)).toBe('none');
  expect(did('Search for shoes for men', field)).toContain('with "shoes for men"');
});

test('a noun in front of a quote is no part of what is added or chosen', () => {
  const tags = node('combobox', 'Tags for this trip', { ...text, hasPopup: 'listbox', expanded: false });
  const snapshot = pageOf(tags);
  const instruction = 'Add the tag "summer" to this trip';
  const first = planned(instruction, snapshot);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(plan({ instruction, snapshot, before: snapshot, variables: [], next }))).toContain('"summer"');
});

test('a day is clicked in the calendar that was opened for it', () => {
  const field = node('textbox', 'Check-out', text);
  const grid = (): SnapshotNode =>
    node('grid', '', {
      children: [node('row', '', { children: [node('gridcell', '', { children: [node('button', '28')] })] })],
    });
  const inline = grid();
  const before = pageOf(field, inline);
  const instruction = 'Open the check-out calendar and click the 28th';
  const first = planned(instruction, before);
  const next = first.kind === 'found' ? first.next : undefined;
  expect(told(plan({ instruction, snapshot: before, before, variables: [], next }))).toBe('none');
  const answer = plan({ instruction, snapshot: pageOf(field, inline, grid()), before, variables: [], next });
  expect(told(answer)).toContain('click button "28"');
});

test('a list is sorted by the header of its column, and by no link of the navigation', () => {
  const nav = node('navigation', '', { children: [node('link', 'Customers')] });
  const headers = ['Order', 'Customer'].map((name) => node('columnheader', name, { clickable: true }));
  const table = node('table', 'Orders', { children: [node('row', '', { children: headers })] });
  expect(did('Sort the orders by customer', nav, table)).toBe('click columnheader "Customer"');
  expect(did('Sort the orders by customer', nav)).toBe('none');
  // The cells are looked at after the click.
  expect(did('Sort by customer, highest first', table)).toBe('click columnheader "Customer"');
});

test('a part of a name goes into no field for the whole or for the other part', () => {
  const name = node('textbox', 'Name', text);
  expect(did('Set the last name to Duarte', name)).toBe('none');
  expect(did('Enter first name Ines and last name Duarte', name)).toBe('none');
  expect(did('Fill first name with Ines', name)).toBe('none');
  expect(did('Fill first name with Ines', name, node('textbox', 'Surname', text))).toBe(
    'fill textbox "Name" with "Ines"',
  );
  expect(did('Fill last name with Duarte', node('textbox', 'Last name', text))).toContain('with "Duarte"');
  expect(did('Fill surname with Duarte', node('textbox', 'Family name', text))).not.toContain('"Name"');
});

test('without a field that searches nothing is searched for', () => {
  const tubes = node('textbox', 'Tubes to order', text);
  expect(did('Find out whether they lend bikes', tubes)).toBe('none');
  expect(did('Search for bikes', tubes)).toBe('none');
  expect(did('Find out about bikes', node('searchbox', 'Search', text))).toBe('none');
  expect(did('Search for bikes', node('textbox', 'Keyword', text))).toContain('with "bikes"');
  expect(did('Search for bikes', node('textbox', 'City', text), node('button', 'Search'))).toContain(
    'with "bikes"',
  );
});

test('what is written behind a quote is not typed with it', () => {
  const label = node('generic', '', { text: 'New loan', clickable: true });
  expect(
    did('Write a loan slip for "K. Imai" from the Brass section', label, node('textbox', '', text)),
  ).not.toContain('fill');
});

test('a number that the field does not take is refused', () => {
  const guests = node('spinbutton', 'Guests', { tag: 'input', inputType: 'number', min: '1', max: '9' });
  expect(did('Set the guests to 40', guests)).toBe('"Guests" takes at most 9, and not 40');
  expect(did('Enter 0 as guests', guests)).toBe('"Guests" takes at least 1, and not 0');
  expect(did('Set the guests to 4', guests)).toBe('fill spinbutton "Guests" with "4"');
});

test('a read-only field that opens nothing is refused at once', () => {
  const seats = node('textbox', 'Seats', { ...text, readonly: true });
  expect(did('Set "Seats" to 14', seats)).toContain('read-only');
});

test('no word is lost on the way to its clauses', () => {
  const page = [
    node('textbox', 'E-mail', { tag: 'input', inputType: 'email' }),
    node('textbox', 'Password', { tag: 'input', inputType: 'password' }),
    node('button', 'Log in'),
  ];
  expect(did('Log in to the Acme portal with "bo@example.org" and "hunter2"', ...page)).toContain('fill');
  expect(did('Log in to the admin area with "bo@example.org" and "hunter2"', ...page)).toContain('"admin"');
});

test('a time of day does not go into a field for a date', () => {
  const departure = node('textbox', 'Departure', { tag: 'input', inputType: 'date' });
  expect(did('Set the departure to 3 June 2026', departure)).toContain('fill');
  expect(did('Set the departure to 3 June 2026 at 14:00', departure)).toContain('no time of day');
});

test('from A to B goes into what holds A', () => {
  const field = (name: string, value: string): SnapshotNode => node('textbox', name, { ...text, value });
  const page = [field('Name', 'Orbit'), field('Name', 'Comet'), field('Address', 'Orbit')];
  expect(did('Change the name from "Comet" to "Nova"', ...page.slice(1))).toContain('"Name" with "Nova"');
  expect(did('Change the name from Comet to Nova', ...page)).toContain('"Name" with "Nova"');
  expect(did('Change the name from "Luna" to "Nova"', ...page)).not.toContain('with');
});

test('a button that says the whole search is pressed', () => {
  const field = node('searchbox', 'Search', text);
  expect(did('Search flights', node('button', 'Search flights'))).toBe('click button "Search flights"');
  expect(did('Search flights', field)).toContain('with "flights"');
});

test('what is dropped goes to the list, and not to the heading over it', () => {
  const item = (name: string): SnapshotNode => node('listitem', name, { draggable: true });
  const page = [
    node('list', 'Planned', { children: [item('Oslo'), item('Bergen')] }),
    node('heading', 'Maybe'),
    node('list', 'Maybe', { children: [item('Molde'), item('Tromsø')] }),
  ];
  expect(did('Drag Oslo to Maybe', ...page)).toBe('drag listitem "Oslo" to list "Maybe"');
});

test('a sentence that also asks whether something is so is refused as a whole, and what is asked about is not clicked', () => {
  const page = pageOf(node('button', 'Save'), node('button', 'Saved drafts'));
  for (const sentence of [
    'Click Save and verify that "Saved drafts" is shown',
    'Click Save. The button "Saved drafts" should be disabled.',
    'When I click Save Then I should see "Saved drafts"',
  ]) {
    const answer = planned(sentence, page);
    expect(answer, sentence).toMatchObject({ kind: 'cannot-tell' });
    expect('reason' in answer && answer.reason).toContain('toSatisfy');
  }
});

test('what goes away is waited for until it is gone, however that is said', () => {
  const page = pageOf(node('progressbar', 'Spinner'), node('button', 'Save'));
  for (const gone of ['to go away', 'to disappear', 'to be gone'])
    expect(stepsOf(planned(`wait for the spinner ${gone} and click Save`, page)), gone).toBe('none');
});

test('a sentence that is the whole name of a button is that button, unless it is on or off, open or closed', () => {
  const list = node('listbox', 'Available groups', { options: ['Editors', 'Support'] });
  const button = (name: string, more = {}): SnapshotNode => node('button', name, more);
  expect(did('choose all groups', list, button('Choose all groups'))).toBe(
    'click button "Choose all groups"',
  );
  expect(did('Choose all groups.', list, button('Choose all groups'))).toBe(
    'click button "Choose all groups"',
  );
  expect(did('choose all groups', list, button('Choose all users'))).not.toContain('users');
  expect(did('choose all groups', list, button('Choose all groups', { disabled: true }))).not.toContain(
    'click button',
  );
  expect(
    did('choose all groups', list, button('Choose all groups'), button('Choose all groups')),
  ).not.toContain('click button');
  expect(did('open the menu', button('Open the menu', { expanded: true }))).not.toContain('click');
});

test('what stands open is not folded up by a sentence that wants something else of it', () => {
  const filter = (expanded: boolean): SnapshotNode =>
    node('generic', 'By active', { tag: 'summary', expanded, clickable: true });
  expect(did('show only active users', filter(true))).toBe('none');
  expect(did('add an active filter', node('button', 'Add active filter', { expanded: true }))).toBe('none');
  expect(did('hide the active filter', node('button', 'Hide active filter', { expanded: true }))).toContain(
    'click',
  );
  expect(did('click By active', node('button', 'By active', { expanded: true }))).toContain('click');
});

test('a page is turned to by its number in a row of pages, and not by a figure in a table', () => {
  const cells = ['4', '5'].map((name) =>
    node('row', '', { children: [node('gridcell', name, { clickable: true })] }),
  );
  const table = node('grid', '', { children: cells });
  const pages = ['1', '2'].map((number) => node('button', `Show Page ${number}`));
  expect(did('go to page 5', table, ...pages)).toBe('none');
  expect(did('go to page 5', table)).toBe('none');
  expect(did('go to page 2', table, ...pages)).toBe('click button "Show Page 2"');
  expect(did('click page 5', table)).toBe('none');
});

test('with what right something is shared is no step that comes behind', () => {
  const shared = [node('button', 'Share'), node('button', 'View only mine')];
  for (const said of ['Share it, view only', 'Share it with Ann, read only (no changes)'])
    expect(did(said, ...shared), said).toContain('is not clear, so nothing was done');
  expect(did('Click Share, view only mine', ...shared)).toBe('click button "Share"');
});
