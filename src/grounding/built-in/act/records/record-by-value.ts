/**
 * "The train that leaves at 09:04", "the cheapest train", "the fastest connection": one of a list by a time, a price or a duration that it
 * shows, whatever the page calls what the list is of. Only where one list of the page shows such values, and one of its items that value.
 */
import { type Clause, spell } from '../../language/clause.js';
import { clocksOf, clockOf } from '../../language/clock.js';
import type { Token } from '../../language/lexer.js';
import { parsePhrase } from '../../language/phrase.js';
import { isOrnament, isStopWord, toWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { amountIn, dependsOnPrice, isBeaten, isBeatenWithout } from '../../matching/positions.js';
import { textOfPage } from '../../matching/page-text.js';
import { isNounNowhere } from '../../matching/noun-nowhere.js';
import { contextFit } from '../../matching/surroundings.js';
import { wordToken } from '../../language/token-runs.js';
import { handleIn, isClassNoun } from './record-handle.js';
import { alikeOnes, recordsOn } from './record-target.js';

const CONFIDENCE = 0.8;

/** Which value of a record is meant. */
type Value = 'start' | 'end' | 'price' | 'duration' | 'length';

/** What is said of the record: that it has a value, or the least or greatest of all. */
interface Said {
  noun: string;
  of: Value;
  is: number | 'least' | 'greatest';
}

const article = '(?:the |a |an |that |this )?';
const noun = '(?<noun>[\\p{L}-]+(?: [\\p{L}-]+)?)';
const starts = '(?:leaves|departs|starts|begins|goes|sets off|leaving|departing|starting|beginning|going)';
const ends = '(?:arrives|ends|finishes|lands|gets in|gets there|arriving|ending|finishing|landing)';
const costs = '(?:costs|is|costing|priced at|priced)';
const that = '(?:(?:that|which|who) )?';
const time =
  "(?<time>\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?[ap]\\.?m\\.?|\\d{1,2} o'clock|noon|midnight)";
const price =
  '(?<price>[$€£¥] ?\\d[\\d.,]*|[a-z]{3} \\d[\\d.,]*|\\d[\\d.,]* ?(?:[$€£¥]|[a-z]{3}|kr|euros?|dollars))';

const phrases: readonly (readonly [RegExp, Value])[] = [
  [new RegExp(`^${article}${noun} ${that}${starts} at ${time}$`, 'iu'), 'start'],
  [new RegExp(`^${article}${noun} ${that}${ends} at ${time}$`, 'iu'), 'end'],
  [new RegExp(`^${article}${noun} at ${time}$`, 'iu'), 'start'],
  [new RegExp(`^${article}${time} (?<noun>[\\p{L}-]+)$`, 'iu'), 'start'],
  [new RegExp(`^${article}${noun} (?:${that}${costs}|for) ${price}$`, 'iu'), 'price'],
];

const extremes: readonly (readonly [RegExp, Value, 'least' | 'greatest'])[] = [
  [/^(?:cheapest|least expensive|lowest priced|lowest-priced)$/, 'price', 'least'],
  [/^(?:dearest|priciest|most expensive|costliest)$/, 'price', 'greatest'],
  [/^(?:earliest)$/, 'start', 'least'],
  [/^(?:latest)$/, 'start', 'greatest'],
  [/^(?:fastest|quickest)$/, 'duration', 'least'],
  [/^shortest$/, 'length', 'least'],
  [/^slowest$/, 'duration', 'greatest'],
  [/^longest$/, 'length', 'greatest'],
];

const extremeOf = new RegExp(
  `^${article}(least expensive|most expensive|lowest priced|[\\p{L}-]+) ([\\p{L}-]+(?: [\\p{L}-]+)?)$`,
  'iu',
);

/** What each of them needs: most sentences have no number and compare nothing. */
const isMeasured = /\d|noon|midnight/i;
const isExtreme = /est |expensive|priced/i;

/** The step in the one record that has that value; undefined where the clause speaks of none, or the page leaves open which. */
export function recordByValue(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:click|open|select|goal)$/.test(clause.verb)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const tokens = clause.verb === 'goal' ? behindVerb(target) : target;
  const said = saidOf(tokens);
  if (!said || tokens.some(({ kind }) => kind === 'variable')) return undefined;
  const record = recordWith(said, scene.index);
  if (!record) return undefined;
  const phrase = parsePhrase([wordToken(said.noun)])[0];
  const deed =
    clause.verb === 'goal'
      ? spell(target.slice(0, target.length - tokens.length)).replace(/ (?:for|on|to|in)$/i, '')
      : (clause.said.split(' ')[0] ?? '');
  const handle = phrase && handleIn(record, { said: deed, phrase, clause, scene });
  if (!handle || handle.node.disabled === true || /^(?:checkbox|radio|switch)$/.test(handle.node.role))
    return undefined;
  if (clause.verb !== 'goal' && !takes(handle)) return undefined;
  const superlative = { of: [toWord('price')], most: said.is === 'greatest' };
  const amount = typeof said.is === 'number' || said.of !== 'price' ? undefined : valueOf(record, 'price');
  if (amount !== undefined && isBeatenWithout(handle, record, { superlative, amount })) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(handle, 'click', { confidence: CONFIDENCE })],
    explained: spell(target),
  };
}

