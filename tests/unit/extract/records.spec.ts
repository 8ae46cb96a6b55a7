/** Records read by their parts: records of several rows, lines of several values, short class names, boxes of which one part is meant. */
import { expect, test } from '../../../fixtures/test.js';
import type { JsonSchema } from '../../../src/contract/reading.js';
import { askedOf } from './asked.js';

const text = { type: 'string' };
const number = { type: 'number' };
const listOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
});
const texts: JsonSchema = { type: 'array', items: text };

const links = `<main><table><tbody>${[
  ['1.', 'A cat that fetches', 'pets.test', '41 points', 'ann', '12 comments'],
  ['2.', 'Why bread rises', 'food.test', '7 points', 'ben', '3 comments'],
  ['3.', 'The last lighthouse', 'sea.test', '120 points', 'cy', '88 comments'],
]
  .map(
    ([rank, title, site, points, user, comments]) =>
      `<tr class="entry"><td>${rank}</td><td class="title"><a href="#">${title}</a> <span>(${site})</span></td></tr>
       <tr><td></td><td><span class="score">${points}</span> by <a href="#">${user}</a> | <a href="#">hide</a> | <a href="#">${comments}</a></td></tr>`,
  )
  .join('')}</tbody></table></main>`;

const hits = `<h1>Search</h1>${[
  ['Growing basil', 'Ida Brook', 'Guide', '4 June 2025'],
  ['Mint on the sill', 'Tom Vale', 'Letter', '19 May 2024'],
  ['Sage in winter', 'Ida Brook', 'Essay', '2 March 2026'],
]
  .map(
    ([title, author, kind, day]) =>
      `<div class="hit"><a href="#">${title}</a><div class="by">${author} · ${kind} · ${day}</div></div>`,
  )
  .join('')}`;

const mails = `<h2>Inbox</h2><ul>${[
  ['Mia Lund', 'Keys for the boat', 'They are under the mat.', '09:12'],
  ['Harbour office', 'Your berth in May', 'Please pay by Friday.', '08:40'],
  ['Otto Rex', 'Soup recipe', 'Leeks, two of them, and cream.', 'Yesterday'],
]
  .map(
    ([from, subject, body, time]) =>
      `<li><input type="checkbox" aria-label="Select message from ${from}"> <a href="#"><span class="x1">${from}</span> <span class="x2">${subject} <span>— ${body}</span></span> <span>${time}</span></a></li>`,
  )
  .join('')}</ul>`;

const shelf = `<h1>Tents</h1><div>${[
  ['Dune 2', '<div class="c__price">$99.00</div>', 'In stock'],
  [
    'Fjord 3',
    '<div class="c__price"><span class="was">$240.00</span> <span class="now">$180.00</span></div>',
    'Only 2 left',
  ],
  ['Peak 1', '<div class="c__price">$310.50</div>', 'Out of stock'],
]
  .map(
    ([name, price, stock]) =>
      `<div class="c"><div class="c__name">${name}</div>${price}<div class="c__stock">${stock}</div><button>Add</button></div>`,
  )
  .join('')}</div>`;

const lines = `<h1>Your basket</h1><div>${[
  ['Green tea', '£4.00', 3, '£12.00'],
  ['Tea pot', '£20.00', 1, '£20.00'],
]
  .map(
    ([name, each, amount, total]) =>
      `<div class="row"><div class="nm">${name}</div><div class="pp">${each}</div><input type="number" aria-label="Quantity of ${name}" value="${amount}"><div class="lt">${total}</div></div>`,
  )
  .join('')}</div>`;

const person = `<title>User</title><div class="card"><p class="a">Skills</p><p class="b"><span class="pill">Sewing</span> <span class="pill">Welding</span></p><p class="a">Languages</p><p class="b"><span class="pill">Danish</span> <span class="pill">Basque</span></p></div>
  <footer><span class="k">Posted in <a href="#">News</a></span> <span class="post_tag">Tagged <a href="#">boats</a>, <a href="#">rope</a></span></footer>`;

const projects = `<h1>Popular</h1>${[
  ['mill', 'Grinds numbers', '4,310', '57 stars today'],
  ['weir', 'Holds streams back', '870', '9 stars today'],
]
  .map(
    ([name, about, stars, today]) =>
      `<article><h2><a href="#">${name}</a></h2><p>${about}</p><a href="#" aria-label="stars">${stars}</a> <span>${today}</span></article>`,
  )
  .join('')}`;

const asked = `<h1>Questions</h1><div>${[
  ['How deep is a dock?', ['docks', 'depth'], '4 mins ago'],
  ['Why do ropes shrink?', ['rope'], '1 hour ago'],
  ['Who paints buoys?', ['buoys', 'paint'], '2 days ago'],
]
  .map(
    ([title, tags, time]) =>
      `<div class="q"><h3><a href="#">${String(title)}</a></h3><p class="post-tags">${[tags]
        .flat()
        .map((tag) => `<a class="post-tag" href="#">${tag}</a>`)
        .join(' ')}</p><span>asked <time>${String(time)}</time></span></div>`,
  )
  .join('')}</div>`;

