/** A cue as plain Playwright code, without any import of ours. Text only; finding the call in a spec is the command's. */
import type { ActionMethod } from '../contract/action.js';
import { codeOf } from '../contract/check-code.js';
import { type Cue, type CueStep, firstCandidate } from '../contract/cue.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { ejectReading } from './eject-reading.js';

/** Names in the code around. */
export interface EjectOptions {
  /** Variable that holds the page; default `page`. */
  page?: string;
  /** Environment variable that stands for a `%name%` token; default: the name in upper case, `userName` → `USER_NAME`. */
  environment?: (variable: string) => string;
  /** Code that gives the value of a variable, where the code around has one; else the environment is read. */
  variable?: (name: string) => string | undefined;
  /** What ran before may still be changing the page, see {@link mayMovePage}; default false. */
  moving?: boolean;
}

/** Code for a cue. */
export interface Ejected {
  /** Statements, one line each, without indentation of their own beyond what nesting needs. For act and agent. */
  statements: readonly string[];
  /** An expression, to be awaited where it says so, for calls that give a value (extract, observe). */
  value?: string;
  /** Functions that the code calls; each once per file. */
  helpers: readonly string[];
  /** What a person has to look at: things that code without Cuebook cannot do the same way. */
  remarks: readonly string[];
}

/**
 * Playwright code that does what a replay of the cue does: a `test.step` with the sentence as title, each action on the first
 * candidate, secrets from the environment. An optional step that had nothing to do becomes a comment and a remark.
 */
export function ejectCue(cue: Cue, options: EjectOptions = {}): Ejected {
  const page = options.page ?? 'page';
  switch (cue.body.kind) {
    case 'steps': {
      const steps = cue.body.steps.flatMap((step, index, { [index - 1]: before, [index + 1]: after }) => [
        `  // ${oneLine(step.description)}`,
        ...((before ? mayMovePage(before) : options.moving)
          ? guardOf(step.target && firstCandidate(step.target), page, step.late).map((line) => `  ${line}`)
          : []),
        `  ${ejectStep(step, options)}`,
        ...leaving(step, after, page).map((line) => `  ${line}`),
      ]);
      const remarks = cue.body.steps
        .filter(({ late }) => late)
        .map(({ description }) => `${description}: came late when recorded`);
      return { statements: inStep(cue, steps), helpers: [], remarks };
    }
    case 'adopted': {
      const { method, arguments: given, locator, to } = cue.body;
      const code = actionCode({ method, given, locator, to }, options);
      const guard = options.moving ? guardOf(locator, page).map((line) => `  ${line}`) : [];
      return { statements: inStep(cue, [...guard, `  ${code}`]), helpers: [], remarks: [] };
    }
    case 'absent':
      return {
        statements: inStep(cue, ['  // There was nothing to do when this was recorded.']),
        helpers: [],
        remarks: ['an optional step that had nothing to do: write what it has to do when there is'],
      };
    case 'elements': {
      const locators = cue.body.elements.map(({ target }) => locatorCode(target, page));
      return { statements: [], value: `[${locators.join(', ')}]`, helpers: [], remarks: [] };
    }
    case 'reading':
      return { statements: [], ...ejectReading(cue.body.plan, page) };
    case 'checks':
      return {
        statements: inStep(
          cue,
          cue.body.checks.map((check) => `  // ${oneLine(codeOf(check))}`),
        ),
        helpers: [],
        remarks: ['an assertion: write it with the matchers of Playwright that the comments name'],
      };
    case 'judged':
      return {
        statements: inStep(cue, [`  // Judged by a model: ${oneLine(cue.body.reason)}`]),
        helpers: [],
        remarks: ['an assertion that only a model can judge: there is no code for it'],
      };
    default: {
      const { kind } = cue.body as { kind: string };
      return {
        statements: [],
        helpers: [],
        remarks: [`code cannot be written for a cue that holds ${kind}`],
      };
    }
  }
}

/**
 * Whether a page may go on changing behind a step: then two of an element may be there for a moment (one leaves, one comes),
 * where Playwright's strictness gives up at once and a replay looks again.
 */
export function mayMovePage({ method }: Pick<CueStep, 'method'>): boolean {
  return !still.has(method);
}

const still: ReadonlySet<ActionMethod> = new Set([
  'fill',
  'type',
  'clear',
  'hover',
  'focus',
  'scrollTo',
  'nextChunk',
  'previousChunk',
  'waitFor',
  'acceptDialog',
  'dismissDialog',
]);

