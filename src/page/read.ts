/** Reads the page into a snapshot: Playwright's tree over all frames, enriched by one walk of each document. */
import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import { SelectorError, TimeoutError } from '../contract/errors.js';
import type { Hidden, Snapshot, SnapshotNode } from '../contract/snapshot.js';
import { scrub } from '../contract/variables.js';
import { assemble, flatten, type FlatFrame } from './assemble.js';
import { ariaTree, type AriaNode, locatorOfRef } from './compat.js';
import { selectorOf } from './locate.js';
import { liftOwned } from './owned.js';
import { closedError, isClosed, isNavigation, isTimeout, messageOf, within } from './page-errors.js';
import { followSelector, locatorOfSelector } from './selector.js';
import { walkDocument, type WalkOutput } from './walker.js';

/** Time a frame has to answer before it counts as missing, ms. */
const FRAME_MS = 1_500;

/** How often a page is read again because it moved between its tree and the walk: while it loads, or is animated. */
const MOST_AGAIN = 2;

/** The share of nodes without an element from which a page has moved, not just a few of its nodes. */
const MOVED_SHARE = 0.05;

/** So many refs have their elements asked for their addresses. */
const FEW_REFS = 3;

/** What to read. */
export interface ReadOptions {
  /** XPath or CSS selector of the part to read. */
  selector?: string;
  /** Every match and its subtree is left out, in all frames. */
  ignoreSelectors?: readonly string[];
  /** Values that must not stand in the snapshot. */
  secrets?: readonly string[];
  timeoutMs: number;
  /** Default `data-testid`. */
  testIdAttribute?: string;
  signal?: AbortSignal;
}

/** A snapshot and the way from its refs back to the elements. Refs die with the next snapshot. */
export interface PageReading {
  snapshot: Snapshot;
  /** The element of a ref; valid until the page is read again. */
  locate(ref: string): Locator;
  /** For each ref a structural selector, as `Action.selector` carries it; refs without one are left out. */
  selectorsOf(refs: readonly string[]): Promise<Map<string, string>>;
}

/**
 * Takes a snapshot of the page as it is now.
 * @throws SelectorError, XPathResolutionError and their kin for a scope that does not resolve; PageClosedError; TimeoutError
 */
export async function readPage(page: Page, options: ReadOptions): Promise<PageReading> {
  const end = performance.now() + options.timeoutMs;
  let lostBefore: number | undefined;
  for (let read = 0; ; read += 1) {
    options.signal?.throwIfAborted();
    try {
      const { reading, lost, nodes } = await readOnce(page, options, end);
      // What is lost each time is not lost by moving.
      const hasMoved = lost > nodes * MOVED_SHARE && lost !== lostBefore;
      if (!hasMoved || read >= MOST_AGAIN || performance.now() - end > -FRAME_MS) return reading;
      lostBefore = lost;
    } catch (error) {
      if (isClosed(page, error)) throw closedError(error);
      if (performance.now() >= end - 20)
        throw isTimeout(error) || isNavigation(error) ? timeoutError(page, options) : error;
      // The document was replaced under the reader: the new one is read.
      if (!isNavigation(error)) throw isTimeout(error) ? timeoutError(page, options) : error;
      await within(
        page
          .waitForLoadState('domcontentloaded', { timeout: end - performance.now() })
          .catch(() => undefined),
        500,
      );
    }
  }
}

/** One child frame and its element. */
interface ChildFrame {
  frame: Frame;
  element: ElementHandle;
}

interface Scene {
  page: Page;
  options: ReadOptions;
  end: number;
  children: Map<Frame, ChildFrame[]>;
  /** Frames that did not answer, with their addresses. */
  missing: Map<Frame, string>;
  scope: { frame: Frame; element: ElementHandle } | undefined;
  ignored: Map<Frame, ElementHandle[]>;
}

/** A reading, and how many of its nodes no element was found for. */
interface Once {
  reading: PageReading;
  nodes: number;
  lost: number;
}

async function readOnce(page: Page, options: ReadOptions, end: number): Promise<Once> {
  const remainingMs = (): number => Math.max(1, end - performance.now());
  const scene: Scene = {
    page,
    options,
    end,
    children: new Map(),
    missing: new Map(),
    scope: undefined,
    ignored: new Map(),
  };
  if (options.selector !== undefined) scene.scope = await resolveScope(page, options.selector, remainingMs());
  const [isStuck] = await Promise.all([findFrames(scene), findIgnored(scene)]);
  // A frame that does not answer would use up the whole time of the snapshot.
  const treeMs = isStuck ? Math.min(remainingMs() * 0.5, 2 * FRAME_MS) : remainingMs();
  const tree = await ariaTree(page, Math.ceil(treeMs));
  const walks = new Map<Frame, { flat: FlatFrame; walked: WalkOutput | undefined }>();
  await walkFrame(page.mainFrame(), tree, scene, walks);
  const all = [...walks.values()].flatMap(({ walked }) => walked?.nodes ?? []);
  return {
    reading: toReading(scene, walks),
    nodes: all.length,
    lost: all.filter((facts) => facts === null).length,
  };
}

