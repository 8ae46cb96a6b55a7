/** When a page counts as quiet: no navigation and no request of consequence under way, and nothing changes between two frames. */
import type { Page, Request } from '@playwright/test';
import { inPage } from './in-page.js';
import { within } from './page-errors.js';

/** A request that takes longer is taken for one that never ends (a long poll), ms; also for later ones to the same address. */
const REQUEST_MS = { navigation: 15_000, script: 6_000, data: 6_000, frame: 2_000 };
/** A document that changes on and on without any request is animated, not loading, ms. */
const RESTLESS_MS = 1_200;
/** Longest stay in the page at a time, ms. */
const LOOK_MS = 400;
/** What slides or fades in is waited for that long, ms: what moves on and on is no dialog that opens. */
const MOVING_MS = 600;
/** After something that moved on and on, movements are not waited for again for that long, ms. */
const MOVED_ENOUGH_MS = 5_000;

/** Requests of a page that are under way. */
interface Traffic {
  pending: Map<Request, { start: number; limitMs: number }>;
  /** Method and address of requests that were found never to end. */
  endless: Set<string>;
  /** Resolvers of those who wait for a change. */
  waiting: Set<() => void>;
  /** Until when movements are let pass, ms of the performance clock. */
  movesPassUntil: number;
}

/** {@link isDocumentStill}, ready to be sent. */
const awaitStillness = inPage({}, isDocumentStill);

const traffics = new WeakMap<Page, Traffic>();

/** Begins to count the requests of a page; once a page, for its lifetime. Called before the first action, it sees what that starts. */
export function watchPage(page: Page): void {
  trafficOf(page);
}

/**
 * Waits until the page is quiet, at most `timeoutMs`; then it just returns. About two animation frames on a quiet page.
 * @returns whether a navigation or a request of consequence was waited for
 */
export async function settle(
  page: Page,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  let wasLoading = false;
  const remainingMs = (): number => end - performance.now();
  const traffic = trafficOf(page);
  const isOver = (): boolean => remainingMs() <= 0 || signal?.aborted === true || page.isClosed();
  let restlessSince = performance.now();
  const movesUntil = restlessSince + MOVING_MS;
  while (!isOver()) {
    const loaded = page.waitForLoadState('domcontentloaded', { timeout: Math.max(1, remainingMs()) });
    await within(
      loaded.catch(() => undefined),
      remainingMs(),
    );
    if (isOver()) return wasLoading;
    const limitMs = Math.min(LOOK_MS, remainingMs());
    const movesMs = movesUntil - Math.max(performance.now(), traffic.movesPassUntil);
    const seen = await within(
      page.evaluate(awaitStillness, { limitMs, movesMs }).catch(() => undefined),
      limitMs + 200,
    );
    const isStill = seen?.isStill === true;
    if (seen?.isMoving && performance.now() >= movesUntil)
      traffic.movesPassUntil = performance.now() + MOVED_ENOUGH_MS;
    if (countPending(traffic) > 0) {
      wasLoading = true;
      if (isStill) await changeOf(traffic, Math.min(250, remainingMs()));
      restlessSince = performance.now();
      continue;
    }
    if (isStill || performance.now() - restlessSince > RESTLESS_MS) return wasLoading;
  }
  return wasLoading;
}

/**
 * Still once nothing has changed for two animation frames; not, when it went on changing for `limitMs`. For the first `movesMs` what moves counts
 * as a change as well: what is on its way is not yet where it will be clicked, and what fades out is still there.
 */
