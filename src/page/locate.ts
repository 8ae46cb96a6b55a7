/** From an element to data that finds it again, and back. Every candidate is checked on the live page before it is kept. */
import type { ElementHandle, Frame, FrameLocator, Locator, Page } from '@playwright/test';
import { ActionError, SvcDomProcessError } from '../contract/errors.js';
import { fromCode } from '../contract/locator-code.js';
import type { Fingerprint, LocatorData, Target } from '../contract/locator-data.js';
import { proposeCandidates, proposeFrame, type Proposal } from './candidates.js';
import { closedError, isClosed, isTimeout, messageOf, within } from './page-errors.js';

/** Most candidates of a target: the last of them is the address. */
const MOST_CANDIDATES = 6;
/** Longest wait for Playwright's own proposal, ms. */
const NORMALIZE_MS = 2_000;

/** Settings of a description; `testIdAttribute` defaults to `data-testid`. */
export interface DescribeOptions {
  timeoutMs: number;
  testIdAttribute?: string;
  /** Values that must not stand in a cue: what holds one is left out. */
  secrets?: readonly string[];
  /** Nothing of it is kept for a later run: the first way and the address are enough. */
  isForNow?: boolean;
}

/** The locator of a chain of steps, from the page inwards, or from `root`. */
export function toLocator(page: Page, data: LocatorData, root?: Locator): Locator {
  let scope: Page | Locator | FrameLocator = root ?? page;
  let locator: Locator | undefined;
  for (const step of data) {
    if (step.by === 'frame') {
      scope = (locator ?? page.locator('css=iframe')).contentFrame();
      locator = undefined;
      continue;
    }
    if (step.by === 'hasText' || step.by === 'nth') {
      const base: Locator = locator ?? scope.locator('css=*');
      locator = step.by === 'nth' ? base.nth(step.index) : base.filter({ hasText: step.text });
    } else locator = locatorIn(scope, step);
    scope = locator;
  }
  return locator ?? scope.locator('css=:root');
}

/**
 * Describes the element that a locator finds: how to find it again, and what it is.
 * @throws ActionError when the locator finds none or several; PageClosedError; SvcDomProcessError when it can be found in no way
 */
export async function describeTarget(
  page: Page,
  locator: Locator,
  options: DescribeOptions,
): Promise<Target> {
  const { target } = await describeWithSelector(page, locator, options);
  return target;
}

/** As {@link describeTarget}, with the {@link selectorOf} an element that is in no frame. */
export async function describeWithSelector(
  page: Page,
  locator: Locator,
  options: DescribeOptions,
): Promise<{ target: Target; selector?: string }> {
  const handle = await handleOf(page, locator, Math.min(options.timeoutMs, SEEN_MS));
  try {
    const proposed = propose(page, handle, options);
    const candidates =
      (options.isForNow && (await nearestWays(page, handle, await proposed, options))) ||
      (await allWays(page, handle, locator, proposed, options));
    const { proposal, prefix } = await proposed;
    return {
      target: { candidates, fingerprint: cleaned(proposal.fingerprint, options) },
      ...(prefix.length === 0 && { selector: `xpath=${proposal.path}` }),
    };
  } finally {
    await handle.dispose().catch(() => undefined);
  }
}

/** What is proposed for an element, and the way into its frame. */
interface Proposed {
  proposal: Proposal;
  prefix: LocatorData;
}

/** The first of all ways and the address; undefined where a name does not lead there. */
async function nearestWays(
  page: Page,
  handle: ElementHandle,
  { proposal, prefix }: Proposed,
  options: DescribeOptions,
): Promise<LocatorData[] | undefined> {
  const named = proposal.named.slice(0, 2).map((data): LocatorData => [...prefix, ...data]);
  const address: LocatorData = [...prefix, ...(proposal.structural.at(-1) ?? [])];
  const ways = unique([...named, address]).filter((data) => isClean(data, options));
  const [first, ...others] = await verify(page, ways, handle, options.timeoutMs);
  return first && !same(first, address)
    ? [first, ...others.filter((data) => same(data, address))]
    : undefined;
}

