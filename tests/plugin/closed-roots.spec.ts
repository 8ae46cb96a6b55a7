/** `closedShadowRoots`: what stands in closed shadow roots is found, filled, clicked and read, when one asks for it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.js';
import { createAi, ElementNotFoundError } from '../../src/index.js';

/** A form in a closed root, its button in another closed root in there. */
const html = `<!doctype html><h1>Account</h1><sign-up></sign-up><p id="said"></p>
  <script>
    customElements.define('push-button', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'closed' }).innerHTML = '<button type="button"><slot></slot></button>';
      }
    });
    customElements.define('sign-up', class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode: 'closed' });
        root.innerHTML = '<label>Nickname <input></label><push-button>Join</push-button>';
        root.querySelector('push-button').onclick = () => {
          document.getElementById('said').textContent = 'Welcome, ' + root.querySelector('input').value;
        };
      }
    });
  </script>`;

async function open(context: BrowserContext, page: Page): Promise<void> {
  await context.route('http://app.test/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('http://app.test/');
}

test('nested closed roots are worked in when one asks for it', async ({ context, page }) => {
  const ai = createAi(page, { model: 'builtin', closedShadowRoots: true });
  await open(context, page);
  await ai.act('Enter "Ann" into the nickname field and click Join');
  await expect(page.locator('#said')).toHaveText('Welcome, Ann');
});

test('a page that is opened later has them open too', async ({ context, page }) => {
  createAi(page, { model: 'builtin', closedShadowRoots: true });
  const later = await context.newPage();
  await open(context, later);
  await createAi(later, { model: 'builtin' }).act('Click Join');
  await expect(later.locator('#said')).toHaveText('Welcome,');
});

test('they stay closed without it, and the sentence is refused', async ({ context, page }) => {
  await open(context, page);
  const ai = createAi(page, { model: 'builtin', groundingTimeout: 0 });
  await expect(ai.act('Click Join')).rejects.toBeInstanceOf(ElementNotFoundError);
});
