/** "Turn the second dial up three times", "press the down arrow of the last dial": pairs of signs that nothing names, told by their order. */
import { type Clause, spell } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { timesOf } from '../../language/keys.js';
import { tokenize } from '../../language/lexer.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf } from '../../matching/page-index.js';
import { namelessSteppers, type Stepper } from '../../matching/steppers.js';

const CONFIDENCE = 0.85;

const often = '(?: (?<often>once|twice|\\w+ times))?';
const which = 'the (?<nth>\\p{L}+|\\d{1,2}(?:st|nd|rd|th)) (?<noun>\\p{L}+)';
const turned = new RegExp(
  `^(?:turn|move|rotate|spin|nudge|scroll|click|press|push) ${which} (?<way>up|down)(?:wards?)?${often}$`,
  'iu',
);
const pressedOn = new RegExp(
  `^(?:press|click|tap|hit|push)(?: on)? (?:the )?(?<way>up|down|plus|minus|\\+|-|−|▲|▼)(?: (?:arrow|button|sign|key))? (?:of|on|for|at|in) ${which}${often}$`,
  'iu',
);

/** What pages and people call one of several numbers that are turned. */
const dial = /^(?:dial|wheel|digit|number|ring|roller|counter|spinner|stepper)$/;

/** The sign of that one, as often as it is said. What is clicked twice are two clauses already. */
export function nthStepper(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = spell(clause.readings.find((reading) => reading.target)?.target ?? []);
  const verb = clause.verb === 'click' ? 'press' : clause.said;
  const rest = target.replace(new RegExp(`^${clause.said} `, 'i'), '');
  const said = `${verb} ${/^the /i.test(rest) ? rest : `the ${rest}`}`;
  const found = (turned.exec(said) ?? pressedOn.exec(said))?.groups;
  if (!/^(?:click|goal)$/.test(clause.verb) || !found) return undefined;
  const { nth = '', noun = '', way = '', often: times } = found;
  const ordinal = ordinalAt(tokenize(`${nth} ${noun}`), 0)?.ordinal;
  const all = namelessSteppers(index);
  const isCalled = dial.test(noun.toLowerCase()) || all.every((stepper) => isMarked(stepper, noun));
  if (ordinal === undefined || all.length < 2 || !isCalled) return undefined;
  const stepper = all.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (!stepper) return { kind: 'none', looked: clause.text, nearest: [] };
  const sign = /^(?:up|plus|\+|▲)$/i.test(way) ? stepper.up : stepper.down;
  const step = stepOn(sign, 'click', { confidence: CONFIDENCE });
  const count = times === undefined ? 1 : timesOf(tokenize(times)).count;
  return {
    kind: 'steps',
    steps: Array.from({ length: count }, () => step),
    explained: `${clause.text} ${target}`,
  };
}

/** Whether the box around it has a class of that name. */
function isMarked({ up }: Stepper, noun: string): boolean {
  return [...ancestorsOf(up)]
    .slice(0, 2)
    .some(({ node: { classes = [] } }) =>
      classes.some((name) => wordsOf(name)[0]?.stem === wordsOf(noun)[0]?.stem),
    );
}
