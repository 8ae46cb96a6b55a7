/**
 * Carries out one action through Playwright: waiting, actionability and strictness are Playwright's, nothing is forced and
 * nothing is clicked by position. Values of variables go into the page by secret.ts, at the last moment.
 */
import path from 'node:path';
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { ABOUT, type ActionMethod, DragSide, RIGHT_HALF, ROUGHLY } from '../contract/action.js';
import { ActionError } from '../contract/errors.js';
import { secretsOf, substitute, tokensOf, type Variables } from '../contract/variables.js';
import { actionErrorOf } from './action-errors.js';
import { setChecked } from './check.js';
import { clickOn, pointing } from './click.js';
import { dragBy, type Distance, resizeBy } from './drag-by.js';
import { dragOnto } from './drag.js';
import { fieldOf, toFieldValue, waitUntilFree } from './field.js';
import { keyOf } from './keys.js';
import { selectOptions } from './options.js';
import { putIn } from './put-in.js';
import { scroll, shareOf } from './scroll.js';
import { seekText, SEEK_PREFIX } from './seek.js';
import { useSecret } from './secret.js';
import { selectText } from './select-text.js';
import { setSlider } from './slider.js';
import { watchPage } from './settle.js';
import { goTo, moveInHistory, waitForCondition } from './travel.js';

/** What to do, and to what. */
export interface PerformAction {
  method: ActionMethod;
  /** `%name%` tokens unreplaced. */
  arguments: readonly string[];
  /** Absent for an action on the page itself. */
  locator?: Locator;
  /** Where a drag ends. */
  to?: Locator;
  /** A field is left for a moment once it is filled, and has to keep what it was given. */
  leaves?: boolean;
}

/** How an action is performed. */
export interface PerformOptions {
  variables?: Variables;
  timeoutMs: number;
  /** The action is known to have worked once: less is waited for. */
  isReplay?: boolean;
}

/**
 * Performs one action. Never performed twice: what has been clicked stays clicked.
 * @throws ActionError with the reason out of Playwright's call log; TimeoutError; PageClosedError; VariableError
 */
export async function perform(
  page: Page,
  action: PerformAction,
  { variables, timeoutMs, isReplay }: PerformOptions,
): Promise<void> {
  watchPage(page);
  const given = action.arguments.map((argument): Argument => ({
    text: substitute(argument, variables),
    isSecret: tokensOf(argument).length > 0,
  }));
  const end = performance.now() + timeoutMs;
  const performer: Performer = performers[action.method];
  const secrets = secretsOf(variables);
  try {
    await performer({
      page,
      locator: action.locator,
      to: action.to,
      given,
      leaves: action.leaves ?? false,
      method: action.method,
      isReplay: isReplay ?? false,
      // What is left: an action of several parts shares the time.
      get timeoutMs() {
        return Math.max(1, Math.ceil(end - performance.now()));
      },
    });
  } catch (error) {
    const target = action.locator?.toString() ?? '';
    throw actionErrorOf(error, { page, method: action.method, target, timeoutMs, secrets });
  }
}

/** One argument with its tokens replaced; a secret must not reach a call that Playwright writes down. */
interface Argument {
  text: string;
  isSecret: boolean;
}

interface Task {
  page: Page;
  locator: Locator | undefined;
  to: Locator | undefined;
  given: readonly Argument[];
  leaves: boolean;
  readonly timeoutMs: number;
  method: ActionMethod;
  isReplay: boolean;
}

type Performer = (task: Task) => Promise<void>;

