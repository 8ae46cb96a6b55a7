/** The field behind a target (a label, a wrapper, the field itself), and the form in which it takes a value. */
import type { ElementHandle, Locator } from '@playwright/test';
import { ActionError } from '../contract/errors.js';
import { parseDate, parseDateTime } from '../contract/parse-date.js';
import { toClock } from './clock-time.js';
import { onElements } from './in-page.js';
import { shownTools } from './taken.js';

/** What kind of field it is. */
export interface Field {
  handle: ElementHandle;
  tag: string;
  /** `type` of an input; empty for others. */
  type: string;
  role: string;
  editable: boolean;
  min: string;
  max: string;
  step: string;
  /** A field for numbers: scripts take such a value over when the field is left. */
  numeric: boolean;
  /** A file input, check box or the like that a person reaches through its label. */
  labelled: boolean;
  /** Too narrow to show a text: an editor takes keys through it, and shows what it holds elsewhere. */
  keysOnly: boolean;
  /** The text that it shows; empty for what holds no plain text, and for passwords. */
  shown: string;
  /** A modal dialog is open that it is not in, or it is in an inert part: it cannot have the focus. */
  inert: boolean;
}

/** Which fields are looked for inside a label or wrapper. */
export type FieldKind = 'text' | 'choice' | 'select' | 'file';

/**
 * The field that a target stands for; the target itself when it stands for no other.
 * @throws Playwright's TimeoutError when the target is not there
 */
export async function fieldOf(locator: Locator, kind: FieldKind, timeoutMs: number): Promise<Field> {
  const target = (await locator.elementHandle({ timeout: timeoutMs })) as ElementHandle;
  const { isTarget, ...field } = await target.evaluate(
    describeField as (element: unknown, kind: FieldKind) => Promise<DescribedField>,
    kind,
  );
  if (isTarget) return { handle: target, ...field };
  const found = await target.evaluateHandle(
    findField as (element: unknown, kind: FieldKind) => Promise<Element>,
    kind,
  );
  return { handle: found.asElement(), ...field };
}

const findField = onElements(
  { fieldTools, twinTools },
  async (element: Element, kind: FieldKind, { fieldTools: find, twinTools: twinOf }): Promise<Element> => {
    const field = find(element, kind);
    return (kind === 'text' && (await twinOf(field))) || field;
  },
);

/** Makes the tool; self-contained, so that its source can be sent. */
function twinTools() {
  const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
  /** The input that takes the place of one that shows a number in its written form, as soon as this has the focus. */
  return async function twinOf(field: Element): Promise<Element | undefined> {
    const beside = field.localName === 'input' ? [...(field.parentElement?.children ?? [])] : [];
    const twins = beside.filter(
      (each) => each !== field && each.matches('input:not([type=hidden], [type=checkbox], [type=radio])'),
    );
    const [twin, ...others] = twins;
    if (!twin || others.length > 0 || isDrawn(twin) === isDrawn(field)) return undefined;
    if (isDrawn(field)) {
      (field as HTMLElement).focus({ preventScroll: true });
      // Some change places a task later.
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    return isDrawn(twin) && twin.matches(':focus') && !isDrawn(field) ? twin : undefined;
  };
}

/** A field as it was found, and whether it is the target itself. */
type DescribedField = Omit<Field, 'handle'> & { isTarget: boolean };

const describeField = onElements(
  { fieldTools, twinTools, inertTools, shownTools },
  async (
    target: Element,
    kind: FieldKind,
    { fieldTools: find, twinTools: twinOf, inertTools: tools, shownTools: shownIn },
  ): Promise<DescribedField> => {
    const own = find(target, kind);
    const element = (kind === 'text' && (await twinOf(own))) || own;
    const input = element as HTMLInputElement;
    const tag = element.localName;
    return {
      isTarget: element === target,
      tag,
      type: tag === 'input' ? input.type : '',
      role: element.getAttribute('role') ?? '',
      editable: /^(?:input|textarea|select)$/u.test(tag) || (element as HTMLElement).isContentEditable,
      min: input.min ?? '',
      max: input.max ?? '',
      step: input.step ?? '',
      labelled: (input.labels?.length ?? 0) > 0,
      numeric:
        tag === 'input' &&
        (input.type === 'number' ||
          (input.type === 'text' &&
            (/^(?:numeric|decimal)$/u.test(input.inputMode) ||
              element.getAttribute('role') === 'spinbutton'))),
      keysOnly:
        tag === 'textarea' &&
        [element, element.parentElement].some(
          (each) => each !== null && each.getBoundingClientRect().width <= 12,
        ),
      shown: shownIn(element),
      inert: tools.isInert(element),
    };
  },
);

/** Makes the tool; self-contained, so that its source can be sent. */
function fieldTools() {
  const selectors = {
    text: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image], [type=file]), textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]',
    choice:
      'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch], [role=menuitemcheckbox], [role=menuitemradio]',
    select: 'select',
    file: 'input[type=file]',
  };
  return function find(element: Element, kind: FieldKind): Element {
    const selector = selectors[kind];
    if (element.matches(selector) || (kind === 'text' && (element as HTMLElement).isContentEditable))
      return element;
    const { control } = element as HTMLLabelElement;
    if (element.localName === 'label' && control?.matches(selector)) return control;
    const own = element.closest('label')?.control;
    if (own?.matches(selector)) return own;
    const inside = [...element.querySelectorAll(selector)];
    if (element.shadowRoot) inside.push(...element.shadowRoot.querySelectorAll(selector));
    return inside.length === 1 ? (inside[0] as Element) : element;
  };
}

