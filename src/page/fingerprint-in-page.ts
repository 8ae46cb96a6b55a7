/** What an element is, as far as that tells it from others and stays the same: computed in the page, when recording and when replaying alike. */
import type { Fingerprint } from '../contract/locator-data.js';
import type { domTools } from './dom.js';

/** The tools a fingerprint is made with. */
export interface FingerprintTools {
  dom: ReturnType<typeof domTools>;
  identity: ReturnType<typeof identityTools>;
}

/** Makes the tools that find what surrounds an element; self-contained, so that its source can be sent. */
export function identityTools() {
  type Dom = ReturnType<typeof domTools>;
  const repeatedRoles = new Set([
    'row',
    'listitem',
    'option',
    'article',
    'gridcell',
    'treeitem',
    'menuitem',
    'tab',
  ]);
  const repeatedTags = new Set(['tr', 'li', 'article', 'dd']);

  /** Nearest ancestor that is one of several alike; the first is the nearest. */
  function containersOf(element: Element, dom: Dom): Element[] {
    const found: Element[] = [];
    let at = dom.parentOf(element);
    for (
      let steps = 0;
      at && at !== document.body && steps < 30 && found.length < 3;
      steps += 1, at = dom.parentOf(at)
    ) {
      if (isRepeated(at)) found.push(at);
    }
    return found;
  }

  function isRepeated(element: Element): boolean {
    if (repeatedTags.has(element.localName) || repeatedRoles.has(element.getAttribute('role') ?? ''))
      return true;
    const shape = shapeOf(element);
    if (
      !element.getAttribute('class') ||
      /^(?:span|a|b|i|em|strong|td|th|button|input|label|option)$/u.test(element.localName)
    )
      return false;
    const { previousElementSibling: before, nextElementSibling: behind } = element;
    return (before !== null && shapeOf(before) === shape) || (behind !== null && shapeOf(behind) === shape);
  }

  /** Tag and classes without those that say a state. */
  function shapeOf(element: Element): string {
    const classes = [...element.classList].filter(
      (name) =>
        !/active|selected|current|hover|focus|open|first|last|odd|even|disabled|highlight/iu.test(name),
    );
    return `${element.localName}.${classes.toSorted().join('.')}`;
  }

  /** The words that name one of several containers: its heading, row header, first link, bold text or first cell; never the target's own. */
  function identifyingText(container: Element, target: Element, dom: Dom): string {
    const isUsable = (element: Element): boolean =>
      !element.contains(target) && !target.contains(element) && element !== target && isShown(element);
    const named =
      dom.fold(container.getAttribute('aria-label')) || dom.textOfIds(container, 'aria-labelledby');
    if (named && /\p{L}/u.test(named) && !container.contains(labelSource(container, target)))
      return named.slice(0, 80);
    const selectors = [
      'h1, h2, h3, h4, h5, h6, [role=heading]',
      'th, [role=rowheader]',
      'legend, summary, figcaption, caption',
      'a[href]',
      'strong, b, [class*=title i], [class*=name i]',
      'td, [role=cell], [role=gridcell], dt',
      'label, p, span, div',
    ];
    const alike = siblingsOf(container);
    let shared = '';
    for (const selector of selectors) {
      const isLoose = selector.startsWith('label');
      for (const found of [...container.querySelectorAll(selector)].slice(0, 40)) {
        if (!isUsable(found) || (isLoose && found.childElementCount > 0)) continue;
        // A link that is a button says what can be done with the record.
        if (selector === 'a[href]' && found.getAttribute('role') === 'button') continue;
        const text = dom.textOf(found, 80);
        // Prices, counts and times change; a name has letters, or it is a number that stands for the thing.
        if (
          !text ||
          (!/\p{L}{2}/u.test(text) &&
            !/^(?:td|th|dt)$/u.test(found.localName) &&
            found.getAttribute('role') !== 'cell')
        )
          continue;
        // "Details" in every row names none of them.
        if (!alike.some((each) => says(each, selector, text, dom))) return text;
        shared ||= text;
      }
    }
    return ownWords(container, target, dom) || shared;
  }

  /** The nearest containers of the same kind beside this one. */
  function siblingsOf(container: Element): Element[] {
    const found: Element[] = [];
    for (const way of ['previousElementSibling', 'nextElementSibling'] as const) {
      let at = container[way];
      for (let steps = 0; at && steps < 3; at = at[way], steps += 1)
        if (at.localName === container.localName) found.push(at);
    }
    return found;
  }

  function says(container: Element, selector: string, text: string, dom: Dom): boolean {
    return [...container.querySelectorAll(selector)]
      .slice(0, 12)
      .some((each) => dom.textOf(each, 80) === text);
  }

  function labelSource(container: Element, target: Element): Element | null {
    const id = container.getAttribute('aria-labelledby')?.split(/\s+/u)[0];
    return id && target.getAttribute('id') === id ? target : null;
  }

  /** Text that stands directly in the container: `<li>Milk <button>×</button></li>`. */
  function ownWords(container: Element, target: Element, dom: Dom): string {
    const words = [...container.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && !target.contains(node))
      .map((node) => node.nodeValue ?? '')
      .join(' ');
    const text = dom.fold(words);
    return /\p{L}/u.test(text) ? text.slice(0, 80) : '';
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility();
  }

  /** Nearest heading before the element, else the name of the nearest named container. */
  function headingOf(element: Element, dom: Dom): string {
    const selector = 'h1, h2, h3, h4, h5, h6, [role=heading], legend';
    for (
      let at: Element | null = element, level = 0;
      at && at !== document.documentElement && level < 30;
      at = dom.parentOf(at), level += 1
    ) {
      if (at !== element) {
        const named = dom.fold(at.getAttribute('aria-label')) || dom.textOfIds(at, 'aria-labelledby');
        if (
          named &&
          /^(?:dialog|alertdialog|region|form|navigation|group|main|complementary|tabpanel|radiogroup)$/u.test(
            dom.roleOf(at),
          )
        )
          return named.slice(0, 80);
      }
      let steps = 0;
      for (
        let beside = at.previousElementSibling;
        beside && steps < 20;
        beside = beside.previousElementSibling, steps += 1
      ) {
        const found = beside.matches(selector) ? beside : [...beside.querySelectorAll(selector)].at(-1);
        if (found && !found.contains(element) && isShown(found)) {
          const text = dom.textOf(found, 80);
          if (text) return text;
        }
      }
    }
    return '';
  }

  function neighboursOf(element: Element, dom: Dom): [string, string] {
    const textBeside = (way: 'previousElementSibling' | 'nextElementSibling'): string => {
      for (
        let at: Element | null = element, level = 0;
        at && at !== document.body && level < 3;
        at = dom.parentOf(at), level += 1
      ) {
        const beside = at[way];
        if (!beside) continue;
        const text = isShown(beside) ? dom.textOf(beside, 40) : '';
        if (text) return text;
      }
      return '';
    };
    return [textBeside('previousElementSibling'), textBeside('nextElementSibling')];
  }

  function tagPathOf(element: Element, dom: Dom): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at; at = dom.parentOf(at)) {
      let index = 1;
      let count = 0;
      for (const sibling of at.parentNode?.childNodes ?? []) {
        if (!(sibling instanceof Element)) continue;
        if (sibling === at) index = count + 1;
        if (sibling.localName === at.localName) count += 1;
        if (count > 200) break;
      }
      parts.unshift(count > 1 ? `${at.localName}:nth(${index})` : at.localName);
    }
    return parts.join('>');
  }

  return { containersOf, identifyingText, headingOf, neighboursOf, tagPathOf };
}

