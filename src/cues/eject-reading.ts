/** A reading plan as plain Playwright code: one expression that gives the data. */
import { toCode } from '../contract/locator-code.js';
import type { LocatorData, Target } from '../contract/locator-data.js';
import type { ParseAs, ReadFrom, ReadingPlan, Selection, Trim } from '../contract/reading.js';

/** Code that reads data from the page, as part of what `ejectCue` gives. */
export interface EjectedReading {
  value: string;
  helpers: readonly string[];
  remarks: readonly string[];
}

/** Functions that ejected code calls where a value is parsed, by name. They know the usual spellings, and throw otherwise. */
const helperSources = {
  toNumber: `function toNumber(text: string): number {
  const digits = text.replace(/[^\\d.,-]/g, '');
  const decimal = /[.,](?=\\d{1,2}$)|[.,](?=\\d{4,}$)/.exec(digits)?.index ?? -1;
  const whole = (decimal < 0 ? digits : digits.slice(0, decimal)).replace(/[.,]/g, '');
  const number = Number(decimal < 0 ? whole : \`\${whole}.\${digits.slice(decimal + 1)}\`);
  if (!/\\d/.test(digits) || Number.isNaN(number)) throw new Error(\`no number: \${text}\`);
  return number;
}`,
  toDate: `function toDate(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new Error(\`no date: \${text}\`);
  return date;
}`,
  meets: `function meets(value: unknown, operator: string, wanted: string | number): boolean {
  const fold = (text: unknown) => String(text).trim().toLowerCase();
  const numbers = typeof value === 'number' && typeof wanted === 'number';
  const a = numbers ? value : fold(value);
  const b = numbers ? wanted : fold(wanted);
  if (operator === 'contains') return String(a).includes(String(b));
  if (operator === 'eq' || operator === 'ne') return (a === b) === (operator === 'eq');
  return { lt: a < b, le: a <= b, gt: a > b, ge: a >= b }[operator] === true;
}`,
} as const satisfies Record<string, string>;

/** The expression of a plan. `page` is the variable that holds the page. */
export function ejectReading(plan: ReadingPlan, page: string): EjectedReading {
  const helpers = new Set<keyof typeof helperSources>();
  const remarks: string[] = [];
  const value = code(plan, { page, item: undefined, helpers, remarks });
  return { value, helpers: [...helpers].map((name) => helperSources[name]), remarks };
}

interface Scope {
  page: string;
  /** Variable that holds the item of the list around. */
  item: string | undefined;
  helpers: Set<keyof typeof helperSources>;
  remarks: string[];
}