/**
 * Waits until a field can have the focus. What is filled without it would go into the field that has it: one of the dialog.
 * @throws ActionError when it is still inert after `timeoutMs`
 */
export async function waitUntilFree(field: Field, what: string, timeoutMs: number): Promise<void> {
  if (!field.inert) return;
  const look = becomesFree as (element: unknown, waitMs: number) => Promise<boolean>;
  // Some time is kept back for the answer.
  if (await field.handle.evaluate(look, timeoutMs - 250)) return;
  throw new ActionError({
    looked: `a way to type into ${what}`,
    found: 'that a dialog is open over it, or that its part of the page is inert',
    next: 'Close the dialog first, or check that the step belongs here.',
  });
}

const becomesFree = onElements(
  { tools: inertTools },
  async (element: Element, waitMs: number, { tools }): Promise<boolean> => {
    const end = performance.now() + waitMs;
    while (tools.isInert(element)) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return true;
  },
);

function inertTools() {
  /** Ancestors, through shadow roots. */
  function above(element: Element): Element[] {
    const found: Element[] = [];
    let at: Element | null = element;
    while (at) {
      found.push(at);
      const root: Node = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return found;
  }
  function isInert(element: Element): boolean {
    const line = above(element);
    if (line.some((each) => each.hasAttribute('inert'))) return true;
    return (
      document.querySelector('dialog:modal') !== null && !line.some((each) => each.matches('dialog:modal'))
    );
  }
  return { isInert };
}

/**
 * The value in the form that the field takes: `3 March 2026` is `2026-03-03` for a date, `2 pm` is `14:00` for a time,
 * `50%` is the middle of a range.
 * @throws ActionError for a value that the field cannot hold, or that can be read in two ways; a secret is not quoted
 */
export function toFieldValue(
  field: Pick<Field, 'type' | 'min' | 'max' | 'step'>,
  given: string,
  isSecret = false,
): string {
  const format = formats[field.type];
  if (!format || given === '') return given;
  const value = format(given.trim(), field);
  if (value !== undefined) return value;
  throw new ActionError({
    looked: `a value for a field of type ${field.type}`,
    found: isSecret
      ? 'one that it cannot hold'
      : `"${given.slice(0, 80)}", which it cannot hold or which can be read in two ways`,
    next: `Write it so that it is clear, for example ${examples[field.type] ?? 'as the field shows it'}.`,
  });
}

type Format = (text: string, field: Pick<Field, 'min' | 'max' | 'step'>) => string | undefined;

const examples: Readonly<Record<string, string>> = {
  date: '2026-03-14',
  time: '14:30',
  'datetime-local': '2026-03-14 14:30',
  month: '2026-03',
  week: '2026-W11',
  number: '1234.5',
  range: '50 or 50%, a value on one of its steps',
  color: '#ff8800',
};

const formats: Readonly<Record<string, Format>> = {
  date: (text) => parseDate(text) ?? americanDate(text),
  time: toClock,
  'datetime-local': toDateTime,
  month: toMonth,
  week: (text) => {
    const parts = /^(\d{4})\D*?W?\s?(\d{1,2})$/iu.exec(text) ?? undefined;
    if (parts) return `${parts[1]}-W${parts[2]?.padStart(2, '0')}`;
    const named = /^week (\d{1,2}),? (?:of )?(\d{4})$/iu.exec(text);
    return named ? `${named[2]}-W${named[1]?.padStart(2, '0')}` : undefined;
  },
  number: toNumber,
  range: (text, field) => {
    const percent = /^(-?\d+(?:\.\d+)?)\s*(?:%|percent)$/u.exec(text)?.[1];
    const number = percent === undefined ? toNumber(text) : undefined;
    if (percent === undefined)
      return number !== undefined && isOnStep(Number(number), field) ? number : undefined;
    const [low, high] = [Number(field.min || 0), Number(field.max || 100)];
    return String(low + ((high - low) * Number(percent)) / 100);
  },
  color: (text) => {
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/iu.exec(text);
    if (short)
      return `#${short
        .slice(1)
        .map((each) => each + each)
        .join('')}`.toLowerCase();
    if (/^#?[0-9a-f]{6}$/iu.test(text)) return `#${text.replace('#', '')}`.toLowerCase();
    return colours[text.toLowerCase()];
  },
};

/** Whether a range can stand at a number: the browser would move it to the nearest one without a word. */
function isOnStep(number: number, { min, max, step }: Pick<Field, 'min' | 'max' | 'step'>): boolean {
  const [low, high] = [Number(min || 0), Number(max || 100)];
  const steps = (number - low) / Number(step || 1);
  return number >= low && number <= high && (step === 'any' || Math.abs(steps - Math.round(steps)) < 1e-6);
}

/** The sixteen basic colour names of CSS, with orange. */
const colours: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

/** With slashes the month comes first only where it cannot come second. */
function americanDate(text: string): string | undefined {
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u.exec(text) ?? [];
  if (!month || !day || Number(month) > 12 || Number(day) <= 12) return undefined;
  return Number(day) > 31 ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function toDateTime(text: string): string | undefined {
  const iso = parseDateTime(text);
  if (iso) return iso.replace(/:00$/u, '').slice(0, 19).replace(/Z$/u, '');
  const parts = /^(.+?)(?:,|\s+at|\s+um)?\s+(\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/iu.exec(text);
  const date = parts && (parseDate(parts[1] ?? '') ?? americanDate(parts[1] ?? ''));
  const time = parts && toClock(parts[2] ?? '');
  return date && time ? `${date}T${time}` : undefined;
}

function toMonth(text: string): string | undefined {
  if (/^\d{4}-\d{2}$/u.test(text)) return text;
  const slashed = /^(\d{1,2})[/.](\d{4})$/u.exec(text);
  if (slashed) return Number(slashed[1]) <= 12 ? `${slashed[2]}-${slashed[1]?.padStart(2, '0')}` : undefined;
  return (parseDate(`1 ${text}`) ?? parseDate(text))?.slice(0, 7);
}

function toNumber(text: string): string | undefined {
  const plain = text
    .replace(/^[+]/u, '')
    .replace(/^\p{Sc}\s?|\s?\p{Sc}$/gu, '')
    .replace(/[\s'’]/gu, '');
  if (/^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(plain)) return plain;
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plain)) return plain.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^-?\d{1,3}(?:\.\d{3})+,\d+$/u.test(plain))
    return plain.replaceAll('.', '').replace(',', '.');
  return /^-?\d+,\d{1,2}$/u.test(plain) ? plain.replace(',', '.') : undefined;
}
