/** "Create a user named Ann with the email ann@x.org and the role Editor": what is made, and the parts that it is made of. No page yet. */
import { type Clause, spell, valueOf } from './clause.js';
import { isClock, leadAt, leadBehindComma } from './form-leads.js';
import { isPersonsName, madeOf, nameIn, naming } from './form-title.js';
import type { Token } from './lexer.js';
import { numbersCalled, withoutDeterminer } from './token-runs.js';

/** What leads to a part: it says which kind of field the part goes into, where no label is said. */
export type Lead =
  | 'named'
  | 'bare'
  | 'with'
  /** Behind a comma: a value, a box, or a label with its value. */
  | 'item'
  /** Behind a colon: the name, if it is nothing else. */
  | 'first'
  | 'to'
  | 'on'
  | 'at'
  | 'by'
  | 'from'
  | 'until'
  | 'for'
  | 'over'
  | 'as'
  /** A person, whose name may be divided in two. */
  | 'who'
  | 'saying'
  | 'about'
  | 'in'
  /** "Without a reminder": a box that is not ticked. */
  | 'without'
  /** Behind "because of": the reason. */
  | 'why'
  | 'done';

/** A part of what is made: behind `with` it begins with the label of its field, behind `done` with a participle and its preposition. */
export interface FormPart {
  lead: Lead;
  tokens: readonly Token[];
}

/** What is made, without its verb, and its parts in the order of the sentence. */
export interface FormSentence {
  object: readonly Token[];
  parts: readonly FormPart[];
  /** What is made is sent off by the form's button; else the form is only filled in. */
  isSent: boolean;
  /** The form may have to be opened first. */
  mayOpen: boolean;
  /** All of it behind the verb, undivided: what the fields of a form may divide in another way. */
  whole?: readonly Token[];
}

/** Verbs of what is made by filling in a form and sending it off. */
export const makes =
  /^(?:add|create|make|new|book|reserve|schedule|send|post|compose|write|report|register|sign|invite|submit|publish|request|plan|open|leave|share|order|pay|give|subscribe|suggest|recommend|nominate|propose|borrow|lend|loan|rent|hire|issue|enrol|enroll|record|log|claim|generate)$/;

/** The parts of a clause that makes something of several; undefined when it says none, or not where one ends and the next begins. */
export function formSentence(clause: Clause): FormSentence | undefined {
  return formSentences(clause)[0];
}

/** The same in all ways to read it, the plainest first. */
export function formSentences(clause: Clause): readonly FormSentence[] {
  const plain = plainSentence(clause);
  if (!plain) return [];
  // "Invite Pia as a guest", "as an editor": what is made, or what it is to be.
  const made = plain.mayOpen ? madeOf(plain.object, plain.parts) : undefined;
  if (made)
    return [
      { ...plain, ...made },
      { ...plain, ...alone(plain) },
    ];
  if (isPersonsName(plain.object) && taking.test(clause.said)) return [{ ...plain, ...alone(plain) }];
  const listed = valuesOnly(plain);
  return listed && /^(?:add|create)$/.test(clause.said) ? [plain, listed] : [plain];
}

/** "Add Lunch, 14.20, Food": no word for what is made, only the values that it is made of. */
function valuesOnly({ object, parts, ...more }: FormSentence): FormSentence | undefined {
  const [first] = object;
  const isName =
    first !== undefined && object.length <= 4 && (first.kind === 'quoted' || /^[\p{Lu}\d]/u.test(first.text));
  const isList = parts.every(
    ({ lead, tokens: [value] }) =>
      lead === 'item' || (/^(?:at|to|on)$/.test(lead) && /^\d|\S@\S/.test(value?.text ?? '')),
  );
  return isName && isList
    ? { ...more, object: [], parts: [{ lead: 'first', tokens: object }, ...parts], mayOpen: false }
    : undefined;
}

/** Verbs of taking a person in, who needs no other word for what is made. */
const taking = /^(?:register|enrol|enroll|sign|invite|book|subscribe)$/;

