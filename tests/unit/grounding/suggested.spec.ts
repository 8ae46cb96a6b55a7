/** What typing into a plain field may bring up. */
import { expect, test } from '@playwright/test';
import { did, inTurn, node, pageOf, planned } from './snapshot.js';

const field = node('textbox', 'Town', { ref: 'town', tag: 'input', inputType: 'text', value: '' });
const shown = pageOf(
  { ...field, value: 'Li' },
  node('list', '', {
    tag: 'ul',
    children: [
      node('listitem', 'Lima', { text: 'Lima', clickable: true }),
      node('listitem', 'Lisbon', { text: 'Lisbon', clickable: true }),
    ],
  }),
);

test('what begins with the letters that are typed may be suggested for them', () => {
  expect(inTurn('Type "Li" in the town field and pick Lisbon', [pageOf(field), shown])).toEqual([
    'fill textbox "Town" with "Li"',
    'click listitem "Lisbon"',
  ]);
});

test('what does not begin with them is missed before anything is typed', () => {
  expect(did(planned('Type "Li" in the town field and pick Rome', pageOf(field)))).toBe('none');
  expect(did(planned('Type "Li" in the town field and pick Li', pageOf(field)))).toBe('none');
});
