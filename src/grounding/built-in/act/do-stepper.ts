/** Numbers between two signs, "- 2 +": pressed until the page shows the number, which is looked at again. */
import { type Clause, spell, valueOf } from '../language/clause.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, stepOn, type Outcome, type Phase } from '../matching/outcome.js';
import { plainControls, shownBy } from '../matching/plain-controls.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from '../matching/page-index.js';
import { fieldRoles } from '../language/types.js';
import { isStopWord, wordLikeness, wordsOf } from '../language/words.js';

type Stepping = Extract<Phase, { kind: 'stepper' }>;

/** Most presses that a number is worth. */
const MOST_PRESSES = 40;

/** Most characters of a label. */
const LONGEST_LABEL = 40;

/** A number that stands beside the sign that raises it and the one that lowers it. */
interface Stepper {
  label: string;
  shown: number;
  up: Entry;
  down: Entry;
}

const upSign = /^(?:[+＋▲△⌃↑⬆▴˄]|up|plus|more|increase|increment|raise|add one)$/iu;
const downSign = /^(?:[-–−﹣▼▽⌄↓⬇▾˅]|down|minus|less|fewer|decrease|decrement|lower|remove one)$/iu;

/** "Set the guests to 4", where no field but two signs hold the guests; undefined where there is no such thing. */
export function stepperOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  for (const { target, value } of clause.readings) {
    const said = value && wordsOf(valueOf(value).trim());
    if (!target || said?.length !== 1 || !/^\d{1,4}$/.test(said[0]?.meaning ?? '')) continue;
    const wanted = Number(said[0]?.meaning);
    const looked = spell(target);
    const stepper = stepperOf(looked, scene.index);
    if (!stepper) continue;
    const outcome = pressed(stepper, { kind: 'stepper', looked, wanted, before: stepper.shown });
    return explaining(outcome, `${looked} ${wanted}`);
  }
  return undefined;
}

/** "Decrease the rooms by one": as many presses from the number that is shown. */
export function changeOutcome({ verb, said, text }: Clause, { index }: Scene): Outcome | undefined {
  const way = /^(?:increase|raise|increment)/.test(said)
    ? 1
    : /^(?:decrease|lower|decrement|reduce)/.test(said)
      ? -1
      : 0;
  const [, looked, number] = /^\S+ (.+?)(?: by (\w+))?$/.exec(text.replace(/[.\s]+$/, '')) ?? [];
  const count = number === undefined ? 1 : Number(wordsOf(number)[0]?.meaning);
  if (verb !== 'goal' || way === 0 || looked === undefined || !Number.isInteger(count)) return undefined;
  const stepper = stepperOf(looked, index);
  if (!stepper) return undefined;
  const wanted = stepper.shown + way * count;
  return explaining(pressed(stepper, { kind: 'stepper', looked, wanted, before: stepper.shown }), text);
}

/** "Use the arrows to set …", "… with the minus button", "click the plus until it shows 6": which signs there are, the page says. */
export function withoutSigns(instruction: string): string {
  const sign = '(?:plus|minus|up|down|arrow|increase|decrease|[+-])';
  const signs = `(?:the |its )?(?:${sign}(?: (?:and|or|/) (?:the )?${sign})? (?:arrows?|buttons?|signs?)(?: buttons?)?|arrows)`;
  const verbs = '(?:set|change|increase|decrease|raise|lower|adjust)';
  const lead = new RegExp(`^(?:use|using|with|press|click) ${signs},? (?:to )?(?=${verbs} )`, 'i');
  const tail = new RegExp(
    `(?<=\\b${verbs} [^.;]*\\bto \\d+) (?:with|using|by (?:using|pressing|clicking)) ${signs}(?=[ .,;]|$)`,
    'i',
  );
  const until = new RegExp(
    `^(?:click|press|tap|hit) (?:on )?(?:the )?${sign}(?: (?:arrow|button|sign))* until (?:it|(.+?)) (?:shows?|is|reads?|reaches|says|equals) (\\d+)(?=[ .,;]|$)`,
    'i',
  );
  return instruction
    .replace(lead, '')
    .replace(tail, '')
    .replace(
      until,
      (_, what: string | undefined, wanted: string) => `Set ${what ?? 'the number'} to ${wanted}`,
    );
}

