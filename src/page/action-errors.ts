/** Why an action failed, in one sentence out of Playwright's call log. */
import type { Page } from '@playwright/test';
import { ActionError, SvcError, TimeoutError } from '../contract/errors.js';
import { scrub } from '../contract/variables.js';
import { closedError, isClosed, isTimeout, messageOf } from './page-errors.js';

/** What was being done when it failed. */
export interface Attempt {
  page: Page;
  method: string;
  /** Locator as code; empty for an action on the page. */
  target: string;
  timeoutMs: number;
  secrets: readonly string[];
}

/** The typed error for a failure of Playwright. Errors of Cuebook stay what they are. */
export function actionErrorOf(
  error: unknown,
  { page, method, target, timeoutMs, secrets }: Attempt,
): SvcError {
  if (error instanceof SvcError) return error;
  if (isClosed(page, error)) return closedError(error);
  const message = scrub(messageOf(error), secrets);
  const reason = reasonOf(message);
  const facts = {
    looked: `a way to ${method}${target ? ` ${target}` : ''}`,
    where: `on ${scrub(page.url(), secrets)}`,
    found:
      reason ?? (isTimeout(error) ? `no end of it within ${Math.round(timeoutMs)} ms` : firstLine(message)),
    next: nextStep(reason),
  };
  // The cause holds the call log, and with it whatever was typed.
  const options = secrets.length > 0 ? {} : { cause: error };
  return isTimeout(error) && reason === undefined
    ? new TimeoutError(facts, options)
    : new ActionError(facts, options);
}

/** Whether Playwright waited for an element in vain, or lost it, and has done nothing to the page. */
export function isUntouched(error: unknown): boolean {
  const isOurs = error instanceof ActionError || error instanceof TimeoutError;
  if (!isOurs || error.cause === undefined) return false;
  const log = messageOf(error.cause);
  return /Timeout \d+ms exceeded|not attached/u.test(log) && !/performing \w+ action/u.test(log);
}

/** The last obstacle that the call log names. */
function reasonOf(message: string): string | undefined {
  const strict = /resolved to (\d+) elements/u.exec(message);
  if (strict) return `${strict[1]} elements, so that it is not clear which one is meant`;
  const lines = message.split('\n').map((line) => line.replace(/^[\s\d×-]+/u, '').trim());
  for (const line of lines.toReversed()) {
    const intercepts = /(<.*?>).*intercepts pointer events/u.exec(line);
    if (intercepts) return `that ${intercepts[1]} lies on top of it and takes the click`;
    const state = /element is (not (?:visible|enabled|editable|stable)|outside of the viewport)/u.exec(line);
    if (state) return `that the element is ${state[1]}`;
    if (/element was detached/u.test(line)) return 'that the element was taken away meanwhile';
    if (/did not find some options/u.test(line)) return 'that the list has no such option';
    if (/Element is not an? <(?:input|select)|not a checkbox|Not a checkbox/u.test(line))
      return `that it does not apply: ${line.replace(/^Error: /u, '')}`;
  }
  const first = lines.find((line) => line && !/^(?:Call log|Error|TimeoutError):?$/u.test(line)) ?? '';
  if (/ENOENT/u.test(message))
    return `no file ${/stat(?:Sync)?,? '?([^'\n]+)'?/u.exec(message)?.[1] ?? /'([^']+)'/u.exec(message)?.[1] ?? 'of that name'}`;
  if (/Timeout \d+ms exceeded/u.test(first)) {
    return lines.some((line) => /locator resolved to/u.test(line)) ||
      !lines.some((line) => line.startsWith('waiting for'))
      ? undefined
      : 'that the element is not there';
  }
  return undefined;
}

function nextStep(reason: string | undefined): string {
  if (reason?.includes('lies on top'))
    return 'Close or wait for what covers it first (a dialog, a banner, a spinner).';
  if (reason?.includes('not enabled'))
    return 'Fill in what the page asks for first, or check that the step belongs here.';
  return 'Look at the page in the trace at this step, and check that it is in the state you expect.';
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/^(?:Error: )?(?:\w+\.\w+: )?/u, 'that ');
}
