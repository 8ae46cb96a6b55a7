/** Marks text as a person does who drags over it: all that an element shows, or a part of it. */
import type { Locator } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';

/**
 * Marks the text of an element, or the one place in it where `part` stands as whole words.
 * @throws ActionError when the part is not there, or more than once; Playwright's TimeoutError when the element is not there
 */
export async function selectText(
  locator: Locator,
  { part, timeoutMs }: { part: string | undefined; timeoutMs: number },
): Promise<void> {
  if (part === undefined) {
    await locator.evaluate(focusEditor, undefined, { timeout: timeoutMs });
    await locator.selectText({ timeout: timeoutMs });
    await noticed(locator, timeoutMs);
    return;
  }
  await locator.scrollIntoViewIfNeeded({ timeout: timeoutMs });
  const count = await locator.evaluate(markPart, part, { timeout: timeoutMs });
  if (count === 1) return noticed(locator, timeoutMs);
  throw new ActionError({
    looked: `"${part}" in ${locator.toString()}, to mark it`,
    found: count === 0 ? 'that it does not stand there' : `that it stands there ${count} times`,
    next: 'Name more of the words around it, exactly as they are shown.',
  });
}

/** Editors look at what is marked a moment later, as nobody is at their buttons sooner: what is clicked before would be done to nothing. */
async function noticed(locator: Locator, timeoutMs: number): Promise<void> {
  const isEditor = await locator.evaluate(isEditable, undefined, { timeout: timeoutMs });
  if (isEditor) await locator.page().waitForTimeout(NOTICED_AFTER_MS);
}

/** Quill takes up to 100. */
const NOTICED_AFTER_MS = 200;

const isEditable = onElements({}, (element: Element): boolean => (element as HTMLElement).isContentEditable);

/** A selection outside of what has the focus is lost on editors. */
const focusEditor = onElements({}, (element: Element): void => {
  if ((element as HTMLElement).isContentEditable) (element as HTMLElement).focus();
});

/** How often the text stands there; marked where it is once. */
const markPart = onElements({}, (element: Element, part: string): number => {
  const isWordChar = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  const placesIn = (text: string): number[] => {
    const found: number[] = [];
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
      const isCut =
        (isWordChar(part[0]) && isWordChar(text[at - 1])) ||
        (isWordChar(part.at(-1)) && isWordChar(text[at + part.length]));
      if (!isCut) found.push(at);
    }
    return found;
  };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const [at, ...others] = placesIn(element.value);
    if (at === undefined || others.length > 0) return at === undefined ? 0 : others.length + 1;
    element.focus();
    element.setSelectionRange(at, at + part.length);
    return 1;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const [at, ...others] = placesIn(texts.map((text) => text.data).join(''));
  if (at === undefined || others.length > 0) return at === undefined ? 0 : others.length + 1;
  const range = document.createRange();
  let before = 0;
  for (const text of texts) {
    const end = before + text.length;
    if (at >= before && at < end) range.setStart(text, at - before);
    if (at + part.length > before && at + part.length <= end) range.setEnd(text, at + part.length - before);
    before = end;
  }
  const editor = element.closest<HTMLElement>('[contenteditable]:not([contenteditable="false"])');
  editor?.focus();
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return 1;
});