async function resolveScope(page: Page, selector: string, timeoutMs: number): Promise<Scene['scope']> {
  const locator = await locatorOfSelector(page, selector, { timeoutMs });
  const element = await locator.elementHandle({ timeout: timeoutMs });
  const frame = await element?.ownerFrame();
  if (!element || !frame)
    throw new SelectorError({ looked: `an element for the selector ${selector}`, where: `on ${page.url()}` });
  return { frame, element };
}

/** Finds the elements of all frames; true when one of the frames does not answer. */
async function findFrames(scene: Scene): Promise<boolean> {
  const { page, children, missing, end } = scene;
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const answers = await Promise.all(
    frames.map(async (frame) => {
      const waitMs = Math.min(FRAME_MS, (end - performance.now()) * 0.5);
      const element = await within(
        frame.frameElement().catch(() => undefined),
        waitMs,
      );
      const parent = frame.parentFrame();
      if (!element || !parent) return true;
      children.set(parent, [...(children.get(parent) ?? []), { frame, element }]);
      const ready = await within(
        frame.evaluate(() => true).catch(() => true),
        waitMs,
      );
      if (!ready) missing.set(frame, await addressOf(frame, scene));
      return ready === true;
    }),
  );
  return answers.includes(false);
}

/** What never loaded has no address of its own yet: then the one that its element asks for, or its name. */
async function addressOf(frame: Frame, { children, end }: Scene): Promise<string> {
  if (frame.url() !== '') return frame.url();
  const own = [...children.values()].flat().find((child) => child.frame === frame);
  const asked = await within(
    own?.element.getAttribute('src').catch(() => null) ?? Promise.resolve(null),
    Math.min(FRAME_MS, (end - performance.now()) * 0.5),
  );
  return asked || frame.name() || 'a frame without an address';
}

async function findIgnored({ page, options, ignored, end }: Scene): Promise<void> {
  for (const selector of options.ignoreSelectors ?? []) {
    const isDeep = /iframe|>>/iu.test(selector);
    const frames = isDeep ? [page.mainFrame()] : page.frames();
    await Promise.all(
      frames.map(async (frame) => {
        const locator = isDeep ? followSelector(page, selector) : frame.locator(toEngine(selector));
        const waitMs = Math.min(FRAME_MS, (end - performance.now()) * 0.5);
        const found = await within(locator.elementHandles(), waitMs).catch((error: unknown) => {
          if (isNavigation(error) || isClosed(page, error) || isTimeout(error)) throw error;
          throw new SelectorError(
            {
              looked: `elements to leave out: ${selector}`,
              where: `on ${page.url()}`,
              found: `that the selector is not valid: ${messageOf(error).split('\n')[0]}`,
              next: 'Pass a CSS selector or an XPath.',
            },
            { cause: error },
          );
        });
        for (const element of found ?? []) {
          const owner = (await element.ownerFrame()) ?? frame;
          ignored.set(owner, [...(ignored.get(owner) ?? []), element]);
        }
      }),
    );
  }
}