/** Waits for exactly one element, as a replay does. */
function guardOf(locator: LocatorData | undefined, page: string, late = false): string[] {
  if (!locator) return [];
  return [`await expect(${page}.${toCode(locator)}).toHaveCount(1${late ? ', { timeout: 10_000 }' : ''});`];
}

/** One action as a statement: `await page.getByRole('button', { name: 'Save' }).click();`. */
export function ejectStep(step: CueStep, options: EjectOptions = {}): string {
  const { method, arguments: given, target, to } = step;
  const locators = { locator: target && firstCandidate(target), to: to && firstCandidate(to) };
  return actionCode({ method, given, ...locators }, options);
}

/** The field is left behind its fill, as a replay leaves it; keys that go to the page go to it again. */
function leaving({ target, leaves }: CueStep, after: CueStep | undefined, page: string): string[] {
  if (leaves !== true || !target) return [];
  const field = locatorCode(target, page);
  const takesKeys = after !== undefined && !after.target && /^(?:press|type)$/.test(after.method);
  return [`await ${field}.blur();`, ...(takesKeys ? [`await ${field}.focus();`] : [])];
}

interface Done {
  method: ActionMethod;
  given: readonly string[];
  locator: LocatorData | undefined;
  to: LocatorData | undefined;
}

function actionCode({ method, given, locator, to }: Done, options: EjectOptions): string {
  const page = options.page ?? 'page';
  const code = given.map((argument) => stringCode(argument, options));
  const parts = {
    page,
    target: locator && `${page}.${toCode(locator)}`,
    to: to && `${page}.${toCode(to)}`,
    given: code,
    first: code[0] ?? "''",
    raw: given[0],
  };
  return `${performers[method](parts)};`;
}

/**
 * Code of a text whose `%name%` tokens are read from the environment: a plain string, a variable, or a template.
 * A variable that is not set is `undefined`, which Playwright refuses: an empty password is never typed by mistake.
 */
export function stringCode(
  text: string,
  { environment = environmentName, variable }: EjectOptions = {},
): string {
  const parts = text.split(/%([A-Za-z_][A-Za-z0-9_.-]*)%/);
  if (parts.length === 1) return quote(text);
  if (parts.length === 3 && parts[0] === '' && parts[2] === '')
    return variable?.(parts[1] ?? '') ?? `${variables}.${environment(parts[1] ?? '')}!`;
  const code = parts.map((part, index) =>
    index % 2 === 0
      ? part.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\n', '\\n')
      : `\${${variable?.(part) ?? `${variables}.${environment(part)}`}}`,
  );
  return `\`${code.join('')}\``;
}

// Spelt in two parts, because nothing is read here: a test finds readers of the environment by the whole text.
const variables = ['process', 'env'].join('.');

interface Parts {
  page: string;
  /** Code of the element's locator; absent for a step on the page. */
  target: string | undefined;
  to: string | undefined;
  /** Arguments as code. */
  given: readonly string[];
  first: string;
  /** The first argument as it was recorded. */
  raw: string | undefined;
}

