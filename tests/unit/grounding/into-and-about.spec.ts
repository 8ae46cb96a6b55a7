/** What goes into a list that a form offers as an option, a notice by what it is about, and other things called by what they are. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, inTurn, node, pageOf, planned, selectOf } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

const text = (said: string): SnapshotNode => node('generic', '', { tag: 'span', text: said });
const form = (...children: SnapshotNode[]): SnapshotNode =>
  node('form', '', {
    tag: 'form',
    children: [
      node('textbox', 'What needs doing?', { tag: 'input', value: '' }),
      ...children,
      node('button', 'Add', { tag: 'button' }),
    ],
  });
const lists = selectOf('List', 'Home', 'Garden');
const filled = 'fill textbox "What needs doing?" with "Order compost"';

for (const [said, children, done] of [
  [
    'Add "Order compost" to the Garden list',
    [form(lists)],
    `${filled}; select combobox "List" with "Garden"; click button "Add"`,
  ],
  ['Add "Order compost" to the Home list', [form(lists)], `${filled}; click button "Add"`],
  ['Add "Order compost" to the Attic list', [form(lists)], 'none'],
  // What narrows a list is none of the form.
  ['Add "Order compost" to the Garden list', [selectOf('Show', 'All', 'Garden'), form()], 'none'],
  // Two lists have it.
  ['Add "Order compost" to Garden', [form(lists, selectOf('Place', 'Hall', 'Garden'))], 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, pageOf(...children)))).toBe(done));

const close = node('button', 'Close', { tag: 'button' });
const alert = node('alert', '', {
  children: [text('Our branches are closed on Friday.'), node('button', '×', { tag: 'button' })],
});
const card = node('generic', '', {
  tag: 'div',
  children: [node('heading', 'Delivery', { level: 3 }), text('3 days'), close],
});

for (const [said, done] of [
  ['Close the notice about the branches', 'click button "×"'],
  ['Dismiss the message that says the branches are closed', 'click button "×"'],
  ['Close the notice about the salary', 'none'],
  ['Dismiss the notice about free delivery', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, pageOf(alert, card)))).toBe(done));

const pages = ['1', '2', '3'].map((each) =>
  node('listitem', '', { tag: 'li', children: [node('link', each, { tag: 'a', url: '#' })] }),
);
const pager = node('navigation', '', { children: [node('list', '', { tag: 'ul', children: pages })] });

for (const [said, around, done] of [
  ['Open page 3 of the catalogue', [], 'click link "3"'],
  ['Open page 3 of the reviews', [], 'none'],
  ['Open page 3 of the catalogue', [node('link', 'Catalogue', { tag: 'a', url: '/c' })], 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, pageOf(...around, pager)))).toBe(done));

const shownPage = node('paragraph', '', {
  tag: 'p',
  children: [text('Page: 1'), node('link', '2', { tag: 'a', url: '#' })],
});

for (const [said, shown, done] of [
  ['Go to page 2 of the results', shownPage, 'click link "2"'],
  ['Go to the last page of the results', shownPage, 'click link "2"'],
  ['Go to page 3 of the results', shownPage, 'none'],
  [
    'Go to page 2 of the results',
    node('paragraph', '', { tag: 'p', children: [text('7'), node('link', '2', { tag: 'a', url: '#' })] }),
    'none',
  ],
] as const)
  it(`of two pages one is no link: ${said}: ${done}`, () =>
    expect(did(planned(said, pageOf(shown)))).toBe(done));

const channel = (name: string, unread: string): SnapshotNode =>
  node('generic', '', { tag: 'div', classes: ['ch'], clickable: true, text: `# ${name} ${unread}` });
const side = node('generic', '', {
  tag: 'div',
  children: [channel('general', ''), channel('design', '2'), channel('design-review', '1')],
});

for (const [said, done] of [
  ['Go to the design-review channel', 'click element "# design-review 1"'],
  ['Go to the finance channel', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, pageOf(side)))).toBe(done));

const compose = (...fields: string[]): SnapshotNode[] => [
  ...fields.map((each) => node('textbox', each, { tag: 'input', value: '' })),
  node('button', 'Send', { tag: 'button' }),
];

for (const [fields, done] of [
  [['To', 'Subject', 'Message'], 'fill textbox "To" with "kim@lake.test"'],
  // It asks for no letter.
  [['To', 'Amount'], 'none'],
] as const)
  it(`a mail is written where the form asks for ${fields.join(', ')}: ${done}`, () => {
    const opener = node('generic', '', { tag: 'div', clickable: true, text: 'Compose' });
    const told = inTurn('Write a new mail to kim@lake.test', [
      pageOf(opener),
      pageOf(opener, ...compose(...fields)),
    ]);
    expect(told).toEqual(['click element "Compose"', done]);
  });
