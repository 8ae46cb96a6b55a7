/** Single values and short lists of cards, lines and groups as people ask for them; near them what the page does not say. */
import { test } from '../../../fixtures/one-page.js';
import { expect } from '@playwright/test';
import { dataOf, type JsonSchema } from '../../../src/contract/reading.js';
import { createBuiltIn } from '../../../src/grounding/built-in/built-in.js';
import { readContent } from '../../../src/page/reading-content.js';

const refused = 'refused';
const [string, number] = ['string', 'number'].map((type): JsonSchema => ({ type })) as [
  JsonSchema,
  JsonSchema,
];
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

const accounts = `<title>Bank</title><h1>Accounts</h1><div class=a><article><h3>Everyday account</h3><div>NL20 0417</div><b>€2,418.06</b></article>
  <article><h3>Savings</h3><div>NL05 0930</div><b>€12,700.00</b></article><article><h3>Credit</h3><div>NL11 0777</div><p>Limit</p><b>€900.00</b></article></div>`;
const boxed = `<title>Bank</title><div class=g><div class=card><div class=t>Rainy day savings <span>…77</span></div><div class=n>£41.10</div></div>
  <div class=card><div class=t>Joint household <span>…09</span></div><div class=n>£64.40</div></div></div><div class=f><div class=t>Send now</div><div class=t>Repeat</div></div>`;
const room = `<title>Home</title><div class=r><h3>Bedroom</h3><div>Temperature <button aria-label=Cooler>−</button> <b>18</b> °C <button aria-label=Warmer>+</button></div></div>
  <div class=r><h3>Garage</h3><div>Temperature <button aria-label=Cooler>−</button> <b>9</b> °C <button aria-label=Warmer>+</button></div></div>`;
const help = `<title>Help</title><h1>Support</h1><p>Opening hours: Mon–Fri 8:00–17:30. Phone: 0800 555 019</p>`;
const pizza = `<title>Pizza</title><form><div>Crust <select><option>thin<option>classic<option>deep dish</select></div>
  <fieldset><legend>Size</legend><label><input type=radio name=s> Small</label><label><input type=radio name=s checked> Medium</label><label><input type=radio name=s> Large</label></fieldset></form>`;
const forum = `<title>Forum</title><h1>Hives</h1><div id=l><article><div><span>▲</span> <b>31</b> <span>▼</span></div><p>ann_v</p><p>Use wax.</p></article>
  <article><div><span>▲</span> <b>-2</b> <span>▼</span></div><p>bo_l</p><p>Use oil.</p></article></div>`;
const rival = `<title>Forum</title><h1>Hives</h1><div id=l><article><i>▲</i> <b>5</b> <i>▼</i> <b>2</b><h4>Tabs</h4></article><article><i>▲</i> <b>9</b> <i>▼</i> <b>1</b><h4>Spaces</h4></article></div>`;
const feed = `<title>Feed</title><main><section class=post><b>Ann Vik</b><p>Sunrise walk</p><span title=Reply>💬 <em>3</em></span><span title=Like>♥ <em>24</em></span></section>
  <section class=post><b>Bo Lie</b><p>Old kayak</p><span title=Reply>💬</span><span title=Like>♡ <em>7</em></span></section></main>`;
const week = `<title>Week</title><div class=g><div class=h>Mon 10</div><div class=h>Tue 11</div><div class=c aria-label="Mon 9:00"><div class=ev>Stand-up</div></div>
  <div class=c aria-label="Tue 9:00"><div class=ev>Stand-up</div></div><div class=c aria-label="Mon 14:00"><div class="ev red">Budget</div></div>
  <div class=c aria-label="Tue 14:00"><div class="ev red">Dentist</div></div></div>`;
const mails = `<title>Mail</title><style>.un{font-weight:bold}</style><div class="row un"><span>Nora Beck</span><span>Allotment keys</span><span>10:12</span></div>
  <div class="row"><span>Nora Becker</span><span>Choir rehearsal moved</span><span>09:40</span></div><div class="row un"><span>Tide Energy</span><span>Your March bill</span><span>Mon</span></div>`;
const posts = `<title>Murmur</title><div id=l><div class=p><b>Otterby</b> <i>@otterby</i><span class=tm>1d ago</span><div class=tx>Selling two kayaks.</div></div>
  <div class=p><b>Fern</b> <i>@fern</i><span class=tm>2d ago</span><div class=tx>Who has a starter?</div></div></div>`;
const post = (who: string, text: string, ago: string): string =>
  `<div class=p><span class=tm>${ago} ago</span><span class=nm>${who}</span> <span class=hn>@${who.toLowerCase()}</span><div class=tx>${text}</div>
  <div class=ctl><i title=Reply onclick="1">↩</i><i title=Like onclick="1">♥</i></div></div>`;
