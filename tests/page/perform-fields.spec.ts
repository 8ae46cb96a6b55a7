/** Sliders, ranges, and fields that a dialog keeps from the focus. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/one-page.js';
import type { ActionMethod } from '../../src/contract/action.js';
import { perform } from '../../src/page/perform.js';

test.use({ blank: true });

const timeoutMs = 30_000;

/** Performs on the element of a CSS selector. */
async function on(page: Page, selector: string, method: ActionMethod, ...given: string[]): Promise<void> {
  await perform(page, { method, arguments: given, locator: page.locator(selector) }, { timeoutMs });
}

test('a slider that is no input is moved by its keys', async ({ page }) => {
  await page.setContent(`<div role="slider" tabindex="0" aria-valuenow="20" aria-valuemin="0" aria-valuemax="100" style="width:100px;height:20px" onkeydown="
    const step = { ArrowRight: 5, ArrowLeft: -5 }[event.key] ?? 0;
    this.setAttribute('aria-valuenow', event.key === 'End' ? 100 : Number(this.getAttribute('aria-valuenow')) + step)"></div>`);
  await on(page, 'div', 'fill', '45');
  await expect(page.locator('div')).toHaveAttribute('aria-valuenow', '45');
  await on(page, 'div', 'fill', '100%');
  await expect(page.locator('div')).toHaveAttribute('aria-valuenow', '100');
  await expect(on(page, 'div', 'fill', '33')).rejects.toMatchObject({
    name: 'ActionError',
    message: /between/u,
  });
});

test('a slider that knows no keys is moved by the pointer on its track, or put back', async ({ page }) => {
  await page.setContent(`<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100" style="position:absolute;left:40px;top:60px;width:240px;height:20px;padding-left:30px"></div>
    <script>
      const bar = document.querySelector('div');
      bar.onpointerdown = bar.onpointermove = (event) => {
        if (event.buttons === 0) return;
        const share = (event.clientX - 70) / 240;
        const step = 5;
        bar.setAttribute('aria-valuenow', Math.max(0, Math.min(100, Math.round(share * 100 / step) * step)));
      };
    </script>`);
  await on(page, 'div', 'fill', '65');
  await expect(page.locator('div')).toHaveAttribute('aria-valuenow', '65');
  await expect(on(page, 'div', 'fill', '33')).rejects.toMatchObject({ name: 'ActionError' });
  await expect(page.locator('div')).toHaveAttribute('aria-valuenow', '65');
});

test('a thumb that knows no keys is drawn along, and the other of the two stays', async ({ page }) => {
  await page.setContent(`<div id="track" style="position:absolute;left:40px;top:60px;width:200px;height:20px">
      <span role="slider" aria-label="From" aria-valuenow="20" aria-valuemin="0" aria-valuemax="100" style="position:absolute;left:40px;width:12px;height:12px;margin-left:-6px"></span>
      <span role="slider" aria-label="To" aria-valuenow="80" aria-valuemin="0" aria-valuemax="100" style="position:absolute;left:160px;width:12px;height:12px;margin-left:-6px"></span>
    </div>
    <script>
      let held;
      onmousedown = (event) => { held = event.target.closest('[role=slider]'); };
      onmouseup = () => { held = undefined; };
      onmousemove = (event) => {
        if (!held) return;
        const now = Math.max(0, Math.min(100, Math.round((event.clientX - 40) / 2)));
        held.setAttribute('aria-valuenow', now);
        held.style.left = now * 2 + 'px';
      };
    </script>`);
  await on(page, '[aria-label=To]', 'fill', '60');
  await expect(page.locator('[aria-label=To]')).toHaveAttribute('aria-valuenow', '60');
  await expect(page.locator('[aria-label=From]')).toHaveAttribute('aria-valuenow', '20');
});

for (const value of ['55', '500']) {
  test(`a range that cannot stand at ${value} is not moved near it`, async ({ page }) => {
    await page.setContent('<input type="range" min="20" max="200" step="10" value="40">');
    await expect(on(page, 'input', 'fill', value)).rejects.toMatchObject({ name: 'ActionError' });
    await expect(page.locator('input')).toHaveValue('40');
    await on(page, 'input', 'fill', '120');
    await expect(page.locator('input')).toHaveValue('120');
  });
}

test('a slider that cannot be set is put back to where it stood', async ({ page }) => {
  // What it says it stands at is a share of what it says it can reach.
  await page.setContent(`<div role="slider" tabindex="0" aria-valuenow="20" aria-valuemin="0" aria-valuemax="500" style="width:100px;height:20px" onkeydown="
    const step = { ArrowRight: 10, ArrowLeft: -10 }[event.key] ?? 0;
    const next = Number(this.getAttribute('aria-valuenow')) + step;
    this.setAttribute('aria-valuenow', Math.max(0, Math.min(100, next)))"></div>`);
  await expect(on(page, 'div', 'fill', '250')).rejects.toMatchObject({
    name: 'ActionError',
    message: /do not move it from 100; it was put back to 20/u,
  });
  await expect(page.locator('div')).toHaveAttribute('aria-valuenow', '20');
});

for (const method of ['fill', 'type'] as const) {
  test(`a field behind a modal dialog takes no text, and neither does the field of the dialog (${method})`, async ({
    page,
  }) => {
    await page.setContent('<input id="behind"><dialog><input id="within"></dialog>');
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    const failed = perform(
      page,
      { method, arguments: ['Ghent'], locator: page.locator('#behind') },
      { timeoutMs: 2_500 },
    );
    await expect(failed).rejects.toMatchObject({ name: 'ActionError', message: /a dialog is open over it/u });
    await expect(page.locator('#within')).toHaveValue('');
    await on(page, '#within', method, 'Ghent');
    await expect(page.locator('#within')).toHaveValue('Ghent');
  });
}

test('a field behind a modal dialog is filled once the dialog is closed', async ({ page }) => {
  await page.setContent('<input id="behind"><dialog>Saving</dialog>');
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.showModal();
    setTimeout(() => dialog.close(), 300);
  });
  await on(page, '#behind', 'fill', 'Ghent');
  await expect(page.locator('#behind')).toHaveValue('Ghent');
});

for (const hiding of [
  'left: -999em',
  'top: -999em',
  'clip: rect(0 0 0 0)',
  'clip-path: inset(50%)',
  'width: 1px; height: 1px; overflow: hidden',
  'opacity: 0',
]) {
  test(`a box that is put away by "${hiding}" is ticked and clicked through its label`, async ({ page }) => {
    await page.setContent(`<input id="box" type="checkbox" style="position: absolute; ${hiding}">
      <label for="box" style="display: inline-block; padding: 20px 60px; border: 1px solid">Gift wrap</label>`);
    await on(page, 'input', 'check');
    await expect(page.locator('input')).toBeChecked();
    await on(page, 'input', 'click');
    await expect(page.locator('input')).not.toBeChecked();
  });
}

test('a box that lies behind its own cell, drawn by its label beside it, is ticked through that', async ({
  page,
}) => {
  await page.setContent(`<table><tr><td style="background: #eee; width: 90px; height: 80px"><div
      style="width: 20px; height: 20px"><input id="box" type="checkbox" style="position: absolute; left: 60px; top: 50px; opacity: 0; z-index: -1">
    <label for="box" style="display: block; width: 20px; height: 20px">&nbsp;</label></div></td></tr></table>`);
  await on(page, 'input', 'check');
  await expect(page.locator('input')).toBeChecked();
  await on(page, 'input', 'uncheck');
  await expect(page.locator('input')).not.toBeChecked();
});
