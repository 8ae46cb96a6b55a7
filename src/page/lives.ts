/** All elements of a page that a recorded one could have become, with their fingerprints: for healing. Comparing them is `cues/`. */
import type { Frame, Locator, Page } from '@playwright/test';
import type { Fingerprint } from '../contract/locator-data.js';
import { domTools } from './dom.js';
import { describing, identityTools } from './fingerprint-in-page.js';
import { inPage } from './in-page.js';
import { within } from './page-errors.js';
import { pathTools } from './path.js';

/** Most elements of a frame that are compared: on a page with more, a heal would be a guess anyway. */
const MOST_LIVES = 4_000;

/** One element as it is now. */
export interface Life {
  fingerprint: Fingerprint;
  /** Finds just this element while the page stays as it is. */
  locator: Locator;
}

const describeLives = inPage(
  { dom: domTools, identity: identityTools, describing, paths: pathTools },
  (
    { tag, role, most }: { tag: string; role: string; most: number },
    { dom, identity, describing: describe, paths },
  ): { fingerprint: Fingerprint; path: string }[] => {
    const interactive =
      'a[href], button, input, select, textarea, summary, [role], [onclick], [tabindex], [contenteditable], label';
    const found: { fingerprint: Fingerprint; path: string }[] = [];
    const collect = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (found.length >= most) return;
        if (element.shadowRoot) collect(element.shadowRoot);
        const isKin =
          element.localName === tag || dom.roleOf(element) === role || element.matches(interactive);
        if (!isKin || !element.checkVisibility({ visibilityProperty: true })) continue;
        found.push({ fingerprint: describe(element, { dom, identity }), path: paths.pathOf(element) });
      }
    };
    collect(document);
    return found;
  },
);

/**
 * Every visible element of the same tag or role as the recorded one, and every interactive one, in all frames.
 * A frame that does not answer is left out.
 */
export async function readLives(
  page: Page,
  { tag, role }: Pick<Fingerprint, 'tag' | 'role'>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Life[]> {
  const ofFrame = async (frame: Frame): Promise<Life[]> => {
    const reading = frame.evaluate(describeLives, { tag, role, most: MOST_LIVES }).catch(() => []);
    const found = (await within(reading, timeoutMs)) ?? [];
    return found.map(({ fingerprint, path }) => ({
      fingerprint,
      locator: frame.locator(path.startsWith('/') ? `xpath=${path}` : path),
    }));
  };
  return (await Promise.all(page.frames().map(ofFrame))).flat();
}
