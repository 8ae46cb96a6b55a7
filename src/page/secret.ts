/**
 * Brings a value into the page without Playwright writing it down: arguments of calls stand in traces, titles and call logs,
 * but the answer of an exposed binding is internal to the protocol. The page asks once, by a name that nobody can guess.
 * On a page that this process records nothing of, the value is a plain argument (see {@link recordsNothing}).
 */
import { randomUUID } from 'node:crypto';
import type { ElementHandle, Page } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { onElements } from './in-page.js';
import { within } from './page-errors.js';

/** What the page does with the value. */
type Use = 'fill' | 'type' | 'select' | 'goto' | 'prompt' | 'await-text';

/** Longest time that the binding is waited for when it is put up or taken down, ms. */
const BINDING_MS = 3_000;

const unrecorded = new WeakSet<Page>();

/**
 * Says that this process records nothing of a page, which other clients of Playwright may drive as well. All clients that
 * have ever exposed a binding on a page answer every call of any, the wrong ones first and with an error: a client that
 * only serves must expose none, neither for its own sake nor for theirs.
 */
export function recordsNothing(page: Page): void {
  unrecorded.add(page);
}

/**
 * Puts the value into the element, as `use` says. The element has been found to be ready by Playwright before.
 * @throws ActionError when the page does not take it; the value is not in the message
 */
export async function useSecret(
  page: Page,
  element: ElementHandle,
  { use, value, timeoutMs }: { use: Use; value: string; timeoutMs: number },
): Promise<void> {
  const act = insert as (
    element: unknown,
    input: { name: string; given?: string; use: Use; timeoutMs: number },
  ) => Promise<string>;
  const settled = (problem: string): void => {
    if (!problem) return;
    throw new ActionError({
      looked: `a way to ${use} the value of a variable`,
      where: `on ${page.url()}`,
      found: problem,
      next: 'Check that the element takes such a value.',
    });
  };
  if (unrecorded.has(page)) {
    settled(await element.evaluate(act, { name: '', given: value, use, timeoutMs }));
    return;
  }
  const name = `cuebook${randomUUID().replaceAll('-', '')}`;
  let isAsked = false;
  const answer = (): string => {
    if (isAsked) throw new Error('asked twice');
    isAsked = true;
    return value;
  };
  const binding = await within(page.exposeBinding(name, answer), Math.min(timeoutMs, BINDING_MS));
  try {
    settled(await element.evaluate(act, { name, use, timeoutMs }));
  } finally {
    if (binding)
      await within(
        binding.dispose().catch(() => undefined),
        BINDING_MS,
      );
  }
}

const insert = onElements(
  {},
  async (
    element: Element,
    { name, given, use, timeoutMs }: { name: string; given?: string; use: Use; timeoutMs: number },
  ): Promise<string> => {
    const view = element.ownerDocument.defaultView ?? window;
    const asked = async (): Promise<string | undefined> => {
      const ask: unknown = Reflect.get(view, name);
      if (typeof ask !== 'function') return undefined;
      const answer = await (ask as () => Promise<string>)();
      Reflect.deleteProperty(view, name);
      return answer;
    };
    const answer = given ?? (await asked());
    if (answer === undefined) return 'that the page was replaced meanwhile';
    const value: string = answer;
    const field = element as HTMLInputElement;
    const fire = (type: 'input' | 'change'): boolean =>
      element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

    if (use === 'goto') {
      view.location.assign(value);
      return '';
    }
    if (use === 'prompt') {
      const original = view.prompt;
      view.prompt = () => {
        view.prompt = original;
        return value;
      };
      return '';
    }
    if (use === 'await-text') {
      const end = performance.now() + timeoutMs;
      while (performance.now() < end) {
        if (document.body.innerText.includes(value)) return '';
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      return 'that the text did not appear';
    }
    if (use === 'select') return select(value);
    return use === 'type' ? type() : fill();

    function select(wanted: string): string {
      if (element.localName !== 'select') return 'an element that is no native select';
      const list = element as HTMLSelectElement;
      const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();
      const options = [...list.options].filter((option) => !option.disabled);
      const option =
        options.find((each) => fold(each.label || each.text) === fold(wanted)) ??
        options.find((each) => each.value === wanted);
      if (!option) return 'no option of that name';
      list.focus();
      if (!list.multiple) for (const each of list.options) each.selected = false;
      option.selected = true;
      fire('input');
      fire('change');
      return '';
    }

    function fill(): string {
      if (setsValue()) return '';
      focusAll();
      const before = content();
      const isDone =
        value === '' ? document.execCommand('delete') : document.execCommand('insertText', false, value);
      // A page may format what is typed; only when nothing has changed was nothing taken.
      if (isDone && (content() === value || content() !== before)) return '';
      if (content() === value) return '';
      return setNatively();
    }

    function type(): string {
      (element as HTMLElement).focus();
      for (const letter of value) {
        const init = { key: letter, bubbles: true, composed: true, cancelable: true };
        const isAllowed = element.dispatchEvent(new KeyboardEvent('keydown', init));
        if (isAllowed && !document.execCommand('insertText', false, letter) && 'value' in field) {
          const end = field.selectionEnd ?? field.value.length;
          field.setRangeText(letter, field.selectionStart ?? end, end, 'end');
          fire('input');
        }
        element.dispatchEvent(new KeyboardEvent('keyup', init));
      }
      return '';
    }

    /** Fields that are not typed into get their value as a picker gives it. */
    function setsValue(): boolean {
      if (!/^(?:date|time|datetime-local|month|week|color|range)$/u.test(field.type ?? '')) return false;
      return setNatively() === '';
    }

    function setNatively(): string {
      if (!('value' in field)) return 'an element that takes no text';
      // Libraries watch the property on the element; the one on the prototype is the browser's.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
      if (own?.set) own.set.call(field, value);
      else field.value = value;
      fire('input');
      fire('change');
      return field.value === value ? '' : 'that the field did not take it';
    }

    function focusAll(): void {
      (element as HTMLElement).focus();
      if ('select' in field && typeof field.select === 'function') field.select();
      else {
        const range = document.createRange();
        range.selectNodeContents(element);
        const selection = view.getSelection();
        selection?.removeAllRanges();
        selection?.addRange(range);
      }
    }

    function content(): string {
      return 'value' in field && typeof field.value === 'string' ? field.value : (element.textContent ?? '');
    }
  },
);
