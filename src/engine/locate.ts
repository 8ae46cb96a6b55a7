/** `locator`: the element that a description means, as data; from the cue, checked before every use. Never acts. */
import type { Locator, Page } from '@playwright/test';
import type { LocateMemory, LocateOptions } from '../contract/backend.js';
import { firstCandidate, type Cue } from '../contract/cue.js';
import { CueMissingError, CueStaleError, ElementNotFoundError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { routeOf } from '../cues/route.js';
import { toLocator } from '../page/locate.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { checkInstruction, errorOfPlan } from './failures.js';
import { forgetSecrets } from './forget.js';
import { planPatiently } from './ground-act.js';
import { locatorQuestion } from './questions.js';
import { resolveTarget } from './resolve.js';

/** A locator of Playwright for data of a cue. */
export function locatorOf(page: Page, data: LocatorData): Locator {
  return toLocator(page, data);
}

/** The element of a cue of `locator`; undefined for any other cue. */
export function locatedBy(cue: Cue | undefined): Target | undefined {
  return cue?.body.kind === 'elements' ? cue.body.elements[0]?.target : undefined;
}

/**
 * Where the element is. The recorded locator counts only while it finds the recorded element; nothing is healed.
 * With `mayBeAbsent` an element that is gone is given as recorded, for assertions that it is gone.
 * @throws CueMissingError, CueStaleError, ElementNotFoundError, AmbiguousInstructionError
 */
export async function locate(
  description: string,
  { mayBeAbsent }: LocateOptions,
  memory: LocateMemory,
  operation: Operation,
): Promise<LocatorData> {
  checkInstruction(description, 'locator');
  const { parts, trace, page } = operation;
  const { session, policy } = parts.cues ?? {};
  const asked = (memory.asked ??= session?.next(locatorQuestion(description), { route: trace.route }) ?? {});
  if (policy) trace.cueFile = policy.file;
  const target = memory.target ?? (policy?.replay === false ? undefined : locatedBy(asked.cue));
  let reasons: string[] | undefined;
  if (target) {
    const found = await resolveTarget(target, { mayHeal: false, late: false }, operation);
    if (found.kind === 'fits' || (mayBeAbsent && found.gone)) {
      trace.cue = 'hit';
      if (asked.key && asked.from === 'shared') keep(target);
      note(target);
      memory.target = target;
      return firstCandidate(target);
    }
    trace.cue = 'stale';
    ({ reasons } = found);
    if (policy && !policy.regroundStale && asked.from !== 'shared') {
      throw new CueStaleError({
        looked: `"${description}" as it was recorded`,
        where: `on ${page.url()}`,
        found: `that the page has changed:\n  - ${reasons.join('\n  - ')}`,
        next: `If the change is meant, record it anew:\n  ${policy.recordCommand}`,
      });
    }
  } else if (policy && !policy.record) {
    throw new CueMissingError({
      looked: `the cue of locator "${description}"`,
      where: `in ${policy.file}`,
      found: 'no such cue, and cues are not recorded in this run',
      next: `Record it and commit the file:\n  ${policy.recordCommand}`,
    });
  } else if (policy) trace.cue = 'miss';
  const fresh = await ground(description, operation);
  memory.target = fresh;
  keep(fresh);
  note(fresh);
  return firstCandidate(fresh);

  function keep(element: Target): void {
    if (!session || !asked.key) return;
    const cue: Cue = {
      key: asked.key,
      route: routeOf(page.url(), operation.secrets),
      body: {
        kind: 'elements',
        elements: [{ method: 'hover', arguments: [], description, target: element }],
      },
    };
    if (reasons && asked.from === 'own') session.replace(forgetSecrets(cue, operation));
    else session.record(forgetSecrets(cue, operation));
  }

  function note(element: Target): void {
    trace.actions.push({
      method: 'locator',
      arguments: [],
      description,
      target: toCode(firstCandidate(element)),
    });
  }
}

/** Pointing at something is what a description alone can ask for: ambiguity is an error, as in `act`. */
async function ground(description: string, operation: Operation): Promise<Target> {
  const grounder = await operation.parts.grounderFor(undefined);
  const cursor = { instruction: `hover over ${description}`, next: undefined, before: undefined };
  const { reading, plan } = await planPatiently(grounder, cursor, {}, operation);
  if (plan.kind !== 'found' && plan.kind !== 'done') throw errorOfPlan(plan, operation.page.url());
  const [step, ...more] = plan.kind === 'found' ? plan.steps : [];
  if (step?.ref === undefined || more.length > 0) {
    throw new ElementNotFoundError({
      looked: `one element for "${description}"`,
      where: `on ${operation.page.url()}`,
      found: `${more.length > 0 ? more.length + 1 : 'no'} elements`,
      next: 'Describe one element: ai.locator("the cart badge").',
    });
  }
  return describe(reading.locate(step.ref), operation);
}
