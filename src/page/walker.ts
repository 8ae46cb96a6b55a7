/** One pass over a document: what the elements behind a snapshot's nodes are, and the clickable ones that the snapshot lacks. */
import { alignTools, type FlatNode, type FlatTree } from './align.js';
import { domTools } from './dom.js';
import { drawingTools } from './drawing.js';
import { type Facts, factsTools } from './facts.js';
import { handlerTools } from './handlers.js';
import { hintTools } from './hints.js';
import { inPage } from './in-page.js';
import { lookTools } from './look.js';
import { pathTools } from './path.js';
import { type Shade, visibilityTools } from './visibility.js';

/** What the walk of one document is given. */
export interface WalkInput {
  /** The nodes as JSON: Playwright passes one long string a hundred times faster than as many small arrays. */
  nodes: string;
  testIdAttribute: string;
  /** Elements of the child frames. */
  frames: readonly Element[];
  /** Elements that are left out with their subtrees. */
  ignored: readonly Element[];
  /** Only what is inside is wanted. */
  scope: Element | null;
}

/** An element without a node: where it belongs among the children of a node, counted in child nodes and in letters between them. */
export interface Gap {
  parent: number;
  kind: 'clickable' | 'place' | 'shape' | 'scope' | 'ignored';
  start: readonly [children: number, letters: number];
  end: readonly [children: number, letters: number];
  text: string;
  box: readonly number[];
  facts: Facts;
  /** Index of the gap that it lies in, where that belongs to the same parent. */
  within?: number;
}

/** What the walk of one document gives. */
export interface WalkOutput {
  /** One entry a node; null where no element was found for it. */
  nodes: (Facts | null)[];
  gaps: Gap[];
  /** For each child frame the index of its node, or -1. */
  frames: number[];
  /** For each node whether it is left out, or outside of the scope. */
  dropped: boolean[];
  /** What must not leave the page: contents of password fields. Used to scrub, then forgotten. */
  passwords: string[];
  title: string;
  viewport: readonly [number, number];
  scroll: readonly [number, number, number, number];
  shade?: 'dark' | 'light';
}

