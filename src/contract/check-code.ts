/** Checks as text: what a reader of a failure, a report or a cue file sees. Pure. */
import type { Check } from './check.js';
import { toCode } from './locator-code.js';
import type { Target } from './locator-data.js';
import type { ReadingPlan } from './reading.js';

/** A check for a reader: `expect(getByRole('checkbox', { name: 'Terms' })).toBeChecked()`. */
export function codeOf(check: Check): string {
  const not = 'is' in check && !check.is ? '.not' : '';
  switch (check.kind) {
    case 'state':
      return `expect(${codeOfTarget(check.target)})${not}.${stateMatchers[check.state]}`;
    case 'field':
      return `expect(${codeOfTarget(check.target)})${not}.${check.of} ${check.attribute ? `"${check.attribute}" ` : ''}${said(check)}`;
    case 'value':
      return `expect(${codeOfPlan(check.plan)})${not} ${said(check)}`;
    case 'relation':
      return `expect(${codeOfPlan(check.left)})${not} ${symbols[check.operator]} ${check.right.map(codeOfPlan).join(' + ')}`;
    case 'sorted':
      return `expect(${codeOfPlan(check.list)})${not} ${check.direction}`;
    case 'every':
      return `expect(each of ${codeOfPlan(check.list)})${not} ${said(check)}`;
    case 'tally':
      return `expect(${check.holds ? '' : 'not '}${check.state} ${toCode(check.locator)})${not} ${said(check)}`;
    case 'text':
      return `expect(getByText(${JSON.stringify(check.text)}))${not}.toBeVisible()`;
    case 'gone':
      return `expect(nothing that is ${check.what}).toBeVisible()`;
    case 'address':
      return `expect(page)${not}.${check.of === 'url' ? 'toHaveURL' : 'toHaveTitle'} ${said(check)}`;
    case 'order':
      return `expect(${codeOfTarget(check.first)})${not} before ${codeOfTarget(check.second)}`;
    default:
      return check satisfies never;
  }
}

const stateMatchers = {
  visible: 'toBeVisible()',
  enabled: 'toBeEnabled()',
  checked: 'toBeChecked()',
  focused: 'toBeFocused()',
  selected: 'toHaveAttribute("aria-selected", "true")',
  expanded: 'toHaveAttribute("aria-expanded", "true")',
  required: 'toHaveAttribute("required")',
  editable: 'toBeEditable()',
  invalid: 'toHaveAttribute("aria-invalid", "true")',
} as const;

const symbols = { equals: '=', lt: '<', le: '≤', gt: '>', ge: '≥' } as const;
const operatorWords = {
  equals: 'is exactly',
  same: 'is',
  contains: 'contains',
  says: 'says',
  starts: 'starts with',
  ends: 'ends with',
  matches: 'matches',
  amount: 'is',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
  path: 'is at',
} as const;

function said({
  operator,
  expected,
}: Extract<Check, { kind: 'value' | 'field' | 'address' | 'every' | 'tally' }>): string {
  return `${operatorWords[operator]} ${JSON.stringify(expected)}`;
}

/** What a check wants, for a failure message. */
export function expectedOf(check: Check): string {
  const not = 'is' in check && !check.is ? 'not ' : '';
  switch (check.kind) {
    case 'state':
      return `${not}${check.state}`;
    case 'field':
    case 'value':
    case 'address':
    case 'every':
    case 'tally':
      return `${not}${check.kind === 'every' ? 'each ' : ''}${said(check).replace(/^is (?:exactly |at )?/u, '')}`;
    case 'relation':
      return `${not}${symbols[check.operator]} ${check.right.map(codeOfPlan).join(' + ')}`;
    case 'sorted':
      return `${not}${check.direction}`;
    case 'text':
      return `${not}${JSON.stringify(check.text)} on the page`;
    case 'gone':
      return `nothing that is ${check.what}`;
    case 'order':
      return `${not}before ${codeOfTarget(check.second)}`;
    default:
      return check satisfies never;
  }
}

function codeOfTarget({ candidates: [first] }: Target): string {
  return first ? toCode(first) : 'page';
}

function codeOfPlan(plan: ReadingPlan): string {
  if (plan.kind === 'leaf') return codeOfTarget(plan.target);
  if (plan.kind === 'list') return `${toCode(plan.items)} in ${codeOfTarget(plan.container)}`;
  return plan.kind === 'count'
    ? `count of ${toCode(plan.items)} in ${codeOfTarget(plan.container)}`
    : plan.kind;
}
