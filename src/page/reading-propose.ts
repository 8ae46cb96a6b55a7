/** Runs inside the page: proposes selectors for the items of a list and for the parts of each, valid for all the elements given. */
import { onElements } from './in-page.js';
import { contentTools } from './reading-tools.js';

/** The elements of a list as they were read; null where an item lacks a part. */
export interface ListElements {
  items: unknown[];
  /** The place of each of these items among all that the selector has to find. */
  rows: readonly number[];
  /** How many the selector has to find; not known when only some items of the structure were kept. */
  total?: number;
  parts: { key: string; elements: unknown[] }[];
  /** Lists inside the items, with the parts of their items. */
  inner: { key: string; lists: unknown[][]; parts: { key: string; elements: unknown[] }[] }[];
}
/** Selectors, best first; empty where none is valid. An empty selector is the element itself. */
export interface ListSelectors {
  /** How many levels above the first item the container stands. */
  up: number;
  items: string[];
  parts: Record<string, string[]>;
  inner: Record<string, { items: string[]; parts: Record<string, string[]> }>;
}
/** A way from a label to a value: up some levels, and down by place. */
export interface Anchor {
  text: string;
  path: string;
}

interface Given {
  items: Element[];
  rows: readonly number[];
  total?: number;
  parts: { key: string; elements: (Element | null)[] }[];
  inner: { key: string; lists: Element[][]; parts: { key: string; elements: (Element | null)[] }[] }[];
}

/** Proposes for a list; to be evaluated on any element of its document. */
export const proposeList = onElements(
  { tools: contentTools },
  (_element: Element, given: Given, { tools }): ListSelectors => {
    const { find, fold, rawText, siblingsOf } = tools;
    const isGenerated = (name: string): boolean =>
      /\d{3,}|[0-9a-f]{7,}|^(?:css|sc|jss|emotion|svelte|v|ng|astro)-|__[\w-]{5,}$/iu.test(name) ||
      /(?:active|selected|current|hover|focus|open|disabled|first|last|odd|even|completed?|done|checked|highlight)/iu.test(
        name,
      );
    const quote = (text: string): string => `"${text.replace(/["\\]/gu, '\\$&')}"`;
    const rootOf = (scope: Element, element: Element): Element[] => {
      const chain: Element[] = [];
      for (let at: Element | null = element; at && at !== scope; at = at.parentElement) chain.unshift(at);
      return chain;
    };

    /** Ways to name an element among others, without its place. */
    const namesOf = (element: Element, scope: Element): string[] => {
      const tag = CSS.escape(element.localName);
      const names: string[] = [];
      for (const attribute of [
        'itemprop',
        'data-testid',
        'data-test',
        'data-qa',
        'data-field',
        'data-label',
        'headers',
        'name',
      ]) {
        const value = element.getAttribute(attribute);
        if (value && !/\d{2,}/u.test(value)) names.push(`[${attribute}=${quote(value)}]`);
      }
      const classes = [...element.classList]
        .filter((name) => !isGenerated(name))
        .map((name) => `.${CSS.escape(name)}`);
      names.push(
        ...classes,
        ...classes.map((name) => tag + name),
        ...(classes.length > 1 ? [classes.join('')] : []),
      );
      const role = element.getAttribute('role');
      if (role) names.push(`[role=${quote(role)}]`);
      const own = [tag, ...(element.hasAttribute('href') ? [`${tag}[href]`] : [])];
      const chain = rootOf(scope, element).slice(0, -1);
      const inside = chain.flatMap((above) => {
        const words = [...above.classList]
          .filter((name) => !isGenerated(name))
          .map((name) => `.${CSS.escape(name)}`);
        return [...words, ...(/^(?:div|span)$/u.test(above.localName) ? [] : [CSS.escape(above.localName)])];
      });
      return [...names, ...own, ...inside.flatMap((above) => own.map((each) => `${above} ${each}`))];
    };
    const placeOf = (scope: Element, element: Element, step: (each: Element) => string): string => {
      const chain = rootOf(scope, element);
      return chain[0]?.parentElement === scope ? `:scope > ${chain.map(step).join(' > ')}` : '';
    };
    const byChild = (each: Element): string =>
      `${CSS.escape(each.localName)}:nth-child(${siblingsOf(each).indexOf(each) + 1})`;
    const byType = (each: Element): string => {
      const alike = siblingsOf(each).filter((other) => other.localName === each.localName);
      return alike.length === 1
        ? CSS.escape(each.localName)
        : `${CSS.escape(each.localName)}:nth-of-type(${alike.indexOf(each) + 1})`;
    };

    /** A cell that says nothing is what an optional part looks like where it is missing. */
    const isBlank = (each: Element): boolean =>
      /^(?:td|th)$/u.test(each.localName) && fold(rawText(each)) === '' && each.childElementCount === 0;

    /** Selectors that give in every scope exactly its target, and nothing where it has none. */
    const forParts = (scopes: Element[], targets: (Element | null)[]): string[] => {
      const first = targets.findIndex((target) => target !== null);
      const scope = scopes[first];
      const target = targets[first];
      if (!scope || !target) return [];
      if (targets.every((each, i) => each === null || each === scopes[i]))
        return targets.includes(null) ? [] : [''];
      const structural = [placeOf(scope, target, byType), placeOf(scope, target, byChild)].filter(Boolean);
      const isCell = /^(?:td|th)$/u.test(target.localName);
      const proposals = isCell
        ? [...structural.toReversed(), ...namesOf(target, scope)]
        : [...namesOf(target, scope), ...structural];
      return [...new Set(proposals)]
        .filter((selector) =>
          scopes.every((each, i) => {
            const found = find(each, selector);
            const wanted = targets[i];
            return wanted ? found.length === 1 && found[0] === wanted : found.every(isBlank);
          }),
        )
        .slice(0, 6);
    };
    /** Selectors that find in every scope what fits its list. */
    const forLists = (
      scopes: Element[],
      lists: Element[][],
      fits: (found: Element[], wanted: Element[]) => boolean,
    ): string[] => {
      const at = lists.findIndex((list) => list.length > 0);
      const scope = scopes[at];
      const sample = lists[at]?.[0];
      if (!scope || !sample) return [];
      const child = placeOf(scope, sample, (each) => CSS.escape(each.localName));
      const tag = CSS.escape(sample.localName);
      const places = child
        ? [child, `${child}:has(> td)`, `${child}:not(:first-child)`, `${child}:has(> :not(th))`]
        : [];
      const plain = namesOf(sample, scope);
      const isTable = sample.localName === 'tr' || sample.localName === 'li';
      const proposals = isTable ? [...places, ...plain, `${tag}:has(> td)`] : [...plain, ...places];
      return [...new Set(proposals)]
        .filter((selector) => scopes.every((each, i) => fits(find(each, selector), lists[i] ?? [])))
        .slice(0, 6);
    };
    const areItems = (found: Element[], wanted: Element[]): boolean =>
      given.total === undefined
        ? wanted.every((one) => found.includes(one))
        : found.length === given.total && wanted.every((one, i) => found[given.rows[i] ?? -1] === one);
    const areSame = (found: Element[], wanted: Element[]): boolean =>
      found.length === wanted.length && wanted.every((one, i) => found[i] === one);
    const partsOf = (scopes: Element[], parts: Given['parts']): Record<string, string[]> =>
      Object.fromEntries(parts.map(({ key, elements }) => [key, forParts(scopes, elements)]));

    const [first] = given.items;
    let container = first?.parentElement ?? null;
    let up = 1;
    while (container && !given.items.every((item) => container?.contains(item))) {
      container = container.parentElement;
      up += 1;
    }
    if (!first || !container) return { up: 0, items: [], parts: {}, inner: {} };
    return {
      up,
      items: forLists([container], [given.items], areItems),
      parts: partsOf(given.items, given.parts),
      inner: Object.fromEntries(
        given.inner.map(({ key, lists, parts }) => [
          key,
          { items: forLists(given.items, lists, areSame), parts: partsOf(lists.flat(), parts) },
        ]),
      ),
    };
  },
) as unknown as (element: unknown, given: ListElements) => ListSelectors;

