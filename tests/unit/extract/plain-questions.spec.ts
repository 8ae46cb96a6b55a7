/** Plain questions about one record, told by elimination, and those of yes or no; near them what the page does not say. */
import { test } from '../../../fixtures/one-page.js';
import { expect, type Page } from '@playwright/test';
import { dataOf, type JsonSchema } from '../../../src/contract/reading.js';
import { createBuiltIn } from '../../../src/grounding/built-in/built-in.js';
import { readContent } from '../../../src/page/reading-content.js';

const refused = 'refused';
const [string, number, boolean] = ['string', 'number', 'boolean'].map((type): JsonSchema => ({ type }));

async function answerTo(page: Page, instruction: string, schema: JsonSchema): Promise<unknown> {
  const { snapshot } = await readContent(page, { timeoutMs: 20_000 });
  const { answer } = await createBuiltIn().extract({ instruction, schema, snapshot });
  return answer.kind === 'found' ? dataOf(answer.reading) : refused;
}

const members = `<title>Rowing club</title><h1>Members</h1><table><thead><tr><th>Name</th><th>Boat</th><th>Since</th></tr></thead><tbody>
  <tr><td>Ann Vik</td><td>Heron</td><td>2012</td></tr><tr><td>Ivo Dahl</td><td>Tern</td><td>2019</td></tr><tr><td>Kim Sand</td><td>Gull</td><td>2008</td></tr></tbody></table>`;
const feed = `<title>Feed</title><article class=post><b>Ann Vik</b> <i>@ann</i><p>Sunrise</p><button aria-label="Like" aria-pressed=true class="like liked">♥</button> <span>24</span></article>
  <article class=post><b>Bo Lie</b> <i>@bo</i><p>Old kayak</p><button aria-label="Like" aria-pressed=false class=like>♡</button> <span>7</span></article>`;
const servers = `<title>Servers</title><ul><li><span>alpha</span> <em>Running</em> <span>23 °C</span></li><li><span>beta</span> <em>Stopped</em> <span>19 °C</span></li></ul>`;
const hall = `<title>Hall</title><h1>Hall</h1><h2>Small hall</h2><table><tr><th></th><th>Monday</th><th>Tuesday</th></tr><tr><th>9:00</th><td>Chess club</td><td>Free</td></tr>
  <tr><th>10:00</th><td>Free</td><td>Choir</td></tr></table>`;

const kit = `<title>Kit</title><h2>Instruments</h2><label><input type=checkbox checked> Violin</label><label><input type=checkbox> Cello</label><label><input type=checkbox checked> Harp</label>
  <h2>Boxes</h2><label><input type=checkbox checked> Large</label><label><input type=checkbox> Small</label>`;
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

const invoices = `<title>Invoices</title><h1>Invoices</h1><ul><li><div>INV-7 — Acme Ltd</div><div>Net € 100.00</div><div>VAT € 25.00</div><div>Total € 125.00</div></li>
  <li><div>INV-8 — Borealis</div><div>Net € 40.00</div><div>VAT € 10.00</div><div>Total € 50.00</div></li></ul>`;
const shelf = `<title>The Tall Ship</title><main><h1>The Tall Ship</h1><p class=byline>by <a href=#>Ida Berg</a></p><p>Published by Fjord Press, 2019</p><p>12.00 €</p></main>`;
const events = `<title>Events</title><h1>Upcoming events</h1><ul><li><time>11 March 2026</time><h3>Yoga</h3><p>Hall B, 18:00</p></li><li><time>2 April 2026</time><h3>Spring concert</h3><p>Main hall, 19:30</p></li></ul>`;

const chat = (...lines: string[]): string =>
  `<title>Chat</title><ol>${lines
    .map((line) => line.split('|'))
    .map(([who, at, text]) => `<li><b>${who}</b>${at ? `<time>${at}</time>` : ''}<p>${text}</p></li>`)
    .join('')}</ol>`;
