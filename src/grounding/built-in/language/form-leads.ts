/** The words that lead to the parts of what a sentence makes: which lead they are, where what follows is of their kind. No page yet. */
import { isDateAlone } from '../../../contract/parse-date.js';
import { valueOf } from './clause.js';
import { currencyOf } from './currencies.js';
import type { Lead } from './form-sentence.js';
import { isName, isPersonsName } from './form-title.js';
import type { Token } from './lexer.js';

/** What follows a comma: a date and a time of day need no label, and what says "not" is left out. */
export function leadBehindComma(tokens: readonly Token[], at: number): { lead: Lead; length: number } {
  const negated = negationAt(tokens, at);
  return negated > 0 ? { lead: 'without', length: negated } : { lead: plainLead(tokens, at), length: 0 };
}

/** "Not vaccinated", "do not send an invitation": how many words say that it is not so. */
function negationAt(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word' || tokens.length === at + 1) return 0;
  if (/^(?:not|no|don't|never)$/.test(first.lower)) return 1;
  return first.lower === 'do' && second?.lower === 'not' && tokens.length > at + 2 ? 2 : 0;
}

function plainLead(tokens: readonly Token[], at: number): Lead {
  const run = runAt(tokens, at);
  const isAddress = /\S@\S/.test(tokens[at]?.text ?? '');
  // "Start date 2024-05-06" begins with its label, and no day does with a small letter.
  const isLabelled = /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  return isClock(run) ? 'at' : isDay(run) && !isLabelled ? 'on' : isAddress ? 'to' : 'item';
}

/** The word that leads to a part, where what follows is of the kind that it leads to. */
export function leadAt(
  tokens: readonly Token[],
  at: number,
  { current, isGiven }: { current: Lead | undefined; isGiven: boolean },
): { lead: Lead; length: number } | undefined {
  const { kind, lower } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (!next || kind === 'quoted' || kind === 'variable') return undefined;
  const run = runAt(tokens, at + 1);
  const isMoment = isClock(run) || isDay(run) || isSomeDay(run);
  if (labelled.test(lower) && isLabelled(tokens.slice(at + 1))) return { lead: 'with', length: 1 };
  if (toPlace.test(lower) && isNumbered(tokens.slice(at + 1))) return { lead: 'in', length: 1 };
  const before = tokens[at - 1];
  const isNamed = current !== undefined || before?.kind === 'quoted' || /^\p{Lu}/u.test(before?.text ?? '');
  const isFigure = /^(?:with|item)$/.test(current ?? '') && /^\d/.test(tokens[at - 2]?.text ?? '');
  if ((at > 0 ? isNamed : isGiven) && isDone(tokens.slice(at))) return { lead: 'done', length: 0 };
  switch (lower) {
    case 'named':
    case 'called':
    case 'titled':
    case 'entitled':
      return { lead: 'named', length: 1 };
    // "A folder called Invoices inside Taxes": where it is, and no part of its name.
    case 'inside':
    case 'within':
      return current === 'named' || current === 'bare' ? { lead: 'in', length: 1 } : undefined;
    case 'with':
      // "Share it with ann@x.org".
      return { lead: /\S@\S/.test(next.text) && tokens[at + 3]?.lower !== 'the' ? 'to' : 'with', length: 1 };
    case 'who':
    case 'which':
      return { lead: 'item', length: 1 };
    case 'having':
    case 'including':
      return { lead: 'with', length: 1 };
    case ':': {
      // "Allergies: peanuts" is a label with its value; "a task: call Ann" begins the next part.
      const isInside = current === 'with' || current === 'item';
      const behind = leadBehindComma(tokens, at + 1);
      const isName = current === undefined && behind.lead === 'item' && isTitle(tokens[at - 1], next);
      return isInside ? undefined : { lead: isName ? 'first' : behind.lead, length: behind.length + 1 };
    }
    case 'under':
      return next.lower === 'the' && tokens[at + 2]?.lower === 'name'
        ? { lead: 'with', length: 1 }
        : { lead: 'in', length: 1 };
    case 'because':
      return { lead: 'why', length: next.lower === 'of' ? 2 : 1 };
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
      if (isMoment && (/^(?:from|at|on)$/.test(current ?? '') || (isGiven && !current && lower !== 'to')))
        return { lead: 'until', length: 1 };
      return lower === 'to' && (isName(next) || isGiven) ? { lead: 'to', length: 1 } : undefined;
    case 'by':
      // "A book by Jane Austen".
      if (/^\p{Lu}\p{Ll}/u.test(next.text) && !isDay(run) && !ofCalendar.test(next.lower))
        return { lead: 'by', length: 1 };
      return isDay(run) || isSomeDay(run) ? { lead: 'on', length: 1 } : undefined;
    case 'due':
      if (isDay(run) || isSomeDay(run)) return { lead: 'on', length: 1 };
      return /^(?:on|by)$/.test(next.lower) && isDay(runAt(tokens, at + 2))
        ? { lead: 'on', length: 2 }
        : undefined;
    case 'on':
      if (isDay(run) || isSomeDay(run)) return { lead: 'on', length: 1 };
      // "A room Attic on the first floor", "with 20 seats on the first floor".
      return next.lower === 'the' && (current === undefined ? isNamed : isFigure)
        ? { lead: 'in', length: 1 }
        : undefined;
    case 'at':
      return isClock(run) || isPlace(tokens, at) ? { lead: 'at', length: 1 } : undefined;
    case 'from':
      return isMoment ? { lead: 'from', length: 1 } : undefined;
    case 'for':
      if (isMoment) return { lead: isClock(run) ? 'at' : 'on', length: 1 };
      // "For 4" may be so many people; "for 40 euros" is not.
      if (isCount(next) && !isPaid(tokens.slice(at + 1))) return { lead: 'for', length: 1 };
      if (isPrice(tokens.slice(at + 1))) return { lead: 'over', length: 1 };
      if (next.lower === 'the' && (/^[),]$/.test(before?.text ?? '') || isPersonsName(tokens.slice(0, at))))
        return { lead: 'in', length: 1 };
      return /^\p{Lu}/u.test(next.text) ? { lead: 'to', length: 1 } : undefined;
    case 'of':
      // "With an amount of 3.40" says the label.
      return /^\d/.test(next.text) && !/^(?:with|as|in)$/.test(current ?? '')
        ? { lead: 'over', length: 1 }
        : undefined;
    case 'over':
    case 'worth':
      if (!/^\d/.test(next.text)) return undefined;
      // "Worth 30 marks": what is counted is a label, as money is not.
      return { lead: isCounted(tokens.slice(at + 1)) ? 'with' : 'over', length: 1 };
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

/** "Otis Grant at Solaris", "with email otis@x.org at Solaris": behind a whole value it says where, and is no part of a text. */
function isPlace(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isWhole =
    before?.kind === 'quoted' || /\S@\S/.test(before?.text ?? '') || isPersonsName(tokens.slice(0, at));
  return isWhole && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '');
}

/** "A fault: Light broken", "a task: call Ann". */
function isTitle(noun: Token | undefined, first: Token): boolean {
  return (
    first.kind !== 'word' ||
    /^\p{Lu}/u.test(first.text) ||
    /^(?:task|to-?do|note|reminder)$/.test(noun?.lower ?? '')
  );
}

/** "20 euros". */
function isPaid([, noun]: readonly Token[]): boolean {
  return noun !== undefined && currencyOf(noun) !== undefined;
}

/** "30 marks". */
function isCounted([number, noun]: readonly Token[]): boolean {
  return (
    number?.kind === 'word' &&
    noun?.kind === 'word' &&
    !leading.test(noun.lower) &&
    currencyOf(noun) === undefined
  );
}

/** "For 1200", "for 20 euros": a number that counts nothing. */
function isPrice([number, noun]: readonly Token[]): boolean {
  const isNumber = /^[$€£¥₹]?\d[\d.,]*$/u.test(number?.text ?? '');
  const isAlone = noun === undefined || noun.kind === 'punctuation' || leading.test(noun.lower);
  return isNumber && (isAlone || currencyOf(noun) !== undefined);
}

/** "Copied from Viewer", "assigned to Kim", "sown on 2 April 2026", "starting 1 May": what was done to it, in what a field may be called by. */
function isDone([participle, preposition, ...value]: readonly Token[]): boolean {
  if (participle?.kind !== 'word' || participle.text !== participle.lower || !preposition) return false;
  const isPast = /^\p{Ll}{2,}ed$/u.test(participle.lower) && !notDone.test(participle.lower);
  const isLed = preposition.kind === 'word' && ofDone.test(preposition.lower);
  const run = runAt([preposition, ...value], isLed ? 1 : 0);
  if (isDay(run) || isSomeDay(run)) return isPast || doneOnDays.test(participle.lower);
  const [first] = value;
  return (
    isPast &&
    isLed &&
    /^(?:from|to|by|on|under|as)$/.test(preposition.lower) &&
    first !== undefined &&
    (first.kind === 'quoted' || first.kind === 'variable' || /^(?:[\p{Lu}\d]|the$)/u.test(first.text))
  );
}

const notDone = /^(?:named|called|titled|entitled|labell?ed|need|feed|seed|speed|embed|bed|red)$/;
const ofDone = /^(?:from|to|by|on|under|as|at|in|for)$/;

/** What happens to something on a day. */
const doneOnDays =
  /^(?:sown|born|bought|sold|held|sent|built|taken|made|paid|worn|begun|given|grown|due|starting|beginning|ending|finishing|arriving|leaving|departing|returning|expiring|opening|closing)$/;

const labelled = /^(?:for|by|from|at|under|on|to)$/;

/** "The client Radio Eins", "for customer Umbrella": a noun that says which field, and then what goes into it. */
function isLabelled([first, ...others]: readonly Token[]): boolean {
  const hasArticle = /^(?:the|our|my)$/.test(first?.lower ?? '');
  const [noun, value] = hasArticle ? others : [first, ...others];
  return (
    noun?.kind === 'word' &&
    /^\p{Ll}+$/u.test(noun.text) &&
    (hasArticle || !notLabel.test(noun.lower)) &&
    value !== undefined &&
    (value.kind === 'quoted' || value.kind === 'variable' || /^\p{Lu}/u.test(value.text))
  );
}

/** Words that are no label though a name follows them. */
const notLabel =
  /^(?:an?|the|and|or|of|in|on|at|by|to|from|for|with|my|our|your|his|her|its|their|this|that|every|each|all|both|next|last|this|until|till|my|aunt|uncle|mr|mrs|ms|dr|my|saint|one|two|three|four|five|six|seven|eight|nine|ten)$/;

const toPlace = /^(?:to|at|in|on|into|for)$/;

/** "Bed 3", "table B": one of several that are numbered. */
function isNumbered([noun, number, next]: readonly Token[]): boolean {
  return (
    noun?.kind === 'word' &&
    /^\p{Ll}{2,}$/u.test(noun.text) &&
    !notLabel.test(noun.lower) &&
    !/^(?:about|around|least|most|over|under)$/.test(noun.lower) &&
    number?.kind === 'word' &&
    /^(?:\d{1,4}[a-z]?|\p{Lu}\d{0,3})$/u.test(number.text) &&
    (next === undefined || next.kind !== 'word' || leading.test(next.lower))
  );
}

/** The tokens up to the next word that may lead on. */
function runAt(tokens: readonly Token[], from: number): string {
  const run: Token[] = [];
  for (const token of tokens.slice(from)) {
    if (token.kind === 'word' && run.length > 0 && leading.test(token.lower)) break;
    // "At 18:30 Pacific Time": behind a whole time of day another part begins.
    if (isClock(valueOf(run).trim()) && !isClock(valueOf([...run, token]).trim())) break;
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

/** A day that is not told by itself: "Friday", "tomorrow", "14 March". */
export function isSomeDay(text: string): boolean {
  return someDay.test(text.trim());
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const someDay = new RegExp(
  `^(?:(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)$`,
  'i',
);

/** A date with its year, and no word beside it: "Mara 9 December 2026" is no day. */
export function isDay(text: string): boolean {
  return /\d/.test(text) && !isClock(text) && isDateAlone(text);
}

function isCount({ kind, lower }: Token): boolean {
  return kind === 'word' && counts.test(lower);
}

/** How many there are, up to a dozen in words. */
export const counts = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
