/** Numbers between two signs, "- 2 +": pressed until the page shows the number, which is looked at again. */
import { type Clause, spell, valueOf } from '../language/clause.js';
import type { Scene } from '../matching/look-up.js';
import { explaining, stepOn, type Outcome, type Phase } from '../matching/outcome.js';
import { counterOf } from '../matching/counters.js';
import { type Stepper, stepperOf } from '../matching/steppers.js';
import { timesOf } from '../language/keys.js';
import { tokenize } from '../language/lexer.js';
import { wordsOf } from '../language/words.js';

type Stepping = Extract<Phase, { kind: 'stepper' }>;

/** Most presses that a number is worth. */
const MOST_PRESSES = 40;

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
  const [, what, number, often] =
    /^\S+ (.+?)(?: by (\w+)| (once|twice|\w+ times))?$/i.exec(text.replace(/[.\s]+$/, '')) ?? [];
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
  const stepper = stepperOf(phase.looked, index) ?? counterOf(phase.looked, index);
  if (stepper?.shown === phase.wanted) return { kind: 'done', reason: `it shows ${phase.wanted}` };
  const reason = `it shows ${stepper?.shown ?? 'no number'} after it was pressed, and not ${phase.wanted}`;
  if (!stepper || phase.isLast) return { kind: 'cannot-tell', looked: phase.looked, reason };
  const went = stepper.shown - phase.before;
  const isOneFurther = Math.abs(went) === 1 && Math.sign(went) === Math.sign(phase.wanted - phase.before);
  // A page that draws its signs anew with each press has to be looked at after each.
  const isSame =
    phase.ref !== undefined && [stepper.up, stepper.down].some(({ node }) => node.ref === phase.ref);
  return isOneFurther
    ? pressed(stepper, isSame ? { ...phase, isLast: true } : { ...phase, before: stepper.shown })
    : { kind: 'cannot-tell', looked: phase.looked, reason };
}

/** The presses from what is shown to what is wanted: one first, and the others once it has gone one further. */
export function pressed({ shown, up, down }: Stepper, phase: Stepping): Outcome {
  const left = phase.wanted - shown;
  if (left === 0) return { kind: 'done', reason: `it shows ${shown} already`, entries: [up, down] };
  if (Math.abs(left) > MOST_PRESSES)
    return { kind: 'cannot-tell', looked: phase.looked, reason: `it is ${Math.abs(left)} presses away` };
  const sign = left > 0 ? up : down;
  if (sign.node.disabled === true)
    return { kind: 'none', looked: `${phase.looked} ${phase.wanted}`, nearest: [] };
  const step = stepOn(sign, 'click', { confidence: 0.88 });
  const count = phase.isLast ? Math.abs(left) : 1;
  const next: Stepping = { ...phase, ...(sign.node.ref !== undefined && { ref: sign.node.ref }) };
  return { kind: 'steps', steps: Array.from({ length: count }, () => step), phase: next };
}
