/** A button beside what only narrows a list opens the form for a new record. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { inTurn, node, pageOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string, inputType = 'text'): SnapshotNode =>
  node('textbox', name, { tag: 'input', inputType });
const bed = (...options: string[]): SnapshotNode => node('combobox', 'Bed', { tag: 'select', options });
const button = (name: string): SnapshotNode => node('button', name, { tag: 'button' });
const part = (...children: SnapshotNode[]): SnapshotNode => node('generic', '', { tag: 'div', children });

const form = (): SnapshotNode =>
  part(
    node('heading', 'New herb', { level: 2 }),
    text('Name'),
    bed('Bed 1', 'Bed 2'),
    node('spinbutton', 'Pots', { tag: 'input', inputType: 'number' }),
    button('Cancel'),
    button('Add'),
  );

for (const said of [
  'Add a herb named Sage, bed Bed 1, pots 2',
  'Add a herb with the name "Sage", the bed "Bed 1" and pots 2',
]) {
  it(`beside what narrows the list: ${said}`, () => {
    const bar = part(text('Find herb', 'search'), bed('Any bed', 'Bed 1'), button('Add herb'));
    expect(inTurn(said, [pageOf(bar), pageOf(bar, form())])).toEqual([
      'click button "Add herb"',
      'fill textbox "Name" with "Sage"',
    ]);
  });

  it(`beside fields that it sends off: ${said}`, () => {
    const own = node('form', '', { tag: 'form', children: [text('Name'), bed('Bed 1'), button('Add herb')] });
    expect(inTurn(said, [pageOf(own), pageOf(own, form())])).not.toContain('click button "Add herb"');
  });
}
