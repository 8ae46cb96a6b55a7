/**
 * "Set the priority of #503 to Urgent", "assign the harbour shot to Dov", "make Nina the owner of #2", "unassign Omar from #504": which property of
 * which record is brought to which value. A sentence that can be divided in several ways gives them all. No page yet.
 */
import { monthSource } from '../../../contract/parse-date.js';

/** What is brought to what. */
export interface Setting {
  /** The record, as it is said. */
  record: string;
  /** What of it is set; undefined where only the value is said. */
  property?: string;
  /** Empty where the property is to have none. */
  value: string;
  /** What it has to be before: "reassign it from Omar to Nina". */
  was?: string;
  /** "The priority of #2": what is set of what is told by its words. */
  isOf?: true;
  /** The value is somebody who the record is given to. */
  isGiven?: true;
}

/** What is quoted while the sentence is divided. */
const HELD = '\uE000';
const heldAt = new RegExp(`${HELD}(\\d+)`, 'g');

const word = String.raw`[\p{L}\d#][\p{L}\d#&/'’-]*`;
/** A property in up to three words, none of which leads on to something else. */
const property = String.raw`(?:the |its )?(?<property>(?:(?!(?:of|for|on|in|to|the|as|from)\b)${word} ?){1,3}(?<! ))`;
const record = '(?<record>.+?)';
/** How much is given: "10 percent", "$5". */
const amount = '(?<value>[$€£]?\\d[\\d.,]*(?: ?%| per ?cent|[€£$])?)';
/** "4 seconds", "30 minute": how much of what. */
const measure = '(?<value>\\d[\\d.,]* ?-?\\p{L}+)';
const value = '(?:the |an? )?(?<value>.+?)';
const from = '(?: from (?<was>.+?))?';
const setting =
  '(?:set|change|switch|update|adjust|modify|correct|put|reset|edit|(?:raise|lower|increase|decrease|bump|move|bring|turn)(?: up| down)?)';
const moving =
  '(?:set|change|switch|update|put|mark|turn|(?:move|shift|push|bring|drop|send|take)(?: back)?|transition|promote|demote|upgrade|downgrade|advance)';
const giving = '(?:re-?assign|assign|delegate|allocate|hand(?: over| off)?|give|pass(?: on)?)';
const naming = '(?:make|name|appoint)';

/** The longer divisions first: what says the property is clearer than what does not. */
const patterns: readonly { verb: string; rest: string; isGiven?: true; isName?: true; isOf?: true }[] = [
  {
    verb: setting,
    rest: `${property} (?:of|for|on|in) ${record}${from} (?:to|as|into) ${value}`,
    isOf: true,
  },
  { verb: setting, rest: `${record}['’]s? ${property}${from} (?:to|as|into) ${value}`, isOf: true },
  { verb: '(?:set|put|choose|pick)', rest: `${value} as ${property} (?:of|for|on) ${record}` },
  { verb: '(?:rename|retitle)', rest: `${record} (?:to|as|into) ${value}`, isName: true },
  { verb: naming, rest: `${value} (?:the|as) ${property} (?:of|for|on) ${record}`, isOf: true },
  { verb: naming, rest: `${value} ${record}['’]s? ${property}`, isOf: true },
  { verb: giving, rest: `${record}${from} to ${value} as ${property}`, isGiven: true },
  { verb: giving, rest: `${value} (?:to|on) ${record} as ${property}`, isGiven: true },
  { verb: '(?:assign|give)', rest: `${value} (?<property>${word}) to ${record}` },
  { verb: giving, rest: `${record}${from} to the (?<property>${word}) ${value}`, isGiven: true },
  { verb: 'give', rest: `${record} (?:the |an? )?${property} (?:of )?(?<value>${HELD}\\d+|${word})` },
  { verb: 'give', rest: `${record} (?:the |an? )?(?<value>${HELD}\\d+|${word}) (?<property>${word})` },
  { verb: 'give', rest: `${record} (?:the |an? )?(?<value>${word} ${word}) (?<property>${word})` },
  { verb: giving, rest: `${record}${from} to ${value}`, isGiven: true },
  { verb: '(?:assign|give)', rest: `${value} (?:to|on) ${record}`, isGiven: true },
  {
    verb: '(?:set|change|switch|update|raise|lower)',
    rest: `${record} (?<property>${word})${from} to ${value}`,
  },
  {
    verb: moving,
    rest: `${record}(?: back| over)?${from} (?:to|into|in|as|on|onto) ${value} (?<property>${word})`,
  },
  {
    verb: moving,
    rest: `${record}(?: back| over)?${from} (?:to|into|in|as|on|onto) (?:the )?(?<property>${word}) ${value}`,
  },
  { verb: moving, rest: `${record}(?: back| over)?${from} (?:to|into|in|as|on|onto) ${value}` },
  { verb: 'make', rest: `${record} (?:an? )?(?<value>${HELD}\\d+|${word}) (?<property>${word})` },
  { verb: 'make', rest: `${record} (?:an? )?(?<value>${HELD}\\d+|${word})` },
  { verb: 'make', rest: `${record} (?:an? )?(?<value>${word} ${word})` },
  {
    verb: 'give',
    rest: `${record} an? ${amount} (?<property>${word})`,
  },
  {
    verb: '(?:give|apply|grant|allow|offer)',
    rest: `an? ${amount} (?<property>${word})`,
  },
  {
    verb: '(?:give|apply|grant|allow|offer)',
    rest: `(?:${record} )?an? (?<property>${word}) of ${amount}`,
  },
  { verb: 'give', rest: `${record} (?:an?|the) ${property} of ${value}` },
  { verb: 'give', rest: `${record} an? ${measure} (?<property>${word})` },
  { verb: 'unassign', rest: `(?<was>.+?) from ${record}`, isGiven: true },
  { verb: '(?:unassign|un-assign)', rest: record, isGiven: true },
  { verb: '(?:remove|take)', rest: `(?<was>.+?) (?:off )?as ${property} (?:of|from|for|on) ${record}` },
  { verb: '(?:clear|remove|unset|reset|empty)', rest: `the ${property} (?:of|from|for|on) ${record}` },
  { verb: setting, rest: `${property}${from} (?:to|as|into) ${value}` },
];

