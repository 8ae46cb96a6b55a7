/** Closed shadow roots by opt-in: components that close theirs get an open one, which Playwright and Cuebook see into. */
import type { BrowserContext } from '@playwright/test';

const opened = new WeakMap<BrowserContext, Promise<unknown>>();

/**
 * From the next document on, a script that asks for a closed shadow root gets an open one, in all pages and frames of the context.
 * It is done by the page's own `attachShadow` and Playwright's public API, so in every browser. What it cannot open: a closed root
 * that stands in the HTML itself (`shadowrootmode="closed"`), which no script attaches. Scripts of the page see the root in
 * `element.shadowRoot` too.
 */
export async function openClosedRoots(context: BrowserContext): Promise<void> {
  const known = opened.get(context) ?? context.addInitScript(attachOpen);
  opened.set(context, known);
  await known;
}

/** Runs in the page, before its scripts. */
function attachOpen(): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on the element below.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
}
