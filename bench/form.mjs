/**
 * One form of ten fields, two lists and two boxes, filled and sent by plain Playwright and by `act` replayed from its cues; medians and
 * the ratio of one run. A click says little of what it costs to read back what a field took.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createAi } from 'cuebook';
import { launchOptions } from '../scripts/browser.mjs';

const rounds = 7;
const labels = [
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Company',
  'Street',
  'House number',
  'City',
  'Postal code',
  'Remarks',
];
const lists = { Country: ['Austria', 'Germany', 'Norway'], Delivery: ['By day', 'By night', 'Collected'] };
const boxes = ['Send me the newsletter', 'I accept the terms'];

const fields = labels.map((label, at) => [label, `Value ${at + 1}`]);
const choices = Object.entries(lists).map(([label, options]) => [label, options[1]]);
const expected = JSON.stringify([
  ...fields.map(([, value]) => value),
  ...choices.map(([, value]) => value),
  'on',
  'on',
]);

const scratch = mkdtempSync(join(tmpdir(), 'cuebook-form-'));
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  const cueFile = join(scratch, 'form.json');
  const quiet = { model: 'builtin', verbose: 0, cueFile };
  const sentences = [
    ...fields.map(([label, value]) => `Fill "${label}" with "${value}"`),
    ...choices.map(([label, value]) => `Select "${value}" from "${label}"`),
    ...boxes.map((label) => `Check "${label}"`),
    'Click "Send"',
  ];
  const withAct = async (ai) => {
    for (const sentence of sentences) await ai.act(sentence);
  };
  const recorder = createAi(page, { ...quiet, updateCues: 'missing' });
  await timed(page, () => withAct(recorder));
  await recorder.saveCues();
  const times = { plain: [], replayed: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const ai = createAi(page, { ...quiet, updateCues: 'none' });
    const plain = await timed(page, () => plainly(page));
    const replayed = await timed(page, () => withAct(ai));
    // The first round warms up.
    if (round === 0) continue;
    times.plain.push(plain);
    times.replayed.push(replayed);
  }
  const [plain, replayed] = [median(times.plain), median(times.replayed)];
  console.log(
    `\nA form of ${sentences.length} steps, median ms: plain ${plain.toFixed(0)}, replayed ${replayed.toFixed(0)}, ` +
      `replayed / plain ${(replayed / plain).toFixed(2)}×\n`,
  );
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function plainly(page) {
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  for (const [label, value] of choices) await page.getByLabel(label, { exact: true }).selectOption(value);
  for (const label of boxes) await page.getByLabel(label, { exact: true }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Milliseconds that a fresh form takes; an error when it was sent with anything else than what was asked for. */
async function timed(page, fill) {
  await page.setContent(form());
  const start = performance.now();
  await fill();
  const elapsed = performance.now() - start;
  const sent = await page.getByRole('status').textContent();
  if (sent !== expected) throw new Error(`The form was sent with ${sent} instead of ${expected}`);
  return elapsed;
}

function form() {
  const rows = [
    ...labels.map((label) => `<p><label>${label} <input></label></p>`),
    ...Object.entries(lists).map(
      ([label, options]) =>
        `<p><label for="${label}">${label}</label> <select id="${label}">${options.map((option) => `<option>${option}</option>`).join('')}</select></p>`,
    ),
    ...boxes.map((label) => `<p><label><input type="checkbox"> ${label}</label></p>`),
  ];
  return `<!doctype html><html lang="en"><title>Form</title><h1>Order</h1>
<form onsubmit="event.preventDefault();
document.querySelector('[role=status]').textContent = JSON.stringify([...this.querySelectorAll('input, select')].map(
  (each) => each.type !== 'checkbox' ? each.value : each.checked ? 'on' : 'off'))">
${rows.join('\n')}<button>Send</button></form><p role="status"></p></html>`;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
