/** A Playwright locator that knows its element by a description: it asks for it before every use. */
import type { Locator } from '@playwright/test';

/** Methods that only say where to look further; everything else that can be called looks at the page. */
const chaining = new Set([
  'and',
  'contentFrame',
  'describe',
  'filter',
  'first',
  'frameLocator',
  'getByAltText',
  'getByLabel',
  'getByPlaceholder',
  'getByRole',
  'getByTestId',
  'getByText',
  'getByTitle',
  'last',
  'locator',
  'nth',
  'or',
  'owner',
]);
const instant = new Set(['constructor', 'description', 'page', 'then', 'toString']);

/** Calls that an absent element is an answer to. Assertions of `expect` come through a method that begins with `_`. */
const mayBeAbsent = /^(?:_|all|count$|isHidden$|isVisible$|waitFor$)/;

/**
 * A locator that is resolved anew for every call.
 * @param shape a real locator, as far as one is known: what code reads off it at once (its text, its page) is read from this one
 * @param resolve gives the real one; `mayBeAbsent` for calls that an absent element is an answer to
 */
export function createLazyLocator(
  shape: Locator,
  resolve: (options: { mayBeAbsent: boolean }) => Promise<Locator>,
): Locator {
  return new Proxy(shape, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string' || name === 'constructor') return value;
      const method = value as (...args: unknown[]) => unknown;
      if (instant.has(name)) return method.bind(target);
      if (chaining.has(name)) {
        return (...args: unknown[]) =>
          createLazyLocator(method.apply(target, args) as Locator, async (options) => {
            const real = await resolve(options);
            return invoke(real, name, args) as Locator;
          });
      }
      return async (...args: unknown[]) =>
        invoke(await resolve({ mayBeAbsent: mayBeAbsent.test(name) }), name, args);
    },
  });
}

function invoke(locator: Locator, name: string, args: readonly unknown[]): unknown {
  return (Reflect.get(locator, name) as (...args: unknown[]) => unknown).apply(locator, [...args]);
}
