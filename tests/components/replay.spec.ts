/** What takes several steps on a widget is recorded, and replayed on a new page without any grounding. */
import { expect, test } from '../../fixtures/test.js';
import { sampleOf } from '../../fixtures/thorough.js';
import { createAi } from '../../src/index.js';
import { openComponents, stateOf } from './score.js';
import { serveComponents, type ComponentServer } from './serve.js';

/** One sentence of each kind of widget, by page. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  shoelace: [
    'Select Large from the Size dropdown',
    'Select Olives and Ham in Toppings',
    'Set Spiciness to 7',
    'Choose "Save as favourite" from the Options menu',
    'Expand Desserts and select Tiramisu',
  ],
  'jquery-ui': [
    'Set the sowing date to 15 April 2026',
    'Select Greenhouse as the bed',
    'Choose Share > As link from the Actions menu',
    'Drag the Carrot to the harvest basket',
    'Type "As" into Plant and pick Asparagus from the suggestions',
  ],
  mui: [
    'Select Vegan and No sugar in Diets',
    'Add Saffron and Thyme to the spices',
    'Set the highest price to 90',
  ],
  antd: ['Set the due date to 2026-12-24', 'Expand Software', 'Reply to Cleo'],
  radix: ['Choose View > Full screen', 'Right-click the album cover and choose Copy picture'],
  patterns: [
    'Choose December 24, 2026 as the arrival date',
    'In the Style menu, open Colour and choose Blue',
  ],
  places: ['Choose Tools from the Goods menu', 'Fill in the card number with 4242 and click "Pay now"'],
};

let server: ComponentServer;
test.beforeAll(async () => {
  server = await serveComponents();
});
test.afterAll(() => server.close());

const all = Object.entries(sentences).flatMap(([name, each]) =>
  each.map((sentence) => [name, sentence] as const),
);
for (const [name, sentence] of sampleOf(all, 12)) {
  test(`${name}: "${sentence}" is replayed as it was recorded`, async ({ page }, testInfo) => {
    const url = `${server.origin}/${name}.html`;
    const cueFile = testInfo.outputPath('cues.json');
    const options = { model: 'builtin', verbose: 0, cueFile } as const;
    await openComponents(page, url);
    const untouched = await stateOf(page);
    const recording = createAi(page, { ...options, updateCues: 'missing' });
    await recording.act(sentence);
    await recording.saveCues();
    await expect.poll(() => stateOf(page)).not.toEqual(untouched);
    const recorded = await stateOf(page);
    await page.goto('about:blank');
    await openComponents(page, url);
    // Nothing may be grounded: what is missing or stale is an error.
    await createAi(page, { ...options, updateCues: 'none', heal: 'off' }).act(sentence);
    await expect.poll(() => stateOf(page)).toEqual(recorded);
  });
}
