/** One pass over a document: what the elements behind a snapshot's nodes are, and the clickable ones that the snapshot lacks. */
import type { Hidden } from '../contract/snapshot.js';
import { alignTools, type FlatNode, type FlatTree } from './align.js';
import { domTools } from './dom.js';
import { type Hint, hintTools } from './hints.js';
import { inPage } from './in-page.js';
import { pathTools } from './path.js';
import { type Shade, visibilityTools } from './visibility.js';

/** What the walk of one document is given. */
export interface WalkInput {
  nodes: readonly FlatNode[];
  testIdAttribute: string;
  /** Elements of the child frames. */
  frames: readonly Element[];
  /** Elements that are left out with their subtrees. */
  ignored: readonly Element[];
  /** Only what is inside is wanted. */
  scope: Element | null;
}

/** What is known of one element; fields that do not apply are absent. */
export interface Facts {
  /** Address, relative to the node above unless it begins with `/`. */
  path: string;
  tag: string;
  contentOrigin?: readonly [number, number];
  role?: string;
  name?: string;
  value?: string;
  masked?: boolean;
  hints?: Hint[];
  description?: string;
  hidden?: Hidden;
  clickable?: boolean;
  checked?: boolean;
  expanded?: boolean;
  selected?: boolean;
  pressed?: boolean;
  required?: boolean;
  readonly?: boolean;
  inputType?: string;
  id?: string;
  testId?: string;
  classes?: string[];
  options?: string[];
  min?: string;
  max?: string;
  step?: string;
  hasPopup?: string;
  draggable?: boolean;
  position?: number;
  setSize?: number;
}

/** An element without a node: where it belongs among the children of a node, counted in child nodes and in letters between them. */
export interface Gap {
  parent: number;
  kind: 'clickable' | 'scope' | 'ignored';
  start: readonly [children: number, letters: number];
  end: readonly [children: number, letters: number];
  text: string;
  box: readonly [number, number, number, number];
  facts: Facts;
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
}

