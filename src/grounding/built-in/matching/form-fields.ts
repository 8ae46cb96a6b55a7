/** The fields of a form with all that they are called, and which of them some words call. */
import { askedFor } from './asked-for.js';
import { isSeen, isUnderChoice, keyOf, type KnownList } from './closed-lists.js';
import { ancestorsOf, type Entry } from './page-index.js';
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
  /** What there is to choose, where that is known. */
  options?: readonly string[] | undefined;
}

/** What kind of thing the form is for, and what stands in it. */
export interface Form {
  fields: readonly FormField[];
  /** The nouns of what is made. */
  nouns: readonly Word[];
}

/** The fields that a person can use among some elements. */
export function formFields(entries: readonly Entry[], lists: readonly KnownList[] = []): FormField[] {
  // A list may be drawn as one that holds its own field: that is one, and not two.
  const outer = new Set(
    entries.flatMap((entry) =>
      entry.node.role === 'combobox'
        ? [...ancestorsOf(entry)].filter(({ node }) => node.role === 'combobox')
        : [],
    ),
  );
  return entries.flatMap((entry) => {
    const kind = outer.has(entry) ? undefined : kindOf(entry);
    const { disabled, ref } = entry.node;
    if (!kind || ref === undefined || disabled === true || !isSeen(entry)) return [];
    const options = entry.node.options ?? lists.find((list) => list.key === keyOf(entry))?.options;
    return [{ entry, kind, names: namesOf(entry), options }];
  });
}

function kindOf(entry: Entry): FormField['kind'] | undefined {
  const { node } = entry;
  if (/^(?:checkbox|switch|radio)$/.test(node.role)) return 'box';
  if (node.role === 'radiogroup' || node.options !== undefined || node.tag === 'select') return 'choice';
  if (!fieldRoles.has(node.role) || /^(?:slider|listbox)$/.test(node.role))
    return node.role === 'listbox' ? 'choice' : undefined;
  if (node.readonly === true && node.hasPopup === undefined) return isPickedDay(node) ? 'date' : undefined;
  if (node.tag === 'textarea' || (node.tag !== undefined && node.tag !== 'input' && node.role === 'textbox'))
    return 'area';
  switch (node.inputType) {
    case 'email':
      return isNameOnly(entry) ? 'text' : 'email';
    case 'password':
    case 'tel':
    case 'url':
    case 'date':
    case 'time':
    case 'number':
      return node.inputType;
    case 'search':
      return node.hasPopup === 'listbox' && (node.readonly === true || isUnderChoice(entry))
        ? 'choice'
        : undefined;
    case 'file':
      return undefined;
    default:
      if (node.role === 'searchbox' || searches(entry)) return undefined;
      if (node.role === 'textbox' && writesDay.test(node.placeholder ?? node.name)) return 'date';
      if (node.role === 'textbox' && writesTime.test(node.placeholder ?? node.name)) return 'time';
      return node.role === 'combobox' ? 'choice' : node.role === 'spinbutton' ? 'number' : 'text';
  }
}

/** "Name", copied together with the field for mail: whatever it is written as, it asks for no address. */
function isNameOnly({ evidence: [name] }: Entry): boolean {
  const words = name?.words ?? [];
  return words.at(-1)?.text === 'name' && words.every(({ text }) => /^(?:your|full|name)$/.test(text));
}

/** "Search in this folder" takes nothing of what is made. */
function searches({ evidence: [name] }: Entry): boolean {
  return name !== undefined && name.words.length > 1 && name.words[0]?.text === 'search';
}

/** "dd.mm.yyyy". */
const writesDay = /^(?:[dt]{1,2}|m{1,2}|[yj]{4})[./ -](?:[dt]{1,2}|m{1,3})[./ -](?:[yj]{2,4}|[dt]{1,2})$/i;

/** "hh:mm", and "mm:ss" of a recording. */
const writesTime = /^(?:(?:hh?|--):(?:mm|--)(?::ss)?|mm?:ss)(?: ?(?:am|aa|a\/p).*)?$/i;

/** A field that nobody types into, and that a calendar fills in: it is called so, by its class at least. */
function isPickedDay({
  role,
  tag,
  name,
  placeholder = '',
  classes = [],
  hints = [],
}: Entry['node']): boolean {
  const said = [name, placeholder, ...hints.map(({ text }) => text)].join(' ');
  return (
    role === 'textbox' &&
    tag === 'input' &&
    (classes.some((each) => /date|calendar/i.test(each)) || /\b(?:date|day)\b/i.test(said))
  );
}