const signed = `<title>Murmur</title><style>.p{background:#fff}.nm{font-weight:bold}.hn,.tm{color:#777}.tm{float:right}</style><div id=l>${post('Otterby', 'Selling two kayaks, ask me for the price.', '1d')}
  ${post('Fern', 'Who has a spare sourdough starter?', '2d')}${post('Hobnail', 'New oak pegs in the shop today.', '3h')}</div>`;
const counter = (title: string, figure: string): string =>
  `<div class=c title=${title} onclick="1"><svg width=9 height=9></svg><b>${figure}</b></div>`;
const noted = `<title>Board</title><div id=l><div class=note><b>Lost cat</b><p>by Mo</p><div>${counter('Like', '12')}${counter('Share', '3')}</div></div>
  <div class=note><b>Fair on Sunday</b><p>I like fairs</p><div>${counter('Like', '5')}${counter('Share', '9')}</div></div></div>`;

const uploads = `<title>Uploads</title><h1>Files</h1><div id=l>${[
  ['plan.pdf', '2 MB', 'queued 0%'],
  ['plan-b.pdf', '3 MB', 'failed 40%'],
  ['intro.mp4', '210 MB', 'failed 12%'],
]
  .map(
    ([name, size, state]) =>
      `<div class=f><b class=nm>${name}</b> <span>${size}</span> <span>${state}</span></div>`,
  )
  .join('')}</div>`;
const wrote = `<title>Forum</title><h1>Plums</h1><div class=p><div class=by><b>old_tom</b> wrote on 2 March</div><p>In June.</p></div>
  <div class=p><div class=by><b>dealz4u</b> wrote on 5 March</div><p>Cheap tools, see my page.</p></div>`;
const files: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { name: string, size: string }, required: ['name', 'size'] },
};

const cases: readonly (readonly [html: string, question: string, schema: JsonSchema, answer: unknown])[] = [
  [accounts, 'the balance of the everyday account', number, 2418.06],
  [accounts, 'the balance of the savings account', string, '€12,700.00'],
  [accounts, 'the balance of the credit account', number, refused],
  [accounts, 'the balance of the holiday account', number, refused],
  [accounts, 'the interest of the savings account', number, refused],
  [boxed, 'the balance of the rainy day savings', number, 41.1],
  [boxed, 'the balance of the sunny day savings', number, refused],
  [room, 'the temperature in the bedroom', number, 18],
  [room, 'the temperature in the garage', number, 9],
  [room, 'the temperature in the kitchen', number, refused],
  [help, 'the support phone number', string, '0800 555 019'],
  [help, 'the support fax number', string, refused],
  [pizza, 'the crusts one can choose from', texts, refused],
  [pizza, 'the chosen crust', string, refused],
  [pizza, 'the sizes one can choose from', texts, ['Small', 'Medium', 'Large']],
  [pizza, 'which sizes can be chosen', texts, ['Small', 'Medium', 'Large']],
  [pizza, 'the options of the drink', texts, refused],
  [forum, 'how many votes does the post by ann_v have', number, 31],
  [forum, 'the number of votes of the post by bo_l', number, -2],
  [forum, 'how many votes does the post by cy_k have', number, refused],
  [forum, 'how many likes does the post by ann_v have', number, refused],
  [rival, 'how many votes does Tabs have', number, refused],
  [feed, 'the number of likes of the post about the kayak', number, 7],
  [feed, 'how many comments does the post by Ann Vik have', number, 3],
  [feed, 'how many comments does the post by Bo Lie have', number, refused],
  [feed, 'how many shares does the post by Bo Lie have', number, refused],
  [week, 'the titles of the events on Tuesday', texts, refused],
  [mails, 'the subjects of the unread mails', texts, refused],
  [posts, 'the text of the post by @otterby', string, 'Selling two kayaks.'],
  [signed, 'the text of the post by @otterby', string, refused],
  [
    uploads,
    'the names and sizes of the files whose upload failed',
    files,
    [
      { name: 'plan-b.pdf', size: '3 MB' },
      { name: 'intro.mp4', size: '210 MB' },
    ],
  ],
  [uploads, 'the names and sizes of the files whose upload was cancelled', files, refused],
  [wrote, 'the date on which dealz4u wrote', string, '5 March'],
  [wrote, 'the date on which old_tim wrote', string, refused],
  [noted, 'the number of likes of the first note', number, 12],
  [noted, 'how many shares does the second note have', number, 9],
  [noted, 'the number of shares of "Lost cat"', number, 3],
  [noted, 'the number of views of the first note', number, refused],
  [noted, 'the number of likes of the third note', number, refused],
  [noted, 'the number of likes of "Lost dog"', number, refused],
];

for (const [html, question, schema, answer] of cases)
  test(`${question} ${String(answer)}`, async ({ page }) => {
    await page.setContent(html);
    const { snapshot } = await readContent(page, { timeoutMs: 20_000 });
    const { answer: found } = await createBuiltIn().extract({ instruction: question, schema, snapshot });
    expect(found.kind === 'found' ? dataOf(found.reading) : refused).toEqual(answer);
  });