function isDocumentStill({
  limitMs,
  movesMs,
}: {
  limitMs: number;
  movesMs: number;
}): Promise<{ isStill: boolean; isMoving: boolean }> {
  return new Promise((resolve) => {
    const start = performance.now();
    let changes = 0;
    let moves = 0;
    // Bars that fill and circles that spread show no text, and nobody waits for them.
    const hasText = (element: Node | null | undefined): boolean => /\S/u.test(element?.textContent ?? '');
    const observer = new MutationObserver((records) => {
      for (const { attributeName, target } of records) {
        if (attributeName !== 'style') changes += 1;
        else if (hasText(target)) moves += 1;
      }
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: [
        'class',
        'style',
        'hidden',
        'disabled',
        'open',
        'aria-expanded',
        'aria-hidden',
        'aria-busy',
        'aria-selected',
      ],
    });
    const moving =
      /^(?:all|opacity|transform|translate|scale|top|left|right|bottom|(?:max-)?(?:height|width)|visibility|display|clip-path|grid-template-rows|margin.*)$/u;
    /** What dims all of the page comes ahead of a dialog, which is shown when it has. */
    const isBackdrop = (element: Element | null | undefined): boolean => {
      if (!element || getComputedStyle(element).position !== 'fixed') return false;
      const { width, height } = element.getBoundingClientRect();
      return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
    };
    /** Something with text is on its way, or what dims the page, and gets there soon. */
    const isOnTheWay = (): boolean =>
      document.getAnimations().some((animation) => {
        const effect = animation.effect as KeyframeEffect | null;
        const leftMs = Number(effect?.getComputedTiming().endTime) - Number(animation.currentTime);
        if (animation.playState !== 'running' || !(leftMs > 0 && leftMs <= 500)) return false;
        const property = animation instanceof CSSTransition ? animation.transitionProperty : 'all';
        return moving.test(property) && (hasText(effect?.target) || isBackdrop(effect?.target));
      });
    // A page in the background gets no animation frames.
    const nextFrame = (then: () => void): void => {
      let isDone = false;
      const once = (): void => {
        if (isDone) return;
        isDone = true;
        clearTimeout(timer);
        then();
      };
      const timer = setTimeout(once, 50);
      requestAnimationFrame(once);
    };
    const look = (quietFrames: number, seen: { changes: number; moves: number }): void => {
      nextFrame(() => {
        const elapsed = performance.now() - start;
        const isMoving = moves !== seen.moves || isOnTheWay();
        const isQuiet = changes === seen.changes && !(isMoving && elapsed < movesMs);
        const isStill = isQuiet && quietFrames === 1;
        if (isStill || elapsed > limitMs) {
          observer.disconnect();
          resolve({ isStill, isMoving });
        } else look(isQuiet ? quietFrames + 1 : 0, { changes, moves });
      });
    };
    look(0, { changes: 0, moves: 0 });
  });
}

function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = {
    pending: new Map(),
    endless: new Set(),
    waiting: new Set(),
    movesPassUntil: 0,
  };
  traffics.set(page, traffic);
  const wake = (): void => {
    for (const resolve of traffic.waiting) resolve();
  };
  page.on('request', (request) => {
    const limitMs = limitOf(page, request);
    if (limitMs > 0 && !traffic.endless.has(addressOf(request))) {
      traffic.pending.set(request, { start: performance.now(), limitMs });
    }
  });
  const done = (request: Request): void => {
    if (traffic.pending.delete(request)) wake();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('close', () => {
    traffic.pending.clear();
    wake();
  });
  return traffic;
}

function limitOf(page: Page, request: Request): number {
  const type = request.resourceType();
  if (type === 'xhr' || type === 'fetch') return REQUEST_MS.data;
  if (type === 'script') return REQUEST_MS.script;
  if (type !== 'document') return 0;
  try {
    return request.frame() === page.mainFrame() ? REQUEST_MS.navigation : REQUEST_MS.frame;
  } catch {
    // A navigation that has no frame yet.
    return REQUEST_MS.navigation;
  }
}

function addressOf(request: Request): string {
  return `${request.method()} ${request.url().replace(/[?#].*$/u, '')}`;
}

/** How many requests are still worth waiting for. */
function countPending(traffic: Traffic): number {
  const now = performance.now();
  for (const [request, { start, limitMs }] of traffic.pending) {
    if (now - start <= limitMs) continue;
    traffic.pending.delete(request);
    if (request.resourceType() !== 'document') traffic.endless.add(addressOf(request));
  }
  return traffic.pending.size;
}

async function changeOf(traffic: Traffic, timeoutMs: number): Promise<void> {
  let wake: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => {
    wake = resolve;
    traffic.waiting.add(wake);
  });
  await within(changed, timeoutMs);
  traffic.waiting.delete(wake);
}
