/** Finds the page and the frame that an operation means, and keeps native dialogs from blocking a page for ever. */
import type { BrowserContext, CDPSession, Dialog, Frame, Page } from '@playwright/test';
import type { SessionBrowser } from './browsers.js';
import { refusal } from './refusal.js';

/** Where an operation works. `frame` only for a frame inside the page. */
export interface Place {
  page: Page;
  frame?: Frame;
}

/** A frame of CDP's tree. */
interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

/**
 * The place of a frame id; without one the page that was opened last, or a new one when there is none.
 * @throws Refusal 404 for a frame id that no page has
 */
export async function findPlace(browser: SessionBrowser, frameId: string | null | undefined): Promise<Place> {
  const pages = browser.pages().filter((page) => !page.isClosed());
  if (!frameId) return { page: pages.at(-1) ?? (await browser.context.newPage()) };
  // The newest first: it is the one that is meant most of the time.
  for (const page of pages.toReversed()) {
    const place = await findInPage(page, frameId).catch(() => undefined);
    if (place) return place;
  }
  throw refusal('not-found', `No page of this session has a frame with the id "${frameId.slice(0, 100)}".`);
}

const mainFrameIds = new WeakMap<Page, string>();

async function findInPage(page: Page, frameId: string): Promise<Place | undefined> {
  if (mainFrameIds.get(page) === frameId) return { page };
  return withSession(page.context(), page, async (session) => {
    // The id of a page's target is that of its main frame; it is told even while the page is busy.
    const { targetId } = (await session.send('Target.getTargetInfo')).targetInfo;
    mainFrameIds.set(page, targetId);
    if (targetId === frameId) return { page };
    if (page.frames().length === 1) return undefined;
    const tree = await treeOf(session);
    const frame = await findInTree(page.mainFrame(), tree, frameId);
    return frame && { page, frame };
  });
}

/**
 * Walks Playwright's tree and CDP's side by side. A frame in a process of its own is missing in the tree of its parent, and
 * has a session and a tree of its own instead; the others come in the same order in both.
 */
async function findInTree(frame: Frame, tree: FrameTree, frameId: string): Promise<Frame | undefined> {
  const local = [...(tree.childFrames ?? [])];
  for (const child of frame.childFrames()) {
    const own = await ownTree(child);
    const childTree = own ?? local.shift();
    if (!childTree) return undefined;
    if (childTree.frame.id === frameId) return child;
    const found = await findInTree(child, childTree, frameId);
    if (found) return found;
  }
  return undefined;
}

async function ownTree(frame: Frame): Promise<FrameTree | undefined> {
  // Playwright refuses a session for a frame that lives in the process of its parent.
  return withSession(frame.page().context(), frame, treeOf).catch(() => undefined);
}

async function withSession<T>(
  context: BrowserContext,
  target: Page | Frame,
  body: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const session = await context.newCDPSession(target);
  try {
    return await body(session);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

async function treeOf(session: CDPSession): Promise<FrameTree> {
  return (await session.send('Page.getFrameTree')).frameTree;
}

/** Longest time that a dialog is left to another client, in ms. */
const DIALOG_PATIENCE_MS = 10_000;

/**
 * Watches the dialogs of a browser. Without a listener Playwright would answer every dialog at once, and take it away from
 * the test that drives the same page; with a listener nobody might answer it. So it is left to the others for a while.
 * @param hasOthers whether another client is connected to the browser
 */
export function watchDialogs(browser: SessionBrowser, hasOthers: () => boolean): void {
  const watch = (page: Page): void => {
    page.on('dialog', (dialog) => {
      void answer(dialog, hasOthers());
    });
  };
  for (const page of browser.pages()) watch(page);
  browser.context.on('page', watch);
}

async function answer(dialog: Dialog, othersFirst: boolean): Promise<void> {
  // A step of ours that expects the dialog answers it in its own listener, at once.
  await new Promise((resolve) => {
    setTimeout(resolve, othersFirst ? DIALOG_PATIENCE_MS : 50).unref();
  });
  // Somebody else may have answered it, or the page is gone.
  await (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
}

/** XPath of the iframe element of a frame from the top of its page: what scopes an operation to the frame. */
export async function selectorOfFrame(frame: Frame): Promise<string> {
  const parent = frame.parentFrame();
  const above = parent?.parentFrame() ? await selectorOfFrame(parent) : '';
  const element = await frame.frameElement();
  const path = await element.evaluate((node) => {
    const steps: string[] = [];
    let at: Element | null = node as Element;
    while (at) {
      const current: Element = at;
      const same = current.parentElement
        ? [...current.parentElement.children].filter((each) => each.localName === current.localName)
        : [current];
      steps.unshift(`${current.localName}[${same.indexOf(current) + 1}]`);
      if (!current.parentElement && current.getRootNode() !== current.ownerDocument) return '';
      at = current.parentElement;
    }
    return `/${steps.join('/')}`;
  });
  await element.dispose();
  if (path === '') {
    throw refusal('invalid', 'A frame inside a shadow root cannot be chosen by its frameId; use a selector.');
  }
  return above === '' ? `xpath=${path}` : `${above}${path}`;
}