/** @throws SvcDomProcessError when none of them leads there */
async function allWays(
  page: Page,
  handle: ElementHandle,
  locator: Locator,
  proposed: Promise<Proposed>,
  options: DescribeOptions,
): Promise<LocatorData[]> {
  const [{ proposal, prefix }, normalized] = await Promise.all([
    proposed,
    normalizedOf(locator, options.timeoutMs),
  ]);
  const inFrame = (data: LocatorData): LocatorData => [...prefix, ...data];
  const isPlain = normalized !== undefined && saysWhat(normalized);
  const late: LocatorData[] = normalized && !isPlain && !saysWhere(normalized) ? [normalized] : [];
  const named = proposal.named.map(inFrame);
  const proposals = unique([
    ...named.slice(0, 2),
    ...(normalized && isPlain ? [normalized] : []),
    ...named.slice(2),
    ...proposal.marked.map(inFrame),
    ...proposal.fast.map(inFrame),
    ...late,
    ...proposal.structural.map(inFrame),
  ]).filter((data) => isClean(data, options));
  const address = inFrame(proposal.structural.at(-1) ?? []);
  const verified = await verify(page, proposals, handle, options.timeoutMs);
  const last = verified.find((data) => same(data, address)) ?? verified.at(-1);
  const isFast = (data: LocatorData): boolean => proposal.fast.some((each) => same(inFrame(each), data));
  const fast = verified.find(isFast);
  const others = verified.filter((data) => data !== last && !isFast(data));
  if (!last) {
    throw new SvcDomProcessError({
      looked: `a way to find ${locator.toString()} again`,
      where: `on ${page.url()}`,
      found: 'that the element left the page while it was being described',
      next: 'Wait for the page to come to rest before this step.',
    });
  }
  return [...withoutTwins(others).slice(0, MOST_CANDIDATES - (fast ? 2 : 1)), ...(fast ? [fast] : []), last];
}

/** The structural selector of the element, through frames: `xpath=/html[1]/…/iframe[1]/html[1]/…`. */
export async function selectorOf(page: Page, locator: Locator, options: DescribeOptions): Promise<string> {
  const handle = await handleOf(page, locator, options.timeoutMs);
  try {
    const paths: string[] = [];
    for (let at: ElementHandle | undefined = handle; at;) {
      paths.unshift((await proposalOf(at, 'data-testid')).path);
      const frame: Frame | null = await at.ownerFrame();
      at = frame?.parentFrame() ? await frame.frameElement() : undefined;
    }
    return `xpath=${paths.join('')}`;
  } finally {
    await handle.dispose().catch(() => undefined);
  }
}

function locatorIn(
  scope: Page | Locator | FrameLocator,
  step: Exclude<LocatorData[number], { by: 'frame' | 'hasText' | 'nth' }>,
): Locator {
  switch (step.by) {
    case 'role':
      return scope.getByRole(step.role as Parameters<Page['getByRole']>[0], {
        ...(step.name !== undefined && { name: step.name }),
        ...(step.exact !== undefined && { exact: step.exact }),
      });
    case 'testId':
      return scope.getByTestId(step.value);
    case 'label':
      return scope.getByLabel(step.text, exactly(step));
    case 'placeholder':
      return scope.getByPlaceholder(step.text, exactly(step));
    case 'altText':
      return scope.getByAltText(step.text, exactly(step));
    case 'title':
      return scope.getByTitle(step.text, exactly(step));
    case 'text':
      return scope.getByText(step.text, exactly(step));
    case 'css':
      return scope.locator(`css=${step.selector}`);
    case 'xpath':
      return scope.locator(`xpath=${step.selector}`);
    default:
      return step satisfies never;
  }
}

function exactly({ exact }: { exact?: boolean | undefined }): { exact?: boolean } {
  return exact === undefined ? {} : { exact };
}

/** How long an element is waited for that was seen a moment ago, in ms: a page that was drawn anew does not bring it back. */
const SEEN_MS = 2_000;

async function handleOf(page: Page, locator: Locator, timeoutMs: number): Promise<ElementHandle> {
  try {
    const handle = await locator.elementHandle({ timeout: Math.max(1, timeoutMs) });
    if (handle) return handle;
    throw new Error('no element');
  } catch (error) {
    if (isClosed(page, error)) throw closedError(error);
    throw new ActionError(
      {
        looked: `the element ${locator.toString()}`,
        where: `on ${page.url()}`,
        found: isTimeout(error) ? 'that it is not there any more' : (messageOf(error).split('\n')[0] ?? ''),
        next: 'Wait for the page to come to rest before this step.',
      },
      { cause: error },
    );
  }
}

async function propose(
  page: Page,
  handle: ElementHandle,
  { timeoutMs, testIdAttribute = 'data-testid' }: DescribeOptions,
): Promise<Proposed> {
  const hasFrames = page.frames().length > 1;
  const [proposal, frame] = await Promise.all([
    proposalOf(handle, testIdAttribute),
    hasFrames ? handle.ownerFrame() : undefined,
  ]);
  return { proposal, prefix: frame ? await frameChain(page, frame, timeoutMs) : [] };
}

