/**
 * What code in the page needs to know of an element: rough role and name, visible text, the flat tree. Runs in the page.
 * Roles follow HTML-AAM 1.0, names accname-1.2, both abridged: Playwright's own are used wherever it gives them;
 * these are for comparing an element with itself, at another time.
 */

/** Makes the tools; self-contained, so that its source can be sent. */
export function domTools() {
  const byTag: Record<string, string> = {
    article: 'article',
    aside: 'complementary',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dt: 'term',
    em: 'emphasis',
    fieldset: 'group',
    figure: 'figure',
    frame: 'iframe',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hr: 'separator',
    html: 'document',
    iframe: 'iframe',
    img: 'img',
    ins: 'insertion',
    li: 'listitem',
    main: 'main',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    search: 'search',
    strong: 'strong',
    sub: 'subscript',
    sup: 'superscript',
    svg: 'img',
    table: 'table',
    tbody: 'rowgroup',
    td: 'cell',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    th: 'columnheader',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
  };
  const byInputType: Record<string, string> = {
    button: 'button',
    checkbox: 'checkbox',
    file: 'button',
    image: 'button',
    number: 'spinbutton',
    radio: 'radio',
    range: 'slider',
    reset: 'button',
    search: 'searchbox',
    submit: 'button',
  };
  const namedByContent = new Set(
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
      ' ',
    ),
  );
  const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'TEXTAREA', 'SELECT', 'IFRAME']);

  /** Lower-case tag, also of elements whose `tagName` is shadowed (a form with a field of that name). */
  function tagOf(element: Element): string {
    return element.localName.toLowerCase();
  }

  /** Words as a reader sees them: white space folded. */
  function fold(text: string | null | undefined): string {
    return (text ?? '').replace(/\s+/gu, ' ').trim();
  }

  function parentOf(element: Element): Element | null {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }

  /** Child nodes in the order in which a snapshot lists them: assigned nodes of a slot, else light children, then the shadow tree. */
  function childrenOf(element: Element): Iterable<Node> {
    if (element.localName === 'slot') {
      const assigned = (element as HTMLSlotElement).assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    const shadow = element.shadowRoot;
    if (!shadow) return element.childNodes;
    const light = [...element.childNodes].filter((node) => !(node as Element | Text).assignedSlot);
    return [...light, ...shadow.childNodes];
  }

  function roleOf(element: Element): string {
    const explicit = element.getAttribute('role')?.trim().toLowerCase().split(/\s+/u)[0];
    if (explicit && explicit !== 'none' && explicit !== 'presentation') return explicit;
    const tag = tagOf(element);
    if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : 'generic';
    if (tag === 'input') {
      const { type, list } = element as HTMLInputElement;
      const role = byInputType[type] ?? 'textbox';
      return list && (role === 'textbox' || role === 'searchbox') ? 'combobox' : role;
    }
    if (tag === 'th') {
      const scope = element.getAttribute('scope');
      const besideData = element.parentElement?.querySelector(':scope > td') !== null;
      return scope === 'row' || (scope !== 'col' && besideData) ? 'rowheader' : 'columnheader';
    }
    if (tag === 'select') {
      const select = element as HTMLSelectElement;
      return select.multiple || select.size > 1 ? 'listbox' : 'combobox';
    }
    if (
      (element as HTMLElement).isContentEditable &&
      !(parentOf(element) as HTMLElement | null)?.isContentEditable
    ) {
      return 'textbox';
    }
    return byTag[tag] ?? 'generic';
  }

  /**
   * The role of a component that keeps it to itself (`ElementInternals.role`, which nothing outside can read): told by the last
   * word of its tag, when there is no native or ARIA widget inside.
   */
  function componentRole(element: Element): string | undefined {
    const tag = tagOf(element);
    if (!tag.includes('-') || element.hasAttribute('role')) return undefined;
    const role = /-(radio|checkbox|switch|tab)$/u.exec(tag)?.[1];
    if (!role) return undefined;
    const widget = 'input, button, a[href], select, textarea, [role]:not([role=presentation], [role=none])';
    return element.querySelector(widget) || element.shadowRoot?.querySelector(widget) ? undefined : role;
  }

  /** Visible text with alternative texts, at most about `limit` characters; never what a person typed into a field. */
  function textOf(element: Element, limit: number, skip?: Element): string {
    const parts: string[] = [];
    let length = 0;
    const visit = (node: Node): void => {
      if (length >= limit || node === skip) return;
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.nodeValue ?? '';
        parts.push(text);
        length += text.length;
        return;
      }
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      const at = node as Element;
      if (at.localName === 'br') parts.push(' ');
      if (unread.has(at.tagName)) return;
      if (at !== element && at.getAttribute('aria-hidden') === 'true') return;
      // A slot has no box of its own, and yet shows what is put into it.
      const { display } = getComputedStyle(at);
      if (at !== element && display !== 'contents' && !at.checkVisibility()) return;
      const inline = display.startsWith('inline') || display === 'contents';
      if (!inline) parts.push(' ');
      const alternative = at.localName === 'img' ? at.getAttribute('alt') : undefined;
      if (alternative) parts.push(alternative);
      for (const child of childrenOf(at)) visit(child);
      if (!inline) parts.push(' ');
    };
    visit(element);
    const text = fold(parts.join(''));
    return text.length > limit ? text.slice(0, limit).trim() : text;
  }

  /** What stands right before and right behind a space that Playwright's tree leaves out. */
  function spaceBetween(before: ChildNode | null, after: ChildNode | null): [string, string][] {
    const end = /\S{1,40}$/u.exec(before?.textContent ?? '')?.[0];
    const start = /^\S{1,40}/u.exec(after?.textContent ?? '')?.[0];
    return end && start ? [[end, start]] : [];
  }

  /** "Ann<br>Berlin", which is put together to "AnnBerlin". */
  function brokenAt(element: Element): [string, string][] {
    const isLine = ({ nodeType, nodeName }: ChildNode): boolean =>
      nodeName !== 'BR' && (nodeType === Node.TEXT_NODE || nodeType === Node.ELEMENT_NODE);
    let [before, after] = [element.previousSibling, element.nextSibling];
    while (before && !isLine(before)) before = before.previousSibling;
    while (after && !isLine(after)) after = after.nextSibling;
    return spaceBetween(before, after);
  }

  /** "<b>Title</b><i class=badge>new</i>", drawn with a gap and put together to "Titlenew". */
  function gapsAt(element: Element, style: CSSStyleDeclaration): [string, string][] {
    const isGap = (margin: string, padding: string): boolean => parseFloat(margin) + parseFloat(padding) >= 2;
    return [
      ...(isGap(style.marginLeft, style.paddingLeft) ? spaceBetween(element.previousSibling, element) : []),
      ...(isGap(style.marginRight, style.paddingRight) ? spaceBetween(element, element.nextSibling) : []),
    ];
  }

  function textOfIds(element: Element, attribute: string): string {
    const ids = element.getAttribute(attribute)?.trim().split(/\s+/u) ?? [];
    const root = element.getRootNode() as Document | ShadowRoot;
    return fold(
      ids
        .map((id) => {
          const found = root.getElementById(id);
          return found && found !== element ? textOf(found, 200) || (found.textContent ?? '') : '';
        })
        .join(' '),
    );
  }

  function labelOf(element: Element): string {
    const labels = (element as HTMLInputElement).labels;
    if (!labels) return '';
    return fold([...labels].map((label) => textOf(label, 200, element)).join(' '));
  }

  function nameOf(element: Element): string {
    const tag = tagOf(element);
    const labelled =
      textOfIds(element, 'aria-labelledby') || fold(element.getAttribute('aria-label')) || labelOf(element);
    if (labelled) return labelled;
    if (tag === 'img' || tag === 'area') {
      const alternative = fold(element.getAttribute('alt'));
      if (alternative) return alternative;
    }
    if (tag === 'input') {
      const input = element as HTMLInputElement;
      if (['button', 'submit', 'reset'].includes(input.type)) {
        return (
          fold(input.value) || (input.type === 'submit' ? 'Submit' : input.type === 'reset' ? 'Reset' : '')
        );
      }
      if (input.type === 'image') return fold(input.alt) || fold(input.title) || 'Submit';
    }
    const naming = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[tag];
    if (naming) {
      const child = [...element.children].find((each) => each.localName === naming);
      if (child) return fold(child.textContent);
    }
    if (namedByContent.has(roleOf(element)) || tag === 'summary' || tag === 'label') {
      const content = textOf(element, 200);
      if (content) return content;
      const picture = element.querySelector('svg > title');
      if (picture) return fold(picture.textContent);
    }
    return fold(element.getAttribute('title')) || fold(element.getAttribute('placeholder'));
  }

  /** A text field that a component calls its list of choices, itself or by the box that it is alone in: what is typed there is no choice yet. */
  function isDrawnList(field: Element): boolean {
    const says = (each: Element): boolean =>
      [...each.classList].some((name) =>
        /(?:^|[-_])(?:select|selection|selector|combobox)(?:$|[-_](?!none|all|text|auto))/iu.test(name),
      );
    let at: Element | null = field.matches('input:not([type]), input[type=text]') ? field : null;
    for (let level = 0; at && level < 3; level += 1) {
      if (at.querySelectorAll('input, select, textarea, button').length > 1) return false;
      if (says(at)) return true;
      at = at.parentElement;
    }
    return false;
  }

  /** What opens a menu by the marks of its library, which need not say so to screen readers: an attribute, a class, the slot of a component called a dropdown or menu. */
  function isMenuTrigger(element: Element): boolean {
    const mark = element.getAttribute('data-bs-toggle') ?? element.getAttribute('data-toggle');
    if (mark === 'dropdown' || element.matches('.dropdown-toggle, .dropdown-trigger')) return true;
    if (!/^(?:button|a)$/u.test(element.localName)) return false;
    let at: Element | null = element;
    for (let level = 0; at && level < 3; level += 1) {
      if (/^(?:trigger|anchor|activator|toggle)$/u.test(at.getAttribute('slot') ?? ''))
        return /(?:dropdown|menu)$/u.test(at.parentElement?.localName ?? '');
      const root: Node = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return false;
  }

  /**
   * The title of a section that is folded up, where nothing says so but the look: it fills its line, right behind it comes a part with
   * controls that is not drawn, and beside it there is another pair of the same make. A plain button that does something may have a message
   * behind it that is not shown yet; so a button is a title in a heading only, or where its make says so.
   */
  function isFoldedTitle(element: Element): boolean {
    const { parentElement: above } = element;
    if (
      !above ||
      element.matches(
        '[aria-expanded], [aria-haspopup], summary, input, select, textarea, label, a[href]:not([href^="#"])',
      )
    )
      return false;
    const title = above.childElementCount === 1 && /^(?:h[1-6]|dt)$/u.test(above.localName) ? above : element;
    const { nextElementSibling: panel, parentElement: holder } = title;
    if (!panel || !holder) return false;
    const make = [title, holder, panel].map((each) => each.getAttribute('class') ?? '').join(' ');
    if (
      element.localName === 'button' &&
      title === element &&
      !/accord|collaps|fold|expand|disclos|faq|section|panel/iu.test(make)
    )
      return false;
    if (!isPutAway(panel)) return false;
    const text = fold(title.textContent);
    const [width, whole] = [title.getBoundingClientRect().width, holder.getBoundingClientRect().width];
    if (width < whole * 0.7 || text.length > 80 || !/\p{L}{3}/u.test(text)) return false;
    const isPair = (other: Element): boolean =>
      isAlike(title, other) && isAlike(panel, other.nextElementSibling);
    const around = [...(holder.parentElement?.children ?? [])].filter(
      (each) => each !== holder && isAlike(holder, each),
    );
    return (
      [...holder.children].some((each) => each !== title && isPair(each)) ||
      around.some((each) => [...each.children].some(isPair))
    );
  }

  function isAlike(one: Element, other: Element | null | undefined): boolean {
    return one.localName === other?.localName && one.classList[0] === other.classList[0];
  }

  /** Not drawn, or cut down to nothing, and with controls; a menu or dialog that would lie over the page is none. */
  function isPutAway(panel: Element): boolean {
    const { position, overflowY } = getComputedStyle(panel);
    const isCut = /hidden|clip/u.test(overflowY) && panel.getBoundingClientRect().height <= 1;
    return (
      (isCut || !panel.checkVisibility()) &&
      !/^(?:absolute|fixed)$/u.test(position) &&
      !panel.matches('dialog, [role=dialog], [role=menu], [role=alert], [role=status]') &&
      [...panel.querySelectorAll('*')]
        .slice(0, 60)
        .some(
          (each) =>
            each.matches('input, select, textarea, button, [role], [tabindex], [onclick]') ||
            getComputedStyle(each).cursor === 'pointer',
        )
    );
  }

  return {
    isFoldedTitle,
    isMenuTrigger,
    isDrawnList,
    tagOf,
    fold,
    parentOf,
    childrenOf,
    roleOf,
    componentRole,
    textOf,
    brokenAt,
    gapsAt,
    textOfIds,
    labelOf,
    nameOf,
  };
}
