/** What a table, a row of tabs or a list with boxes says by its heads and ticks; near them what several could be, or none is. */
import { test } from '../../../fixtures/one-page.js';
import { expect, type Page } from '@playwright/test';
import { dataOf, type JsonSchema } from '../../../src/contract/reading.js';
import { createBuiltIn } from '../../../src/grounding/built-in/built-in.js';
import { readContent } from '../../../src/page/reading-content.js';

const refused = 'refused';
const string: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: string };
const owned: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { name: string, owner: string },
    required: ['name', 'owner'],
  },
};

async function answerTo(page: Page, instruction: string, schema: JsonSchema): Promise<unknown> {
  const { snapshot } = await readContent(page, { timeoutMs: 20_000 });
  const { answer } = await createBuiltIn().extract({ instruction, schema, snapshot });
  return answer.kind === 'found' ? dataOf(answer.reading) : refused;
}

const chores = `<title>todos</title><h1>todos</h1><ul class="todo-list">${[
  ['Mow the lawn', ''],
  ['Feed the cat', 'checked'],
  ['Call Ann', ''],
]
  .map(
    ([text, state]) =>
      `<li><input type=checkbox style="opacity:0" ${state}><label>${text}</label><button style="display:none"></button></li>`,
  )
  .join(
    '',
  )}</ul><ul class=filters><li><a href="#/">All</a></li><li><a href="#/a">Active</a></li><li><a href="#/c">Completed</a></li></ul>`;
const table = (head: string): string =>
  `<table>${head}<tbody><tr><td>Rye0</td><td>3</td></tr><tr><td>Oat0</td><td>5</td></tr></tbody></table>`;
const stock = `<title>Stock</title><h1>Stock</h1>${table('<thead><tr><th>Grain</th><th>Sacks</th></tr></thead>')}`;
const tabs = `<title>Garden · Home</title><div role=tablist><button role=tab aria-selected=false>Beds</button><button role=tab aria-selected=true>Trees</button></div><div role=tabpanel>What the Trees tab tells.</div>`;
const drive = `<title>Drive</title><h1>Drive</h1>${[
  ['📕 plan.pdf', 'Ann'],
  ['📄 notes.docx', 'Ben'],
  ['📕 map.pdf', 'Cem'],
]
  .map(
    ([name, owner]) =>
      `<div class=row><span class=name>${name}</span><span class=owner>${owner}</span></div>`,
  )
  .join('')}`;
const places = `<title>Visits</title><h2>Countries</h2><div class=countries>${[
  'Peru 41',
  'Mali 30',
  'Fiji 12',
]
  .map((line) => line.split(' '))
  .map(([name, share]) => `<div style="cursor:pointer">${name} <b style="float:right">${share}%</b></div>`)
  .join('')}</div>`;

const cases: readonly (readonly [html: string, question: string, schema: JsonSchema, answer: unknown])[] = [
  [chores, 'the todos that are completed', texts, ['Feed the cat']],
  [chores, 'the todos that are not done yet', texts, ['Mow the lawn', 'Call Ann']],
  [chores, 'which todos are not finished', texts, ['Mow the lawn', 'Call Ann']],
  [chores, 'the invoices that are completed', texts, refused],
  [stock, 'the column headings of the table', texts, ['Grain', 'Sacks']],
  [table(''), 'the column headings of the table', texts, refused],
  [stock + stock, 'the column headings of the table', texts, refused],
  [tabs, 'the title of the tab that is currently active', string, 'Trees'],
  [tabs, 'the name of the selected tab', string, 'Trees'],
  [tabs + tabs, 'the name of the selected tab', string, refused],
  [
    drive,
    'name and owner of every file in the list',
    owned,
    [
      { name: 'plan.pdf', owner: 'Ann' },
      { name: 'notes.docx', owner: 'Ben' },
      { name: 'map.pdf', owner: 'Cem' },
    ],
  ],
  [places, 'the countries in order', texts, ['Peru', 'Mali', 'Fiji']],
];

for (const [html, question, schema, answer] of cases)
  test(`${question} of ${html.slice(7, 20)}: ${JSON.stringify(answer).slice(0, 40)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await answerTo(page, question, schema)).toEqual(answer);
  });
