/** "Show the chart for one month", "show the temperatures in Fahrenheit": one of a row of choices that are called by a sign, "1M", "°F". */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { fold, isStopWord, type Word, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isSubjectFor } from '../evidence/subject-of-page.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.8;

/** No sign has more characters than "° degrees C", with blanks around it. */
const LONGEST_SIGN = 16;

/** Signs of units, and how they are spoken. */
const units: readonly (readonly [sign: RegExp, spoken: RegExp])[] = [
  [/^(?:°|º|deg(?:rees)? ?)?c$/, /^(?:degrees )?(?:celsius|centigrade)$/],
  [/^(?:°|º|deg(?:rees)? ?)?f$/, /^(?:degrees )?fahrenheit$/],
  [/^(?:k|°k)$/, /^kelvins?$/],
  [/^km(?:\/h)?$|^kph$/, /^kilomet(?:er|re)s?(?: (?:per|an) hour)?$/],
  [/^mi$|^mph$/, /^miles?(?: (?:per|an) hour)?$/],
  [/^kgs?$/, /^kilo(?:gram(?:me)?)?s?$/],
  [/^lbs?$/, /^pounds?$/],
  [/^cm$/, /^centimet(?:er|re)s?$/],
  [/^in$|^″$|^"$/, /^inch(?:es)?$/],
  [/^ft$/, /^f(?:oo|ee)t$/],
  [/^€$|^eur$/, /^euros?$/],
  [/^\$$|^usd$/, /^(?:us )?dollars?$/],
  [/^£$|^gbp$/, /^(?:british )?pounds?$/],
];

const anyUnit = new RegExp(units.map(([{ source }]) => source).join('|'));

/** What is shown or counted in a unit, or over some time. */
const measured =
  /^(?:time|temperatures?|degrees?|prices?|amounts?|values?|units?|scale|distances?|weights?|lengths?|heights?|sizes?|speeds?|forecast|weather|currency|chart|graph|plot|diagram|curve|course|history|period|range|timeframe|interval|data|performance|view)$/;

/** The click on the one that is meant; undefined where no row of such choices has just one, or something else is spoken of. */
export function shortChoice(clause: Clause, { index }: Scene): Outcome | undefined {
  const tokens = tokensInOrder(clause.readings);
  if (!/^(?:open|click|select|set|goal)$/.test(clause.verb) || tokens.some(({ kind }) => kind === 'quoted'))
    return undefined;
  const choices = index.actionable.filter(
    ({ node }) =>
      /^(?:button|radio|tab|link|generic|listitem)$/.test(node.role) &&
      node.hidden === undefined &&
      node.disabled !== true,
  );
  // Only what is called by a sign has a row worth looking for: on a large page that is a handful, and each looks at all the others.
  const signs = choices.filter((entry) => isSign(nameOf(entry)));
  const found = signs.flatMap((entry) => {
    const row = signs.filter((other) => other !== entry && isBeside(other, entry));
    const rest = restOf(clause.text, nameOf(entry), row.map(nameOf));
    return rest === undefined ? [] : [{ entry, rest }];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const isPlain = (word: Word): boolean =>
    isStopWord(word) ||
    measured.test(word.text) ||
    leading.test(word.text) ||
    isSubjectFor(word, only.entry, index);
  if (!wordsOf(only.rest).every(isPlain)) return undefined;
  const done: Outcome =
    only.entry.node.role === 'radio'
      ? checkSteps([only.entry], true, CONFIDENCE)
      : { kind: 'steps', steps: [stepOn(only.entry, 'click', { confidence: CONFIDENCE })] };
  return explaining(done, spell(tokens));
}

/** What brings a choice about, and what joins it to what it is of. */
const leading =
  /^(?:show|display|view|see|switch|change|set|use|convert|choose|select|pick|put|go|over|in|into|to|for|of|as|the|from|on|with|last|past|instead|me)$/;

function nameOf({ node }: Entry): string {
  return node.name || (node.text ?? '');
}

function isBeside(one: Entry, other: Entry): boolean {
  const parents = [one.parent, one.parent?.parent];
  return (
    other.parent !== undefined && (parents.includes(other.parent) || parents.includes(other.parent.parent))
  );
}

/** What a sentence says besides the choice that has a sign; undefined where it does not say it, or its row has no other of such a kind. */
function restOf(sentence: string, name: string, row: readonly string[]): string | undefined {
  return spanIn(sentence, name, row) ?? unitIn(sentence, name, row);
}

function isSign(name: string): boolean {
  return name.length <= LONGEST_SIGN && (span.test(name.trim()) || isUnit(name));
}

function isUnit(text: string): boolean {
  return anyUnit.test(fold(text));
}

function unitIn(sentence: string, name: string, row: readonly string[]): string | undefined {
  if (!isUnit(name) || !row.some(isUnit)) return undefined;
  const [, before = '', said = ''] =
    /^(.*?\b(?:in|into|to|as|use|using|choose|select|pick)) (?:the )?((?:degrees |us |british )?[\p{L}/]+(?: (?:per|an) hour)?)(?: instead)?[.!]?$/iu.exec(
      sentence,
    ) ?? [];
  const isSaid = units.some(([sign, spoken]) => sign.test(fold(name)) && spoken.test(fold(said)));
  return isSaid ? before : undefined;
}

const span = /^(\d+) ?(min|mo|[mhdwy])$/i;
const lengths: Readonly<Record<string, RegExp>> = {
  min: /^min/,
  h: /^h/,
  d: /^d/,
  w: /^w/,
  mo: /^mo/,
  y: /^y/,
};
const spoken =
  /\b(?:the )?(?:(?:last|past) )?(?<n>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|last|past)[ -](?<unit>minute|hour|day|week|month|year)s?\b/iu;

/** "1M" between "1W" and "1Y" is a month; between "1h" and "15m" it is a minute. */
function unitOf(sign: string, row: readonly string[]): string {
  if (fold(sign) !== 'm') return fold(sign);
  const isLong = row.some((each) => /^\d+ ?[dwy]$/i.test(each.trim()));
  const isShort = row.some((each) => /^\d+ ?h$/i.test(each.trim()));
  return isLong && (!isShort || sign === 'M') ? 'mo' : 'min';
}

function spanIn(sentence: string, name: string, row: readonly string[]): string | undefined {
  const [, count, sign = ''] = span.exec(name.trim()) ?? [];
  const said = spoken.exec(sentence);
  if (count === undefined || !said || !row.some((each) => span.test(each.trim()))) return undefined;
  const number = wordsOf(said.groups?.['n'] ?? '')[0];
  const asked = /^(?:an?|last|past)$/.test(number?.text ?? '') ? '1' : (number?.meaning ?? '');
  const isLength = lengths[unitOf(sign, row)]?.test(fold(said.groups?.['unit'] ?? '')) === true;
  return asked === count && isLength ? sentence.replace(said[0], '') : undefined;
}