/** Who opens or chooses a record does not use the only button in it for whatever else that does: "Cancel event". */
function takes({ node, evidence: [name] }: Entry): boolean {
  return node.role !== 'button' || taking.test(name?.words[0]?.text ?? '');
}

const taking =
  /^(?:select|choose|pick|take|book|buy|order|reserve|get|view|open|show|see|details?|more|read|go|continue|info|start|join|apply|register)$/;

/**
 * "The flight departing at 08:00", where one arrives at 08:00 and none leaves then: said of when it starts or ends, a time that a record shows is
 * not enough. A refusal that stands; undefined where there is such a record, or no list that shows times.
 */
export function atOtherTime(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:click|open|select|goal)$/.test(clause.verb) || !timed.test(clause.text)) return undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  const said = saidOf(clause.verb === 'goal' ? behindVerb(target) : target);
  if (!said || typeof said.is !== 'number' || (said.of !== 'start' && said.of !== 'end')) return undefined;
  const records = recordsOn(index, false).filter((record) => timesOf(readable(record.node)).length > 0);
  const isAt = (record: Entry): boolean => valueOf(record, said.of) === said.is;
  const isShown = records.some((record) =>
    timesOf(readable(record.node)).some(({ minutes }) => minutes === said.is),
  );
  return isShown && !records.some(isAt)
    ? { kind: 'none', looked: clause.text, nearest: [], final: true }
    : undefined;
}

const timed = new RegExp(` (?:${starts}|${ends}) at `, 'iu');

/** "Sign up for the course …": what the verb is done to. */
function behindVerb(target: readonly Token[]): readonly Token[] {
  const start = target.findIndex(
    ({ kind, lower }, at) => at > 0 && !(kind === 'word' && /^(?:up|in|out|for|on|to)$/.test(lower)),
  );
  return start === -1 ? [] : target.slice(start);
}

function saidOf(tokens: readonly Token[]): Said | undefined {
  const text = spell(tokens).replaceAll('"', '');
  for (const [pattern, of] of isMeasured.test(text) ? phrases : []) {
    const groups = pattern.exec(text)?.groups;
    if (!groups?.['noun']) continue;
    const is =
      groups['price'] === undefined
        ? clocksOf((groups['time'] ?? '').toLowerCase())[0]
        : amountIn(groups['price'], [{ text: 'price' }]);
    if (is !== undefined) return { noun: groups['noun'], of, is };
  }
  const [, how = '', called] = (isExtreme.test(text) && extremeOf.exec(text)) || [];
  const extreme = extremes.find(([words]) => words.test(how.toLowerCase()));
  return extreme && called !== undefined ? { noun: called, of: extreme[1], is: extreme[2] } : undefined;
}