const news = `<h1>The Post</h1><section><h2>Latest</h2>${[
  ['Bridge opens', 'By Ann Marsh', '12 March 2026'],
  ['Ferry runs', 'By Tom Reed', '9 March 2026'],
]
  .map(
    ([title, by, day]) => `<div class="teaser"><h3>${title}</h3><p class="byline">${by} | ${day}</p></div>`,
  )
  .join(
    '',
  )}</section><section><h2>Most read</h2><ol><li><a href="#">Storm takes roof</a></li><li><a href="#">Bakery shuts</a></li></ol></section>`;

const story = { title: text, points: number, comments: number };
for (const [what, html, instruction, schema, expected] of [
  [
    'records of two rows',
    links,
    'the first 2 stories with title, points and comments',
    listOf(story),
    [
      { title: 'A cat that fetches', points: 41, comments: 12 },
      { title: 'Why bread rises', points: 7, comments: 3 },
    ],
  ],
  [
    'one value of a record of two rows',
    links,
    'how many points does the story "Why bread rises" have?',
    number,
    7,
  ],
  ['who is behind "by"', links, 'who submitted "The last lighthouse"?', text, 'cy'],
  [
    'a story that is not there',
    links,
    'how many points does the story "Why bread falls" have?',
    number,
    'refused',
  ],
  [
    'a value that no story has',
    links,
    'how many shares does the story "Why bread rises" have?',
    number,
    'refused',
  ],
  [
    'lines of several values',
    hits,
    'the search results',
    listOf({ title: text, author: text, date: text }),
    [
      { title: 'Growing basil', author: 'Ida Brook', date: '4 June 2025' },
      { title: 'Mint on the sill', author: 'Tom Vale', date: '19 May 2024' },
      { title: 'Sage in winter', author: 'Ida Brook', date: '2 March 2026' },
    ],
  ],
  ['a field that lines lack', hits, 'the search results', listOf({ title: text, rating: number }), 'refused'],
  [
    'senders, and not whole lines',
    mails,
    'the senders of all messages',
    texts,
    ['Mia Lund', 'Harbour office', 'Otto Rex'],
  ],
  ['the subject beside the sender', mails, 'the subject of the message from Otto Rex', text, 'Soup recipe'],
  ['a sender who wrote nothing', mails, 'the subject of the message from Otto Lund', text, 'refused'],
  [
    'the price that is not struck through, and what is in stock',
    shelf,
    'all products',
    listOf({ name: text, price: number, inStock: { type: 'boolean' } }),
    [
      { name: 'Dune 2', price: 99, inStock: true },
      { name: 'Fjord 3', price: 180, inStock: true },
      { name: 'Peak 1', price: 310.5, inStock: false },
    ],
  ],
  [
    'short class names and fields',
    lines,
    'the items in the basket',
    listOf({ name: text, quantity: number, lineTotal: number }),
    [
      { name: 'Green tea', quantity: 3, lineTotal: 12 },
      { name: 'Tea pot', quantity: 1, lineTotal: 20 },
    ],
  ],
  [
    'two amounts of which either may be meant',
    lines,
    'the items in the basket',
    listOf({ name: text, money: { type: 'number', description: 'cost' } }),
    'refused',
  ],
  ['values under a label', person, 'the skills of the user', texts, ['Sewing', 'Welding']],
  ['values behind a word', person, 'the tags of the user', texts, ['boats', 'rope']],
  ['a label that is not there', person, 'the hobbies of the user', texts, 'refused'],
  [
    'a figure by its own name, and not one of today',
    projects,
    'what is popular',
    listOf({ name: text, description: text, stars: number }),
    [
      { name: 'mill', description: 'Grinds numbers', stars: 4310 },
      { name: 'weir', description: 'Holds streams back', stars: 870 },
    ],
  ],
  [
    'the latest ones, which are several',
    news,
    'the latest articles',
    listOf({ title: text, author: text, date: text }),
    [
      { title: 'Bridge opens', author: 'Ann Marsh', date: '12 March 2026' },
      { title: 'Ferry runs', author: 'Tom Reed', date: '9 March 2026' },
    ],
  ],
  ['headings that say what was asked', news, 'the titles of the most read articles', texts, 'refused'],
  ['who, where only the time is told', asked, 'who asked "Why do ropes shrink?"', text, 'refused'],
  [
    'parts of other records than the one that is named',
    asked,
    'the tags of the question "How deep is a dock?"',
    texts,
    'refused',
  ],
] as const) {
  test(`${what}: ${instruction}`, async ({ page }) => {
    await page.setContent(html);
    expect(await askedOf(page, instruction, schema)).toEqual(expected);
  });
}
