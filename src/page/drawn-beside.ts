/** A native select that a component has put away and shows itself instead: whether what is shown follows what is chosen. */
import type { ElementHandle } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/** How long a component has to show what was chosen, ms. */
const FOLLOWS_MS = 500;

/** What is chosen in a select, and whether a text beside it, in the same wrapper, shows just that; undefined for a select that is in sight. */
interface Shown {
  label: string;
  index: number;
  isShown: boolean;
}

/**
 * Chooses, and looks whether a component that showed the old choice shows the new one; if it keeps the old one, the choice is taken back.
 * @throws ActionError when what is shown did not follow
 */
export async function chooseSeen(
  handle: ElementHandle,
  { choose, what }: { choose: () => Promise<void>; what: string },
): Promise<void> {
  const before = await look(handle, undefined);
  await choose();
  if (!before?.isShown) return;
  const after = await look(handle, undefined).catch(() => undefined);
  if (!after || after.label === before.label) return;
  const end = performance.now() + FOLLOWS_MS;
  do {
    const [old, now] = await Promise.all([look(handle, before.label), look(handle, undefined)]).catch(
      () => [],
    );
    if (!old?.isShown || !now || now.isShown) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  } while (performance.now() < end);
  await handle.selectOption({ index: before.index }).catch(() => undefined);
  throw new ActionError({
    looked: `"${after.label}" in what is drawn for ${what}`,
    found: `that it still shows "${before.label}" when the native list that is put away under it changes`,
    next: 'Open the drawn list and click the entry in two sentences, or pass the selector of the drawn list.',
  });
}

function look(handle: ElementHandle, label: string | undefined): Promise<Shown | undefined> {
  return handle.evaluate(
    shownBeside as (element: unknown, label: string | undefined) => Shown | undefined,
    label,
  );
}

const shownBeside = onElements({}, (element: Element, label: string | undefined): Shown | undefined => {
  const select = element as HTMLSelectElement;
  if (select.localName !== 'select' || select.multiple) return undefined;
  const { width, height } = select.getBoundingClientRect();
  const isSeen = select.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (isSeen && width > 2 && height > 2) return undefined;
  const fold = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();
  const chosen = fold(select.selectedOptions[0]?.label);
  const wanted = label ?? chosen;
  let around = select.parentElement;
  let isShown = false;
  for (let level = 0; around && level < 3 && around.localName !== 'body' && !isShown; level += 1) {
    if (around.querySelectorAll('select').length > 1) break;
    isShown = [...around.querySelectorAll('*')].some(
      (each) =>
        !select.contains(each) &&
        wanted !== '' &&
        fold(each.textContent) === wanted &&
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        each.getBoundingClientRect().width > 2,
    );
    around = around.parentElement;
  }
  return { label: chosen, index: select.selectedIndex, isShown };
});
