/** Which field of a form a part of a sentence goes into: by its label, else by the kind of its value. Never what is left over. */
import { emails } from './form-mails.js';
import {
  calledPart,
  forWhom,
  isFullName,
  nameFields,
  person,
  receiving,
  saysWhereFrom,
} from './form-persons.js';
import type { Token } from '../language/lexer.js';
import { valueOf } from '../language/clause.js';
import { isClock, isDay, isSomeDay } from '../language/form-leads.js';
import type { FormPart } from '../language/form-sentence.js';
import { clockInParts, clocks, dayInLists, dayOf, days, ends } from './form-moments.js';
import {
  boxesOfGroup,
  chosenItem,
  choiceBehind,
  doneSo,
  dotEnding,
  leftOut,
  listed,
  listOfNoun,
  optionOf,
  sayingAll,
  unnamedChoice,
} from './form-choices.js';
import {
  fieldsCalled,
  type Form,
  type FormField,
  generic,
  isFiller,
  isSame,
  isSpare,
  pick,
} from './form-fields.js';
import { ofCard } from './form-cards.js';
import { doneTo } from './form-done.js';
import { bodies, itsText, ofNoun } from './form-texts.js';
import { aged, amounts, counted, isFigure, isOtherUnit, measured, onlyNumber } from './form-figures.js';
import { placeNamed, townIn, townOf } from './form-values.js';
import { isOtherWay, placedAsName, placedByWay } from './form-ways.js';
import { isNoValueOf } from './no-value.js';
import { type Word, wordsOf } from '../language/words.js';
import { isCutLabel, withoutDeterminer } from '../language/token-runs.js';

/** A part in its field; `isOff` is a box that is not to be ticked. */
export interface Placement {
  field: FormField;
  value: readonly Token[];
  isOff?: true;
}

/** Where a part goes; undefined when no field, or more than one, may be meant. */
export function place(part: FormPart, form: Form): Placement[] | undefined {
  if (isOtherWay(part, form)) return undefined;
  const byWay = placedByWay(part, form, (rest) => place(rest, form));
  const found =
    byWay ??
    ofCard(part.tokens, form) ??
    placed(part, form) ??
    listNamed(part, form) ??
    placedAsName(part, form);
  return found?.some(({ field, value }) => isNoValueOf(field, value)) ? undefined : found;
}

/** "To the Work list", "for the School branch": whatever leads to it, an option in front of the name of its list. */
function listNamed({ lead, tokens }: FormPart, form: Form): Placement[] | undefined {
  return /^(?:to|for|from|at|on)$/.test(lead) ? choiceBehind(withoutDeterminer(tokens), form) : undefined;
}

