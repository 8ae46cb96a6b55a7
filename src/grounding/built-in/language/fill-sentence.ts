/** "Fill in the contact form with the name Ann and the email ann@x.org", "enter the phone number 555 0199": fields with their values. No page yet. */
import { type Clause, tokensInOrder, valueOf } from './clause.js';
import { isDay } from './form-leads.js';
import { type FormPart, type FormSentence, partsOf } from './form-sentence.js';
import type { Token } from './lexer.js';
import { isFormKind } from './types.js';
import { splitList } from './phrase.js';
import { numbersCalled } from './token-runs.js';

/** The fields of a fill with their values, each a part with its label in front; undefined where a part cannot hold both. */
export function fillSentence({ verb, said, role, readings, placed }: Clause): FormSentence | undefined {
  // "In the contact form enter …": the place stands in front of the verb, and is no part of a value.
  if (verb !== 'fill' || role !== undefined || placed) return undefined;
  // What is replaced, and by what, are no label and its value.
  if (said === 'replace') return undefined;
  const tokens = numbersCalled(tokensInOrder(readings));
  if (said === 'put' && isThingPut(tokens)) return undefined;
  // "Type DELETE in the box": the box is where it goes, and no value.
  const [into, article, field] = tokens.slice(-3).map(({ kind, lower }) => (kind === 'word' ? lower : ''));
  if (/^(?:in|into)$/.test(into ?? '') && article === 'the' && isFormKind(field ?? '')) return undefined;
  const { object, rest } = withoutForm(tokens);
  const [first] = rest;
  const parts =
    person(first && isWhose(rest) ? [{ ...first, kind: 'word', text: 'as', lower: 'as' }, ...rest] : rest) ??
    splitList(rest).flatMap((part) => {
      const { front, day } = dated(part);
      const said: FormPart = { lead: isPerson(front) ? 'who' : 'with', tokens: labelFirst(front) };
      return day.length > 0 ? [said, { lead: 'on' as const, tokens: day }] : [said];
    });
  if (parts.length === 0) return undefined;
  if (parts.some(({ lead, tokens }) => lead === 'with' && tokens.length < 2)) {
    // "Clara Voss and clara@voss.example": values without a label, which only the fields may tell apart.
    if (parts.length < 2) return undefined;
    return { object, parts: [{ lead: 'item', tokens: rest }], isSent: false, mayOpen: false, whole: rest };
  }
  return { object, parts, isSent: false, mayOpen: false, ...(parts.length > 1 && { whole: rest }) };
}

/** "Put the story behind the paywall": a thing that is put somewhere, and no text for a field that is called like it. */
function isThingPut([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.kind === 'word' &&
    /^(?:the|this|that|my|our|your)$/.test(first.lower) &&
    rest.every(({ kind, lower }) => kind === 'word' && !/^(?:in|into|as)$/.test(lower))
  );
}

/** "The contact form with …", "the card details: …": what the form is about, and what goes into it. */
function withoutForm(tokens: readonly Token[]): { object: readonly Token[]; rest: readonly Token[] } {
  const joint = tokens.findIndex(
    ({ kind, lower }) => kind !== 'quoted' && /^(?:with|:|using|as|for)$/.test(lower),
  );
  const front = tokens.slice(0, Math.max(joint, 0));
  const isWords = front.every(({ kind }) => kind === 'word');
  const last = front.at(-1);
  // "Part A for …", "the shipping address: …".
  const isPart =
    (partWords.test(front.at(-2)?.lower ?? '') && /^(?:\p{Lu}|\d)$/u.test(last?.text ?? '')) ||
    (tokens[joint]?.text === ':' && front.length < 5 && front.every(({ text, lower }) => text === lower));
  const isForm = front.length > 0 && isWords && (formWords.test(last?.lower ?? '') || isPart);
  if (!isForm) return { object: [], rest: tokens };
  const lead = tokens[joint] as Token;
  const isWhose = lead.kind === 'word' && /^(?:as|for)$/.test(lead.lower);
  return {
    object: formWords.test(last?.lower ?? '') ? front.slice(0, -1) : front,
    rest: isWhose
      ? [{ ...lead, text: 'as', lower: 'as' }, ...tokens.slice(joint + 1)]
      : tokens.slice(joint + 1),
  };
}

const partWords = /^(?:part|section|step|box)$/;

const formWords = /^(?:form|details|data|info|information|fields|questionnaire|step)$/;

/** "As Ann Lee (ann@x.org) with the subject …": whose details they are, and the rest of them. */
function person(rest: readonly Token[]): readonly FormPart[] | undefined {
  const [joint, ...behind] = rest;
  if (joint?.kind !== 'word' || joint.lower !== 'as') return undefined;
  const parts = partsOf([joint, ...behind]);
  const [first, ...others] = parts ?? [];
  return first?.lead === 'as' && isPerson(first.tokens) ? [{ ...first, lead: 'who' }, ...others] : undefined;
}

/** "Ann Lee, ann@x.org and password …", "Ann Lee (ann@x.org)": what goes into a form begins with whose it is, and goes on with what is theirs. */
export function isWhose(rest: readonly Token[]): boolean {
  const joint = rest[2];
  return (
    isPerson(rest.slice(0, 2)) &&
    joint !== undefined &&
    joint.kind !== 'quoted' &&
    /^(?:,|\(|and|with)$/.test(joint.lower)
  );
}

/** Whether a fill says nothing but who is meant. */
export function isPersonOnly({ verb, readings }: Clause): boolean {
  return verb === 'fill' && isPerson(tokensInOrder(readings));
}

/** "Ann Lee": two words that begin with a capital, and nothing else. */
function isPerson(part: readonly Token[]): boolean {
  return part.length === 2 && part.every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text));
}

/** "Sown by Ann Lee on 3 March 2026": the day, with its year, is a part of its own. */
function dated(part: readonly Token[]): { front: readonly Token[]; day: readonly Token[] } {
  const at = part.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'on');
  const day = part.slice(at + 1);
  return at > 1 && isDay(valueOf(day)) ? { front: part.slice(0, at), day } : { front: part, day: [] };
}

/** "Ann as the name": the label in front. */
function labelFirst(part: readonly Token[]): readonly Token[] {
  const at = part.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'as');
  return at > 0 && at < part.length - 1 ? [...part.slice(at + 1), ...part.slice(0, at)] : part;
}