/** After the first press: the rest, when it went one further, and the end, when the number is there. */
export function stepperPhase(phase: Stepping, { index }: Scene): Outcome {
  const stepper = stepperOf(phase.looked, index);
  if (stepper?.shown === phase.wanted) return { kind: 'done', reason: `it shows ${phase.wanted}` };
  const reason = `it shows ${stepper?.shown ?? 'no number'} after it was pressed, and not ${phase.wanted}`;
  if (!stepper || phase.isLast) return { kind: 'cannot-tell', looked: phase.looked, reason };
  const went = stepper.shown - phase.before;
  return Math.abs(went) === 1 && Math.sign(went) === Math.sign(phase.wanted - phase.before)
    ? pressed(stepper, { ...phase, isLast: true })
    : { kind: 'cannot-tell', looked: phase.looked, reason };
}

function pressed({ shown, up, down }: Stepper, phase: Stepping): Outcome {
  const left = phase.wanted - shown;
  if (left === 0) return { kind: 'done', reason: `it shows ${shown} already`, entries: [up, down] };
  if (Math.abs(left) > MOST_PRESSES)
    return { kind: 'cannot-tell', looked: phase.looked, reason: `it is ${Math.abs(left)} presses away` };
  const step = stepOn(left > 0 ? up : down, 'click', { confidence: 0.88 });
  const count = phase.isLast ? Math.abs(left) : 1;
  return { kind: 'steps', steps: Array.from({ length: count }, () => step), phase };
}

/** The one whose words hold all that was said. */
function stepperOf(looked: string, index: PageIndex): Stepper | undefined {
  const words = wordsOf(looked).filter(
    (word) =>
      !isStopWord(word) &&
      !/^(?:number|count|quantity|amount|spinner|stepper|counter|value)$/.test(word.text),
  );
  const all = steppersOf(index);
  const fitting = all.filter(({ label }) => {
    const shown = wordsOf(label);
    return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
  });
  const [only, ...others] = fitting;
  return others.length === 0 && (words.length > 0 || all.length === 1) ? only : undefined;
}

function steppersOf(index: PageIndex): readonly Stepper[] {
  const signs = (sign: RegExp): Entry[] => [
    ...index.actionable.filter((entry) => isSign(entry, sign)),
    // A word on a plain box is a word: only a sign alone is something to press.
    ...plainControls(index).filter((entry) => !/\p{L}/u.test(shownBy(entry)) && sign.test(shownBy(entry))),
  ];
  const [ups, downs] = [signs(upSign), signs(downSign)];
  return ups.flatMap((up) => {
    for (const around of ancestorsOf(up)) {
      const inside = below(index, around);
      const isIn = (entry: Entry): boolean => [...ancestorsOf(entry)].includes(around);
      const lower = downs.filter(isIn);
      if (lower.length > 1 || ups.filter(isIn).length > 1) return [];
      const [down] = lower;
      if (!down) continue;
      if (inside.some(({ node }) => fieldRoles.has(node.role) && node.readonly !== true)) return [];
      const texts = inside
        .filter((entry) => entry !== up && entry !== down && entry.node.children.length === 0)
        .map(({ node }) => (node.role === 'text' ? node.name : (node.value ?? readable(node))));
      const text = texts.join(' ');
      const all = text.match(/(?<![\d.,])\d+(?![\d.,])/g) ?? [];
      // "Children, under 12": the number of them stands alone.
      const alone = texts.filter((each) => /^\s*\d+\s*$/.test(each));
      const numbers = all.length > 1 && alone.length === 1 ? alone : all;
      if (numbers.length > 1) return [];
      const label = /\p{L}/u.test(text) ? text : labelBefore(around);
      if (numbers.length === 1 && label !== undefined)
        return [{ label, shown: Number(numbers[0]), up, down }];
    }
    return [];
  });
}

/** The text directly in front of what holds the signs and the number: "Servings − 4 +" in a line with other fields. */
function labelBefore({ node, parent }: Entry): string | undefined {
  const children = parent?.node.children ?? [];
  const before = children[children.indexOf(node) - 1];
  const text = before && before.children.length === 0 && !fieldRoles.has(before.role) ? readable(before) : '';
  return /\p{L}/u.test(text) && text.length <= LONGEST_LABEL && before?.role !== 'button' ? text : undefined;
}

/** By what it shows, or, when it shows nothing, by its icon or class. */
function isSign({ node }: Entry, sign: RegExp): boolean {
  if (node.hidden !== undefined || node.disabled) return false;
  // "+" that is called "More servings".
  const shown = [node.name, node.text ?? ''].filter((text) => text.trim() !== '');
  if (shown.length > 0) return shown.some((text) => sign.test(text.trim()));
  return (node.hints ?? []).some(({ text }) =>
    text.split(' ').some((word) => word.length > 1 && sign.test(word)),
  );
}