function placed(part: FormPart, form: Form): Placement[] | undefined {
  const { tokens } = part;
  const text = valueOf(tokens).trim();
  const one = (fields: readonly FormField[], value = tokens): Placement[] | undefined =>
    fields.length === 1 && fields[0] ? [{ field: fields[0], value }] : undefined;
  switch (part.lead) {
    case 'with':
      return (
        labelled(tokens, form) ??
        sayingAll(tokens, form) ??
        (/^\d+$/.test(text.split(' ')[0] ?? '') ? counted(tokens, form) : undefined) ??
        (/^-?\d[\d.,]*$/.test(text) ? one(amounts(form)) : undefined) ??
        chosenItem(tokens, form) ??
        boxesOfGroup(tokens, form) ??
        unnamedChoice(tokens, form)
      );
    case 'item':
      return placeItem(tokens, form);
    case 'first':
      return saysWhereFrom(tokens)
        ? undefined
        : (placeItem(tokens, form) ?? ofNoun(tokens, form) ?? named(tokens, form));
    case 'by':
      return one(pick(form, makers));
    case 'named':
      return named(tokens, form);
    case 'bare':
      return ofNoun(tokens, form) ?? listOfNoun(tokens, form) ?? named(tokens, form);
    case 'to':
      return (
        toWhom(tokens, form) ??
        (/\S@\S/.test(text) ? one(emails(form)) : listed(tokens, { ...form, fields: receiving(form) })) ??
        (isFullName(tokens) ? (person(tokens, form) ?? one(nameFields(form))) : undefined) ??
        dotEnding(tokens, form) ??
        (tokens.length === 1 && tokens[0]?.kind === 'quoted' ? one(whatFor(form)) : undefined) ??
        forWhom(tokens, form)
      );
    case 'on':
      // "Friday" is a day of a list, and of no field for a date.
      return (
        optionOf(tokens, form) ??
        dayInLists(tokens, form) ??
        (/\d/.test(text) && (isDay(text) || isSomeDay(text)) ? one(days(form), dayOf(tokens)) : undefined)
      );
    case 'at':
      return isClock(text)
        ? (clockInParts(tokens, form) ?? one(clocks(form)) ?? ends(tokens, form, 'from'))
        : (listed(tokens, form) ??
            placeNamed(tokens, form) ??
            // "At table 3", where the field "Table" takes a number.
            (/^\d+$/.test(tokens.at(-1)?.text ?? '') ? labelled(tokens, form) : undefined));
    case 'from':
    case 'until':
      return ends(tokens, form, part.lead);
    case 'for':
      return counted(tokens, form) ?? (tokens.length === 1 ? one(amounts(form)) : undefined);
    case 'over':
      return isFigure(tokens, form)
        ? (one(amounts(form), tokens.slice(0, 1)) ?? one(figures(form), tokens.slice(0, 1)))
        : undefined;
    case 'as':
      return (
        optionOf(withoutDeterminer(tokens), form) ??
        (/^\p{Lu}/u.test(text) ? named(tokens, form) : undefined) ??
        (tokens.length === 1 ? one(pick(form, /^(?:username|login|nickname|handle)$/)) : undefined)
      );
    case 'who':
      return labelled(tokens, form) ?? person(tokens, form);
    case 'saying':
      return one(bodies(form));
    case 'about':
      return (
        one(pick(form, /^about$/, 6)) ??
        one(pick(form, /^(?:subject|topic|regard)$/)) ??
        one(pick(form, /^title$/))
      );
    case 'in':
      return (
        optionOf(withoutDeterminer(tokens), form) ??
        labelled(tokens, form) ??
        boxesOfGroup(tokens, form) ??
        unnamedChoice(tokens, form) ??
        townIn(tokens, form)
      );
    case 'without':
      return leftOut(tokens, form);
    case 'why':
      return one(
        pick(form, /^(?:reason|cause|why|purpose)$/, 4),
        tokens[0]?.lower === 'of' ? tokens.slice(1) : tokens,
      );
    case 'done':
      return doneTo(tokens, form);
    default:
      return part.lead satisfies never;
  }
}

/** Who has made it, gives it or sees to it: what a field for a person behind "by" is called. */
const makers =
  /^(?:author|artist|writer|creator|director|composer|publisher|speaker|presenter|host|lecturer|instructor|teacher|trainer|singer|performer|photographer|designer|organi[sz]er|observer|reporter)$/;

/** What stands behind a comma: a label with its value, an option, a box, or a value that only one kind of field takes. */
function placeItem(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const text = valueOf(tokens).trim();
  const [first] = tokens;
  const kind = /^\+?\d[\d ()/-]{5,}$/.test(text)
    ? 'tel'
    : /^(?:https?:\/\/|www\.)\S+$/.test(text)
      ? 'url'
      : undefined;
  const typed = form.fields.filter((field) => field.kind === kind);
  const [only, ...others] =
    kind === 'tel' && typed.length === 0 ? pick(form, /^(?:phone|telephone|mobile|tel)$/) : typed;
  if (only && others.length === 0) return [{ field: only, value: tokens }];
  if (/^\d/.test(first?.text ?? ''))
    return (
      chosenItem(tokens, form) ??
      aged(tokens, form) ??
      measured(tokens, form) ??
      counted(tokens, form) ??
      onlyNumber(tokens, form)
    );
  const town = first?.lower === 'from' ? townOf(tokens.slice(1), form) : undefined;
  if (town) return [...town];
  const chosen = chosenItem(tokens, form);
  const named = tokens.length > 1 ? labelled(tokens, form) : undefined;
  // What is an option as a whole is no label with a value.
  return (
    chosen ??
    named ??
    (tokens.length === 1 && first?.kind === 'quoted' ? itsText(tokens, form) : undefined) ??
    doneSo(tokens, form) ??
    unnamedChoice(tokens, form)
  );
}