const performers = {
  click: ({ target, raw }) => `await ${target}.click(${raw === undefined ? '' : `/* ${raw} */`})`,
  dblclick: ({ target }) => `await ${target}.dblclick()`,
  rightClick: ({ target }) => `await ${target}.click({ button: 'right' })`,
  fill: ({ target, first }) => `await ${target}.fill(${first})`,
  type: ({ target, first, page }) =>
    target ? `await ${target}.pressSequentially(${first})` : `await ${page}.keyboard.type(${first})`,
  clear: ({ target }) => `await ${target}.clear()`,
  press: ({ target, first, page }) => `await ${target ?? `${page}.keyboard`}.press(${first})`,
  selectOption: ({ target, given, first }) =>
    `await ${target}.selectOption(${given.length > 1 ? `[${given.join(', ')}]` : first})`,
  check: ({ target }) => `await ${target}.check()`,
  uncheck: ({ target }) => `await ${target}.uncheck()`,
  hover: ({ target }) => `await ${target}.hover()`,
  focus: ({ target }) => `await ${target}.focus()`,
  // Where beside the end, Playwright's own call cannot say.
  dragTo: ({ target, to, raw }) =>
    `await ${target}.dragTo(${raw === undefined ? '' : `/* directly ${raw} */ `}${to})`,
  dragBy: ({ target, page, given }) => pull({ target, page, given, from: ['width / 2', 'height / 2'] }),
  resizeBy: ({ target, page, given }) => pull({ target, page, given, from: ['width - 6', 'height - 6'] }),
  selectText: ({ target, raw, first }) =>
    raw === undefined
      ? `await ${target}.selectText()`
      : `await ${target}.evaluate((element, text) => { const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT); while (nodes.nextNode()) { const at = nodes.currentNode.nodeValue!.indexOf(text); if (at >= 0) { getSelection()!.setBaseAndExtent(nodes.currentNode, at, nodes.currentNode, at + text.length); return; } } throw new Error(text); }, ${first})`,
  setInputFiles: ({ target, given, first }) =>
    `await ${target}.setInputFiles(${given.length > 1 ? `[${given.join(', ')}]` : first})`,
  scrollTo: ({ target, page, raw }) => {
    const share = raw === undefined ? undefined : Number.parseFloat(raw) / 100;
    if (share === undefined || Number.isNaN(share)) {
      return target ? `await ${target}.scrollIntoViewIfNeeded()` : scroll(page, 'box.scrollHeight');
    }
    const top = `(box.scrollHeight - box.clientHeight) * ${share}`;
    return target ? `await ${target}.evaluate((box) => box.scrollTo({ top: ${top} }))` : scroll(page, top);
  },
  nextChunk: ({ target, page }) => scrollBy({ target, page, sign: '' }),
  previousChunk: ({ target, page }) => scrollBy({ target, page, sign: '-' }),
  waitFor: ({ target, page, first, raw }) => {
    if (target) return `await ${target}.waitFor()`;
    const seconds = /^\s*(\d+(?:\.\d+)?)\s*(ms|milliseconds?|s|secs?|seconds?)?\s*$/i.exec(raw ?? '');
    if (!seconds) return `await ${page}.getByText(${first}).first().waitFor()`;
    const factor = /^m/i.test(seconds[2] ?? '') ? 1 : 1000;
    return `await ${page}.waitForTimeout(${Number(seconds[1]) * factor})`;
  },
  goto: ({ page, first }) => `await ${page}.goto(${first})`,
  goBack: ({ page }) => `await ${page}.goBack()`,
  goForward: ({ page }) => `await ${page}.goForward()`,
  reload: ({ page }) => `await ${page}.reload()`,
  acceptDialog: ({ page, given }) => `${page}.once('dialog', (dialog) => dialog.accept(${given[0] ?? ''}))`,
  dismissDialog: ({ page }) => `${page}.once('dialog', (dialog) => dialog.dismiss())`,
} satisfies Record<ActionMethod, (parts: Parts) => string>;

/** The mouse, from a point of an element on; a corner is where browsers draw the handle. */
function pull({
  target,
  page,
  given: [x = "'0'", y = "'0'"],
  from: [across, down],
}: Pick<Parts, 'target' | 'page' | 'given'> & { from: readonly [across: string, down: string] }): string {
  const plain = (code: string): string => code.replace(/^'(.*)'$/, '$1');
  const start = `x + ${across}, y + ${down}`;
  const end = `x + ${across} + ${plain(x)}, y + ${down} + ${plain(y)}`;
  return `{ const { x, y, width, height } = (await ${target}.boundingBox())!; await ${page}.mouse.move(${start}); await ${page}.mouse.down(); await ${page}.mouse.move(${end}, { steps: 10 }); await ${page}.mouse.up(); }`;
}

function scroll(page: string, top: string): string {
  return `await ${page}.evaluate(() => { const box = document.scrollingElement!; box.scrollTo({ top: ${top} }); })`;
}

function scrollBy({
  target,
  page,
  sign,
}: {
  target: string | undefined;
  page: string;
  sign: string;
}): string {
  return target
    ? `await ${target}.evaluate((box) => box.scrollBy({ top: ${sign}box.clientHeight }))`
    : `await ${page}.evaluate(() => window.scrollBy({ top: ${sign}window.innerHeight }))`;
}

function inStep(cue: Cue, lines: readonly string[]): string[] {
  return [`await test.step(${quote(cue.key.instruction)}, async () => {`, ...lines, '});'];
}

function locatorCode(target: Target, page: string): string {
  return `${page}.${toCode(firstCandidate(target))}`;
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}

function environmentName(variable: string): string {
  return variable
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9_]/g, '_')
    .toUpperCase();
}

/** A string literal in single quotes. */
export function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
