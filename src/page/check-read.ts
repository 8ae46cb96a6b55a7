/** Reads what checks compare: states, values and places of elements, visible texts, and whether the page is there at all. Waits for nothing. */
import type { Locator, Page } from '@playwright/test';

/** What an element is now. */
export interface ElementState {
  visible: boolean;
  enabled: boolean;
  focused: boolean;
  required: boolean;
  editable: boolean;
  invalid: boolean;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  /** Value of a field, labels of the chosen options of a select, or undefined when it is no field. */
  value?: string;
  /** Whether there is nothing in a field whose value is kept secret. */
  isBlank?: boolean;
  /** The attribute that was asked for. */
  attribute?: string;
  /** Labels of the options of a select, or of the list box that the element controls or is. */
  options?: string[];
  /** Visible text. */
  text: string;
}

/** Most elements that are looked at. */
const MOST = 200;

/** States of all that a locator finds now, at most {@link MOST}. */
export async function readStates(locator: Locator, attribute = ''): Promise<ElementState[]> {
  return locator.evaluateAll(statesInPage, { attribute, most: MOST });
}

/** Whether the first of two elements stands before the second in the document. */
export async function isBefore(first: Locator, second: Locator): Promise<boolean> {
  const handle = await second.elementHandle();
  const isFollowed = (element: Element, other: unknown): boolean =>
    (element.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return first.evaluate(isFollowed, handle);
}

/** Visible texts of the smallest elements that hold a text, in all frames, or below the scope. */
export async function visibleTexts(page: Page, text: string, scope?: Locator): Promise<string[]> {
  const roots = scope ? [scope] : page.frames().filter((frame) => !frame.isDetached());
  const found = await Promise.all(
    roots.map((root) =>
      readStates(root.getByText(text)).catch((error: unknown) => {
        if (root === scope || root === page.mainFrame()) throw error;
        return [];
      }),
    ),
  );
  return found.flat().flatMap((state) => (state.visible ? [state.text] : []));
}

/** Whether all of some texts can be read on the page, in whatever frame, each as a text or in a field. */
export async function areShown(page: Page, texts: readonly string[]): Promise<boolean> {
  const shown = await Promise.all(texts.map((text) => isShown(page, text)));
  return shown.every(Boolean);
}

async function isShown(page: Page, text: string): Promise<boolean> {
  if ((await visibleTexts(page, text)).length > 0) return true;
  const frames = page.frames().filter((frame) => !frame.isDetached());
  const values = await Promise.all(
    frames.map((frame) =>
      frame
        .locator('input:visible, textarea:visible')
        .evaluateAll((fields, wanted) => {
          const folded = (value: string): string => value.replace(/\s+/g, ' ').trim();
          return fields.some((field) =>
            folded((field as HTMLInputElement | HTMLTextAreaElement).value).includes(folded(wanted)),
          );
        }, text)
        .catch(() => false),
    ),
  );
  return values.includes(true);
}

/**
 * What is wrong with the page as a whole: `absent`, when nothing can be said about it (it did not load, or is empty); `refused`, when
 * the server answered with a status of 4xx, so that what is missing on it proves nothing. Undefined when it is there.
 */
export async function pageFault(
  page: Page,
): Promise<{ kind: 'absent' | 'refused'; found: string } | undefined> {
  const url = page.url();
  const absent = (found: string): { kind: 'absent'; found: string } => ({ kind: 'absent', found });
  if (/^(?:chrome-error|about:neterror|about:certerror|edge-error)/u.test(url))
    return absent('an error page of the browser');
  const facts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as { responseStatus?: number }[];
    return {
      isEmpty:
        (document.body?.innerText ?? '').trim() === '' &&
        document.querySelectorAll('body *:not(script):not(style)').length === 0,
      isLoading: document.readyState === 'loading',
      status: location.protocol.startsWith('http') ? (navigation?.responseStatus ?? 0) : 0,
    };
  });
  if (facts.isEmpty) return absent(url === 'about:blank' ? 'a blank page' : 'an empty page');
  if (facts.isLoading) return absent('a page that is still loading');
  const found = `a page that the server answered with status ${facts.status}`;
  if (facts.status >= 500) return absent(found);
  return facts.status >= 400 ? { kind: 'refused', found } : undefined;
}

