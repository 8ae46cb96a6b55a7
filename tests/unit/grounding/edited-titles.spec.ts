/** Cards whose titles are edited where they stand: each is known by its title, which is typed anew. */
import { expect } from '@playwright/test';
import type { SnapshotNode } from '../../../src/contract/snapshot.js';
import { did, node, pageOf, planned } from './snapshot.js';
import { tableLines } from './table-lines.js';

const it = tableLines(import.meta.url);

/** Cards whose titles are edited in place, with steps to tick, tags to take away and a field that adds one. */
const project = (title: string, tag: string): SnapshotNode =>
  node('generic', '', {
    tag: 'div',
    classes: ['card'],
    children: [
      node('textbox', '', { tag: 'h2', value: title, clickable: true }),
      node('paragraph', '', {
        tag: 'p',
        children: [
          node('generic', '', {
            tag: 'span',
            classes: ['tag'],
            box: { x: 0, y: 0, width: 60, height: 20 },
            children: [
              node('text', tag),
              node('generic', '', {
                tag: 'a',
                clickable: true,
                text: '×',
                box: { x: 40, y: 0, width: 10, height: 16 },
              }),
            ],
          }),
          node('textbox', 'add tag', { tag: 'input', inputType: 'text' }),
        ],
      }),
      ...['Cast on', 'Ribbing'].map((each) =>
        node('generic', '', {
          tag: 'label',
          children: [node('checkbox', each, { tag: 'input', checked: false }), node('text', each)],
        }),
      ),
    ],
  });
const projects = pageOf(
  node('generic', '', {
    tag: 'div',
    children: [project('Baby blanket', 'gift'), project('Cable socks', 'gift'), project('Cowl', 'wool')],
  }),
);
const into = (title: string): string => `fill textbox with "${title}"`;

for (const [said, done] of [
  ['Rename Cable socks to Aran socks', into('Aran socks')],
  ['Rename "Cable socks" to "Aran socks"', into('Aran socks')],
  ['Change the title of the cable socks to Aran socks', into('Aran socks')],
  ['Rename Cable mittens to Aran socks', 'none'],
  ['Rename the socks to Aran socks', 'none'],
  ['Tick off the ribbing of the cable socks', 'check checkbox "Ribbing"'],
  ['Tick off the ribbing of the cable mittens', 'none'],
  ['Remove the gift tag from the cable socks', 'click element "×"'],
  ['Remove the gift tag from the cowl', 'none'],
  ['Remove the gift tag', 'none'],
  ['Add the tag "striped" to the cowl', 'fill textbox "add tag" with "striped"'],
  ['Add the tag "striped" to the hat', 'none'],
] as const)
  it(`${said}: ${done}`, () => expect(did(planned(said, projects))).toBe(done));
