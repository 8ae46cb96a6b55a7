/** What tells one of a list, and what is said of all of them; and a field that looks among other things than those that are filtered. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const boat = (kind: string, name: string): SnapshotNode =>
  node('article', '', {
    tag: 'article',
    children: [
      node('button', 'Save this boat', { tag: 'button', pressed: false }),
      node('generic', '', { tag: 'div', text: `12 m, ${kind}` }),
      node('link', name),
    ],
  });
const harbour = pageOf(
  node('heading', 'Boats for sale', { tag: 'h1', level: 1 }),
  boat('Boat', 'Merle, Quay 4'),
  boat('Catamaran', 'Tern, Quay 4'),
  boat('Boat', 'Skua, Quay 7'),
);
const row = (name: string, fault: string): SnapshotNode =>
  node('row', '', {
    children: [
      node('cell', name),
      node('cell', fault),
      node('cell', '', { children: [node('button', 'Close fault', { tag: 'button' })] }),
    ],
  });
const faults = pageOf(
  node('heading', 'Open faults', { tag: 'h1', level: 1 }),
  node('table', '', {
    children: [row('Mill Lane', 'Fault light on'), row('Mill Lane', 'Leak'), row('Elm Row', 'Leak')],
  }),
);
const recipes = pageOf(
  node('heading', 'Recipes', { tag: 'h1', level: 1 }),
  node('textbox', 'Filter courses by name', { tag: 'input', inputType: 'text' }),
  node('list', '', {
    children: ['Onion soup', 'Plum tart'].map((name) =>
      node('listitem', '', { children: [node('link', name)] }),
    ),
  }),
);

for (const [sentence, page, expected] of [
  ['Save the boat at Quay 7', harbour, 'click button "Save this boat"'],
  // All of them are boats, whatever their lines say.
  ['Save the boat at Quay 4', harbour, 'ambiguous'],
  ['Close the Elm Row fault', faults, 'click button "Close fault"'],
  ['Close the Mill Lane fault', faults, 'ambiguous'],
  ['Filter courses by name "main"', recipes, 'fill textbox "Filter courses by name" with "main"'],
  // The field shortens the list of courses, and leaves the recipes as they are.
  ['Filter by the course Dessert', recipes, 'none'],
] as const)
  it(`${sentence}: ${expected}`, () => expect(did(planned(sentence, page))).toBe(expected));
