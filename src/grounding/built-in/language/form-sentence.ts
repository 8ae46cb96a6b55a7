/** "Create a user named Ann with the email ann@x.org and the role Editor": what is made, and the parts that it is made of. No page yet. */
import { parseDate } from '../../../contract/parse-date.js';
import { type Clause, valueOf } from './clause.js';
import { currencyOf } from './currencies.js';
import type { Token } from './lexer.js';
import { withoutDeterminer } from './token-runs.js';

/** What leads to a part: it says which kind of field the part goes into, where no label is said. */
export type Lead =
  | 'named'
  | 'bare'
  | 'with'
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
}

/** Verbs of what is made by filling in a form and sending it off. */
const makes =
  /^(?:add|create|make|new|book|reserve|schedule|send|post|compose|write|report|register|sign|invite|submit|publish|request|plan|open|leave|share|order|pay|give|subscribe|suggest|recommend|nominate|propose|borrow|lend|loan|rent|hire|issue|enrol|enroll)$/;

/** The parts of a clause that makes something of several; undefined when it says none, or not where one ends and the next begins. */
export function formSentence({ verb, said, readings }: Clause): FormSentence | undefined {
  const target = readings[0]?.target ?? [];
  if (verb !== 'goal' || readings.length !== 1) return undefined;
  const given = naming(said, target);
  if (given) return { ...given, isSent: false, mayOpen: false };
  if (!makes.test(said)) return undefined;
  // "Make the question required" makes nothing new.
  if (said === 'make' && target[1]?.lower === 'the') return undefined;
  const words = target.slice(target[0]?.lower.startsWith(said) ? 1 : 0);
  const rest = said === 'sign' ? (words[0]?.lower === 'up' ? words.slice(1) : []) : words;
  const divided = dividedInto(rest);
  return (
    divided && {
      ...divided,
      isSent: !/^(?:write|compose|give)$/.test(said),
      // "Report the mail from Ann": what is there already is not made.
      mayOpen:
        said !== 'give' &&
        said !== 'leave' &&
        !(/^(?:report|share|publish)$/.test(said) && /^(?:the|this|that)$/.test(rest[0]?.lower ?? '')),
    }
  );
}

