import { z } from 'zod';
import { holdPage } from '../../fixtures/held.js';
import { expect, test } from '../../fixtures/test.js';
import {
  ActionError,
  AmbiguousInstructionError,
  ElementNotFoundError,
  ExtractionError,
  InstructionError,
  OptionsError,
  PageClosedError,
  SchemaValidationError,
  SelectorError,
  SvcError,
  TimeoutError,
  VariableError,
  XPathResolutionError,
} from '../../src/index.js';

/** The error of a call that must fail, and how long it took to fail. */
async function failureOf(call: Promise<unknown>): Promise<SvcError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SvcError);
  return error as SvcError;
}

test.beforeEach(({ page }) =>
  page.setContent('<h1>Settings</h1><button>Save</button><button>Cancel</button>'),
);

test('what is not found may be in a frame that did not answer, and the error says so', async ({
  ai,
  page,
}) => {
  await page.route('http://stuck.test/', () => undefined);
  await page.setContent('<p>here</p><iframe src="http://stuck.test/"></iframe>', { waitUntil: 'commit' });
  const error = await failureOf(ai.act('click Pay'));
  expect(error).toBeInstanceOf(ElementNotFoundError);
  expect(error.message).toContain('but not in a frame that did not answer (http://stuck.test/)');
});

test('an empty instruction is an InstructionError', async ({ ai }) => {
  expect(await failureOf(ai.act('  \n'))).toBeInstanceOf(InstructionError);
});

test('an instruction of 100 kB is refused at once, without being quoted whole', async ({ ai }) => {
  const error = await failureOf(ai.act(`click ${'very '.repeat(20_000)}much`));
  expect(error).toBeInstanceOf(InstructionError);
  expect(error.message.length).toBeLessThan(1_000);
});

test('what is not on the page is an ElementNotFoundError that says what was considered', async ({
  ai,
  page,
}) => {
  const error = await failureOf(ai.act('click the "Saves" link'));
  expect(error).toBeInstanceOf(ElementNotFoundError);
  expect(error.name).toBe('ElementNotFoundError');
  expect(error.message).toContain('Saves');
  expect(error.message).toContain(page.url());
});

test('two equal elements are an AmbiguousInstructionError that lists both, and none is clicked', async ({
  ai,
  page,
}) => {
  await page.setContent(
    '<button onclick="document.title=1">Add</button><button onclick="document.title=2">Add</button>',
  );
  const error = await failureOf(ai.act('click Add'));
  expect(error).toBeInstanceOf(AmbiguousInstructionError);
  expect(error.message.match(/button "Add"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await page.title()).toBe('');
});

test('a closed page is a PageClosedError', async ({ ai, page }) => {
  await page.close();
  expect(await failureOf(ai.act('click Save'))).toBeInstanceOf(PageClosedError);
  expect(await failureOf(ai.observe('the buttons'))).toBeInstanceOf(PageClosedError);
  expect(await failureOf(ai.extract('the heading', z.string()))).toBeInstanceOf(PageClosedError);
});

test('a page that is closed in the middle is a PageClosedError', async ({ ai, page }) => {
  const failing = failureOf(ai.act('click Nothing at all'));
  await page.close();
  expect(await failing).toBeInstanceOf(PageClosedError);
});

test('a blank page has nothing to act on, and nothing to observe', async ({ ai, page }) => {
  await page.goto('about:blank');
  expect(await failureOf(ai.act('click Save'))).toBeInstanceOf(ElementNotFoundError);
  expect(await ai.observe()).toEqual([]);
  expect(await ai.extract()).toEqual({ pageText: '' });
});

test('a page that is just navigating is waited for', async ({ ai, page }) => {
  await page.route('http://shop.test/**', async (route) => {
    await route.fulfill({
      contentType: 'text/html',
      body: '<button onclick="document.title=\'bought\'">Buy</button>',
    });
  });
  await page.evaluate(() => {
    window.setTimeout(() => window.location.assign('http://shop.test/'), 50);
  });
  await ai.act('click Buy');
  await expect(page).toHaveTitle('bought');
});

test('a page that does not answer ends in a TimeoutError within the timeout', async ({ ai, page }) => {
  const release = await holdPage(page);
  expect(await failureOf(ai.act('click Save', { timeout: 1_500 }))).toBeInstanceOf(TimeoutError);
  await release();
});

test('a control that stays disabled is named as such when the time is up', async ({ ai, page }) => {
  await page.setContent('<button disabled>Send</button>');
  const error = await failureOf(ai.act('click Send', { timeout: 6_000 }));
  expect(error).toBeInstanceOf(ActionError);
  expect(error.message).toContain('not enabled');
});

test('a selector that is invalid or finds nothing is an error, never the whole page', async ({ ai }) => {
  const timeout = 6_000;
  expect(await failureOf(ai.observe('the buttons', { selector: 'div[[', timeout }))).toBeInstanceOf(
    SelectorError,
  );
  expect(await failureOf(ai.extract({ selector: '#nowhere', timeout }))).toBeInstanceOf(SelectorError);
  expect(await failureOf(ai.extract({ selector: 'xpath=//table', timeout }))).toBeInstanceOf(
    XPathResolutionError,
  );
});

test('something that is no schema is an OptionsError', async ({ ai }) => {
  expect(await failureOf(ai.extract('the heading', 42 as never, {}))).toBeInstanceOf(OptionsError);
  expect(await failureOf(ai.extract('the heading', { type: 'string' } as never, {}))).toBeInstanceOf(
    OptionsError,
  );
});

test('data that does not fit the schema is a SchemaValidationError with the place', async ({ ai }) => {
  const error = await failureOf(
    ai.extract(
      'the heading',
      z.object({ heading: z.string().refine((text) => text.length < 3, 'too long') }),
    ),
  );
  expect(error).toBeInstanceOf(SchemaValidationError);
  expect((error as SchemaValidationError).issues).toEqual([expect.objectContaining({ path: 'heading' })]);
});

test('a value that is not on the page is an ExtractionError, never an invention', async ({ ai }) => {
  expect(await failureOf(ai.extract('the shipping cost', z.number()))).toBeInstanceOf(ExtractionError);
});

test('an unknown variable is a VariableError that lists the known ones and no value', async ({ ai }) => {
  const error = await failureOf(ai.act('type %pasword% into Name', { variables: { password: 'hunter2' } }));
  expect(error).toBeInstanceOf(VariableError);
  expect(error.message).toContain('%password%');
  expect(error.message).not.toContain('hunter2');
});
