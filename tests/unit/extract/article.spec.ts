/** Title, author, dates and text of a page about one article; on a page with several none of them is told. */
import { expect, test } from '../../../fixtures/test.js';
import { askedOf } from './asked.js';

const said =
  'The harbour was quiet that morning, and nobody on the pier had seen the boats leave before the fog came in from the sea. ';
const paragraphs = [1, 2, 3].map((number) => `<p>${number}. ${said}</p>`).join('');
const head = (title: string): string =>
  `<title>${title} | The Harbour Post</title><header><h1><a href="/">The Harbour Post</a></h1><nav><a href="/a">News</a></nav></header>`;
const story = `${head('Fog over the pier')}<main><article><h1>Fog over the pier</h1>
  <div class="meta">By <a href="/ida">Ida Storm</a> · <time datetime="2026-03-09">March 9, 2026</time> · Updated March 11, 2026 · 3 min read</div>
  <div class="body">${paragraphs}<div class="share"><a href="#x">Share</a></div></div></article></main>
  <aside class="related"><h3>More</h3><h4><a href="/b">Storm season</a></h4><span class="author">Otto Lind</span></aside>
  <section class="comments"><h3>1 comment</h3><p class="author">Rolf Berg</p><p>March 10, 2026</p><p>${said}</p></section>`;
const post = (title: string, author: string): string =>
  `<div class="post"><h2><a href="/${author}">${title}</a></h2><p class="byline">By ${author}</p><p>${said}${said}</p></div>`;
const list = `${head('Blog')}<main>${post('One', 'Ida Storm')}${post('Two', 'Otto Lind')}${post('Three', 'Rolf Berg')}</main>`;
const text = { type: 'string' };

const rows: readonly [instruction: string, answer: string][] = [
  ['the title of the article', 'Fog over the pier'],
  ['what is the headline of this story?', 'Fog over the pier'],
  ['who wrote the article?', 'Ida Storm'],
  ['the author of the post', 'Ida Storm'],
  ['when was the article published?', 'March 9, 2026'],
  ['when was the article last updated?', 'March 11, 2026'],
  ['the text of the article', [1, 2, 3].map((number) => `${number}. ${said}`.trim()).join(' ')],
];
for (const [instruction, answer] of rows) {
  test(`of an article: ${instruction}`, async ({ page }) => {
    await page.setContent(story);
    expect(await askedOf(page, instruction, text)).toBe(answer);
  });
  test(`of several it is not told: ${instruction}`, async ({ page }) => {
    await page.setContent(list);
    expect(await askedOf(page, instruction, text)).toBe('refused');
  });
}

test('the parts of an article are fields of one object', async ({ page }) => {
  await page.setContent(story);
  const properties = { headline: text, writtenBy: text, published: text };
  expect(
    await askedOf(page, 'the article', { type: 'object', properties, required: Object.keys(properties) }),
  ).toEqual({
    headline: 'Fog over the pier',
    writtenBy: 'Ida Storm',
    published: 'March 9, 2026',
  });
});

test('an author who is not named near the article is not the one of a comment', async ({ page }) => {
  await page.setContent(story.replace(/By <a.*?<\/a> · /u, ''));
  expect(await askedOf(page, 'who wrote the article?', text)).toBe('refused');
});

test('the sign that links to a title is no part of it', async ({ page }) => {
  await page.setContent(story.replace('pier</h1>', 'pier<a href="#fog">¶</a></h1>'));
  expect(await askedOf(page, 'the title of the article', text)).toBe('Fog over the pier');
});
