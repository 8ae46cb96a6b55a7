/** Ways to find an element again, as data, best first: proposed in the page, not yet checked. Checking is locate.ts. */
import type { Fingerprint, LocatorData, LocatorStep } from '../contract/locator-data.js';
import { domTools } from './dom.js';
import { describing, identityTools } from './fingerprint-in-page.js';
import { onElements } from './in-page.js';
import { pathTools } from './path.js';

/** What the page says about one element. */
export interface Proposal {
  /** By what a person or the project says about it. */
  named: LocatorData[];
  /** By attributes and classes. */
  marked: LocatorData[];
  /**
   * What `named` says as XPath that the browser evaluates natively: a role locator computes the role and name of every
   * element (76 ms on 1,000 cards), an XPath does not (44 ms). For replays, where the fingerprint is checked anyway.
   */
  fast: LocatorData[];
  /** By place only; the last is the address. */
  structural: LocatorData[];
  fingerprint: Fingerprint;
  /** Address as `Action.selector` carries it, within the document. */
  path: string;
}

/** Proposes; to be evaluated on the element. Names computed here are rough, so that every proposal has to be checked. */
export const proposeCandidates = onElements(
  { dom: domTools, identity: identityTools, describing, paths: pathTools },
  (element: Element, testIdAttribute: string, { dom, identity, describing: describe, paths }): Proposal => {
    const fingerprint = describe(element, { dom, identity });
    const { role, name, tag } = fingerprint;
    const quote = (text: string): string => `"${text.replace(/["\\]/gu, '\\$&')}"`;
    const isGenerated = (word: string): boolean =>
      /\d{3,}|[0-9a-f]{8,}|:r|^(?:radix|mui|headlessui|react-select|rc_|ember|ext-gen|yui|gwt|downshift|chakra|mantine|cdk|ng-|mat-\w+-\d|el-id|css-|sc-|jss|svelte-|v-)/iu.test(
        word,
      ) ||
      /^[a-z]*[A-Z0-9_-]*\d[\w-]*[A-Z][\w-]*$/u.test(word) ||
      /^(?=.*\d)(?=(?:.*?(?:[a-z][A-Z]|[A-Z][a-z])){2})\w{5,12}$/u.test(word) ||
      (/__[\w-]{5,}$|_[A-Za-z0-9]{5}$/u.test(word) && /\d|[A-Z]/u.test(word.slice(-5)));

    const named: LocatorData[] = [];
    const testId = element.getAttribute(testIdAttribute);
    if (testId)
      named.push(
        [{ by: 'testId', value: testId }],
        [{ by: 'css', selector: `[${testIdAttribute}=${quote(testId)}]` }],
      );

    const hasRole = role !== 'generic' && role !== 'document';
    const byRole: LocatorStep = { by: 'role', role, ...(name && { name, exact: true }) };
    const selfs: LocatorStep[] = [];
    if (hasRole) {
      // "Cart (3)": the count will be another one next time.
      const words = name.replace(/\(\s*\d+\s*\)|^\s*\d+\b|\b\d+\s*$/gu, ' ').trim();
      if (name && words !== name && /\p{L}{3}/u.test(words) && name.includes(words))
        selfs.push({ by: 'role', role, name: words });
      if (name) selfs.push(byRole);
    }
    if (fingerprint.label) selfs.push({ by: 'label', text: fingerprint.label, exact: true });
    const ariaLabel = element.getAttribute('aria-label')?.trim();
    if (ariaLabel && !hasRole) selfs.push({ by: 'label', text: ariaLabel, exact: true });
    if (fingerprint.placeholder)
      selfs.push({ by: 'placeholder', text: fingerprint.placeholder, exact: true });
    const alternative = element.getAttribute('alt')?.trim();
    if (alternative) selfs.push({ by: 'altText', text: alternative, exact: true });
    const title = element.getAttribute('title')?.trim();
    if (title) selfs.push({ by: 'title', text: title, exact: true });
    const { text } = fingerprint;
    if (text && text.length <= 60) selfs.push({ by: 'text', text, exact: true });
    named.push(...selfs.map((step): LocatorData => [step]));
    const [self = byRole] = selfs;

    // The same within what names it: the row, the card, the dialog.
    for (const container of identity.containersOf(element, dom)) {
      const words = identity.identifyingText(container, element, dom);
      if (!words) continue;
      const containerRole = dom.roleOf(container);
      const outer: LocatorStep[] = [];
      if (containerRole !== 'generic') outer.push({ by: 'role', role: containerRole });
      const className = [...container.classList].find((each) => !isGenerated(each));
      if (className) outer.push({ by: 'css', selector: `${container.localName}.${CSS.escape(className)}` });
      for (const step of outer) {
        const inner: LocatorStep[] = hasRole || text ? [self] : [{ by: 'css', selector: cssOf(element) }];
        if (hasRole && name) inner.push({ by: 'role', role });
        for (const each of inner) named.push([step, { by: 'hasText', text: words }, each]);
      }
      break;
    }
    const landmark = landmarkOf(element);
    if (landmark && (hasRole || text)) named.push([landmark, self]);

    const fast = fastPaths();
    const marked: LocatorData[] = [];
    const css = (selector: string): number => marked.push([{ by: 'css', selector }]);
    // As an attribute: in a form with a control called "id", the property is that control.
    const id = element.getAttribute('id');
    if (id && !isGenerated(id)) css(`#${CSS.escape(id)}`);
    for (const attribute of [
      'name',
      'data-action',
      'data-value',
      'data-id',
      'data-key',
      'for',
      'value',
      'href',
      'src',
    ]) {
      const value = element.getAttribute(attribute);
      const isTyped =
        attribute === 'value' &&
        !/^(?:radio|checkbox|submit|button)$/u.test((element as HTMLInputElement).type ?? '');
      if (!value || value.length > 120 || isTyped || /^(?:javascript|data|blob):/iu.test(value)) continue;
      const type =
        tag === 'input' && attribute === 'value' ? `[name=${quote(element.getAttribute('name') ?? '')}]` : '';
      css(`${tag}${type}[${attribute}=${quote(value)}]`);
    }
    const classes = [...element.classList].filter(
      (each) =>
        !isGenerated(each) && !/active|selected|current|hover|focus|open|disabled|show|hidden/iu.test(each),
    );
    if (classes.length > 0) css(`${tag}.${classes.map((each) => CSS.escape(each)).join('.')}`);
    if (tag === 'input' && (element as HTMLInputElement).type)
      css(`input[type=${quote((element as HTMLInputElement).type)}]`);

    if (hasRole && !name) marked.push([byRole]);

    const path = paths.pathOf(element);
    const address = path
      .split(' >> ')
      .map((part): LocatorStep =>
        part.startsWith('css=') ? { by: 'css', selector: part.slice(4) } : { by: 'xpath', selector: part },
      );
    const structural: LocatorData[] = path.includes(' >> ')
      ? [address]
      : [[{ by: 'css', selector: structuralCss(element) }], address];
    return { named, marked, fast, structural, fingerprint, path };

    function fastPaths(): LocatorData[] {
      const literal = (words: string): string | undefined =>
        !words.includes('"') ? `"${words}"` : !words.includes("'") ? `'${words}'` : undefined;
      const conditions: string[] = [];
      const own = fingerprint.text === undefined ? undefined : literal(fingerprint.text);
      if (own && own.length <= 82) conditions.push(`normalize-space(.)=${own}`);
      for (const attribute of ['aria-label', 'name', 'placeholder', 'title', 'alt']) {
        const value = element.getAttribute(attribute);
        const quoted = value && value.length <= 80 && !isGenerated(value) ? literal(value) : undefined;
        if (quoted) conditions.push(`@${attribute}=${quoted}`);
      }
      const tagPart = /^[a-z][a-z0-9-]*$/u.test(tag) ? tag : undefined;
      if (!tagPart || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [];
      const found = conditions.map((condition) => `//${tagPart}[${condition}]`);
      for (const container of identity.containersOf(element, dom)) {
        const words = literal(identity.identifyingText(container, element, dom));
        if (!words || words.length < 3 || words.length > 82) continue;
        for (const inner of found.slice(0, 2))
          found.push(`//${container.localName}[.//*[normalize-space(.)=${words}]]${inner}`);
        break;
      }
      return found.map((selector) => [{ by: 'xpath', selector }]);
    }

    function cssOf(at: Element): string {
      const usable = [...at.classList].find((each) => !isGenerated(each));
      return usable ? `${at.localName}.${CSS.escape(usable)}` : at.localName;
    }

    function landmarkOf(at: Element): LocatorStep | undefined {
      for (let above = dom.parentOf(at); above; above = dom.parentOf(above)) {
        const aboveRole = dom.roleOf(above);
        if (
          !/^(?:dialog|alertdialog|form|region|navigation|group|radiogroup|menu|listbox|tabpanel|toolbar|table|search)$/u.test(
            aboveRole,
          )
        )
          continue;
        const aboveName = dom.nameOf(above);
        if (aboveName) return { by: 'role', role: aboveRole, name: aboveName, exact: true };
        if (aboveRole.endsWith('dialog')) return { by: 'role', role: aboveRole };
      }
      return undefined;
    }

    /** From the nearest ancestor with an id that a person gave, downwards. */
    function structuralCss(at: Element): string {
      const parts: string[] = [];
      for (let up: Element | null = at; up && up !== document.documentElement; up = up.parentElement) {
        const id = up === at ? null : up.getAttribute('id');
        if (id && !isGenerated(id) && document.querySelectorAll(`#${CSS.escape(id)}`).length === 1) {
          parts.unshift(`#${CSS.escape(id)}`);
          break;
        }
        const same = [...(up.parentElement?.childNodes ?? [])].filter(
          (each) => each instanceof Element && each.localName === up?.localName,
        );
        parts.unshift(
          same.length > 1
            ? `${CSS.escape(up.localName)}:nth-of-type(${same.indexOf(up) + 1})`
            : CSS.escape(up.localName),
        );
      }
      return parts.join(' > ');
    }
  },
);

/** Proposes ways to find the element of a frame; to be evaluated on it. The last is by position among all frames of its document. */
export const proposeFrame = onElements({}, (element: Element): LocatorData[] => {
  const quote = (text: string): string => `"${text.replace(/["\\]/gu, '\\$&')}"`;
  const tag = element.localName;
  const found: LocatorData[] = [];
  for (const attribute of ['title', 'name', 'id', 'aria-label', 'data-testid']) {
    const value = element.getAttribute(attribute);
    if (value && value.length < 120 && !/\d{4,}|[0-9a-f]{8,}/iu.test(value))
      found.push([{ by: 'css', selector: `${tag}[${attribute}=${quote(value)}]` }]);
  }
  const source = element.getAttribute('src');
  if (source && !/^(?:data|blob|javascript|about):/iu.test(source)) {
    const path = source.replace(/[?#].*$/u, '');
    found.push([{ by: 'css', selector: `${tag}[src^=${quote(path)}]` }]);
    const file = /[^/]+\/?$/u.exec(path)?.[0];
    if (file) found.push([{ by: 'css', selector: `${tag}[src*=${quote(file)}]` }]);
  }
  const frames: Element[] = [];
  const collect = (root: Document | ShadowRoot | Element): void => {
    for (const each of root.querySelectorAll('*')) {
      if (each.localName === tag) frames.push(each);
      if (each.shadowRoot) collect(each.shadowRoot);
    }
  };
  if (frames.length === 0) collect(document);
  found.push([{ by: 'css', selector: tag }]);
  found.push([
    { by: 'css', selector: tag },
    { by: 'nth', index: frames.indexOf(element) },
  ]);
  return found;
});
