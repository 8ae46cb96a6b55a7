/** What differs between versions of Playwright. The one place that knows. */
import type { Locator, Page } from '@playwright/test';
import { SvcDomProcessError } from '../contract/errors.js';

/** A node as `ariaSnapshotJSON` gives it in AI mode. Unknown fields are left alone. */
export interface AriaNode {
  role: string;
  name?: string;
  text?: string;
  children?: (AriaNode | string)[];
  ref?: string;
  box?: { x: number; y: number; width: number; height: number };
  cursor?: string;
  checked?: boolean | 'mixed';
  disabled?: boolean;
  expanded?: boolean;
  active?: boolean;
  invalid?: boolean | string;
  level?: number;
  pressed?: boolean | 'mixed';
  selected?: boolean;
  url?: string;
  placeholder?: string;
}

/**
 * The AI snapshot of a page as data, with refs and boxes.
 * @throws SvcDomProcessError on a Playwright that does not have it (before 1.64)
 */
export async function ariaTree(page: Page, timeoutMs: number): Promise<(AriaNode | string)[]> {
  if (typeof page.ariaSnapshotJSON !== 'function') {
    throw new SvcDomProcessError({
      looked: 'page.ariaSnapshotJSON, which Cuebook reads pages with',
      found: 'a version of Playwright without it',
      next: 'Install @playwright/test 1.64 or later.',
    });
  }
  const tree: unknown = await page.ariaSnapshotJSON({ mode: 'ai', boxes: true, timeout: timeoutMs });
  return Array.isArray(tree) ? (tree as (AriaNode | string)[]) : [];
}

/** The element of a ref of the latest snapshot. */
export function locatorOfRef(page: Page, ref: string): Locator {
  return typeof page.getByRef === 'function' ? page.getByRef(ref) : page.locator(`aria-ref=${ref}`);
}
