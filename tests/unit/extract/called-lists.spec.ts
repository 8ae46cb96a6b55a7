/** A list that is itself called what is asked for, under a heading that says the same of all that stands below it. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const number: JsonSchema = { type: 'number' };
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

/** `role` is that of the list, `line` that of its lines: a list may be drawn as a grid whose rows have no cells. */
const cabins = (role: string, line: string): string =>
  `<title>Cabins</title><h1>Forest cabins</h1><div><div><label for=a>Lake</label><input id=a></div><div><label for=b>Beds</label><input id=b></div></div>
  <div role="${role}" aria-label="Forest cabins">${[
    ['Pine', 'Inari', 60],
    ['Spruce', 'Saimaa', 85],
    ['Aspen', 'Inari', 70],
  ]
    .map(
      ([name, lake, price]) =>
        `<div role="${line}"><label><input type=checkbox></label><span><b>${name}</b>, ${lake}<br>€${price} a night</span><button>Book</button></div>`,
    )
    .join('')}</div>`;

for (const [role, line] of [
  ['list', 'listitem'],
  ['grid', 'row'],
] as const)
  for (const [question, schema, answer] of [
    ['the names of the forest cabins', texts, ['Pine', 'Spruce', 'Aspen']],
    ['the number of forest cabins', number, 3],
    ['the price of Spruce', number, 85],
    ['the price of Juniper', number, 'refused'],
    ['the names of the town cabins', texts, 'refused'],
  ] as const)
    test(`${question}, of a ${role}: ${JSON.stringify(answer)}`, async ({ page }) => {
      await page.setContent(cabins(role, line));
      expect(await askedOf(page, question, schema)).toEqual(answer);
    });