function proposalOf(handle: ElementHandle, testIdAttribute: string): Promise<Proposal> {
  return handle.evaluate(
    proposeCandidates as (element: unknown, testIdAttribute: string) => Proposal,
    testIdAttribute,
  );
}

/** The steps that enter a frame: each iframe by the first way that finds just it. */
async function frameChain(page: Page, frame: Frame, timeoutMs: number): Promise<LocatorData> {
  const parent = frame.parentFrame();
  if (!parent) return [];
  const [prefix, element] = await Promise.all([frameChain(page, parent, timeoutMs), frame.frameElement()]);
  const proposals = (
    await element.evaluate(proposeFrame as (element: unknown, nothing: undefined) => LocatorData[], undefined)
  ).map((data): LocatorData => [...prefix, ...data]);
  const [best] = await verify(page, proposals, element, timeoutMs);
  await element.dispose();
  return [...(best ?? proposals.at(-1) ?? []), { by: 'frame' }];
}

/** Those that find the element, and nothing else. */
async function verify(
  page: Page,
  proposals: readonly LocatorData[],
  target: ElementHandle,
  timeoutMs: number,
): Promise<LocatorData[]> {
  const isTarget = (elements: unknown[], wanted: unknown): boolean =>
    elements.length === 1 && elements[0] === wanted;
  const checked = await Promise.all(
    proposals.map((data) =>
      within(
        toLocator(page, data)
          .evaluateAll(isTarget, target)
          .catch(() => false),
        timeoutMs,
      ),
    ),
  );
  return proposals.filter((_data, index) => checked[index] === true);
}

/** What Playwright itself would write; undefined where it has nothing to say, or says it in a way that data cannot express. */
async function normalizedOf(locator: Locator, timeoutMs: number): Promise<LocatorData | undefined> {
  if (typeof locator.normalize !== 'function') return undefined;
  const normalized = await within(
    locator.normalize().catch(() => undefined),
    Math.min(timeoutMs, NORMALIZE_MS),
  );
  return normalized && fromCode(normalized.toString());
}

/** Whether it may stand in a cue. */
function isClean(data: unknown, { secrets = [] }: DescribeOptions): boolean {
  return !secrets.some((secret) => holds(data, secret));
}

/** A short secret counts only where it stands alone, or every number of the page would be one. */
function holds(data: unknown, secret: string): boolean {
  if (typeof data === 'string') return secret.length > 2 ? data.includes(secret) : data.trim() === secret;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((each: unknown) => holds(each, secret));
}

/** The fingerprint without what holds a secret; a name cannot be left out, and becomes empty. */
function cleaned(fingerprint: Fingerprint, options: DescribeOptions): Fingerprint {
  const fields = Object.entries(fingerprint).filter(([, value]) => isClean(value, options));
  return {
    ...(Object.fromEntries(fields) as Fingerprint),
    name: isClean(fingerprint.name, options) ? fingerprint.name : '',
  };
}

/** By place, id or class: our own proposals of that kind leave generated names out. */
function saysWhere(data: LocatorData): boolean {
  const inner = data.slice(data.findLastIndex((step) => step.by === 'frame') + 1);
  return inner.some((step) => step.by === 'css' || step.by === 'xpath' || step.by === 'nth');
}

/** Only names and labels: no place, no class, and no text that is put together from several elements. */
function saysWhat(data: LocatorData): boolean {
  const inner = data.slice(data.findLastIndex((step) => step.by === 'frame') + 1);
  const last = inner.at(-1);
  if (last?.by === 'role' && !last.name) return false;
  return inner.every((step) => !['css', 'xpath', 'nth', 'hasText', 'text', 'frame'].includes(step.by));
}

function unique(all: readonly LocatorData[]): LocatorData[] {
  const seen = new Set<string>();
  return all.filter((data) => {
    const key = JSON.stringify(data);
    return !seen.has(key) && seen.add(key);
  });
}

function same(a: LocatorData, b: LocatorData): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Leaves out what says the same as one before it: the test id once more as CSS, a name once more without `exact`. */
function withoutTwins(all: readonly LocatorData[]): LocatorData[] {
  const seen = new Set<string>();
  return all.filter((data) => {
    const key = JSON.stringify(
      data.map((step) => {
        if (step.by === 'testId') return `testid ${step.value}`;
        const attribute =
          step.by === 'css' ? /^\[[\w-]*test[\w-]*="(.*)"\]$/u.exec(step.selector)?.[1] : undefined;
        if (attribute !== undefined) return `testid ${attribute}`;
        return 'exact' in step ? { ...step, exact: undefined } : step;
      }),
    );
    return !seen.has(key) && seen.add(key);
  });
}
