/** Whom a thing is for goes into the one field that asks for such a person, and into no mere name. */
import { expect, test } from '../../../fixtures/test.js';
import { tokenize } from '../../../src/grounding/built-in/language/lexer.js';
import { formFields } from '../../../src/grounding/built-in/matching/form-fields.js';
import { forWhom } from '../../../src/grounding/built-in/matching/form-persons.js';
import { indexOf } from '../../../src/grounding/built-in/matching/page-index.js';
import { node, pageOf } from './snapshot.js';

const field = (value: string, ...names: string[]): string | undefined => {
  const page = pageOf(...names.map((name) => node('textbox', name, { tag: 'input', inputType: 'text' })));
  const found = forWhom(tokenize(value), { fields: formFields(indexOf(page).actionable), nouns: [] });
  return found?.[0]?.field.entry.node.name;
};

test('a name goes to the guest', () => {
  expect(field('Hugo', 'Guest', 'Remarks')).toBe('Guest');
  expect(field('Ann Lee', 'Room', 'Guest name')).toBe('Guest name');
});

test('no one is told of two such fields, a mere name, or what is no name', () => {
  expect(field('Hugo', 'Guest', 'Visitor')).toBe(undefined);
  expect(field('Hugo', 'Name', 'Room')).toBe(undefined);
  expect(field('breakfast', 'Guest')).toBe(undefined);
});