/** Walks one document; to be evaluated in its frame. */
export const walkDocument = inPage(
  { dom: domTools, see: visibilityTools, hint: hintTools, paths: pathTools, aligning: alignTools },
  (input: WalkInput, { dom, see, hint, paths, aligning }): WalkOutput => {
    const tree: FlatTree = { elements: [], roles: [], boxes: [], end: [], shown: [] };
    const shades: Shade[] = [];
    const cursors: string[] = [];
    const indexOf = new Map<Element, number>();
    const skipped = new Set([
      'SCRIPT',
      'STYLE',
      'TEMPLATE',
      'NOSCRIPT',
      'HEAD',
      'LINK',
      'META',
      'TITLE',
      'BASE',
    ]);
    const letters = (text: string): number => text.replace(/[\s\p{Co}]/gu, '').length;

    const collect = (element: Element, above: Shade): void => {
      if (skipped.has(element.tagName) || indexOf.has(element)) return;
      const style = getComputedStyle(element);
      const isOption = element.localName === 'option' || element.localName === 'optgroup';
      const isContents = style.display === 'contents';
      if (!isOption && !isContents && !element.checkVisibility()) return;
      const box = element.getBoundingClientRect();
      const index = tree.elements.push(element) - 1;
      indexOf.set(element, index);
      const shade = see.shadeOf(element, style, box, above);
      shades.push(shade);
      cursors.push(style.cursor);
      tree.roles.push(dom.roleOf(element));
      tree.boxes.push(
        `${Math.round(box.x)},${Math.round(box.y)},${Math.round(box.width)},${Math.round(box.height)}`,
      );
      tree.shown.push(isOption || style.visibility === 'visible');
      tree.end.push(0);
      for (const child of dom.childrenOf(element)) {
        if (child.nodeType === Node.ELEMENT_NODE) collect(child as Element, shade);
      }
      tree.end[index] = tree.elements.length;
    };
    const top = document.body ?? document.documentElement;
    collect(top, see.light);
    const matches = aligning.align(input.nodes, tree);
    const nodeOf = new Map<number, number>();
    matches.forEach((match, node) => {
      if (match >= 0) nodeOf.set(match, node);
    });

    const modal = see.openModal();
    const natives = new Set([
      'a',
      'button',
      'input',
      'select',
      'textarea',
      'summary',
      'option',
      'area',
      'video',
      'audio',
    ]);
    const widgets = new Set(
      'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio treeitem textbox searchbox combobox listbox slider spinbutton'.split(
        ' ',
      ),
    );
    const fieldRoles = new Set(
      'textbox searchbox combobox listbox checkbox radio switch slider spinbutton'.split(' '),
    );
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
    const passwords: string[] = [];

    const hasHandler = (element: Element): boolean => {
      if (handlerAttributes.some((name) => element.hasAttribute(name))) return true;
      const live = element as HTMLElement;
      if (typeof live.onclick === 'function' || typeof live.onmousedown === 'function') return true;
      return element.hasAttribute('tabindex') && live.tabIndex >= 0;
    };
    const isPointerRoot = (index: number): boolean => {
      if (cursors[index] !== 'pointer') return false;
      const parent = dom.parentOf(tree.elements[index] as Element);
      return !parent || cursors[indexOf.get(parent) ?? -1] !== 'pointer';
    };
    const isEditable = (element: Element): boolean =>
      (element as HTMLElement).isContentEditable &&
      !(dom.parentOf(element) as HTMLElement | null)?.isContentEditable &&
      document.designMode !== 'on';
    const isPassword = (element: Element): boolean =>
      element.localName === 'input' &&
      ((element as HTMLInputElement).type === 'password' ||
        /(?:current|new)-password/u.test(element.getAttribute('autocomplete') ?? ''));

    const factsOf = (index: number, base: Element | undefined, node: FlatNode | undefined): Facts => {
      const element = tree.elements[index] as HTMLElement;
      const tag = dom.tagOf(element);
      const role = node && node[0] !== 'generic' ? node[0] : (tree.roles[index] ?? 'generic');
      const facts: Facts = { path: paths.pathOf(element, base), tag };
      const attribute = (name: string): string | undefined => element.getAttribute(name)?.trim() || undefined;
      const truth = (name: string): boolean | undefined => {
        const value = attribute(name);
        return value === 'true' ? true : value === 'false' ? false : undefined;
      };
      if (element.id) facts.id = element.id;
      const testId = element.getAttribute(input.testIdAttribute);
      if (testId) facts.testId = testId;
      if (element.classList.length > 0) facts.classes = [...element.classList];
      const description = dom.textOfIds(element, 'aria-describedby') || attribute('aria-description');
      if (description) facts.description = description;
      const position = Number(attribute('aria-posinset'));
      if (position > 0) facts.position = position;
      const setSize = Number(attribute('aria-setsize'));
      if (setSize > 0) facts.setSize = setSize;
      const popup =
        attribute('aria-haspopup') ??
        (role === 'combobox' && (element as HTMLInputElement).list !== null && tag === 'input'
          ? 'listbox'
          : undefined);
      if (popup && popup !== 'false') facts.hasPopup = popup;
      if (
        attribute('draggable') === 'true' ||
        element.ondragstart ||
        element.ondrop ||
        /\bui-(?:draggable|droppable|sortable)\b/u.test(attribute('class') ?? '')
      ) {
        facts.draggable = true;
      }
      const expanded =
        tag === 'summary'
          ? (element.parentElement as HTMLDetailsElement | null)?.open
          : truth('aria-expanded');
      if (expanded !== undefined) facts.expanded = expanded;
      const selected = truth('aria-selected');
      if (selected !== undefined) facts.selected = selected;
      const pressed = truth('aria-pressed');
      if (pressed !== undefined) facts.pressed = pressed;
      const required = (element as HTMLInputElement).required === true || truth('aria-required');
      if (required) facts.required = true;
      const readonly =
        ((element as HTMLInputElement).readOnly === true && /^(?:input|textarea)$/u.test(tag)) ||
        truth('aria-readonly');
      if (readonly) facts.readonly = true;
      addValue(facts, element, tag, role);
      if (!node)
        facts.role = isEditable(element)
          ? 'textbox'
          : widgets.has(role)
            ? role
            : ['img', 'canvas', 'svg', 'i'].includes(tag) && !dom.fold(element.textContent)
              ? 'img'
              : 'generic';
      if (isEditable(element)) facts.role = role === 'generic' ? 'textbox' : role;
      const isWidget = natives.has(tag) || widgets.has(role);
      const isLabel = tag === 'label' && (element as HTMLLabelElement).control !== null;
      const isClickable = !isWidget && !isLabel && (isPointerRoot(index) || hasHandler(element));
      if (isClickable || (!node && !isLabel)) facts.clickable = true;
      const hidden = hiddenOf(index, element, role, isWidget || isClickable);
      if (hidden) facts.hidden = hidden;
      const hints = hintsOf(element, role, node, isWidget || isClickable || !node);
      if (hints.length > 0) facts.hints = hints;
      if (facts.role === 'textbox' && !node?.[1]) {
        const name = dom.nameOf(element) || attribute('data-placeholder') || attribute('aria-placeholder');
        if (name) facts.name = name;
      }
      if (tag === 'iframe' || tag === 'frame') {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        facts.contentOrigin = [
          box.x + element.clientLeft + Number.parseFloat(style.paddingLeft),
          box.y + element.clientTop + Number.parseFloat(style.paddingTop),
        ];
        const name = attribute('title') ?? attribute('name');
        if (name) facts.name = name;
      }
      return facts;
    };

    const addValue = (facts: Facts, element: HTMLElement, tag: string, role: string): void => {
      if (tag === 'input') {
        const field = element as HTMLInputElement;
        facts.inputType = field.type;
        if (isPassword(element)) {
          facts.masked = true;
          if (field.value) passwords.push(field.value);
        } else if (field.type === 'checkbox' || field.type === 'radio') facts.checked = field.checked;
        else if (field.type === 'file')
          facts.value = [...(field.files ?? [])].map((file) => file.name).join(', ');
        else if (!/^(?:button|submit|reset|image)$/u.test(field.type)) facts.value = field.value;
        for (const name of ['min', 'max', 'step'] as const) if (field[name]) facts[name] = field[name];
      } else if (tag === 'textarea') facts.value = (element as HTMLTextAreaElement).value;
      else if (tag === 'select') {
        const select = element as HTMLSelectElement;
        const labelOf = (option: HTMLOptionElement): string => dom.fold(option.label || option.text);
        facts.value = [...select.selectedOptions].map(labelOf).join(', ');
        facts.options = [...select.options].slice(0, 1_000).map(labelOf);
      } else if (tag === 'progress' || tag === 'meter')
        facts.value = String((element as HTMLProgressElement).value);
      else if (tag === 'button') facts.inputType = (element as HTMLButtonElement).type;
      else if (isEditable(element)) facts.value = dom.fold(element.innerText);
      else {
        const spoken = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
        if (spoken) facts.value = spoken;
        for (const [name, from] of [
          ['min', 'aria-valuemin'],
          ['max', 'aria-valuemax'],
        ] as const) {
          const value = element.getAttribute(from);
          if (value) facts[name] = value;
        }
      }
      if (
        facts.checked === undefined &&
        /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/u.test(role)
      ) {
        facts.checked = element.getAttribute('aria-checked') === 'true';
      }
    };

    const hiddenOf = (
      index: number,
      element: Element,
      role: string,
      isTarget: boolean,
    ): Hidden | undefined => {
      const own = shades[index]?.hidden;
      const isOption = element.localName === 'option';
      if (own && !(own === 'offscreen' && isOption)) return own;
      if (
        isTarget &&
        getComputedStyle(element).pointerEvents === 'none' &&
        !/^(?:checkbox|radio|switch)$/u.test(role)
      ) {
        return element.matches('input[type=file], option') ? undefined : 'inert';
      }
      const isLeaf = element.childElementCount === 0;
      const outside = modal !== undefined && !see.isWithin(element, modal) && !see.isWithin(modal, element);
      if (!outside && !((isTarget || isLeaf) && !isOption)) return undefined;
      const hit = see.hitOf(element);
      if (outside)
        return hit &&
          hit !== document.documentElement &&
          (see.isWithin(hit, element) || element.contains(hit))
          ? undefined
          : 'behind-dialog';
      return hit && see.isCovered(element, hit) ? 'covered' : undefined;
    };

    const hintsOf = (
      element: HTMLElement,
      role: string,
      node: FlatNode | undefined,
      isTarget: boolean,
    ): Hint[] => {
      const found: Hint[] = [];
      const name = node?.[1] ?? '';
      const add = (each: Hint): void => {
        if (each.text && each.text !== name && !found.some((known) => known.text === each.text))
          found.push(each);
      };
      if (fieldRoles.has(role) || isEditable(element)) {
        const isTied = Boolean(
          dom.labelOf(element) ||
          element.getAttribute('aria-label') ||
          dom.textOfIds(element, 'aria-labelledby'),
        );
        if (!isTied) for (const text of hint.labelsNear(element)) add({ from: 'label-nearby', text });
      }
      for (const from of [
        'title',
        'data-tooltip',
        'data-title',
        'data-original-title',
        'data-bs-original-title',
        'data-tip',
        'aria-label',
      ]) {
        const text = dom.fold(element.getAttribute(from));
        if (text && text.length <= 120) add({ from: 'title', text });
      }
      if (!isTarget) return found;
      if (!name && !node?.[2] && !dom.textOf(element, 40)) {
        for (const each of hint.iconsOf(element)) add(each);
        if (found.length === 0 && !fieldRoles.has(role))
          add({ from: 'class', text: hint.classWords(element) });
      } else if (/\bmaterial-(?:icons|symbols)/u.test(element.innerHTML.slice(0, 400)))
        for (const each of hint.iconsOf(element)) add(each);
      const value = element.getAttribute('value');
      if (value && /^(?:button|option)$/u.test(role) && element.localName !== 'input')
        add({ from: 'value', text: dom.fold(value) });
      return found;
    };

    const facts = matches.map((match, node) => {
      if (match < 0) return null;
      const parent = (input.nodes[node] as FlatNode)[7];
      const above = parent >= 0 ? (matches[parent] ?? -1) : -1;
      return factsOf(match, above >= 0 ? tree.elements[above] : undefined, input.nodes[node]);
    });

    const gaps: Gap[] = [];
    const counts = new Map<number, [number, number]>();
    const ignored = new Set(input.ignored);
    const dropped = input.nodes.map(() => false);
    const gapKind = (
      index: number,
      element: Element,
      inTarget: boolean,
      inGap: boolean,
    ): Gap['kind'] | undefined => {
      if (ignored.has(element)) return 'ignored';
      if (inGap) return undefined;
      if (element === input.scope) return 'scope';
      if (isEditable(element)) return 'clickable';
      const [, , width, height] = (tree.boxes[index] ?? '').split(',').map(Number);
      if (
        inTarget ||
        !tree.shown[index] ||
        !width ||
        !height ||
        element.localName === 'label' ||
        element === document.body
      )
        return undefined;
      if (element.localName === 'option' || element.localName === 'optgroup') return undefined;
      if (hasHandler(element) || isPointerRoot(index)) return 'clickable';
      if (element.localName === 'canvas') return 'clickable';
      const isIcon =
        /^(?:i|svg|img|span)$/u.test(element.localName) &&
        width <= 64 &&
        height <= 64 &&
        !/\S/u.test(element.textContent ?? '');
      return isIcon &&
        (element.hasAttribute('title') || (element.localName !== 'span' && hint.iconsOf(element).length > 0))
        ? 'clickable'
        : undefined;
    };
    const visit = (
      element: Element,
      parent: number,
      state: { inTarget: boolean; inGap: boolean; isDropped: boolean; inScope: boolean },
    ): void => {
      const index = indexOf.get(element);
      if (index === undefined) return;
      const node = nodeOf.get(index);
      const inScope = state.inScope || element === input.scope;
      let { inTarget, inGap, isDropped } = state;
      const count = counts.get(parent) ?? [0, 0];
      counts.set(parent, count);
      let gap: Gap | undefined;
      let below = parent;
      if (node !== undefined) {
        isDropped ||= ignored.has(element);
        dropped[node] = isDropped || !inScope;
        count[0] += 1;
        count[1] = 0;
        const own = facts[node];
        inTarget ||=
          (widgets.has((input.nodes[node] as FlatNode)[0]) &&
            (input.nodes[node] as FlatNode)[0] !== 'listbox') ||
          own?.clickable === true;
        below = node;
      } else {
        const kind = gapKind(index, element, inTarget, inGap);
        if (kind) {
          const above = parent >= 0 ? matches[parent] : undefined;
          const base = above === undefined || above < 0 ? undefined : tree.elements[above];
          gap = {
            parent,
            kind,
            start: [count[0], count[1]],
            end: [0, 0],
            text: dom.textOf(element, 400),
            box: (tree.boxes[index] ?? '').split(',').map(Number) as unknown as Gap['box'],
            facts: factsOf(index, base, undefined),
          };
          if (kind !== 'ignored' || !isDropped) gaps.push(gap);
          isDropped ||= kind === 'ignored';
          inGap ||= kind === 'clickable';
        }
      }
      const next = { inTarget, inGap, isDropped, inScope };
      for (const child of dom.childrenOf(element)) {
        if (child.nodeType === Node.ELEMENT_NODE) visit(child as Element, below, next);
        else if (child.nodeType === Node.TEXT_NODE && below === parent && tree.shown[index]) {
          const at = counts.get(below) ?? [0, 0];
          at[1] += letters(child.nodeValue ?? '');
          counts.set(below, at);
        } else if (child.nodeType === Node.TEXT_NODE && tree.shown[index]) {
          const at = counts.get(below) ?? [0, 0];
          at[1] += letters(child.nodeValue ?? '');
          counts.set(below, at);
        }
      }
      if (gap) gap.end = [count[0], count[1]];
    };
    visit(top, -1, { inTarget: false, inGap: false, isDropped: false, inScope: input.scope === null });
    matches.forEach((match, node) => {
      const parent = (input.nodes[node] as FlatNode)[7];
      if (match < 0) dropped[node] = parent >= 0 ? (dropped[parent] ?? false) : input.scope !== null;
    });

    const root = document.documentElement;
    return {
      nodes: facts,
      gaps,
      frames: input.frames.map((frame) => nodeOf.get(indexOf.get(frame) ?? -1) ?? -1),
      dropped,
      passwords,
      title: document.title,
      viewport: [innerWidth, innerHeight],
      scroll: [Math.round(scrollX), Math.round(scrollY), root?.scrollWidth ?? 0, root?.scrollHeight ?? 0],
    };
  },
);
