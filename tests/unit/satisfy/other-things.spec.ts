/** What a page says of something else than the sentence does: another field, another search, a choice that is only offered, a line that adds one. */
import { test } from '../../../fixtures/test.js';
import { expectSaid, type PageSaid } from './verdict.js';

const register = ['Noah Berg', 'Lucy Tran', 'Ivo Castell']
  .map(
    (name, at) =>
      `<div class="line"><div class="nm">${name}</div><div class="seg">${['Present', 'Late', 'Absent']
        .map((state, x) => `<span${x === at ? ' class="sel"' : ''}>${state}</span>`)
        .join('')}</div></div>`,
  )
  .join('');
const column = (title: string, cards: readonly string[]): string =>
  `<div class="col"><h2>${title}</h2>${cards.map((card) => `<div class="card">${card}</div>`).join('')}<div class="adder">+ Add a card</div></div>`;
const shelf = (title: string, books: readonly string[], last: string): string =>
  `<section><h2>${title}</h2><ul>${books.map((book) => `<li class="book">${book}</li>`).join('')}${last}</ul></section>`;
const strip = (name: string, isMuted: boolean): string =>
  `<div class="channel"><span>${name}</span> <button aria-label="Mute ${name}" aria-pressed="${isMuted}">M</button></div>`;
const hit = (name: string): string => `<li><b>${name}</b> <span>Bird</span></li>`;

const pages: readonly PageSaid[] = [
  {
    of: 'nothing that the page calls so',
    html: `<h1>Sketch</h1><div class="color-box">Red</div><div class="tool-palette">Pens</div><p>Ready</p>`,
    holds: ['the dialog is hidden', 'the loading spinner is hidden', 'the text "Saved" is hidden'],
    fails: ['the tool palette is hidden'],
    refused: ['the color palette is hidden', 'the toolbox is hidden', 'the shapes are invisible'],
  },
  {
    of: 'a choice beside a drop-down of another name',
    html: `<h1>Ferry</h1><fieldset><legend>Trip</legend><label><input type="radio" name="t"> One way</label><label><input type="radio" name="t" checked> Return</label></fieldset>
      <label>Cabin <select><option>Inside</option><option>Outside</option></select></label>`,
    holds: ['the trip is set to return', 'the cabin is set to Inside'],
    fails: ['the trip is set to one way', 'the cabin is set to Outside'],
    refused: ['the cabin is set to return', 'the meal is set to return'],
  },
  {
    of: 'two groups of choices side by side',
    html: `<h1>Ferry</h1><div><p>Trip</p><button aria-pressed="false">One way</button><button aria-pressed="true">Return</button>
      <p>Cabin</p><button aria-pressed="true">Inside</button><button aria-pressed="false">Outside</button></div>`,
    holds: ['the cabin is set to inside'],
    fails: ['the cabin is set to outside'],
    refused: ['the cabin is set to return'],
  },
  {
    of: 'a list that was searched for something else',
    html: `<h1>Birds</h1><label>Search <input value="heron"></label><h2>Results</h2><ul>${hit('Grey heron')}${hit('Night heron')}</ul>`,
    holds: ['there are 2 results'],
    fails: [],
    refused: ['there are no results for otter', 'there are no hits for otter'],
  },
  {
    of: 'lines that offer the same choices',
    html: `<h1>Register</h1>${register}`,
    holds: [],
    fails: [],
    refused: ['Noah Berg is marked as late', 'Lucy Tran is marked as absent', 'Ivo Castell is late'],
  },
  {
    of: 'columns of cards with a line that adds one',
    html: `<h1>Board</h1><div class="cols">${column('Backlog', ['New logo', 'Cookie banner'])}${column('Doing', ['Home page', 'Contact form', 'Menu'])}</div>`,
    holds: ['the Backlog list has 2 cards', 'the Doing column has 3 cards'],
    fails: ['the Backlog list has 3 cards', 'the Doing column has 4 cards'],
  },
  {
    of: 'lists with a line that adds one, and with a record called like that',
    html: `<h1>Shelves</h1>${shelf('Wanted', ['Emma', 'Ulysses', 'Dune'], '<li class="more">Add a book</li>')}${shelf('Read', ['Middlemarch', 'Add a little salt'], '')}`,
    holds: ['the Wanted list has 3 items', 'the Read list has 2 items'],
    fails: ['the Wanted list has 4 items', 'the Read list has 1 item'],
  },
  {
    of: 'channels, of which one is none of the page',
    html: `<h1>Mixer</h1>${strip('Bea', false)}${strip('Cy', true)}`,
    holds: ['the Cy channel is muted'],
    fails: ['the Bea channel is muted'],
    refused: ['the Ann channel is muted'],
  },
  {
    of: 'columns of days, and words that compare',
    html: `<h1>Week</h1><div class="day"><div class="hd">Monday</div><div class="ev">Stand-up</div></div><div class="day"><div class="hd">Wednesday</div></div>
      <article><h3>Glass</h3><p>Drama, 128 min</p></article><article><h3>Moon</h3><p>Comedy, 95 min</p></article>`,
    holds: [],
    fails: [],
    refused: ['there is nothing planned on Wednesday', 'Glass is longer than two hours'],
  },
];

for (const said of pages)
  test(`${said.of}: what is of something else is not told`, async ({ page }) => {
    await expectSaid(page, said);
  });
