/**
 * Grounding by the built-in engine: how long a sentence takes once the page has been read, on a page of 1,000 interactive elements,
 * and how snapshot and grounding grow with the page. Every round reads the page anew, as an act does.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.mjs';
import { internals } from './internals.mjs';
import { listing, productName } from './listing.mjs';

const { createBuiltIn, readPage } = await internals('grounding/built-in/built-in', 'page/read');
const rounds = 5;
const sentencesFor = (cards) => {
  const name = productName(Math.floor(cards / 2));
  return [
    ['exact name', `Click "Add ${name} to cart"`],
    ['in words', `add the ${name} to the cart`],
    ['ordinal', 'click the third "Add" button'],
    ['relation', `click the button in the card of ${name}`],
    ['two steps', `click "Add ${name} to cart" and then click the last link`],
    ['not there', 'click the emergency exit'],
    ['half there', `remove ${name} from the wish list`],
  ];
};

const grounder = createBuiltIn();
const browser = await chromium.launch(launchOptions());
try {
  await onThousand();
  await growth([1_000, 5_000, 10_000, 50_000]);
} finally {
  await browser.close();
}

async function onThousand() {
  const { page, cards } = await pageWith((found) => found.interactive >= 1_000);
  console.log(
    `\nGrounding on ${cards} cards, 1,000 interactive elements and more, median ms after the snapshot\n`,
  );
  for (const [kind, instruction] of sentencesFor(cards)) {
    const times = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { snapshot } = await readPage(page, { timeoutMs: 60_000 });
      const start = performance.now();
      await grounder.plan({ instruction, snapshot, variables: [] });
      if (round > 0) times.push(performance.now() - start);
    }
    console.log(`${kind.padEnd(12)} ${median(times).toFixed(1)}`);
  }
  await page.close();
}

async function growth(sizes) {
  console.log('\nSnapshot and grounding by size of the page\n');
  let first;
  for (const size of sizes) {
    const { page, cards, nodes } = await pageWith((found) => found.nodes >= size);
    const [, instruction] = sentencesFor(cards)[0];
    const read = [];
    const ground = [];
    for (let round = 0; round <= (size > 10_000 ? 2 : rounds); round += 1) {
      const start = performance.now();
      const { snapshot } = await readPage(page, { timeoutMs: 120_000 });
      const between = performance.now();
      await grounder.plan({ instruction, snapshot, variables: [] });
      if (round === 0) continue;
      read.push(between - start);
      ground.push(performance.now() - between);
    }
    const perNode = (median(read) + median(ground)) / nodes;
    first ??= perNode;
    console.log(
      `${String(nodes).padStart(6)} nodes: snapshot ${median(read).toFixed(0)} ms, grounding ${median(ground).toFixed(1)} ms, ` +
        `per node ${(perNode / first).toFixed(2)} of the smallest page`,
    );
    await page.close();
  }
}

/** A listing with as many cards as it takes. */
async function pageWith(isEnough) {
  const page = await browser.newPage();
  await page.setContent(listing(50));
  const count = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      interactive: document.querySelectorAll('a[href], button, input, select, textarea').length,
    }));
  const small = await count();
  let cards = 50;
  while (!isEnough({ nodes: (small.nodes * cards) / 50, interactive: (small.interactive * cards) / 50 }))
    cards += 10;
  await page.setContent(listing(cards));
  return { page, cards, ...(await count()) };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
