/** Locators as the code that a person reads, and back. Code is parsed into data here and is never evaluated. */
import type { LocatorData, LocatorStep } from './locator-data.js';

/** `getByRole('button', { name: 'Save' })`: the chain as Playwright writes it, without the leading `page.`. */
export function toCode(data: LocatorData): string {
  return data.map(stepToCode).join('.');
}

/**
 * Parses what `Locator.toString()` prints.
 * @returns undefined for anything that {@link LocatorData} cannot express (regular expressions, `or`, `and`, `has`, options unknown to it)
 */
export function fromCode(code: string): LocatorData | undefined {
  const calls = parseChain(code.trim());
  if (!calls) return undefined;
  const steps: LocatorStep[] = [];
  for (const call of calls) {
    const parsed = stepsOfCall(call);
    if (!parsed) return undefined;
    steps.push(...parsed);
  }
  return steps.length > 0 ? steps : undefined;
}

const byMethod = {
  getByLabel: 'label',
  getByPlaceholder: 'placeholder',
  getByAltText: 'altText',
  getByTitle: 'title',
  getByText: 'text',
} as const;
type TextStep = (typeof byMethod)[keyof typeof byMethod];
const methodOf = Object.fromEntries(Object.entries(byMethod).map(([method, by]) => [by, method])) as Record<
  TextStep,
  string
>;

function stepToCode(step: LocatorStep): string {
  switch (step.by) {
    case 'role': {
      const options = [
        ...(step.name === undefined ? [] : [`name: ${quote(step.name)}`]),
        ...(step.exact === undefined ? [] : [`exact: ${step.exact}`]),
      ];
      return `getByRole(${quote(step.role)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`;
    }
    case 'testId':
      return `getByTestId(${quote(step.value)})`;
    case 'label':
    case 'placeholder':
    case 'altText':
    case 'title':
    case 'text':
      return `${methodOf[step.by]}(${quote(step.text)}${step.exact === undefined ? '' : `, { exact: ${step.exact} }`})`;
    case 'css':
      return `locator(${quote(needsEngine(step.selector) ? `css=${step.selector}` : step.selector)})`;
    case 'xpath':
      return `locator(${quote(`xpath=${step.selector}`)})`;
    case 'hasText':
      return `filter({ hasText: ${quote(step.text)} })`;
    case 'nth':
      if (step.index === 0) return 'first()';
      return step.index === -1 ? 'last()' : `nth(${step.index})`;
    case 'frame':
      return 'contentFrame()';
    default:
      return step satisfies never;
  }
}

/** Playwright takes a selector that begins like an XPath or like `engine=` for just that. */
function needsEngine(selector: string): boolean {
  return /^(?:\(*\/\/|\.\.|[\w:+-]+=)/u.test(selector);
}

function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${escaped}'`;
}

type Value = string | number | boolean | { [name: string]: Value };
interface Call {
  method: string;
  given: Value[];
}

function stepsOfCall({ method, given }: Call): LocatorStep[] | undefined {
  const [first, second] = given;
  if (method === 'contentFrame' && given.length === 0) return [{ by: 'frame' }];
  if (method === 'first' && given.length === 0) return [{ by: 'nth', index: 0 }];
  if (method === 'last' && given.length === 0) return [{ by: 'nth', index: -1 }];
  if (method === 'nth') {
    return typeof first === 'number' && Number.isInteger(first) && given.length === 1
      ? [{ by: 'nth', index: first }]
      : undefined;
  }
  if (method === 'filter') return given.length === 1 ? filterSteps(first) : undefined;
  if (typeof first !== 'string') return undefined;
  if (method === 'getByTestId') return given.length === 1 ? [{ by: 'testId', value: first }] : undefined;
  if (method === 'frameLocator') {
    return given.length === 1 ? [selectorStep(first), { by: 'frame' }] : undefined;
  }
  if (method === 'locator') {
    const filters = second === undefined ? [] : filterSteps(second);
    return filters ? [selectorStep(first), ...filters] : undefined;
  }
  const options = second === undefined ? {} : second;
  if (typeof options !== 'object' || given.length > 2) return undefined;
  if (method === 'getByRole') {
    const { name, exact, ...rest } = options;
    if (Object.keys(rest).length > 0) return undefined;
    if (name !== undefined && typeof name !== 'string') return undefined;
    if (exact !== undefined && typeof exact !== 'boolean') return undefined;
    return [
      { by: 'role', role: first, ...(name !== undefined && { name }), ...(exact !== undefined && { exact }) },
    ];
  }
  const by = byMethod[method as keyof typeof byMethod];
  const { exact, ...rest } = options;
  if (by === undefined || Object.keys(rest).length > 0) return undefined;
  if (exact !== undefined && typeof exact !== 'boolean') return undefined;
  return [{ by, text: first, ...(exact !== undefined && { exact }) }];
}