/** Walks one document; to be evaluated in its frame. Answers a {@link WalkOutput} as JSON. */
export const walkDocument = inPage(
  {
    dom: domTools,
    see: visibilityTools,
    hint: hintTools,
    drawing: drawingTools,
    handlers: handlerTools,
    paths: pathTools,
    aligning: alignTools,
    facts: factsTools,
    looks: lookTools,
  },
  (
    input: WalkInput,
    {
      dom,
      see,
      hint,
      drawing,
      handlers: { hasHandler },
      paths,
      aligning,
      looks,
      facts: { widgets, isEditable, isPassword, standsFor, describer },
    },
  ): string => {
    const nodes = JSON.parse(input.nodes) as FlatNode[];
    const tree: FlatTree = { elements: [], roles: [], boxes: [], end: [], shown: [] };
    const shades: Shade[] = [];
    const styles: CSSStyleDeclaration[] = [];
    const rects: DOMRect[] = [];
    const cursors: string[] = [];
    const passwords: string[] = [];
    let modal: Element | undefined;
    const indexOf = new Map<Element, number>();
    const skipped = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT HEAD LINK META TITLE BASE'.split(' '));

    const collect = (element: Element, above: Shade): void => {
      if (skipped.has(element.tagName) || indexOf.has(element)) return;
      if (isPassword(element) && (element as HTMLInputElement).value)
        passwords.push((element as HTMLInputElement).value);
      const style = getComputedStyle(element);
      const isOption = element.localName === 'option' || element.localName === 'optgroup';
      if (!isOption && !element.checkVisibility() && style.display !== 'contents') return;
      const box = element.getBoundingClientRect();
      const index = tree.elements.push(element) - 1;
      indexOf.set(element, index);
      if (see.isOpenModal(element, box)) modal = element;
      const shade = see.shadeOf(element, style, box, above);
      shades.push(shade);
      styles.push(style);
      rects.push(box);
      cursors.push(style.cursor);
      tree.roles.push(dom.roleOf(element));
      tree.boxes.push([box.x, box.y, box.width, box.height].map(Math.round).join(','));
      tree.shown.push(isOption || style.visibility === 'visible');
      tree.end.push(0);
      for (const child of dom.childrenOf(element)) {
        if (child.nodeType === Node.ELEMENT_NODE) collect(child as Element, shade);
      }
      tree.end[index] = tree.elements.length;
    };
    const top = document.body ?? document.documentElement;
    collect(top, see.light);

    const matches = aligning.align(nodes, tree);
    const nodeOf = new Map<number, number>();
    matches.forEach((match, node) => {
      if (match >= 0) nodeOf.set(match, node);
    });
    const elementOf = (node: number): Element | undefined => tree.elements[matches[node] ?? -1];

    const isPointerRoot = (index: number): boolean => {
      if (cursors[index] !== 'pointer') return false;
      const parent = dom.parentOf(tree.elements[index] as Element);
      return !parent || cursors[indexOf.get(parent) ?? -1] !== 'pointer';
    };
    const { testIdAttribute } = input;
    const factsOf = describer({
      dom,
      see,
      hint,
      drawing,
      paths,
      tree,
      styles,
      rects,
      shades,
      testIdAttribute,
      isPointerRoot,
      hasHandler,
      modal,
    });
    /** Most parts of a node's text that are told apart, and most letters of one. */
    const [MOST_PARTS, MOST_LETTERS] = [40, 80];
    // What a large page looks like is read where it is needed only: it costs style after style.
    const isSmallPage = tree.elements.length <= 2_500;
    const MOST_OF_BOX = 40;
    const addLook = (own: Facts, index: number): Facts => {
      const element = tree.elements[index] as Element;
      const isTold = own.clickable || widgets.has(own.role ?? '') || element.childElementCount <= 8;
      if (!isSmallPage || !isTold || element === top) return own;
      const around = styles[indexOf.get(dom.parentOf(element) ?? element) ?? -1];
      const look = looks.lookOf(
        element,
        styles[index] as CSSStyleDeclaration,
        rects[index] as DOMRect,
        around,
      );
      if (look) own.look = look;
      if (isResizable(index)) own.resizable = true;
      return own;
    };
    // By the corner that the browser draws, or by a handle of its own that shows so under the pointer.
    const isResizable = (index: number): boolean => {
      const { resize, overflowY } = styles[index] as CSSStyleDeclaration;
      const isField = tree.elements[index]?.localName === 'textarea';
      if (resize && resize !== 'none' && (isField || overflowY !== 'visible')) return true;
      const end = tree.end[index] ?? 0;
      if (end - index > MOST_OF_BOX) return false;
      for (let at = index + 1; at < end; at += 1) if (cursors[at]?.endsWith('-resize')) return true;
      return false;
    };
    const facts = matches.map((match, node) => {
      const flat = nodes[node] as FlatNode;
      return match < 0 ? null : addLook(factsOf(match, elementOf(flat[7]), flat), match);
    });

    // Boxes that hold no text are nothing to Playwright, and all there is to some pages. Many of them are decoration.
    const shapes = isSmallPage
      ? tree.elements.flatMap((element, index) =>
          looks.isBare(element, styles[index] as CSSStyleDeclaration, rects[index] as DOMRect) ? [index] : [],
        )
      : [];
    const isShape = (index: number, above: { inTarget: boolean; inArea: boolean; inGap: boolean }): boolean =>
      shapes.length <= 100 &&
      tree.shown[index] === true &&
      !above.inTarget &&
      !above.inArea &&
      !above.inGap &&
      shapes.includes(index);
    const notePart = (index: number, parent: number, inTarget: boolean): void => {
      const element = tree.elements[index] as Element;
      const around = facts[parent];
      // What shows only under the pointer is nothing to click before it does.
      if (!isSmallPage || !around || element.childElementCount > 0 || tree.shown[index] !== true) return;
      const style = styles[index] as CSSStyleDeclaration;
      noteSpaces(parent, dom.gapsAt(element, style));
      const above = styles[indexOf.get(dom.parentOf(element) ?? element) ?? -1];
      const mark = looks.markOf(element, style, above);
      const text = dom.textOf(element, 200);
      if (mark && text) around.marks = [...(around.marks ?? []), { text, ...mark }];
      const { parts: known = [] } = around;
      const isPart = text && text.length <= MOST_LETTERS && !inTarget && known.length < MOST_PARTS;
      if (!isPart || /^(?:option|optgroup|legend)$/u.test(element.localName)) return;
      // A label that belongs to no field is a text like any other.
      if (element.localName === 'label' && (element as HTMLLabelElement).control) return;
      around.parts = [...known, { text, path: paths.pathOf(element, elementOf(parent)) }];
    };

    const noteSpaces = (parent: number, spaces: readonly [string, string][]): void => {
      const around = facts[parent];
      if (around && spaces.length > 0) around.breaks = [...(around.breaks ?? []), ...spaces];
    };

    const gaps: Gap[] = [];
    const counts = new Map<number, [children: number, letters: number]>();
    const ignored = new Set(input.ignored);
    const dropped = nodes.map(() => false);
    const countOf = (node: number): [number, number] => {
      const known = counts.get(node);
      if (known) return known;
      const fresh: [number, number] = [0, 0];
      counts.set(node, fresh);
      return fresh;
    };
    const visit = (
      element: Element,
      parent: number,
      above: {
        inTarget: boolean;
        inArea: boolean;
        inGap: boolean;
        isDropped: boolean;
        inScope: boolean;
        within?: number;
      },
    ): void => {
      if (element.localName === 'br') noteSpaces(parent, dom.brokenAt(element));
      const index = indexOf.get(element);
      if (index === undefined) return;
      const node = nodeOf.get(index);
      const count = countOf(parent);
      const state = { ...above, inScope: above.inScope || element === input.scope };
      let gap: Gap | undefined;
      if (node !== undefined) {
        delete state.within;
        state.isDropped ||= ignored.has(element);
        dropped[node] = state.isDropped || !state.inScope;
        count[0] += 1;
        count[1] = 0;
        const role = (nodes[node] as FlatNode)[0];
        // A list that handles the clicks on its items does not make the items one target.
        const isSmall = (tree.end[index] ?? 0) - index <= 12;
        const isTarget = widgets.has(role) && role !== 'listbox' && role !== 'treeitem';
        state.inTarget ||= isTarget;
        state.inArea ||= facts[node]?.clickable === true && isSmall;
      } else {
        const kind = gapKind(index, element, state) ?? (isShape(index, state) ? 'shape' : undefined);
        if (kind) {
          const text = dom.textOf(element, 400);
          const own = addLook(factsOf(index, elementOf(parent), undefined), index);
          if (kind === 'shape' && !isPointerRoot(index) && !hasHandler(element)) {
            delete own.clickable;
            delete own.hints;
          }
          gap = {
            parent,
            kind,
            start: [count[0], count[1]],
            end: [0, 0],
            text,
            box: (tree.boxes[index] ?? '').split(',').map(Number),
            facts: own,
            ...(state.within !== undefined && { within: state.within }),
          };
          if (kind !== 'ignored' || !state.isDropped) state.within = gaps.push(gap) - 1;
          state.isDropped ||= kind === 'ignored';
          state.inGap ||= kind === 'clickable' && (tree.end[index] ?? 0) - index <= 12;
        } else notePart(index, parent, state.inTarget || state.inGap);
      }
      const below = node ?? parent;
      for (const child of dom.childrenOf(element)) {
        if (child.nodeType === Node.ELEMENT_NODE) visit(child as Element, below, state);
        else if (child.nodeType === Node.TEXT_NODE && tree.shown[index]) {
          countOf(below)[1] += (child.nodeValue ?? '').replace(/[\s\p{Co}]/gu, '').length;
        }
      }
      if (gap) gap.end = [count[0], count[1]];
    };
    // The host of a button shows the pointer as well; the button is what is clicked.
    const holdsWidget = (index: number): boolean => {
      for (let at = index + 1; at < (tree.end[index] ?? 0); at += 1) {
        const node = nodeOf.get(at);
        if (node !== undefined && widgets.has((nodes[node] as FlatNode)[0])) return true;
      }
      return false;
    };
    // A box under a heading that holds nothing yet: what is dragged there has to go somewhere.
    const isEmptyPlace = (element: Element, width: number, height: number): boolean =>
      width >= 40 &&
      height >= 20 &&
      /^(?:div|section|ul|ol|article|aside|td)$/u.test(element.localName) &&
      element.childElementCount === 0 &&
      !/\S/u.test(element.textContent ?? '') &&
      (element.previousElementSibling?.matches('h1, h2, h3, h4, h5, h6, [role=heading]') === true ||
        /(?:^|[-_\s])(?:drop|dropzone|droppable|target|bin|trash|slot)(?:$|[-_\s])/iu.test(
          `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`,
        ));
    const isTitledSign = (element: Element, width: number, height: number): boolean =>
      width <= 64 &&
      height <= 64 &&
      /^(?:i|b|em|span|div|svg|img)$/u.test(element.localName) &&
      /\p{L}/u.test(element.getAttribute('title') ?? '') &&
      !/[\p{L}\p{N}]/u.test(element.textContent ?? '');
    /** One of a bar of signs that have no text and are each drawn by a class of their own: what a row is starred and deleted by. */
    const isBarSign = (element: Element): boolean => {
      const isSign = (each: Element): boolean =>
        /^(?:i|b|em|span|svg)$/u.test(each.localName) &&
        /[a-z]{3}/iu.test(each.getAttribute('class') ?? '') &&
        !/\S/u.test(each.textContent ?? '');
      const signs = [...(element.parentElement?.children ?? [])].filter(isSign);
      const classes = new Set(signs.map((each) => each.getAttribute('class')));
      return signs.length > 1 && classes.size === signs.length && signs.includes(element);
    };
    /** A star or a bin in a row that opens by a click: it does something else than the row. */
    const isSignOfItsOwn = (index: number, element: Element, inTarget: boolean): boolean => {
      const { width, height } = rects[index] as DOMRect;
      if (inTarget || !tree.shown[index] || !width || !height || width > 64 || height > 64) return false;
      if (/[\p{L}\p{N}]/u.test(element.textContent ?? '')) return false;
      return hasHandler(element) || isTitledSign(element, width, height) || isBarSign(element);
    };
    const gapKind = (
      index: number,
      element: Element,
      { inTarget, inArea, inGap }: { inTarget: boolean; inArea: boolean; inGap: boolean },
    ): Gap['kind'] | undefined => {
      if (ignored.has(element)) return 'ignored';
      if (!inTarget && tree.shown[index] && looks.isDrawn(element)) return 'shape';
      if (inGap) return isSignOfItsOwn(index, element, inTarget) ? 'clickable' : undefined;
      if (element === input.scope) return 'scope';
      if (isEditable(element)) return 'clickable';
      const { width, height } = rects[index] as DOMRect;
      if (inTarget || !tree.shown[index] || !width || !height || element === top) return undefined;
      if (standsFor(element)) return 'clickable';
      if (/^(?:label|option|optgroup)$/u.test(element.localName)) return undefined;
      if (hasHandler(element) || element.localName === 'canvas') return 'clickable';
      // What is in a clickable row or card is reached by clicking that, unless it does something of its own, as a sign with a tooltip does.
      if (inArea) return isSignOfItsOwn(index, element, inTarget) ? 'clickable' : undefined;
      if (isPointerRoot(index)) return holdsWidget(index) ? undefined : 'clickable';
      if (isEmptyPlace(element, width, height)) return 'place';
      if (width > 64 || height > 64 || !/^(?:i|svg|img|span)$/u.test(element.localName)) return undefined;
      if (/\S/u.test(element.textContent ?? '')) return undefined;
      // A span whose content is a picture is one, as an img is.
      const isPicture = element.localName !== 'span' || getComputedStyle(element).content.startsWith('url(');
      const isNamed = element.hasAttribute('title') || (isPicture && hint.iconsOf(element).length > 0);
      return isNamed ? 'clickable' : undefined;
    };
    visit(top, -1, {
      inTarget: false,
      inArea: false,
      inGap: false,
      isDropped: false,
      inScope: input.scope === null,
    });
    matches.forEach((match, node) => {
      const parent = (nodes[node] as FlatNode)[7];
      if (match < 0) dropped[node] = parent >= 0 ? (dropped[parent] ?? false) : input.scope !== null;
    });

    const root = document.documentElement;
    const shade = looks.shadeOf(top);
    const output: WalkOutput = {
      nodes: facts,
      gaps,
      frames: input.frames.map((frame) => nodeOf.get(indexOf.get(frame) ?? -1) ?? -1),
      dropped,
      passwords,
      title: document.title,
      viewport: [innerWidth, innerHeight],
      scroll: [Math.round(scrollX), Math.round(scrollY), root?.scrollWidth ?? 0, root?.scrollHeight ?? 0],
      ...(shade && { shade }),
    };
    return JSON.stringify(output);
  },
);
