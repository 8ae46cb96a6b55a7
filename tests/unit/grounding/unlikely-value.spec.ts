/** Of a text that is not quoted, what shows that it is no value is not typed: a count of things, a place, a label, a word for "here". */
import { expect, test } from '../../../fixtures/test.js';
import { did, node, pageOf, planned } from './snapshot.js';

const page = pageOf(
  node('heading', 'Errands'),
  node('generic', '', {
    children: [
      node('textbox', 'New errand', { tag: 'input' }),
      node('button', 'Add errand', { tag: 'button' }),
    ],
  }),
  node('textbox', 'Scan field', { tag: 'input' }),
  node('textbox', 'Story', { tag: 'textarea' }),
  node('generic', '', {
    children: [
      node('textbox', 'Find', { tag: 'input', inputType: 'search' }),
      node('combobox', 'in', { tag: 'select', options: ['any field', 'maker'], value: 'any field' }),
    ],
  }),
);

for (const [sentence, typed] of [
  ['Add every step of the plan to the errands', 'step of'],
  ['Add an errand called Post office here', 'here'],
  ['Type barcode 900120 into the scan field', 'barcode'],
  ['Put the story behind the paywall', 'paywall'],
  // What the list beside the field offers says in what the name is looked for.
  ['Search for the maker Holm', 'the maker'],
] as const)
  test(`"${sentence}" does not type "${typed}"`, () => {
    expect(did(planned(sentence, page))).not.toContain(typed);
  });

test('what is set to a text, quoted, or begins as a name is typed whole', () => {
  expect(did(planned('Set the story to all good here', page))).toContain('"all good here"');
  expect(did(planned('Type "barcode 900120" into the scan field', page))).toContain('"barcode 900120"');
  expect(did(planned('Add an errand called Morning run', page))).toContain('"Morning run"');
  expect(did(planned('Type hello world into the story', page))).toContain('"hello world"');
});

test('what an address is given for is no part of it', () => {
  const form = pageOf(
    node('textbox', 'E-mail', { tag: 'input' }),
    node('textbox', 'Note', { tag: 'textarea' }),
  );
  expect(did(planned('Type ann@mail.example so that she can read it into E-mail', form))).not.toContain(
    'so that',
  );
  expect(did(planned('Type ann@mail.example into E-mail', form))).toContain('"ann@mail.example"');
  expect(did(planned('Type come early so that we can talk into Note', form))).toContain(
    'so that we can talk',
  );
});
