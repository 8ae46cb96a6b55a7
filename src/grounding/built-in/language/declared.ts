/**
 * "First name is Tomas, last name Berg. Send the form.", "Doctor: Klein; date: 3 May 2027": fields that a sentence says the values of, put
 * in the words of the grammar. What a page calls its fields, the caller knows; nothing else of a page is looked at.
 */
import { type Token, tokenize } from './lexer.js';
import { verbAt } from './verbs.js';
import { asksAt } from './verify.js';
import { withoutDeterminer } from './token-runs.js';

/** What the page has under a label: one field that text goes into, choices, or one box or switch; undefined for anything else, and outside of the part that is said. */
export type FieldOf = (
  label: readonly Token[],
  value: readonly Token[],
  part?: readonly Token[],
) => 'text' | 'choice' | 'box' | undefined;

/** A field with what goes into it, as both are written. */
interface Pair {
  label: readonly Token[];
  value: readonly Token[];
  /** "Should be", which is a wish only in front of what is done then: else it asks whether it is so. */
  isDemand: boolean;
  /** The page has a field of that name. */
  isKnown: boolean;
}

/** A sentence of statements, with what is said to do behind them. */
interface Statements {
  pairs: readonly Pair[];
  rest: readonly Token[];
}

/** Most words of a label, and of a value. */
const MAX_LABEL = 5;
const MAX_VALUE = 12;

/** The instruction with a command for every statement of what goes into a field; as it is where it has none, or asks whether one is so. */
export function withDeclared(instruction: string, fieldOf: FieldOf): string {
  const tokens = tokenize(instruction);
  if (!tokens.some((_, at) => jointAt(tokens, at) > 0)) return instruction;
  const sentences = sentencesOf(tokens);
  if (sentences.some((sentence) => asksAt(sentence, 0) && !statementsOf(sentence, fieldOf)))
    return instruction;
  const read = sentences.map((sentence) => ({ sentence, said: statementsOf(sentence, fieldOf) }));
  const isDone = ({ sentence, said }: (typeof read)[number]): boolean =>
    said ? said.rest.length > 0 : verbAt(withoutLead(sentence), 0) !== undefined;
  const pairs = read.flatMap(({ said }) => said?.pairs ?? []);
  const hasDeed = read.some(isDone);
  if (pairs.length === 0 || (!hasDeed && !pairs.some(({ isKnown }) => isKnown))) return instruction;
  // "Click Save. The status should be Paid" asks whether it is so.
  const firstDeed = read.findIndex(isDone);
  const lastDemand = read.findLastIndex(({ said }) => said?.pairs.some(({ isDemand }) => isDemand));
  if (lastDemand > -1 && (!hasDeed || firstDeed < lastDemand)) return instruction;
  // "She lives in Rome" says something that nothing is done for.
  if (read.some(({ sentence, said }) => !said && !sentence.some((_, at) => verbAt(sentence, at))))
    return instruction;
  const spelled = (run: readonly Token[]): string =>
    instruction.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
  return read
    .flatMap(({ sentence, said }, at) => {
      const rest = spelled(said?.rest ?? sentence).replace(at > 0 || said ? goesIn : /^$/, '');
      if (!said) return isHead(sentence) && read[at + 1]?.said ? [] : [rest];
      return [
        ...said.pairs.map(
          ({ label, value }) => `set ${asName(spelled(label))} to ${asOne(spelled(value), value)}`,
        ),
        ...(rest === '' ? [] : [rest]),
      ];
    })
    .filter((each) => each !== '')
    .join('; ');
}