/** The one record of the one list that shows such values. */
function recordWith({ noun, of, is }: Said, index: PageIndex): Entry | undefined {
  const words = wordsOf(noun).filter((word) => !isStopWord(word));
  if (words.some((word) => isNounNowhere(word, index))) return undefined;
  const groups = alikeOnes(recordsOn(index, false)).filter((group) =>
    group.every((record) => valueOf(record, of) !== undefined),
  );
  const inner = groups.filter(
    (group) =>
      !groups.some(
        (other) => other !== group && other.every((each) => group.some((one) => isInside(each, one))),
      ),
  );
  const [group, ...others] = inner;
  if (!group || others.length > 0) return undefined;
  // "The night train": a word that only some of the list say has to be said by the one.
  const distinct = words.filter((word) => {
    const saying = group.filter((record) => saysIt(record, word));
    return saying.length > 0 && saying.length < group.length;
  });
  if (words.some((word) => !distinct.includes(word) && isSaidOfOthers(word, group, index))) return undefined;
  // "The cheapest walnut desk", where nothing is of walnut: the cheapest of all is another one.
  const isUnsaid = (word: ReturnType<typeof toWord>): boolean =>
    !isClassNoun(word, index) &&
    mentionsOf(word, index).size === 0 &&
    !group.some((record) => saysIt(record, word));
  const isShop = of === 'price' && /\bcart\b|\bbasket\b/.test(textOfPage(index).text);
  if (typeof is !== 'number' && (isShop ? words : words.slice(0, -1)).some(isUnsaid)) return undefined;
  // "The direct train for 32 euros", where only a box to tick says "direct": it is said of none of the list.
  const isOfControl = (word: ReturnType<typeof toWord>): boolean => {
    const mentions = [...mentionsOf(word, index)];
    return mentions.length > 0 && mentions.every((entry) => [entry, ...ancestorsOf(entry)].some(isControl));
  };
  if (words.slice(0, -1).some((word) => isOfControl(word) && !group.some((record) => saysIt(record, word))))
    return undefined;
  const fitting = group.filter((record) => distinct.every((word) => saysIt(record, word)));
  const amounts = fitting.map((record) => valueOf(record, of) as number);
  if (
    typeof is !== 'number' &&
    (fitting.length < 2 || areDated(fitting) || (of === 'price' && isUnclear(fitting, is)))
  )
    return undefined;
  const wanted = typeof is === 'number' ? is : is === 'least' ? Math.min(...amounts) : Math.max(...amounts);
  const [found, ...rivals] = fitting.filter((_, at) => amounts[at] === wanted);
  if (!found || rivals.length > 0) return undefined;
  const isTaken =
    typeof is !== 'number' &&
    of === 'price' &&
    isBeaten(found, { of: [toWord('price')], most: is === 'greatest' }, wanted);
  return isTaken ? undefined : found;
}

function saysIt(record: Entry, word: ReturnType<typeof toWord>): boolean {
  return wordsOf(readable(record.node)).some((shown) => wordLikeness(word, shown) >= 0.9);
}

function isControl({ node }: Entry): boolean {
  return node.tag === 'label' || /^(?:checkbox|radio|switch|tab|option|combobox)$/.test(node.role);
}

/** The title of another part of the page, or of another list, says the noun. */
function isSaidOfOthers(word: ReturnType<typeof toWord>, group: readonly Entry[], index: PageIndex): boolean {
  const titles = [...mentionsOf(word, index)].filter(({ node }) =>
    /^(?:heading|caption|table|list|grid|region)$/.test(node.role),
  );
  return titles.length > 0 && group.every((record) => contextFit(record, [word], []) === 0);
}

/** The old price and the new one may lead to different ones. */
function isUnclear(group: readonly Entry[], is: 'least' | 'greatest'): boolean {
  return dependsOnPrice(
    group.map(({ node }) => readable(node)),
    { of: [toWord('price')], most: is === 'greatest' },
  );
}

