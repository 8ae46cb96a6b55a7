/** Stacks whose lines are remembered say what they said before. */
import { expect, test } from '../../fixtures/test.js';
import { rememberStackLines } from '../../scripts/quick-stacks.mjs';

class Shop {
  open(): string {
    return this.stack();
  }
  stack = (): string => String(new TypeError('closed').stack);
}

function again(times: number, shop: Shop): string[] {
  return times === 0 ? [] : [shop.open(), ...again(times - 1, shop)];
}

type Prepare = typeof Error.prepareStackTrace;

function current(): Prepare {
  return Reflect.get<ErrorConstructor, 'prepareStackTrace'>(Error, 'prepareStackTrace');
}

test('a stack reads as Playwright maps it, the first time and each time after, whoever called', () => {
  const ours = current();
  const stacksWith = (prepare: Prepare): string[] => {
    Error.prepareStackTrace = prepare;
    return [...again(3, new Shop()), ...[1, 2].map(() => new Shop().open())];
  };
  try {
    // Each place is a new one to it: what it says the first time comes from what is there.
    Error.prepareStackTrace = (_error, sites) =>
      `as mapped\n${sites.map((site) => `    at ${site.getFunctionName() ?? ''} (${site.getFileName() ?? ''}:${site.getPosition()})`).join('\n')}`;
    const plain = current();
    rememberStackLines();
    const remembered = current();
    const [before, after] = [plain, remembered].map((prepare) =>
      stacksWith(prepare).map((stack) => stack.slice(stack.indexOf('\n'))),
    );
    expect(after).toEqual(before);
    expect(stacksWith(remembered)[0]).toMatch(/^TypeError: closed\n/);
  } finally {
    Error.prepareStackTrace = ours;
  }
});

test('the line of a source that was compiled is the one in the source', () => {
  const lines = [1, 2].map(() => /quick-stacks\.spec\.ts:(\d+):\d+/.exec(new Shop().open())?.[1]);
  expect(lines).toEqual(['9', '9']);
});