/** "Name the campaign "Spring sale"", "call the workspace Atlas": the name of what the form is for. */
function naming(
  said: string,
  [verb, ...rest]: readonly Token[],
): Pick<FormSentence, 'object' | 'parts'> | undefined {
  if (!/^(?:call)?$/.test(said) || verb?.kind !== 'word' || !/^(?:name|title|label|call)$/.test(verb.lower))
    return undefined;
  const [article, noun] = rest;
  if (!/^(?:the|this|your|my)$/.test(article?.lower ?? '') || noun?.kind !== 'word') return undefined;
  const from = rest.findIndex(({ kind, text }, at) => at > 1 && (kind !== 'word' || /^\p{Lu}/u.test(text)));
  const tokens = rest.slice(from);
  if (from === -1 || tokens.some(({ kind }) => kind !== tokens[0]?.kind)) return undefined;
  return { object: rest.slice(0, from), parts: [{ lead: 'named', tokens }] };
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
    if (token.kind === 'punctuation' && token.text === ')') {
      at += 1;
      continue;
    }
    const separates =
      token.kind !== 'quoted' && token.kind !== 'variable' && /^(?:,|and|&|;|\()$/.test(token.lower);
    if (separates && (current || object.length > 0 || token.text === '(')) {
      while (/^(?:,|and|&|;|\()$/.test(rest[at]?.lower ?? '') && rest[at]?.kind !== 'quoted') at += 1;
      if (at >= rest.length) break;
      const lead = leadAt(rest, at, { current: current?.lead, isGiven }) ?? {
        lead: plainLead(rest, at),
        length: 0,
      };
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
    (current?.tokens ?? object).push(token);
    at += 1;
  }
  const named = nameIn(object);
  const all = [...(named ? [named.part] : []), ...parts].map((part, at, list) =>
    labelBehind(part, list[at + 1]),
  );
  const joined = withLists(all);
  const kept = joined.filter(
    (part, at) => !(part.lead === 'as' && joined[at - 1]?.lead === 'with' && isTaken(part, joined[at - 1])),
  );
  if (kept.length === 0 || kept.some(({ tokens }) => tokens.length === 0)) return undefined;
  // "With Microsoft" says no label: a list of bare texts is no list of parts.
  if (kept.some(({ lead, tokens }) => lead === 'with' && tokens.length === 1)) return undefined;
  return { object: named ? named.object : object, parts: kept };
}

/** "A mail to Ann with the subject …": what is written is made of parts, and no text for a field. */
export function isMessage(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  return /^(?:an? |the )?(?:new )?(?:e-?mail|mail|message|letter) (?:to|with|about|saying)\b/.test(said);
}

/** "The tags qa, e2e": what follows the first of several that a label asks for, is the next of them. */
function withLists(parts: readonly FormPart[]): readonly FormPart[] {
  const all: FormPart[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const [label, first] = before ? withoutDeterminer(before.tokens) : [];
    const [only, ...others] = part.tokens;
    const isNext =
      before?.lead === 'with' &&
      part.lead === 'with' &&
      only?.kind === 'word' &&
      others.length === 0 &&
      label?.kind === 'word' &&
      /[^s]s$/.test(label.lower) &&
      first?.kind === 'word' &&
      before.tokens.slice(-1)[0]?.kind === 'word';
    if (!isNext) all.push(part);
    else all.splice(-1, 1, { ...before, tokens: [...before.tokens, comma(only), only] });
  }
  return all;
}

function comma({ start }: Token): Token {
  return { kind: 'punctuation', text: ',', lower: ',', start: start - 2, end: start - 1 };
}

/** "With Retro as the title": the label stands behind the text. */
function labelBehind(part: FormPart, behind: FormPart | undefined): FormPart {
  if (part.lead !== 'with' || behind?.lead !== 'as') return part;
  return { lead: 'with', tokens: [...behind.tokens, ...part.tokens] };
}

function isTaken({ tokens }: FormPart, before: FormPart | undefined): boolean {
  return tokens.every((token, at) => before?.tokens[at] === token);
}

/** What follows a comma: a date and a time of day need no label. */
function plainLead(tokens: readonly Token[], at: number): Lead {
  const run = runAt(tokens, at);
  const isAddress = /\S@\S/.test(tokens[at]?.text ?? '');
  // "Start date 2024-05-06" begins with its label, and no day does with a small letter.
  const isLabelled = /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  return isClock(run) ? 'at' : isDay(run) && !isLabelled ? 'on' : isAddress ? 'to' : 'with';
}

/** The word that leads to a part, where what follows is of the kind that it leads to. */
function leadAt(
  tokens: readonly Token[],
  at: number,
  { current, isGiven }: { current: Lead | undefined; isGiven: boolean },
): { lead: Lead; length: number } | undefined {
  const { kind, lower } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (!next || kind === 'quoted' || kind === 'variable') return undefined;
  const run = runAt(tokens, at + 1);
  const isMoment = isClock(run) || isDay(run);
  if (labelled.test(lower) && isLabelled(tokens.slice(at + 1))) return { lead: 'with', length: 1 };
  if (current !== undefined && isDone(tokens.slice(at))) return { lead: 'done', length: 0 };
  switch (lower) {
    case 'named':
    case 'called':
    case 'titled':
    case 'entitled':
      return { lead: 'named', length: 1 };
    case 'with':
      // "Share it with ann@x.org".
      return { lead: /\S@\S/.test(next.text) && tokens[at + 3]?.lower !== 'the' ? 'to' : 'with', length: 1 };
    case 'who':
    case 'which':
      return { lead: 'as', length: 1 };
    case 'having':
    case 'including':
    case ':':
      return { lead: 'with', length: 1 };
    case 'under':
      return next.lower === 'the' && tokens[at + 2]?.lower === 'name'
        ? { lead: 'with', length: 1 }
        : { lead: 'in', length: 1 };
    case 'without':
      return { lead: 'without', length: 1 };
    case 'saying':
    case 'stating':
      return { lead: 'saying', length: 1 };
    case 'that':
      return /^(?:says|reads)$/.test(next.lower) ? { lead: 'saying', length: 2 } : undefined;
    case 'about':
    case 'regarding':
      return { lead: 'about', length: 1 };
    case 'to':
    case 'until':
    case 'till':
      if (current === 'from' && isMoment) return { lead: 'until', length: 1 };
      return lower === 'to' && (isName(next) || isGiven) ? { lead: 'to', length: 1 } : undefined;
    case 'by':
      // "A book by Jane Austen".
      if (/^\p{Lu}\p{Ll}/u.test(next.text) && !isDay(run) && !ofCalendar.test(next.lower))
        return { lead: 'by', length: 1 };
      return isDay(run) ? { lead: 'on', length: 1 } : undefined;
    case 'due':
      return /^(?:on|by)$/.test(next.lower) && isDay(runAt(tokens, at + 2))
        ? { lead: 'on', length: 2 }
        : undefined;
    case 'on':
      return isDay(run) ? { lead: 'on', length: 1 } : undefined;
    case 'at':
      return isClock(run) ? { lead: 'at', length: 1 } : undefined;
    case 'from':
      return isMoment ? { lead: 'from', length: 1 } : undefined;
    case 'for':
      if (isMoment) return { lead: isClock(run) ? 'at' : 'on', length: 1 };
      if (isPrice(tokens.slice(at + 1))) return { lead: 'over', length: 1 };
      if (isCount(next)) return { lead: 'for', length: 1 };
      return /^\p{Lu}/u.test(next.text) ? { lead: 'to', length: 1 } : undefined;
    case 'of':
      // "With an amount of 3.40" says the label.
      return /^\d/.test(next.text) && !/^(?:with|as|in)$/.test(current ?? '')
        ? { lead: 'over', length: 1 }
        : undefined;
    case 'over':
    case 'worth':
      return /^\d/.test(next.text) ? { lead: 'over', length: 1 } : undefined;
    case 'as':
      return { lead: 'as', length: 1 };
    case 'in':
    case 'into':
      return { lead: 'in', length: 1 };
    default:
      return undefined;
  }
}

const ofCalendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|default|now|then)$/;

/** "For 1200", "for 20 euros": a number that counts nothing. */
function isPrice([number, noun]: readonly Token[]): boolean {
  const isNumber = /^[$€£¥₹]?\d[\d.,]*$/u.test(number?.text ?? '');
  const isAlone = noun === undefined || noun.kind === 'punctuation' || leading.test(noun.lower);
  return isNumber && (isAlone || currencyOf(noun) !== undefined);
}

/** "Copied from Viewer", "assigned to Kim": what was done to it, in what a field may be called by. */
function isDone([participle, preposition, value]: readonly Token[]): boolean {
  return (
    participle?.kind === 'word' &&
    participle.text === participle.lower &&
    /^\p{Ll}{2,}ed$/u.test(participle.lower) &&
    !/^(?:named|called|titled|entitled|labell?ed|need|feed|seed|speed|embed)$/.test(participle.lower) &&
    preposition?.kind === 'word' &&
    /^(?:from|to|by|on|under|as)$/.test(preposition.lower) &&
    value !== undefined &&
    (value.kind === 'quoted' || value.kind === 'variable' || /^(?:[\p{Lu}\d]|the$)/u.test(value.text))
  );
}

const labelled = /^(?:for|by|from|at|under|on)$/;

/** "The client Radio Eins": a noun that says which field, and then what goes into it. */
function isLabelled([article, noun, ...value]: readonly Token[]): boolean {
  const [first] = value;
  return (
    /^(?:the|our|my)$/.test(article?.lower ?? '') &&
    noun?.kind === 'word' &&
    /^\p{Ll}/u.test(noun.text) &&
    first !== undefined &&
    (first.kind === 'quoted' || first.kind === 'variable' || /^\p{Lu}/u.test(first.text))
  );
}

/** The tokens up to the next word that may lead on. */
function runAt(tokens: readonly Token[], from: number): string {
  const run: Token[] = [];
  for (const token of tokens.slice(from)) {
    if (token.kind === 'word' && run.length > 0 && leading.test(token.lower)) break;
    if (token.kind === 'punctuation' && /^[,;]$/.test(token.text)) break;
    run.push(token);
  }
  return valueOf(run).trim();
}

const leading =
  /^(?:and|with|without|named|called|titled|to|until|till|on|at|from|for|as|in|into|under|saying|about|by)$/;

/** A time of day: "14:00", "3 pm". */
export function isClock(text: string): boolean {
  return /^(?:\d{1,2}[:.]\d{2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)$/i.test(text);
}

/** A date with its year. */
export function isDay(text: string): boolean {
  return /\d/.test(text) && !isClock(text) && parseDate(text) !== undefined;
}

function isCount({ kind, lower }: Token): boolean {
  return (
    kind === 'word' &&
    /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(lower)
  );
}

/** Who or what something goes to: an address, a quoted text, a name with a capital, "the …". */
function isName(token: Token): boolean {
  return (
    token.kind === 'quoted' ||
    token.kind === 'variable' ||
    /@|^\p{Lu}/u.test(token.text) ||
    token.lower === 'the'
  );
}

/** "The event "Lunch"", "a user Ann Lee", "invite kim@x.org": the name or address at the end of what is made. */
function nameIn(object: readonly Token[]): { object: readonly Token[]; part: FormPart } | undefined {
  let from = object.length;
  const isPart = (token: Token | undefined): boolean =>
    token !== undefined && token.kind !== 'punctuation' && isName(token) && token.lower !== 'the';
  const last = object.at(-1);
  if (!last || !isPart(last)) return undefined;
  if (last.kind !== 'word' || /@/.test(last.text)) from -= 1;
  else while (from > 0 && object[from - 1]?.kind === 'word' && isPart(object[from - 1])) from -= 1;
  const tokens = object.slice(from);
  const isAddress = tokens.length === 1 && /\S@\S/.test(tokens[0]?.text ?? '');
  const before = object.slice(0, from);
  // "A ticket for Ann": who or what it is for is not its name.
  const isFor = /^(?:for|of|by|from|to|at|on|in)$/.test(before.at(-1)?.lower ?? '');
  if (isFor || before.some(({ kind }) => kind === 'quoted')) return undefined;
  return before.length > 0 || isAddress
    ? { object: before, part: { lead: isAddress ? 'to' : 'bare', tokens } }
    : undefined;
}
