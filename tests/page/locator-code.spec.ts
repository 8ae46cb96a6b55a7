import { expect, test } from '../../fixtures/test.js';
import { fromCode, toCode } from '../../src/contract/locator-code.js';
import type { LocatorData } from '../../src/contract/locator-data.js';
import { toLocator } from '../../src/page/locate.js';

const chains: LocatorData[] = [
  [{ by: 'role', role: 'button', name: 'It\'s "so" \\ nice\n', exact: true }],
  [
    { by: 'role', role: 'listitem' },
    { by: 'hasText', text: 'Mug' },
    { by: 'role', role: 'button', name: 'Add', exact: false },
  ],
  [{ by: 'testId', value: 'save' }],
  [
    { by: 'label', text: 'A', exact: true },
    { by: 'nth', index: 0 },
  ],
  [
    { by: 'placeholder', text: 'B' },
    { by: 'nth', index: -1 },
  ],
  [
    { by: 'altText', text: 'C' },
    { by: 'nth', index: 3 },
  ],
  [{ by: 'title', text: 'D' }],
  [{ by: 'text', text: '»ä😀', exact: true }],
  [
    { by: 'css', selector: 'iframe[title="X"]' },
    { by: 'frame' },
    { by: 'css', selector: '#a > b:nth-child(2)' },
  ],
  [
    { by: 'css', selector: 'my-el' },
    { by: 'css', selector: ':scope > div' },
  ],
  [{ by: 'xpath', selector: "/html[1]/body[1]/*[name()='svg'][1]" }],
  [{ by: 'css', selector: 'text=odd' }],
];

test('every chain comes back from its code', () => {
  for (const data of chains) expect(fromCode(toCode(data)), toCode(data)).toEqual(data);
});

test('what Playwright prints for a locator is read as the same chain', ({ page }) => {
  for (const data of chains.filter(
    (each) => !toCode(each).includes('exact: false') && !toCode(each).includes('css=text'),
  )) {
    expect(fromCode(toLocator(page, data).toString()), toLocator(page, data).toString()).toEqual(data);
  }
});

test('code that is no plain chain is not taken', () => {
  for (const code of [
    '',
    'process.exit()',
    'getByText(/x/)',
    "getByRole('button', { name: /x/i })",
    "getByRole('button').or(getByText('x'))",
    "getByRole('button', { pressed: true })",
    "locator('a').filter({ has: getByText('x') })",
    "getByText('x'); alert(1)",
    "getByText(`${1}` + 'x')",
    "getByText('x'",
    "getByText('unfinished",
  ]) {
    expect(fromCode(code), code).toBeUndefined();
  }
});
