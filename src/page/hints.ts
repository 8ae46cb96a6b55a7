/** Names that the accessibility tree does not give: a label that stands nearby, a tooltip, the name of an icon. Runs in the page. */
import type { HintSource } from '../contract/snapshot.js';

/** One hint. */
export interface Hint {
  from: HintSource;
  text: string;
}

/** Makes the tools; self-contained, so that its source can be sent. */
export function hintTools() {
  const fieldSelector =
    'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]), select, textarea, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox], [role=slider], [role=spinbutton], [role=checkbox], [role=radio], [role=switch], [role=listbox], [role=searchbox]';
  const iconPrefix =
    /^(?:fa[srlbd]?|bi|mdi|md|icons?|ico?|glyph|glyphicon|iconfont|ti|ri|la|las|anticon|pi|lucide|feather|octicon|codicon|el-icon|k-icon|ui-icon|cil|cib|bx[sl]?|uil|icofont|ion|svg|sprite|material-symbols|heroicon|tabler-icon|i)[-_]{1,2}(.+)$/iu;
  const iconSuffix = /^(.+?)[-_]{1,2}(?:icon|ico|btn|button|img|svg)$/iu;
  const iconBase = /^[a-z]{1,12}[-_]?icons?$/iu;
  const notWords =
    /^(?:\d+x?|lg|sm|xs|xl|md|fw|spin|solid|regular|light|thin|brands|outlined?|rounded|sharp|filled|inline|left|right|icons?|small|large|medium|default|primary|secondary|button|btn)$/iu;
  const deeds =
    /^(?:add|archive|attach|back|backward|basket|bookmark|burger|call|cancel|cart|check|clear|close|collapse|complete|copy|create|cross|dec|decrease|del|delete|dismiss|done|dots|down|download|drag|edit|expand|fav|favou?rite|filter|flag|forward|ff|fwd|grip|hamburger|handle|heart|help|hide|inc|increase|info|kebab|left|like|lock|love|mail|mark|menu|minus|more|move|mute|nav|new|next|open|options|pause|pin|play|plus|prev|previous|print|rm|read|redo|refresh|remove|reply|rewind|right|save|search|send|settings|share|show|sort|star|stop|toggle|trash|undo|up|upload|view|volume|x|zoom)$/iu;

  function fold(text: string | null | undefined): string {
    return (text ?? '').replace(/\s+/gu, ' ').trim();
  }

  const tipAttributes = [
    'title',
    'data-tooltip',
    'data-title',
    'data-original-title',
    'data-bs-original-title',
    'data-bs-title',
    'data-tip',
    'aria-label',
  ];

  /** Tooltips that are written down: on the element, on the component that it is the inside of, on a component made for tooltips around that. */
  function tipsOf(element: Element): string[] {
    const tips = tipAttributes.map((name) => element.getAttribute(name));
    const root = element.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : undefined;
    const isFirst = host?.shadowRoot?.querySelector('button, a, input, select, textarea') === element;
    if (host && isFirst) tips.push(...tipAttributes.map((name) => host.getAttribute(name)));
    const around = (host && isFirst ? host : element).parentElement;
    if (around?.localName.includes('-') && around.localName.endsWith('tooltip'))
      tips.push(around.getAttribute('content'), around.getAttribute('text'));
    // A box with a tooltip that holds this one field is the field, to who points at it: also through the components that draw it.
    if (element.matches(fieldSelector) && tips.every((tip) => !tip)) tips.push(tipAround(element));
    return tips.map(fold).filter((text) => text !== '' && text.length <= 120);
  }

  /** Whether a box holds more than one field, as far as can be seen: what components hold is theirs. */
  function isShared(box: Element, inner: Element): boolean {
    return (
      box.querySelectorAll(fieldSelector).length > 1 ||
      [...box.children].some((child) => child !== inner && child.shadowRoot !== null)
    );
  }

  /** The tooltip of the next box around a field that has one, where the field is the only one in it. */
  function tipAround(field: Element): string | null {
    let at: Element | undefined = field;
    for (let level = 0; at && level < 6; level += 1) {
      const root: Node = at.getRootNode();
      const up: Element | undefined =
        at.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
      if (!up || up.matches('form, table, body') || isShared(up, at)) return null;
      const tip = up.getAttribute('title');
      if (tip) return tip;
      at = up;
    }
    return null;
  }

  /** Words of an identifier: `trashCan_alt` is `trash can alt`. */
  function wordsOf(identifier: string): string {
    return fold(
      identifier
        .replace(/([a-z])([A-Z])/gu, '$1 $2')
        .replace(/[-_./]+/gu, ' ')
        .toLowerCase(),
    );
  }

  /** Visible words of a node, without those that belong to a field. */
  function wordsIn(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return fold(node.nodeValue);
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const element = node as HTMLElement;
    if (/^(?:script|style|template|select|textarea|button|svg)$/u.test(element.localName)) return '';
    if (element.matches(fieldSelector) || !element.checkVisibility()) return '';
    return [...element.childNodes].map(wordsIn).filter(Boolean).join(' ');
  }

  /** The list that a field opens is no other field. */
  function isListOf(field: Element, each: Element): boolean {
    const ids = `${field.getAttribute('aria-controls') ?? ''} ${field.getAttribute('aria-owns') ?? ''}`;
    return each.id !== '' && ids.split(/\s+/u).includes(each.id);
  }

  /** One of several values in the box of a field, with a cross to take it out: it names the field no more than what is typed there would. */
  function isChip(element: Element): boolean {
    // A bar of buttons is none, though one of them deletes.
    const isBar = element.querySelectorAll('button, [role=button], a').length > 1;
    if (element.localName === 'label' || isBar) return false;
    const last = element.querySelector(
      'button, [role=button], a, [class*=remove], [class*=close], [class*=delete]',
    );
    const says = fold(
      `${last?.getAttribute('aria-label') ?? ''} ${last?.getAttribute('title') ?? ''} ${last?.textContent ?? ''}`,
    );
    return last !== null && /^(?:[×✕✖✗x]|remove|delete|clear|close)(?:$|\s)/iu.test(says);
  }

  /** A native field that a component has put away: it keeps the value and the label, and the component shows itself instead. */
  function isPutAway(element: Element): boolean {
    if (!/^(?:select|input|textarea)$/u.test(element.localName)) return false;
    if ((element as HTMLInputElement).type === 'hidden') return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2 || (element as HTMLElement).hidden) return true;
    return element.getAttribute('tabindex') === '-1' && getComputedStyle(element).pointerEvents === 'none';
  }

  /** The labels of the native field that a component has put away, for the one field that it shows instead, whatever it calls that. */
  function labelsOfPutAway(field: Element): string[] {
    if (((field as HTMLInputElement).labels?.length ?? 0) > 0) return [];
    const isKept = (each: Element | null): each is HTMLInputElement =>
      each !== null &&
      !each.matches('[type=checkbox], [type=radio], [type=file]') &&
      isPutAway(each) &&
      ((each as HTMLInputElement).labels?.length ?? 0) > 0;
    let at = field;
    for (let level = 0; level < 3 && !at.matches('form, fieldset, table'); level += 1) {
      const kept = [at.previousElementSibling, at.nextElementSibling].filter(isKept);
      // Between two of them it is not told which it stands for.
      if (kept.length > 0)
        return kept.length === 1 ? [...(kept[0]?.labels ?? [])].map(wordsIn).filter(Boolean) : [];
      const parent = at.parentElement;
      if (!parent || isShared(parent, at)) break;
      at = parent;
    }
    return [];
  }

  /** The title of the column that a cell is in, of a table with more than a label and a field beside each other. */
  function columnTitle(cell: HTMLTableCellElement): string {
    const row = cell.closest('tr');
    const table = cell.closest('table');
    const first = table?.tHead?.rows[table.tHead.rows.length - 1] ?? table?.rows[0];
    if (!row || !first || first === row || row.cells.length < 3) return '';
    const titles = [...first.cells];
    const isPlain = [...titles, ...row.cells].every(({ colSpan }) => colSpan === 1);
    const title = isPlain && titles.length === row.cells.length ? titles[cell.cellIndex] : undefined;
    return title?.localName === 'th' ? wordsIn(title) : '';
  }

  /** Whether a part of the page holds a field: also a choice of which only the label is drawn, and one inside of a component. */
  function holdsField(part: Element): boolean {
    const isField = (each: Element): boolean =>
      /^(?:checkbox|radio)$/u.test((each as HTMLInputElement).type) ||
      (each.checkVisibility() && !isPutAway(each));
    const inner = part.getElementsByTagName('*');
    return (
      (part.matches(fieldSelector) && isField(part)) ||
      [...part.querySelectorAll(fieldSelector)].some(isField) ||
      [part, ...Array.from({ length: Math.min(inner.length, 40) }, (_, at) => inner[at])].some((each) =>
        each?.shadowRoot?.querySelector(fieldSelector),
      )
    );
  }

  /** "Address: /spring [Edit]": a line that says a value and has a button for it is about that, and labels nothing behind it. */
  function isLineOfOther(element: Element): boolean {
    return (
      element.localName !== 'label' &&
      /[^\s:]:\s+\S/u.test(wordsIn(element)) &&
      element.querySelector('button, [role=button]') !== null
    );
  }

  /** A label of no field yet, by its tag or by what a style sheet calls it. */
  function isLabelBehind(element: Element): boolean {
    if (element.localName === 'label') return !(element as HTMLLabelElement).htmlFor;
    return (
      /^(?:div|span|p|small)$/u.test(element.localName) &&
      [...element.classList].some((name) => /(?:^|[-_])(?:label(?:[-_]?text)?|floating)$/iu.test(name))
    );
  }

  /** The column of a form that holds a label of no field yet, and nothing else. */
  function isLabelAlone(beside: Node): boolean {
    if (!(beside instanceof Element) || beside.childElementCount !== 1) return false;
    const only = beside.firstElementChild;
    return only?.localName === 'label' && isLabelBehind(only) && fold(beside.textContent) === wordsIn(only);
  }

  /** A price or paragraph in front of the wrapper of a field that says itself what it is for. */
  function isTextBefore(beside: Element, field: Element, level: number): boolean {
    const isPriced = /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]/u.test(beside.textContent);
    return level > 0 && (isPriced || beside.localName === 'p') && field.hasAttribute('placeholder');
  }

  /** Labels that stand near a field without being tied to it, nearest first. */
  function labelsNear(field: Element): string[] {
    const found: string[] = [];
    const add = (text: string): void => {
      const clean = text.replace(/[\s:*]+$/u, '').trim();
      if (clean && /[\p{L}\p{N}]/u.test(clean) && clean.length <= 80 && !found.includes(clean))
        found.push(clean);
    };
    const isChoice = field.matches(
      '[type=checkbox], [type=radio], [role=checkbox], [role=radio], [role=switch]',
    );
    // A label that points at something which is no field to the browser.
    const root = field.getRootNode() as Document | ShadowRoot;
    const pointing = field.id ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null;
    if (pointing) add(wordsIn(pointing));
    // The inside of a component that stands in a label, or that a label points at.
    if (root instanceof ShadowRoot && found.length === 0) {
      const { host } = root;
      const outside = host.getRootNode() as Document | ShadowRoot;
      const label =
        host.closest('label') ??
        (host.id ? outside.querySelector(`label[for="${CSS.escape(host.id)}"]`) : null);
      const own = host.getAttribute('label') ?? host.getAttribute('aria-label');
      if (own) add(fold(own));
      else if (label) add(wordsIn(label));
    }
    // A group of radio buttons may hold what it is called.
    const title = field.matches('[role=radiogroup]')
      ? field.querySelector(':scope > legend, :scope > [slot=label], :scope > label:not([for])')
      : null;
    if (title && !holdsField(title)) add(wordsIn(title));
    let at = field;
    for (let level = 0; level < 7 && at.parentElement && found.length === 0; level += 1) {
      const parent = at.parentElement;
      if (at.matches('tr, li, form, body, fieldset, table')) break;
      if (at instanceof HTMLTableCellElement) add(columnTitle(at));
      if (found.length > 0) break;
      const ways = isChoice ? (['nextSibling', 'previousSibling'] as const) : (['previousSibling'] as const);
      // A label that floats over its field, or is drawn below it, stands behind it.
      const last = parent.lastElementChild;
      const isFloating = !isChoice && last !== null && !at.contains(last) && isLabelBehind(last);
      for (const way of ways) {
        for (
          let beside: Node | null = at[way], steps = 0;
          beside && steps < 4;
          beside = beside[way], steps += 1
        ) {
          if (beside instanceof Element && (beside.matches('[role=toolbar]') || isChip(beside))) continue;
          if (beside instanceof Element && isPutAway(beside)) {
            for (const each of (beside as HTMLInputElement).labels ?? []) add(wordsIn(each));
            if (found.length > 0) break;
            continue;
          }
          if (
            beside instanceof Element &&
            (holdsField(beside) || isLineOfOther(beside) || isTextBefore(beside, field, level))
          )
            break;
          const label = beside as HTMLLabelElement;
          // Far out of all the wrappers of a field only what calls itself a label is one.
          if (level >= 4 && label.localName !== 'label' && (isPutAway(field) || !isLabelAlone(beside)))
            continue;
          const control = label.localName === 'label' && label.htmlFor ? label.control : null;
          const isReplaced =
            control && (field.contains(control) || at.contains(control)) && isPutAway(control);
          if (control && control !== field && !isReplaced) break;
          const words = wordsIn(beside);
          if (words) {
            add(words);
            break;
          }
        }
        if (found.length > 0) break;
      }
      // A container with several fields names none of them.
      const isOfSeveral = [...parent.querySelectorAll(fieldSelector)].some(
        (each) =>
          !field.contains(each) && each.checkVisibility() && !isPutAway(each) && !isListOf(field, each),
      );
      if (isFloating && !isOfSeveral && found.length === 0) add(wordsIn(last));
      if (isOfSeveral && found.length === 0 && !parent.matches('td, th, tr')) break;
      // A part with a title of its own is named by no part in front of it.
      if (at.matches(':is(h1, h2, h3, h4, h5, h6, [role=heading]) ~ *')) break;
      at = parent;
    }
    addTableHeaders(field, add);
    let term = field.closest('dd')?.previousElementSibling;
    while (term && term.localName !== 'dt') term = term.previousElementSibling;
    if (term) add(wordsIn(term));
    return found;
  }

  function addTableHeaders(field: Element, add: (text: string) => void): void {
    const cell = field.closest('td, th, [role=cell], [role=gridcell]');
    const row = cell?.closest('tr, [role=row]');
    if (!cell || !row) return;
    const header = [...row.children].find((each) => each !== cell && each.matches('th, [role=rowheader]'));
    if (header) add(wordsIn(header));
    else if (cell.previousElementSibling) add(wordsIn(cell.previousElementSibling));
    const top = (cell as HTMLTableCellElement).closest('table')?.tHead?.rows[0]?.cells[
      (cell as HTMLTableCellElement).cellIndex
    ];
    if (top && top !== cell) add(wordsIn(top));
  }

  /** What the picture of a control without words seems to show. */
  function iconsOf(element: Element): Hint[] {
    const found: Hint[] = [];
    const add = (from: HintSource, text: string | null | undefined): void => {
      const words = fold(text);
      if (words && words.length <= 60 && !found.some((hint) => hint.text === words))
        found.push({ from, text: words });
    };
    const inside = [
      element,
      ...[...element.querySelectorAll('i, span, svg, use, img, ion-icon, sl-icon, [class*=icon]')].slice(
        0,
        8,
      ),
    ];
    for (const each of inside) {
      if (each.localName === 'img') {
        add('alt', each.getAttribute('alt'));
        add('icon', fileWords(each.getAttribute('src')));
      }
      if (each.localName === 'svg') add('alt', each.querySelector(':scope > title')?.textContent);
      if (each.localName === 'use')
        add(
          'icon',
          wordsOf(
            (each.getAttribute('href') ?? each.getAttribute('xlink:href') ?? '').replace(
              /^.*#(?:icon[-_])?/u,
              '',
            ),
          ),
        );
      for (const name of ['data-icon', 'data-lucide', 'data-feather', 'icon', 'data-testid']) {
        const value = each.getAttribute(name);
        if (value && (name !== 'data-testid' || /icon$/iu.test(value)))
          add('icon', wordsOf(value.replace(/^.*:/u, '').replace(/Icon$/u, '')));
      }
      if (each.localName.endsWith('-icon')) add('icon', wordsOf(each.getAttribute('name') ?? ''));
      if (/\bmaterial-(?:icons|symbols)/u.test(each.getAttribute('class') ?? ''))
        add('icon', wordsOf(each.textContent ?? ''));
      // "van-icon van-icon-like-o": what the library calls its icons, and which of them it is.
      const base = [...each.classList].find(
        (name) => iconBase.test(name) && [...each.classList].some((other) => other.startsWith(`${name}-`)),
      );
      for (const name of each.classList) {
        if (name === base) continue;
        const own =
          base !== undefined && name.startsWith(`${base}-`) ? name.slice(base.length + 1) : undefined;
        const word = own ?? iconPrefix.exec(name)?.[1] ?? iconSuffix.exec(name)?.[1];
        if (word && !notWords.test(word)) add('icon', wordsOf(word));
      }
      for (const pseudo of [undefined, '::before'] as const) {
        const style = getComputedStyle(each, pseudo);
        const picture =
          /url\("?([^")]+)/u.exec(style.content)?.[1] ?? /url\("?([^")]+)/u.exec(style.backgroundImage)?.[1];
        if (picture) add('icon', fileWords(picture));
      }
    }
    return found;
  }

  function fileWords(path: string | null): string {
    if (!path || path.startsWith('data:')) return '';
    const file = /([^/?#]+?)(?:\.\w+)?(?:[?#].*)?$/u.exec(path)?.[1] ?? '';
    return /[a-z]{3}/iu.test(file) && !/\d{4,}|[0-9a-f]{8,}/iu.test(file) ? wordsOf(file) : '';
  }

  /** Class and id words of an element that has no name at all. */
  function classWords(element: Element): string {
    const all = [element.getAttribute('id') ?? '', ...element.classList].filter(
      (name) => /^[a-z][\w-]*$/iu.test(name) && !/\d{3,}|^css-|__|^sc-/u.test(name),
    );
    // Of "ic ic-star" the second says what it is, and the first repeats a part of it.
    const names = all.filter((name) => !all.some((other) => other.startsWith(`${name}-`)));
    return wordsOf(names.slice(0, 4).join(' ')).slice(0, 60);
  }

  /** Whether one of such words says what a control is for. */
  function isDeed(words: string): boolean {
    return words.split(' ').some((word) => deeds.test(word));
  }

  /** Words of the name that a form sends a field's value under. */
  function sentAs(field: Element): string {
    const name = field.getAttribute('name') ?? '';
    return /^[a-z][\w-]*$/iu.test(name) && !/\d{3,}/u.test(name) ? wordsOf(name).slice(0, 60) : '';
  }

  return { fieldSelector, labelsNear, labelsOfPutAway, iconsOf, classWords, isDeed, sentAs, tipsOf, fold };
}
