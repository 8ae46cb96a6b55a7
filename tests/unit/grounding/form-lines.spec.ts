/** The lines of a form, each with the same fields: a line is known by what its name holds. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';

const field = (name: string, value: string, more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType: 'text', value, ...more });
const list = (name: string, options: readonly string[], value: string): SnapshotNode =>
  node('combobox', name, { tag: 'select', options: [...options], value });
const box = (children: SnapshotNode[], more: Partial<SnapshotNode> = {}): SnapshotNode =>
  node('generic', '', { tag: 'div', children, ...more });
const lines = (role: string, all: readonly (readonly SnapshotNode[])[]): SnapshotNode =>
  box(
    all.map((children, at) =>
      node(role, `Line ${at + 1}`, { tag: 'div', classes: ['line'], children: [...children] }),
    ),
  );

/** The line (1, 2 …) that a plan acts on. */
function lineOf(instruction: string, page: SnapshotNode): string {
  const answer = planned(instruction, pageOf(node('heading', 'Edit'), page, node('button', 'Save')));
  if (answer.kind !== 'found') return answer.kind;
  const [step] = answer.steps;
  const at = page.children.findIndex((line) => JSON.stringify(line).includes(`"ref":"${step?.ref ?? ''}"`));
  return `${at + 1}: ${did(answer)}`;
}

const ingredients = lines(
  'group',
  [
    ['250', 'g', 'red lentils'],
    ['1', 'pc', 'onion'],
    ['2', 'tbsp', 'olive oil'],
    ['1', 'tbsp', 'walnut oil'],
  ].map(([amount = '', unit = '', name = '']) => [
    field('Amount', amount),
    list('Unit', ['g', 'pc', 'tbsp', 'tsp'], unit),
    field('Name', name),
    node('button', 'Move up', { text: '↑' }),
    node('button', 'Remove ingredient', { text: '🗑' }),
  ]),
);
const guests = lines(
  'generic',
  [
    ['Ann Lee', 'Vegan'],
    ['Bo Tran', 'None'],
    ['Cleo Weiss', 'Vegan'],
  ].map(([name = '', meal = '']) => [
    field('Full name', name),
    list('Meal', ['None', 'Vegan', 'Fish'], meal),
    node('checkbox', 'Needs a lift', { tag: 'input', checked: false }),
    node('button', 'Delete'),
  ]),
);
const positions = lines(
  'listitem',
  [
    ['Desk', '2'],
    ['Office chair', '4'],
    ['Lamp', '1'],
  ].map(([item = '', count = '']) => [
    field('Item', item),
    node('spinbutton', 'Quantity', { tag: 'input', inputType: 'number', value: count }),
    node('button', 'Remove line'),
  ]),
);

test('a line of a form is known by what stands in its name', () => {
  for (const [page, said, wanted] of [
    [ingredients, 'Change the amount of olive oil to 3', /^3: fill textbox "Amount"/],
    [ingredients, 'Set the unit of onion to g', /^2: select combobox "Unit"/],
    [ingredients, 'Move the onion up', /^2: click button "Move up"/],
    [ingredients, 'Delete the red lentils', /^1: click button "Remove ingredient"/],
    [ingredients, 'Remove the ingredient "walnut oil"', /^4: click/],
    [guests, 'Select Fish as the meal for Bo Tran', /^2: select combobox "Meal"/],
    [guests, 'Tick needs a lift for Cleo Weiss', /^3: check checkbox/],
    [guests, 'Delete Ann Lee', /^1: click button "Delete"/],
    [positions, 'Set the quantity of the office chair to 6', /^2: fill spinbutton/],
    [positions, 'Remove the lamp', /^3: click button "Remove line"/],
  ] as const)
    expect.soft(lineOf(said, page), said).toMatch(wanted);
});

test('what stands in no line, or in two, is none of them', () => {
  for (const [page, said] of [
    [ingredients, 'Remove the garlic'],
    [ingredients, 'Change the amount of oil to 3'],
    [ingredients, 'Delete the oil'],
    [ingredients, 'Change the amount to 3'],
    [guests, 'Delete Dora Kent'],
    [guests, 'Delete the vegan'],
    [positions, 'Set the quantity of the table to 6'],
    [positions, 'Remove the chairs and the sofa'],
  ] as const)
    expect.soft(lineOf(said, page), said).toMatch(/^(?:none|ambiguous|cannot-tell)$/);
});

test('two blocks of a form with other fields are no lines', () => {
  const page = box([
    node('group', 'Sender', {
      tag: 'fieldset',
      children: [field('Name', 'Ann'), field('Street', 'Elm Road'), node('button', 'Clear')],
    }),
    node('group', 'Parcel', {
      tag: 'fieldset',
      children: [field('Title', 'Books'), field('Weight', '3'), node('button', 'Clear')],
    }),
  ]);
  expect(lineOf('Clear the books', page)).toMatch(/^(?:none|ambiguous|cannot-tell)$/);
});