/** Makes the function that describes one element; self-contained, so that its source can be sent. */
export function describing() {
  return function fingerprintOf(element: Element, { dom, identity }: FingerprintTools): Fingerprint {
    const tag = dom.tagOf(element);
    const isField = /^(?:input|select|textarea)$/u.test(tag) || (element as HTMLElement).isContentEditable;
    const attribute = (name: string): string => dom.fold(element.getAttribute(name)).slice(0, 200);
    const print: Fingerprint = { role: dom.roleOf(element), name: dom.nameOf(element).slice(0, 200), tag };
    const add = <Name extends keyof Fingerprint>(name: Name, value: Fingerprint[Name] | '' | null): void => {
      if (value !== '' && value !== null && value !== undefined) print[name] = value;
    };
    if (tag === 'input' || tag === 'button') add('type', (element as HTMLInputElement).type);
    add('id', element.getAttribute('id'));
    // Whatever the project calls it: the option is not at hand on replay.
    add(
      'testId',
      ['data-testid', 'data-test-id', 'data-test', 'data-qa', 'data-cy', 'data-pw']
        .map(attribute)
        .find(Boolean),
    );
    if (element.classList.length > 0) add('classes', [...element.classList].slice(0, 12));
    if (!isField) add('text', dom.textOf(element, 120));
    add('label', dom.labelOf(element).slice(0, 200));
    add('placeholder', attribute('placeholder'));
    add('href', hrefOf(element));
    if (!isField && !print.name && !print.text) add('look', lookOf(element));
    add('heading', identity.headingOf(element, dom));
    for (const container of identity.containersOf(element, dom)) {
      const text = identity.identifyingText(container, element, dom);
      if (!text) continue;
      print.container = text;
      break;
    }
    const neighbours = identity.neighboursOf(element, dom);
    if (neighbours[0] || neighbours[1]) print.neighbours = neighbours;
    add('path', identity.tagPathOf(element, dom));
    return print;

    /** What is seen of a shape: colour and, in a drawing, its measures; none of what an icon or a picture shows. */
    function lookOf(at: Element): string {
      const style = getComputedStyle(at);
      if (/^(?:circle|ellipse|rect|polygon|polyline|path|line)$/u.test(at.localName)) {
        const measures = ['r', 'rx', 'ry', 'width', 'height', 'points', 'd'].flatMap(
          (name) => at.getAttribute(name)?.slice(0, 60) ?? [],
        );
        return [at.localName, style.fill === 'none' ? style.stroke : style.fill, ...measures].join(' ');
      }
      if (at.childElementCount > 0 || /, 0\)$|^transparent$/u.test(style.backgroundColor)) return '';
      const isRound = Number.parseFloat(style.borderTopLeftRadius) > 0;
      return `${isRound ? 'round ' : ''}box ${style.backgroundColor}`;
    }

    function hrefOf(at: Element): string {
      const given = at.getAttribute(
        at.localName === 'button' || at.localName === 'input' ? 'formaction' : 'href',
      );
      if (!given || /^(?:javascript|data|blob):/iu.test(given)) return '';
      try {
        const url = new URL(given, document.baseURI);
        // "#" leads nowhere, and a place within the page is not the page.
        if (given.startsWith('#')) return given.length > 1 ? given.slice(0, 300) : '';
        return /^https?:|^file:/u.test(url.protocol)
          ? `${url.pathname}${url.search}${url.hash}`.slice(0, 300)
          : given.slice(0, 300);
      } catch {
        // A document without an address of its own.
        return given.slice(0, 300);
      }
    }
  };
}
