/** All parts of a sentence in the fields of one form. */
import { valueOf } from '../language/clause.js';
import type { FormPart } from '../language/form-sentence.js';
import type { Token } from '../language/lexer.js';
import { isClock, isDay } from '../language/form-leads.js';
import { contentWordsOf } from '../language/words.js';
import { chosenItem, groupTitle } from './form-choices.js';
import { type Form, type FormField, isCalled, isSame } from './form-fields.js';
import { addressIn } from './form-values.js';
import { place, type Placement } from './form-parts.js';

/** Every part in a field of its own, those with a label first; `left` have none here, those at `around` need none. */
export function placeAll(
  parts: readonly FormPart[],
  form: Form,
  around: readonly number[],
): { all: readonly Placement[]; left: readonly FormPart[] } {
  const order: Readonly<Record<FormPart['lead'], number>> = {
    with: 0,
    item: 3,
    first: 4,
    bare: 4,
    saying: 1,
    about: 1,
    to: 2,
    from: 2,
    until: 2,
    on: 2,
    at: 2,
    for: 2,
    over: 2,
    in: 2,
    done: 2,
    as: 3,
    who: 1,
    by: 2,
    without: 1,
    why: 1,
    named: 4,
  };
  const placed = new Map<FormPart, readonly Placement[]>();
  const left: FormPart[] = [];
  const given = addressIn(parts, form);
  for (const part of withMoments(parts, form).toSorted((a, b) => order[a.lead] - order[b.lead])) {
    const taken = new Set([...placed.values()].flat().map(({ field }) => field));
    const isFree = ({ field }: Placement): boolean => !taken.has(field);
    const known = given.get(part)?.every(isFree) ? given.get(part) : undefined;
    const found = known ?? place(part, { ...form, fields: form.fields.filter((field) => !taken.has(field)) });
    if (found) placed.set(part, found);
    else if (!around.includes(parts.indexOf(part))) left.push(part);
  }
  const inTurn = left.length > 0 && around.length === 0 ? inOrder(parts, form) : undefined;
  if (inTurn) return { left: [], all: inTurn };
  return { left, all: [...placed.values()].flat().toSorted((a, b) => startOf(a) - startOf(b)) };
}

/**
 * "Nadia Petrova, 34, Riga, Plus" in a form of four fields: a list of bare values is one for each field in the order of the form, where
 * each may go into its own, and what only one of them takes (a number, an option, an address) goes nowhere else.
 */
function inOrder(parts: readonly FormPart[], form: Form): readonly Placement[] | undefined {
  const values = parts.map(({ lead, tokens }) => (isBareLead(lead) ? bareValue(tokens) : undefined));
  if (values.length < 2 || values.length !== form.fields.length) return undefined;
  const placed = form.fields.map((field, at): Placement | undefined => {
    const value = values[at];
    return value && mayTake(field, value) ? { field, value } : undefined;
  });
  const isTold = form.fields.some(({ kind }) => kind !== 'text' && kind !== 'area');
  return isTold && placed.every((each) => each !== undefined) ? placed : undefined;
}

/** What leads to nothing but the next value. */
function isBareLead(lead: FormPart['lead']): boolean {
  return /^(?:first|item|bare|named|to|at|on|with)$/.test(lead);
}

function bareValue(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (!first || tokens.length > MOST_WORDS) return undefined;
  return first.kind !== 'word' || /^[\p{Lu}\d+-]|\S@\S/u.test(first.text) || tokens.length === 1
    ? tokens
    : undefined;
}

/** Most words of a value in a list of values. */
const MOST_WORDS = 5;

function mayTake({ kind, options, names }: FormField, value: readonly Token[]): boolean {
  const text = valueOf(value).trim();
  const isNumber = bareNumber.test(text);
  switch (kind) {
    case 'box':
    case 'password':
      return false;
    case 'choice':
      return options?.filter((option) => isSameText(option, text)).length === 1;
    case 'number':
      return isNumber;
    case 'email':
      return /\S@\S/.test(text);
    case 'tel':
      return /^\+?[\d ()/-]{3,}$/.test(text);
    case 'url':
      return /^(?:https?:|www\.)/.test(text);
    case 'date':
      return isDay(text);
    case 'time':
      return isClock(text);
    default: {
      const isFigure = names.some((name) => name.some(({ stem }) => figures.test(stem)));
      return isFigure ? isNumber : !isNumber && !/\S@\S/.test(text);
    }
  }
}

const figures =
  /^(?:amount|price|cost|total|sum|fee|salary|age|quantity|qty|number|count|year|score|point|weight|height|size|zip|postcode|code|phone|hour|minute|unit|stock|budget|rating)$/;

const bareNumber = /^[-+]?[$€£]?\d[\d.,]*(?: ?[€$£%])?$/;

function isSameText(option: string, text: string): boolean {
  return option.trim().toLowerCase() === text.toLowerCase();
}

function startOf({ value: [first] }: Placement): number {
  return first?.start ?? Number.POSITIVE_INFINITY;
}

/** "First lesson on 3 May 2026": what goes nowhere without the day or time behind it is the label of that. */
function withMoments(parts: readonly FormPart[], form: Form): readonly FormPart[] {
  return parts.flatMap((part, at) => {
    const [before, behind] = [parts[at - 1], parts[at + 1]];
    if (behind && isTitleOf(part, behind, form)) return [];
    if (before && isTitleOf(before, part, form)) return [{ lead: 'item' as const, tokens: part.tokens }];
    if (before && isLabelOf(before, part, form)) return [];
    return behind && isLabelOf(part, behind, form)
      ? [{ lead: 'item' as const, tokens: [...part.tokens, ...behind.tokens] }]
      : [part];
  });
}

function isLabelOf(part: FormPart, { lead }: FormPart, { fields }: Form): boolean {
  const called = fields.filter((field) => field.kind !== 'box' && isCalled(field, valueOf(part.tokens)));
  return /^(?:with|item)$/.test(part.lead) && /^(?:on|at)$/.test(lead) && called.length === 1;
}

/** "Enter the promo code" says no code: the words of its label are not typed into a field. */
export function isOwnLabel({ entry, kind }: FormField, value: readonly Token[]): boolean {
  const words = value.flatMap(({ text }) => contentWordsOf(text));
  return (
    kind !== 'box' &&
    entry.node.options === undefined &&
    words.length > 0 &&
    value.every((token) => token.kind === 'word') &&
    words.every((word) => entry.evidence.some((each) => each.words.some((shown) => isSame(word, shown))))
  );
}

/** "Helps with garden", "available on Monday": what stands over the boxes of which one is said behind it. */
function isTitleOf(part: FormPart, { lead, tokens }: FormPart, form: Form): boolean {
  const words = contentWordsOf(valueOf(part.tokens));
  const box = /^(?:with|on|in|item)$/.test(lead) ? chosenItem(tokens, form)?.[0] : undefined;
  if (!/^(?:item|with)$/.test(part.lead) || box?.field.kind !== 'box' || chosenItem(part.tokens, form))
    return false;
  const title = contentWordsOf(groupTitle(box.field.entry));
  return (
    words.length === title.length &&
    words.every((word, at) => title[at] !== undefined && isSame(word, title[at]))
  );
}
