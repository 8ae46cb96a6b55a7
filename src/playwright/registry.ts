/** Which `ai` belongs to which page, so that `expect(page)` finds it. Weak: a page that is gone is forgotten. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Ai, AiParts } from './ai.js';

const byAi = new WeakMap<Ai, AiParts>();
const byPage = new WeakMap<Page, AiParts>();
const byContext = new WeakMap<BrowserContext, AiParts>();

/** Remembers the parts of an `ai`; the latest one of a page counts, and other pages of the same context share it. */
export function registerAi(ai: Ai, parts: AiParts): void {
  byAi.set(ai, parts);
  byPage.set(parts.page, parts);
  byContext.set(parts.page.context(), parts);
}

/** The parts of an `ai`, or those of the `ai` of a page with that page in its place; undefined when there is none. */
export function partsOf(subject: Ai | Page): AiParts | undefined {
  const own = byAi.get(subject as Ai);
  if (own || !isPage(subject)) return own;
  const shared = byPage.get(subject) ?? byContext.get(subject.context());
  return shared && { ...shared, page: subject };
}

function isPage(subject: Ai | Page): subject is Page {
  return 'context' in subject && typeof subject.context === 'function';
}
