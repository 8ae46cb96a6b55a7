/** Scrolls by shares and by screens: the element's own scroller, or the page. */
import type { Locator, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/** Where to: a share of the way (0 = top, 1 = bottom), or so many screens on (negative: back). */
export type ScrollStep = { share: number } | { screens: number };

/** Scrolls what scrolls at the element, or the page. @throws ActionError when nothing there scrolls */
export async function scroll(
  page: Page,
  locator: Locator | undefined,
  step: ScrollStep,
  timeoutMs: number,
): Promise<void> {
  const target = locator ?? page.locator('css=:root');
  const isDone = await target.evaluate(scrollElement, step, { timeout: timeoutMs });
  if (isDone) return;
  throw new ActionError({
    looked: locator ? `something that scrolls at ${locator.toString()}` : 'something that scrolls',
    where: `on ${page.url()}`,
    found: 'that all of it is in view already',
  });
}

/**
 * The share of a position as people write it: `50%`, `top`, `bottom`, `0.5`.
 * @throws ActionError for anything else
 */
export function shareOf(text: string): number {
  const clean = text.trim().toLowerCase();
  const words: Record<string, number> = {
    top: 0,
    start: 0,
    beginning: 0,
    middle: 0.5,
    center: 0.5,
    bottom: 1,
    end: 1,
  };
  const word = words[clean];
  if (word !== undefined) return word;
  const number = /^(\d+(?:[.,]\d+)?)\s*(%|percent|per cent)?$/u.exec(clean);
  if (number) {
    const value = Number(number[1]?.replace(',', '.'));
    const share = number[2] || value > 1 ? value / 100 : value;
    if (share <= 1) return share;
  }
  throw new ActionError({
    looked: `a position to scroll to: "${text.slice(0, 40)}"`,
    found: 'no share between 0% and 100%',
    next: 'Pass a percentage, for example "50%".',
  });
}

const scrollElement = onElements({}, async (element: Element, step: ScrollStep): Promise<boolean> => {
  const root = document.scrollingElement ?? document.documentElement;
  const isTop = element === document.documentElement || element === document.body;
  const canScroll = (each: Element): boolean => {
    if (each === root)
      return root.scrollHeight > root.clientHeight + 1 || root.scrollWidth > root.clientWidth + 1;
    const { overflowX, overflowY } = getComputedStyle(each);
    const isDown = /auto|scroll|overlay/u.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
    return isDown || (/auto|scroll|overlay/u.test(overflowX) && each.scrollWidth > each.clientWidth + 1);
  };
  const area = (each: Element): number => each.clientWidth * each.clientHeight;
  const inside = (): Element | undefined =>
    [...element.querySelectorAll('*')].filter(canScroll).toSorted((a, b) => area(b) - area(a))[0];
  const above = (): Element | undefined => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (canScroll(at)) return at;
    return undefined;
  };
  const scroller = isTop
    ? canScroll(root)
      ? root
      : inside()
    : canScroll(element)
      ? element
      : (inside() ?? above() ?? (canScroll(root) ? root : undefined));
  if (!scroller) return 'share' in step && step.share === 0;
  const isDown = scroller.scrollHeight > scroller.clientHeight + 1;
  const before = isDown ? scroller.scrollTop : scroller.scrollLeft;
  const page = isDown ? scroller.clientHeight : scroller.clientWidth;
  const most = (isDown ? scroller.scrollHeight : scroller.scrollWidth) - page;
  const wanted = 'share' in step ? most * step.share : before + page * step.screens;
  scroller.scrollTo({ [isDown ? 'top' : 'left']: Math.min(Math.max(wanted, 0), most), behavior: 'instant' });
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 50);
    requestAnimationFrame(() => resolve());
  });
  return true;
});