const performers = {
  click: (task) =>
    clickOn(targetOf(task), {
      timeoutMs: task.timeoutMs,
      isOnRightHalf: task.given[0]?.text === RIGHT_HALF,
    }),
  dblclick: async (task) => targetOf(task).dblclick(await pointing(targetOf(task), task.timeoutMs)),
  rightClick: async (task) =>
    targetOf(task).click({ ...(await pointing(targetOf(task), task.timeoutMs)), button: 'right' }),
  hover: async (task) => targetOf(task).hover(await pointing(targetOf(task), task.timeoutMs)),
  focus: (task) => targetOf(task).focus(waiting(task)),
  fill,
  type,
  clear: (task) => fill({ ...task, given: [{ text: '', isSecret: false }] }),
  press,
  selectOption: select,
  check: (task) => setChecked(targetOf(task), true, task.timeoutMs),
  uncheck: (task) => setChecked(targetOf(task), false, task.timeoutMs),
  dragTo: drag,
  dragBy: async (task) => {
    const shows = task.given[2]?.text;
    const by = distanceOf(task);
    await dragBy(task.page, {
      locator: targetOf(task),
      by,
      timeoutMs: task.timeoutMs,
      ...(shows === ABOUT || shows === ROUGHLY ? { end: shows } : shows !== undefined && { shows }),
    });
  },
  resizeBy: (task) =>
    resizeBy(task.page, {
      locator: targetOf(task),
      by: distanceOf(task),
      isAbout: task.given[2]?.text === ABOUT,
      timeoutMs: task.timeoutMs,
    }),
  selectText: (task) => selectText(targetOf(task), { part: task.given[0]?.text, timeoutMs: task.timeoutMs }),
  setInputFiles: upload,
  scrollTo: async (task) => {
    const position = task.given[0]?.text;
    if (position?.startsWith(SEEK_PREFIX))
      await seekText(targetOf(task), position.slice(SEEK_PREFIX.length), task.timeoutMs);
    else if (position !== undefined)
      await scroll(task.page, task.locator, { share: shareOf(position) }, task.timeoutMs);
    else await targetOf(task).scrollIntoViewIfNeeded(waiting(task));
  },
  nextChunk: (task) => scroll(task.page, task.locator, { screens: 1 }, task.timeoutMs),
  previousChunk: (task) => scroll(task.page, task.locator, { screens: -1 }, task.timeoutMs),
  waitFor: async (task) => {
    const secret = task.given.find((each) => each.isSecret);
    if (secret && !task.locator) {
      await withRoot(task, (root) =>
        useSecret(task.page, root, { use: 'await-text', value: secret.text, timeoutMs: task.timeoutMs }),
      );
    } else await waitForCondition(task.page, task.locator, task.given[0]?.text, task.timeoutMs);
  },
  goto: async (task) => {
    const [url] = task.given;
    if (url?.isSecret) {
      await withRoot(task, (root) =>
        useSecret(task.page, root, { use: 'goto', value: url.text, timeoutMs: task.timeoutMs }),
      );
      await task.page.waitForLoadState('domcontentloaded', waiting(task));
    } else await goTo(task.page, url?.text, task.timeoutMs);
  },
  goBack: (task) => moveInHistory(task.page, 'back', task.timeoutMs),
  goForward: (task) => moveInHistory(task.page, 'forward', task.timeoutMs),
  reload: async (task) => {
    await task.page.reload({ ...waiting(task), waitUntil: 'domcontentloaded' });
  },
  acceptDialog: async (task) => {
    const [answer] = task.given;
    if (answer?.isSecret) {
      await withRoot(task, (root) =>
        useSecret(task.page, root, { use: 'prompt', value: answer.text, timeoutMs: task.timeoutMs }),
      );
    } else task.page.once('dialog', (dialog) => void dialog.accept(answer?.text).catch(() => undefined));
  },
  dismissDialog: (task) => {
    task.page.once('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    return Promise.resolve();
  },
} satisfies Record<ActionMethod, Performer>;

/** @throws ActionError where the method needs an element and there is none */
function targetOf(task: Task): Locator {
  if (task.locator) return task.locator;
  throw new ActionError({
    looked: `an element to ${task.method}`,
    where: `on ${task.page.url()}`,
    found: 'none in the action',
    next: 'Name the element, or pass its selector.',
  });
}

function waiting({ timeoutMs }: Task): { timeout: number } {
  return { timeout: timeoutMs };
}

function argumentOf(task: Task): Argument {
  const [first] = task.given;
  if (first) return first;
  throw new ActionError({ looked: `what to ${task.method}`, found: 'no argument', next: 'Say the value.' });
}

async function fill(task: Task): Promise<void> {
  const locator = targetOf(task);
  const { text, isSecret } = argumentOf(task);
  const field = await fieldOf(locator, 'text', task.timeoutMs);
  if (field.tag === 'select') {
    await select(task);
    return;
  }
  if (!field.editable && /^(?:slider|spinbutton)$/u.test(field.role) && !isSecret) {
    await setSlider(field.handle, { value: text, role: field.role, timeoutMs: task.timeoutMs });
    return;
  }
  const value = toFieldValue(field, text, isSecret);
  await waitUntilFree(field, locator.toString(), task.timeoutMs);
  if (field.keysOnly) {
    await replaceByKeys(field.handle, value, task);
    return;
  }
  if (!isSecret) {
    const { page, leaves, isReplay } = task;
    await putIn(page, field, {
      value,
      what: locator.toString(),
      leaves,
      isReplay,
      waiting: () => waiting(task),
    });
    return;
  }
  await field.handle.waitForElementState('visible', waiting(task));
  await field.handle.waitForElementState('editable', waiting(task));
  await field.handle.scrollIntoViewIfNeeded(waiting(task));
  await field.handle.focus();
  await useSecret(task.page, field.handle, { use: 'fill', value, timeoutMs: task.timeoutMs });
}

/** What an editor holds is not in the field that takes its keys: all of it is selected, and typed over. */
async function replaceByKeys(handle: ElementHandle, value: string, task: Task): Promise<void> {
  await handle.focus();
  await task.page.keyboard.press('ControlOrMeta+A');
  if (argumentOf(task).isSecret)
    await useSecret(task.page, handle, { use: 'type', value, timeoutMs: task.timeoutMs });
  else if (value === '') await task.page.keyboard.press('Delete');
  else await task.page.keyboard.insertText(value);
}

async function type(task: Task): Promise<void> {
  const { text, isSecret } = argumentOf(task);
  if (!task.locator) {
    if (isSecret)
      await withFocused(task, (element) =>
        useSecret(task.page, element, { use: 'type', value: text, timeoutMs: task.timeoutMs }),
      );
    else await task.page.keyboard.type(text);
    return;
  }
  const field = await fieldOf(task.locator, 'text', task.timeoutMs);
  await waitUntilFree(field, task.locator.toString(), task.timeoutMs);
  await field.handle.focus();
  if (isSecret)
    await useSecret(task.page, field.handle, { use: 'type', value: text, timeoutMs: task.timeoutMs });
  else await field.handle.type(text, waiting(task));
}

async function press(task: Task): Promise<void> {
  if (task.given.length === 0) argumentOf(task);
  for (const { text, isSecret } of task.given) {
    // The name of a key is no secret; a single letter of one may be.
    if (isSecret && !/^[A-Z][a-z]+|\+/u.test(text)) {
      const use = (element: ElementHandle): Promise<void> =>
        useSecret(task.page, element, { use: 'type', value: text, timeoutMs: task.timeoutMs });
      if (task.locator) await use((await fieldOf(task.locator, 'text', task.timeoutMs)).handle);
      else await withFocused(task, use);
      continue;
    }
    const key = keyOf(text);
    if (task.locator) await task.locator.press(key, waiting(task));
    else await task.page.keyboard.press(key);
  }
}

async function select(task: Task): Promise<void> {
  const locator = targetOf(task);
  argumentOf(task);
  const field = await fieldOf(locator, 'select', task.timeoutMs);
  if (field.tag !== 'select') {
    throw new ActionError({
      looked: `a native list of options at ${locator.toString()}`,
      where: `on ${task.page.url()}`,
      found: `a <${field.tag}>${field.role ? ` with role ${field.role}` : ''}`,
      next: 'Open it with a click first, then click the option.',
    });
  }
  const secret = task.given.find((each) => each.isSecret);
  if (secret) {
    await field.handle.waitForElementState('visible', waiting(task));
    await field.handle.waitForElementState('enabled', waiting(task));
    await useSecret(task.page, field.handle, {
      use: 'select',
      value: secret.text,
      timeoutMs: task.timeoutMs,
    });
    return;
  }
  await selectOptions(field.handle, {
    wanted: task.given.map((each) => each.text),
    timeoutMs: task.timeoutMs,
    what: locator.toString(),
  });
}

async function drag(task: Task): Promise<void> {
  const from = targetOf(task);
  if (!task.to) {
    throw new ActionError({
      looked: `where to drag ${from.toString()}`,
      found: 'no end of the drag',
      next: 'Say where it is dropped.',
    });
  }
  const side = DragSide.safeParse(task.given[0]?.text).data;
  await dragOnto(task.page, { from, to: task.to, timeoutMs: task.timeoutMs, ...(side && { side }) });
}

/** @throws ActionError where the first two arguments are no numbers */
function distanceOf({ given, method }: Task): Distance {
  const [x, y] = given.map(({ text }) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y)) return { x, y };
  throw new ActionError({
    looked: `how far to ${method === 'resizeBy' ? 'resize' : 'drag'}`,
    found: given.map(({ text }) => text).join(', ') || 'no argument',
    next: 'Give two numbers of pixels: to the right, and down.',
  });
}

async function upload(task: Task): Promise<void> {
  const locator = targetOf(task);
  argumentOf(task);
  const files = task.given.map((each) => path.resolve(each.text));
  const field = await fieldOf(locator, 'file', task.timeoutMs);
  if (field.tag === 'input' && field.type === 'file') {
    await field.handle.setInputFiles(files, waiting(task));
    return;
  }
  const [chooser] = await Promise.all([
    task.page.waitForEvent('filechooser', waiting(task)),
    locator.click(waiting(task)),
  ]);
  await chooser.setFiles(files, waiting(task));
}

async function withRoot(task: Task, use: (root: ElementHandle) => Promise<void>): Promise<void> {
  const root = await task.page.locator('css=:root').elementHandle(waiting(task));
  if (root) await use(root);
}

async function withFocused(task: Task, use: (element: ElementHandle) => Promise<void>): Promise<void> {
  const focused = (await task.page.evaluateHandle(() => document.activeElement)).asElement();
  if (!focused)
    throw new ActionError({
      looked: 'the element that has the focus',
      found: 'none',
      next: 'Name the element to type into.',
    });
  await use(focused);
}