/** Labels near an element from which it can be reached, the nearest first; to be evaluated on it. */
export const proposeAnchors = onElements(
  { tools: contentTools },
  (element: Element, value: string, { tools }): Anchor[] => {
    const { fold, rawText, isRendered, siblingsOf } = tools;
    const anchors: Anchor[] = [];
    const indexOf = (each: Element): number =>
      siblingsOf(each)
        .filter((other) => other.localName === each.localName)
        .indexOf(each) + 1;
    let above = element.parentElement;
    for (
      let level = 0;
      above && above !== document.body && level < 6;
      level += 1, above = above.parentElement
    ) {
      const before = [...above.querySelectorAll('*')].filter(
        (each) =>
          !each.contains(element) &&
          (each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
          isRendered(each),
      );
      const labels = before.filter((each) => {
        const text = fold(rawText(each));
        return (
          text !== '' &&
          text.length <= 60 &&
          !text.includes(value) &&
          !value.includes(text) &&
          each.childElementCount === 0
        );
      });
      const down: string[] = [];
      for (let at: Element | null = element; at && at !== above; at = at.parentElement)
        down.unshift(`${at.localName}[${indexOf(at)}]`);
      for (const label of [labels.at(-1), labels[0]]) {
        if (!label) continue;
        let levels = 0;
        for (let at: Element | null = label; at && at !== above; at = at.parentElement) levels += 1;
        const anchor = { text: fold(rawText(label)), path: `ancestor::*[${levels}]/${down.join('/')}` };
        if (!anchors.some((each) => each.text === anchor.text)) anchors.push(anchor);
      }
      if (anchors.length >= 6) break;
    }
    return anchors;
  },
) as unknown as (element: unknown, value: string) => Anchor[];
