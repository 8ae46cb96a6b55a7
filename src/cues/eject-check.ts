/** A check of an assertion as an assertion of Playwright, where one says the same and not less. Text only. */
import type { Check } from '../contract/check.js';
import { firstCandidate } from '../contract/cue.js';
import { toCode } from '../contract/locator-code.js';
import type { Target } from '../contract/locator-data.js';

/**
 * `expect(page.getByRole('status')).toHaveText('Saved')`, to be awaited.
 * @param expectation `expect` or `expect.soft`
 * @returns undefined where Playwright's matchers would pass more, or see something else
 */
export function ejectCheck(check: Check, page: string, expectation = 'expect'): string | undefined {
  const on = (target: Target): string => `${page}.${toCode(firstCandidate(target))}`;
  switch (check.kind) {
    case 'state': {
      const matcher = states[check.state];
      // What is not there would be "not visible" as well.
      if (!matcher || (check.state === 'visible' && !check.is)) return undefined;
      return `${expectation}(${on(check.target)})${check.is ? '' : '.not'}.${matcher}()`;
    }
    case 'text': {
      const found = `${page}.getByText(${wordsAsCode(check.text)}).filter({ visible: true })`;
      return check.is
        ? `${expectation}(${found}.first()).toBeVisible()`
        : `${expectation}(${found}).toHaveCount(0)`;
    }
    case 'field': {
      const { target, of, operator, expected, is } = check;
      // The value of a select is not what it shows.
      const isTyped = of === 'value' && /^(?:input|textarea)$/.test(target.fingerprint.tag ?? '');
      if (!is || (of !== 'text' && !isTyped)) return undefined;
      const wanted = textAsCode(operator, expected);
      return (
        wanted && `${expectation}(${on(target)}).${of === 'text' ? 'toHaveText' : 'toHaveValue'}(${wanted})`
      );
    }
    case 'value': {
      const { plan, operator, expected, is } = check;
      if (!is || plan.kind !== 'leaf' || plan.from !== 'text') return undefined;
      const wanted = plan.parse === 'integer' ? numberAsCode(operator, expected) : undefined;
      // A part of a text is not its whole; the only number of a text is, whatever stands around it.
      const text = plan.parse === 'string' && !plan.trim ? textAsCode(operator, expected) : undefined;
      const code = wanted ?? text;
      return code && `${expectation}(${on(plan.target)}).toHaveText(${code})`;
    }
    case 'address':
      return check.of === 'title' && check.operator === 'equals' && check.is
        ? `${expectation}(${page}).toHaveTitle(${JSON.stringify(check.expected)})`
        : undefined;
    default:
      return undefined;
  }
}

const states: Readonly<Partial<Record<string, string>>> = {
  visible: 'toBeVisible',
  enabled: 'toBeEnabled',
  checked: 'toBeChecked',
  focused: 'toBeFocused',
};

/** A text as a whole, or as a part that no word or number goes on around. */
function textAsCode(operator: string, expected: string): string | undefined {
  if (operator === 'equals' && expected !== '') return JSON.stringify(expected);
  return operator === 'says' && expected.trim() !== '' ? wordsAsCode(expected) : undefined;
}

function wordsAsCode(text: string): string {
  const words = text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return `/(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])/iu`;
}

/** The only number of the text; one with separators has more than one way to be written. */
function numberAsCode(operator: string, expected: string): string | undefined {
  return operator === 'amount' && /^\d{1,3}$/.test(expected) ? `/^[^\\d-]*${expected}\\D*$/` : undefined;
}