const read = patterns.flatMap(({ verb, rest, ...kind }) => {
  // Asked first: what a long pattern costs is to be made, and most sentences begin with none of these verbs.
  const begins = new RegExp(`^(?:please )?${verb} `, 'i');
  // Names that hold a "to" or "of" of their own: the record is as short as it can be, or as long.
  return [rest, rest.replaceAll('.+?', '.+')].map((each) => ({
    begins,
    pattern: new RegExp(`^(?:please )?${verb} ${each}$`, 'iu'),
    ...kind,
  }));
});

const month = new RegExp(`^${monthSource}$`, 'iu');

/** Each way to divide a clause, the clearest first; none where it sets nothing. */
export function settingsIn(text: string): readonly Setting[] {
  const held: string[] = [];
  const line = text
    .trim()
    .replaceAll(/["“]([^"“”]+)["”]/g, (_, inner: string) => `${HELD}${held.push(inner) - 1}`)
    .replace(/[.!]+$/, '')
    .replaceAll(/\s+/g, ' ');
  const told = (part: string): string =>
    part.replaceAll(heldAt, (_, at: string) => held[Number(at)] ?? '').trim();
  const found = read.flatMap(({ begins, pattern, isGiven, isName, isOf }): Setting[] => {
    const groups = begins.test(line) ? pattern.exec(line)?.groups : undefined;
    const whole = groups?.['record'] ?? '';
    const brought = groups?.['value'] ?? '';
    if (!groups || [whole, brought].some((part) => pronoun.test(part) || several.test(part))) return [];
    if (/^(?:not|no longer|of|to|as|an?|the)(?: |$)| (?:an?|the|of|to|as)$/.test(brought)) return [];
    if (/ not$/i.test(whole)) return [];
    const named = groups['property'];
    if (named !== undefined && (noProperty.test(named) || !/\p{L}/u.test(named))) return [];
    // "The visit on 10 June" has no June that is set.
    if (named !== undefined && /\d$/u.test(whole) && month.test(named)) return [];
    if (/^(?:the|an?|my|our)$| (?:the|an?)$/i.test(whole)) return [];
    // A number is no person, and something else is given to somebody.
    if (isGiven && /^(?:#|[A-Z]*-?\d)/.test(brought)) return [];
    return [
      {
        // What is quoted stays quoted: the record says it in just these words.
        record: whole.replaceAll(heldAt, (_, at: string) => `"${held[Number(at)]}"`),
        value: told(groups['value'] ?? ''),
        ...(groups['property'] !== undefined && { property: told(groups['property']) }),
        ...(isOf && { isOf }),
        ...(isName && { property: 'name' }),
        ...(groups['was'] !== undefined && { was: told(groups['was']) }),
        ...(isGiven && { isGiven }),
      },
    ];
  });
  // "The customer of #2" is no record, where it can be the customer that is set.
  const isWhole = ({ record: said }: Setting): boolean =>
    !found.some((other) => other.property !== undefined && other.record !== '' && holds(said, other));
  return found.filter(
    (one, at) =>
      isWhole(one) && found.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
}

/** Both the property and the record of another reading are in what this one takes for its record. */
function holds(said: string, { record, property = '' }: Setting): boolean {
  const place = said.toLowerCase();
  return place.includes(property.toLowerCase()) && place.includes(record.toLowerCase()) && said !== record;
}

const pronoun = /^(?:it|this|that|them|these|those|him|her|everything)$/i;

/** Words that no property is called by. */
const noProperty = /^(?:in|on|at|of|to|for|by|up|down|it|is|an?|the|and|not)$/i;

/** More than one record: said of each of them, and read elsewhere. */
const several = /\b(?:and|all|every|each|both)\b/i;
