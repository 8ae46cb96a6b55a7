/** `locator`: the element that a description means, as data; from the cue, checked before every use. Never acts. */
import type { Locator, Page } from '@playwright/test';
import type { LocateMemory, LocateOptions } from '../contract/backend.js';
import { firstCandidate, type Cue } from '../contract/cue.js';
import { ElementNotFoundError } from '../contract/errors.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import { routeOf } from '../cues/route.js';
import { toLocator } from '../page/locate.js';
import type { Operation } from './context.js';
import { describe } from './describe.js';
import { checkInstruction, errorOfPlan } from './failures.js';
import { planPatiently } from './ground-act.js';
import { isCalledAlike, mayHeal, noteHeal, resolveOrHeal } from './heal.js';
import { locatorQuestion } from './questions.js';
import { recall, type Verb } from './recall.js';
import type { Resolution } from './resolve.js';

/** A locator of Playwright for data of a cue. */
export function locatorOf(page: Page, data: LocatorData): Locator {
  return toLocator(page, data);
}

/** The element of a cue of `locator`; undefined for any other cue. */
export function locatedBy(cue: Cue | undefined): Target | undefined {
  return cue?.body.kind === 'elements' ? cue.body.elements[0]?.target : undefined;
}

/**
 * Where the element is. A locator counts only while it finds the recorded element. It heals as a check does: by another
 * candidate, and, where it has to be there, by similarity onto an element of the same name.
 * With `mayBeAbsent` an element that is gone is given as recorded, for assertions that it is gone.
 * @throws CueMissingError, CueStaleError, ElementNotFoundError, AmbiguousInstructionError
 */
export async function locate(
  description: string,
  options: LocateOptions,
  memory: LocateMemory,
  operation: Operation,
): Promise<LocatorData> {
  checkInstruction(description, 'locator');
  const { cues } = operation.parts;
  const question = locatorQuestion(description);
  const asked = (memory.asked ??= cues?.session.next(question, { route: operation.trace.route }) ?? {});
  const bodyOf = (target: Target): Cue['body'] => ({
    kind: 'elements',
    elements: [{ method: 'hover', arguments: [], description, target }],
  });
  const verb: Verb<Target> = {
    name: `locator "${description}"`,
    question,
    replay: async (cue, { anew }) => {
      const target = locatedBy(cue);
      if (!target) return { kind: 'stale', reasons: [`the cue holds ${cue.body.kind}`] };
      const found = await resolveNamed(target, options, operation);
      const moved = found.kind === 'fits' && !anew ? await noteHeal(found, operation) : undefined;
      if (moved) return { kind: 'done', result: moved, healed: bodyOf(moved) };
      if (found.kind === 'fits' && anew) {
        const here = await describe(found.locator, operation);
        return { kind: 'done', result: here, healed: bodyOf(here) };
      }
      return found.kind === 'fits' || (options.mayBeAbsent && found.gone)
        ? { kind: 'done', result: target }
        : { kind: 'stale', reasons: found.kind === 'stale' ? found.reasons : [] };
    },
    ground: async () => {
      const target = await ground(description, operation);
      return {
        result: target,
        route: routeOf(operation.page.url(), operation.secrets),
        body: bodyOf(target),
      };
    },
    ...(asked.key && { asked: { ...asked, key: asked.key } }),
    ...(memory.target && {
      known: { key: asked.key ?? { ...question, occurrence: 1 }, route: '', body: bodyOf(memory.target) },
    }),
  };
  const target = await recall(verb, operation);
  memory.target = target;
  operation.trace.actions.push({
    method: 'locator',
    arguments: [],
    description,
    target: toCode(firstCandidate(target)),
  });
  return firstCandidate(target);
}

async function resolveNamed(
  target: Target,
  { mayBeAbsent }: LocateOptions,
  operation: Operation,
): Promise<Resolution> {
  const rules = { mayHeal: mayHeal(operation), late: false, mayBeSimilar: !mayBeAbsent };
  const found = await resolveOrHeal(target, rules, operation);
  const healed = found.kind === 'fits' ? found.heal?.target : undefined;
  if (!healed || isCalledAlike(target, healed)) return found;
  return {
    kind: 'stale',
    gone: false,
    reasons: [`what it seems to be now is called "${healed.fingerprint.name}"`],
  };
}

/** Pointing at something is what a description alone can ask for: ambiguity is an error, as in `act`. */
async function ground(description: string, operation: Operation): Promise<Target> {
  const grounder = await operation.parts.grounderFor(undefined);
  const cursor = { instruction: `hover over ${description}`, next: undefined, before: undefined };
  const { reading, plan } = await planPatiently(grounder, cursor, {}, operation);
  if (plan.kind !== 'found' && plan.kind !== 'done') throw errorOfPlan(plan, reading.snapshot);
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