/** "Message to the driver" is a name of which "to" is a part: in quotes it is no value that "Message" is set to. */
function asName(label: string): string {
  return / to /.test(label) && !/["“”]/u.test(label) ? `"${label}"` : label;
}

/** "Fill in this form:", over the lines that say what. */
function isHead(sentence: readonly Token[]): boolean {
  const [verb, last] = [verbAt(withoutLead(sentence), 0), sentence.at(-1)];
  return last?.kind === 'punctuation' && last.text === ':' && verb !== undefined && fills.test(verb.said);
}

/** What only says once more that it goes in. */
const goesIn =
  /^(?:please )?(?:fill|enter|type|put|write|key) (?:in )?(?:that|it|this|them|these|those)(?: (?:values?|details|data))?(?: in| down)?(?=[.,;]| and\b| then\b|$)(?:[.,;]| and\b| then\b)*\s*/i;

/** A value that would be cut into two is put in quotes; a list of words is a list. */
function asOne(text: string, value: readonly Token[]): string {
  const isCut = value.some(
    ({ kind, lower }, at) =>
      kind !== 'quoted' &&
      (/^[.;]$/.test(lower) || (/^(?:and|,|then|&)$/.test(lower) && verbAt(value, at + 1) !== undefined)),
  );
  return isCut && !text.includes('"') ? `"${text}"` : text;
}

/** The tokens up to each full stop, semicolon or new line. */
function sentencesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const sentences: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const current = sentences.at(-1) as Token[];
    // "1. Doctor: Klein" is a line of a list.
    const isNumber = current.length === 1 && /^\d{1,2}$/.test(current[0]?.text ?? '');
    if (token.kind !== 'punctuation' || !(/^[.;!]$/.test(token.text) || isGoesInAt(tokens, at)))
      current.push(token);
    else if (isNumber) current.pop();
    else sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** "The date is 2 May: fill it in": behind the colon. */
function isGoesInAt(tokens: readonly Token[], at: number): boolean {
  const [, verb, pronoun] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  return (
    tokens[at]?.text === ':' &&
    /^(?:fill|enter|type|put|write|key|use|set)$/.test(verb ?? '') &&
    /^(?:it|that|this|them|these|those)$/.test(pronoun ?? '')
  );
}

/** Without the sign or number of a list, and without what only leads on. */
function withoutLead(sentence: readonly Token[]): readonly Token[] {
  let at = 0;
  while (at < sentence.length - 1) {
    const { kind, lower } = sentence[at] as Token;
    const isSign = kind !== 'quoted' && /^(?:[-–—*•·]|and|also|then|please|now|\d{1,2}[.)])$/u.test(lower);
    if (!isSign) break;
    at += 1;
  }
  return sentence.slice(at);
}

/** What a sentence says of fields; undefined for one that says of none, or something else as well. */
function statementsOf(given: readonly Token[], fieldOf: FieldOf): Statements | undefined {
  const sentence = withoutLead(given);
  const headed = behindHead(sentence, fieldOf);
  if (headed) return headed;
  return verbAt(sentence, 0) && !isLabelled(sentence, fieldOf) ? undefined : statementsIn(sentence, fieldOf);
}

/** "Sign up: first name Iris, last name Holm, then get started", "fill in the details: city Rome": the fields stand behind the colon. */
function behindHead(sentence: readonly Token[], fieldOf: FieldOf): Statements | undefined {
  const colon = sentence.findIndex(({ kind, text }) => kind === 'punctuation' && text === ':');
  const head = sentence.slice(0, Math.max(0, colon));
  const verb = verbAt(head, 0);
  if (
    colon < 1 ||
    fieldOf(withoutDeterminer(head), sentence.slice(colon + 1)) ||
    !(verb ? heads.test(verb.said) : colon < MAX_LABEL)
  )
    return undefined;
  const first = sentence.slice(colon + 1, chunkEnd(sentence, colon + 1));
  const part = verb && fills.test(verb.said) ? head.slice(verb.length) : [];
  const inPart: FieldOf = (label, value) => fieldOf(label, value, part);
  const begun = pairOf(first, inPart) ?? shortPair(first, inPart);
  const said = begun?.isKnown ? statementsIn(sentence.slice(colon + 1), inPart, true) : undefined;
  const isForm =
    said?.pairs.every(({ isKnown }) => isKnown) === true && (verb !== undefined || said.pairs.length > 1);
  if (!said || !isForm) return undefined;
  // What is made is sent off: where nothing says so behind the colon, the whole is read as one.
  return said.rest.length > 0 || !verb || fills.test(verb.said) ? said : undefined;
}

