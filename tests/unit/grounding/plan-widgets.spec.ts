/** Plans on pages of ready-made widgets: what only contains the words, what numbers itself, what is no list and what is no thing to drag. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

test('what is not on the page is not looked for behind the button of the basket', () => {
  const shop = [
    node('button', 'Basket (2)'),
    node('article', '', {
      children: [node('heading', 'Aurora'), node('button', 'Add to basket')],
    }),
    node('article', '', {
      children: [node('heading', 'Comet'), node('button', 'Add to basket')],
    }),
  ];
  expect(did('Add the Fjord lamp to the basket', ...shop)).toBe('none');
});

test('a page that is not offered is not the button that stands where it would stand', () => {
  const pager = ['First page', 'Previous page', 'Page 1', 'Page 2', 'Next page', 'Last page', 'Page size'];
  const buttons = pager.map((name) => node('button', name));
  expect(did('Go to page 2', ...buttons)).toBe('click button "Page 2"');
  expect(did('Go to page 7', ...buttons)).toMatch(/^(?:none|ambiguous)$/u);
  const plain = ['First page', 'Previous page', 'Next page', 'Last page'].map((name) => node('button', name));
  expect(did('Go to page 3', ...plain)).toMatch(/^(?:none|ambiguous)$/u);
});

test('a chip is removed by its own button, and not by a click on the chip', () => {
  const chip = node('option', 'Security Remove Security', {
    selected: true,
    children: [node('text', 'Security'), node('button', 'Remove Security')],
  });
  expect(did('Remove Security', node('listbox', 'Topics', { children: [chip] }))).toBe(
    'click button "Remove Security"',
  );
});

test('a whole tree is not what one of its items is called', () => {
  const item = (name: string): SnapshotNode => node('treeitem', name, { selected: false });
  const tree = (...names: string[]): SnapshotNode =>
    node('tree', '', { clickable: true, classes: ['tree'], children: names.map(item) });
  const page = node('complementary', '', {
    children: [tree('Images', 'Banner', 'Notes'), tree('Read', 'Write', 'Own')],
  });
  expect(did('Select the Banner image', page)).not.toContain('tree ');
});

test('a path through a tree expands the branches and leaves them unselected', () => {
  const tree = node('tree', 'Files', {
    children: [node('treeitem', 'Reports', { expanded: false, selected: false })],
  });
  expect(did('Open Reports > 2025', tree)).toBe('press treeitem "Reports" with "ArrowRight"');
});

test('a button is pressed although its name begins with a move, and is never dragged', () => {
  const dialog = node('dialog', 'Finish?', {
    children: [
      node('button', 'Move open tasks to next sprint', { tag: 'button' }),
      node('button', 'Drop open tasks', { tag: 'button' }),
    ],
  });
  expect(did('Move open tasks to the next sprint', dialog)).toBe(
    'click button "Move open tasks to next sprint"',
  );
  expect(did('Drag the open tasks to the dialog', dialog)).not.toContain('drag button');
});

test('a column header that holds a filter is clicked on its title', () => {
  const title = node('generic', '', { text: 'Name', tag: 'div' });
  const header = node('columnheader', 'Name', {
    children: [node('generic', '', { children: [title, node('searchbox', 'Find')] })],
  });
  const grid = node('grid', '', { children: [node('row', '', { children: [header] })] });
  const answer = planned('Sort by name', pageOf(grid));
  expect(answer.kind === 'found' && answer.steps.map((step) => step.ref)).toEqual([title.ref]);
});

test('a search box over a column filters by what is typed, and nothing is chosen from the rows', () => {
  const header = node('columnheader', 'Name', { children: [node('searchbox', 'Find a name')] });
  const other = node('columnheader', 'Office', { children: [node('searchbox', 'Any office')] });
  const grid = node('grid', '', { children: [node('row', '', { children: [header, other] })] });
  expect(did('Filter the names by "no"', grid)).toBe('fill searchbox "Find a name" with "no"');
});

test('what is dropped on the name of a column goes into the list under it', () => {
  const card = (text: string): SnapshotNode =>
    node('listitem', '', { text, tag: 'li', children: [node('button', 'Edit')] });
  const column = (name: string, ...cards: SnapshotNode[]): SnapshotNode =>
    node('generic', '', { children: [node('heading', name), node('list', '', { children: cards })] });
  const target = card('Onboarding');
  const board = [column('Backlog', card('Release notes')), column('Done', target)];
  const answer = planned('Drag "Release notes" to the Done column', pageOf(...board));
  expect(answer.kind === 'found' && answer.steps.map((step) => step.toRef)).toEqual([target.ref]);
});

test('a place that is said in front holds for all that is done there', () => {
  const fields = ['Contact', 'Newsletter'].map((name) =>
    node('textbox', 'E-mail', { tag: 'input', id: name }),
  );
  const forms = ['Contact', 'Newsletter'].map((name, at) =>
    node('form', name, { children: [fields[at] as SnapshotNode, node('button', 'Subscribe')] }),
  );
  const instruction = 'In the newsletter form, enter nl@example.org as e-mail and click Subscribe';
  const answer = planned(instruction, pageOf(...forms));
  expect(answer.kind === 'found' && answer.steps.map((step) => step.ref)).toEqual([fields[1]?.ref]);
});

test('a native list that a component has put away is not set behind the back of the component', () => {
  const hidden = node('combobox', 'Country', {
    tag: 'select',
    options: ['Norway', 'Portugal'],
    value: 'Norway',
    hidden: 'clipped',
  });
  const shown = node('combobox', '', {
    tag: 'div',
    hasPopup: 'listbox',
    expanded: false,
    hints: [{ from: 'label-nearby', text: 'Country' }],
    children: [hidden],
  });
  expect(did('Choose Portugal as the country', shown)).toBe('click combobox "Country"');
  expect(did('Select Portugal', shown)).toBe('none');
});

test('nothing is chosen from a text that is edited', () => {
  const editor = node('textbox', 'Body', { tag: 'div', value: 'Hello team' });
  expect(did('Select all text in the body', editor)).not.toContain('fill');
});
