import { expect, test } from '../../../fixtures/test.js';
import { MASK, scrub } from '../../../src/contract/variables.js';

test('a value is found however a page groups it, and nothing else is', () => {
  const card = ['4242424242424242'];
  for (const shown of [
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242\u00a04242\u00a04242\u00a04242',
  ])
    expect(scrub(`paid with ${shown}.`, card)).toBe(`paid with ${MASK}.`);
  expect(scrub('4242 4242 4242 4241', card)).toBe('4242 4242 4242 4241');
  expect(scrub('+43 (1) 234-567', ['431234567'])).toBe(`+${MASK}`);
});

test('a short value is found as it is, and one of two letters only where it stands alone', () => {
  expect(scrub('1 2 3 and 123', ['123'])).toBe(`1 2 3 and ${MASK}`);
  expect(scrub('7 of 17', ['7'])).toBe('7 of 17');
  expect(scrub('7', ['7'])).toBe(MASK);
});

test('what a pattern would take for a sign of its own is taken literally', () => {
  expect(scrub('a+b(c)*d? and a+b(c)*d', ['a+b(c)*d?'])).toBe(`${MASK} and a+b(c)*d`);
});

test('a secret is found as addresses, forms, JSON and headers write it', () => {
  const secret = 'p&ss "w\u00f6rd"+1';
  for (const form of [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    encodeURI(secret),
    new URLSearchParams({ q: secret }).toString().slice(2),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ]) {
    expect(scrub(`it is <${form}>`, [secret]).replace(/=+>/, '>')).toBe(`it is <${MASK}>`);
  }
  expect(scrub('half a pair', ['\ud800 is no text'])).toBe('half a pair');
});
