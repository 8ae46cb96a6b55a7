/** Chooses options of a native select by label, then by value. */
import type { ElementHandle } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { chooseSeen } from './drawn-beside.js';
import { onElements } from './in-page.js';

/** How long options that are loaded late are waited for, ms. */
const OPTIONS_MS = 3_000;

/**
 * Selects the options, all of them and no others.
 * @throws ActionError when there is none or more than one of a name, or what is drawn for the list keeps showing another
 */
export async function selectOptions(
  handle: ElementHandle,
  { wanted, timeoutMs, what }: { wanted: readonly string[]; timeoutMs: number; what: string },
): Promise<void> {
  const end = performance.now() + Math.min(timeoutMs, OPTIONS_MS);
  for (let waitMs = 50; ; waitMs = Math.min(waitMs * 2, 400)) {
    const found = await handle.evaluate(
      findOptions as (element: unknown, wanted: readonly string[]) => Found,
      wanted,
    );
    if (found.problem === undefined) {
      const choose = async (): Promise<void> => {
        await handle.selectOption(
          found.indexes.map((index) => ({ index })),
          { timeout: timeoutMs },
        );
      };
      await chooseSeen(handle, { choose, what });
      return;
    }
    if (performance.now() + waitMs > end) {
      throw new ActionError({
        looked: `the option ${found.problem} of ${what}`,
        found: found.isTwice
          ? 'several options of that name'
          : `only ${found.labels.map((label) => JSON.stringify(label)).join(', ') || 'an empty list'}`,
        next: 'Name an option as the list shows it.',
      });
    }
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
  }
}

interface Found {
  indexes: number[];
  /** The first that was not found, quoted. */
  problem?: string;
  isTwice?: boolean;
  labels: string[];
}

const findOptions = onElements({}, (element: Element, wanted: readonly string[]): Found => {
  const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();
  const options = [...(element as HTMLSelectElement).options];
  const labels = options.map((option) => fold(option.label || option.text));
  const indexes: number[] = [];
  for (const text of wanted) {
    const ways: ((index: number) => boolean)[] = [
      (index) => labels[index] === fold(text),
      (index) => options[index]?.value === text,
      (index) => labels[index]?.toLowerCase() === fold(text).toLowerCase(),
      (index) => options[index]?.value.toLowerCase() === text.trim().toLowerCase(),
    ];
    let found: number[] = [];
    for (const way of ways) {
      found = options.map((_option, index) => index).filter(way);
      if (found.length > 0) break;
    }
    const usable = found.filter((index) => options[index]?.disabled === false);
    const [only] = usable.length > 0 ? usable : found;
    if (only === undefined || usable.length > 1) {
      return {
        indexes,
        problem: JSON.stringify(text),
        isTwice: usable.length > 1,
        labels: labels.slice(0, 30),
      };
    }
    indexes.push(only);
  }
  return { indexes, labels: [] };
});