function namesOf({ evidence, node }: Entry): (readonly Word[])[] {
  const asked = askedFor(node);
  return [
    ...evidence.filter(
      ({ kind, trust }) => trust >= 0.85 && !/^(?:value|class|id|type|icon|content)$/.test(kind),
    ),
    ...(asked === undefined ? [] : [{ words: wordsOf(asked) }]),
  ]
    .map(({ words }) => words.filter((word) => !isOrnament(word) && word.text !== '*'))
    .filter((words) => words.length > 0);
}

/** Whether a word of a label says nothing of what goes in. */
export function isFiller(word: Word): boolean {
  return isStopWord(word) || filler.has(word.text);
}

const filler = new Set('your my full enter add please type optional required … : new'.split(' '));

/** The fields that are called by all of these words. */
export function fieldsCalled(label: readonly Word[], { fields, nouns }: Form): readonly FormField[] {
  const content = label.filter((word) => !isStopWord(word));
  const [first, ...others] = content.length > 0 ? content : label;
  if (!first) return [];
  const said = [first, ...others];
  const called = (words: readonly Word[]): { field: FormField; isExact: boolean }[] =>
    fields.flatMap((field): { field: FormField; isExact: boolean }[] => {
      const name = field.names.find((each) =>
        words.every((word) => each.some((shown) => isSame(word, shown))),
      );
      if (!name) return [];
      const more = name.filter(
        (shown, at) =>
          // "Type your phone" asks for the phone; "Phone type" does not.
          (!isFiller(shown) || (at > 0 && shown.text === 'type')) &&
          ![...words, ...nouns].some((word) => isSame(word, shown)),
      );
      if (more.length === 0) return [{ field, isExact: true }];
      // "The card" is the "Card number", and not the "Name on card"; "the invoice" is no "Invoice date".
      const isPart =
        !words.every((word) => generic.has(word.stem)) && !more.some((word) => ofKind.has(word.meaning));
      return isPart ? [{ field, isExact: false }] : [];
    });
  const found = called(said);
  // "The phone number" is the field "Phone".
  if (found.length === 0 && others.length > 0 && isSpare(said.slice(-2)))
    return called(said.slice(0, -1)).flatMap(({ field, isExact }) => (isExact ? [field] : []));
  const exact = found.filter(({ isExact }) => isExact);
  // Of several, what begins with the word is what it is about.
  const led = found.filter(({ field }) => field.names.some(([word]) => word && isSame(first, word)));
  return (exact.length > 0 ? exact : led.length > 0 ? led : found).map(({ field }) => field);
}

/** Words that say nothing without another: an address may be one of mail or of a house. */
export const generic: ReadonlySet<string> = new Set(
  'name address number code date time type field value line text box id'.split(' '),
);

/** Whether the second of two words may be left out: a phone number is a phone, a country code is no country and a phone type no phone. */
export function isSpare([what, noun]: readonly Word[]): boolean {
  const before = what?.text ?? '';
  switch (noun?.stem) {
    case 'number':
      return !/^(?:street|house|building|guest|person|item|adult|child|page|version|total)$/.test(before);
    case 'code':
      return /^(?:zip|postal|post|promo|coupon|discount|voucher|verification|security|invite)$/.test(before);
    case 'name':
    case 'address':
    case 'date':
    case 'time':
    case 'field':
    case 'box':
    case 'text':
      return true;
    default:
      return false;
  }
}

/** Words of a label that change what goes in. */
const ofKind = new Set('date time email phone password name'.split(' '));

/** Whether two words stand for the same. */
export function isSame(asked: Word, shown: Word): boolean {
  // The shirt that somebody gets is a T-shirt.
  return wordLikeness(asked, shown) >= 0.9 || (asked.stem === 'shirt' && shown.stem === 'tshirt');
}

/** Whether one of the names of a field is just this. */
export function isCalled({ names }: FormField, text: string): boolean {
  const asked = contentWordsOf(text);
  return names.some((name) => {
    const shown = name.filter((word) => !isStopWord(word));
    return shown.length === asked.length && asked.every((word) => shown.some((each) => isSame(word, each)));
  });
}

/** The fields of which a name of so many words at most says it. */
export function pick({ fields }: Form, pattern: RegExp, most = 2): readonly FormField[] {
  return fields.filter(
    ({ kind, names }) =>
      kind !== 'box' &&
      names.some((name) => name.length <= most && name.some((word) => pattern.test(word.stem))),
  );
}
