/** What is known of the element behind a node of a snapshot. Runs in the page, as a part of walker.ts. */
import type { Hidden, Look, Mark } from '../contract/snapshot.js';
import type { FlatNode, FlatTree } from './align.js';
import type { domTools } from './dom.js';
import type { drawingTools } from './drawing.js';
import type { Hint, hintTools } from './hints.js';
import type { pathTools } from './path.js';
import type { Shade, visibilityTools } from './visibility.js';

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
  folded?: boolean;
  focused?: boolean;
  checked?: boolean;
  expanded?: boolean;
  selected?: boolean;
  pressed?: boolean;
  disabled?: boolean;
  required?: boolean;
  readonly?: boolean;
  invalid?: boolean;
  inputType?: string;
  id?: string;
  testId?: string;
  classes?: string[];
  options?: string[];
  min?: string;
  max?: string;
  step?: string;
  hasPopup?: string;
  opensTab?: boolean;
  draggable?: boolean;
  resizable?: boolean;
  scrolls?: boolean;
  position?: number;
  setSize?: number;
  look?: Look;
  marks?: Mark[];
  /** Parts of its text that are elements of their own, with the way to them from here. */
  parts?: { text: string; path: string }[];
  /** What stands right before and right behind each of its line breaks. */
  breaks?: [before: string, behind: string][];
}

/** What a describer works with: the other tools, and what the walk has collected. */
export interface FactsContext {
  dom: ReturnType<typeof domTools>;
  see: ReturnType<typeof visibilityTools>;
  hint: ReturnType<typeof hintTools>;
  drawing: ReturnType<typeof drawingTools>;
  paths: ReturnType<typeof pathTools>;
  tree: FlatTree;
  styles: CSSStyleDeclaration[];
  rects: DOMRect[];
  shades: Shade[];
  testIdAttribute: string;
  /** The pointer cursor begins at this element. */
  isPointerRoot: (index: number) => boolean;
  /** A click on it does something of its own. */
  hasHandler: (element: Element) => boolean;
  /** The dialog that keeps a person from everything else. */
  modal: Element | undefined;
}

