/**
 * Reads the content of the page for extraction: every visible element with its own text.
 * The accessibility snapshot of `read.ts` runs inline elements together ("$12.00$15.00") and knows neither classes of prices nor images' addresses.
 */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { PageClosedError, SelectorError, SvcDomProcessError, TimeoutError } from '../contract/errors.js';
import type { SnapshotNode } from '../contract/snapshot.js';
import { MASK, scrub } from '../contract/variables.js';
import { type Content, type PathStep, readTree } from './reading-in-page.js';
import type { PageReading } from './read.js';
import { inputRoles, tagRoles } from './reading-roles.js';
import { locatorOfSelector } from './selector.js';

/** Options of {@link readContent}. */
export interface ContentOptions {
  /** XPath or CSS selector of the part to read; the whole page without. */
  selector?: string;
  /** Every match and its subtree is left out, in all frames. Playwright selectors. */
  ignoreSelectors?: readonly string[];
  /** Values that are masked wherever they stand. */
  secrets?: readonly string[];
  /** Time for all frames together, in ms. */
  timeoutMs: number;
  signal?: AbortSignal;
}

interface Part {
  content: Content;
  locate(number: number): Locator;
}

/**
 * Reads the page once, frames and open shadow roots included; a frame that does not answer in time is named in `missingFrames`.
 * @throws SelectorError and its kin for a selector that is invalid or finds nothing; PageClosedError; TimeoutError when the top document does not answer
 */
export async function readContent(page: Page, options: ContentOptions): Promise<PageReading> {
  const deadline = Date.now() + options.timeoutMs;
  const parts = new Map<string, Part>();
  const missing: string[] = [];
  const secrets = options.secrets ?? [];

  const readPart = async (top: Locator, prefix: string): Promise<Part> => {
    const ignored = await ignoredIn(page, top, options, deadline);
    const job: unknown = { prefix, ignored, mask: MASK, roles: tagRoles, inputRoles };
    const text = await top.evaluate(readTree as unknown as (element: unknown, job: unknown) => string, job, {
      timeout: left(deadline),
    });
    const content = JSON.parse(text) as Content;
    await Promise.all(ignored.map((handle) => handle.dispose()));
    const part: Part = { content, locate: (number) => locatorOf(top, content.paths, number) };
    parts.set(prefix, part);
    await Promise.all(
      content.frames.map(async (number) => {
        const inner = `${prefix}${number}f`;
        const frame = part.locate(number).contentFrame();
        const node = find(content.root, `${prefix}${number}`);
        if (!node || node.hidden) return;
        try {
          const framed = await readPart(frame.locator(':root'), inner);
          node.children = framed.content.root.children;
        } catch (error) {
          if (page.isClosed() || error instanceof SelectorError) throw error;
          missing.push(scrub(node.src ?? node.id ?? 'iframe', secrets));
        }
      }),
    );
    return part;
  };

  const top =
    options.selector === undefined
      ? page.locator(':root')
      : await locatorOfSelector(page, options.selector, { timeoutMs: left(deadline) });
  const part = await retried(page, deadline, () => readPart(top, 'c'));
  const { content } = part;
  for (const node of [content.root, ...content.metadata]) scrubNode(node, secrets);
  return {
    snapshot: {
      url: scrub(content.url, secrets),
      title: scrub(content.title, secrets),
      viewport: content.viewport,
      scroll: content.scroll,
      root: content.root,
      missingFrames: missing,
      metadata: content.metadata,
    },
    locate: (ref) => {
      const [, prefix = '', number = ''] = /^(.*?)(\d+)$/.exec(ref) ?? [];
      const owner = parts.get(prefix);
      if (!owner)
        throw new SvcDomProcessError({
          looked: `the element of ref ${ref}`,
          found: 'no such ref in this reading',
        });
      return owner.locate(Number(number));
    },
    selectorsOf: () => Promise.resolve(new Map()),
  };
}

/** The locator of an element by its place, from the top element inwards. Valid while the page does not change. */
function locatorOf(top: Locator, paths: readonly PathStep[], number: number): Locator {
  const steps: PathStep[] = [];
  for (let at = number; at >= 0;) {
    const step = paths[at];
    if (!step) break;
    steps.push(step);
    at = step.parent;
  }
  steps.reverse();
  let locator = top;
  let xpath = '.';
  const walked = (): Locator => (xpath === '.' ? locator : locator.locator(`xpath=${xpath}`));
  for (const step of steps) {
    if (step.xpath !== undefined) xpath = `${xpath}/${step.xpath}`;
    if (step.css === undefined) continue;
    locator = walked()
      .locator(`css=:scope > ${step.css}`)
      .nth(step.rank ?? 0);
    xpath = '.';
  }
  return walked();
}

async function ignoredIn(
  page: Page,
  top: Locator,
  options: ContentOptions,
  deadline: number,
): Promise<ElementHandle[]> {
  const found = await Promise.all(
    (options.ignoreSelectors ?? []).map(async (selector) => {
      const isAbsolute = /^(?:xpath=)?\/(?!\/)/.test(selector);
      try {
        const matches = isAbsolute ? page.locator(selector) : top.locator(selector);
        return await bounded(matches.elementHandles(), deadline);
      } catch (error) {
        if (page.isClosed())
          throw new PageClosedError({ looked: 'the content of the page' }, { cause: error });
        if (!/selector|expression|parsing|unexpected/i.test(String(error))) throw error;
        throw new SelectorError(
          { looked: `the selector to ignore ${selector}`, found: String(error).split('\n')[0] ?? '' },
          { cause: error },
        );
      }
    }),
  );
  return found.flat();
}

async function retried<T>(page: Page, deadline: number, read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (page.isClosed())
        throw new PageClosedError(
          { looked: 'the content of the page', found: 'it was closed' },
          { cause: error },
        );
      const isNavigating = /context was destroyed|navigat|frame was detached|cannot find context/i.test(
        String(error),
      );
      if (isNavigating && Date.now() < deadline) continue;
      if (/Timeout/.test(String(error)))
        throw new TimeoutError(
          { looked: 'the content of the page', found: 'no answer in time' },
          { cause: error },
        );
      throw error;
    }
  }
}

function left(deadline: number): number {
  return Math.max(1, deadline - Date.now());
}

async function bounded<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout: no answer')), left(deadline));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function find(node: SnapshotNode, ref: string): SnapshotNode | undefined {
  const open = [node];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.ref === ref) return at;
    open.push(...at.children);
  }
  return undefined;
}

/** Masks secrets in every string of the tree, in place: the tree was made for this reading and nobody else has seen it. */
function scrubNode(node: SnapshotNode, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && key !== 'ref') Reflect.set(node, key, scrub(value, secrets));
    if (key === 'hints' || key === 'classes')
      Reflect.set(node, key, JSON.parse(scrub(JSON.stringify(value), secrets)));
  }
  for (const child of node.children) scrubNode(child, secrets);
}
