import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import { toCode } from '../../src/contract/locator-code.js';
import type { Target } from '../../src/contract/locator-data.js';
import { describeTarget, selectorOf, toLocator } from '../../src/page/locate.js';
import { locatorOfSelector } from '../../src/page/selector.js';

const timeoutMs = 30_000;

async function describe(page: Page, selector: string): Promise<{ target: Target; codes: string[] }> {
  const target = await describeTarget(page, page.locator(selector), { timeoutMs });
  return { target, codes: target.candidates.map(toCode) };
}

test('the test id comes first, then role and name, the address last', async ({ page }) => {
  await page.setContent(
    '<main><button data-testid="save" id="s">Save</button><button>Cancel</button></main>',
  );
  const { codes } = await describe(page, '#s');
  expect(codes[0]).toBe("getByTestId('save')");
  expect(codes[1]).toBe("getByRole('button', { name: 'Save', exact: true })");
  expect(codes.at(-1)).toBe("locator('xpath=/html[1]/body[1]/main[1]/button[1]')");
  expect(codes.length).toBeLessThanOrEqual(6);
});

test('each candidate finds the element and nothing else', async ({ page }) => {
  await page.setContent(
    `<ul>${['Blue Mug', 'Mug', 'Hat'].map((name) => `<li><h3>${name}</h3><span>$5</span><button class="add">Add</button></li>`).join('')}</ul>`,
  );
  for (const index of [0, 1, 2]) {
    const wanted = page.locator('button').nth(index);
    const { candidates } = await describeTarget(page, wanted, { timeoutMs });
    for (const data of candidates) {
      const same = await toLocator(page, data).evaluateAll(
        (all, it) => all.length === 1 && all[0] === it,
        await wanted.elementHandle(),
      );
      expect(same, toCode(data)).toBe(true);
    }
  }
});

test('one of many equal buttons is found by the name of its card', async ({ page }) => {
  await page.setContent(
    `<div>${['Blue Mug', 'Green Hat'].map((name) => `<div class="card"><a href="/p">${name}</a><b>$5.00</b><button>Add</button></div>`).join('')}</div>`,
  );
  const { codes } = await describe(page, '.card:nth-child(2) button');
  expect(codes[0]).toBe(
    "locator('div.card').filter({ hasText: 'Green Hat' }).getByRole('button', { name: 'Add', exact: true })",
  );
});

test('a count in a name is not relied on', async ({ page }) => {
  await page.setContent('<button id="c">Cart (3)</button>');
  const { codes } = await describe(page, '#c');
  expect(codes[0]).toBe("getByRole('button', { name: 'Cart' })");
});

test('ids and classes that look generated are not used', async ({ page }) => {
  await page.setContent(
    '<div><span id=":r1:" class="css-1x2y3z"><i id="radix-12" class="sc-AxjAm kXyZ12">x</i></span></div><p>x</p>',
  );
  const { codes } = await describe(page, 'i');
  expect(codes.join(' ')).not.toMatch(/:r1|css-1|radix|sc-Ax|kXyZ/u);
});

test('inside frames, inside shadow roots, disabled and hidden', async ({ page }) => {
  await page.setContent(`<iframe title="Pay" srcdoc="<iframe srcdoc='<button disabled>Deep</button>'></iframe><iframe srcdoc='<button>Other</button>'></iframe>"></iframe>
    <x-a></x-a><button id="gone" style="display:none">Gone</button><script>
    document.querySelector('x-a').attachShadow({ mode: 'open' }).innerHTML = '<p><button>Shade</button></p>';</script>`);
  const deep = page.frameLocator('iframe').frameLocator('iframe >> nth=0').getByRole('button');
  const { candidates } = await describeTarget(page, deep, { timeoutMs });
  expect(toCode(candidates[0] ?? [])).toBe(
    `locator('iframe[title="Pay"]').contentFrame().locator('iframe').first().contentFrame().getByRole('button', { name: 'Deep', exact: true })`,
  );
  for (const selector of ['x-a button', '#gone']) {
    const { target } = await describe(page, selector);
    for (const data of target.candidates) await expect(toLocator(page, data)).toHaveCount(1);
  }
});

test('the structural selector leads back to the element', async ({ page }) => {
  await page.setContent(`<iframe srcdoc="<p></p><x-b></x-b><script>document.querySelector('x-b').attachShadow({mode:'open'}).innerHTML='<div></div><div><button>In</button></div>'</script>"></iframe>
    <svg width="20" height="20"><g><rect width="9" height="9"/></g></svg>`);
  const button = page.frameLocator('iframe').getByRole('button');
  const deep = await selectorOf(page, button, { timeoutMs });
  expect(deep).toMatch(/^xpath=\/html\[1\]\/body\[1\]\/iframe\[1\]\/html\[1\]\/body\[1\]\/x-b\[1\] >> css=/u);
  await expect(await locatorOfSelector(page, deep, { timeoutMs })).toHaveText('In');
  const shape = await selectorOf(page, page.locator('rect'), { timeoutMs });
  await expect(await locatorOfSelector(page, shape, { timeoutMs })).toHaveCount(1);
});

test('secrets are neither in candidates nor in the fingerprint', async ({ page }) => {
  await page.setContent(
    '<h2>Welcome bob-the-user</h2><button title="bob-the-user">Sign out bob-the-user</button>',
  );
  const target = await describeTarget(page, page.locator('button'), { timeoutMs, secrets: ['bob-the-user'] });
  expect(JSON.stringify(target)).not.toContain('bob-the-user');
  expect(target.candidates.length).toBeGreaterThan(0);
});

test('an element that is gone, and several, are errors', async ({ page }) => {
  await page.setContent('<button>a</button><button>b</button>');
  await expect(describeTarget(page, page.locator('p'), { timeoutMs: 300 })).rejects.toMatchObject({
    name: 'ActionError',
  });
  await expect(describeTarget(page, page.locator('button'), { timeoutMs: 300 })).rejects.toMatchObject({
    name: 'ActionError',
  });
});
