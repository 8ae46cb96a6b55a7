/** Claims that testers make of lines, boards and profiles; each near what the page does not say. */
import { test } from '../../../fixtures/test.js';
import { expectSaid, type PageSaid } from './verdict.js';

const cases: readonly PageSaid[] = [
  {
    of: 'what a line says behind the words of a verb',
    html: `<title>Issues</title><h1>Issues</h1><div id=l><div class=i><b>Dark theme</b> <em>good first issue</em><p>#38 · Open · assigned to Sam · 7 votes</p></div>
      <div class=i><b>Slow start</b><p>#35 · Open · assigned to Samira · 1 vote</p></div><div class=i><b>Typo</b><p>#31 · Open · 2 votes</p></div></div>`,
    holds: [
      'Issue #38 is assigned to Sam',
      'Issue #35 is assigned to Samira',
      '"Slow start" is assigned to Samira',
      'Issue #38 is not assigned to Samira',
    ],
    fails: [
      'Issue #38 is assigned to Samira',
      'Issue #35 is assigned to Sam',
      'Issue #38 is not assigned to Sam',
    ],
    refused: ['Issue #31 is assigned to Sam', 'Issue #38 is written by Sam', 'Issue #99 is assigned to Sam'],
  },
  {
    of: 'who did one thing is not who did another',
    html: `<title>Trips</title><div class=g><div class=c><h3>Oslo trip</h3><div>Booked by <b>Ida Berg</b></div></div>
      <div class=c><h3>Rome trip</h3><div>Booked by <b>Per Aas</b></div></div></div>`,
    holds: ['The Oslo trip was booked by Ida Berg'],
    fails: ['The Oslo trip was booked by Per Aas'],
    refused: ['The Oslo trip was planned by Ida Berg', 'The Oslo trip was not planned by Per Aas'],
  },
  {
    of: 'a noun that might be a verb',
    html: `<title>Profile</title><h1>Profile</h1><div><label for=n>Display name</label><input id=n value="Robin Vale"></div>`,
    holds: ['The display name is Robin Vale', 'The display name is "Robin Vale"'],
    fails: ['The display name is Robin Valentine'],
  },
  {
    of: 'what two records have, one beside the other',
    html: `<title>Feed</title><main><section class=post><b>Ann Vik</b><p>Sunrise walk</p><span title=Reply>💬 <em>3</em></span><span title=Like>♥ <em>24</em></span></section>
      <section class=post><b>Bo Lie</b><p>Old kayak</p><span title=Reply>💬</span><span title=Like>♡ <em>7</em></span></section></main>`,
    holds: [
      'The post by Ann Vik has more likes than the one by Bo Lie',
      'The post about the kayak has fewer likes than the post by Ann Vik',
    ],
    fails: ['The post by Bo Lie has more likes than the one about the sunrise walk'],
    refused: [
      'The post by Ann Vik has more comments than the one by Bo Lie',
      'The post by Ann Vik has more likes than the one by Cy Kim',
      'The post by Ann Vik has more likes than all others',
      'The post by Ann Vik has more shares than the one by Bo Lie',
    ],
  },
  {
    of: 'a button that would add it',
    html: `<title>Board</title><section><h3>Doing</h3><div class=c>Invoice export</div><div class=c>Upgrade</div><div>+ Add a card</div></section>
      <section><h3>Done</h3><div>+ Add a card</div></section>`,
    holds: ['The Doing column contains Invoice export'],
    fails: [],
    refused: ['The Done column contains a card'],
  },
];

for (const said of cases)
  test(`${said.of}: what is so holds, and nothing else does`, ({ page }) => expectSaid(page, said));
