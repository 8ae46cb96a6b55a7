/** A name ends where a figure is said of what it names, a question is answered with the name of what it asks about, and a choice of format exports nothing by itself. */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, onceOpened, pageOf, planned, selectOf, stepsInAll } from './snapshot.js';

const opener = node('button', 'New assignment', { tag: 'button' });
const list = node('table', '', {
  children: [node('row', '', { children: [node('cell', 'Essay'), node('cell', '20')] })],
});
const closed = pageOf(opener, list);
const open = pageOf(
  opener,
  list,
  node('dialog', 'New assignment', {
    children: [
      node('textbox', 'Title', { tag: 'input' }),
      node('spinbutton', 'Marks', { tag: 'input', inputType: 'number' }),
      node('textbox', 'Due date', { tag: 'input', inputType: 'date' }),
      node('button', 'Create', { tag: 'button' }),
    ],
  }),
);

test('"worth 30 marks" and "for 30 marks" go into the field that counts marks', () => {
  for (const lead of ['worth', 'for', 'with'])
    expect(
      onceOpened(`Create an assignment called Field diary ${lead} 30 marks`, {
        closed,
        open,
        opens: /New assignment/,
      }),
      lead,
    ).toEqual([
      'click button "New assignment"',
      'fill textbox "Title" with "Field diary"',
      'fill spinbutton "Marks" with "30"',
      'click button "Create"',
    ]);
});

test('a day behind a value goes into the field of days', () => {
  const page = pageOf(
    node('textbox', 'Microchip number', { tag: 'input' }),
    node('textbox', 'Implanted by', { tag: 'input' }),
    node('textbox', 'Date implanted', { tag: 'input', inputType: 'date' }),
  );
  expect(
    stepsInAll('Enter the microchip number 985112, implanted by Moorgate Vets on 3 March 2026', page),
  ).toEqual([
    'fill textbox "Microchip number" with "985112"',
    'fill textbox "Implanted by" with "Moorgate Vets"',
    'fill textbox "Date implanted" with "3 March 2026"',
  ]);
});

test('a question that asks for the name gets that of the line it is about', () => {
  const lines = node('table', '', {
    children: ['Warehouse printer', 'Till 2'].map((name) =>
      node('row', name, {
        children: [
          node('cell', name),
          node('cell', '', { children: [node('button', 'Revoke', { tag: 'button' })] }),
        ],
      }),
    ),
  });
  const asks = node('dialog', 'Revoke key', {
    children: [
      node('textbox', 'Key name', { tag: 'input' }),
      node('button', 'Revoke key', { tag: 'button' }),
      node('button', 'Cancel', { tag: 'button' }),
    ],
  });
  const pages = { closed: pageOf(lines), open: pageOf(lines, asks), opens: /"Revoke"/ };
  for (const how of [', confirming with its name', ' and confirm by typing its name'])
    expect(onceOpened(`Revoke the warehouse printer key${how}`, pages), how).toEqual([
      'click button "Revoke"',
      'fill textbox "Key name" with "Warehouse printer"',
      'click button "Revoke key"',
    ]);
  // What else it may ask for is nowhere told.
  expect(
    onceOpened('Revoke the warehouse printer key, confirming with its code', pages).at(-1),
  ).not.toContain('click');
});

test('a format that is chosen from a list is exported by the button beside it', () => {
  const formats = selectOf('Export format', 'BibTeX', 'RIS');
  const withButton = (name: string): ReturnType<typeof pageOf> =>
    pageOf(
      node('heading', 'My library'),
      node('generic', '', { children: [formats, node('button', name, { tag: 'button' })] }),
    );
  expect(did(planned('Export the library as RIS', withButton('Go')))).toBe(
    'select combobox "Export format" with "RIS"; click button "Go"',
  );
  expect(did(planned('Export the library as RIS', withButton('Preview')))).toBe('none');
});

test('a rename that says no new name types nothing', () => {
  const posts = pageOf(
    node('searchbox', 'Search posts', { tag: 'input', inputType: 'search' }),
    node('list', '', {
      children: [node('listitem', '', { children: [node('text', 'Winter on Helvellyn')] })],
    }),
  );
  expect(did(planned('Rename the post "Winter on Helvellyn"', posts))).toBe('none');
});
