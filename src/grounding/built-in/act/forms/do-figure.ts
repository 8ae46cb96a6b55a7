/**
 * "Transfer 500 to Ann", "request a loan of 1000", "generate five paragraphs": the figure goes into the one field for it, what else is said into
 * its own, and the form is sent off. Nothing of it is done where a field of the form would be left empty, or something else than the form says the verb.
 */
import { type Clause, spell } from '../../language/clause.js';
import type { FormPart } from '../../language/form-sentence.js';
import { currencyOf } from '../../language/currencies.js';
import { type FigureSentence, figureSentence } from '../../language/figure-sentence.js';
import type { Token } from '../../language/lexer.js';
import { wordToken } from '../../language/token-runs.js';
import { contentOf, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { fieldsCalled, type FormField, formFields, isSame } from '../../matching/form-fields.js';
import { place, type Placement } from '../../matching/form-parts.js';
import { formAbout, formButton } from '../../matching/form-place.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';
import { titledPart } from '../../matching/surroundings.js';
import { clauseOf, isDoable } from './form-clauses.js';

/** A form that takes all that is said. */
interface Taken {
  placed: readonly Placement[];
  button: Entry;
}

/** The steps in the only form that takes all that is said; undefined where there is none, or more than one. */
export function figureOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  const said = figureSentence(clause);
  if (!said || clause.after === 'goes on' || scene.index.actionable.length > MOST_CONTROLS) return undefined;
  const all = formFields(scene.index.actionable);
  const forms = new Set(all.map((field) => formAround(field)));
  const taken = [...forms].flatMap((form) => {
    const fields = all.filter((field) => formAround(field) === form && !searches(field));
    return takes(said, fields, scene) ?? [];
  });
  const [only, ...others] = taken;
  if (!only || others.length > 0) return undefined;
  const steps = only.placed.map((each) => clauseOf(clause, each));
  if (!steps.every((step) => isDoable(step, scene))) return undefined;
  const sent: Clause = {
    verb: 'submit',
    said: clause.said,
    readings: [{}],
    text: `send off: ${clause.text}`,
    at: only.button.node.ref ?? '',
  };
  return {
    kind: 'instead',
    clauses: [...steps, sent],
    ...(clause.after === 'sent' && { covers: 1 }),
  };
}

/** "Invite two users" is no figure for the field that filters them. */
function searches({ entry: { node, evidence } }: FormField): boolean {
  return (
    node.role === 'searchbox' ||
    evidence.some(({ words }) => words.some(({ meaning }) => /^(?:search|filter)$/.test(meaning)))
  );
}

function formAround({ entry }: FormField): Entry | undefined {
  return formOf(entry) ?? titledPart(entry);
}

/** Most controls of a page that are looked at for a form. */
const MOST_CONTROLS = 400;

function takes(said: FigureSentence, fields: readonly FormField[], scene: Scene): Taken | undefined {
  const field = fieldOf(said, fields);
  if (!field) return undefined;
  const placed: Placement[] = [{ field, value: [said.figure] }];
  const left = (): FormField[] => fields.filter((each) => placed.every((other) => other.field !== each));
  for (const part of said.parts.filter((each) => !isOfWhole(each))) {
    const found = place(part, { fields: left(), nouns: said.object });
    if (!found) return undefined;
    placed.push(...found);
  }
  const kinds = said.object.filter((noun) => {
    const choice = optionFor((word) => isSame(noun, word), left());
    if (choice) placed.push(choice);
    return choice !== undefined;
  });
  // "Convert 100 EUR", where a list asks for the currency.
  if (said.currency !== undefined && left().some(isOfCurrencies)) {
    const coin = optionFor((word) => currencyOf(word) === said.currency, left().filter(isOfCurrencies));
    if (!coin) return undefined;
    placed.push(coin);
  }
  const elements = placed.map((each) => each.field.entry);
  const button = formButton(elements, { verb: said.verb.text, nouns: said.object, scene });
  if (!button) return undefined;
  const about = formAbout(elements, { button, opener: undefined, scene });
  const isSaid = (word: Word): boolean =>
    kinds.includes(word) ||
    [about, ...field.names].some((words) => words.some((shown) => isSame(word, shown)));
  const isDone = about.some((shown) => isSame(said.verb, shown)) || notes.test(said.verb.text);
  return isDone &&
    left().every(mayStayEmpty) &&
    said.object.every(isSaid) &&
    isOfCurrency(said, elements, scene.index)
    ? { placed, button }
    : undefined;
}