function toEngine(selector: string): string {
  return /^\(*\//u.test(selector) ? `xpath=${selector}` : selector;
}

async function walkFrame(
  frame: Frame,
  roots: readonly (AriaNode | string)[],
  scene: Scene,
  walks: Map<Frame, { flat: FlatFrame; walked: WalkOutput | undefined }>,
): Promise<void> {
  const flat = flatten(roots);
  const children = scene.children.get(frame) ?? [];
  const isTop = frame === scene.page.mainFrame();
  const input = {
    nodes: JSON.stringify(flat.flat),
    testIdAttribute: scene.options.testIdAttribute ?? 'data-testid',
    frames: children.map(({ element }) => element) as unknown as Element[],
    ignored: (scene.ignored.get(frame) ?? []) as unknown as Element[],
    scope: (scene.scope?.frame === frame ? scene.scope.element : null) as unknown as Element | null,
  };
  const remainingMs = scene.end - performance.now();
  const answer = scene.missing.has(frame)
    ? undefined
    : // A child frame that fails is missing; the page itself is not optional.
      await within(
        frame
          .evaluate(walkDocument as (input: unknown) => string, input as unknown)
          .catch((error: unknown) => {
            if (isTop) throw error;
            return undefined;
          }),
        isTop ? remainingMs : Math.min(remainingMs * 0.7, 4 * FRAME_MS),
      );
  if (isTop && answer === undefined) throw timeoutError(scene.page, scene.options);
  if (answer === undefined && !frame.isDetached()) scene.missing.set(frame, await addressOf(frame, scene));
  const walked = answer === undefined ? undefined : (JSON.parse(answer) as WalkOutput);
  walks.set(frame, { flat, walked });
  await Promise.all(
    children.map(async (child, position) => {
      const index = walked?.frames[position] ?? -1;
      const node = flat.nodes[index];
      if (node) await walkFrame(child.frame, node.children ?? [], scene, walks);
    }),
  );
}

function toReading(
  scene: Scene,
  walks: Map<Frame, { flat: FlatFrame; walked: WalkOutput | undefined }>,
): PageReading {
  const { page, options } = scene;
  const main = page.mainFrame();
  const paths = new Map<string, string>();
  let count = 0;
  let scoped: SnapshotNode[] | undefined;

  const assembleFrame = (
    frame: Frame,
    origin: readonly [number, number],
    hidden: Hidden | undefined,
    prefix: string,
  ): SnapshotNode[] => {
    const walk = walks.get(frame);
    if (!walk) return [];
    const children = scene.children.get(frame) ?? [];
    const nodes = assemble({
      frame: walk.flat,
      walked: walk.walked,
      origin,
      hidden,
      noteRef: (ref, path) => paths.set(ref, inFrame(prefix, path)),
      newRef: (path) => {
        count += 1;
        paths.set(`x${count}`, inFrame(prefix, path));
        return `x${count}`;
      },
      childrenOfFrame: (index, facts, node) => {
        const child = children[walk.walked?.frames.indexOf(index) ?? -1];
        if (!child) return [];
        const [left = 0, top = 0] = facts?.contentOrigin ?? [];
        const path = node.ref === undefined ? '' : (paths.get(node.ref) ?? '');
        return assembleFrame(child.frame, [origin[0] + left, origin[1] + top], node.hidden, path);
      },
    });
    if (scene.scope?.frame === frame) scoped = nodes;
    return nodes;
  };

  const all = liftOwned(assembleFrame(main, [0, 0], undefined, ''), paths);
  const walked = walks.get(main)?.walked;
  const [scrollLeft = 0, scrollTop = 0, width = 0, height = 0] = walked?.scroll ?? [];
  const [viewWidth = 0, viewHeight = 0] = walked?.viewport ?? [];
  const snapshot: Snapshot = {
    url: page.url(),
    title: walked?.title ?? '',
    viewport: { width: viewWidth, height: viewHeight },
    scroll: { x: scrollLeft, y: scrollTop, width, height },
    root: { role: 'document', name: '', children: scene.scope ? (scoped ?? []) : all },
    ...(walked?.shade && { shade: walked.shade }),
    missingFrames: [...scene.missing.values()],
  };
  const passwords = [...walks.values()].flatMap((walk) => walk.walked?.passwords ?? []);
  const secrets = [...(options.secrets ?? []), ...passwords].toSorted((a, b) => b.length - a.length);
  return {
    snapshot: secrets.length > 0 ? scrubAll(snapshot, secrets) : snapshot,
    locate: (ref) =>
      ref.startsWith('x') ? followSelector(page, paths.get(ref) ?? '') : locatorOfRef(page, ref),
    selectorsOf: (refs) => selectorsOf(refs, paths, page, options.timeoutMs),
  };
}

/**
 * Addresses by the walk, which are free; a few refs are worth asking their elements, and so are those that the walk has not
 * found an element for.
 */
async function selectorsOf(
  refs: readonly string[],
  paths: ReadonlyMap<string, string>,
  page: Page,
  timeoutMs: number,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const isFew = refs.length <= FEW_REFS;
  for (const ref of new Set(refs)) {
    const path = paths.get(ref);
    const known = path ? `xpath=${path}` : undefined;
    const isAsked = !ref.startsWith('x') && (isFew || known === undefined);
    const asked = isAsked
      ? await selectorOf(page, locatorOfRef(page, ref), { timeoutMs: Math.min(timeoutMs, FRAME_MS) }).catch(
          () => undefined,
        )
      : undefined;
    const selector = asked ?? known;
    if (selector !== undefined) found.set(ref, selector);
  }
  return found;
}

/** The address of an element behind that of the frame it is in. */
function inFrame(prefix: string, path: string): string {
  return `${prefix}${path}`;
}

/** The same data without the secrets, in every string of it. */
function scrubAll<T>(data: T, secrets: readonly string[]): T {
  if (typeof data === 'string') return scrub(data, secrets) as T;
  if (Array.isArray(data)) return data.map((each: unknown) => scrubAll(each, secrets)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === 'ref' || name === 'role' || name === 'tag'
        ? (value as unknown)
        : scrubAll(value as unknown, secrets),
    ]),
  ) as T;
}

function timeoutError(page: Page, { timeoutMs }: ReadOptions): Error {
  return page.isClosed()
    ? closedError(undefined)
    : new TimeoutError({
        looked: 'a snapshot of the page',
        where: `on ${page.url()}`,
        found: `that it did not answer within ${Math.round(timeoutMs)} ms`,
        next: 'Raise the timeout, or look at what keeps the page busy.',
      });
}