/** Who gets it; "user 3" is the 3 that is asked for as a user. */
function toWhom(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const [field, ...others] = pick(
    form,
    /^(?:to|recipient|invitee|assignee|receiver|payee|beneficiary)$/,
    3,
    // "Type to search" is for nobody.
  ).filter(({ names }) => names.every(([first]) => first?.text !== 'type'));
  if (!field || others.length > 0) return undefined;
  const [noun, number, ...more] = tokens;
  const isNumbered = noun?.kind === 'word' && /^\d+$/.test(number?.text ?? '') && more.length === 0;
  if (!isNumbered || !number) return [{ field, value: tokens }];
  const says = field.names.some((name) => name.some((word) => isSame(wordsOf(noun.text)[0] ?? word, word)));
  return says ? [{ field, value: [number] }] : undefined;
}

/** "The email ann@x.org", "title: Retro", "high priority": the label and what goes in. */
function labelled(given: readonly Token[], form: Form): Placement[] | undefined {
  const tokens = withoutDeterminer(given);
  const words = tokens.findIndex(({ kind }) => kind !== 'word');
  const longest = Math.min(words === -1 ? tokens.length - 1 : words, MOST_LABEL);
  const whole = endOfMoved(tokens);
  for (let end = longest; end > 0; end -= 1) {
    if ((whole !== undefined && end !== whole) || isCutLabel(tokens, end)) continue;
    const value = withoutJoint(tokens.slice(end));
    if (!isValue(value)) continue;
    const label = tokens.slice(0, end).flatMap(({ text }) => wordsOf(text));
    // A value goes into no box.
    const fields = fieldsCalled(label, { ...form, fields: form.fields.filter(({ kind }) => kind !== 'box') });
    if (fields.length > 1) return undefined;
    const [field] = fields;
    if (field) return isOtherUnit(value, field) ? undefined : [{ field, value }];
  }
  return whole === undefined
    ? (choiceBehind(tokens, form) ?? byKind(tokens, form))
    : ofKind(tokens, whole, form);
}

/** "Ann as the name": where the label ends that stood behind its value. None of it is a part of the value. */
function endOfMoved(tokens: readonly Token[]): number | undefined {
  const end = tokens.findIndex((token, at) => at > 0 && token.start < (tokens[at - 1]?.start ?? 0));
  return end === -1 ? undefined : end;
}

/** The same as `byKind`, where the label is as long as the word for the kind. */
function ofKind(tokens: readonly Token[], whole: number, form: Form): Placement[] | undefined {
  const found = byKind(tokens, form);
  const isWhole = found?.every(({ value }) => value.every((token) => tokens.indexOf(token) >= whole));
  const isKind = whole === 1 || (whole === 2 && isSpare(wordsOf(valueOf(tokens.slice(0, 2)))));
  return isWhole === true && isKind ? found : undefined;
}

/** What goes in: one quoted text, or words of which the first leads to nothing else ("the text | in the box"). */
function isValue(value: readonly Token[]): boolean {
  const [first] = value;
  if (value.some(({ lower }) => /^(?:into|onto)$/.test(lower))) return false;
  if (
    !first ||
    first.kind === 'punctuation' ||
    (value.length > 1 && value.some(({ kind }) => kind === 'quoted' || kind === 'variable'))
  )
    return false;
  return (
    first.kind !== 'word' ||
    !/^(?:the|an?|of|in|for|on|at|from|to|with|by|as|under|into|that|which|is|are|shown)$/.test(first.text)
  );
}

/** Most words of a label. */
const MOST_LABEL = 5;

