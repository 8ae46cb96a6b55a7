/** What status a record is said to have, where it stands in brackets, behind a dot or in a badge; and what nobody can tell there. */
import { expect, test } from '../../../fixtures/test.js';
import { partsOf } from '../../../src/grounding/built-in/satisfy/satisfy-status-parts.js';
import { expectSaid, type PageSaid } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'lines with their status in brackets',
    html: `<title>Lockers</title><h2>Lockers</h2><ul>
      <li><b>L-11</b> – Vera Holt, tall <i>(Free)</i> <button>Edit</button></li>
      <li><b>L-12</b> – Otto Bell, small <i>(Reserved)</i> <button>Edit</button></li>
      <li><b>L-13</b> – Mina Ray, tall <i>(To clean)</i> <button>Mark cleaned</button></li>
      <li><b>L-14</b> – Ugo Prat, tall <i>(Free)</i> <button>Edit</button></li></ul>`,
    holds: ['locker L-12 is still reserved', 'L-12 has been reserved', 'L-11 is not reserved'],
    fails: ['L-11 is already reserved', 'L-13 is still free', 'L-12 is not reserved'],
    // No line says "painted"; cleaned is what a button does; "Vera" is a part of a name, and no locker is called L-19.
    refused: [
      'L-12 has been painted',
      'L-13 has been cleaned',
      'L-19 is reserved',
      'L-11 and L-12 are reserved',
    ],
  },
  {
    of: 'a mark that only some of them have',
    html: `<title>Recipes</title><table><tr><th>Recipe</th><th>Minutes</th></tr>
      <tr><td>Leek soup</td><td>30</td></tr><tr><td>Plum tart (archived)</td><td>60</td></tr>
      <tr><td>Rye bread</td><td>90</td></tr><tr><td>Pea stew (not archived)</td><td>45</td></tr></table>`,
    holds: ['the Plum tart has been archived', 'Plum tart is archived'],
    fails: ['Leek soup has been archived', 'Rye bread is archived'],
    refused: ['Pea stew is archived', 'Leek soup has been burnt', 'the tart is sold'],
  },
  {
    of: 'statuses behind a dot',
    html: `<title>Boats</title><ul class=boats><li class=boat><strong>Heron</strong><span>North pier · Moored</span></li>
      <li class=boat><strong>Gannet</strong><span>South pier · At sea</span></li><li class=boat><strong>Petrel</strong><span>North pier · Moored</span></li>
      <li class=boat><strong>Curlew</strong><span>South pier · In repair</span></li></ul>`,
    holds: ['the Heron is still moored', 'Heron is moored', 'Curlew is not moored'],
    fails: ['the Curlew is still moored', 'Gannet is moored', 'Heron is not moored'],
    refused: ['the Heron is sunk', 'the boat is moored'],
  },
  {
    of: 'a process of which a later step says that the one before was done',
    html: `<title>Frames</title><table><thead><tr><th>Frame</th><th>Status</th></tr></thead><tbody>
      <tr><td>Oak frame</td><td>✓ Glued</td></tr><tr><td>Elm frame</td><td>✓ Delivered</td></tr>
      <tr><td>Ash frame</td><td>To cut</td></tr><tr><td>Fir frame</td><td>✓ Glued</td></tr></tbody></table>`,
    holds: ['the Oak frame has been glued'],
    fails: ['the Ash frame has been glued'],
    refused: ['the Oak frame has been varnished', 'the frame has been glued'],
  },
];

for (const said of cases)
  test(`what holds and what fails of ${said.of}`, async ({ page }) => {
    await expectSaid(page, said);
  });

test('a part of a text is known with the signs that set it apart', () => {
  const shown = (text: string): string[] => partsOf(text).map((part) => `${part.operator} ${part.shown}`);
  expect(shown('Failed')).toEqual(['same Failed']);
  expect(shown('Pier 4 · At sea')).toEqual(['starts Pier 4 ·', 'ends · At sea']);
  expect(shown('el horno (not in use)')).toEqual(['contains (not in use)', 'same el horno (not in use)']);
});
