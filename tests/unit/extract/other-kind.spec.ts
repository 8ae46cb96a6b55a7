/** What has a shape of its own, such as an email address, is never answered with texts of another. */
import { expect, test } from '../../../fixtures/test.js';
import type { Reading } from '../../../src/contract/reading.js';
import { ofOtherKind } from '../../../src/grounding/built-in/extract/extract-other-kind.js';

const listOf = (...values: string[]): Reading => ({
  kind: 'list',
  items: values.map((value): Reading => ({ kind: 'derived', value, refs: [] })),
  itemRefs: [],
});

for (const [asked, values, odd] of [
  ['the email addresses of the admins shown', ['ann@x.test', 'bo@x.test'], undefined],
  ['the email addresses of the admins shown', ['Dashboard', 'ann@x.test'], 'Dashboard'],
  ['all prices in the table', ['$4.20', 'sold out'], 'sold out'],
  ['phone numbers of the members', ['0800 555 019'], undefined],
  // What is asked for is the names; their emails only tell which.
  ['the names of the emails in the list', ['Dashboard'], undefined],
] as const)
  test(`${asked}: ${values.join(', ')}`, () => {
    expect(ofOtherKind(asked, listOf(...values))).toBe(odd);
  });
