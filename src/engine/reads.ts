/** Says for a reader what a reading plan reads: each value by its name, its place and its kind. */
import { toCode } from '../contract/locator-code.js';
import type { Target } from '../contract/locator-data.js';
import type { ReadingPlan } from '../contract/reading.js';
import type { StepRecord } from '../contract/step-record.js';

type Reads = NonNullable<StepRecord['reads']>;

/** The values of a plan in its order; those inside of a list once, with `[]` behind the name of the list. */
export function readsOf(plan: ReadingPlan, name = ''): Reads {
  const place = (code: string, as: string): Reads => [{ name, code, as }];
  switch (plan.kind) {
    case 'leaf':
      return place(codeOf(plan.target), plan.parse);
    case 'relative':
      return place(plan.locator ? toCode(plan.locator) : 'the item itself', plan.parse);
    case 'object':
      return Object.entries(plan.fields).flatMap(([field, inner]) =>
        readsOf(inner, name ? `${name}.${field}` : field),
      );
    case 'list':
    case 'inner':
      return [...place(toCode(plan.items), 'list'), ...readsOf(plan.item, `${name}[]`)];
    case 'count':
      return place(toCode(plan.items), 'count');
    case 'derived':
      return plan.restsOn.flatMap(({ target }) => place(codeOf(target), 'derived'));
    case 'absent':
      return [];
    default:
      return plan satisfies never;
  }
}

function codeOf({ candidates: [first] }: Target): string {
  return first ? toCode(first) : '';
}
