/**
 * "Convert 10 kilometres to miles": the amount into the field of the one converter on the page that has both units, in two lists or as the names
 * of two fields, and its button where it has one.
 */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { isSameUnit } from '../../language/units.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

const converting =
  /^convert (?<amount>[-−]?\d[\d.,]*)\s?(?<from>[°º$€£¥]?\s?[\p{L}/$€£¥][\p{L}/ ]{0,30}?|[$€£¥]) (?:to|into|in) (?:the )?(?<to>[°º]?\s?[\p{L}/$€£¥][\p{L}/ ]{0,30}?)[.!]?$/iu;
const signFirst =
  /^convert (?<from>[$€£¥])\s?(?<amount>\d[\d.,]*) (?:to|into|in) (?:the )?(?<to>[\p{L}$€£¥ ]{1,30}?)[.!]?$/iu;

interface Conversion {
  amount: string;
  from: string;
  to: string;
}

/** Puts the amount and the units in; undefined where nothing is converted, or not just one converter has both units. */
export function converted({ text }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^convert\b/i.test(text)) return undefined;
  const said = (signFirst.exec(text.trim()) ?? converting.exec(text.trim()))?.groups;
  if (!said) return undefined;
  const { amount = '', from = '', to = '' } = said;
  const conversion = { amount: amount.replace('−', '-').replace(/[.,]$/, ''), from, to };
  const [only, ...others] = [...inLists(conversion, index), ...inFields(conversion, index)];
  return only && others.length === 0 ? { kind: 'steps', steps: only, explained: text } : undefined;
}

/** By two lists that both have both units, of which the first, or the one that says so, is what it is converted from. */
function inLists({ amount, from, to }: Conversion, index: PageIndex): PlannedStep[][] {
  const lists = index.actionable.filter(
    (entry) => isThere(entry) && optionOf(entry, from) !== undefined && optionOf(entry, to) !== undefined,
  );
  const places = new Set(lists.map((list) => placeOf(list, lists, index)));
  return [...places].flatMap((place) => {
    if (!place) return [];
    const within = lists.filter((list) => isInside(list, place));
    const [one, two, ...more] = within;
    const fields = amountsIn(place, index);
    if (!one || !two || more.length > 0 || fields.length === 0 || fields.length > 2) return [];
    const isTurned = /^to\b/i.test(one.node.name) || /^from\b/i.test(two.node.name);
    // Of two fields the other one is where the answer comes.
    const field = isTurned ? fields.at(-1) : fields[0];
    const [source, goal] = isTurned ? [two, one] : [one, two];
    if (!field) return [];
    return [
      [
        ...chosen(source, optionOf(source, from)),
        ...chosen(goal, optionOf(goal, to)),
        stepOn(field, 'fill', { args: [amount], confidence: CONFIDENCE }),
        ...pressedIn(place, index),
      ],
    ];
  });
}

/** By the field that is called by the one unit, beside that of the other. */
function inFields({ amount, from, to }: Conversion, index: PageIndex): PlannedStep[][] {
  const fields = index.actionable.filter((entry) => isAmount(entry) && isThere(entry));
  const sources = fields.filter(({ node }) => isSameUnit(from, node.name));
  return sources.flatMap((source) => {
    const place = [...ancestorsOf(source)].find((each) =>
      fields.some((field) => field !== source && isInside(field, each)),
    );
    const goals = place
      ? fields.filter((field) => isInside(field, place) && isSameUnit(to, field.node.name))
      : [];
    if (!place || goals.length !== 1) return [];
    return [[stepOn(source, 'fill', { args: [amount], confidence: CONFIDENCE }), ...pressedIn(place, index)]];
  });
}

function chosen(list: Entry, option: string | undefined): PlannedStep[] {
  if (option === undefined || list.node.value === option) return [];
  return [stepOn(list, 'selectOption', { args: [option], confidence: CONFIDENCE })];
}

function optionOf({ node }: Entry, unit: string): string | undefined {
  const [only, ...others] = (node.options ?? []).filter((option) => isSameUnit(unit, option));
  return others.length === 0 ? only : undefined;
}

/** The smallest part of the page with another such list and a field in it. */
function placeOf(list: Entry, lists: readonly Entry[], index: PageIndex): Entry | undefined {
  return [...ancestorsOf(list)].find(
    (place) =>
      lists.some((other) => other !== list && isInside(other, place)) && amountsIn(place, index).length > 0,
  );
}

function amountsIn(place: Entry, index: PageIndex): readonly Entry[] {
  return below(index, place).filter((entry) => isAmount(entry) && isThere(entry));
}

function isAmount({ node }: Entry): boolean {
  return (
    /^(?:textbox|spinbutton)$/.test(node.role) &&
    /^(?:text|number|tel)?$/.test(node.inputType ?? '') &&
    node.readonly !== true &&
    node.disabled !== true &&
    node.options === undefined
  );
}

function isThere({ node }: Entry): boolean {
  return node.hidden === undefined || /^(?:offscreen|covered)$/.test(node.hidden);
}

/** The button that converts; a converter without one does it by itself. */
function pressedIn(place: Entry, index: PageIndex): PlannedStep[] {
  const [only, ...others] = below(index, place).filter(
    (entry) =>
      /^(?:button|generic)$/.test(entry.node.role) &&
      entry.actionable &&
      isThere(entry) &&
      /^(?:convert|calculate|=)$/i.test((entry.node.name || (entry.node.text ?? '')).trim()),
  );
  return only && others.length === 0 ? [stepOn(only, 'click', { confidence: CONFIDENCE })] : [];
}
