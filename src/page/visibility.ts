/** Why a person does not see an element: computed in the page for every element in one pass from the root down. */
import type { Hidden } from '../contract/snapshot.js';

/** What an element hands down to those inside it. */
export interface Shade {
  hidden: Hidden | undefined;
  /** It is hidden only because it lies elsewhere, and does not cut off what flows out of it: a strip of slides moved to the left shows the next one. */
  overflows: boolean;
  /** Area outside of which content in the flow, and absolutely positioned content, cannot be seen or scrolled to. */
  clip: readonly [number, number, number, number] | undefined;
  absoluteClip: readonly [number, number, number, number] | undefined;
  /** Inside something that scrolls: being outside the window means nothing. */
  scrolls: boolean;
  fixed: boolean;
}

/** Makes the tools; self-contained, so that its source can be sent. */
export function visibilityTools() {
  const root = document.documentElement;
  const page = {
    width: Math.max(root.scrollWidth, innerWidth),
    height: Math.max(root.scrollHeight, innerHeight),
    rightToLeft: getComputedStyle(document.body ?? root).direction === 'rtl',
    // Reading these makes the browser look whether its layout is fresh: once is enough.
    view: [innerWidth, innerHeight] as const,
    scroll: [scrollX, scrollY] as const,
  };
  const light: Shade = {
    hidden: undefined,
    overflows: false,
    clip: undefined,
    absoluteClip: undefined,
    scrolls: false,
    fixed: false,
  };

  /** The shade of an element, given that of its parent in the flat tree. */
  function shadeOf(element: Element, style: CSSStyleDeclaration, box: DOMRect, above: Shade): Shade {
    const { position, overflowX, overflowY } = style;
    const fixed = above.fixed || position === 'fixed';
    const positioned = position !== 'static' || style.transform !== 'none';
    const outer =
      position === 'fixed' ? undefined : position === 'absolute' ? above.absoluteClip : above.clip;
    const isTop = element === root || element === document.body;
    const scrolls =
      (position === 'fixed' ? false : above.scrolls) ||
      (!isTop && /auto|scroll/u.test(overflowX + overflowY));
    const cuts = !isTop && /hidden|clip/u.test(overflowX + overflowY);
    const given = handedDown(above, position);
    const hidden = given ?? ownHidden(element, style, box, { outer, scrolls, fixed, cuts });
    const overflows =
      given === undefined &&
      hidden === 'clipped' &&
      isBeyond(box, outer) &&
      overflowX === 'visible' &&
      overflowY === 'visible';
    // What scrolls one way and cuts the other shows by scrolling what lies beyond it that way.
    const isAcross = /auto|scroll/u.test(overflowX);
    const isDown = /auto|scroll/u.test(overflowY);
    const own = [
      isAcross ? -Infinity : box.left,
      isDown ? -Infinity : box.top,
      isAcross ? Infinity : box.right,
      isDown ? Infinity : box.bottom,
    ] as const;
    const clip = cuts ? own : scrolls && !above.scrolls ? undefined : outer;
    return { hidden, overflows, clip, absoluteClip: positioned ? clip : above.absoluteClip, scrolls, fixed };
  }

  /** Where an element lies says nothing of what flows out of it: an empty wrapper at the end of the page holds a dialog in its middle. */
  function handedDown({ hidden, overflows }: Shade, position: string): Hidden | undefined {
    const isFree = overflows || hidden === 'offscreen' || (hidden === 'clipped' && position === 'fixed');
    return isFree ? undefined : hidden;
  }

  /** Wholly outside of the area in which it could be seen. */
  function isBeyond(box: DOMRect, area: Shade['clip']): boolean {
    return (
      area !== undefined &&
      (box.right <= area[0] || box.left >= area[2] || box.bottom <= area[1] || box.top >= area[3])
    );
  }

  function ownHidden(
    element: Element,
    style: CSSStyleDeclaration,
    box: DOMRect,
    {
      outer,
      scrolls,
      fixed,
      cuts,
    }: { outer: Shade['clip']; scrolls: boolean; fixed: boolean; cuts: boolean },
  ): Hidden | undefined {
    if (element.hasAttribute('inert')) return 'inert';
    if (element.getAttribute('aria-hidden')?.toLowerCase() === 'true') return 'aria-hidden';
    const isField = /^(?:input|select|textarea)$/u.test(element.localName);
    // A field with opacity 0 lies on top of the picture that stands for it, and is what a person clicks.
    if (style.opacity === '0') return isField ? undefined : 'transparent';
    const isHiddenTwin = isField && hasVisibleLabel(element as HTMLInputElement);
    if (isHiddenTwin) return undefined;
    if (cuts && (box.width <= 1 || box.height <= 1) && style.display !== 'contents') return 'clipped';
    if (
      style.position === 'absolute' &&
      /^rect\((?:[01]px|0)[, ]+(?:[01]px|0)[, ]+(?:[01]px|0)[, ]+(?:[01]px|0)\)$/u.test(style.clip)
    ) {
      return 'clipped';
    }
    if (
      /^(?:inset\((?:50|100)%|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0(?:px|%)? 0)/u.test(style.clipPath)
    )
      return 'clipped';
    if (box.width === 0 && box.height === 0) return undefined;
    if (isBeyond(box, outer)) return 'clipped';
    return !scrolls && isOutside(box, fixed) ? 'offscreen' : undefined;
  }

  /** Outside of everything that scrolling the document can show. */
  function isOutside(box: DOMRect, fixed: boolean): boolean {
    const [width, height] = page.view;
    if (fixed) return box.right <= 0 || box.bottom <= 0 || box.left >= width || box.top >= height;
    const left = box.left + page.scroll[0];
    const top = box.top + page.scroll[1];
    const isLeft = !page.rightToLeft && left + box.width <= 0;
    return isLeft || top + box.height <= 0 || left >= page.width || top >= page.height;
  }

  function hasVisibleLabel(field: HTMLInputElement): boolean {
    if (field.type !== 'checkbox' && field.type !== 'radio' && field.type !== 'file') return false;
    return [...(field.labels ?? [])].some((label) => {
      const box = label.getBoundingClientRect();
      return box.width > 1 && box.height > 1;
    });
  }

  /** A dialog that is shown and keeps a person from everything else. */
  function isOpenModal(element: Element, box: DOMRect): boolean {
    if (element.localName !== 'dialog' && element.getAttribute('aria-modal') !== 'true') return false;
    if (box.width <= 1 || box.height <= 1 || !element.matches('dialog:modal, [aria-modal="true"]'))
      return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** What lies on top at the middle of an element; undefined outside the window. */
  function hitOf(element: Element, bounds: DOMRect): Element | undefined {
    if (bounds.right <= 0 || bounds.bottom <= 0 || bounds.left >= innerWidth || bounds.top >= innerHeight)
      return undefined;
    // The middle of words that run over two lines may lie beside both.
    const box = element.getClientRects()[0] ?? bounds;
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    let hit = document.elementFromPoint(x, y);
    for (let inner = hit; inner?.shadowRoot; hit = inner) {
      inner = inner.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
    }
    return hit ?? undefined;
  }

  /** Whether something unrelated lies on top, which scrolling would not move away. */
  function isCovered(element: Element, hit: Element): boolean {
    if (isWithin(hit, element) || isWithin(element, hit)) return false;
    const label = hit.closest('label');
    if (label && (label.control === element || isWithin(element, label))) return false;
    const own = element.closest('label');
    if (own && isWithin(hit, own)) return false;
    // A field under its own picture: the hit lies in the same small wrapper.
    const wrapper = element.parentElement;
    const isSmall = wrapper !== null && !/^(?:body|main|html)$/u.test(wrapper.localName);
    if (/^(?:input|select)$/u.test(element.localName) && isSmall && isWithin(hit, wrapper)) return false;
    for (let at: Element | null = hit; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position !== 'fixed' && position !== 'sticky') continue;
      const box = at.getBoundingClientRect();
      return box.width * box.height > innerWidth * innerHeight * 0.5;
    }
    return true;
  }

  function isWithin(inner: Element, outer: Element): boolean {
    for (let at: Node | null = inner; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
      if (outer.contains(at)) return true;
      if (at instanceof Element && at.assignedSlot && outer.contains(at.assignedSlot)) return true;
    }
    return false;
  }

  return { light, shadeOf, isOpenModal, hitOf, isCovered, isWithin };
}