function code(plan: ReadingPlan, scope: Scope): string {
  const { page, remarks } = scope;
  switch (plan.kind) {
    case 'leaf':
      if (plan.under !== undefined)
        remarks.push(`a value that stands under "${plan.under}": check that it still does`);
      return parsed(plan, `${page}.${toCode(first(plan.target.candidates))}`, scope);
    case 'relative': {
      const item = scope.item ?? page;
      const locator = plan.locator ? `${item}.${toCode(plan.locator)}` : item;
      const read = parsed(plan, locator, scope);
      return plan.optional
        ? `((await ${locator}.count()) > 0 ? ${read} : ${plan.isNull ? 'null' : 'undefined'})`
        : read;
    }
    case 'object': {
      const fields = Object.entries(plan.fields).map(
        ([name, field]) => `${JSON.stringify(name)}: ${code(field, scope)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    case 'list': {
      const item = scope.item === undefined ? 'item' : `${scope.item}Item`;
      const inner = code(plan.item, { ...scope, item });
      const items = `(await ${itemsOf(plan, page)}.all())`;
      if (!plan.selection) return `await Promise.all(${items}.map(async (${item}) => (${inner})))`;
      return selected(plan.selection, { items, item, inner }, { ...scope, item });
    }
    case 'inner': {
      const item = `${scope.item ?? 'page'}Item`;
      const inner = code(plan.item, { ...scope, item });
      const items = `${scope.item ?? page}.${toCode(plan.items)}`;
      return `await Promise.all((await ${items}.all()).map(async (${item}) => (${inner})))`;
    }
    case 'count':
      return `await ${itemsOf(plan, page)}.count()`;
    case 'derived':
      remarks.push(
        `${JSON.stringify(plan.value)} follows from what the page said: ${plan.restsOn.map(({ text }) => text).join(' | ')}`,
      );
      return JSON.stringify(plan.value) ?? 'undefined';
    case 'absent':
      return plan.isNull ? 'null' : 'undefined';
    default:
      return plan satisfies never;
  }
}

/** Items are located inside of their container, as a replay does. */
function itemsOf({ container, items }: { container: Target; items: LocatorData }, page: string): string {
  return `${page}.${toCode(first(container.candidates))}.${toCode(items)}`;
}

/** Items that meet every demand, then the first or last few, as a replay takes them. */
function selected(
  { where = [], first: head, last: tail }: Selection<ReadingPlan>,
  { items, item, inner }: Record<'items' | 'item' | 'inner', string>,
  scope: Scope,
): string {
  const demands = where.map(({ cell, operator, value }) => {
    scope.helpers.add('meets');
    return `meets(${code(cell, scope)}, '${operator}', ${JSON.stringify(value)})`;
  });
  const record = `{ wanted: ${demands.join(' && ') || 'true'}, value: ${inner} }`;
  const all = `(await Promise.all(${items}.map(async (${item}) => (${record}))))`;
  const kept = `${all}.filter(({ wanted }) => wanted).map(({ value }) => value)`;
  if (head !== undefined) return `${kept}.slice(0, ${head})`;
  return tail === undefined ? kept : `${kept}.slice(-${tail})`;
}

const reads: Readonly<Record<ReadFrom, (locator: string) => string>> = {
  text: (locator) => `(await ${locator}.innerText()).trim()`,
  value: (locator) => `await ${locator}.inputValue()`,
  name: (locator) =>
    `((await ${locator}.getAttribute('aria-label')) ?? (await ${locator}.innerText())).trim()`,
  href: (locator) => `await ${locator}.evaluate((link) => (link as HTMLAnchorElement).href)`,
  src: (locator) => `await ${locator}.evaluate((image) => (image as HTMLImageElement).src)`,
  checked: (locator) => `await ${locator}.isChecked()`,
  disabled: (locator) => `await ${locator}.isDisabled()`,
  datetime: (locator) => `((await ${locator}.getAttribute('datetime')) ?? '')`,
  content: (locator) => `((await ${locator}.getAttribute('content')) ?? '')`,
  class: (locator) => `((await ${locator}.getAttribute('class')) ?? '')`,
};

function parsed(
  { from, parse, trim }: { from: ReadFrom; parse: ParseAs; trim?: Trim | undefined },
  locator: string,
  scope: Scope,
): string {
  const read = reads[from](locator);
  if (from === 'checked' || from === 'disabled') return read;
  const text = trimmed(read, trim);
  switch (parse) {
    case 'string':
    case 'url':
      return text;
    case 'number':
    case 'integer':
      scope.helpers.add('toNumber');
      return `toNumber(${text})`;
    case 'boolean':
      return `/^(?:true|yes|on|1|✓)$/i.test(${text})`;
    case 'date':
    case 'date-time':
      scope.helpers.add('toDate');
      return parse === 'date'
        ? `toDate(${text}).toISOString().slice(0, 10)`
        : `toDate(${text}).toISOString()`;
    default:
      return parse satisfies never;
  }
}

/** Cuts the literal texts in front and behind away, as a replay does. */
function trimmed(read: string, trim: Trim | undefined): string {
  let text = trim?.before || trim?.after ? `(${read})` : read;
  if (trim?.before)
    text += `.split(${JSON.stringify(trim.before)}).slice(1).join(${JSON.stringify(trim.before)})`;
  if (trim?.after) text += `.split(${JSON.stringify(trim.after)})[0]!`;
  return trim?.before || trim?.after ? `${text}.trim()` : text;
}

function first<T>(items: readonly T[]): T {
  return items[0] as T;
}
