/** Selectors as people and Actions carry them: CSS, XPath, XPath on through frames, `>>` chains. Says precisely what did not resolve. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  ContentFrameNotFoundError,
  SelectorError,
  SvcError,
  SvcIframeError,
  SvcShadowRootMissingError,
  XPathResolutionError,
} from '../contract/errors.js';
import { closedError, isClosed, isNavigation, isTimeout, messageOf } from './page-errors.js';

/** One hop of a selector: what is looked for, inside what the hops before it gave. */
interface Hop {
  engine: 'css' | 'xpath' | 'other';
  body: string;
  /** The hop ends at a frame, and the next one starts in its document. */
  entersFrame: boolean;
}

/** The locator of a selector, without looking whether anything is there. Sync, for selectors that we made ourselves. */
export function followSelector(page: Page, selector: string): Locator {
  return locatorOfHops(page, parseSelector(selector));
}

/**
 * The one element of a selector. Waits up to `timeoutMs` for it.
 * @throws SelectorError for invalid syntax, for CSS without a match, and for a selector with several matches; XPathResolutionError for an XPath without a match;
 *   ContentFrameNotFoundError, SvcIframeError where a step meant as a frame is none, or is not there;
 *   SvcShadowRootMissingError where a host has no open shadow root
 */
export async function locatorOfSelector(
  page: Page,
  selector: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<Locator> {
  const hops = parseSelector(selector);
  if (hops.length === 0) {
    throw new SelectorError({
      looked: 'an element for a selector',
      found: 'an empty selector',
      next: 'Pass a CSS selector or an XPath.',
    });
  }
  const locator = locatorOfHops(page, hops);
  const end = performance.now() + timeoutMs;
  try {
    await locator.first().waitFor({ state: 'attached', timeout: Math.max(1, timeoutMs) });
    const count = await locator.count();
    if (count > 1) throw severalError(page, selector, count);
    return locator;
  } catch (error) {
    if (error instanceof SvcError) throw error;
    if (isClosed(page, error)) throw closedError(error);
    const [hop, ...further] = hops;
    if (isTimeout(error) && hop && further.length === 0) throw missing(page, selector, hops, hop, error);
    if (isTimeout(error) || isNavigation(error)) throw await diagnose(page, selector, hops, error);
    if (performance.now() > end + 1_000) throw await diagnose(page, selector, hops, error);
    throw failureOf(page, selector, hops, error);
  }
}

function locatorOfHops(page: Page, hops: readonly Hop[]): Locator {
  let scope: Page | Locator | FrameLocator = page;
  let locator: Locator | undefined;
  for (const hop of hops) {
    const inner: Locator = scope.locator(hop.engine === 'other' ? hop.body : `${hop.engine}=${hop.body}`);
    locator = inner;
    scope = hop.entersFrame ? inner.contentFrame() : inner;
  }
  return locator ?? page.locator('css=:not(*)');
}

/** Splits `xpath=/html[1]/…/iframe[1]/html[1]/… >> css=…` into hops. */
function parseSelector(selector: string): Hop[] {
  const hops: Hop[] = [];
  for (const part of splitChain(selector.trim())) {
    const text = part.trim();
    if (!text) continue;
    if (text === 'internal:control=enter-frame') {
      const last = hops.at(-1);
      if (last) last.entersFrame = true;
      continue;
    }
    const xpath = text.startsWith('xpath=') ? text.slice(6) : /^\(*\.?\.?\//u.test(text) ? text : undefined;
    if (xpath === undefined) {
      if (text.startsWith('css=')) hops.push({ engine: 'css', body: text.slice(4), entersFrame: false });
      else if (/^[a-z][\w:-]*=/iu.test(text)) hops.push({ engine: 'other', body: text, entersFrame: false });
      else hops.push({ engine: 'css', body: text, entersFrame: false });
      continue;
    }
    const last = hops.at(-1);
    // An absolute XPath behind another hop means the document of the frame found there.
    if (last && /^\/html\b/iu.test(xpath)) last.entersFrame = true;
    hops.push(...xpathHops(xpath));
  }
  return hops;
}

/** Cuts an XPath behind each `iframe` step that is followed by another step. */
function xpathHops(xpath: string): Hop[] {
  const cuts: number[] = [];
  let depth = 0;
  let sign = '';
  for (let at = 0; at < xpath.length; at += 1) {
    const each = xpath[at] ?? '';
    if (sign) {
      if (each === sign) sign = '';
    } else if (each === '"' || each === "'") sign = each;
    else if (each === '[' || each === '(') depth += 1;
    else if (each === ']' || each === ')') depth -= 1;
    else if (
      each === '/' &&
      depth === 0 &&
      /(?:^|\/)(?:iframe|frame)(?:\[[^\]]*\])*$/iu.test(xpath.slice(0, at))
    )
      cuts.push(at);
  }
  const bodies: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    bodies.push(xpath.slice(from, cut));
    from = cut;
  }
  bodies.push(xpath.slice(from));
  return bodies.map((body, index) => ({ engine: 'xpath', body, entersFrame: index < bodies.length - 1 }));
}

