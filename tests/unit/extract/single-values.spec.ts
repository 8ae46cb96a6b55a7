/** One value of a page: no more than what was asked for, of the thing that the page is about, as the page states it. */
import { expect, test } from '../../../fixtures/test.js';
import { askedOf } from './asked.js';

const text = { type: 'string' };
const number = { type: 'number' };
const record = (...names: string[]): { [key: string]: unknown } => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  required: names,
});

const gig = `<title>Marlow Quartet, 3 May 2026</title><h1>Marlow Quartet</h1><p>Sunday 3 May 2026</p>
  <h2>Venue</h2><div class="venue-details"><a href="/v">Old Mill</a><p>4 Mill Lane, Leeds</p><span>0113 555 0100</span></div>
  <div class="similar"><h2>Similar events</h2><div><b class="promoter">Dale Hart</b> Mon 4 May 2026 Corn Exchange, Leeds</div></div>`;
const invoice = `<div><h4>Invoice</h4><p>#INV-31</p><span class="badge">Paid</span></div><dl><dt>Due date</dt><dd>June 1, 2026</dd></dl>`;
const shown = '<p>Showing 1–4 of 27 results for rye</p><ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>';
const box =
  '<title>Northwind</title><h1>Northwind</h1><table><tr><th>Founded</th><td>March 4, 1998</td></tr></table>';
const theme =
  '<div>Theme: <label><input type="radio" name="t">Light</label> <label><input type="radio" name="t" checked>Dark</label></div>';
const sums =
  '<div class="sum"><div><span>Subtotal</span><span>£58.25</span></div><div><span>Total (incl. VAT)</span><span>£62.20</span></div></div>';
const post = (who: string, said: string, flag = ''): string =>
  `<div class="post">${flag}<div class="who">${who}</div><div class="body">${said}</div></div>`;
const thread = `${post('Lea', 'The pump clicks.')}${post('Tomas', 'Is it clean, and did you run it through twice? It may be stuck. Try again.')}${post('Ines', 'Change the valve.', '<i>Accepted answer</i>')}`;

const meters = (head: string): string =>
  `<h1>Readings</h1><table><tr><th>Meter<th>Place<th>${head}</tr><tr><td>M-14<td>Barn<td>2210</tr><tr><td>M-15<td>Barn<td>3002</tr></table>`;

const rows: readonly [
  html: string,
  instruction: string,
  schema: { [key: string]: unknown },
  answer: unknown,
][] = [
  [gig, 'the event', record('date', 'venue'), { date: 'Sunday 3 May 2026', venue: 'Old Mill' }],
  [gig, 'the event', record('promoter'), 'refused'],
  [
    gig.replace(/<a href.*?<\/a>/u, '<p>Doors at seven, and the bar is open before.</p>'),
    'the event',
    record('venue'),
    'refused',
  ],
  [
    invoice,
    'the invoice',
    record('number', 'status', 'dueDate'),
    { number: '#INV-31', status: 'Paid', dueDate: 'June 1, 2026' },
  ],
  [invoice, 'the invoice', record('issueDate'), 'refused'],
  [shown, 'how many results are there in total?', number, 27],
  [shown, 'how many reviews are there?', number, 'refused'],
  [box, 'when was Northwind founded?', text, 'March 4, 1998'],
  [box, 'when was Southwind founded?', text, 'refused'],
  [box, 'when was Northwind sold?', text, 'refused'],
  [theme, 'the settings', record('theme'), { theme: 'Dark' }],
  [theme.replace(' checked', ''), 'the settings', record('theme'), 'refused'],
  [sums, 'the total', number, 62.2],
  [thread, 'who wrote the accepted answer?', text, 'Ines'],
  [thread, 'who wrote the pinned answer?', text, 'refused'],
  [
    '<p>Terms</p><footer><p>This page was last edited on 6 August 2024, at 18:46. Licence: CC BY.</p></footer>',
    'when was this page last edited?',
    text,
    '6 August 2024, at 18:46',
  ],
  [
    '<p>Terms</p><footer><p>Founded on 6 August 2024.</p></footer>',
    'when was this page last edited?',
    text,
    'refused',
  ],
  // The number in the name of what is asked about is no value of it.
  [meters('Reading (m³)'), 'the reading of meter M-15', number, 3002],
  [meters('Last value'), 'the reading of meter M-15', number, 'refused'],
];
for (const [html, instruction, schema, answer] of rows)
  test(`${instruction} ${Object.keys(schema['properties'] ?? {}).join(', ')}: ${JSON.stringify(answer)}, on ${html.length} signs`, async ({
    page,
  }) => {
    await page.setContent(html);
    expect(await askedOf(page, instruction, schema)).toEqual(answer);
  });
