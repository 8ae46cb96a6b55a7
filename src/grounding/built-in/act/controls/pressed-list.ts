/**
 * "Press 7, times, 6 and then equals", "click Rotate and Grid": buttons that are named one behind the other, each by the whole of its
 * name or, on a pad of keys, by the word for its sign. They are told apart here, before a name is taken for a verb or the box around
 * the buttons for all of them.
 */
import { withBareSum } from '../../language/sums.js';
import { timesOf } from '../../language/keys.js';
import { isQuotedAt } from '../../language/quotes.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { verbAt } from '../../language/verbs.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, type PageIndex, partsOf } from '../../matching/page-index.js';
import { isEditable } from './do-option.js';
import { fieldRoles } from '../../language/types.js';
import { keyText, LEAST_KEYS, sign } from './key-pad.js';

const pressing =
  /(?<=^|[;.] |, |\b(?:and|then) )(?:press|push|tap|hit|click)(?: on)? (?!(?:and|in|into) hold\b)/iu;
const entering =
  /(?<=^|[;.] |, |\b(?:and|then) )(?:enter|type|key in|dial|input|punch in|calculate|compute|work out) /iu;
/** "Call 110": its digits, and the key that calls. */
const calling = /^call (?:the number )?(\+?\d[\d /-]*)$/iu;
/** What a number is called in front of it. */
const numbered =
  /^(?:the )?(?:digits?|numbers?|keys|buttons|codes?|pins?|phone number)(?: keys)?:? (?=[\d*#+])/iu;
const clearing =
  /(?<=^|[;.] |, |\b(?:and|then) )(?:clear|reset|wipe) the (?:calculator|display|screen|key ?pad|pad|calculation|input|result)(?=$|[.;,]| and | then )/iu;
const deleting =
  /(?<=^|[;.] |, |\b(?:and|then) )(?:delete|remove|erase|take back) the last (?:digit|number|character|figure)(?=$|[.;,]| and | then )/iu;

/** What the sign of a key is called. */
const signWords: readonly (readonly [words: RegExp, sign: string])[] = [
  [/^plus$/, '+'],
  [/^minus$/, '-'],
  [/^(?:times|multiply|multiplied by)$/, '*'],
  [/^(?:divide|divided by)$/, '/'],
  [/^equals?$/, '='],
  [/^(?:point|dot|decimal point)$/, '.'],
  [/^percent$/, '%'],
  [/^star$/, '*'],
  [/^(?:hash|pound)$/, '#'],
];

/** No word for a sign is longer than "multiplied by". */
const LONGEST_WORD = 13;

function signCalled(name: string): string | undefined {
  return name.length > LONGEST_WORD
    ? undefined
    : signWords.find(([words]) => words.test(name.toLowerCase()))?.[1];
}

/** The buttons of a page by what they are called; one of several of a name is not known by it. */
interface Keys {
  named: ReadonlyMap<string, string>;
  /** A pad of keys of one letter each, by their signs. */
  pad: ReadonlyMap<string, string>;
}

/** The sentence with one click for each of the buttons that it names in a list; as it is where one of them is none. */
export function withPressed(sentence: string, read: () => Scene): string {
  if (
    !/press|push|tap|hit|click|enter|type|key|dial|call|input|punch|calc|comp|work|clear|reset|wipe|last|add|multiply|divide|subtract|find/i.test(
      sentence,
    )
  )
    return sentence;
  const summed = withBareSum(sentence);
  if (summed !== sentence && keysOf(read()).pad.has('=')) return withPressed(summed, read);
  const called = calling.exec(sentence);
  if (called && keysOf(read()).pad.size >= LEAST_KEYS && !hasField(read()))
    return withPressed(`dial ${called[1] ?? ''} and press ${called[0].slice(0, 4)}`, read);
  const said = pressing.exec(sentence);
  const typed = entering.exec(sentence);
  const found = [said, typed, clearing.exec(sentence), deleting.exec(sentence)]
    .filter((each) => each !== null)
    .toSorted((a, b) => a.index - b.index)[0];
  if (!found || isQuotedAt(sentence, found.index)) return sentence;
  const keys = keysOf(read());
  const head = sentence.slice(0, found.index);
  const behind = sentence.slice(found.index + found[0].length);
  if (found !== said && found !== typed) {
    const key = onlyKey(keys, /^(?:clear|reset|wipe)/i.test(found[0]) ? clearKeys : backKeys);
    return key === undefined ? sentence : `${head}click ${quoted(key)}${withPressed(behind, read)}`;
  }
  const isTyped = found === typed;
  const isSum = /^(?:calculate|compute|work out) /i.test(found[0]);
  // A field would take what is typed, and no sum.
  if (isTyped && (keys.pad.size < LEAST_KEYS || (!isSum && hasField(read())))) return sentence;
  // The full stop of a sentence is no key.
  const isDialled = /^dial /i.test(found[0]);
  const isPad = keys.pad.size >= LEAST_KEYS;
  const bare =
    isPad && !(isTyped && hasSign.test(behind)) ? behind.replace(numbered, '').replace(onPad, '') : behind;
  const plain = isDialled ? bare.replace(/(?<=\d)[-/.](?=\d)/gu, '') : bare;
  const tokens = tokenize(plain.replace(/(?<=[^\s"”])[.!]\s*$/u, ''));
  // "A x": one x, and no key for the article.
  if (tokens.length === 2 && /^an?$/.test(tokens[0]?.lower ?? '')) return sentence;
  const list = pressedIn(tokens, keys, { isSum });
  if (!list) return sentence;
  const names =
    isSum && list.names.at(-1) !== keys.pad.get('=') ? [...list.names, keys.pad.get('=')] : list.names;
  const isPlain = list.names.length < 2 && !list.bySign && !(list.isKey && !hasField(read()));
  // Digits alone are typed; with the key that sends them off, or on a telephone, they are pressed.
  const isPressed =
    list.isSum ||
    isSum ||
    isDialled ||
    (isPad && onPad.test(behind)) ||
    list.names.some((name) => name.length > 1);
  if (isPlain || names.includes(undefined) || (isTyped && !isPressed)) return sentence;
  const rest = tokens[list.length];
  const clicks = names.map((name) => `click ${quoted(name as string)}`).join(', then ');
  return rest ? `${head}${clicks}, then ${withPressed(plain.slice(rest.start), read)}` : `${head}${clicks}`;
}

/** The names of the buttons that the tokens begin with, up to their end or to a verb behind them. */
function pressedIn(
  tokens: readonly Token[],
  keys: Keys,
  { isSum: isReckoned }: { isSum: boolean },
): { names: string[]; length: number; bySign: boolean; isSum: boolean; isKey: boolean } | undefined {
  const names: string[] = [];
  let bySign = false;
  let isSum = false;
  let isKey = false;
  let at = 0;
  let isBehind = false;
  while (at < tokens.length) {
    const separated = separatorAt(tokens, at);
    if (separated > 0 && names.length > 0) {
      at += separated;
      isBehind = true;
      continue;
    }
    const item = itemAt(tokens, at, keys);
    if (!item) {
      const isEnd = tokens.slice(at).every(({ kind, text }) => kind === 'punctuation' && /^[.!]$/.test(text));
      if (isEnd || (isBehind && names.length > 0 && verbAt(tokens, at) !== undefined)) break;
      return undefined;
    }
    // Without anything between them only the keys of a pad are told apart.
    const sends = item.names.every((name) => sending.test(name)) && at + item.length === tokens.length;
    if (names.length > 0 && !isBehind && !item.isKey && !sends) return undefined;
    bySign ||= item.bySign;
    isSum ||= item.isSign;
    isKey ||= item.isKey;
    at += item.length;
    isBehind = false;
    // "7 x 6" is a sum, and no 7 pressed six times.
    const times = isReckoned ? { length: 0, count: 1 } : timesOf(tokens.slice(at));
    const isCounted =
      times.length > 0 &&
      (tokens[at + times.length] === undefined || separatorAt(tokens, at + times.length) > 0);
    at += isCounted ? times.length : 0;
    for (let count = isCounted ? times.count : 1; count > 0; count -= 1) names.push(...item.names);
  }
  // The whole of it may be one name: "Save and close".
  const whole = fold(
    tokens
      .slice(0, at)
      .map(({ text }) => text)
      .join(' '),
  );
  return names.length > 1 && keys.named.has(whole) ? undefined : { names, length: at, bySign, isSum, isKey };
}

function separatorAt(tokens: readonly Token[], at: number): number {
  const { kind, lower = '' } = tokens[at] ?? {};
  if (kind !== 'word' && kind !== 'punctuation') return 0;
  if (lower === 'followed' && tokens[at + 1]?.lower === 'by') return 2;
  return /^(?:,|and|&|then|;)$/.test(lower) ? 1 : 0;
}

/** One or more keys that a name, a sign or a number says. */
function itemAt(
  tokens: readonly Token[],
  from: number,
  { named, pad }: Keys,
): { names: string[]; length: number; bySign: boolean; isSign: boolean; isKey: boolean } | undefined {
  const article = tokens[from]?.lower === 'the' ? 1 : 0;
  const at = from + article;
  for (let length = 4; length > 0; length -= 1) {
    const run = tokens.slice(at, at + length);
    if (run.length < length) continue;
    const text = run.map((token) => token.text).join(' ');
    const word = run.every(({ kind }) => kind !== 'quoted')
      ? signWords.find(([words]) => words.test(text.toLowerCase()))?.[1]
      : undefined;
    const isPad = pad.size >= LEAST_KEYS;
    const back =
      isPad && /^(?:backspace|delete)$/i.test(text) ? onlyKey({ named, pad }, backKeys) : undefined;
    const key = isPad
      ? (pad.get(sign(text)) ?? (word === undefined ? undefined : pad.get(word)) ?? back)
      : undefined;
    const name = named.get(fold(text)) ?? key;
    const noun = /^(?:key|button|sign)$/.test(tokens[at + length]?.lower ?? '') ? 1 : 0;
    const ends = article + length + noun;
    const isSign = word !== undefined || (key !== undefined && !/[\p{L}\p{N}]/u.test(text));
    if (name !== undefined)
      return {
        names: [name],
        length: ends,
        bySign: key === name && isSign,
        isSign,
        isKey: isPad && (isSign || text.length === 1),
      };
    // A number, or a sum without spaces, letter by letter.
    const letters = length === 1 && isPad ? text.split('').map((letter) => pad.get(sign(letter))) : [];
    if (letters.length > 1 && /\d/.test(text) && !letters.includes(undefined))
      return {
        names: letters as string[],
        length: ends,
        bySign: true,
        isSign: /[^\d.]/.test(text),
        isKey: true,
      };
  }
  return undefined;
}

/** The key that sends off what was pressed. */
const sending = /^(?:ok|okay|enter|go|call|confirm|submit|unlock)$/i;

/** What is typed with its signs is entered as a whole. */
const hasSign = /\d ?[-+*/×÷=]/u;
const onPad =
  / on the (?:on-?screen )?(?:key ?pad|num(?:ber)? ?pad|keyboard|dial ?pad|pad|phone|calculator)(?=$|[.,;]| and | then )/iu;

const buttonRoles = /^(?:button|link|tab|menuitem|generic)$/;

const keysOnce = new WeakMap<PageIndex, Keys>();

function keysOf({ index }: Scene): Keys {
  let keys = keysOnce.get(index);
  if (!keys) keysOnce.set(index, (keys = keysOn(index)));
  return keys;
}

function keysOn(index: PageIndex): Keys {
  const named = new Map<string, string>();
  const pad = new Map<string, string>();
  const twice = new Set<string>();
  const put = (to: Map<string, string>, key: string, name: string): void => {
    if (to.has(key)) twice.add(key);
    to.set(key, name);
  };
  const isShown = ({ node }: Entry): boolean => node.hidden === undefined;
  const parts = partsOf(index).filter(
    ({ parent }) =>
      parent?.node.clickable === true ||
      [...(parent ? ancestorsOf(parent) : [])].some(({ node }) => node.clickable),
  );
  const all = index.actionable.filter((entry) => buttonRoles.test(entry.node.role) && isShown(entry));
  for (const entry of [...all, ...parts]) {
    const { node } = entry;
    const name = keyText(entry);
    if (name === '' || name.length > 30) continue;
    put(named, fold(name), name);
    // "2 ABC": the letters on the key of a telephone.
    const shown = (node.text ?? name).trim().replace(/^([\d*#])\s*(?:[A-Z]{3,4}|\+)$/u, '$1');
    const key = shown.length === 1 ? shown : (signCalled(name) ?? name);
    if (key.length === 1) put(pad, sign(key), name);
  }
  // A number in a table beside the pad is called as the key is: which of them a click would meet is not known.
  for (const entry of index.actionable) {
    const text = keyText(entry);
    if (text.length === 1 && isShown(entry) && !buttonRoles.test(entry.node.role)) twice.add(sign(text));
  }
  for (const key of twice) {
    named.delete(key);
    pad.delete(key);
  }
  return { named, pad };
}

const clearKeys = /^(?:ac|c|clear|clr|all clear|clear all|reset)$/i;
const backKeys = /^(?:⌫|←|del|delete|backspace|back)$/iu;

/** The one key of a pad that is called so; a C among the letters of a keyboard is a letter. */
function onlyKey({ named, pad }: Keys, called: RegExp): string | undefined {
  if (pad.size < LEAST_KEYS || [...pad.keys()].filter((key) => /^\p{L}$/u.test(key)).length > 3)
    return undefined;
  const [only, ...others] = [...named.values()].filter((name) => called.test(name));
  return others.length === 0 ? only : undefined;
}

function hasField({ index }: Scene): boolean {
  return index.actionable.some((entry) => fieldRoles.has(entry.node.role) && isEditable(entry));
}

function quoted(name: string): string {
  return name.includes('"') ? `“${name}”` : `"${name}"`;
}
