/** A to-do that is added or created, and what is made by a form that makes something else. */
import { expect, test } from '../../../fixtures/test.js';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did as told, node, pageOf, planned } from './snapshot.js';

const did = (instruction: string, ...children: SnapshotNode[]): string =>
  told(planned(instruction, pageOf(...children)));

const form = (field: string, button: string): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', field, { tag: 'input', inputType: 'text', value: '' }),
      node('button', button, { tag: 'button', inputType: 'submit' }),
    ],
  });

test('a to-do goes where the page asks for one, with its hyphen and without', () => {
  const alone = node('textbox', 'What needs doing?', { tag: 'input', inputType: 'text', value: '' });
  const typed =
    'fill textbox "What needs doing?" with "Buy milk"; press textbox "What needs doing?" with "Enter"';
  for (const noun of ['to-do', 'todo', 'task', 'to-do item'])
    expect(did(`Add a ${noun} "Buy milk"`, alone)).toBe(typed);
  expect(did('Create a to-do "Buy milk"', alone)).toBe(typed);
  expect(did('Add a to-do "Buy milk"', node('heading', 'Notes', { level: 1 }), form('New note', 'Add'))).toBe(
    'none',
  );
});

test('a form whose button makes something else makes nothing that only the page is called by', () => {
  const page = [
    node('heading', 'Project Nine', { level: 1 }),
    node('heading', 'Members', { level: 2 }),
    form('Name', 'Add member'),
  ];
  expect(did('Create a project "Zed"', ...page)).toBe('none');
  expect(did('Add a project "Zed"', ...page)).toBe('none');
  expect(did('Add a member "Zed"', ...page)).toContain('fill textbox "Name" with "Zed"');
});

test('several that are counted or announced are the list behind the colon; another number than is listed is refused', () => {
  const alone = node('textbox', 'What needs doing?', { tag: 'input', inputType: 'text', value: '' });
  const typed =
    'fill textbox "What needs doing?" with "Milk"; press textbox "What needs doing?" with "Enter"';
  for (const how of ['three todos', 'three to-dos', '3 new tasks', 'these items', 'the following todos'])
    expect(did(`Add ${how}: Milk, Bread and Tea`, alone)).toContain(typed);
  for (const how of ['two todos', 'four to-dos', 'several pages'])
    expect(did(`Add ${how}: Milk, Bread and Tea`, alone)).toBe('none');
});

test('what stands behind the name of a field that adds something is added, and not only written there', () => {
  const adding = form('Add a task.', 'Count me in!');
  const sent = 'fill textbox "Add a task." with "call the vet"; press textbox "Add a task." with "Enter"';
  expect(did('Add a task: call the vet', adding)).toBe(sent);
  expect(did('Set "Add a task." to call the vet', adding)).toBe(
    'fill textbox "Add a task." with "call the vet"',
  );
  // A remark in a form is sent with the form.
  expect(did('Add a remark: fragile', form('Add a remark', 'Order'))).toBe(
    'fill textbox "Add a remark" with "fragile"',
  );
});
