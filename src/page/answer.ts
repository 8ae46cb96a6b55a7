/** Whether a page answers a click on what nothing marks as something to click (a plain text, a heading, a cell), or a deed done by a control. */
import type { ConsoleMessage, Dialog, JSHandle, Locator, Page } from '@playwright/test';
import { domTools } from './dom.js';
import { factsTools } from './facts.js';
import { handlerTools } from './handlers.js';
import { inPage, onElements } from './in-page.js';
import { within } from './page-errors.js';

/** A watch on all that a click may change. */
export interface AnswerWatch {
  /** Whether anything has changed since the pointer came down, or does within this time in ms. */
  isGiven: (timeoutMs: number) => Promise<boolean>;
  stop: () => void;
}

/** How long a listener of the test may take before a dialog is answered for it, in ms; half as long again, and it is dismissed, as Playwright does where nobody listens. */
const OTHERS_MS = 200;
/** A frame that never loads is not waited for, in ms. */
const FRAME_MS = 500;
/** Between two looks, in ms. */
const LOOK_MS = 50;

/**
 * Begins to watch the page for what comes of a click on this element.
 * @returns nothing where the element, or what it lies in, is a control or has a handler: that is taken at its word; nor where it cannot be told
 */
export async function watchForAnswer(
  page: Page,
  locator: Locator,
  { timeoutMs }: { timeoutMs: number },
): Promise<AnswerWatch | undefined> {
  const isControl = await locator
    .evaluate(isControlled as (element: unknown, nothing: undefined) => boolean, undefined, {
      timeout: timeoutMs,
    })
    .catch(() => true);
  return isControl ? undefined : watchPage(page, { isDeed: false });
}

/**
 * Begins to watch the page for what comes of a deed, whatever it is done by.
 * @returns nothing where the page draws on a canvas, which nobody can look into
 */
export async function watchForDeed(page: Page): Promise<AnswerWatch | undefined> {
  const isDrawn = (await page.locator('canvas:visible').count()) > 0;
  return isDrawn ? undefined : watchPage(page, { isDeed: true });
}

/** What a script keeps or writes down tells of a deed; what it notes of any click at all is no answer to one on a plain text. */
async function watchPage(page: Page, { isDeed }: { isDeed: boolean }): Promise<AnswerWatch> {
  const heard = { isAny: false };
  const note = (): void => {
    heard.isAny = true;
  };
  // A page that only writes down what was done has done it; one that complains has not.
  const noteSaid = (message: ConsoleMessage): void => {
    if (/^(?:log|info|debug|table)$/u.test(message.type())) note();
  };
  const dismiss = (dialog: Dialog): void => {
    note();
    setTimeout(() => void dialog.dismiss().catch(() => undefined), 2 * OTHERS_MS);
  };
  const watches: (JSHandle<Watch> | undefined)[] = await Promise.all(
    page.frames().map((frame) =>
      within(
        frame.evaluateHandle(watchChanges, isDeed).catch(() => undefined),
        FRAME_MS,
      ),
    ),
  );
  const events = ['request', 'framenavigated', 'popup', 'download', 'close'] as const;
  // Its types know each event by itself only.
  const on = page.on.bind(page) as (event: string, listener: () => void) => unknown;
  const off = page.off.bind(page) as (event: string, listener: () => void) => unknown;
  for (const event of events) on(event, note);
  page.on('dialog', dismiss);
  if (isDeed) page.on('console', noteSaid);
  return {
    isGiven: async (waitMs) => {
      const end = performance.now() + waitMs;
      while (!heard.isAny && !(await hasChanged(watches))) {
        if (performance.now() > end) return false;
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_MS);
        });
      }
      return true;
    },
    stop: () => {
      for (const event of events) off(event, note);
      page.off('dialog', dismiss);
      page.off('console', noteSaid);
    },
  };
}

/** What was watched in a frame that is gone has changed. */
async function hasChanged(watches: readonly (JSHandle<Watch> | undefined)[]): Promise<boolean> {
  const changes = watches.map((watch) =>
    watch ? watch.evaluate((each) => each.hasChanged()).catch(() => true) : Promise.resolve(false),
  );
  return (await Promise.all(changes)).includes(true);
}

/** Held in the page. */
interface Watch {
  hasChanged: () => boolean;
}

