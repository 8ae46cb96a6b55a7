/** Runs inside the page: one self-contained function that lays out content as a tree, or reads texts and attributes of elements. */
import type { SnapshotNode } from '../contract/snapshot.js';
import type { ReadFrom } from '../contract/reading.js';

/** One thing to read relative to an element; without a selector the element itself. */
export interface Cell {
  /** CSS selectors, each within what the one before found; open shadow roots are searched as well. */
  selectors: readonly string[];
  from: ReadFrom;
}

/** What to do with the elements. */
export type InPageJob =
  | {
      kind: 'tree';
      prefix: string;
      ignored: readonly Node[];
      mask: string;
      /** Role by tag, and role by type of an input. */
      roles: Readonly<Record<string, string>>;
      inputRoles: Readonly<Record<string, string>>;
    }
  | { kind: 'cells'; cells: readonly Cell[] };

/** How an element is reached from an element that was numbered before it; -1 is above the top. */
export interface PathStep {
  parent: number;
  /** `div[2]` by XPath, or a CSS child selector with its rank among matches when it stands in a shadow root. */
  xpath?: string;
  css?: string;
  rank?: number;
}

/** The content of one document as a tree. `paths[n]` belongs to the ref `prefix + n`. */
export interface Content {
  root: SnapshotNode;
  paths: PathStep[];
  /** Numbers of the iframe elements. */
  frames: number[];
  title: string;
  url: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; width: number; height: number };
}

/** What one cell gave for one element: how many elements matched, and what the only one says. */
export interface CellValue {
  count: number;
  text: string | undefined;
}

/**
 * The in-page function. Text is what a person reads: hidden parts left out, white space folded, blocks set apart by a space,
 * inline parts not; the same code reads when recording and when replaying, so both agree.
 */
