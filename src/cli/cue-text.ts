/** A cue as lines for a person. Pure. */
import { firstCandidate, type Cue, type CueStep } from '../contract/cue.js';
import { codeOf } from '../contract/check-code.js';
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import type { ReadingPlan } from '../contract/reading.js';
import { keyText } from '../cues/key.js';

/** `act "click Save"` and, indented, what its replay does: one line for each step, element or value. */
export function describeCue(cue: Cue): string[] {
  return [keyText(cue.key), ...describeBody(cue).map((line) => `  ${line}`)];
}

/** What a replay of the cue does, without its question. */
export function describeBody({ body, key }: Cue): string[] {
  switch (body.kind) {
    case 'steps':
      return body.steps.map(describeStep);
    case 'absent':
      return ['nothing to do when it was recorded'];
    case 'adopted':
      return [`${describeAction(body, body.locator, body.to)}, adopted: no run has seen its element yet`];
    case 'elements':
      if (body.elements.length === 0) return ['nothing found'];
      // What an `ai.locator` stands for is not acted on.
      return body.elements.map((each) =>
        key.options?.['locator'] === true && each.target
          ? toCode(firstCandidate(each.target))
          : describeStep(each),
      );
    case 'reading':
      return describePlan(body.plan, '');
    case 'checks':
      return [...body.checks.map(codeOf), ...(body.weak === undefined ? [] : [`weak: ${body.weak}`])];
    case 'judged':
      return [`judged by a model in every run: ${body.reason}`];
    default:
      return body satisfies never;
  }
}

/** Every target that a cue rests on. */
export function targetsOf({ body }: Cue): Target[] {
  switch (body.kind) {
    case 'steps':
    case 'elements': {
      const parts = body.kind === 'steps' ? body.steps : body.elements;
      return parts.flatMap(({ target, to }) => [target, to].filter((each) => each !== undefined));
    }
    case 'reading':
      return targetsOfPlan(body.plan);
    default:
      return [];
  }
}

/**
 * Whether nothing but its place tells an element: no candidate names a role, a label, a text, a test id or an id,
 * and the fingerprint knows no name either. Such a cue breaks with the next change of layout.
 */
export function isWeak({ candidates, fingerprint }: Target): boolean {
  const said = [fingerprint.name, fingerprint.text, fingerprint.label, fingerprint.placeholder];
  return candidates.every(isStructural) && said.every((text) => !text?.trim());
}

function isStructural(candidate: LocatorData): boolean {
  return candidate.every((step) => {
    if (step.by === 'css' || step.by === 'xpath')
      return !/#[A-Za-z]|\[[^\]]*=|@[\w-]+\s*=/.test(step.selector);
    if (step.by === 'role') return step.name === undefined;
    return step.by === 'nth' || step.by === 'frame';
  });
}

function describeStep(step: Pick<CueStep, 'method' | 'arguments' | 'target' | 'to'>): string {
  return describeAction(step, step.target && firstCandidate(step.target), step.to && firstCandidate(step.to));
}

function describeAction(
  { method, arguments: given }: Pick<CueStep, 'method' | 'arguments'>,
  locator: LocatorData | undefined,
  to: LocatorData | undefined,
): string {
  const parts = [...(to ? [toCode(to)] : []), ...given.map((argument) => JSON.stringify(argument))];
  return `${locator ? `${toCode(locator)}.` : 'page.'}${method}(${parts.join(', ')})`;
}

function describePlan(plan: ReadingPlan, name: string): string[] {
  const label = name ? `${name}: ` : '';
  switch (plan.kind) {
    case 'leaf':
      return [`${label}${plan.from} of ${toCode(firstCandidate(plan.target))} as ${plan.parse}`];
    case 'relative': {
      const of = plan.locator ? ` of ${toCode(plan.locator)}` : '';
      return [`${label}${plan.from}${of} as ${plan.parse}${plan.optional ? ', where there is one' : ''}`];
    }
    case 'object':
      return Object.entries(plan.fields).flatMap(([field, inner]) =>
        describePlan(inner, name ? `${name}.${field}` : field),
      );
    case 'list':
    case 'inner': {
      const some = plan.kind === 'list' && plan.selection ? 'some of ' : '';
      const within = plan.kind === 'list' ? ` in ${toCode(firstCandidate(plan.container))}` : '';
      return [
        `${label}for ${some || 'each of '}${toCode(plan.items)}${within}:`,
        ...describePlan(plan.item, '').map((line) => `  ${line}`),
      ];
    }
    case 'count':
      return [`${label}number of ${toCode(plan.items)}`];
    case 'derived':
      return [
        `${label}${JSON.stringify(plan.value)}, while ${plan.restsOn.map(({ target }) => toCode(firstCandidate(target))).join(', ')} says what it said`,
      ];
    case 'absent':
      return [`${label}${plan.isNull ? 'null' : 'left out'}`];
    default:
      return plan satisfies never;
  }
}

function targetsOfPlan(plan: ReadingPlan): Target[] {
  switch (plan.kind) {
    case 'leaf':
      return [plan.target];
    case 'object':
      return Object.values(plan.fields).flatMap(targetsOfPlan);
    case 'list':
    case 'count':
      return [plan.container];
    case 'derived':
      return plan.restsOn.map(({ target }) => target);
    case 'relative':
    case 'inner':
    case 'absent':
      return [];
    default:
      return plan satisfies never;
  }
}
