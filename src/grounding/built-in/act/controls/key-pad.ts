/** Text that is entered by the keys that the page draws: a calculator, a key pad for a PIN. */
import { type Clause, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import type { Scene } from '../../matching/look-up.js';
import { isEditable } from './do-option.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf } from '../../language/words.js';

const CONFIDENCE = 0.8;

/** Least number of keys of one letter that make a pad. */
export const LEAST_KEYS = 6;

/** One click a letter, where the page has a key for each and no field that the text could go into. */
export function keyPadOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb !== 'fill' && clause.verb !== 'type') return undefined;
  const pad = clause.readings.find(
    ({ target, value }) => target && (isPad(target) || (value !== undefined && isCode(target, value, index))),
  );
  const value = pad?.value ?? wholeValue(clause);
  if (!value || value.some((token) => token.kind === 'variable')) return undefined;
  const fields = index.actionable.filter((entry) => fieldRoles.has(entry.node.role) && isEditable(entry));
  const keys = keysOn(index);
  if (fields.length > 0 && !(isNamed(pad?.target, clause, fields) && isWholePad(keys))) return undefined;
  const letters = valueOf(value).replace(/\s+/g, '').split('').map(sign);
  if (keys.size < LEAST_KEYS || letters.length === 0) return undefined;
  const pressed = letters.map((letter) => keys.get(letter) ?? []);
  if (pressed.some((each) => each.length !== 1)) return undefined;
  return {
    kind: 'steps',
    explained: `${valueOf(pad?.target ?? [])} ${valueOf(value)}`,
    steps: pressed.flatMap((each) => each.map((key) => stepOn(key, 'click', { confidence: CONFIDENCE }))),
  };
}

/** "Type 1234 on the keypad": no field is meant, whatever fields there are. */
export function onKeyPad(clause: Clause, scene: Scene): Outcome | undefined {
  return saysPad.test(clause.text) ? keyPadOutcome(clause, scene) : undefined;
}

const saysPad = /\b(?:on|with|using|into) the (?:key ?pad|num(?:ber)? ?pad|pin pad|calculator)\b/i;

/** Beside fields for something else: the pad is spoken of, or a code that none of the fields is called by. */
function isNamed(target: readonly Token[] | undefined, { text }: Clause, fields: readonly Entry[]): boolean {
  if (saysPad.test(text)) return true;
  if (!target) return false;
  return (
    isPad(target) ||
    !fields.some(({ evidence }) =>
      evidence.some(({ text: name }) =>
        /\b(?:pin|(?:pass)?code|digits?|number|combination|key)\b/i.test(name),
      ),
    )
  );
}

/** A key for each digit, all of them in one place: the days of a calendar are none. */
function isWholePad(keys: ReadonlyMap<string, readonly Entry[]>): boolean {
  const digits = Array.from('0123456789').map((digit) => keys.get(digit) ?? []);
  const [first] = digits[0] ?? [];
  const places = first ? [...ancestorsOf(first)].slice(0, 3) : [];
  return (
    digits.every((each) => each.length === 1) &&
    places.some(
      ({ node }) =>
        node.tag !== 'body' &&
        digits.every(([key]) => key && [...ancestorsOf(key)].some((up) => up.node === node)),
    )
  );
}

/** The keys of one letter that the page draws. */
function keysOn(index: PageIndex): ReadonlyMap<string, readonly Entry[]> {
  const keys = new Map<string, Entry[]>();
  for (const entry of index.actionable) {
    const text = keyText(entry);
    if (text.length === 1) keys.set(sign(text), [...(keys.get(sign(text)) ?? []), entry]);
  }
  return keys;
}

/** "Press the 5 key" where the page draws a pad; "press Enter" behind what was typed on it: the key of that name beside the one pressed last. */
export function drawnKey(clause: Clause, scene: Scene): Outcome | undefined {
  const { index, last } = scene;
  const { target, value } = clause.readings.at(-1) ?? {};
  const key = value?.[0]?.lower;
  if (key?.length === 1 && (!target || isPad(target))) {
    const keys = keysOn(index);
    const isPadDrawn = keys.size >= LEAST_KEYS;
    const [only, ...others] = isPadDrawn ? (keys.get(sign(key)) ?? []) : [];
    // Without a field that would take it, a key that the pad does not have is none of the keyboard's either.
    if (isPadDrawn && !only && !last)
      return { kind: 'none', looked: `the key "${key}" of the key pad`, nearest: [] };
    if (only && others.length === 0)
      return {
        kind: 'steps',
        explained: valueOf(target ?? []),
        steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
      };
  }
  const isPadKey = last?.actionable === true && keyText(last).length === 1;
  if (clause.verb !== 'press' || key === undefined || !isPadKey) return undefined;
  const [only, ...others] = index.actionable.filter(
    (entry) =>
      entry.parent === last.parent &&
      entry.node.tag === last.node.tag &&
      isKey(keyText(entry).toLowerCase(), key),
  );
  if (only && others.length === 0)
    return {
      kind: 'steps',
      explained: valueOf(value ?? []),
      steps: [stepOn(only, 'click', { confidence: CONFIDENCE })],
    };
  // On the button that was clicked last, Enter of the keyboard would be one more click.
  return key === 'enter' && last.node.role === 'button'
    ? { kind: 'none', looked: 'a key for Enter on the key pad', nearest: [] }
    : undefined;
}

/** What a key shows. */
export function keyText({ node }: Entry): string {
  return (node.name || (node.text ?? '')).trim();
}

function isKey(shown: string, key: string): boolean {
  return shown === key || (key === 'enter' && /^(?:[⏎↵↩]|return)$/u.test(shown));
}

/** The same key under several signs. */
export function sign(text: string): string {
  const same: Readonly<Record<string, string>> = { '×': '*', x: '*', '÷': '/', '−': '-', '–': '-' };
  return same[text] ?? text.toLowerCase();
}

function isPad(target: NonNullable<Clause['readings'][number]['target']>): boolean {
  const words = target
    .map((token) => token.lower)
    .filter((word) => !/^(?:the|on-?screen|virtual)$/.test(word));
  return /^(?:calculator|key ?pad|keyboard|keys|num(?:ber)? ?pad|pin pad|keys|buttons|display)$/.test(
    words.join(' '),
  );
}

/** "The PIN 4096": nothing but digits. */
function isCode(target: readonly Token[], value: readonly Token[], index: PageIndex): boolean {
  const words = target
    .flatMap(({ text }) => contentOf(text))
    .filter(({ text }) => !/^(?:your|my)$/.test(text));
  return (
    /^\d+$/.test(valueOf(value)) &&
    words.length > 0 &&
    words.every(
      (word) =>
        /^(?:number|digit|digits|code|pin)$/.test(word.text) ||
        (/^(?:passcode|key|combination)$/.test(word.stem) && mentionsOf(word, index).size > 0),
    )
  );
}

/** The value when nothing is said of where it goes. */
function wholeValue({ readings }: Clause): Clause['readings'][number]['value'] {
  return readings.findLast((reading) => reading.value && !reading.target)?.value;
}

/** Whether a field was let go once it was filled, and nothing else was taken up since: the key is pressed in it. */
export function wasLeft({ node }: Entry, { index }: Scene): boolean {
  return (
    fieldRoles.has(node.role) &&
    !index.actionable.some((other) => other.node.focused === true && other.node.tag !== 'body')
  );
}
