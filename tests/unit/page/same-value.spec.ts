/** What a field may make of a value that it was given, and what is another one. */
import { expect, test } from '../../../fixtures/test.js';
import { isSameValue } from '../../../src/page/same-value.js';

for (const [value, shown] of [
  ['save10', 'SAVE10'],
  ['5551234567', '(555) 123-4567'],
  ['0171 234567', '+49 171 234567'],
  ['2026-04-09', '9 April 2026'],
  ['2026-04-09', '04/09/2026'],
  ['2 pm', '14:00'],
  ['09:30', '09:30:00'],
  ['1200', '€ 1,200.00'],
  ['1,000', '1000.00'],
  ['12.50', '12.5'],
  ['Ada Lovelace', 'Lovelace, Ada'],
  ['Café Müller', 'cafe-muller'],
  ['Ger', 'Germany'],
  ['…', 'anything'],
] as const) {
  test(`"${value}" may be shown as "${shown}"`, () => {
    expect(isSameValue(value, shown)).toBe(true);
  });
}

for (const [value, shown] of [
  ['Lisbon', 'Lisb'],
  ['Lisbon', 'Oslo'],
  ['40', '9'],
  ['12', '21'],
  ['09:30', '00:09:30'],
  ['2026-04-09', '2026-04-10'],
  ['2 pm', '02:00'],
  ['5551234567', '(555) 123-45'],
  ['12.50', '1250'],
  ['abc123', '123'],
] as const) {
  test(`"${value}" is not what shows "${shown}"`, () => {
    expect(isSameValue(value, shown)).toBe(false);
  });
}
