/** Ticks and unticks as a person does: the box where it can be seen, else its label; and looks whether it worked. */
import type { ElementHandle, Locator } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { fieldOf } from './field.js';
import { onElements } from './in-page.js';

/** How a box can be reached. */
export interface Reach {
  state: boolean | 'mixed' | undefined;
  /** A person clicks the box itself. */
  direct: boolean;
  radio: boolean;
  /** Its `aria-checked`, which may stand beside a native state. */
  said: string | null;
}

/**
 * Brings a check box, radio button, switch or toggle into the state; does nothing when it is in it.
 * @throws ActionError when the element has no such state, or does not change
 */
export async function setChecked(locator: Locator, wanted: boolean, timeoutMs: number): Promise<void> {
  const { handle } = await fieldOf(locator, 'choice', timeoutMs);
  const reach = await reachOf(handle);
  if (reach.state === wanted) return;
  if (reach.state === undefined) {
    throw problem(locator, wanted, 'an element that is neither ticked nor unticked');
  }
  if (reach.radio && !wanted)
    throw problem(locator, wanted, 'a radio button, which is unticked by choosing another one');
  if (reach.direct) await handle.click({ timeout: timeoutMs });
  else {
    const label = (
      await handle.evaluateHandle(
        labelPart as (element: unknown, nothing: undefined) => Element | null,
        undefined,
      )
    ).asElement();
    if (label) await (label as ElementHandle).click({ timeout: timeoutMs });
    else {
      await handle.focus();
      await handle.press('Space', { timeout: timeoutMs });
    }
  }
  if (await becomes(handle, { wanted, said: reach.said, timeoutMs: Math.min(timeoutMs, 2_000) })) return;
  throw problem(locator, wanted, 'that it was clicked, but did not change');
}

/** Brings a check box or radio button into the state that a click on it would bring it into. */
export async function toggle(locator: Locator, { radio, state }: Reach, timeoutMs: number): Promise<void> {
  await setChecked(locator, radio || state !== true, timeoutMs);
}

async function reachOf(handle: ElementHandle): Promise<Reach> {
  return handle.evaluate(lookAt as (element: unknown, nothing: undefined) => Reach, undefined);
}

async function becomes(
  handle: ElementHandle,
  { wanted, said, timeoutMs }: { wanted: boolean; said: string | null; timeoutMs: number },
): Promise<boolean> {
  const wait = awaitState as (
    element: unknown,
    input: { wanted: boolean; said: string | null; timeoutMs: number },
  ) => Promise<boolean>;
  try {
    return await handle.evaluate(wait, { wanted, said, timeoutMs });
  } catch {
    // The click has replaced the document or the element: it had its effect.
    return true;
  }
}

function problem(locator: Locator, wanted: boolean, found: string): ActionError {
  return new ActionError({
    looked: `a way to ${wanted ? 'tick' : 'untick'} ${locator.toString()}`,
    where: `on ${locator.page().url()}`,
    found,
    next: 'Name the check box, radio button or switch itself.',
  });
}

/** Makes the tools; self-contained, so that their source can be sent. */
export function choiceTools() {
  function stateOf(element: Element): boolean | 'mixed' | undefined {
    const input = element as HTMLInputElement;
    if (element.localName === 'input' && (input.type === 'checkbox' || input.type === 'radio')) {
      return input.indeterminate ? 'mixed' : input.checked;
    }
    const said = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
    if (said === 'mixed') return 'mixed';
    if (said !== null) return said === 'true';
    if (
      /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/u.test(element.getAttribute('role') ?? '')
    ) {
      // The box of a tree item may say nothing itself, and the item whether it is ticked.
      const item = element.closest('[role=treeitem]');
      return (item?.getAttribute('aria-checked') ?? item?.getAttribute('aria-selected')) === 'true';
    }
    return typeof input.checked === 'boolean' && element.localName.includes('-') ? input.checked : undefined;
  }
  function isCutAway(element: Element): boolean {
    const { clip, clipPath } = getComputedStyle(element);
    return (
      /^rect\((?:0px|1px)(?:, (?:0px|1px)){3}\)$/u.test(clip) || /^inset\((?:50|100)%\)$/u.test(clipPath)
    );
  }
  /** Something else is in front of it; where that is not its own decoration, Playwright says so. */
  function isUnderItsOwn(element: Element, { left, top, width, height }: DOMRect): boolean {
    const root = element.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === element) return false;
    // Put beside the page or cut away so that only its label is seen: a pointer never gets there.
    if (hit === null || isCutAway(element)) return true;
    // Put behind what it lies in, for its label to draw it.
    if (hit.contains(element)) return true;
    const own = element.closest('label') ?? element.parentElement;
    return own?.contains(hit) === true || hit.closest('label')?.control === element;
  }
  function reachOf(element: Element): Reach {
    const radio =
      (element as HTMLInputElement).type === 'radio' ||
      element.getAttribute('role')?.endsWith('radio') === true;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const isSized = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
    return {
      state: stateOf(element),
      direct: isSized && !(element.localName === 'input' && isUnderItsOwn(element, box)),
      radio,
      said: element.getAttribute('aria-checked'),
    };
  }
  return { stateOf, reachOf };
}

const lookAt = onElements(
  { choiceTools },
  (element: Element, _nothing: undefined, { choiceTools: tools }): Reach => tools.reachOf(element),
);

/** The part of the label that is clicked: a link in "I agree to the terms" would lead away. */
const labelPart = onElements({}, (element: Element): Element | null => {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const isShown = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && each.checkVisibility({ visibilityProperty: true });
  };
  const active = 'a, button, input:not([type=hidden]), select, textarea, [role=button], [role=link]';
  for (const label of labels.filter(isShown)) {
    const isBusy = [...label.querySelectorAll(active)].some((each) => each !== element && isShown(each));
    if (!isBusy) return label;
    const part = [...label.querySelectorAll('*')].find(
      (each) =>
        each !== element && isShown(each) && !each.closest('a, button') && !each.querySelector(active),
    );
    if (part) return part;
  }
  return null;
});

const awaitState = onElements(
  { choiceTools },
  async (
    element: Element,
    { wanted, said, timeoutMs }: { wanted: boolean; said: string | null; timeoutMs: number },
    { choiceTools: { stateOf } },
  ): Promise<boolean> => {
    const end = performance.now() + timeoutMs;
    for (;;) {
      // A framework may put a new element in its place, or keep the state in ARIA and set the native one back.
      if (stateOf(element) === wanted || !element.isConnected) return true;
      if (element.getAttribute('aria-checked') === String(wanted) && said !== String(wanted)) return true;
      if (performance.now() > end) return false;
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  },
);