export function readInPage(elements: Element | Element[], job: InPageJob): Content | CellValue[][] {
  const skipped = /^(?:script|style|noscript|template|head|object|embed|canvas|video|audio|datalist)$/;
  const roles = job.kind === 'tree' ? job.roles : {};
  const inputRoles = job.kind === 'tree' ? job.inputRoles : {};
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
  const tagOf = (el: Element): string => el.localName.toLowerCase();
  const isInline = (el: Element): boolean => /^(?:inline|contents|ruby|none)/.test(styleOf(el).display);
  const isOpaque = (el: Element): boolean =>
    skipped.test(tagOf(el)) || /^(?:select|textarea|svg|iframe|frame|input)$/.test(tagOf(el));
  const isSeen = (el: Element): boolean => styleOf(el).visibility === 'visible';

  const ignored = new Set<Node>(job.kind === 'tree' ? job.ignored : []);
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
      text += isInline(child) ? inner : ` ${inner} `;
    }
    texts.set(el, text);
    return text;
  }
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
      default:
        return undefined;
    }
  }

  if (job.kind === 'cells') {
    const rootsOf = (el: Element): (Element | ShadowRoot)[] => {
      const roots: (Element | ShadowRoot)[] = [el];
      for (let i = 0; i < roots.length; i += 1) {
        const root = roots[i] as Element | ShadowRoot;
        if (root instanceof Element && root.shadowRoot) roots.push(root.shadowRoot);
        for (const each of root.querySelectorAll('*')) if (each.shadowRoot) roots.push(each.shadowRoot);
      }
      return roots;
    };
    const find = (el: Element, selector: string): Element[] => {
      const direct = [...el.querySelectorAll(selector)];
      if (direct.length > 0) return direct;
      return rootsOf(el).flatMap((root) => (root === el ? [] : [...root.querySelectorAll(selector)]));
    };
    return [elements].flat().map((el) =>
      job.cells.map((cell): CellValue => {
        let found = [el];
        for (const selector of cell.selectors) found = found.flatMap((each) => find(each, selector));
        const only = found[0];
        return {
          count: found.length,
          text: only && found.length === 1 && isRendered(only) ? read(only, cell.from) : undefined,
        };
      }),
    );
  }

  const top = [elements].flat()[0] as Element;
  const numbers = new Map<Element, number>();
  const paths: PathStep[] = [];
  const frames: number[] = [];
  const ids = (el: Element, attribute: string): string =>
    fold(
      (el.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map((id) => (el.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? '')
        .join(' '),
    );

  function stepTo(el: Element): PathStep {
    if (el === top) return { parent: -1 };
    const parent = el.parentElement;
    const tag = tagOf(el);
    const root = el.getRootNode();
    if (!parent && root instanceof ShadowRoot) {
      const css = `${tag}:nth-child(${[...root.children].indexOf(el) + 1})`;
      const twin = root.host.children[[...root.children].indexOf(el)];
      return { parent: number(root.host), css, rank: twin && tagOf(twin) === tag ? 1 : 0 };
    }
    if (!parent) return { parent: -1, xpath: '/*[1]' };
    const index = [...parent.children].filter((each) => each.localName === el.localName).indexOf(el) + 1;
    const isHtml = el.namespaceURI === 'http://www.w3.org/1999/xhtml' && /^[a-z][a-z0-9-]*$/.test(tag);
    const inShadow = root instanceof ShadowRoot;
    if (inShadow)
      return {
        parent: number(parent),
        css: `${tag}:nth-child(${[...parent.children].indexOf(el) + 1})`,
        rank: 0,
      };
    return {
      parent: number(parent),
      xpath: isHtml ? `${tag}[${index}]` : `*[local-name()='${el.localName}'][${index}]`,
    };
  }
  function number(el: Element): number {
    const known = numbers.get(el);
    if (known !== undefined) return known;
    const step = stepTo(el);
    paths.push(step);
    numbers.set(el, paths.length - 1);
    return paths.length - 1;
  }

  function roleOf(el: Element): string {
    const explicit = el.getAttribute('role')?.trim().split(/\s+/)[0];
    if (explicit && explicit !== 'presentation' && explicit !== 'none') return explicit;
    const tag = tagOf(el);
    if (tag === 'a') return el.hasAttribute('href') ? 'link' : 'generic';
    if (tag === 'th') {
      const scope = el.getAttribute('scope');
      const first = el.parentElement?.firstElementChild === el;
      const inHead =
        el.closest('thead') !== null ||
        [...(el.parentElement?.children ?? [])].every((each) => tagOf(each) === 'th');
      return scope === 'row' || (scope !== 'col' && first && !inHead) ? 'rowheader' : 'columnheader';
    }
    if (el instanceof HTMLInputElement) return inputRoles[el.type] ?? 'textbox';
    return roles[tag] ?? 'generic';
  }
  function nameOf(el: Element, role: string): string {
    const given = ids(el, 'aria-labelledby') || fold(el.getAttribute('aria-label') ?? '');
    if (given) return given;
    if (role === 'table')
      return fold(
        (el.querySelector(':scope > caption') ?? el).textContent === el.textContent
          ? ''
          : (el.querySelector(':scope > caption')?.textContent ?? ''),
      );
    if (role === 'img') return fold(el.getAttribute('alt') ?? el.querySelector('title')?.textContent ?? '');
    const isField =
      el instanceof HTMLInputElement ||
      el instanceof HTMLSelectElement ||
      el instanceof HTMLTextAreaElement ||
      el instanceof HTMLMeterElement ||
      el instanceof HTMLProgressElement;
    if (isField && el.labels && el.labels.length > 0)
      return fold([...el.labels].map((label) => rawText(label)).join(' '));
    if (el instanceof HTMLInputElement && role === 'button') return el.value;
    if (role === 'group')
      return fold(el.querySelector(':scope > legend, :scope > summary')?.textContent ?? '');
    return '';
  }

  function nodeOf(el: Element, inherited: SnapshotNode['hidden']): SnapshotNode {
    const tag = tagOf(el);
    const role = roleOf(el);
    const index = number(el);
    const node: SnapshotNode = {
      role,
      name: nameOf(el, role),
      children: [],
      ref: `${job.kind === 'tree' ? job.prefix : ''}${index}`,
      tag,
    };
    const hidden = inherited ?? hiddenBy(el);
    const put = <K extends keyof SnapshotNode>(key: K, value: SnapshotNode[K] | null | undefined): void => {
      if (value !== undefined && value !== null && value !== '') node[key] = value;
    };
    put('hidden', hidden);
    if (el.id) put('id', el.id);
    put('testId', el.getAttribute('data-testid'));
    if (el.classList.length > 0) put('classes', [...el.classList]);
    put('itemprop', el.getAttribute('itemprop'));
    put('url', read(el, 'href'));
    put('datetime', el.getAttribute('datetime'));
    const level = /^h([1-6])$/.exec(tag)?.[1] ?? el.getAttribute('aria-level');
    if (role === 'heading' && level) put('level', Number(level));
    if (role === 'img') put('src', read(el, 'src'));
    if (/^(?:textbox|searchbox|combobox|spinbutton|slider|progressbar|meter)$/.test(role)) {
      put('value', isSecret(el) ? (job.kind === 'tree' ? job.mask : '') : read(el, 'value'));
      put('placeholder', el.getAttribute('placeholder'));
    }
    if (/^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role))
      put('checked', read(el, 'checked') === 'true');
    if (el.hasAttribute('aria-selected')) put('selected', el.getAttribute('aria-selected') === 'true');
    if (el.hasAttribute('aria-pressed')) put('pressed', el.getAttribute('aria-pressed') === 'true');
    if (el.hasAttribute('aria-expanded')) put('expanded', el.getAttribute('aria-expanded') === 'true');
    if (read(el, 'disabled') === 'true') put('disabled', true);
    if (el instanceof HTMLInputElement) put('inputType', el.type);
    if (el instanceof HTMLTableCellElement && (el.colSpan > 1 || el.rowSpan > 1))
      put('span', [el.colSpan, el.rowSpan]);
    if (/^(?:iframe|frame)$/.test(tag)) frames.push(index);
    const title = el.getAttribute('title') ?? el.getAttribute('data-tooltip');
    if (title) put('hints', [{ from: 'title', text: fold(title) }]);
    if (isOpaque(el)) return node;
    addChildren(el, node, hidden);
    return node;
  }

  function addChildren(el: Element, node: SnapshotNode, hidden: SnapshotNode['hidden']): void {
    const isVisible = isSeen(el);
    for (const child of childrenOf(el)) {
      if (ignored.has(child)) continue;
      if (child instanceof Text) {
        const text = fold(child.data);
        if (text && isVisible)
          node.children.push(
            hidden
              ? { role: 'text', name: text, children: [], hidden }
              : { role: 'text', name: text, children: [] },
          );
      } else if (
        child instanceof Element &&
        !skipped.test(tagOf(child)) &&
        tagOf(child) !== 'br' &&
        isRendered(child)
      ) {
        if (child instanceof HTMLInputElement && child.type === 'hidden') continue;
        node.children.push(nodeOf(child, hidden));
      }
    }
    const only = node.children[0];
    if (node.children.length === 1 && only?.role === 'text') {
      node.text = only.name;
      node.children = [];
    } else if (node.children.length > 0) {
      const raw = rawText(el);
      if (raw.length <= 1500) node.content = fold(raw);
    }
  }

  const root: SnapshotNode = {
    role: 'document',
    name: '',
    children: ignored.has(top) || !isRendered(top) ? [] : [nodeOf(top, undefined)],
  };
  const scroller = document.scrollingElement ?? document.documentElement;
  return {
    root,
    paths,
    frames,
    title: document.title,
    url: location.href,
    viewport: { width: innerWidth, height: innerHeight },
    scroll: { x: scrollX, y: scrollY, width: scroller.scrollWidth, height: scroller.scrollHeight },
  };
}