const fills = /^(?:fill|enter|type|complete|set|use|provide|supply|specify|input|populate|put|key|write)\b/;
const heads = new RegExp(
  `${fills.source}|^(?:sign|register|join|create|add|make|new|book|reserve|order|apply|subscribe|request|log)\\b`,
);

function statementsIn(
  sentence: readonly Token[],
  fieldOf: FieldOf,
  isHeaded = false,
): Statements | undefined {
  const pairs: Pair[] = [];
  let at = 0;
  while (at < sentence.length) {
    const end = chunkEnd(sentence, at);
    const chunk = sentence.slice(at, end);
    const isLed = pairs.length > 0 && beginsDeed(chunk, fieldOf);
    if (isLed) return { pairs, rest: sentence.slice(at) };
    const isShort = isHeaded || pairs.length > 0;
    const pair = pairOf(chunk, fieldOf) ?? (isShort ? shortPair(chunk, fieldOf) : undefined);
    const last = pairs.at(-1);
    if (pair) pairs.push(pair);
    else if (last && goesOn(last, chunk))
      pairs[pairs.length - 1] = {
        ...last,
        value: sentence.slice(sentence.indexOf(last.value[0] as Token), end),
      };
    else return undefined;
    at = end;
    while (at < sentence.length && separates(sentence[at] as Token)) at += 1;
  }
  return pairs.length > 0 ? { pairs, rest: [] } : undefined;
}

/** "Order: 12": a word that might be a verb, where the page has a field of that name; "send her the note: Call me" is done, and not only filled in. */
function isLabelled(sentence: readonly Token[], fieldOf: FieldOf): boolean {
  const [verb, second] = sentence.map(({ lower }) => lower);
  const isSent = /^(?:send|post|publish|submit|share|forward|mail|leave)$/.test(verb ?? '');
  if (isSent && /^(?:the|an?|my|our|your|this|him|her|them|me|us)$/.test(second ?? '')) return false;
  return pairOf(sentence.slice(0, chunkEnd(sentence, 0)), fieldOf)?.isKnown === true;
}

function beginsDeed(chunk: readonly Token[], fieldOf: FieldOf): boolean {
  const bare = withoutLead(chunk);
  return verbAt(bare, 0) !== undefined && !(pairOf(chunk, fieldOf) ?? shortPair(chunk, fieldOf))?.isKnown;
}

/** Up to the next comma, "and" or "then". */
function chunkEnd(sentence: readonly Token[], from: number): number {
  const end = sentence.findIndex((token, at) => at > from && separates(token));
  return end === -1 ? sentence.length : end;
}

function separates({ kind, lower }: Token): boolean {
  return kind !== 'quoted' && kind !== 'variable' && /^(?:,|and|&|then)$/.test(lower);
}

/** "Brass | and Glass": the list of a value goes on, where it was said of several or set off by a sign. */
function goesOn({ value, label, isKnown }: Pair, chunk: readonly Token[]): boolean {
  const isMany = label.at(-1)?.lower.endsWith('s') === true;
  return isKnown && isMany && chunk.length <= 3 && value.length <= MAX_VALUE && jointIn(chunk) === undefined;
}

/** "The first day is 14 January 2027", "size: Large". */
function pairOf(chunk: readonly Token[], fieldOf: FieldOf): Pair | undefined {
  const bare = withoutLead(chunk);
  const joint = jointIn(bare);
  if (!joint) return undefined;
  const label = withoutDeterminer(bare.slice(0, joint.at));
  const value = plainValue(bare.slice(joint.at + joint.length));
  const demand = bare[joint.at]?.lower ?? '';
  const isDemand = /^(?:should|shall|ought)$/.test(demand);
  return pairFrom(label, value, { fieldOf, isDemand, isSigned: !/^\p{L}/u.test(demand) });
}

/** "… last name Berg": behind another statement, a label and its value with nothing between them. */
function shortPair(chunk: readonly Token[], fieldOf: FieldOf): Pair | undefined {
  const bare = withoutDeterminer(withoutLead(chunk));
  const ways = bare.slice(1, MAX_LABEL + 1).flatMap((_, at) => {
    const [label, value] = [bare.slice(0, at + 1), plainValue(bare.slice(at + 1))];
    return pairFrom(label, value, { fieldOf, isDemand: false, isSigned: false }) ?? [];
  });
  // A name that the page does not know ends where what is given begins.
  const isPlain = ({ label }: Pair): boolean => label.every(({ text, lower }) => text === lower);
  return ways.findLast(({ isKnown }) => isKnown) ?? ways.findLast(isPlain);
}

