/** What a person would notice first on a page: dialogs, messages, headings. One cheap look, for what a step changed. */
import type { Page } from '@playwright/test';
import type { Postcondition } from '../contract/cue.js';
import { domTools } from './dom.js';
import { inPage } from './in-page.js';

/** An outline. Entries are role and words, numbers left out because they change between runs: `alert "Order placed"`. */
export interface Outline {
  entries: readonly string[];
  /** Role and words of the element that has the focus; empty for none. */
  focused: string;
}

/** Most entries of one kind that a postcondition keeps. */
const MOST_ENTRIES = 5;

const outlineDocument = inPage({ dom: domTools }, (_nothing: undefined, { dom }): Outline => {
  const selector =
    'dialog[open], [role=dialog], [role=alertdialog], [role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output, h1, h2, h3, [role=heading]';
  const words = (text: string): string =>
    text
      .split(' ')
      .filter((word) => !/\d/u.test(word))
      .join(' ')
      .slice(0, 80)
      .trim();
  const entries = new Set<string>();
  const collect = (root: Document | ShadowRoot): void => {
    for (const element of [...root.querySelectorAll(selector)].slice(0, 200)) {
      if (entries.size >= 60) return;
      const box = element.getBoundingClientRect();
      if (
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        box.width < 2 ||
        box.height < 2
      )
        continue;
      const role = element.matches('dialog, [role=dialog], [role=alertdialog]')
        ? dom.roleOf(element)
        : element.matches('h1, h2, h3, [role=heading]')
          ? 'heading'
          : element.matches('[role=alert], [aria-live=assertive]')
            ? 'alert'
            : 'status';
      const isDialog = role === 'dialog' || role === 'alertdialog';
      const heading = isDialog ? element.querySelector('h1, h2, h3, h4, [role=heading]') : null;
      const name = isDialog
        ? dom.nameOf(element) || (heading ? dom.textOf(heading, 80) : '')
        : dom.textOf(element, 120);
      const said = words(name);
      if (said || isDialog) entries.add(said ? `${role} ${JSON.stringify(said)}` : role);
    }
    for (const host of root.querySelectorAll('*')) if (host.shadowRoot) collect(host.shadowRoot);
  };
  collect(document);
  const active = document.activeElement;
  const focused =
    active && active !== document.body
      ? `${dom.roleOf(active)} ${JSON.stringify(words(dom.nameOf(active)))}`
      : '';
  return { entries: [...entries], focused };
});

/**
 * The outline of the top document as it is now. Entries that hold a secret are left out.
 * @throws Playwright's error while the document is being replaced
 */
export async function readOutline(
  page: Page,
  { secrets = [] }: { secrets?: readonly string[] } = {},
): Promise<Outline> {
  const outline = await page.evaluate(outlineDocument, undefined);
  const isClean = (entry: string): boolean => !secrets.some((secret) => entry.includes(secret));
  return {
    entries: outline.entries.filter(isClean),
    focused: isClean(outline.focused) ? outline.focused : '',
  };
}

/**
 * What appeared and what vanished. Messages are left out: they come and go by themselves, so that whether one is seen
 * depends on the moment of the look.
 */
export function outlineDifference(
  before: Outline,
  after: Outline,
): Pick<Postcondition, 'appeared' | 'vanished'> {
  const onlyIn = (one: Outline, other: Outline): string[] =>
    one.entries
      .filter((entry) => !other.entries.includes(entry) && !/^(?:alert|status)\b/u.test(entry))
      .slice(0, MOST_ENTRIES);
  const appeared = onlyIn(after, before);
  const vanished = onlyIn(before, after);
  return { ...(appeared.length > 0 && { appeared }), ...(vanished.length > 0 && { vanished }) };
}

/** What a recorded step did that this outline does not show, as clauses; empty when all is as it was. */
export function missingFromOutline(
  outline: Outline,
  recorded: Pick<Postcondition, 'appeared' | 'vanished'>,
): string[] {
  return [
    ...(recorded.appeared ?? []).filter((entry) => !outline.entries.includes(entry)),
    ...(recorded.vanished ?? [])
      .filter((entry) => outline.entries.includes(entry))
      .map((entry) => `no more ${entry}`),
  ];
}