/** Splits at `>>` outside of quotes. */
function splitChain(selector: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let sign = '';
  for (let at = 0; at < selector.length; at += 1) {
    const each = selector[at] ?? '';
    if (each === '\\') at += 1;
    else if (sign) {
      if (each === sign) sign = '';
    } else if (each === '"' || each === "'") sign = each;
    else if (each === '>' && selector[at + 1] === '>') {
      parts.push(selector.slice(from, at));
      from = at + 2;
      at += 1;
    }
  }
  return [...parts, selector.slice(from)];
}

/** Finds the first hop that fails, and says why. */
async function diagnose(page: Page, selector: string, hops: readonly Hop[], cause: unknown): Promise<Error> {
  for (let length = 1; length <= hops.length; length += 1) {
    const hop = hops[length - 1] as Hop;
    const part = locatorOfHops(page, hops.slice(0, length));
    try {
      const kind = await part.first().evaluate(
        (element) => ({
          isFrame: /^i?frame$/iu.test(element.tagName),
          hasShadow: element.shadowRoot !== null,
          tag: element.localName,
        }),
        undefined,
        { timeout: 250 },
      );
      const next = hops[length];
      if (hop.entersFrame && !kind.isFrame) {
        return new ContentFrameNotFoundError(
          facts(page, selector, `that ${hop.body} is a <${kind.tag}>, not a frame`),
          { cause },
        );
      }
      if (next && !hop.entersFrame && next.body.startsWith(':scope > ') && !kind.hasShadow) {
        return new SvcShadowRootMissingError(
          facts(page, selector, `that <${kind.tag}> at ${hop.body} has no open shadow root`),
          { cause },
        );
      }
    } catch (error) {
      if (isClosed(page, error)) return closedError(error);
      if (!isTimeout(error)) return failureOf(page, selector, hops, error);
      if (hop.entersFrame)
        return new SvcIframeError(facts(page, selector, `no frame at ${hop.body}`), { cause });
      return missing(page, selector, hops, hop, cause);
    }
  }
  return missing(page, selector, hops, hops.at(-1) as Hop, cause);
}

function severalError(page: Page, selector: string, count: number): SelectorError {
  return new SelectorError({
    ...facts(page, selector, `${count} elements, so that it is not clear which one is meant`),
    next: 'Make the selector say which one, for example with ` >> nth=0` for the first.',
  });
}

function missing(page: Page, selector: string, hops: readonly Hop[], hop: Hop, cause: unknown): Error {
  const where = hops.length > 1 ? `nothing at ${hop.body}` : 'nothing';
  const Kind = hop.engine === 'xpath' ? XPathResolutionError : SelectorError;
  return new Kind(facts(page, selector, where), { cause });
}

function failureOf(page: Page, selector: string, hops: readonly Hop[], error: unknown): Error {
  const message = messageOf(error).split('\n')[0] ?? '';
  const expected = /Selector "?(.*?)"? resolved to (<.*?>), <iframe> was expected/u.exec(message);
  if (/iframe> was expected/u.test(message)) {
    return new ContentFrameNotFoundError(
      facts(page, selector, `${expected?.[2] ?? 'another element'} where a frame should be`),
      { cause: error },
    );
  }
  const isXPath = hops.some((hop) => hop.engine === 'xpath') && /xpath|evaluate/iu.test(message);
  return new SelectorError(
    facts(
      page,
      selector,
      `that it is not a valid ${isXPath ? 'XPath' : 'selector'}: ${message.replace(/^[\w.]+: /u, '')}`,
    ),
    { cause: error },
  );
}

function facts(
  page: Page,
  selector: string,
  found: string,
): { looked: string; where: string; found: string; next: string } {
  return {
    looked: `an element for the selector ${selector}`,
    where: `on ${page.url()}`,
    found,
    next: 'Check the selector against the page as it is now.',
  };
}
