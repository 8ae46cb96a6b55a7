import { expect, test } from '../../../fixtures/test.js';
import { cueFilePath, titleSlug } from '../../../src/cues/place.js';

const shop = { specFile: '/app/tests/shop/checkout.spec.ts', titles: ['checkout', 'a guest buys a mug'] };

test('a cue file lies beside its spec and is named after the test', () => {
  expect(cueFilePath(shop, { testDir: '/app/tests' })).toBe(
    '/app/tests/shop/checkout.spec.ts-cues/checkout--a-guest-buys-a-mug.json',
  );
});

test('the root can be another directory, and the template another shape', () => {
  expect(cueFilePath(shop, { testDir: '/app/tests', cacheDir: '/var/cues' })).toBe(
    '/var/cues/shop/checkout.spec.ts-cues/checkout--a-guest-buys-a-mug.json',
  );
  expect(
    cueFilePath(shop, {
      testDir: '/app/tests',
      cacheDir: 'cues',
      template: '{testFilePath}/{testName}.json',
    }),
  ).toBe('/app/tests/cues/shop/checkout.spec.ts/checkout--a-guest-buys-a-mug.json');
});

test('a spec outside of the test directory still gets a file inside the root', () => {
  const outside = { specFile: '/app/other/a.spec.ts', titles: ['works'] };
  expect(cueFilePath(outside, { testDir: '/app/tests', cacheDir: '/var/cues' })).toBe(
    '/var/cues/_up/other/a.spec.ts-cues/works.json',
  );
});

test('a template that is misspelt or gives two tests one file is refused', () => {
  const path = (template: string) => () => cueFilePath(shop, { testDir: '/app/tests', template });
  expect(path('{testFilePath}/{title}.json')).toThrow(/unknown token \{title\}/);
  expect(path('{testFilePath}.json')).toThrow(/testName/);
  expect(path('{testName}.json')).toThrow(/testFilePath/);
});

test('titles that differ in anything get names that differ, on case-insensitive disks too', () => {
  const titles = [
    ['Save'],
    ['save'],
    ['SAVE'],
    ['save!'],
    ['sa ve'],
    ['sa', 've'],
    ['sa-ve'],
    ['sa--ve'],
    ['sa  ve'],
    [' save'],
    ['price < 5'],
    ['price > 5'],
    ['price 5'],
    ['1.5'],
    ['1,5'],
    ['🎉'],
    ['🎈'],
    [''],
    ['con'],
    ['Con'],
    ['test'],
    ['straße'],
    ['strasse'],
    ['K'],
    ['k'],
    ['ﬁn'],
    ['fin'],
    ['é'],
    ['e\u0301'],
    ['x'.repeat(80)],
    ['x'.repeat(81)],
    ['x'.repeat(82)],
    ['../../etc/passwd'],
    ['a/b'],
    ['a\\b'],
    ['a:b'],
  ];
  const names = titles.map((each) => titleSlug(each).normalize('NFKD').toUpperCase().toLowerCase());
  expect(new Set(names).size).toBe(titles.length);
});

test('names keep letters of every script and hold nothing that a disk refuses', () => {
  expect(titleSlug(['кнопка работает'])).toBe('кнопка-работает');
  expect(titleSlug(['カートに追加する'])).toBe('カートに追加する');
  expect(titleSlug(['हिन्दी परीक्षण'])).toBe('हिन्दी-परीक्षण');
  expect(titleSlug(['con'])).toMatch(/^con-[0-9a-f]{8}$/);
  expect(titleSlug(['../../etc/passwd'])).toMatch(/^etc-passwd-[0-9a-f]{8}$/);
  for (const title of ['a'.repeat(5000), '漢'.repeat(5000), '👩‍👩‍👧'.repeat(500), 'e\u0301\u0302'.repeat(500)]) {
    expect(Buffer.byteLength(titleSlug([title]))).toBeLessThan(200);
  }
});