const newestFirst = chat(
  'Ana|10:42|See you there!',
  'Ben|10:40|Lunch?',
  'Ana|09:15|Good morning',
  'Cem|09:01|Hello all',
);
const untimed = chat('Ana||See you there!', 'Ben||Lunch?', 'Ana||Good morning');
const shop = `<title>Books</title><h1>Books</h1><fieldset><legend>Sort by</legend><label><input type=radio name=s checked> Title</label><label><input type=radio name=s> Price</label></fieldset><ul class=books><li><h3>Dune</h3><p>Frank Herbert</p></li><li><h3>Emma</h3><p>Jane Austen</p></li></ul>`;
const rooms = `<title>Thermo</title><h1>Rooms</h1><ul><li><b>Bedroom</b><span>19 °C</span></li><li><b>Hall</b><span>17 °C</span></li></ul><section><h2>Outdoors</h2><div>Temperature</div><div>4 °C</div></section>`;
const columns = `<title>Board</title><main><section><h3>Backlog</h3><ul><li><article><h4>Search</h4><p>Ana</p></article></li><li><article><h4>Dark mode</h4><p>Ben</p></article></li></ul></section><section><h3>Doing</h3><ul><li><article><h4>Payments</h4><p>Ana</p></article></li></ul></section></main>`;

const cases: readonly (readonly [
  html: string,
  question: string,
  schema: JsonSchema | undefined,
  answer: unknown,
])[] = [
  [members, 'Which boat does Ivo row in?', string, 'Tern'],
  [members, 'Who rows in the Gull?', string, 'Kim Sand'],
  [members, 'Which boat does Eva row in?', string, refused],
  [members, 'Who rows in the Swan?', string, refused],
  [feed, 'How many likes does the post by @bo have?', number, 7],
  [feed, 'How many shares does the post by @bo have?', number, refused],
  [feed, 'How many likes does the post by @dan have?', number, refused],
  [feed, 'Is the post by @ann liked?', boolean, true],
  [feed, 'Is the post by @bo liked?', boolean, false],
  [feed, 'Is the post by @dan liked?', boolean, refused],
  [servers, 'the temperature of beta', string, '19 °C'],
  [servers, 'the weight of beta', string, refused],
  [servers, 'Is beta running?', boolean, false],
  [servers, 'Is alpha running?', boolean, true],
  [servers, 'Is gamma running?', boolean, refused],
  [servers, 'Is alpha encrypted?', boolean, refused],
  [servers, 'Which server is stopped?', string, 'beta'],
  [servers, 'How many servers are running?', number, 1],
  [servers, 'Which server is broken?', string, refused],
  [servers, 'Which planet is stopped?', string, refused],
  [kit, 'Which instruments are checked?', texts, ['Violin', 'Harp']],
  [kit, 'Which instruments are not checked?', texts, ['Cello']],
  [kit, 'How many instruments are checked?', number, 2],
  [kit, 'Which planets are checked?', texts, refused],
  [invoices, 'the total of the invoice for Acme', number, 125],
  [invoices, 'the VAT on the invoice for Borealis', number, 10],
  [invoices, 'the total of the invoice for Acme', string, '€ 125.00'],
  [invoices, 'the discount of the invoice for Acme', number, refused],
  [invoices, 'the total of the invoice for Delta', number, refused],
  [shelf, 'who wrote the book', string, 'Ida Berg'],
  [shelf, 'who translated the book', string, refused],
  [events, 'when is the spring concert', string, '2 April 2026'],
  [events, 'when is the autumn concert', string, refused],
  [newestFirst, "Ana's first message", string, 'Good morning'],
  [newestFirst, 'the last message from Ana', string, 'See you there!'],
  [newestFirst, 'the oldest message', string, 'Hello all'],
  [newestFirst, 'the first message', string, refused],
  [newestFirst, "Dina's first message", string, refused],
  [untimed, "Ben's first message", string, 'Lunch?'],
  [untimed, "Ana's first message", string, refused],
  [shop, 'the titles of the books', texts, ['Dune', 'Emma']],
  [shop, 'the titles of the books on the second page', texts, refused],
  [shop, 'the authors of the books', texts, ['Frank Herbert', 'Jane Austen']],
  [rooms, 'the temperature in the bedroom', string, '19 °C'],
  [rooms, 'the temperature in the kitchen', string, refused],
  [rooms, 'the temperature outdoors', string, refused],
  [columns, 'Who is assigned to Payments?', string, 'Ana'],
  [hall, 'Who has the small hall on Monday at 9:00?', string, 'Chess club'],
  [hall, 'Who has the large hall on Monday at 9:00?', string, refused],
  [hall, 'Who has the small hall on Tuesday at 9:00?', string, refused],
  [hall, 'Who has the small hall on Friday at 9:00?', string, refused],
  [hall, 'Is the hall free on Tuesday at 9:00?', boolean, true],
  [hall, 'Is the hall free on Monday at 9:00?', boolean, false],
];

for (const [html, question, schema = {}, answer] of cases)
  test(`${question} ${String(answer)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await answerTo(page, question, schema)).toEqual(answer);
  });
