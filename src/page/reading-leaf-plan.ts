/** One value as a plan: ways to its element that do not depend on what it says. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { LocatorData, LocatorStep, Target } from '../contract/locator-data.js';
import type { Reading, ReadingPlan } from '../contract/reading.js';
import { describeTarget, toLocator } from './locate.js';
import type { PlanOptions } from './reading.js';
import { type CellSpec, readCellsAt } from './reading-cells.js';
import { type Anchor, proposeAnchors } from './reading-propose.js';
import { restSpec, restText } from './reading-replay.js';
import { namedOver } from './reading-under.js';

type LeafReading = Extract<Reading, { kind: 'leaf' }>;

/** Most ways to an element that are kept. */
const MOST_CANDIDATES = 5;

/** Plans a leaf; undefined when every way to the element goes by its own value. */
export async function planLeaf(
  page: Page,
  reading: LeafReading,
  locator: Locator,
  options: PlanOptions,
): Promise<ReadingPlan | undefined> {
  const { from, parse, trim } = reading;
  const spec: CellSpec = { kind: 'cell', selectors: [], from, wantsUnder: true };
  const cell = await readCellsAt(locator, spec, options.timeoutMs);
  if (cell?.kind !== 'cell' || cell.text === undefined) return undefined;
  const target = await targetOf(page, locator, [cell.text, String(reading.value)], options);
  if (!target) return undefined;
  const isHead = cell.under?.kind === 'header' || cell.under?.kind === 'term';
  const under = isHead && !cell.text.includes(cell.under?.text ?? '') ? cell.under?.text : undefined;
  return { kind: 'leaf', target, from, parse, ...(trim && { trim }), ...(under !== undefined && { under }) };
}

/** An element that a derived value rests on, with its text; undefined when it cannot be found again. */
export async function planRest(
  page: Page,
  locator: Locator,
  options: PlanOptions,
): Promise<{ target: Target; text: string } | undefined> {
  const cells = await readCellsAt(locator, restSpec, options.timeoutMs);
  if (!cells) return undefined;
  const target = await describeTarget(page, locator, options);
  return { target: await placed(target, locator, options), text: restText(cells) };
}

/**
 * A target whose candidates do not rest on texts that may change: those that name one of `values` are left out,
 * and ways from labels and record names nearby come first.
 */
export async function targetOf(
  page: Page,
  locator: Locator,
  values: readonly string[],
  options: PlanOptions,
): Promise<Target | undefined> {
  const [described, handle] = await Promise.all([
    describeTarget(page, locator, options),
    locator.elementHandle({ timeout: options.timeoutMs }),
  ]);
  if (!handle) return undefined;
  const anchors: Anchor[] = await handle.evaluate(proposeAnchors, values[0] ?? '');
  const frame = framePrefix(described.candidates);
  const record = described.fingerprint.container;
  const proposals = anchors
    .toSorted((a, b) => Number(b.text === record) - Number(a.text === record))
    .map(({ text, path }): LocatorData => [
      ...frame,
      { by: 'text', text, exact: true },
      { by: 'xpath', selector: path },
    ]);
  const anchored = await verified(page, proposals.slice(0, 6), handle);
  await handle.dispose();
  const plain = described.candidates.filter(
    (candidate) => !candidate.some((step) => values.some((value) => says(step, value))),
  );
  const [structural] = plain.slice(-1);
  const named = plain.slice(0, -1).filter((candidate) => !isPlace(candidate));
  const places = plain.filter((candidate) => isPlace(candidate) && candidate !== structural);
  const candidates = [...named, ...anchored, ...places].slice(0, MOST_CANDIDATES - 1);
  if (structural) candidates.push(structural);
  if (candidates.length === 0) return undefined;
  return placed({ candidates, fingerprint: described.fingerprint }, locator, options);
}

/** The target with what the sentence names in the headings over it. */
async function placed(
  target: Target,
  locator: Locator,
  { sentence, timeoutMs }: PlanOptions,
): Promise<Target> {
  const under = sentence === undefined ? undefined : await namedOver(locator, sentence, timeoutMs);
  return under ? { ...target, under } : target;
}

/** Whether a step finds the element by a text that holds the value. */
function says(step: LocatorStep, value: string): boolean {
  const wanted = value.trim().toLowerCase();
  if (wanted === '') return false;
  const holds = (text: string | undefined): boolean => {
    const said = (text ?? '').trim().toLowerCase();
    return said !== '' && (said.includes(wanted) || wanted.includes(said));
  };
  switch (step.by) {
    case 'role':
      return holds(step.name);
    case 'label':
    case 'placeholder':
    case 'altText':
    case 'title':
    case 'text':
    case 'hasText':
      return holds(step.text);
    case 'css':
      return (
        /="/.test(step.selector) &&
        [...step.selector.matchAll(/="([^"]*)"/g)].some((match) => holds(match[1]))
      );
    default:
      return false;
  }
}

function isPlace(candidate: LocatorData): boolean {
  return candidate.some(
    (step) => step.by === 'xpath' || step.by === 'nth' || (step.by === 'css' && /nth-|>/.test(step.selector)),
  );
}

function framePrefix(candidates: readonly LocatorData[]): LocatorData {
  const [first = []] = candidates;
  return first.slice(0, first.findLastIndex((step) => step.by === 'frame') + 1);
}

async function verified(
  page: Page,
  proposals: readonly LocatorData[],
  handle: ElementHandle,
): Promise<LocatorData[]> {
  const isTarget = (found: unknown[], wanted: unknown): boolean => found.length === 1 && found[0] === wanted;
  const checks = await Promise.all(
    proposals.map((data) =>
      toLocator(page, data)
        .evaluateAll(isTarget, handle as unknown)
        .catch(() => false),
    ),
  );
  return proposals.filter((_, i) => checks[i] === true);
}
