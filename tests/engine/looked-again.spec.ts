/** A step whose element has gone away, or lies under something, before anything was done: the page is looked at again. */
import { expect, test } from '../../fixtures/one-page.js';
import { createAi } from '../../src/index.js';

test.use({ blank: true });

const again = '<script>window.done = [];</script>';

test('a button that is hidden for good just before the click is looked for again, and another of its name is clicked once', async ({
  page,
}) => {
  await page.setContent(`<button id="old" style="position:relative" onclick="done.push('old')">Send</button>
    <button id="new" hidden onclick="done.push('new')">Send</button>${again}`);
  await page.evaluate(() => {
    const old = document.querySelector('#old') as HTMLElement;
    // Seen by the look, never ready for the pointer.
    const shake = (step: number): void => {
      old.style.transform = `translateX(${step % 9}px)`;
      requestAnimationFrame(() => shake(step + 1));
    };
    shake(0);
    setTimeout(() => {
      old.remove();
      (document.querySelector('#new') as HTMLElement).hidden = false;
    }, 2_500);
  });
  await createAi(page, { model: 'builtin', verbose: 0 }).act('click Send');
  expect(await page.evaluate(() => (window as unknown as { done: string[] }).done)).toEqual(['new']);
});

test('what lies under something for good is an error that says so, and nothing is clicked', async ({
  page,
}) => {
  await page.setContent(`<button onclick="done.push('old')">Send</button>
    <div id="cover" style="position:fixed;inset:0">Wait</div>${again}`);
  const ai = createAi(page, { model: 'builtin', verbose: 0, timeout: 12_000 });
  await expect(ai.act('click Send')).rejects.toThrow(/lies on top of it/);
  expect(await page.evaluate(() => (window as unknown as { done: string[] }).done)).toEqual([]);
});