/** "Into my account": the whole that it is in anyway. */
function isOfWhole({ tokens }: FormPart): boolean {
  const words = contentOf(spell(tokens));
  return words.length > 0 && words.every(({ stem }) => /^(?:account|wallet|balance)$/.test(stem));
}

function isOfCurrencies({ entry }: FormField): boolean {
  const options = entry.node.options ?? [];
  return options.some((option) => wordsOf(option).some((word) => currencyOf(word) !== undefined));
}

/** Verbs of writing down, which a form says otherwise. */
const notes = /^(?:record|log|note|track|add|enter|book)$/;

/** The field for the figure: what is counted behind it, what is measured before it, or the only one for an amount. */
function fieldOf({ unit, object }: FigureSentence, fields: readonly FormField[]): FormField | undefined {
  // "Add two bookmarks" calls the new one no "2".
  const isForNew = ({ entry: { node } }: FormField): boolean =>
    /^(?:new|another)\b/i.test(node.name || (node.placeholder ?? ''));
  const numeric = fields.filter(
    (field) => field.kind === 'number' || (field.kind === 'text' && !isForNew(field)),
  );
  const called = (words: readonly Word[]): FormField | undefined => {
    const found = words.length === 0 ? [] : fieldsCalled(words, { fields: numeric, nouns: [] });
    return found.length === 1 ? found[0] : undefined;
  };
  if (unit.length > 0) return called(unit) ?? inUnit(unit, called(object.slice(-1)));
  const amounts = numeric.filter(({ names }) =>
    names.some((name) => name.some(({ stem }) => amount.test(stem))),
  );
  const [only, ...others] = amounts;
  const byNoun = called(object.slice(-1));
  if (byNoun) return byNoun;
  if (only) return others.length === 0 ? only : undefined;
  const [single, ...more] = fields.filter(({ kind }) => kind === 'number');
  return single && more.length === 0 && single.names.length === 0 ? single : undefined;
}

/** "72 kg", where the field says that it is in kg. */
function inUnit(unit: readonly Word[], field: FormField | undefined): FormField | undefined {
  return field && unit.every((word) => field.names.some((name) => name.some((shown) => isSame(word, shown))))
    ? field
    : undefined;
}

const amount = /^(?:amount|sum|total|price|cost|value)$/;

/** "An expense", where a list of the form has the option "Expense": it is what says so. */
function optionFor(fits: (word: Word) => boolean, fields: readonly FormField[]): Placement | undefined {
  const lists = fields.flatMap((field) => {
    const options = (field.entry.node.options ?? []).filter((option) => {
      const words = wordsOf(option).filter((word) => !isStopWord(word));
      return words.length === 1 && words.every((word) => fits(word));
    });
    return options.length === 1 && options[0] !== undefined ? [{ field, option: options[0] }] : [];
  });
  const [only, ...others] = lists;
  if (!only || others.length > 0) return undefined;
  const value: Token[] = [{ ...wordToken(only.option), kind: 'quoted' }];
  return { field: only.field, value };
}

/** A field that need not be filled in: it says so, holds something, or is for a remark. */
function mayStayEmpty({ entry: { node }, kind, names }: FormField): boolean {
  if (kind === 'box' || (node.value ?? '') !== '') {
    const isUnchosen = kind === 'choice' && /^\W*(?:select|choose|pick|please)\b/i.test(node.value ?? '');
    return !isUnchosen;
  }
  if (node.required === true) return false;
  return names.some((name) => name.some(({ stem }) => remark.test(stem)));
}

const remark = /^(?:optional|note|comment|remark|memo|description|message|reference|reason)$/;

/** Nothing in the form speaks of another currency than the sentence. */
function isOfCurrency({ currency }: FigureSentence, [first]: readonly Entry[], index: PageIndex): boolean {
  const form = first && (formOf(first) ?? titledPart(first));
  if (currency === undefined || !first) return true;
  const shown = (form ? below(index, form) : [first])
    .flatMap(({ node }) => [node.name, node.text ?? '', ...(node.hints ?? []).map(({ text }) => text)])
    .flatMap((text) => [...text.split(/[\s()\d.,]+/), ...(/(?<=\()\p{Lu}{3}(?=\))/u.exec(text) ?? [])])
    .flatMap((text) => currencyOf({ text }) ?? (/^\p{Lu}{3}$/u.test(text) ? text : []));
  return shown.length === 0 || shown.includes(currency);
}