/** Self-contained: its source is sent to the page. */
function statesInPage(
  elements: (Element | SVGElement)[],
  { attribute, most }: { attribute: string; most: number },
): ElementState[] {
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isVisible = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || style.display === 'none') return false;
    const isContents = style.display === 'contents';
    const hasBox = (box.width > 0 && box.height > 0) || (isContents && element.textContent?.trim() !== '');
    if (!hasBox) return false;
    if (!isContents && (box.right + scrollX <= 0 || box.bottom + scrollY <= 0)) return false;
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const each = getComputedStyle(at);
      if (Number(each.opacity) === 0) return false;
      if (/^rect\(0px,? 0px,? 0px,? 0px\)$|^rect\(1px,? 1px,? 1px,? 1px\)$/u.test(each.clip)) return false;
      if (/inset\((?:50|100)%\)/u.test(each.clipPath)) return false;
    }
    return true;
  };
  const flag = (element: Element, name: string): boolean | undefined => {
    const value = element.getAttribute(name);
    return value === 'true' ? true : value === 'false' ? false : undefined;
  };
  const valueOf = (element: Element): string | undefined => {
    if (element instanceof HTMLSelectElement)
      return [...element.selectedOptions].map((option) => option.label.trim()).join(', ');
    if (element instanceof HTMLInputElement)
      return /^(?:checkbox|radio|button|submit|reset|image|password)$/u.test(element.type)
        ? undefined
        : element.value;
    if (element instanceof HTMLTextAreaElement) return element.value;
    if ((element as HTMLElement).isContentEditable) return (element as HTMLElement).innerText;
    const role = element.getAttribute('role') ?? '';
    if (/^(?:slider|spinbutton|progressbar|meter)$/u.test(role))
      return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined;
    return role === 'combobox' ? (element as HTMLElement).innerText : undefined;
  };
  // Cells that are placed by style, and not by a table, have no white space between them.
  const shownIn = (element: HTMLElement): string => {
    const cells = [...element.children].filter((child) =>
      /^(?:cell|gridcell|rowheader|columnheader)$/u.test(child.getAttribute('role') ?? ''),
    );
    return cells.length > 1 && element.getAttribute('role') === 'row'
      ? cells.map((cell) => (cell as HTMLElement).innerText ?? '').join(' ')
      : (element.innerText ?? element.textContent ?? '');
  };
  // A box that is a custom element of a library says so as a property of its own.
  const ownState = (element: Element): boolean | undefined => {
    const { checked } = element as HTMLInputElement;
    return element.localName.includes('-') && typeof checked === 'boolean' ? checked : undefined;
  };
  const optionsOf = (element: Element): string[] | undefined => {
    if (element instanceof HTMLSelectElement) return [...element.options].map(({ label }) => label.trim());
    const owned = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns') ?? '';
    const list = element.getAttribute('role') === 'listbox' ? element : document.getElementById(owned);
    const options = [...(list?.querySelectorAll('[role=option]') ?? [])];
    return options.length > 0 ? options.map((each) => (each as HTMLElement).innerText.trim()) : undefined;
  };
  return elements.slice(0, most).map((element) => {
    const html = element as HTMLElement;
    const isBox = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(element.type);
    const checked = isBox
      ? element.indeterminate
        ? undefined
        : element.checked
      : (flag(element, 'aria-checked') ?? flag(element, 'aria-pressed') ?? ownState(element));
    const selected =
      element instanceof HTMLOptionElement
        ? element.selected
        : (flag(element, 'aria-selected') ??
          (element.hasAttribute('aria-current')
            ? element.getAttribute('aria-current') !== 'false'
            : undefined));
    const details = element.localName === 'summary' ? element.parentElement : element;
    const expanded = details instanceof HTMLDetailsElement ? details.open : flag(element, 'aria-expanded');
    let focused = document.activeElement === element;
    for (let root: Node = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
      focused = root.activeElement === element || focused;
    let disabled = element.matches(':disabled');
    for (let at: Element | null = element; at; at = parentOf(at))
      disabled = disabled || at.getAttribute('aria-disabled') === 'true';
    const value = valueOf(element);
    const options = optionsOf(element);
    const asked = attribute === '' ? null : element.getAttribute(attribute);
    const text =
      element instanceof HTMLInputElement && /^(?:button|submit|reset)$/u.test(element.type)
        ? element.value
        : shownIn(html);
    return {
      visible: isVisible(element),
      enabled: !disabled,
      focused,
      required: element.matches(':required') || element.getAttribute('aria-required') === 'true',
      editable:
        !disabled &&
        !(element as HTMLInputElement).readOnly &&
        element.getAttribute('aria-readonly') !== 'true',
      invalid: element.hasAttribute('aria-invalid')
        ? element.getAttribute('aria-invalid') !== 'false'
        : element.matches(':user-invalid'),
      text: text.replace(/\s+/gu, ' ').trim(),
      ...(checked !== undefined && { checked }),
      ...(selected !== undefined && { selected }),
      ...(expanded !== undefined && { expanded }),
      ...(value !== undefined && { value }),
      ...(element instanceof HTMLInputElement &&
        element.type === 'password' && { isBlank: element.value === '' }),
      ...(options && { options }),
      ...(asked !== null && { attribute: asked }),
    };
  });
}
