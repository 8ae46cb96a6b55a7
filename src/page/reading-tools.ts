/** What reading content needs in the page: which elements show, what they say. One code for recording and replaying, so that both agree. */
import type { ReadFrom } from '../contract/reading.js';
import type { SnapshotNode } from '../contract/snapshot.js';

/**
 * Makes the tools; self-contained, so that its source can be sent. Text is what a person reads: hidden parts left out,
 * white space folded, blocks set apart by a space, inline parts not. `ignored` may be filled before anything is read.
 */
export function contentTools() {
  const skipped = /^(?:script|style|noscript|template|head|object|embed|canvas|video|audio|datalist)$/;
  const fold = (text: string): string =>
    text
      .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (el: Element): CSSStyleDeclaration => {
    let style = styles.get(el);
    if (!style) styles.set(el, (style = getComputedStyle(el)));
    return style;
  };
  const isRendered = (el: Element): boolean => {
    const display = styleOf(el).display;
    if (display === 'none') return false;
    return display === 'contents' || typeof el.checkVisibility !== 'function' || el.checkVisibility();
  };
  const hiddenBy = (el: Element): SnapshotNode['hidden'] => {
    if (el.getAttribute('aria-hidden') === 'true') return 'aria-hidden';
    if (el.hasAttribute('inert')) return 'inert';
    const style = styleOf(el);
    if (style.opacity === '0') return 'transparent';
    if (style.display === 'contents') return undefined;
    if (style.position !== 'absolute' && style.position !== 'fixed' && style.overflow !== 'hidden')
      return undefined;
    const box = el.getBoundingClientRect();
    const isTiny = box.width <= 1 || box.height <= 1;
    if (isTiny && (style.overflow !== 'visible' || style.clip !== 'auto' || style.clipPath !== 'none'))
      return 'clipped';
    if (/^inset\((?:50|100)%/.test(style.clipPath) || /^rect\(0px,? 0px,? 0px,? 0px\)/.test(style.clip))
      return 'clipped';
    if (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) return 'offscreen';
    return undefined;
  };
  const childrenOf = (el: Element): Node[] => {
    if (el instanceof HTMLSlotElement) {
      const assigned = el.assignedNodes();
      return assigned.length > 0 ? assigned : [...el.childNodes];
    }
    return [...(el.shadowRoot ?? el).childNodes];
  };
  /** Not by `children`: of a form with a control of that name (how many travel), the property is that control. */
  const siblingsOf = ({ parentNode }: Element): Element[] =>
    [...(parentNode?.childNodes ?? [])].filter((each): each is Element => each instanceof Element);
  const tagOf = (el: Element): string => el.localName.toLowerCase();
  const isInline = (el: Element): boolean => /^(?:inline|contents|ruby|none)/.test(styleOf(el).display);
  const isOpaque = (el: Element): boolean =>
    skipped.test(tagOf(el)) || /^(?:select|textarea|svg|iframe|frame|input)$/.test(tagOf(el));
  const isSeen = (el: Element): boolean => styleOf(el).visibility === 'visible';

  const ignored = new Set<Node>();
  const texts = new Map<Element, string>();

  /** Visible text of an element's subtree, unfolded. */
  function rawText(el: Element): string {
    const known = texts.get(el);
    if (known !== undefined) return known;
    let text = '';
    for (const child of childrenOf(el)) {
      if (ignored.has(child)) continue;
      if (child instanceof Text) text += isSeen(el) ? child.data : '';
      if (!(child instanceof Element)) continue;
      if (tagOf(child) === 'br') text += ' ';
      if (isOpaque(child) || !isRendered(child) || hiddenBy(child)) continue;
      const inner = rawText(child);
      if (isCross(child, el, inner)) continue;
      text += isInline(child) ? inner : ` ${inner} `;
    }
    texts.set(el, text);
    return text;
  }
  /** What takes a tag away, or closes a card, says nothing of it. */
  const isCross = (el: Element, around: Element, text: string): boolean =>
    text.length < 8 &&
    /^[×✕✖⨯╳🗙]$/u.test(fold(text)) &&
    (/^(?:button|a)$/.test(tagOf(el)) ||
      el.getAttribute('role') === 'button' ||
      (styleOf(el).cursor === 'pointer' && styleOf(around).cursor !== 'pointer'));
  const absolute = (value: string | null): string | undefined => {
    if (value === null || value.trim() === '') return undefined;
    return URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI).href : undefined;
  };
  const isSecret = (el: Element): boolean => el instanceof HTMLInputElement && el.type === 'password';

  /** What an element says in one of the ways of reading. */
  function read(el: Element, from: ReadFrom): string | undefined {
    switch (from) {
      case 'text':
        return fold(rawText(el));
      case 'value':
        if (isSecret(el)) return undefined;
        if (el instanceof HTMLSelectElement)
          return [...el.selectedOptions].map((each) => fold(each.label)).join(', ');
        if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) return el.value;
        if (el instanceof HTMLProgressElement || el instanceof HTMLMeterElement)
          return el.hasAttribute('value') ? String(el.value) : undefined;
        if (el instanceof HTMLDataElement) return el.value;
        return el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow') ?? fold(rawText(el));
      case 'name':
        return fold(
          el.getAttribute('aria-label') ?? el.getAttribute('alt') ?? el.getAttribute('title') ?? rawText(el),
        );
      case 'href':
        return absolute(el.getAttribute('href') ?? el.getAttributeNS('http://www.w3.org/1999/xlink', 'href'));
      case 'src':
        return absolute((el instanceof HTMLImageElement && el.currentSrc) || el.getAttribute('src'));
      case 'checked': {
        const state =
          el.getAttribute('aria-checked') ??
          el.getAttribute('aria-selected') ??
          el.getAttribute('aria-pressed');
        return String(el instanceof HTMLInputElement ? el.checked : state === 'true');
      }
      case 'disabled':
        return String(el.matches(':disabled') || el.getAttribute('aria-disabled') === 'true');
      case 'datetime':
        return el.getAttribute('datetime') ?? undefined;
      case 'content':
        return el.getAttribute('content') ?? undefined;
      case 'class':
        return el.getAttribute('class') ?? undefined;
      default:
        return undefined;
    }
  }

  /** Elements that a CSS selector finds below an element; open shadow roots are searched when the element's own tree has none. */
  function find(el: Element, selector: string): Element[] {
    const direct = [...el.querySelectorAll(selector)];
    if (direct.length > 0) return direct;
    const roots: ShadowRoot[] = [];
    const collect = (root: Element | ShadowRoot): void => {
      for (const each of [root, ...root.querySelectorAll('*')]) {
        if (!(each instanceof Element) || !each.shadowRoot) continue;
        roots.push(each.shadowRoot);
        collect(each.shadowRoot);
      }
    };
    collect(el);
    return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  }

  /** The text that an element stands under: the header of its column, the term of its definition, else the element before it. */
  function under(el: Element): { kind: 'header' | 'term' | 'before'; text: string } | undefined {
    const cell = el.closest('td, [role=cell], [role=gridcell]');
    if (cell) {
      const head = headsOver(cell).findLast(
        (each) => each !== cell && each.parentElement !== cell.parentElement,
      );
      return head && fold(rawText(head)) ? { kind: 'header', text: fold(rawText(head)) } : undefined;
    }
    const definition = el.closest('dd');
    if (definition) {
      let term = definition.previousElementSibling;
      while (term && term.localName !== 'dt') term = term.previousElementSibling;
      return term ? { kind: 'term', text: fold(rawText(term)) } : undefined;
    }
    const before = el.previousElementSibling;
    const text = before ? fold(rawText(before)) : '';
    return text ? { kind: 'before', text } : undefined;
  }
  const heads = new Map<Element, Map<number, Element[]>>();
  /** Header cells of the column that a cell stands in; those of a table are looked for once. */
  function headsOver(cell: Element): Element[] {
    const table = cell.closest('table, [role=table], [role=grid], [role=treegrid]');
    if (!table) return [];
    let byColumn = heads.get(table);
    if (!byColumn) {
      heads.set(table, (byColumn = new Map()));
      for (const head of table.querySelectorAll('th:not([scope=row]), [role=columnheader]')) {
        const known = byColumn.get(columnOf(head));
        if (known) known.push(head);
        else byColumn.set(columnOf(head), [head]);
      }
    }
    return byColumn.get(columnOf(cell)) ?? [];
  }
  const columns = new Map<Element, number>();
  const laidOut = new Set<Element>();
  /** Column of a cell, counted from 0, cells that span several columns or rows accounted for. */
  function columnOf(cell: Element): number {
    const table = cell.closest('table, [role=table], [role=grid], [role=treegrid]');
    if (table && !laidOut.has(table)) layOut(table);
    return columns.get(cell) ?? -1;
  }
  function layOut(table: Element): void {
    laidOut.add(table);
    const taken: Set<number>[] = [];
    const rows = [...table.querySelectorAll('tr, [role=row]')].filter(
      (row) => row.closest('table, [role=table], [role=grid], [role=treegrid]') === table,
    );
    rows.forEach((row, y) => {
      let x = 0;
      for (const cell of row.children) {
        const own = (taken[y] ??= new Set());
        while (own.has(x)) x += 1;
        columns.set(cell, x);
        const [width, height] = cell instanceof HTMLTableCellElement ? [cell.colSpan, cell.rowSpan] : [1, 1];
        for (let dy = 0; dy < Math.min(height, rows.length - y); dy += 1)
          for (let dx = 0; dx < Math.min(width, 100); dx += 1) (taken[y + dy] ??= new Set()).add(x + dx);
        x += width;
      }
    });
  }

  return {
    skipped,
    fold,
    isRendered,
    hiddenBy,
    childrenOf,
    siblingsOf,
    tagOf,
    isOpaque,
    isSeen,
    isSecret,
    ignored,
    rawText,
    read,
    find,
    under,
  };
}
