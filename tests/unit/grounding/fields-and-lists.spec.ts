/** Fields for a number or a time, lists that take what is added, and files and favourites that the page shows. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, inTurn, node, pageOf, planned, stepsInAll } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const field = (name: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', value: '', ...more });

test('a number with what it counts goes into the field that is called so, wherever the focus is', () => {
  const hour = field('Hour', { focused: true });
  expect(did('Enter 4 guests', hour, field('Guests'))).toBe('fill textbox "Guests" with "4"');
  // No field counts them, and the one at hand counts something else.
  expect(did('Enter 4 guests', hour)).toBe('none');
});

test('a number that says where it goes counts nothing', () => {
  const fields = [field('Hour', { focused: true }), field('Quantity'), field('Price')];
  expect(did('Enter 3 as the quantity', ...fields)).toBe('fill textbox "Quantity" with "3"');
});

test('a time that nobody types is set in the boxes that come up, until the field shows it', () => {
  const time = field('Handover time', { readonly: true });
  const boxes = ['Hour', 'Minute'].map((name) => node('spinbutton', name, { tag: 'input', value: '00' }));
  const sentence = 'Change the handover time to 16:30';
  const [closed, open] = [pageOf(time), pageOf(time, ...boxes)];
  const shown = pageOf({ ...time, value: '16:30' }, ...boxes);
  expect(inTurn(sentence, [closed, open, shown])).toEqual([
    'click textbox "Handover time"',
    'fill spinbutton "Hour" with "16"; fill spinbutton "Minute" with "30"',
    'done',
  ]);
  // The field does not say in the end what was set.
  expect(inTurn(sentence, [closed, open, open])[2]).toBe('none');
  expect(inTurn(sentence, [closed, closed])[1]).toBe('none');
});

test('a time is clicked in a column of hours and a column of minutes', () => {
  const time = field('Handover time', { readonly: true });
  const column = (length: number, step: number): SnapshotNode =>
    node('list', '', {
      children: Array.from({ length }, (_, at) =>
        node('listitem', '', { text: String(at * step).padStart(2, '0'), clickable: true }),
      ),
    });
  const [hours, minutes] = [column(24, 1), column(12, 5)];
  const answer = planned('Change the handover time to 16:30', pageOf(time));
  const next = answer.kind === 'found' ? answer.next : undefined;
  const up = (...columns: SnapshotNode[]) =>
    planned('Change the handover time to 16:30', pageOf(time, ...columns), next, pageOf(time));
  const opened = up(hours, minutes);
  expect(opened.kind === 'found' && opened.steps.map(({ ref }) => ref)).toEqual([
    hours.children[16]?.ref,
    minutes.children[6]?.ref,
  ]);
  // Of twelve hours nobody knows which half of the day is meant.
  expect(told(up(column(12, 1), column(12, 5)))).toBe('none');
});

test('a file that the page lists is selected, and any other is uploaded', () => {
  const tree = node('tree', '', {
    children: [
      node('treeitem', 'March.pdf', { clickable: true }),
      node('treeitem', 'April.pdf', { clickable: true }),
    ],
  });
  const upload = node('button', 'Attachment', { tag: 'input', inputType: 'file' });
  expect(did("Select the file 'March.pdf'", tree)).toBe('click treeitem "March.pdf"');
  expect(did("Select the file 'May.pdf'", upload)).toBe('set files of button "Attachment" with "May.pdf"');
  expect(did("Select the file 'May.pdf'", tree)).toBe('none');
});

const list = (name: string, options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });

test('what is added is chosen in the one list that is called by its kind', () => {
  const labels = node('listbox', 'Labels', {
    tag: 'select',
    options: ['regression', 'ui', 'docs'],
  });
  expect(stepsInAll('Add the labels "regression" and "ui"', pageOf(labels))).toEqual([
    'select listbox "Labels" with "regression"',
    'select listbox "Labels" with "ui"',
  ]);
  expect(did('Add the labels "regression" and "ui"', list('Team', ['regression', 'ui']))).toBe('none');
});

test('an issue is assigned in the list for that, and in no other list that has the name', () => {
  const people = (name: string): SnapshotNode => list(name, ['Nobody', 'Ines Carvalho', 'Omar Haddad']);
  expect(did('Assign the issue to Ines Carvalho', people('Assignee'), people('Reporter'))).toBe(
    'select combobox "Assignee" with "Ines Carvalho"',
  );
  expect(did('Assign the issue to Ines Carvalho', people('Reporter'))).toBe('none');
});

test('a heart that is called "Add to favourites" is none yet, however full it is drawn', () => {
  const card = (name: string, title: string): SnapshotNode =>
    node('listitem', '', {
      children: [node('heading', name), node('button', '♥', { hints: [{ from: 'title', text: title }] })],
    });
  const cards = (title: string) =>
    node('list', '', { children: [card('Old mill', title), card('Windmill hill', title)] });
  const page = cards('Add to favourites');
  const answer = planned('Mark the Old mill as a favourite', pageOf(page));
  expect(answer.kind === 'found' && answer.steps.map(({ ref }) => ref)).toEqual([
    page.children[0]?.children[1]?.ref,
  ]);
  expect(did('Mark the Old mill as a favourite', cards('Remove from favourites'))).toBe('done');
});

test('a table that is inserted is no text', () => {
  const message = node('textbox', 'Message', { tag: 'textarea', value: '' });
  expect(did('Insert a table into the message', message)).toBe('cannot-tell');
  expect(did('Insert "a table" into the message', message)).toBe('fill textbox "Message" with "a table"');
});

test('an option is found by its name without what another ink adds at its end', () => {
  const option = (name: string, mail: string): SnapshotNode =>
    node('option', `${name}${mail}`, { marks: [{ text: mail }] });
  const people = node('listbox', 'Owner', {
    children: [option('Ines Carvalho', 'ines@x.test'), option('Omar Haddad', 'omar@x.test')],
  });
  expect(did('Select Ines Carvalho as the owner', people)).toBe('click option "Ines Carvalhoines@x.test"');
  expect(did('Select Ines Haddad as the owner', people)).toBe('none');
});

test('a field that asks to add what it holds is the field for that', () => {
  const title = field('Add title', { value: 'Spring' });
  const tags = field('Add tag', { value: '' });
  expect(did('Change the title to "Summer"', title, tags)).toBe('fill textbox "Add title" with "Summer"');
});
