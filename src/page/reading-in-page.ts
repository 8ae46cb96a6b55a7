/** Runs inside the page: lays the content of a document out as a tree. */
import type { SnapshotNode } from '../contract/snapshot.js';
import { onElements } from './in-page.js';
import { contentTools } from './reading-tools.js';

/** What the walk of one document is given. */
export interface TreeJob {
  prefix: string;
  ignored: readonly Node[];
  mask: string;
  /** Role by tag, and role by type of an input. */
  roles: Readonly<Record<string, string>>;
  inputRoles: Readonly<Record<string, string>>;
}

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
  metadata: SnapshotNode[];
  paths: PathStep[];
  /** Numbers of the iframe elements. */
  frames: number[];
  title: string;
  url: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; width: number; height: number };
}

/**
 * Lays out the subtree of an element; to be evaluated on it. Gives a {@link Content} as JSON:
 * one long text passes from the page many times faster than thousands of small objects.
 */
export const readTree = onElements(
  { tools: contentTools },
  (top: Element, job: TreeJob, { tools }): string => {
    const {
      skipped,
      fold,
      isRendered,
      hiddenBy,
      childrenOf,
      tagOf,
      isOpaque,
      isSeen,
      isSecret,
      ignored,
      rawText,
      read,
    } = tools;
    const { roles, inputRoles } = job;
    for (const each of job.ignored) ignored.add(each);
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

    const places = new Map<ParentNode, Map<Element, { child: number; ofType: number }>>();
    /** The places of all children of a node among their siblings, counted from 1; once for all of them. */
    function placesOf(parent: ParentNode): Map<Element, { child: number; ofType: number }> {
      let known = places.get(parent);
      if (known) return known;
      places.set(parent, (known = new Map()));
      const ofTypes = new Map<string, number>();
      // Not by `children`: of a form with a control of that name, the property is that control.
      const children = [...parent.childNodes].filter((each): each is Element => each instanceof Element);
      for (const [i, each] of children.entries()) {
        const ofType = (ofTypes.get(each.localName) ?? 0) + 1;
        ofTypes.set(each.localName, ofType);
        known.set(each, { child: i + 1, ofType });
      }
      return known;
    }
    function stepTo(el: Element): PathStep {
      if (el === top) return { parent: -1 };
      const parent = el.parentElement;
      const tag = tagOf(el);
      const root = el.getRootNode();
      if (!parent && root instanceof ShadowRoot) {
        const index = placesOf(root).get(el)?.child ?? 0;
        const css = `${tag}:nth-child(${index})`;
        const twin = root.host.children[index - 1];
        return { parent: number(root.host), css, rank: twin && tagOf(twin) === tag ? 1 : 0 };
      }
      if (!parent) return { parent: -1, xpath: '/*[1]' };
      const place = placesOf(parent).get(el);
      const isHtml = el.namespaceURI === 'http://www.w3.org/1999/xhtml' && /^[a-z][a-z0-9-]*$/.test(tag);
      const inShadow = root instanceof ShadowRoot;
      if (inShadow)
        return {
          parent: number(parent),
          css: `${tag}:nth-child(${place?.child})`,
          rank: 0,
        };
      return {
        parent: number(parent),
        xpath: isHtml ? `${tag}[${place?.ofType}]` : `*[local-name()='${el.localName}'][${place?.ofType}]`,
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
        ref: `${job.prefix}${index}`,
        tag,
      };
      const hidden = inherited ?? hiddenBy(el);
      const put = <K extends keyof SnapshotNode>(key: K, value: SnapshotNode[K] | null | undefined): void => {
        if (value !== undefined && value !== null && value !== '') node[key] = value;
      };
      put('hidden', hidden);
      put('id', el.getAttribute('id'));
      put('testId', el.getAttribute('data-testid'));
      if (el.classList.length > 0) put('classes', [...el.classList]);
      put('itemprop', el.getAttribute('itemprop'));
      put('url', read(el, 'href'));
      put('datetime', el.getAttribute('datetime'));
      const level = /^h([1-6])$/.exec(tag)?.[1] ?? el.getAttribute('aria-level');
      if (role === 'heading' && level) put('level', Number(level));
      if (role === 'img') put('src', read(el, 'src'));
      if (/^(?:textbox|searchbox|combobox|spinbutton|slider|progressbar|meter)$/.test(role)) {
        put('value', isSecret(el) ? job.mask : read(el, 'value'));
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
        put('span', [el.colSpan, shownRows(el)]);
      if (/^(?:iframe|frame)$/.test(tag)) frames.push(index);
      const title = el.getAttribute('title') ?? el.getAttribute('data-tooltip');
      if (title) put('hints', [{ from: 'title', text: fold(title) }]);
      if (isOpaque(el)) return node;
      addChildren(el, node, hidden);
      return node;
    }

    /** How many rows of those that a cell spans are shown: details that are folded in leave a row without a box, or one of cells without any. */
    function shownRows({ rowSpan, parentElement }: HTMLTableCellElement): number {
      let shown = 1;
      let row = parentElement?.nextElementSibling;
      for (let y = 1; y < rowSpan && row; y += 1, row = row.nextElementSibling)
        if ([...row.children].some((cell) => cell.getClientRects().length > 0)) shown += 1;
      return shown;
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
    const said = 'title, meta[content], link[rel=canonical], script[type="application/ld+json"]';
    const metadata = [...(top === document.documentElement ? document.querySelectorAll(said) : [])]
      .filter((el) => el.namespaceURI === 'http://www.w3.org/1999/xhtml')
      .slice(0, 100)
      .map((el): SnapshotNode => {
        const name = el.getAttribute('property') ?? el.getAttribute('name') ?? el.getAttribute('itemprop');
        const text = read(
          el,
          el.localName === 'meta' ? 'content' : el.localName === 'link' ? 'href' : 'text',
        );
        return {
          role: 'metadata',
          name: name ?? '',
          children: [],
          ref: `${job.prefix}${number(el)}`,
          tag: tagOf(el),
          text: (text ?? '').slice(0, 50_000),
        };
      });
    const scroller = document.scrollingElement ?? document.documentElement;
    const content: Content = {
      root,
      metadata,
      paths,
      frames,
      title: document.title,
      url: location.href,
      viewport: { width: innerWidth, height: innerHeight },
      scroll: { x: scrollX, y: scrollY, width: scroller.scrollWidth, height: scroller.scrollHeight },
    };
    return JSON.stringify(content);
  },
);
