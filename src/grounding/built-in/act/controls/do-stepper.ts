/** Numbers between two signs, "- 2 +": pressed until the page shows the number, which is looked at again. */
import { beyondLimits } from './put.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, stepOn, type Outcome, type Phase } from '../../matching/outcome.js';
import { counterOf } from '../../matching/counters.js';
import { isOfUnit, isSpokenStepper, type Stepper, stepperOf } from '../../matching/steppers.js';
import { timesOf } from '../../language/keys.js';
import { tokenize } from '../../language/lexer.js';
import { contentOf, isAmong, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

type Stepping = Extract<Phase, { kind: 'stepper' }>;

/** Most presses that a number is worth. */
const MOST_PRESSES = 40;

/** "Set the guests to 4", where no field but two signs hold the guests; undefined where there is no such thing. */
export function stepperOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  for (const { target, value } of clause.readings) {
    const [figure = '', ...unit] = value
      ? valueOf(value)
          .trim()
          .split(/(?<=\d|^\p{L}+)\s(?=[\p{L}°]+$)|(?<=\d)(?=°)/u)
      : [];
    const wanted = figureIn(figure);
    if (!target || wanted === undefined) continue;
    const looked = spell(target);
    const stepper = stepperOf(looked, scene.index);
    if (unit.some((each) => !isOfUnit(each, stepper?.unit))) continue;
    // "Raise it to 100" from 300 is something else.
    const isContrary = stepper && contrary[clause.said]?.(wanted, stepper.shown) === true;
    if (!stepper || isContrary) continue;
    const outcome = pressed(stepper, { kind: 'stepper', looked, wanted, before: stepper.shown });
    // What it is called is as well explained by what it shows already.
    if (outcome.kind === 'done') return { kind: 'done', reason: outcome.reason };
    return explaining(outcome, `${looked} ${wanted} ${valueOf(value ?? [])}`);
  }
  return undefined;
}

/** "Set the guests to 4", where "More guests" and "Fewer guests" say so themselves: no list that only stands near the word is meant. */
export function spokenStepper(clause: Clause, scene: Scene): Outcome | undefined {
  const isSpoken = clause.readings.some(({ target, value }) => {
    const stepper =
      clause.verb === 'set' && target && value && figureIn(valueOf(value)) !== undefined
        ? stepperOf(spell(target), scene.index)
        : undefined;
    return stepper !== undefined && isSpokenStepper(stepper);
  });
  return isSpoken
    ? (stepperOutcome(clause, scene) ?? { kind: 'none', looked: clause.text, nearest: [], final: true })
    : undefined;
}

/** What a verb says of the way that the number goes, where the page has it go the other way. */
export const contrary: Readonly<Record<string, (wanted: number, shown: number) => boolean>> = {
  raise: (wanted, shown) => wanted < shown,
  increase: (wanted, shown) => wanted < shown,
  lower: (wanted, shown) => wanted > shown,
  decrease: (wanted, shown) => wanted > shown,
  reduce: (wanted, shown) => wanted > shown,
};

/** "4", "four", "-2", "€1,500": the figure that is said, which may have the sign of a currency; undefined for anything else. */
function figureIn(text: string): number | undefined {
  const words = wordsOf(text).filter((word) => !/^[€$£]$/.test(word.text));
  const [only, ...others] = words;
  const figure = only?.meaning.replaceAll(/,(?=\d{3}(?:,|$))/g, '') ?? '';
  const sign = /^[-−–]\d/.test(text) ? '-' : '';
  return others.length === 0 && /^\d{1,6}(?:\.\d{1,2})?$/.test(figure) ? Number(sign + figure) : undefined;
}

