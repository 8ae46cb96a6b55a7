/** What a click is carried out on: mostly the element itself, else the label of a hidden box, or what of its own lies over a field. */
import type { ElementHandle, Locator } from '@playwright/test';
import { choiceTools, type Reach } from './check.js';
import { onElements } from './in-page.js';

/** What stands for an element when it is clicked. */
export type ClickTarget =
  | { kind: 'itself' }
  /** A native check box or radio button that a person cannot click. */
  | { kind: 'hidden choice'; reach: Reach }
  /** A placeholder, a picture, the chosen value: a person clicks that and means the field. */
  | { kind: 'cover'; handle: ElementHandle };

/**
 * What a click on a locator is carried out on. One round trip where the locator says that it is a button or the like.
 * @throws Playwright's TimeoutError when the target is not there
 */
export async function clickTargetOf(locator: Locator, timeoutMs: number): Promise<ClickTarget> {
  if (!mayStandForAnother(locator)) return { kind: 'itself' };
  const handle = (await locator.elementHandle({ timeout: timeoutMs })) as ElementHandle;
  const { reach, isCovered } = await handle.evaluate(
    look as (element: unknown, nothing: undefined) => Look,
    undefined,
  );
  if (reach && !reach.direct) return { kind: 'hidden choice', reach };
  if (!isCovered) return { kind: 'itself' };
  const find = findCover as (element: unknown, nothing: undefined) => Element | null;
  const cover = (await handle.evaluateHandle(find, undefined)).asElement();
  return cover ? { kind: 'cover', handle: cover } : { kind: 'itself' };
}

/** Whether the element may be a field or a box; buttons and the like are not asked, which saves round trips. */
function mayStandForAnother(locator: Locator): boolean {
  const last =
    /(?:^|\.)(?:getBy\w+|locator|filter|nth|first|last)\((?:(?!\)\.).)*\)?$/u.exec(locator.toString())?.[0] ??
    '';
  return !/getByRole\('(?:button|link|tab|menuitem|option|heading|img|row|cell)'|getByText\(|locator\('(?:xpath=)?\/\/(?:.*\/\/)?(?:button|a|h[1-6])\[/u.test(
    last,
  );
}

interface Look {
  /** Of a native check box or radio button. */
  reach?: Reach;
  /** Something of its own lies over the field. */
  isCovered: boolean;
}

const look = onElements(
  { choiceTools, coverTools },
  (element: Element, _nothing: undefined, { choiceTools: choice, coverTools: findOwnCover }): Look => {
    const isChoice =
      element.localName === 'input' && /^(?:checkbox|radio)$/u.test((element as HTMLInputElement).type);
    return {
      ...(isChoice && { reach: choice.reachOf(element) }),
      isCovered: findOwnCover(element) !== null,
    };
  },
);

const findCover = onElements(
  { coverTools },
  (element: Element, _nothing: undefined, { coverTools: findOwnCover }): Element | null =>
    findOwnCover(element),
);

/** Makes the tool; self-contained, so that its source can be sent. */
function coverTools() {
  return function findOwnCover(element: Element): Element | null {
    if (element.localName !== 'input' && element.getAttribute('role') !== 'combobox') return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return null;
    const root = element.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || element.contains(hit)) return null;
    const leavesPointer = getComputedStyle(element).pointerEvents === 'none';
    if (hit.contains(element) && !leavesPointer) return null;
    const usable =
      'a[href], button, input, select, textarea, [role=button], [role=combobox], [role=textbox], [tabindex]';
    for (let up = element.parentElement, level = 0; up && level < 4; up = up.parentElement, level += 1) {
      if (
        [...up.querySelectorAll(usable)].some(
          (each) => each !== element && (each === hit || each.contains(hit)),
        )
      )
        return null;
      if (!up.contains(hit)) continue;
      const others = [...up.querySelectorAll('input:not([aria-hidden=true]), select, textarea')];
      // The native twin that keeps the value of a drawn list is not drawn itself.
      return others.every((each) => each === element || each.getClientRects().length === 0) ? hit : null;
    }
    return null;
  };
}