/** The element, or what it lies in, says by its role, a handler or its pointer that a click does something. */
const isControlled = onElements(
  { dom: domTools, facts: factsTools, handlers: handlerTools },
  (element: Element, _nothing: undefined, { dom, facts: { widgets }, handlers: { hasHandler } }): boolean => {
    const ownWidgets = 'label, canvas, video, audio, object, embed, iframe, area, details > summary';
    const { cursor } = getComputedStyle(element);
    if (cursor === 'pointer') return true;
    // It shows that it cannot be used, whatever listens around it.
    if (cursor === 'not-allowed') return false;
    // Nor does a day that is closed, among days with a pointer, though a handler listens on all of them.
    const isPlain = !widgets.has(dom.roleOf(element)) || dom.roleOf(element) === 'gridcell';
    const alike = [...(element.parentElement?.children ?? [])].filter(
      (each) => each !== element && each.localName === element.localName,
    );
    if (isPlain && alike.some((each) => getComputedStyle(each).cursor === 'pointer')) return false;
    if (element.localName.includes('-') && element.childNodes.length === 0) return true;
    for (let each: Element | null = element; each;) {
      const role = dom.roleOf(each);
      const isBroad = each !== element && each.hasAttribute('tabindex');
      // A cell that takes neither the focus nor a selection only shows something.
      const isOwnCell: boolean = role === 'gridcell' && each.matches('[tabindex], [aria-selected], td');
      if ((widgets.has(role) && role !== 'gridcell') || isOwnCell || each.matches(ownWidgets)) return true;
      if ((each as HTMLElement).isContentEditable) return true;
      // The page, a dialog or a part that scrolls can have the focus, and is no control for that.
      if (!isBroad && each !== document.body && each !== document.documentElement && hasHandler(each))
        return true;
      each = each.parentElement ?? (each.getRootNode() as Partial<ShadowRoot>).host ?? null;
    }
    return false;
  },
);

/** Watches one document with its open shadow roots, from the moment when a pointer comes down. */
const watchChanges = inPage({}, (isDeed: boolean): Watch => {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  const observe = (root: Document | ShadowRoot): void => {
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    for (const each of root.querySelectorAll('*')) if (each.shadowRoot) observe(each.shadowRoot);
  };
  observe(document);
  const fieldsNow = (): string =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .map(({ value, checked }) => `${value} ${checked}`)
      .join('\n');
  const placeNow = (): string => `${location.href} ${window.scrollX} ${window.scrollY}`;
  /** What the scripts of the page keep, as far as it can be seen: what they store, and what they hold in names of their own. */
  const keptNow = (): string => {
    if (!isDeed) return '';
    const mostNames = 300;
    const kept: unknown[] = [];
    try {
      kept.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie);
    } catch {
      // A page of another origin in a frame may keep nothing.
    }
    for (const name of Object.keys(window).slice(-mostNames)) {
      // What the browser itself changes is read by a getter.
      const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
      const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
      kept.push(
        name,
        value,
        ...(isPlain
          ? Object.entries(value as object)
              .slice(-mostNames)
              .flat()
          : []),
      );
    }
    return kept.map((each) => (Object(each) === each ? typeof each : String(each))).join('\n');
  };
  let fields = fieldsNow();
  let kept = keptNow();
  let place = placeNow();
  let focused = document.activeElement;
  let clicked: Event | undefined;
  let path: readonly EventTarget[] = [];
  const begin = (): void => {
    // What a pointer changes that only comes over something is no answer to a click.
    observer.takeRecords();
    isChanged = false;
    fields = fieldsNow();
    kept = keptNow();
    place = placeNow();
    focused = document.activeElement;
  };
  const note = (event: Event): void => {
    clicked = event;
    path = event.composedPath();
  };
  const hear = (): void => {
    isChanged = true;
  };
  window.addEventListener('pointerdown', begin, { capture: true, once: true });
  window.addEventListener('click', note, { capture: true, once: true });
  // A form that is sent has been found to be in order, and a script that takes it over does with it what it does.
  let sent: Event | undefined;
  const noteSent = (event: Event): void => {
    sent = event;
  };
  window.addEventListener('submit', noteSent, { capture: true });
  // What no attribute tells.
  for (const type of ['toggle', 'beforeprint', 'copy', 'play', 'pause', 'volumechange', 'scroll'])
    window.addEventListener(type, hear, { capture: true });
  /** The focus has gone to another element, which does not hold what was clicked: that it is lost is no answer. */
  const isFocusMoved = (): boolean => {
    const now = document.activeElement;
    const isOther = now !== focused && now !== null && now !== document.body;
    // A click in a frame gives the focus to the frame.
    if (now?.matches('iframe, frame, object') === true) return false;
    return isOther && !path.includes(now);
  };
  /** A script has taken the click over, and not only from a link to another page: that it does not lead there is no answer. */
  const isHandled = (): boolean => {
    if (clicked?.defaultPrevented !== true) return false;
    const link = path.find((each) => each instanceof HTMLAnchorElement && each.hasAttribute('href'));
    const plain = (address: string): string => address.replace(/#.*$/u, '');
    const { href = '' } = (link ?? {}) as Partial<HTMLAnchorElement>;
    return !/^https?:/u.test(href) || plain(href) === plain(document.baseURI);
  };
  return {
    hasChanged: () =>
      isChanged ||
      observer.takeRecords().length > 0 ||
      isHandled() ||
      sent?.defaultPrevented === true ||
      fieldsNow() !== fields ||
      keptNow() !== kept ||
      placeNow() !== place ||
      isFocusMoved(),
  };
});
