/**
 * "Only show flats between 600 and 900 euros", where two number fields stand together for the least and the most: each takes its bound, and the
 * one button beside them applies it.
 */
import type { Clause } from '../../language/clause.js';
import { currencyOf } from '../../language/currencies.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  isInside,
  mentionsOf,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

const CONFIDENCE = 0.82;

const amount = String.raw`[$€£]?\s?(\d+(?:[.,]\d+)?)\s?(?:[$€£%])?`;

/** "… between 600 and 900 euros", "… from 600 to 900 €", "… of 600 to 900". */
const ranged = new RegExp(
  String.raw`^(.+?)\s(?:between|from|of|in the range of|to)\s${amount}(?:\s(\p{L}+))?\s?(?:-|–|to|and|until)\s${amount}(.*)$`,
  'iu',
);

const least = /^(?:min|minimum|from|low|lowest|least|at least|lower|start)$/;
const most = /^(?:max|maximum|to|up to|high|highest|most|at most|upper|end|until)$/;

/** Both fields and what applies them; undefined where the sentence says no two bounds, or the page has not one such pair for what it says. */
export function twoBounds(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:open|goal|set|select|fill|search)$/.test(clause.verb) || scene.among) return undefined;
  const [, said = '', low, unit = '', high, rest = ''] = ranged.exec(clause.text.replaceAll('"', '')) ?? [];
  if (low === undefined || high === undefined || toNumber(low) > toNumber(high)) return undefined;
  // What else is said would be left out.
  if (/\d/.test(said) || /\d/.test(rest)) return undefined;
  const signs = clause.text.match(/[$€£%]/g) ?? [];
  const units = [...signs, ...contentOf(`${unit} ${rest}`).map(({ text }) => text)];
  const pairs = pairsOf(scene.index).filter((pair) => fits(pair, { said, units, index: scene.index }));
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0) return undefined;
  const fill = (field: Entry, text: string) =>
    stepOn(field, 'fill', { args: [text], confidence: CONFIDENCE });
  const steps = [fill(pair.from, low), fill(pair.to, high)];
  const applying = applierOf(pair, scene.index);
  const isGoal = !/^(?:set|fill)$/.test(clause.verb) && !/^(?:limit|set|enter)/i.test(clause.text);
  if (applying === 'unclear') return undefined;
  // Where only the fields are spoken of, what applies them is said behind it.
  if (applying && (isGoal || clause.followed !== true))
    steps.push(stepOn(applying, 'click', { confidence: CONFIDENCE }));
  if (!applying) steps.push(stepOn(pair.to, 'press', { args: ['Enter'], confidence: CONFIDENCE }));
  return { kind: 'steps', steps, explained: clause.text };
}

/** The one button around the fields that applies what is in them; unclear where there are several, or where Enter would send off something else. */
function applierOf({ from, to }: Pair, index: PageIndex): Entry | 'unclear' | undefined {
  const buttons = index.actionable.filter(
    ({ node, evidence: [name] }) =>
      node.role === 'button' &&
      node.hidden === undefined &&
      /^(?:apply|go|filter|search|ok|set|show|update|done)$/.test(name?.words[0]?.text ?? ''),
  );
  for (const place of ancestorsOf(from)) {
    const [button, ...others] = isInside(to, place) ? buttons.filter((each) => isInside(each, place)) : [];
    if (button) return others.length === 0 ? button : 'unclear';
  }
  return formOf(from) ? 'unclear' : undefined;
}

/** The fields for both bounds, and the box around them that says what they are for. */
interface Pair {
  from: Entry;
  to: Entry;
  around: Entry;
}

function pairsOf(index: PageIndex): Pair[] {
  const fields = index.actionable.filter(
    ({ node }) =>
      node.hidden === undefined &&
      node.disabled !== true &&
      (node.role === 'spinbutton' ||
        (node.role === 'textbox' && node.tag === 'input' && isNumeric(node.inputType))),
  );
  return fields.flatMap((from, at) => {
    const to = fields[at + 1];
    if (!to || !isCalled(from, least) || !isCalled(to, most)) return [];
    const around = [...ancestorsOf(from)].find(
      (place) => isInside(to, place) && (place.node.name !== '' || labels(place, index)),
    );
    if (!around || fields.filter((field) => isInside(field, around)).length !== 2) return [];
    return [{ from, to, around }];
  });
}

function isNumeric(type: string | undefined): boolean {
  return type === undefined || /^(?:number|text|tel)$/.test(type);
}

/** A box that says more than its fields do: what they are for. */
function labels(place: Entry, index: PageIndex): boolean {
  return below(index, place).some(
    ({ node, actionable }) => !actionable && node.ref !== undefined && /\p{L}{3,}/u.test(node.text ?? ''),
  );
}

/** Its name, or what it asks for, begins or ends with such a word. */
function isCalled({ evidence }: Entry, names: RegExp): boolean {
  return evidence.some(({ kind, words }) => {
    const [first, last] = [words[0]?.text ?? '', words.at(-1)?.text ?? ''];
    return (
      !/^(?:value|class|icon)$/.test(kind) && words.length <= 3 && (names.test(first) || names.test(last))
    );
  });
}

/** What the sentence says of the figures is what the pair is for, its unit is that of the pair, and all else is what the page is about. */
function fits(
  { around }: Pair,
  { said, units, index }: { said: string; units: readonly string[]; index: PageIndex },
): boolean {
  const shown = `${around.node.name} ${readable(around.node)}`;
  const words = wordsOf(shown);
  const isIn = (word: Word): boolean => words.some((each) => wordLikeness(word, each) >= 0.9);
  const currencies = new Set(
    (shown.match(/[$€£]|\p{L}+/gu) ?? []).flatMap((text) => currencyOf({ text }) ?? []),
  );
  const isUnit = (text: string, at: number): boolean => {
    const currency = currencyOf({ text });
    if (currency !== undefined) return currencies.has(currency);
    return text === '%' ? shown.includes(text) : at > 0 && each.test(text) ? true : wordsOf(text).every(isIn);
  };
  const nouns = contentOf(said).filter(({ text }) => !narrowing.test(text));
  const isOfCost = ({ text }: Word): boolean => currencies.size > 0 && costs.test(text);
  const others = nouns.filter((word) => !isIn(word) && !isOfCost(word));
  const isList = ({ text }: Word): boolean => text.endsWith('s') && !measures.test(text);
  return (
    units.every(isUnit) &&
    others.length <= 1 &&
    others.every((word) => isList(word) && mentionsOf(word, index).size > 0) &&
    (units.length > 0 || nouns.length > others.length)
  );
}

/** Verbs and words around what is narrowed. */
const narrowing =
  /^(?:show|only|just|filter|list|find|display|see|set|limit|narrow|restrict|search|those|ones|results|having|range)$/;

/** What a cost is called where the fields only say a currency. */
const costs = /^(?:price|prices|priced|cost|costs|costing|fee|rent)$/;

/** What a price is for. */
const each = /^(?:per|night|nights|day|week|month|year|person|each|piece)$/;

/** Words for what is measured, which two fields for something else are not for. */
const measures =
  /^(?:price|rent|cost|size|area|weight|year|age|distance|length|height|width|rating|date|time|duration|speed|power|rooms?|seats?|beds?)$/;

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