/** Makes the tools; self-contained, so that its source can be sent. */
export function factsTools() {
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
  /** Classes by which style sheets draw an item as out of action. */
  const greyed = '.disabled, .is-disabled, .greyed, .grayed, .dis, [class*="--disabled"]';
  const fieldRoles = new Set(
    'textbox searchbox combobox listbox radiogroup checkbox radio switch slider spinbutton'.split(' '),
  );
  const isEditable = (element: Element): boolean =>
    (element as HTMLElement).isContentEditable &&
    !(element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as HTMLElement | undefined))
      ?.isContentEditable &&
    document.designMode !== 'on';
  const isPassword = (element: Element): boolean =>
    element.localName === 'input' &&
    ((element as HTMLInputElement).type === 'password' ||
      /(?:current|new)-password/u.test(element.getAttribute('autocomplete') ?? ''));

  /** What a label stands for when its box is not rendered at all, so that there is no other node for it. */
  function standsFor(element: Element): Pick<Facts, 'role' | 'checked' | 'inputType'> | undefined {
    const control = element.localName === 'label' ? (element as HTMLLabelElement).control : null;
    if (!control || control.localName !== 'input') return undefined;
    if (control.checkVisibility({ visibilityProperty: true })) return undefined;
    const { type, checked } = control as HTMLInputElement;
    if (type === 'file') return { role: 'button', inputType: type };
    return type === 'checkbox' || type === 'radio' ? { role: type, inputType: type, checked } : undefined;
  }

  /** Makes the function that describes elements of one document; `base` is the element of the node above. */
  function describer({
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
  }: FactsContext) {
    const factsOf = (index: number, base: Element | undefined, node: FlatNode | undefined): Facts => {
      const element = tree.elements[index] as HTMLElement;
      const tag = dom.tagOf(element);
      const known = node && node[0] !== 'generic' ? node[0] : (tree.roles[index] ?? 'generic');
      const inner = known === 'generic' ? dom.componentRole(element) : undefined;
      const role = inner ?? known;
      const facts: Facts = { path: paths.pathOf(element, base), tag };
      const attribute = (name: string): string | undefined => element.getAttribute(name)?.trim() || undefined;
      const truth = (name: string): boolean | undefined => {
        const value = attribute(name);
        return value === 'true' ? true : value === 'false' ? false : undefined;
      };
      // As an attribute: in a form with a control called "id", the property is that control.
      const id = element.getAttribute('id');
      if (id) facts.id = id;
      const testId = element.getAttribute(testIdAttribute);
      if (testId) facts.testId = testId;
      if (element.classList.length > 0) facts.classes = [...element.classList];
      const description = dom.textOfIds(element, 'aria-describedby') || attribute('aria-description');
      if (description) facts.description = description;
      const position = Number(attribute('aria-posinset'));
      if (position > 0) facts.position = position;
      const setSize = Number(attribute('aria-setsize'));
      if (setSize > 0) facts.setSize = setSize;
      const list = (element as HTMLInputElement).list ? 'datalist' : 'listbox';
      const isList = tag === 'input' && (role === 'combobox' || dom.isDrawnList(element));
      const isMenu = dom.isMenuTrigger(element);
      const popup = attribute('aria-haspopup') ?? (isList ? list : isMenu ? 'menu' : undefined);
      if (popup && popup !== 'false') facts.hasPopup = popup;
      if (element.localName === 'a' && attribute('target') === '_blank') facts.opensTab = true;
      if (
        attribute('draggable') === 'true' ||
        element.ondragstart ||
        element.ondrop ||
        /\bui-(?:draggable|droppable|sortable)\b/u.test(attribute('class') ?? '')
      ) {
        facts.draggable = true;
      }
      const canScroll = /auto|scroll|overlay/u.test(styles[index]?.overflowY ?? '');
      if (canScroll && element !== document.body && element.scrollHeight > element.clientHeight + 1)
        facts.scrolls = true;
      const expanded =
        tag === 'summary'
          ? (element.parentElement as HTMLDetailsElement | null)?.open
          : truth('aria-expanded');
      if (expanded !== undefined) facts.expanded = expanded;
      // Some calendars say only so which days are chosen.
      const isDay = role === 'button' && element.closest('td, [role=gridcell]') !== null;
      const selected = truth('aria-selected') ?? (isDay ? truth('data-selected') : undefined);
      if (selected !== undefined) facts.selected = selected;
      const pressed = truth('aria-pressed');
      if (pressed !== undefined) facts.pressed = pressed;
      // A plain item may say so in a role that has no such state, or by the class that draws it grey.
      const isGrey = element.className !== '' && /^(?:li|div|span|a)$/u.test(tag) && element.matches(greyed);
      if (truth('aria-disabled') || isGrey) facts.disabled = true;
      const required = (element as HTMLInputElement).required || truth('aria-required');
      if (required) facts.required = true;
      const readonly =
        ((element as HTMLInputElement).readOnly && /^(?:input|textarea)$/u.test(tag)) ||
        truth('aria-readonly');
      if (readonly) facts.readonly = true;
      // As the browser draws it: a field that nobody has touched or sent off is not wrong yet.
      if (element.matches('input:user-invalid, select:user-invalid, textarea:user-invalid'))
        facts.invalid = true;
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
      if (!node && element.matches(':focus')) facts.focused = true;
      if (inner) addComponent(facts, element, inner);
      const stand = standsFor(element);
      if (stand) Object.assign(facts, stand, { name: dom.textOf(element, 200) });
      // An anchor that leads nowhere is what its pointer and its handlers make of it.
      const isNative = natives.has(tag) && (tag !== 'a' || element.hasAttribute('href'));
      const isWidget = isNative || widgets.has(role);
      const isLabel = tag === 'label' && (element as HTMLLabelElement).control !== null;
      const isClickable = !isWidget && !isLabel && (isPointerRoot(index) || hasHandler(element));
      if (isClickable || (!node && !isLabel)) facts.clickable = true;
      if ((isWidget || isClickable) && dom.isFoldedTitle(element)) facts.folded = true;
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

    const addComponent = (facts: Facts, element: HTMLElement, role: string): void => {
      facts.role = role;
      const live = element as HTMLElement & { checked?: unknown; active?: unknown; selected?: unknown };
      const state = [live.checked, live.active, live.selected].find((each) => typeof each === 'boolean');
      if (state !== undefined) facts[role === 'tab' ? 'selected' : 'checked'] = state;
      const [label] = hint.labelsNear(element);
      const name = dom.fold(element.getAttribute('aria-label')) || dom.textOf(element, 120) || label;
      if (name) facts.name = name;
    };

    const addLimits = (facts: Facts, element: HTMLElement): void => {
      for (const name of ['min', 'max'] as const) {
        const value = element.getAttribute(`aria-value${name}`);
        if (value) facts[name] ??= value;
      }
    };

    const addValue = (facts: Facts, element: HTMLElement, tag: string, role: string): void => {
      if (tag === 'input') {
        const field = element as HTMLInputElement;
        facts.inputType = field.type;
        if (isPassword(element)) {
          facts.masked = true;
        } else if (field.type === 'checkbox' || field.type === 'radio') facts.checked = field.checked;
        else if (field.type === 'file')
          facts.value = [...(field.files ?? [])].map((file) => file.name).join(', ');
        else if (!/^(?:button|submit|reset|image)$/u.test(field.type)) facts.value = field.value;
        for (const name of ['min', 'max', 'step'] as const) if (field[name]) facts[name] = field[name];
        // A plain field that is said to be for a number says its limits as well, and would take more when typed into.
        if (role === 'spinbutton') addLimits(facts, element);
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
        addLimits(facts, element);
      }
      if (
        facts.checked === undefined &&
        /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/u.test(role)
      ) {
        // The box of a tree item may say nothing itself, and the item whether it is ticked.
        const own = element.getAttribute('aria-checked');
        const item = role === 'checkbox' && own === null ? element.closest('[role=treeitem]') : null;
        const said = own ?? item?.getAttribute('aria-checked') ?? item?.getAttribute('aria-selected');
        facts.checked = said === 'true';
      }
    };

    const hiddenOf = (
      index: number,
      element: Element,
      role: string,
      isTarget: boolean,
    ): Hidden | undefined => {
      const own = shades[index]?.hidden;
      const untouched = /^(?:checkbox|radio|switch|(?:alert)?dialog)$/u;
      const isOption = element.localName === 'option';
      // A field that shows itself only when it is used, in front of its own label.
      const isReached =
        own === 'transparent' &&
        fieldRoles.has(role) &&
        see.hitOf(element, rects[index] as DOMRect) === element &&
        styles[index]?.pointerEvents !== 'none';
      if (own && !isReached && !(own === 'offscreen' && isOption)) return own;
      if (isTarget && styles[index]?.pointerEvents === 'none' && !untouched.test(role)) {
        // A field that leaves the pointer to its wrapper, as a list of choices that is opened by a click does.
        const wrapper =
          fieldRoles.has(role) && !element.matches(':disabled, select') ? element.parentElement : null;
        const isLeft = wrapper !== null && getComputedStyle(wrapper).pointerEvents !== 'none';
        return isLeft || element.matches('input[type=file], option') ? undefined : 'inert';
      }
      const isLeaf = element.childElementCount === 0;
      const outside = modal !== undefined && !see.isWithin(element, modal) && !see.isWithin(modal, element);
      if (!outside && !((isTarget || isLeaf) && !isOption)) return undefined;
      if (rects[index]?.width === 0 || rects[index]?.height === 0)
        return outside ? 'behind-dialog' : undefined;
      const hit = see.hitOf(element, rects[index] as DOMRect);
      if (outside)
        return hit &&
          hit !== document.documentElement &&
          (see.isWithin(hit, element) || element.contains(hit))
          ? undefined
          : 'behind-dialog';
      return hit && see.isCovered(element, hit) ? 'covered' : undefined;
    };

    // A list that is named by the choice it shows still needs its label; so does a switch between "Off" and "On".
    const isNamedByItself = (element: Element): boolean =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/u)
        .every((id) => id === '' || element.querySelector(`#${CSS.escape(id)}`) !== null);

    // "Combobox": what a component calls itself names nothing.
    const saysKindOnly = (name: string): boolean =>
      /^(?:combo ?box|list ?box|select|dropdown|drop-down|text ?box|input|spin ?button)$/iu.test(name.trim());

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
      const isList = role === 'button' && element.getAttribute('aria-haspopup') === 'listbox';
      if (isList || fieldRoles.has(role) || isEditable(element)) {
        const isTied = Boolean(
          dom.labelOf(element) ||
          (element.getAttribute('aria-label') && !saysKindOnly(name)) ||
          (dom.textOfIds(element, 'aria-labelledby') && !isNamedByItself(element)),
        );
        const states = /^(?:(?:on|off|yes|no)(?:\s+|$))+$/iu.test(name) && element.closest('label');
        const isFree = isList || !isTied || states;
        const labels = isFree ? hint.labelsNear(states || element) : hint.labelsOfPutAway(element);
        for (const text of labels) add({ from: 'label-nearby', text });
      }
      for (const text of hint.tipsOf(element)) add({ from: 'title', text });
      if (!isTarget) return found;
      // What a form sends the value as, where nothing that a person sees names the field.
      if (fieldRoles.has(role) && !name && found.length === 0 && !element.getAttribute('placeholder'))
        add({ from: 'name', text: hint.sentAs(element) });
      // The letters of an icon font are no words, though the accessible name has them.
      const isWordless = /^[\s\p{Co}]*$/u.test(`${name}${node?.[2] ?? ''}${dom.textOf(element, 40)}`);
      if (isWordless || /\bmaterial-(?:icons|symbols)/u.test(element.innerHTML.slice(0, 400)))
        for (const each of hint.iconsOf(element)) add(each);
      if (isWordless && found.length === 0 && !fieldRoles.has(role)) {
        const words = hint.classWords(element);
        // A class that says what is done says more than a cross does.
        if (!hint.isDeed(words)) add({ from: 'icon', text: drawing.signIn(element) });
        add({ from: 'class', text: words });
      }
      const value = element.getAttribute('value');
      if (value && /^(?:button|option)$/u.test(role) && element.localName !== 'input')
        add({ from: 'value', text: dom.fold(value) });
      return found;
    };

    return factsOf;
  }

  return { widgets, isEditable, isPassword, standsFor, describer };
}
