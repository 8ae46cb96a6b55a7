/** Values of a form that are told by what they look like, without a label: "8 Canal Street, Stoughton", "at Solaris". */
import type { FormPart } from '../language/form-sentence.js';
import type { Token } from '../language/lexer.js';
import { valueOf } from '../language/clause.js';
import { chosenItem } from './form-choices.js';
import { type Form, type FormField, pick } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** A street with its number, and the town or the post code behind it: each in the one field that asks for it. */
export function addressIn(
  parts: readonly FormPart[],
  form: Form,
): ReadonlyMap<FormPart, readonly Placement[]> {
  const found = new Map<FormPart, readonly Placement[]>();
  for (const [at, part] of parts.entries()) {
    const street =
      part.lead === 'item' && isStreet(part.tokens) ? one(streets(form), part.tokens) : undefined;
    if (!street) continue;
    found.set(part, street);
    for (const next of parts.slice(at + 1)) {
      const behind =
        next.lead === 'item' && !chosenItem(next.tokens, form) ? townOf(next.tokens, form) : undefined;
      if (!behind) break;
      found.set(next, behind);
    }
  }
  return found;
}

/** "Stoughton", "53589", "53589 Stoughton". */
export function townOf(tokens: readonly Token[], form: Form): readonly Placement[] | undefined {
  const [first, ...rest] = tokens;
  if (isTown(tokens)) return one(towns(form), tokens);
  if (!first || !isCode(first)) return undefined;
  const code = one(codes(form), [first]);
  if (rest.length === 0) return code;
  const town = isTown(rest) ? one(towns(form), rest) : undefined;
  return code && town && [...code, ...town];
}

/** "A stop in Graz": into the one field that asks for a town, also where it suggests some for what is typed. */
export function townIn(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const asking = pick(form, /^(?:city|town|village)$/).filter(
    ({ kind, options }) => kind === 'text' || (kind === 'choice' && options === undefined),
  );
  return isTown(tokens) && !tokens.some(({ lower }) => noTown.test(lower)) ? one(asking, tokens) : undefined;
}

/** Months and languages, in which something may be as well. */
const noTown =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|english|german|french|spanish|italian|polish|dutch|portuguese|russian|chinese|japanese|arabic)$/;

/** The company, school or place that something is at. */
export function placeNamed(tokens: readonly Token[], form: Form): Placement[] | undefined {
  return one(
    pick(
      form,
      /^(?:company|organi[sz]ation|employer|firm|business|workplace|school|university|venue|location|place|where|site|branch|clinic|hospital)$/,
    ),
    tokens,
  );
}

/** "8 Canal Street", "12b Old Mill Lane". */
function isStreet([number, ...name]: readonly Token[]): boolean {
  return (
    /^\d{1,5}[a-z]?$/i.test(number?.text ?? '') &&
    name.length > 0 &&
    name.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text)) &&
    (name.length > 1 || ways.test(name[0]?.lower ?? ''))
  );
}

const ways = /(?:street|road|avenue|lane|way|drive|square|court|terrace|broadway|strasse|straße|straat|weg)$/;

/** Most words of the name of a town. */
const MOST_WORDS = 3;

function isTown(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.length <= MOST_WORDS &&
    tokens.every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text))
  );
}

function isCode({ kind, text }: Token): boolean {
  return kind === 'word' && /^\d{4,6}$/.test(text);
}

function streets(form: Form): readonly FormField[] {
  const isOther = ({ names }: FormField): boolean =>
    names.some((name) =>
      name.some(({ text }) => /^(?:e-?mail|email|web|ip|url|2|second|two|city|billing)$/.test(text)),
    );
  return texts(pick(form, /^(?:address|street)$/, 3)).filter((field) => !isOther(field));
}

function towns(form: Form): readonly FormField[] {
  return texts(pick(form, /^(?:city|town|village|suburb|locality)$/));
}

function codes(form: Form): readonly FormField[] {
  return pick(form, /^(?:zip|zipcode|postcode|postal)$/, 3);
}

function texts(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter(({ kind }) => kind === 'text' || kind === 'area');
}

function one(fields: readonly FormField[], value: readonly Token[]): Placement[] | undefined {
  const [field, ...others] = fields;
  return field && others.length === 0 && valueOf(value) !== '' ? [{ field, value }] : undefined;
}
