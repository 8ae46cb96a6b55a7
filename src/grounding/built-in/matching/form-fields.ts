/** The fields of a form, and which of them a part of a sentence goes into: by its label, else by the kind of its value. Never by what is left over. */
import type { Token } from '../language/lexer.js';
import { valueOf } from '../language/clause.js';
import { type FormPart, isClock, isDay } from '../language/form-sentence.js';
import type { Entry } from './page-index.js';
import { fieldRoles } from '../language/types.js';
import {
  contentWordsOf,
  isOrnament,
  isStopWord,
  type Word,
  wordLikeness,
  wordsOf,
} from '../language/words.js';

/** A field with all that it is called. */
export interface FormField {
  entry: Entry;
  kind:
    | 'text'
    | 'area'
    | 'email'
    | 'password'
    | 'tel'
    | 'url'
    | 'date'
    | 'time'
    | 'number'
    | 'choice'
    | 'box';
  names: readonly (readonly Word[])[];
}

/** A part in its field. */
export interface Placement {
  field: FormField;
  value: readonly Token[];
}

/** What kind of thing the form is for, and what stands in it. */
export interface Form {
  fields: readonly FormField[];
  /** The nouns of what is made. */
  nouns: readonly Word[];
}

/** The fields that a person can use among some elements. */
export function formFields(entries: readonly Entry[]): FormField[] {
  return entries.flatMap((entry) => {
    const kind = kindOf(entry);
    const { hidden, disabled, ref } = entry.node;
    if (!kind || ref === undefined || disabled === true || (hidden !== undefined && hidden !== 'offscreen'))
      return [];
    return [{ entry, kind, names: namesOf(entry) }];
  });
}

function kindOf({ node }: Entry): FormField['kind'] | undefined {
  if (/^(?:checkbox|switch|radio)$/.test(node.role)) return 'box';
  if (node.role === 'radiogroup' || node.options !== undefined || node.tag === 'select') return 'choice';
  if (!fieldRoles.has(node.role) || /^(?:slider|listbox)$/.test(node.role))
    return node.role === 'listbox' ? 'choice' : undefined;
  if (node.readonly === true && node.hasPopup === undefined) return undefined;
  if (node.tag === 'textarea' || (node.tag !== undefined && node.tag !== 'input' && node.role === 'textbox'))
    return 'area';
  switch (node.inputType) {
    case 'email':
    case 'password':
    case 'tel':
    case 'url':
    case 'date':
    case 'time':
    case 'number':
      return node.inputType;
    case 'search':
    case 'file':
      return undefined;
    default:
      if (node.role === 'searchbox') return undefined;
      return node.role === 'combobox' ? 'choice' : node.role === 'spinbutton' ? 'number' : 'text';
  }
}

function namesOf({ evidence }: Entry): (readonly Word[])[] {
  return evidence
    .filter(({ kind, trust }) => trust >= 0.85 && !/^(?:value|class|id|type|icon|content)$/.test(kind))
    .map(({ words }) => words.filter((word) => !isOrnament(word) && !filler.has(word.text)))
    .filter((words) => words.length > 0);
}

/** Words of a label that say nothing of what goes in. */
const filler = new Set(
  'your my the a an full enter add please type optional required * … : of new'.split(' '),
);