/** "Decrease the rooms by one": as many presses from the number that is shown. */
export function changeOutcome({ verb, said, text }: Clause, { index }: Scene): Outcome | undefined {
  const way = /^(?:increase|raise|increment)/.test(said)
    ? 1
    : /^(?:decrease|lower|decrement|reduce)/.test(said)
      ? -1
      : 0;
  const [, what, number, unit, often] =
    /^\S+ (.+?)(?: by (\w+)(?: ([\p{L}°]+))?| (once|twice|\w+ times))?$/iu.exec(
      text.replace(/[.\s]+$/, ''),
    ) ?? [];
  const count =
    often === undefined
      ? number === undefined
        ? 1
        : Number(wordsOf(number)[0]?.meaning)
      : timesOf(tokenize(often)).count;
  if (verb !== 'goal' || way === 0 || what === undefined || !Number.isInteger(count)) return undefined;
  // "Decrease the tape": its number, where it has just one.
  const looked = stepperOf(what, index) ? what : `quantity of ${what}`;
  const stepper = stepperOf(looked, index);
  const field = stepper || number === undefined ? undefined : steppedField(what, index);
  if (field && unit === undefined && count > 0) {
    const filled = String(Number(field.node.value) + way * count);
    const beyond = beyondLimits(field, filled);
    if (beyond !== undefined) return { kind: 'cannot-tell', looked: text, reason: beyond };
    return explaining(
      { kind: 'steps', steps: [stepOn(field, 'fill', { args: [filled], confidence: 0.85 })] },
      text,
    );
  }
  if (!stepper || (unit !== undefined && !isOfUnit(unit, stepper.unit))) return undefined;
  const wanted = stepper.shown + way * count;
  return explaining(pressed(stepper, { kind: 'stepper', looked, wanted, before: stepper.shown }), text);
}

/** The one field called so whose whole number has a button for more and one for less beside it. */
function steppedField(what: string, { actionable }: PageIndex): Entry | undefined {
  const said = contentOf(what);
  const called = actionable.filter(({ node, parent }) => {
    const name = contentOf(node.name);
    const ways = (parent?.children ?? []).filter((each) =>
      /^(?:increase|decrease|increment|decrement)\b/i.test(each.node.name),
    );
    return (
      /^(?:textbox|spinbutton)$/.test(node.role) &&
      /^\d{1,6}$/.test(node.value ?? '') &&
      ways.length === 2 &&
      said.length > 0 &&
      name.length === said.length &&
      name.every((word) => isAmong(word, said))
    );
  });
  return called.length === 1 ? called[0] : undefined;
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

/** After the first press: the rest, as many as it takes by how far the first went, and the end, when the number is there. */
export function stepperPhase(phase: Stepping, { index }: Scene): Outcome {
  const stepper = stepperOf(phase.looked, index) ?? counterOf(phase.looked, index);
  if (stepper?.shown === phase.wanted) return { kind: 'done', reason: `it shows ${phase.wanted}` };
  const reason = `it shows ${stepper?.shown ?? 'no number'} after it was pressed, and not ${phase.wanted}`;
  if (!stepper || phase.isLast) return { kind: 'cannot-tell', looked: phase.looked, reason };
  const went = round(stepper.shown - phase.before);
  const presses = round((phase.wanted - stepper.shown) / went);
  if (!Number.isInteger(presses) || presses <= 0 || presses > MOST_PRESSES)
    return { kind: 'cannot-tell', looked: phase.looked, reason };
  // A page that draws its signs anew with each press has to be looked at after each.
  const isSame =
    phase.ref !== undefined && [stepper.up, stepper.down].some(({ node }) => node.ref === phase.ref);
  return isSame
    ? pressedOften(stepper, { ...phase, isLast: true }, presses)
    : pressed(stepper, { ...phase, before: stepper.shown });
}

/** The first press towards what is wanted, which shows how far one goes. */
export function pressed(stepper: Stepper, phase: Stepping): Outcome {
  const { shown, up, down } = stepper;
  const left = round(phase.wanted - shown);
  if (left === 0) return { kind: 'done', reason: `it shows ${shown} already`, entries: [up, down] };
  if (Math.abs(left) / unitOf(shown, phase.wanted) > MOST_PRESSES)
    return { kind: 'cannot-tell', looked: phase.looked, reason: `it is ${Math.abs(left)} presses away` };
  return pressedOften(stepper, phase, 1);
}

function pressedOften({ shown, up, down }: Stepper, phase: Stepping, presses: number): Outcome {
  const sign = phase.wanted > shown ? up : down;
  if (sign.node.disabled === true)
    return { kind: 'none', looked: `${phase.looked} ${phase.wanted}`, nearest: [] };
  const step = stepOn(sign, 'click', { confidence: 0.88 });
  const next: Stepping = { ...phase, ...(sign.node.ref !== undefined && { ref: sign.node.ref }) };
  return { kind: 'steps', steps: Array.from({ length: presses }, () => step), phase: next };
}

/** The farthest that one press may go from the one to the other: 50 from 300 to 150. */
function unitOf(shown: number, wanted: number): number {
  return [1000, 500, 100, 50, 10, 5].find((unit) => shown % unit === 0 && wanted % unit === 0) ?? 1;
}

/** Without what is lost in adding up fractions. */
function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
