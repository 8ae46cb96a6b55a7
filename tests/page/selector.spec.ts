import { expect, test } from '../../fixtures/one-page.js';
import { locatorOfSelector } from '../../src/page/selector.js';

const content = `<div id="a"><p>one</p><p>two</p></div><x-a></x-a><iframe srcdoc="<ul><li>framed</li></ul>"></iframe>
  <script>document.querySelector('x-a').attachShadow({ mode: 'open' }).innerHTML = '<b>shade</b>';</script>`;

for (const [selector, text] of [
  ['#a > p:first-child', 'one'],
  ['css=#a > p:nth-child(2)', 'two'],
  ['xpath=//p[2]', 'two'],
  ['//p[text()="one"]', 'one'],
  ['(//p)[2]', 'two'],
  ['/html/body/div/p[1]', 'one'],
  ['/html/body/iframe/html/body/ul/li', 'framed'],
  ['xpath=//iframe[1]/html[1]/body[1]/ul[1]/li[1]', 'framed'],
  ['iframe >> xpath=/html/body/ul/li', 'framed'],
  ['iframe >> internal:control=enter-frame >> li', 'framed'],
  ['x-a >> css=:scope > b:nth-child(1)', 'shade'],
  ['#a >> p >> nth=1', 'two'],
] as const) {
  test(`${selector} finds "${text}"`, async ({ page }) => {
    await page.setContent(content);
    await expect(await locatorOfSelector(page, selector, { timeoutMs: 30_000 })).toHaveText(text);
  });
}

for (const [selector, name, message] of [
  ['#none', 'SelectorError', /nothing/u],
  ['p[', 'SelectorError', /not a valid/u],
  ['xpath=//p[', 'SelectorError', /not a valid/u],
  ['', 'SelectorError', /empty/u],
  ['p', 'SelectorError', /2 elements/u],
  ['//h1', 'XPathResolutionError', /nothing/u],
  ['/html/body/iframe/html/body/ol', 'XPathResolutionError', /nothing at/u],
  ['/html/body/iframe[3]/html/body/ul', 'SvcIframeError', /no frame/u],
  ['#a >> xpath=/html/body/ul', 'ContentFrameNotFoundError', /not a frame|frame should be/u],
  ['#a >> css=:scope > b:nth-child(1)', 'SvcShadowRootMissingError', /no open shadow root/u],
] as const) {
  test(`"${selector}" is a ${name}`, async ({ page }) => {
    await page.setContent(content);
    const failed = locatorOfSelector(page, selector, { timeoutMs: 400 });
    await expect(failed).rejects.toMatchObject({ name, message });
  });
}

test('it waits for an element that comes late', async ({ page }) => {
  await page.setContent(
    `<script>setTimeout(() => { document.body.innerHTML = '<p>late</p>'; }, 300);</script>`,
  );
  await expect(await locatorOfSelector(page, 'p', { timeoutMs: 30_000 })).toHaveText('late');
});

test('a closed page is a PageClosedError', async ({ page }) => {
  await page.close();
  await expect(locatorOfSelector(page, 'p', { timeoutMs: 400 })).rejects.toMatchObject({
    name: 'PageClosedError',
  });
});