/** Where a part goes; undefined when no field, or more than one, may be meant. */
export function place(part: FormPart, form: Form): Placement[] | undefined {
  const { tokens } = part;
  const text = valueOf(tokens).trim();
  const one = (fields: readonly FormField[], value = tokens): Placement[] | undefined =>
    fields.length === 1 && fields[0] ? [{ field: fields[0], value }] : undefined;
  switch (part.lead) {
    case 'with':
      return labelled(tokens, form);
    case 'named':
      return named(tokens, form);
    case 'to':
      return (
        one(pick(form, /^(?:to|recipient|invitee|assignee|receiver)$/)) ??
        (/\S@\S/.test(text) ? one(emails(form)) : undefined)
      );
    case 'on':
      return one(days(form));
    case 'at':
      return one(clocks(form)) ?? ends(tokens, form, 'from');
    case 'from':
    case 'until':
      return ends(tokens, form, part.lead);
    case 'for':
      return counted(tokens, form);
    case 'as':
      return (
        optionOf(withoutArticle(tokens), form) ?? (/^\p{Lu}/u.test(text) ? named(tokens, form) : undefined)
      );
    case 'saying':
      return one(bodies(form));
    case 'about':
      return one(pick(form, /^(?:subject|title|topic|about|regard)$/));
    case 'in':
      return labelled(tokens, form) ?? optionOf(withoutArticle(tokens), form);
    default:
      return part.lead satisfies never;
  }
}

/** The fields that are called by all of these words. */
export function fieldsCalled(label: readonly Word[], { fields, nouns }: Form): readonly FormField[] {
  const content = label.filter((word) => !isStopWord(word));
  const [first, ...others] = content.length > 0 ? content : label;
  if (!first) return [];
  const said = [first, ...others];
  const called = (words: readonly Word[]): { field: FormField; isExact: boolean }[] =>
    fields.flatMap((field) => {
      const name = field.names.find((each) =>
        words.every((word) => each.some((shown) => isSame(word, shown))),
      );
      if (!name) return [];
      const more = name.filter(
        (shown) => !isStopWord(shown) && ![...words, ...nouns].some((word) => isSame(word, shown)),
      );
      const isExact = more.length === 0;
      return isExact || !words.every((word) => generic.has(word.stem)) ? [{ field, isExact }] : [];
    });
  let found = called(said);
  // "The phone number" is the field "Phone".
  if (found.length === 0 && others.length > 0 && generic.has(said.at(-1)?.stem ?? ''))
    found = called(said.slice(0, -1));
  const exact = found.filter(({ isExact }) => isExact);
  return (exact.length > 0 ? exact : found).map(({ field }) => field);
}

/** Words that say nothing without another: an address may be one of mail or of a house. */
const generic = new Set('name address number code date time type field value line text box id'.split(' '));

function isSame(asked: Word, shown: Word): boolean {
  return wordLikeness(asked, shown) >= 0.9;
}

/** "The email ann@x.org", "title: Retro", "high priority": the label and what goes in. */
function labelled(given: readonly Token[], form: Form): Placement[] | undefined {
  const tokens = withoutArticle(given);
  const words = tokens.findIndex(({ kind }) => kind !== 'word');
  const longest = Math.min(words === -1 ? tokens.length - 1 : words, MOST_LABEL);
  for (let end = longest; end > 0; end -= 1) {
    const value = withoutJoint(tokens.slice(end));
    if (value.length === 0) continue;
    const label = tokens.slice(0, end).flatMap(({ text }) => wordsOf(text));
    const fields = fieldsCalled(label, form);
    if (fields.length > 1) return undefined;
    const [field] = fields;
    if (field && field.kind !== 'box') return [{ field, value }];
  }
  return choiceBehind(tokens, form) ?? byKind(tokens, form);
}

/** Most words of a label. */
const MOST_LABEL = 5;

/** "High priority": the option in front of the name of its list. */
function choiceBehind(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const last = tokens.at(-1);
  const value = tokens.slice(0, -1);
  if (last?.kind !== 'word' || value.length === 0) return undefined;
  const [field, ...others] = fieldsCalled(wordsOf(last.text), form).filter(({ kind }) => kind === 'choice');
  return field && others.length === 0 && hasOption(field, valueOf(value)) ? [{ field, value }] : undefined;
}

