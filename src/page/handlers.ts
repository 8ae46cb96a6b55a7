/** Which elements do something of their own when they are clicked. Runs in the page, as a part of walker.ts. */

/** Makes the tools; self-contained, so that its source can be sent. */
export function handlerTools() {
  const handlerAttributes = [
    'onclick',
    'onmousedown',
    'onpointerdown',
    'ondblclick',
    'data-action',
    'data-click',
    'ng-click',
    'v-on:click',
    '@click',
    'jsaction',
    'data-href',
    'data-toggle',
    'data-bs-toggle',
  ];
  // React puts an empty handler on the box that holds all it draws.
  const isRootOfAll = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  const isClickedItself = (element: Element): boolean =>
    element.hasAttribute('onclick') ||
    (typeof (element as HTMLElement).onclick === 'function' && !isRootOfAll(element));
  // Asked for the box and for each of its items.
  const menus = new WeakMap<Element, boolean>();
  const isMenuOfItems = (element: Element): boolean => {
    const known = menus.get(element) ?? holdsItems(element);
    menus.set(element, known);
    return known;
  };
  // Items of one class that each have a text, in a box that handles the clicks on them.
  const holdsItems = (element: Element): boolean => {
    const [first, ...others] = element.children;
    if (!first?.classList[0] || others.length === 0 || !isClickedItself(element)) return false;
    if (!/^(?:div|nav|section|aside)$/u.test(element.localName) || element.childElementCount > 200)
      return false;
    return [first, ...others].every(
      (item) =>
        item.localName === first.localName &&
        item.classList.contains(first.classList[0] ?? '') &&
        /[\p{L}\p{N}]/u.test(item.textContent ?? ''),
    );
  };
  // "− 3 +": the pointer shows on the signs only, and the box around them has the handler.
  const leavesToParts = (element: Element): boolean =>
    isClickedItself(element) &&
    getComputedStyle(element).cursor !== 'pointer' &&
    [...element.children].filter((part) => getComputedStyle(part).cursor === 'pointer').length > 1;
  const hasHandler = (element: Element): boolean => {
    // A list that handles the clicks on its items is none of them.
    if (/^(?:ul|ol|menu|table|tbody|thead)$/u.test(element.localName)) return false;
    if (isMenuOfItems(element) || leavesToParts(element)) return false;
    if (element.parentElement && isMenuOfItems(element.parentElement)) return true;
    if (handlerAttributes.some((name) => element.hasAttribute(name))) return true;
    const live = element as HTMLElement;
    if (isClickedItself(element) || typeof live.onmousedown === 'function') return true;
    // A link without an address has a script behind it, or it would be plain text.
    if (element.localName === 'a' && !element.hasAttribute('name') && /\S/u.test(element.textContent ?? ''))
      return true;
    if (!element.hasAttribute('tabindex') || live.tabIndex < 0) return false;
    // What scrolls has the focus for its keys.
    return element.childElementCount === 0 || !/auto|scroll/u.test(getComputedStyle(element).overflowY);
  };

  return { hasHandler };
}
