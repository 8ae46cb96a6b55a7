import { expect, test } from '../../../fixtures/test.js';
import type { Fingerprint } from '../../../src/contract/locator-data.js';
import type { ReadingPlan } from '../../../src/contract/reading.js';
import { readingFault, successorFault } from '../../../src/cues/successor.js';

const choose: Fingerprint = { role: 'button', name: 'Choose plan', tag: 'button', container: 'Business' };
const sentence = 'Choose the Business plan';

for (const [name, now, isFault] of [
  ['a button of the same record', choose, false],
  ['a link of that name', { ...choose, role: 'link', tag: 'a' }, false],
  ['a plain element of that name', { ...choose, role: 'generic', tag: 'div' }, false],
  ['a button of another name in the record', { ...choose, name: 'Take plan' }, false],
  ['a button of another record', { ...choose, container: 'Team' }, true],
  ['the heading of the record', { role: 'heading', name: 'Business', tag: 'h2' }, true],
  ['a box beside it', { ...choose, role: 'checkbox', tag: 'input', name: 'Compare Business' }, true],
] as const satisfies readonly (readonly [string, Fingerprint, boolean])[]) {
  test(`in place of a button that is gone, ${name} is ${isFault ? 'refused' : 'believed'}`, () => {
    expect(successorFault(sentence, choose, now) !== undefined).toBe(isFault);
  });
}

test('a record that the sentence does not name may be called otherwise', () => {
  expect(successorFault('Choose the second plan', choose, { ...choose, container: 'Team' })).toBeUndefined();
});

const leaf = (fingerprint: Partial<Fingerprint>): ReadingPlan => ({
  kind: 'object',
  fields: {
    name: {
      kind: 'leaf',
      target: {
        candidates: [[{ by: 'css', selector: 'dd' }]],
        fingerprint: { role: 'generic', name: '', tag: 'dd', ...fingerprint },
      },
      from: 'text',
      parse: 'string',
    },
  },
});
const recorded = leaf({ neighbours: ['Name', 'Change'], container: 'Answers' });

test('a value with the same words in front of it is its successor', () => {
  expect(readingFault(recorded, leaf({ neighbours: ['Full name', ''] }))).toBeUndefined();
});

test('a value that shares nothing with the recorded one is not, and neither is another of the same card', () => {
  expect(readingFault(recorded, leaf({ tag: 'h1', neighbours: ['', 'Name'] }))).toContain('"name"');
  expect(readingFault(recorded, leaf({ neighbours: ['Ann Lee', ''], container: 'Answers' }))).toBeDefined();
});