function alone({ object, parts }: FormSentence): Pick<FormSentence, 'object' | 'parts'> {
  return object.length === 0
    ? { object, parts }
    : { object: [], parts: [{ lead: 'who', tokens: object }, ...parts] };
}

function plainSentence({ verb, said, readings, opened }: Clause): FormSentence | undefined {
  const target = readings[0]?.target ?? [];
  if (verb !== 'goal' || readings.length !== 1) return undefined;
  if (opened) {
    const parts = partsOf(target.slice(1));
    return parts && { object: [], parts, isSent: true, mayOpen: false, whole: target.slice(1) };
  }
  const given = naming(said, target);
  if (given) return { ...given, isSent: false, mayOpen: false };
  // A search of several parts is a form as well, and opens none.
  const isSearch = said === 'search';
  if (!makes.test(said) && !isSearch) return undefined;
  // "Make the question required" makes nothing new.
  if (said === 'make' && target[1]?.lower === 'the') return undefined;
  const words = numbersCalled(target.slice(target[0]?.lower.startsWith(said) ? 1 : 0));
  const rest = said === 'sign' ? signedUp(words) : words;
  const whole = dividedInto(rest);
  const unsent = whole?.parts.filter((part) => !leavesUnsent(part)) ?? [];
  // "Subscribe to the newsletter": what is subscribed to, and no one whom it goes to.
  if (said === 'subscribe' && whole?.parts.some(isThing)) return undefined;
  const divided = whole && unsent.length > 0 ? { ...whole, parts: unsent } : undefined;
  return (
    divided && {
      ...divided,
      whole: unsent.length === whole?.parts.length ? rest : upTo(rest, whole?.parts ?? []),
      isSent:
        !(/^(?:write|compose|give)$/.test(said) && !isPublic(divided.object)) &&
        unsent.length === whole?.parts.length,
      // "Report the mail from Ann": what is there already is not made.
      mayOpen:
        !isSearch &&
        said !== 'give' &&
        said !== 'leave' &&
        !isPointed(said, divided) &&
        !(/^(?:report|share|publish|sign)$/.test(said) && /^(?:the|this|that)$/.test(rest[0]?.lower ?? '')),
    }
  );
}

/** "Add the Anglepoise", "add the Anglepoise to the cart": nothing new has an article for its name, and a cart takes what is there. */
function isPointed(said: string, { object, parts }: Pick<FormSentence, 'object' | 'parts'>): boolean {
  const isBare = /^(?:the|this|that)$/i.test(spell(object)) && parts[0]?.lead === 'bare';
  return (
    said === 'add' &&
    (isBare || (/^(?:the|this|that)$/.test(object[0]?.lower ?? '') && parts.some(isIntoCart)))
  );
}

/** "… to the order": where what is chosen goes anyway. */
export function isIntoCart({ lead, tokens }: FormPart): boolean {
  return lead === 'to' && /^(?:the |my |our )?(?:(?:shopping )?cart|basket|bag|order)$/i.test(spell(tokens));
}

function isThing({ lead, tokens: [first, ...others] }: FormPart): boolean {
  return (
    lead === 'to' &&
    /^(?:the|your|our|this|their|its|an?)$/.test(first?.lower ?? '') &&
    others.length > 0 &&
    others.every(({ kind, text }) => kind === 'word' && !text.includes('@'))
  );
}

/** What is only written is no post yet, as others see it. */
function isPublic(object: readonly Token[]): boolean {
  return /^(?:post|comment|reply|tweet)$/.test(object.at(-1)?.lower ?? '');
}

/** "…, but do not send it": the form is filled in, and left so. */
function leavesUnsent({ lead, tokens: [verb, it, ...more] }: FormPart): boolean {
  return (
    lead === 'without' &&
    /^(?:send|submit|save|post|publish|confirm|creat|add|book|plac|send|order)(?:e|ing)?$/.test(
      verb?.lower ?? '',
    ) &&
    (it === undefined || /^(?:it|them|that|yet|anything|the)$/.test(it.lower)) &&
    more.length <= 1
  );
}