function pairFrom(
  label: readonly Token[],
  value: readonly Token[],
  { fieldOf, isDemand, isSigned }: { fieldOf: FieldOf; isDemand: boolean; isSigned: boolean },
): Pair | undefined {
  const isWord = label.every(
    ({ kind, text }) => kind === 'quoted' || (kind === 'word' && /\p{L}/u.test(text)),
  );
  if (label.length === 0 || label.length > MAX_LABEL || !isWord) return undefined;
  // "Open the one that is found" says which one.
  if (/^(?:that|which|who|whose)$/.test(label.at(-1)?.lower ?? '')) return undefined;
  if (
    value.length === 0 ||
    value.length > MAX_VALUE ||
    nobody.test(label.map(({ lower }) => lower).join(' '))
  )
    return undefined;
  const own = fieldOf(label, value);
  // "The phone number" is the field "Phone".
  const isNoun = label.length > 1 && /^(?:number|address|field|box)$/.test(label.at(-1)?.lower ?? '');
  const short = own === undefined && isNoun ? label.slice(0, -1) : label;
  const field = short === label ? own : fieldOf(short, value);
  // "The title is missing" says nothing that goes in.
  const isKnown = field === 'choice' || field === 'box' || (field === 'text' && (isSigned || isGiven(value)));
  return isKnown || isGiven(value) ? { label: isKnown ? short : label, value, isDemand, isKnown } : undefined;
}

/** Who does something is no field, and neither is what stands for something else. */
const nobody =
  /^(?:user|customer|visitor|admin|tester|page|site|app|goal|task|test|step|note|i|you|he|she|it|this|that|there|here|we|they|what|who|which|how|when|where|why|if)\b(?!.*\b(?:name|e-?mail|address|number|password|id)$)/i;

/** A value is given: in quotes, in digits, with a capital, as an address. */
function isGiven([first, ...others]: readonly Token[]): boolean {
  if (!first || others.length > 5) return false;
  // "The 20th of November".
  if (first.lower === 'the' && /^\d/.test(others[0]?.text ?? '')) return true;
  return first.kind === 'quoted' || first.kind === 'variable' || /^[\d\p{Lu}+]|\S@\S/u.test(first.text);
}

/** "A Greyhound" is the choice "Greyhound". */
function plainValue(value: readonly Token[]): readonly Token[] {
  const [first, second] = value;
  return first?.kind === 'word' && /^(?:an?|the)$/.test(first.text) && /^\p{Lu}/u.test(second?.text ?? '')
    ? value.slice(1)
    : value;
}

/** Where the label of a statement ends, and how many words lead from it to the value. */
function jointIn(chunk: readonly Token[]): { at: number; length: number } | undefined {
  for (let at = 1; at < chunk.length - 1; at += 1) {
    const length = jointAt(chunk, at);
    if (length > 0) return { at, length };
  }
  return undefined;
}

/** How many words lead from a label to its value at `at`: "is", "should be", a colon, a dash between spaces. */
function jointAt(tokens: readonly Token[], at: number): number {
  const { kind, lower, start, end } = tokens[at] as Token;
  const next = tokens[at + 1]?.lower ?? '';
  if (kind === 'quoted' || kind === 'variable' || at === 0) return 0;
  if (/^(?:should|shall|must|will)$/.test(lower)) return next === 'be' ? 2 : 0;
  if (/^(?:has|have|needs?|ought)$/.test(lower))
    return next === 'to' && tokens[at + 2]?.lower === 'be' ? 3 : 0;
  if (/^[-–—]$/u.test(lower))
    return start > (tokens[at - 1]?.end ?? 0) && end < (tokens[at + 1]?.start ?? 0) ? 1 : 0;
  return /^(?:is|are|=|:)$/.test(lower) && !/^(?:not|no|there)$/.test(next) ? 1 : 0;
}
