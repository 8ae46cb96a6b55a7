/** The full stop of a sentence that is written, and the one of the sentence that says so. */
import { expect, test } from '@playwright/test';
import { did, node, pageOf, planned } from './snapshot.js';

const page = pageOf(node('textbox', 'Teaser', { tag: 'input' }), node('textbox', 'Name', { tag: 'input' }));

test('a sentence behind a colon is written with its full stop, a name is not', () => {
  expect(did(planned('Write the teaser: Hundreds had to leave their homes.', page))).toContain(
    'with "Hundreds had to leave their homes."',
  );
  expect(did(planned('Enter the name: Ann Lee.', page))).toContain('with "Ann Lee"');
});
