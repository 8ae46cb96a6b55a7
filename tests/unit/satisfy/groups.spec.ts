/** What stands in the columns of a board, or in other groups with a title: told by the box of the group, and refused where there is none. */
import { test } from '../../../fixtures/test.js';
import { expectSaid, type PageSaid } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'a board of boxes, one of them empty',
    html: `<title>Board</title><h1>Sprint</h1><div class=board><div class=col><h2>To do</h2><div class=card>Write docs<span class=tag>docs</span></div><div class=card>Fix login</div></div>
      <div class=col><h2>In progress</h2><div class=card>Upgrade Node</div></div><div class=col><h2>Done</h2></div></div>`,
    holds: [
      'The In progress column contains a card',
      'The To do column contains 2 cards',
      'The To do column contains the card "Fix login"',
      'The card "Upgrade Node" is in the In progress column',
      'The Done column is empty',
      'The "Done" column has no cards',
      'No card is in the Done column',
      'Fix login is not in Done',
    ],
    fails: [
      'The Done column contains a card',
      'The To do column is empty',
      'The To do column contains three cards',
      'The Done column contains "Fix login"',
      'Fix login is in the Done column',
      'No card is in the To do column',
    ],
    // Labels are no cards, and no column is called so.
    refused: ['The To do column contains one label', 'The Review column contains a card'],
  },
  {
    of: 'a board of sections with a figure each, of which one counts what is not shown',
    html: `<title>Kanban</title><main><section><header><h3>Backlog</h3><span>7</span></header><ul><li><article><h4>Search</h4></article></li><li><article><h4>Dark mode</h4></article></li></ul></section>
      <section><header><h3>Doing</h3><span>1</span></header><ul><li><article><h4>Payments</h4></article></li></ul></section><section><header><h3>Done</h3><span>0</span></header><ul></ul><p>No cards yet</p></section></main>`,
    holds: ['The Doing column has one card', 'The Done column is empty', 'Payments is in the Doing column'],
    fails: [
      'The Done column contains a card',
      'Payments is in the Done column',
      'The Doing column has two cards',
    ],
    refused: ['The Backlog column has 2 cards'],
  },
  {
    of: 'sections of a page that are no groups of cards',
    html: `<title>Help</title><h1>Help</h1><section><h2>Shipping</h2><p>We ship on Mondays.</p><p>It takes two days.</p></section><section><h2>Returns</h2><p>Send it back.</p></section>`,
    holds: [],
    fails: [],
    refused: ['The Shipping section contains a card', 'The Returns section is empty of cards'],
  },
  {
    of: 'cards whose prices and headings are marked by nothing',
    html: `<title>Books</title><h1>Books</h1><ul class=books><li><h3>Dune</h3><p>£9.99</p></li><li><h3>Emma</h3><p>£7.50</p></li><li><h3>Ulysses</h3><p>£12.00</p></li></ul>`,
    holds: ['the books are sorted by title, a to z'],
    fails: [
      'the books are sorted by price, lowest first',
      'the list is sorted by price, highest first',
      'the books are sorted by title, z to a',
    ],
    refused: ['the books are sorted by date, newest first', 'the books are sorted by rating, highest first'],
  },
  {
    of: 'a thread with the newest message on top',
    html: `<title>Chat</title><ol>${['Ana|10:42|See you!', 'Ben|10:40|Lunch?', 'Cem|09:01|Hello']
      .map((line) => line.split('|'))
      .map(([who, at, text]) => `<li><b>${who}</b><time>${at}</time><p>${text}</p></li>`)
      .join('')}</ol>`,
    holds: [],
    fails: [],
    refused: [
      'the first message is from Ana',
      'the first message is from Cem',
      'the last message is from Ana',
    ],
  },
  {
    of: 'two boards with a column of one name',
    html: `<title>Boards</title>${['Web', 'App']
      .map(
        (name) =>
          `<h1>${name}</h1><div class=board><div class=col><h2>Open</h2><div class=card>${name} one</div></div><div class=col><h2>Done</h2>${name === 'Web' ? '' : '<div class=card>App two</div>'}</div></div>`,
      )
      .join('')}`,
    holds: [],
    fails: [],
    refused: ['The Done column is empty', 'The Done column contains a card'],
  },
];

for (const said of cases) test(said.of, ({ page }) => expectSaid(page, said));
