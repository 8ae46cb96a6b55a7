/** Figures that a sentence gives without the label of their field: an age, a measure with its unit, an amount. */
import { valueOf } from '../language/clause.js';
import { currencyOf } from '../language/currencies.js';
import type { Token } from '../language/lexer.js';
import { contentWordsOf, type Word, wordsOf } from '../language/words.js';
import { fieldsCalled, type Form, type FormField, isSame, pick } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** Most fields of a short form. */
const SHORT = 4;

/** "62" alone, into the one field of a short form that asks for a number, and for none of a certain measure. */
export function onlyNumber(tokens: readonly Token[], form: Form): Placement[] | undefined {
  if (!isBareAmount(valueOf(tokens).trim())) return undefined;
  const asked = amounts(form);
  const [field, ...others] = form.fields.filter((each) => each.kind === 'number' || asked.includes(each));
  const isOther =
    form.fields.length > SHORT ||
    form.fields.some(({ kind }) => kind === 'tel' || kind === 'date' || kind === 'time') ||
    field?.names.some((name) => name.length > 2) === true;
  const value = field?.kind === 'number' ? tokens.filter(({ text }) => /\d/.test(text)) : tokens;
  return field && others.length === 0 && !isOther ? [{ field, value }] : undefined;
}

/** "34 years old". */
export function aged([number, years, old, ...more]: readonly Token[], form: Form): Placement[] | undefined {
  const [field, ...others] = pick(form, /^age$/);
  const isAge = /^(?:years?|yrs?)$/.test(years?.lower ?? '') && (old === undefined || old.lower === 'old');
  return number && field && others.length === 0 && isAge && more.length === 0
    ? [{ field, value: [number] }]
    : undefined;
}

/** "4 people": the number goes where the noun, or another for persons, is asked for. */
export function counted([number, ...noun]: readonly Token[], form: Form): Placement[] | undefined {
  if (!number) return undefined;
  const words = noun.flatMap(({ text }) => contentWordsOf(text));
  const digits = wordsOf(number.text)[0]?.meaning ?? number.text;
  const value: Token[] = [{ ...number, text: digits, lower: digits }];
  const said = words.length > 0 ? fieldsCalled(words, form) : [];
  const isOfPersons = words.every(({ stem }) => persons.test(stem));
  const fields = said.length > 0 || !isOfPersons ? said : pick(form, persons, 3).filter(mayCount);
  const [field, ...others] = fields;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

/** "Guest first name" asks for no number of guests. */
function mayCount({ names }: FormField): boolean {
  return !names.some((name) => name.some(({ text }) => ofOne.test(text)));
}

const ofOne =
  /^(?:name|firstname|lastname|surname|e-?mail|phone|mobile|address|type|id|note|notes|request|requests|comment|details?|date|time)$/;

const persons =
  /^(?:people|person|guest|adult|party|diner|seat|place|capacity|participant|cover|traveller|traveler|passenger|visitor|attendee)$/;

/** "1.8 kg", into the one field that says the unit. */
export function measured([number, unit, ...more]: readonly Token[], form: Form): Placement[] | undefined {
  const [said] = wordsOf(unit?.text ?? '');
  if (!number || !said || more.length > 0) return undefined;
  const [field, ...others] = form.fields.filter((each) => each.kind !== 'box' && isIn(each, said));
  return field && others.length === 0 ? [{ field, value: [number] }] : undefined;
}

function isIn({ names }: FormField, unit: Word): boolean {
  return names.some((name) => name.length > 1 && name.slice(1).some((word) => isSame(unit, word)));
}

/** A figure, with the sign of a currency at most. */
export function isBareAmount(text: string): boolean {
  return /^[$€£]?\d[\d.,]*(?: ?[€$£])?$/.test(text);
}

/** A number with its unit at most, "640 euros", "4821 kWh": "12 blue chairs" are no figure alone, and what they are would be lost. */
export function isFigure([, unit, ...more]: readonly Token[], { fields }: Form): boolean {
  const isSaid = ({ names }: FormField): boolean =>
    names.some((name) => wordsOf(unit?.text ?? '').some((said) => name.some((word) => isSame(said, word))));
  const isUnit =
    unit === undefined ||
    currencyOf(unit) !== undefined ||
    units.test(unit.lower) ||
    measures.test(unit.lower) ||
    fields.some((field) => isSaid(field));
  return more.length === 0 && isUnit;
}

/** The fields for an amount of money. */
export function amounts(form: Form): readonly FormField[] {
  return pick(form, /^(?:amount|total|sum|value|price)$/);
}

/** "300 pounds" is no weight in kg. */
export function isOtherUnit([number, unit, ...more]: readonly Token[], { names }: FormField): boolean {
  const said = unit?.lower ?? '';
  if (!/^\d/.test(number?.text ?? '') || more.length > 0 || !units.test(said)) return false;
  const shown = names.flat().filter(({ text }) => units.test(text));
  const [asked] = wordsOf(said);
  return shown.length > 0 && asked !== undefined && !shown.some((word) => isSame(asked, word));
}

const units =
  /^(?:kgs?|kilos?|kilograms?|grams?|g|lbs?|pounds?|stones?|oz|ounces?|mm|cm|m|km|met(?:er|re)s?|inch(?:es)?|feet|ft|miles?|min(?:ute)?s?|h|hours?|hrs?|sec(?:ond)?s?|days?|weeks?|months?|years?|ml|l|lit(?:er|re)s?|gallons?)$/;

/** What else stands behind a figure and counts nothing that has a name. */
const measures = /^(?:%|percent|points?|[kmg]?wh|[km]?w|m²|m2|m³|m3|tons?|tonnes?|degrees?)$/;