function filterSteps(options: Value | undefined): LocatorStep[] | undefined {
  if (typeof options !== 'object') return undefined;
  const { hasText, ...rest } = options;
  if (typeof hasText !== 'string' || Object.keys(rest).length > 0) return undefined;
  return [{ by: 'hasText', text: hasText }];
}

function selectorStep(selector: string): LocatorStep {
  if (selector.startsWith('xpath=')) return { by: 'xpath', selector: selector.slice(6) };
  if (/^\(*\/\/|^\.\./u.test(selector)) return { by: 'xpath', selector };
  return { by: 'css', selector: selector.startsWith('css=') ? selector.slice(4) : selector };
}

/** `name(values).name(values)…`; undefined when anything else stands there. */
function parseChain(code: string): Call[] | undefined {
  let at = 0;
  const calls: Call[] = [];
  const space = (): void => {
    while (/\s/u.test(code[at] ?? '')) at += 1;
  };
  const eat = (sign: string): boolean => {
    space();
    if (code[at] !== sign) return false;
    at += 1;
    return true;
  };
  const word = (): string => {
    space();
    const found = /^[A-Za-z_$][\w$]*/u.exec(code.slice(at))?.[0] ?? '';
    at += found.length;
    return found;
  };
  const text = (): string | undefined => {
    const sign = code[at] ?? '';
    let value = '';
    for (at += 1; at < code.length; at += 1) {
      const each = code[at] ?? '';
      if (each === sign) {
        at += 1;
        return value;
      }
      if (each !== '\\') {
        value += each;
        continue;
      }
      at += 1;
      const escaped = code[at] ?? '';
      const digits = escaped === 'u' ? 4 : escaped === 'x' ? 2 : 0;
      if (digits > 0) {
        value += String.fromCharCode(Number.parseInt(code.slice(at + 1, at + 1 + digits), 16));
        at += digits;
      } else value += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }[escaped] ?? escaped;
    }
    return undefined;
  };
  const value = (): Value | undefined => {
    space();
    const sign = code[at] ?? '';
    if (sign === "'" || sign === '"' || sign === '`') return text();
    if (sign === '{') return record();
    const number = /^-?\d+(?:\.\d+)?/u.exec(code.slice(at))?.[0];
    if (number !== undefined) {
      at += number.length;
      return Number(number);
    }
    const name = word();
    return name === 'true' ? true : name === 'false' ? false : undefined;
  };
  const record = (): Value | undefined => {
    at += 1;
    const found: { [name: string]: Value } = {};
    while (!eat('}')) {
      const name = word();
      if (!name || !eat(':')) return undefined;
      const given = value();
      if (given === undefined) return undefined;
      found[name] = given;
      if (!eat(',') && code[at] !== '}' && !/^\s*\}/u.test(code.slice(at))) return undefined;
    }
    return found;
  };
  for (;;) {
    const method = word();
    if (!method || !eat('(')) return undefined;
    const given: Value[] = [];
    while (!eat(')')) {
      const each = value();
      if (each === undefined) return undefined;
      given.push(each);
      if (!eat(',') && !/^\s*\)/u.test(code.slice(at))) return undefined;
    }
    calls.push({ method, given });
    space();
    if (at >= code.length) return calls;
    if (!eat('.')) return undefined;
  }
}
