import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { createAi, CueStaleError } from '../../src/index.js';

test.use({ blank: true });

const names = ['Blue Mug', 'Red Mug', 'Green Vase', 'Oak Tray', 'Tin Cup'];

/** A listing whose cards look alike but for their names; the title says what was clicked. */
const listing = (products: readonly string[]): string => `
<h1>Shop</h1><ul>${products
  .map(
    (name) => `<li class="card"><h3>${name}</h3><p>€${name.length}.00</p>
      <button class="add" onclick="document.title='${name}'">Add to cart</button></li>`,
  )
  .join('')}</ul>`;

const sentence = 'Click "Add to cart" in the card of the Green Vase';

/** Records the sentence on the first listing, and replays it on another as CI would. */
async function replayOn(page: Page, cueFile: string, products: readonly string[]): Promise<string> {
  await page.setContent(listing(names));
  const recorder = createAi(page, { model: 'builtin', cueFile, updateCues: 'missing', verbose: 0 });
  await recorder.act(sentence);
  await recorder.saveCues();
  await page.setContent(listing(products));
  await page.evaluate(() => (document.title = ''));
  const replayer = createAi(page, { model: 'builtin', cueFile, updateCues: 'none', verbose: 0 });
  const error: unknown = await replayer.act(sentence).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) expect(error).toBeInstanceOf(CueStaleError);
  expect(await replayer.metrics).toMatchObject({ totalPromptTokens: 0 });
  return page.title();
}

const mutations: Record<string, { products: readonly string[]; clicked: string }> = {
  'a card inserted above': { products: ['Gold Mug', ...names], clicked: 'Green Vase' },
  'a card removed above': { products: names.slice(1), clicked: 'Green Vase' },
  'two cards swapped': {
    products: ['Blue Mug', 'Green Vase', 'Red Mug', 'Oak Tray', 'Tin Cup'],
    clicked: 'Green Vase',
  },
  'the list the other way round': { products: names.toReversed(), clicked: 'Green Vase' },
  'a card with a similar name beside it': { products: [...names, 'Green Vase Large'], clicked: 'Green Vase' },
  'the name changed by one word': {
    products: names.map((name) => name.replace('Green', 'Grey')),
    clicked: '',
  },
  'the card gone': { products: names.filter((name) => name !== 'Green Vase'), clicked: '' },
  'a second card of the same name': { products: ['Green Vase', ...names], clicked: '' },
  'nothing left': { products: [], clicked: '' },
};

for (const [mutation, { products, clicked }] of Object.entries(mutations)) {
  test(`${mutation}: ${clicked ? 'the recorded card is clicked' : 'nothing is clicked, and the error says so'}`, async ({
    page,
  }, testInfo) => {
    expect(await replayOn(page, testInfo.outputPath('cues.json'), products)).toBe(clicked);
  });
}

test('of two signs in one record, the one that came to stand where the recorded one was is not clicked', async ({
  page,
}, testInfo) => {
  const cueFile = testInfo.outputPath('cues.json');
  const song = (name: string): string =>
    `<div class="song"><div class="sign" title="Play" style="cursor:pointer" onclick="document.title='${name}'">▶</div><div>${name}</div></div>`;
  await page.setContent(`<div class="songs">${['Low tide', 'North', 'Salt'].map(song).join('')}</div>`);
  const recorder = createAi(page, { model: 'builtin', cueFile, updateCues: 'missing', verbose: 0 });
  await recorder.act('Play "North"');
  await recorder.saveCues();
  expect(await page.title()).toBe('North');

  await page.locator('.sign').evaluateAll(([, sign]) => {
    const added = sign?.cloneNode() as HTMLElement;
    added.textContent = '▶ all';
    added.setAttribute('onclick', "document.title='all'");
    sign?.before(added);
    document.title = '';
  });
  const replayer = createAi(page, { model: 'builtin', cueFile, updateCues: 'none', verbose: 0 });
  await replayer.act('Play "North"').catch((error: unknown) => expect(error).toBeInstanceOf(CueStaleError));
  expect(await page.title()).not.toBe('all');
});

test.describe('a shape without a name', () => {
  const drawing = (...shapes: readonly string[]): string =>
    `<svg width="300" height="100">${shapes.join('')}</svg>`;
  const circle = (x: number, fill: string): string =>
    `<circle class="shape" cx="${x}" cy="50" r="20" fill="${fill}" onclick="document.title='${fill}'" />`;

  for (const { change, shapes, clicked } of [
    { change: 'as it was', shapes: [circle(50, 'red'), circle(150, 'blue')], clicked: 'blue' },
    { change: 'with another in its place', shapes: [circle(50, 'blue'), circle(150, 'red')], clicked: '' },
    { change: 'gone', shapes: [circle(50, 'red')], clicked: '' },
  ]) {
    test(`${change}: ${clicked === '' ? 'nothing is clicked' : 'it is clicked'}`, async ({
      page,
    }, testInfo) => {
      const cueFile = testInfo.outputPath('cues.json');
      await page.setContent(drawing(circle(50, 'red'), circle(150, 'blue')));
      const recorder = createAi(page, { model: 'builtin', cueFile, updateCues: 'missing', verbose: 0 });
      await recorder.act('Click the blue circle');
      await recorder.saveCues();
      expect(await page.title()).toBe('blue');
      await page.setContent(drawing(...shapes));
      await page.evaluate(() => (document.title = ''));
      const replayer = createAi(page, { model: 'builtin', cueFile, updateCues: 'none', verbose: 0 });
      const replay = replayer.act('Click the blue circle');
      await (clicked === '' ? expect(replay).rejects.toThrow(CueStaleError) : replay);
      expect(await page.title()).toBe(clicked);
    });
  }
});
