/** "A role named Auditor copied from Viewer": a participle with its preposition is the label of another field, and no part of the name. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { node, pageOf, stepsInAll } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (name: string): SnapshotNode => node('textbox', name, { tag: 'input', inputType: 'text' });
const list = (name: string, ...options: string[]): SnapshotNode =>
  node('combobox', name, { tag: 'select', options });
const roles = pageOf(
  node('heading', 'Roles', { level: 2 }),
  node('form', '', {
    tag: 'form',
    children: [
      text('New role'),
      list('Copy from', 'Nothing', 'Viewer', 'Editor'),
      list('Assignee', 'Kim', 'Priya'),
      text('Located in'),
      node('button', 'Add role', { tag: 'button' }),
    ],
  }),
);
const name = (value: string): string => `fill textbox "New role" with "${value}"`;
const send = 'click button "Add role"';

for (const [sentence, steps] of [
  [
    'Add a role named Auditor copied from Viewer',
    [name('Auditor'), 'select combobox "Copy from" with "Viewer"', send],
  ],
  [
    'Create a role called Chief Auditor assigned to Priya and copied from the Editor',
    [
      name('Chief Auditor'),
      'select combobox "Assignee" with "Priya"',
      'select combobox "Copy from" with "Editor"',
      send,
    ],
  ],
  [
    'Add a role called Auditor with Kim as the assignee',
    [name('Auditor'), 'select combobox "Assignee" with "Kim"', send],
  ],
  ['Add the role "Need based on Trust"', [name('Need based on Trust'), send]],
] as const)
  it(`${sentence}: ${steps.join('; ')}`, () => {
    const inOrder = (all: readonly string[]): string[] => all.toSorted((a, b) => a.localeCompare(b));
    expect(inOrder(stepsInAll(sentence, roles))).toEqual(inOrder(steps));
  });

for (const sentence of [
  'Add a role named Auditor approved by Kim',
  'Add a role named Auditor derived from Viewer',
  'Create a role called Auditor copied from Intern',
])
  it(`${sentence}: nothing is typed, and the form is not sent off`, () => {
    expect(stepsInAll(sentence, roles)).toEqual([expect.stringMatching(/^(?:none|cannot-tell|ambiguous)$/)]);
  });