const dates =
  /\b(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|today|tomorrow|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/i;

/** Items of several days are not ordered by the time of day. */
function areDated(group: readonly Entry[]): boolean {
  return group.some((record) => {
    const text = readable(record.node);
    // Texts of several elements may stand without a space between them.
    const words = wordsOf(text).map((word) => word.text);
    return dates.test(`${text} ${words.join(' ')}`);
  });
}

function valueOf(record: Entry, of: Value): number | undefined {
  const text = readable(record.node);
  if (of === 'price') return amountIn(text, [{ text: 'price' }]);
  if (of === 'duration') return durationIn(text);
  // The shortest way may be the slowest.
  if (of === 'length') return /\d ?(?:km|kilomet|miles?\b|mi\b)/i.test(text) ? undefined : durationIn(text);
  const times = timesIn(record, text);
  const named = times.filter(({ role }) => role === of);
  if (named.length > 0) return named.length === 1 ? named[0]?.minutes : undefined;
  const open = times.filter(({ role }) => role === undefined);
  if (open.length !== times.length) return undefined;
  return of === 'start' ? open[0]?.minutes : open.length === 2 ? open[1]?.minutes : undefined;
}

interface Time {
  minutes: number;
  role?: 'start' | 'end';
}

const starting = /^(?:dep|departs?|departure|departing|leaves?|leaving|starts?|start|from|begins?|out)$/;
const ending = /^(?:arr|arrives?|arrival|arriving|ends?|end|to|until|till|finish|lands?|landing|back)$/;

/** The times of day that a record shows, each with what its column or the word before it says of it. */
function timesIn(record: Entry, text: string): Time[] {
  const role = (words: readonly { text: string }[]): Time['role'] =>
    words.some((word) => starting.test(word.text))
      ? 'start'
      : words.some((word) => ending.test(word.text))
        ? 'end'
        : undefined;
  const heads = record.node.role === 'row' ? headsOver(record) : [];
  if (heads.length > 0)
    return record.node.children.flatMap((cell, at): Time[] => {
      const found = timesOf(readable(cell));
      const [only, ...others] = found;
      const what = role(wordsOf(heads[at] ?? ''));
      return only && others.length === 0 ? [{ minutes: only.minutes, ...(what && { role: what }) }] : found;
    });
  return timesOf(text).map(({ minutes, before }) => {
    const what = role(
      wordsOf(before)
        .filter((word) => !isOrnament(word))
        .slice(-1),
    );
    return { minutes, ...(what && { role: what }) };
  });
}

function timesOf(text: string): { minutes: number; before: string }[] {
  const found: { minutes: number; before: string }[] = [];
  for (const match of text.matchAll(
    /(?<![\d:.,])\d{1,2}(?:[:.h]\d{2})?(?:\s*[ap]\.?m\b\.?)?(?![\d:.,]*\d)/giu,
  )) {
    const minutes = clockOf(match[0]);
    // "64.50 CHF" is no time.
    const isPrice =
      !/[:apm]/i.test(match[0]) &&
      (/[$€£¥]\s*$|(?:chf|usd|eur|gbp)\s*$/i.test(text.slice(0, match.index)) ||
        /^\s*(?:[$€£¥]|chf|usd|eur|gbp|km|mi|kg)/i.test(text.slice(match.index + match[0].length)));
    if (minutes !== undefined && !isPrice) found.push({ minutes, before: text.slice(0, match.index).trim() });
  }
  return found;
}

/** What the columns of the table of a row are called. */
function headsOver({ parent }: Entry): string[] {
  const rows = [...(parent?.node.children ?? []), ...(parent?.parent?.node.children ?? [])].flatMap((each) =>
    each.role === 'rowgroup' ? each.children : [each],
  );
  const head = rows.find((row) => row.children.some((cell) => cell.role === 'columnheader'));
  return (head?.children ?? []).map((cell) => cell.name || readable(cell));
}

/** The one duration that a text gives, in minutes: "2 h 35 min", "95 min", "1:45 h"; undefined where it gives none or several. */
function durationIn(text: string): number | undefined {
  const found = [
    ...text.matchAll(
      /(?<![\d:.,])(?:(?<h>\d{1,3}) ?(?:h|hrs?|hours?)(?:\s*(?<m>\d{1,2}) ?(?:m|min|mins|minutes)?)?|(?<hh>\d{1,2}):(?<mm>\d{2}) ?(?:h|hrs?|hours)|(?<only>\d{1,4}) ?(?:min|mins|minutes))\b/giu,
    ),
  ].map(({ groups = {} }) =>
    groups['only'] === undefined
      ? Number(groups['h'] ?? groups['hh']) * 60 + Number(groups['m'] ?? groups['mm'] ?? 0)
      : Number(groups['only']),
  );
  return found.length === 1 ? found[0] : undefined;
}
