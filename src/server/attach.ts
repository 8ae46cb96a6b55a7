/** Attaches to the browser that a client names, as far as the rules let the server go there. */
import { SvcInitError } from '../contract/errors.js';
import { checkAddress, type AddressRules } from './address.js';
import { attachBrowser, type SessionBrowser } from './browsers.js';
import type { LaunchPlan } from './launch-options.js';
import { Refusal, refusal } from './refusal.js';

/** @throws Refusal 400 for an address that is malformed, forbidden or answers nothing. */
export async function attachTo(
  endpoint: string,
  plan: LaunchPlan,
  headers: Record<string, string> | undefined,
  rules: AddressRules,
): Promise<SessionBrowser> {
  await checkAddress(endpoint.replace(/^ws/i, 'http'), { ...rules, schemes: ['http', 'https'] }).catch(
    (error: unknown) => {
      throw error instanceof Refusal
        ? refusal('invalid', error.message, { issues: [{ path: 'browser.cdpUrl', message: error.message }] })
        : error;
    },
  );
  try {
    return await attachBrowser(endpoint, { headers, timeoutMs: plan.connectTimeoutMs });
  } catch (error) {
    if (!(error instanceof SvcInitError)) throw error;
    const { message } = error;
    throw new Refusal({
      status: 400,
      code: 'SvcInitError',
      error: message,
      issues: [{ path: 'browser.cdpUrl', message }],
    });
  }
}