/** The same without "but do not send it" at its end. */
function upTo(rest: readonly Token[], parts: readonly FormPart[]): readonly Token[] {
  const [first] = parts.find((part) => leavesUnsent(part))?.tokens ?? [];
  const said = rest.slice(0, first ? rest.indexOf(first) : 0);
  const end = said.findLastIndex(
    ({ kind, lower }) => kind === 'quoted' || !/^(?:,|and|but|;|\(|do|don't|not|without)$/.test(lower),
  );
  return said.slice(0, end + 1);
}

/** "Sign up" is what registers; what is signed alone is a petition. */
export function deedVerb({ said, readings }: Clause): string {
  const isUp = readings[0]?.target?.some(({ kind, lower }) => kind === 'word' && lower === 'up') === true;
  return said === 'sign' && isUp ? 'signup' : said;
}

/** "Sign up for …", "sign Ann up for …", without the "up"; "the petition" that is signed is there. */
function signedUp(words: readonly Token[]): readonly Token[] {
  if (/^(?:the|this|that|your|my)$/.test(words[0]?.lower ?? '')) return words;
  const at = words.findIndex(({ lower }) => lower === 'up');
  return at >= 0 && words.slice(0, at).every(({ text }) => !/^\p{Ll}/u.test(text) || text.includes('@'))
    ? words.toSpliced(at, 1)
    : [];
}

/** The parts of what says nothing else: "to jd with the note …"; undefined where it does not begin with one. */
export function partsOf(tokens: readonly Token[]): readonly FormPart[] | undefined {
  const divided = dividedInto(tokens, true);
  return divided?.object.length === 0 ? divided.parts : undefined;
}

/** Object and parts of what stands behind a verb; `isGiven`, where it goes to someone, whatever that is called. */
function dividedInto(
  rest: readonly Token[],
  isGiven = false,
): Pick<FormSentence, 'object' | 'parts'> | undefined {
  const object: Token[] = [];
  const parts: { lead: Lead; tokens: Token[] }[] = [];
  for (let at = 0; at < rest.length;) {
    const token = rest[at] as Token;
    const current = parts.at(-1);
    // What stands in brackets is a part as well: "(ann@x.org, password s3cret)".
    const separates =
      token.kind !== 'quoted' &&
      token.kind !== 'variable' &&
      separators.test(token.lower) &&
      !isOwn(rest, at);
    if (separates && (current || object.length > 0 || token.text === '(')) {
      while (separators.test(rest[at]?.lower ?? '') && rest[at]?.kind !== 'quoted') at += 1;
      if (at >= rest.length) break;
      const lead = leadAt(rest, at, { current: current?.lead, isGiven }) ?? leadBehindComma(rest, at);
      parts.push({ lead: lead.lead, tokens: [] });
      at += lead.length;
      continue;
    }
    const lead = leadAt(rest, at, { current: current?.lead, isGiven });
    const isJoint = current?.lead === 'done' && current.tokens.length === 1;
    if (lead && !isJoint && (!current || current.tokens.length > 0)) {
      parts.push({ lead: lead.lead, tokens: [] });
      at += lead.length;
      continue;
    }
    if (current && isWhole(current, token)) parts.push({ lead: 'item', tokens: [token] });
    else (current?.tokens ?? object).push(token);
    at += 1;
  }
  const named = nameIn(object);
  const all = [...(named?.parts ?? []), ...parts].map((part, at, list) => labelBehind(part, list[at + 1]));
  const joined = withLists(all);
  const kept = joined.filter(
    (part, at) =>
      !(
        part.lead === 'as' &&
        /^(?:with|item)$/.test(joined[at - 1]?.lead ?? '') &&
        isTaken(part, joined[at - 1])
      ),
  );
  if (kept.length === 0 || kept.some(({ tokens }) => tokens.length === 0)) return undefined;
  // "With Microsoft" says no label: a list of bare texts is no list of parts.
  const isBare = ({ lead, tokens }: FormPart): boolean => lead === 'with' && tokens.length === 1;
  const isSaid = kept.some(({ lead }) => /^(?:named|bare|on|at|from)$/.test(lead));
  // "For Ann, email ann@x.org, with breakfast": what stands beside a label with its value is a part like that.
  const isLabelled = ({ lead, tokens: said }: FormPart): boolean =>
    /^(?:with|item)$/.test(lead) && said.length > 1 && said[0]?.kind === 'word';
  if (kept.some(isBare) && !isSaid && !(isGiven && kept.some(isLabelled))) return undefined;
  if (kept.every((part) => isOneMore(part))) return undefined;
  return { object: named ? named.object : object, parts: kept };
}

/** "At 10:30 for a check", "at 18:30 Pacific Time": what goes on behind a time is another part. */
function isWhole({ lead, tokens }: FormPart, next: Token): boolean {
  const clock = valueOf(tokens).trim();
  return (
    lead === 'at' &&
    tokens.length > 0 &&
    (/^(?:for|with|in|to|of|as|on)$/.test(next.lower) ||
      (isClock(clock) && !isClock(`${clock} ${next.lower}`)))
  );
}

/** "Milk, eggs and bread": the next of a list, which is no part of the first. */
function isOneMore({ lead, tokens }: FormPart): boolean {
  return lead === 'item' && tokens.length === 1;
}

const separators = /^(?:,|and|&|;|\(|\)|but)$/;

/** "But" separates what is not to be from the rest. */
function isOwn(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === 'but' &&
    !/^(?:do|don't|not|no|never|with|without)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/** "A mail to Ann with the subject …": what is written is made of parts, and no text for a field. */
export function isMessage(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  return (
    /^(?:an? |the )?(?:new )?(?:e-?mail|mail|message|letter) (?:to|with|about|saying)\b/.test(said) ||
    /^an? (?:new )?(?:\w+ )?(?:review|comment|post|note|article|entry|question|report|story|recommendation|reference) (?:with|titled|called|named|about|saying|for|on)\b/.test(
      said,
    )
  );
}

/** "The tags qa, e2e": what follows the first of several that a label asks for, is the next of them. */
function withLists(parts: readonly FormPart[]): readonly FormPart[] {
  const all: FormPart[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const [label, first] = before ? withoutDeterminer(before.tokens) : [];
    const [only, ...others] = part.tokens;
    const isNext =
      /^(?:with|item)$/.test(before?.lead ?? '') &&
      part.lead === 'item' &&
      only?.kind === 'word' &&
      others.length === 0 &&
      label?.kind === 'word' &&
      /[^s]s$/.test(label.lower) &&
      first?.kind === 'word' &&
      before?.tokens.slice(-1)[0]?.kind === 'word';
    if (!isNext || !before) all.push(part);
    else all.splice(-1, 1, { ...before, tokens: [...before.tokens, comma(only), only] });
  }
  return all;
}

function comma({ start }: Token): Token {
  return { kind: 'punctuation', text: ',', lower: ',', start: start - 2, end: start - 1 };
}

/** "With Retro as the title": the label stands behind the text. */
function labelBehind(part: FormPart, behind: FormPart | undefined): FormPart {
  if (!/^(?:with|item)$/.test(part.lead) || behind?.lead !== 'as' || isRole(part, behind)) return part;
  return { lead: 'with', tokens: [...behind.tokens, ...part.tokens] };
}

/** "With email ann@x.org as a Customer": it has its label, and is no "a Customer". */
function isRole({ tokens: [label, value] }: FormPart, { tokens: [article] }: FormPart): boolean {
  return (
    /^an?$/.test(article?.lower ?? '') &&
    label?.kind === 'word' &&
    /^\p{Ll}+$/u.test(label.text) &&
    value !== undefined
  );
}

function isTaken({ tokens }: FormPart, before: FormPart | undefined): boolean {
  return tokens.every((token, at) => before?.tokens[at] === token);
}
