/** How an element looks: its shape, the colour it is filled with, the colour and weight of its text. Runs in the page. */
import type { Look } from '../contract/snapshot.js';

/** Makes the tools; self-contained, so that its source can be sent. */
export function lookTools() {
  const drawn = new Set('circle ellipse rect polygon polyline path line text'.split(' '));
  /** Most shapes of a drawing that are told one by one; a chart of hundreds of bars is a picture. */
  const MOST_SHAPES = 40;
  /** Extent below which a drawing is an icon, CSS pixels. */
  const LEAST_DRAWING = 56;
  const corners: Record<number, Look['shape']> = { 3: 'triangle', 5: 'pentagon', 6: 'hexagon', 8: 'octagon' };
  const drawings = new Map<Element, boolean>();

  /** Whether an element is a shape of a drawing that is more than an icon. */
  function isDrawn(element: Element): boolean {
    if (!drawn.has(element.localName) || element.namespaceURI !== 'http://www.w3.org/2000/svg') return false;
    const drawing = (element as SVGElement).ownerSVGElement;
    if (!drawing || element.closest('defs, clipPath, mask, symbol, pattern, marker')) return false;
    let known = drawings.get(drawing);
    if (known === undefined) {
      const { width, height } = drawing.getBoundingClientRect();
      const shapes = drawing.querySelectorAll([...drawn].join(','));
      const texts = [...drawing.querySelectorAll('text')];
      known =
        Math.max(width, height) >= LEAST_DRAWING &&
        shapes.length <= MOST_SHAPES &&
        texts.every((text) => (text.textContent ?? '').trim().length <= 3);
      drawings.set(drawing, known);
    }
    return known;
  }

  /** Whether an element is a box that can be seen and shows no text: it, or what lies in it, is spoken of by its look. */
  function isBare(element: Element, style: CSSStyleDeclaration, { width, height }: DOMRect): boolean {
    if (!/^(?:div|span|i|b|p|li|section|hr|a|em|label)$/u.test(element.localName)) return false;
    if (Math.max(width, height) < 8 || Math.min(width, height) < 1 || width > 900) return false;
    if (element.childElementCount > 8 || /\S/u.test(element.textContent ?? '')) return false;
    if (element.querySelector('img, svg, canvas, input, button, select, textarea, iframe, video'))
      return false;
    const isFramed = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    const isTriangle = Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none';
    return isFramed || isTriangle || hexOf(style.backgroundColor) !== undefined;
  }

  /** `#rrggbb` of a computed colour; undefined for one that lets most of what is behind it through. */
  function hexOf(color: string): string | undefined {
    const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]*)\)$/u.exec(color)?.[1] ?? '')
      .split(/[\s,/]+/u)
      .map(Number);
    if (red === undefined || green === undefined || blue === undefined || !(alpha >= 0.4)) return undefined;
    return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  }

  /** How bright a computed colour is, 0 to 1; undefined for one that lets most of what is behind it through. */
  function brightnessOf(color: string): number | undefined {
    const hex = hexOf(color);
    if (hex === undefined) return undefined;
    const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../gu) ?? []).map((part) =>
      parseInt(part, 16),
    );
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  }

  /** Whether the page is light text on a dark ground or dark text on a light one: at three points of the window, and as its first heading or text is. */
  function shadeOf(top: Element): 'dark' | 'light' | undefined {
    const grounds = [0.1, 0.5, 0.9].map((part) => {
      const hit = document.elementFromPoint(innerWidth * part, innerHeight / 2) ?? top;
      for (let at: Element | null = hit; at; at = at.parentElement) {
        const ground = brightnessOf(getComputedStyle(at).backgroundColor);
        if (ground !== undefined) return ground < 0.4;
      }
      return false;
    });
    const isDark = grounds.filter(Boolean).length > 1;
    const text = document.querySelector('h1, h2, main p, p') ?? top;
    const ink = brightnessOf(getComputedStyle(text).color);
    if (ink === undefined || ink > 0.6 !== isDark) return undefined;
    return isDark ? 'dark' : 'light';
  }

  /** Corners of a path of straight lines; undefined for one with curves, or of several parts. */
  function pathCorners(path: string): number | undefined {
    const moves = path.match(/m/giu)?.length ?? 0;
    if (moves !== 1 || /[csqta]/iu.test(path)) return undefined;
    return shapeCorners(path.match(/[mlhv][^a-z]*/giu)?.length ?? 0, path);
  }

  function shapeCorners(count: number, path: string): number {
    const [first, ...others] = path.match(/-?[\d.]+[\s,]+-?[\d.]+/gu) ?? [];
    const last = others.at(-1);
    const same = (text: string | undefined): string =>
      (text ?? '')
        .split(/[\s,]+/u)
        .map(Number)
        .join(',');
    return first !== undefined && last !== undefined && same(first) === same(last) ? count - 1 : count;
  }

  function ofRatio(width: number, height: number, even: Look['shape'], uneven: Look['shape']): Look['shape'] {
    const ratio = width / height;
    return ratio > 0.9 && ratio < 1.11 ? even : uneven;
  }

  function ofCorners(count: number | undefined, width: number, height: number): Look['shape'] {
    if (count === 2) return 'line';
    if (count === 4) return ofRatio(width, height, 'square', 'rectangle');
    return count === undefined ? undefined : (corners[count] ?? 'polygon');
  }

  function drawnShape(element: Element, { width, height }: DOMRect): Look['shape'] {
    switch (element.localName) {
      case 'text':
      case 'line':
        return element.localName;
      case 'circle':
      case 'ellipse':
        return ofRatio(width, height, 'circle', 'ellipse');
      case 'rect':
        return ofRatio(width, height, 'square', 'rectangle');
      case 'path':
        return ofCorners(pathCorners(element.getAttribute('d') ?? ''), width, height);
      default: {
        const points = element.getAttribute('points') ?? '';
        const count = (points.match(/-?[\d.]+(?:e-?\d+)?/giu)?.length ?? 0) / 2;
        const of = shapeCorners(count, points);
        return ofCorners(of, width, height);
      }
    }
  }

  function boxShape(element: Element, style: CSSStyleDeclaration, { width, height }: DOMRect): Look['shape'] {
    const clip = /^polygon\((.*)\)$/u.exec(style.clipPath)?.[1];
    if (clip !== undefined) return ofCorners(clip.split(',').length, width, height);
    const thin = Math.min(width, height);
    if (element.localName === 'hr' || (thin <= 4 && Math.max(width, height) >= 10 * thin)) return 'line';
    if ((element as HTMLElement).clientWidth === 0 && (element as HTMLElement).clientHeight === 0) {
      // The triangle of three borders: two of them let the background through.
      const sides = [
        style.borderTopColor,
        style.borderRightColor,
        style.borderBottomColor,
        style.borderLeftColor,
      ];
      const seen = sides.filter((side) => hexOf(side) !== undefined);
      return seen.length === 1 || sides.filter((side) => hexOf(side) === undefined).length >= 2
        ? 'triangle'
        : undefined;
    }
    const radius = style.borderTopLeftRadius;
    const round = radius.endsWith('%')
      ? Number.parseFloat(radius) >= 50
      : Number.parseFloat(radius) * 2 >= Math.max(width, height);
    return round
      ? ofRatio(width, height, 'circle', 'ellipse')
      : ofRatio(width, height, 'square', 'rectangle');
  }

  /** What is seen of an element; undefined where nothing sets it apart. `above` is the style of the element around it. */
  function lookOf(
    element: Element,
    style: CSSStyleDeclaration,
    box: DOMRect,
    above: CSSStyleDeclaration | undefined,
  ): Look | undefined {
    const look: Look = {};
    if (element.namespaceURI === 'http://www.w3.org/2000/svg') {
      if (!isDrawn(element)) return undefined;
      const shape = drawnShape(element, box);
      if (shape) look.shape = shape;
      const color = hexOf(style.fill) ?? hexOf(style.stroke);
      if (color && element.localName === 'text') look.ink = color;
      else if (color) look.fill = element.localName === 'line' ? (hexOf(style.stroke) ?? color) : color;
      return look;
    }
    const hasText = /\S/u.test(element.textContent ?? '');
    const fill = hexOf(style.backgroundColor);
    const isFramed = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    if (fill !== undefined) look.fill = fill;
    if ((fill !== undefined || isFramed || element.localName === 'hr') && box.width >= 4) {
      const shape = boxShape(element, style, box);
      if (shape) look.shape = shape;
      if (shape === 'triangle' && fill === undefined) {
        const side = [
          style.borderTopColor,
          style.borderRightColor,
          style.borderBottomColor,
          style.borderLeftColor,
        ]
          .map(hexOf)
          .find((each) => each !== undefined);
        if (side) look.fill = side;
      }
    }
    if (hasText) {
      Object.assign(look, markOf(element, style, above));
    }
    return Object.keys(look).length > 0 ? look : undefined;
  }

  /** What sets the text of an element apart from the text around it. */
  function markOf(
    element: Element,
    style: CSSStyleDeclaration,
    above: CSSStyleDeclaration | undefined,
  ): Pick<Look, 'ink' | 'bold' | 'italic' | 'underlined'> | undefined {
    const mark: Pick<Look, 'ink' | 'bold' | 'italic' | 'underlined'> = {};
    const ink = hexOf(style.color);
    if (ink && ink !== hexOf(getComputedStyle(document.body ?? element).color)) mark.ink = ink;
    if (Number(style.fontWeight) >= 600 && !(Number(above?.fontWeight ?? 400) >= 600)) mark.bold = true;
    if (style.fontStyle === 'italic' && above?.fontStyle !== 'italic') mark.italic = true;
    if (/underline/u.test(style.textDecorationLine)) mark.underlined = true;
    return Object.keys(mark).length > 0 ? mark : undefined;
  }

  return { isDrawn, isBare, lookOf, markOf, shadeOf };
}
