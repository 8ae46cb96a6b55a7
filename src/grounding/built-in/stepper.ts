/** A number between two buttons that raise and lower it: "set the guests to 4", "decrease the rooms by one". */
import type { Clause } from './clause.js';
import { tokenize } from './lexer.js';
import type { Scene } from './look-up.js';
import { stepOn, type Outcome } from './outcome.js';
import { below, type Entry, type PageIndex } from './page-index.js';
import { isStopWord, wordLikeness, wordsOf, type Word } from './words.js';

/** A stepper: what it counts, what it shows, and its buttons. */
interface Stepper {
  label: readonly Word[];
  shown: number;
  up: Entry;
  down: Entry;
}

/** Most clicks of one clause. */
const MAX_CLICKS = 50;

const CONFIDENCE = 0.85;

const raising = /^(?:\+|＋|▲|△|▴|⌃|↑|plus|up|increase|increment|more|add)$/i;
const lowering = /^(?:-|−|–|▼|▽|▾|⌄|↓|minus|down|decrease|decrement|less|fewer|remove|subtract)$/i;

/** As many clicks as lead from the number that is shown to the one that is asked for. */
export function stepperOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  const asked = askedOf(clause);
  if (!asked) return undefined;
  const all = steppersOn(index);
  const called = all.filter(({ label }) => asked.what.every((word) => isSaid(word, label)));
  const [stepper, ...others] = called;
  if (!stepper || others.length > 0 || (asked.what.length === 0 && all.length > 1)) return undefined;
  const by = asked.by === undefined ? asked.to - stepper.shown : asked.by;
  if (by === 0) return { kind: 'done', reason: 'it is so already' };
  if (!Number.isInteger(by) || Math.abs(by) > MAX_CLICKS) return undefined;
  const click = stepOn(by > 0 ? stepper.up : stepper.down, 'click', { confidence: CONFIDENCE });
  return { kind: 'steps', steps: Array.from({ length: Math.abs(by) }, () => click) };
}

type Asked = { what: readonly Word[] } & ({ to: number; by?: undefined } | { by: number });

/** What is to be set to which number, or changed by how much; undefined when the clause says neither. */
function askedOf({ verb, said, text }: Clause): Asked | undefined {
  if (!/^(?:set|goal|select|fill)$/.test(verb)) return undefined;
  const words = tokenize(text)
    .filter((token) => token.kind !== 'punctuation')
    .map((token) => token.lower);
  const tool = words[0] === 'use' ? words.indexOf('to') + 1 : 0;
  const rest = words.slice(tool + 1);
  const joint = rest.findLastIndex((word) => /^(?:to|by|as|=)$/.test(word));
  const number = numberOf(rest[joint + 1]);
  const isWhole = joint > 0 && rest.length === joint + 2 && number !== undefined;
  const what = (to: number): readonly Word[] =>
    rest
      .slice(0, to)
      .flatMap((word) => [...wordsOf(word)])
      .filter(
        (word) => !isStopWord(word) && !/^(?:number|amount|count|value|quantity|counter)$/.test(word.text),
      );
  const way = /^(?:increase|raise|increment)/.test(said)
    ? 1
    : /^(?:decrease|lower|decrement|reduce)/.test(said)
      ? -1
      : 0;
  if (isWhole && rest[joint] === 'by') return way === 0 ? undefined : { what: what(joint), by: way * number };
  if (isWhole) return { what: what(joint), to: number };
  return way !== 0 && joint <= 0 && verb === 'goal' ? { what: what(rest.length), by: way } : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  const [word, ...others] = wordsOf(text ?? '');
  return word && others.length === 0 && /^\d+$/.test(word.meaning) ? Number(word.meaning) : undefined;
}

function isSaid(word: Word, label: readonly Word[]): boolean {
  return label.some((shown) => wordLikeness(word, shown) >= 0.9);
}

/** The smallest parts of the page that hold one button of each kind and one number, and no other control. */
function steppersOn(index: PageIndex): Stepper[] {
  return index.entries.flatMap((entry) => {
    const inside = below(index, entry);
    if (inside.length > 14) return [];
    const controls = inside.filter((each) => each.actionable && each.node.readonly !== true);
    const [first, second, ...others] = controls;
    if (!first || !second || others.length > 0) return [];
    const up = [first, second].find((each) => isCalled(each, raising));
    const down = [first, second].find((each) => isCalled(each, lowering));
    if (!up || !down || up === down) return [];
    const texts = inside.filter((each) => each !== up && each !== down).map(textOf);
    const numbers = [...new Set(texts.filter((text) => /^-?\d+$/.test(text)))];
    const label = texts.filter((text) => !/^-?\d+$/.test(text)).flatMap((text) => [...wordsOf(text)]);
    const [shown, ...rest] = numbers;
    return shown !== undefined && rest.length === 0 && label.length > 0
      ? [{ label, shown: Number(shown), up, down }]
      : [];
  });
}

function isCalled({ evidence }: Entry, sign: RegExp): boolean {
  return evidence.some((each) => each.kind !== 'id' && sign.test(each.text.trim()));
}

function textOf({ node }: Entry): string {
  return (node.value ?? node.text ?? node.name).trim();
}