/** "The text …", "the subject …", "the password …": a word for the only field of that kind, which no label calls so. */
function byKind(tokens: readonly Token[], form: Form): Placement[] | undefined {
  const [noun] = tokens[0]?.kind === 'word' ? wordsOf(tokens[0].text) : [];
  const [second] = tokens[1]?.kind === 'word' ? wordsOf(tokens[1].text) : [];
  const value = withoutJoint(tokens.slice(second && generic.has(second.stem) ? 2 : 1));
  if (!noun || !isValue(value)) return undefined;
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
        const rest = name.filter((word) => !isFiller(word) && !form.nouns.some((noun) => isSame(noun, word)));
        return rest.length === 1 && pattern.test(rest[0]?.stem ?? '');
      }),
    );
  const own = calls(/^(?:name|title|subject|summary|label|heading|headline)$/);
  const [only, ...others] = own;
  if (only) return others.length === 0 ? [{ field: only, value }] : undefined;
  const byNoun = ofNoun(value, form);
  if (byNoun) return byNoun;
  const [first, last] = ['first', 'last'].map((part) => calledPart(fields, part));
  if (first || last)
    return first && last && isPerson
      ? [
          { field: first, value: value.slice(0, 1) },
          { field: last, value: value.slice(1) },
        ]
      : undefined;
  // What has no name has a key that tells it from the others.
  const [key, ...keys] = calls(/^(?:key|identifier|slug|handle)$/);
  if (key) return keys.length === 0 ? [{ field: key, value }] : undefined;
  const [single, ...more] = fields.filter((field) => asksForIt(field, form.nouns));
  return single && more.length === 0 && (single.names.length > 0 || fields.length === 1)
    ? [{ field: single, value }]
    : undefined;
}

/** It says nothing of what goes in but that it is what is made: "Text", "What is to be done?", "New item". */
function asksForIt({ names, entry }: FormField, nouns: readonly Word[]): boolean {
  const isPlain = (word: Word): boolean =>
    isFiller(word) || plainNames.test(word.stem) || nouns.some((noun) => isSame(noun, word));
  // "e.g. marketing" is a sample of it.
  const isSample = ([first, second]: readonly Word[]): boolean =>
    first?.text === 'eg' || (first?.text === 'e' && second?.text === 'g');
  return (entry.node.value ?? '') === '' && names.every((name) => isSample(name) || name.every(isPlain));
}

const plainNames =
  /^(?:text|name|title|description|item|entry|task|todo|what|do|done|need|thing|here|something|e\.?g|example|create|make|input|field)$/;

/** "What for", "What is it for?". */
function whatFor({ fields }: Form): readonly FormField[] {
  return fields.filter(
    ({ kind, names }) =>
      kind === 'text' && names.some((name) => name[0]?.text === 'what' && name.at(-1)?.text === 'for'),
  );
}

/** "A gas meter reading of 4821": the one field that says most of what is made, where a number may go and none stands. */
function figures({ fields, nouns }: Form): readonly FormField[] {
  const said = ({ names }: FormField): number =>
    Math.max(
      0,
      ...names.map((name) => nouns.filter((noun) => name.some((word) => isSame(noun, word))).length),
    );
  const open = fields.filter(
    (field) =>
      /^(?:text|number)$/.test(field.kind) && (field.entry.node.value ?? '') === '' && said(field) > 0,
  );
  const most = Math.max(0, ...open.map((field) => said(field)));
  return open.filter((field) => said(field) === most);
}

/** "A budget of 200", "name: Ann"; "the number of Ann" goes on about the number. */
function withoutJoint(tokens: readonly Token[]): readonly Token[] {
  const [joint, next, ...more] = tokens;
  if (!joint || !next || joint.kind === 'quoted') return tokens;
  const isJoint =
    joint.lower === 'of'
      ? more.length === 0 || /^[$€£]?\d/u.test(next.text)
      : /^(?::|=|as|is|being)$/.test(joint.lower);
  return isJoint ? tokens.slice(1) : tokens;
}
