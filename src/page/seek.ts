/** Scrolls a list that holds more than it shows until an item is there: virtual lists keep only a window of their items, endless ones load more. */
import type { Locator } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/** How the argument of a scroll begins that is not a position, but what is looked for. */
export const SEEK_PREFIX = 'text=';

/** What a search came to. */
interface Sought {
  found: boolean;
  /** Different items that were passed. */
  passed: number;
  scrolls: boolean;
}

/**
 * Scrolls what scrolls at the locator from its beginning until the text can be read in it.
 * @throws ActionError when the end is reached without it, or the time is up
 */
export async function seekText(locator: Locator, text: string, timeoutMs: number): Promise<void> {
  const sought = await locator.evaluate(
    scrollToText,
    { text, limitMs: timeoutMs * 0.7 },
    { timeout: timeoutMs },
  );
  if (sought.found) return;
  throw new ActionError({
    looked: `"${text}" in ${locator.toString()}`,
    where: `on ${locator.page().url()}`,
    found: sought.scrolls
      ? `that it is not among the ${sought.passed} items down to where the scrolling ended`
      : 'that it is not there, and that nothing there scrolls',
    next: 'Use the words that the list shows, or raise the timeout when it is very long.',
  });
}

const scrollToText = onElements(
  {},
  async (element: Element, { text, limitMs }: { text: string; limitMs: number }): Promise<Sought> => {
    const end = performance.now() + limitMs;
    const fold = (words: string): string => words.replace(/\s+/gu, ' ').trim().toLowerCase();
    const wanted = fold(text);
    const overflow = (each: Element): number => each.scrollHeight - each.clientHeight;
    const canScroll = (each: Element): boolean =>
      overflow(each) > 1 && /auto|scroll|overlay/u.test(getComputedStyle(each).overflowY);
    const inside = canScroll(element)
      ? element
      : [...element.querySelectorAll('*')].filter(canScroll).toSorted((a, b) => overflow(b) - overflow(a))[0];
    // The page itself scrolls without saying so.
    const whole = document.scrollingElement;
    const scroller = inside ?? (whole && overflow(whole) > 1 ? whole : undefined);
    const passed = new Set<string>();
    const isThere = (): boolean => {
      const root = scroller ?? element;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let found = false;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = fold(node.nodeValue ?? '');
        if (!words) continue;
        passed.add(words);
        if (words !== wanted && !(words.includes(wanted) && !found)) continue;
        node.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        found = true;
        if (words === wanted) return true;
      }
      return found;
    };
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      });
    const grows = async (height: number): Promise<boolean> => {
      for (const until = performance.now() + 1_500; performance.now() < until;) {
        if (scroller && scroller.scrollHeight > height) return true;
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      return false;
    };
    if (isThere()) return { found: true, passed: passed.size, scrolls: scroller !== undefined };
    if (!scroller) return { found: false, passed: passed.size, scrolls: false };
    scroller.scrollTo({ top: 0, behavior: 'instant' });
    while (performance.now() < end) {
      await frame();
      if (isThere()) {
        await frame();
        return { found: true, passed: passed.size, scrolls: true };
      }
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      const isEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (isEnd && !(await grows(scrollHeight))) break;
      scroller.scrollTo({ top: scrollTop + clientHeight * 0.9, behavior: 'instant' });
    }
    return { found: false, passed: passed.size, scrolls: true };
  },
);