/** "The text …", "the subject …", "the password …": a word for the only field of that kind, which no label calls so. */
function byKind(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const [noun] = tokens[0]?.kind === 'word' ? wordsOf(tokens[0].text) : [];
  const [second] = tokens[1]?.kind === 'word' ? wordsOf(tokens[1].text) : [];
  const value = withoutJoint(tokens.slice(second && generic.has(second.stem) ? 2 : 1));
  if (!noun || value.length === 0) return undefined;
  if (/^(?:name|title|subject)$/.test(noun.stem)) return named(value, form);
  const kind = kindWords.find(([pattern]) => pattern.test(noun.stem))?.[1];
  if (!kind) return undefined;
  const fields = kind === 'area' ? bodies(form) : form.fields.filter((field) => field.kind === kind);
  const [field, ...others] = fields;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

const kindWords: readonly (readonly [RegExp, FormField['kind']])[] = [
  [/^(?:text|body|message|content)$/, 'area'],
  [/^e?mail$/, 'email'],
  [/^password$/, 'password'],
  [/^(?:phone|telephone|mobile)$/, 'tel'],
  [/^(?:url|website|link)$/, 'url'],
  [/^(?:date|day)$/, 'date'],
  [/^time$/, 'time'],
];

/** What it is called: into the field for its name, which may be divided into two. */
function named(value: readonly Token[], form: Form): Placement[] | undefined {
  const fields = form.fields.filter(({ kind }) => kind === 'text' || kind === 'area');
  const isPerson =
    value.length === 2 && value.every(({ kind, text }) => kind === 'word' && /^\p{Lu}/u.test(text));
  const calls = (pattern: RegExp): FormField[] =>
    fields.filter(({ names }) =>
      names.some((name) => {
        const rest = name.filter(
          (word) => !isStopWord(word) && !form.nouns.some((noun) => isSame(noun, word)),
        );
        return rest.length === 1 && pattern.test(rest[0]?.stem ?? '');
      }),
    );
  const own = calls(/^(?:name|title|subject|summary|label|heading|headline)$/);
  const byNoun = fields.filter(({ names }) =>
    names.some((name) =>
      name.every((word) => isStopWord(word) || form.nouns.some((noun) => isSame(noun, word))),
    ),
  );
  const [only, ...others] = own.length > 0 ? own : byNoun;
  if (only) return others.length === 0 ? [{ field: only, value }] : undefined;
  const [first, last] = ['first', 'last'].map((part) => calledPart(fields, part));
  if (first || last)
    return first && last && isPerson
      ? [
          { field: first, value: value.slice(0, 1) },
          { field: last, value: value.slice(1) },
        ]
      : undefined;
  const [single, ...more] = fields;
  return single && more.length === 0 && isUnsaid(single) ? [{ field: single, value }] : undefined;
}

function calledPart(fields: readonly FormField[], part: string): FormField | undefined {
  const pattern =
    part === 'first' ? /^(?:first|given|forename|firstname)$/ : /^(?:last|family|surname|lastname)$/;
  const found = fields.filter(({ names }) =>
    names.some((name) => name.some((word) => pattern.test(word.text))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** It says nothing of what goes in, or says it of a name. */
function isUnsaid({ names, entry }: FormField): boolean {
  return names.length === 0 && (entry.node.value ?? '') === '';
}

function pick({ fields }: Form, pattern: RegExp): readonly FormField[] {
  return fields.filter(
    ({ kind, names }) =>
      kind !== 'box' &&
      names.some((name) => name.length <= 2 && name.some((word) => pattern.test(word.stem))),
  );
}

function emails(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'email');
  return typed.length > 0
    ? typed
    : form.fields.filter(
        ({ kind, names }) =>
          kind === 'text' && names.some((name) => name.some(({ meaning }) => meaning === 'email')),
      );
}

/** Where a text of more than a line goes. */
function bodies({ fields }: Form): readonly FormField[] {
  const areas = fields.filter(({ kind }) => kind === 'area');
  return areas.length > 0
    ? areas
    : fields.filter(
        ({ kind, names }) =>
          kind === 'text' &&
          names.some((name) => name.some(({ stem }) => /^(?:message|text|body|comment|content)$/.test(stem))),
      );
}

function days(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'date');
  return typed.length > 0 ? typed : pick(form, /^(?:date|day|when)$/);
}

function clocks(form: Form): readonly FormField[] {
  const typed = form.fields.filter(({ kind }) => kind === 'time');
  return typed.length > 0 ? typed : pick(form, /^(?:time|hour)$/);
}

/** "From A to B": the one that says so, else the first and the second of exactly two. */
function ends(value: readonly Token[], form: Form, end: 'from' | 'until'): Placement[] | undefined {
  const text = valueOf(value).trim();
  const ofKind = isClock(text) ? clocks(form) : isDay(text) ? days(form) : [];
  const isFirst = end === 'from';
  const says = ofKind.filter(({ names }) =>
    names.some((name) => name.some(({ text: word }) => (isFirst ? startWords : endWords).test(word))),
  );
  const [field, ...others] = says.length > 0 ? says : ofKind.length === 2 ? [ofKind[isFirst ? 0 : 1]] : [];
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

const startWords = /^(?:from|start|starts|starting|begin|begins|beginning|arrival|departure|checkin)$/;
const endWords = /^(?:to|until|till|end|ends|ending|finish|return|departure|checkout)$/;

/** "4 people": the number goes where the noun, or another for persons, is asked for. */
function counted([number, ...noun]: readonly Token[], form: Form): Placement[] | undefined {
  if (!number) return undefined;
  const words = noun.flatMap(({ text }) => contentWordsOf(text));
  const digits = wordsOf(number.text)[0]?.meaning ?? number.text;
  const value: Token[] = [{ ...number, text: digits, lower: digits }];
  const said = words.length > 0 ? fieldsCalled(words, form) : [];
  const isOfPersons = words.every(({ stem }) => persons.test(stem));
  const fields = said.length > 0 || !isOfPersons ? said : pick(form, persons);
  const [field, ...others] = fields;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

const persons =
  /^(?:people|person|guest|adult|party|diner|seat|cover|traveller|traveler|passenger|visitor|attendee)$/;

/** A choice that is not named, by the one option that says just this. */
function optionOf(value: readonly Token[], form: Form): Placement[] | undefined {
  const found = form.fields.filter((field) =>
    field.kind === 'choice'
      ? hasOption(field, valueOf(value))
      : field.kind === 'box' && field.entry.node.role === 'radio' && isCalled(field, valueOf(value)),
  );
  const [field, ...others] = found;
  return field && others.length === 0 ? [{ field, value }] : undefined;
}

/** Whether a list is known to have an option of this name. */
function hasOption({ entry }: FormField, name: string): boolean {
  return (entry.node.options ?? []).some((option) => isSameText(option, name));
}

/** Whether one of the names of a field is just this. */
export function isCalled({ names }: FormField, text: string): boolean {
  const asked = contentWordsOf(text);
  return names.some((name) => {
    const shown = name.filter((word) => !isStopWord(word));
    return shown.length === asked.length && asked.every((word) => shown.some((each) => isSame(word, each)));
  });
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [contentWordsOf(one), contentWordsOf(other)];
  return a.length === b.length && a.every((word, at) => b[at] !== undefined && isSame(word, b[at]));
}

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    ({ kind, lower }) => kind !== 'word' || !/^(?:the|a|an|his|her|its|my|your|their|our)$/.test(lower),
  );
  return from > 0 ? tokens.slice(from) : tokens;
}

function withoutJoint(tokens: readonly Token[]): readonly Token[] {
  const isJoint = ({ kind, lower }: Token): boolean =>
    kind !== 'quoted' && /^(?:of|:|=|as|is|being)$/.test(lower);
  return tokens[0] && isJoint(tokens[0]) ? tokens.slice(1) : tokens;
}
