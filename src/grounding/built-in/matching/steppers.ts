/** Numbers between the sign that raises them and the one that lowers them, and which of them words speak of. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import { isStopWord, type Word, wordLikeness, wordsOf, wordsOfMarks } from '../language/words.js';
import { fieldRoles } from '../language/types.js';
import { headersOver } from './headers-over.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from './page-index.js';
import { plainControls, shownBy } from './plain-controls.js';
import { recordOf } from './relations.js';
import { titlesOver } from './titles-over.js';

/** Most characters of a label. */
const LONGEST_LABEL = 40;

/** A number that stands beside the sign that raises it and the one that lowers it. */
export interface Stepper {
  /** What stands beside it, or over it. */
  label: string;
  shown: number;
  up: Entry;
  down: Entry;
  /** What stands behind the number: "°C", "min". */
  unit?: string;
  /** What in the label is set off from the rest of it: "Adult" of "Adult, 27 and over". */
  title?: string;
}

const upSign = /^(?:[+＋](?:\s?\d{1,3})?|[▲△⌃↑⬆▴˄]|up|plus|more|increase|increment|raise|add one)$/iu;
const downSign =
  /^(?:[-–−﹣](?:\s?\d{1,3})?|[▼▽⌄↓⬇▾˅]|down|minus|less|fewer|decrease|decrement|lower|remove one)$/iu;

/** "Volume up", "Increase the speed", "More guests": a sign that says what it raises or lowers. */
const spokenUp =
  /^(?:(?<noun>\p{L}[\p{L} ]{1,24}) (?:up|\+)|(?:increase|raise|turn up|more) (?:the )?(?<of>\p{L}[\p{L} ]{1,24}))$/iu;
const spokenDown =
  /^(?:(?<noun>\p{L}[\p{L} ]{1,24}) (?:down|[-−–])|(?:decrease|lower|reduce|turn down|fewer|less) (?:the )?(?<of>\p{L}[\p{L} ]{1,24}))$/iu;

/** What a sign says that it raises or lowers. */
function nounOf({ node }: Entry, sign: RegExp): string | undefined {
  const groups = sign.exec((node.name || (node.text ?? '')).trim())?.groups;
  return groups && (groups['noun'] ?? groups['of'])?.toLowerCase();
}

/** Whether its two signs say what they raise and lower: "More guests", "Fewer guests". */
export function isSpokenStepper({ up, down }: Stepper): boolean {
  return nounOf(up, spokenUp) !== undefined && nounOf(down, spokenDown) !== undefined;
}

/** Whether it raises or lowers something, with the sign for the contrary beside it: it adds and sends off nothing. */
export function isStepSign(entry: Entry, { actionable }: PageIndex): boolean {
  const contrary = isSign(entry, upSign) ? downSign : isSign(entry, downSign) ? upSign : undefined;
  const around = [...ancestorsOf(entry)].slice(0, 2);
  return (
    contrary !== undefined &&
    actionable.some((other) => looksLike(other, contrary) && around.some((place) => other.parent === place))
  );
}

/** "− 0 +" around a field, or "Remove guest" and "Add guest" on its two sides: whether the button adds one to the field itself. */
export function isPlusOf(button: Entry, field: Entry, { actionable }: PageIndex): boolean {
  const noun = restOf(button, /^(?:add|more|increase|raise|increment)\b/i);
  const isUp = noun !== undefined || isSign(button, upSign);
  const around = [...ancestorsOf(button)].slice(0, 2);
  return (
    isUp &&
    actionable.some((other) => {
      const isBetween = button.order < field.order === field.order < other.order;
      const isBeside = around.some((place) => other.parent === place);
      const isNamed =
        noun !== undefined && restOf(other, /^(?:remove|fewer|less|decrease|lower|decrement)\b/i) === noun;
      return isBetween && isBeside && (isNamed || (isSign(button, upSign) && looksLike(other, downSign)));
    })
  );
}

/** What stands behind the first word of a name; undefined where that is another word, or alone. */
function restOf({ node }: Entry, first: RegExp): string | undefined {
  const rest = first.test(node.name) ? node.name.replace(first, '').trim().toLowerCase() : '';
  return rest === '' ? undefined : rest;
}

/** The one whose label says all that was said; else the one in the row or card that says the rest of it. */
export function stepperOf(looked: string, index: PageIndex): Stepper | undefined {
  const said = wordsOf(looked).filter((word) => !isStopWord(word));
  const words = said.filter(({ text }) => !counts.test(text));
  const all = steppersOf(index).filter(({ label }) => label !== '');
  const saying = all.filter(({ label }) => says(wordsOf(label), words));
  // "Tea" is the one that is called just so, and no "Iced tea".
  const called = saying.filter(({ label, title }) => says(words, nameIn(title ?? label)));
  const fitting = called.length === 1 ? called : saying;
  const told = fitting.length > 0 ? fitting : inRecords(said, words, all);
  const [only, ...others] = told.length > 0 ? told : underTitles(words, all, index);
  if (words.length === 0 && only && said.some(({ text }) => ofGoods.test(text)) && countsElse(only))
    return undefined;
  return others.length === 0 && (words.length > 0 || all.length === 1) ? only : undefined;
}

const ofGoods = /^(?:quantity|qty|amount)$/;

/** "The quantity" is of goods, and not how many persons, nights or degrees there are. */
function countsElse(stepper: Stepper): boolean {
  const label = `${stepper.label} ${namesOf(stepper)}`;
  return stepper.unit !== undefined || ofElse.test(label);
}

const ofElse =
  /\b(?:passengers?|travell?ers?|guests?|visitors?|adults?|child(?:ren)?|kids?|infants?|persons?|people|players?|members?|rooms?|bed(?:room)?s?|nights?|days?|hours?|minutes?|months?|years?|age|temperature|volume|speed|brightness|zoom|level|pages?|score|servings?)\b/i;

/** What a label names, without the figures behind it. */
function nameIn(label: string): readonly Word[] {
  return wordsOf(label).filter((word) => !isStopWord(word) && /\p{L}/u.test(word.text));
}

const counts = /^(?:number|count|quantity|qty|amount|spinner|stepper|counter|value)$/;

/** "The quantity of the tape": the one of its row. That it is the number of the row has to be said; "Hall B" is none. */
function inRecords(said: readonly Word[], words: readonly Word[], all: readonly Stepper[]): Stepper[] {
  return all.filter((stepper) => {
    const record = recordOf(stepper.up);
    const label = wordsOf(stepper.label);
    const isCounted = said.length > words.length || words.some((word) => says(label, [word]));
    const isOnly = all.filter(({ up }) => recordOf(up) === record).length === 1;
    if (!record || !isCounted || (!isOnly && !words.some((word) => says(label, [word])))) return false;
    const shown = wordsOf(readable(record.node, 'without buttons'));
    return words.some((word) => !says(label, [word])) && says([...label, ...shown], words);
  });
}

/** "Two adult tickets" under the title "Tickets", "the living room temperature" in degrees: one of the words at least tells which of them. */
function underTitles(words: readonly Word[], all: readonly Stepper[], index: PageIndex): Stepper[] {
  return all.filter((stepper) => {
    const own = [...wordsOf(stepper.label), ...wordsOf(namesOf(stepper))];
    const over = titlesOver(stepper.up, index).flatMap((title) => wordsOf(title));
    const rest = words.filter((word) => !says(own, [word]) && !isOfUnit(word.text, stepper.unit));
    return (
      words.some((word) => says(own, [word]) || (rest.length === 0 && isOfUnit(word.text, stepper.unit))) &&
      says(over, rest)
    );
  });
}

/** What the signs are called: "servings" of "More servings". */
function namesOf({ up, down }: Stepper): string {
  return [up, down]
    .map(({ node }) => node.name.replace(/^(?:more|fewer|less|add|remove|increase|decrease)\b/i, ''))
    .join(' ');
}

/** What is counted in such a unit: "minutes" and the time in "min", "degrees" and the temperature in "°C". */
export function isOfUnit(word: string, unit = ''): boolean {
  if (unit.startsWith('°')) return /^(?:degrees?|°?[cf]|celsius|fahrenheit|temperature|°)$/i.test(word);
  if (/^(?:min|minutes?)\b/i.test(unit)) return /^(?:min|mins|minutes?|time|duration)$/i.test(word);
  if (/^(?:h|hr|hrs|hours?)\b/i.test(unit)) return /^(?:h|hrs?|hours?|time|duration)$/i.test(word);
  return unit !== '' && /^\p{L}{2,}$/u.test(unit) && says(wordsOf(unit), wordsOf(word));
}

/** Steppers that nothing names, in the order of the page: the dials of a lock. */
export function namelessSteppers(index: PageIndex): readonly Stepper[] {
  return steppersOf(index).filter(({ label }) => label === '');
}

function says(shown: readonly Word[], words: readonly Word[]): boolean {
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
}

/** Whether something besides what is said is counted already: "2" of the other dishes. */
export function countsOthers(said: readonly string[], index: PageIndex): boolean {
  const own = said.map((what) => stepperOf(what, index)?.up);
  return steppersOf(index).some(({ up, shown }) => shown > 0 && !own.includes(up));
}

function steppersOf(index: PageIndex): readonly Stepper[] {
  const signs = (sign: RegExp): Entry[] => [
    ...index.actionable.filter(
      (entry) => looksLike(entry, sign) || isSpoken(entry, sign === upSign ? spokenUp : spokenDown),
    ),
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
      const noun = nounOf(up, spokenUp);
      if (noun !== nounOf(down, spokenDown)) return [];
      const hasField = inside.some(({ node }) => fieldRoles.has(node.role) && node.readonly !== true);
      if (hasField) return betweenSigns(inside, { up, down, noun });
      // "Remove" beside the signs is something to press, and names no number.
      const texts = inside
        .filter((entry) => entry !== up && entry !== down && entry.node.children.length === 0)
        .filter(({ node, actionable }) => !actionable || node.role !== 'button')
        .map(({ node }) => (node.role === 'text' ? node.name : (node.value ?? readable(node))));
      const text = texts.join(' ');
      const all =
        text.match(/(?:(?<=^|\s)[-−–])?(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![\d.,])/g) ?? [];
      // "Children, under 12": the number of them stands alone.
      const alone = texts.filter((each) => /^\s*[-−–]?\d+\s*$/.test(each));
      const numbers = all.length > 1 && alone.length === 1 ? alone : all;
      if (numbers.length > 1) return betweenSigns(inside, { up, down, noun });
      const label = noun ?? (/\p{L}/u.test(text) ? text : (labelOf(around, index) ?? labelOfField(inside)));
      if (numbers.length === 1 && label !== undefined) {
        const behind = `${text} ${textBehind(around)}`;
        return [
          {
            label,
            shown: numberOf(numbers[0] ?? ''),
            up,
            down,
            ...unitIn(behind, numbers[0] ?? ''),
            ...titleIn(around, label),
          },
        ];
      }
      if (numbers.length === 1 && /^\s*\d+\s*$/.test(text))
        return [{ label: '', shown: numberOf(numbers[0] ?? ''), up, down }];
    }
    return [];
  });
}

/** "− 20 °C +" in a card that holds more than that: the number is what stands between the signs, and the text in front of them names it. */
function betweenSigns(
  inside: readonly Entry[],
  { up, down, noun }: { up: Entry; down: Entry; noun: string | undefined },
): Stepper[] {
  const [first, last] = up.order < down.order ? [up, down] : [down, up];
  const between = inside.filter(({ order }) => order > first.end && order < last.order);
  if (between.some(({ node, actionable }) => actionable || fieldRoles.has(node.role))) return [];
  const leaves = between.filter(({ node }) => node.children.length === 0);
  const text = leaves
    .map(({ node }) => (node.role === 'text' ? node.name : readable(node)))
    .join(' ')
    .trim();
  const { number, unit = '' } =
    /^(?<number>[-−–]?\d+(?:\.\d{1,2})?)\s*(?<unit>[°\p{L}%].{0,8})?$/u.exec(text)?.groups ?? {};
  if (noun !== undefined && number !== undefined)
    return [{ label: noun, shown: numberOf(number), up, down, ...(unit !== '' && { unit }) }];
  const before = inside.findLast(
    ({ node, order }) => order < first.order && node.children.length === 0 && readable(node).trim() !== '',
  );
  const label = before ? readable(before.node).trim() : '';
  const isLabel = /\p{L}/u.test(label) && label.length <= LONGEST_LABEL && before?.actionable === false;
  return number !== undefined && before && isLabel && !fieldRoles.has(before.node.role)
    ? [{ label, shown: numberOf(number), up, down, ...(unit !== '' && { unit }) }]
    : [];
}

/** The unit behind the number. */
function unitIn(text: string, number: string): { unit?: string } {
  const unit = /^\s*(?<unit>°\s?\p{L}?|\p{L}{1,8})(?!\p{L})/u.exec(
    text.slice(text.indexOf(number) + number.length),
  )?.groups?.['unit'];
  return unit === undefined ? {} : { unit };
}

/** "1,200", "−3". */
function numberOf(text: string): number {
  return Number(text.trim().replaceAll(',', '').replace(/^[−–]/, '-'));
}

/** "− 18 + °C": a unit may stand behind the signs. */
function textBehind({ node, parent }: Entry): string {
  const children = parent?.node.children ?? [];
  const next = children[children.indexOf(node) + 1];
  return next?.role === 'text' && /^°\s?\p{L}?$/u.test(next.name.trim()) ? next.name : '';
}

/** What stands over a cell, or in front of anything else. */
function labelOf(around: Entry, index: PageIndex): string | undefined {
  if (!/^(?:grid)?cell$/.test(around.node.role)) return labelBefore(around);
  return headersOver(around, index)
    .map(({ node }) => node.name || readable(node))
    .join(' ');
}

/** What stands beside the field that shows the number, and that nobody types into. */
function labelOfField(inside: readonly Entry[]): string | undefined {
  const [field, ...others] = inside.filter(({ node }) => fieldRoles.has(node.role));
  const near = field?.node.hints?.find(({ from }) => from === 'label-nearby')?.text;
  return others.length === 0 && near !== undefined && near.length <= LONGEST_LABEL ? near : undefined;
}

/** What is in front of the signs, but for what one of it costs. */
function nodeBefore({ node, parent }: Entry): SnapshotNode | undefined {
  const children = parent?.node.children ?? [];
  return children
    .slice(0, Math.max(children.indexOf(node), 0))
    .findLast((each) => each.children.length > 0 || !isPrice(readable(each)));
}

function isPrice(text: string): boolean {
  return /^(?:(?:[$€£]|CHF) ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|CHF)|free)$/i.test(text.trim());
}

function titleIn(around: Entry, label: string): { title?: string } {
  const [mark, ...others] = nodeBefore(around)?.marks ?? [];
  const isTitle = mark?.bold === true && others.length === 0 && label.startsWith(mark.text);
  return isTitle ? { title: mark.text } : {};
}

/** The text directly in front of what holds the signs and the number: "Servings − 4 +" in a line with other fields. */
function labelBefore(around: Entry): string | undefined {
  const before = nodeBefore(around);
  const text = before && before.children.length === 0 && !fieldRoles.has(before.role) ? readable(before) : '';
  return /\p{L}/u.test(text) && text.length <= LONGEST_LABEL && before?.role !== 'button' ? text : undefined;
}

function isSpoken(entry: Entry, sign: RegExp): boolean {
  const { node } = entry;
  return node.role === 'button' && node.hidden === undefined && nounOf(entry, sign) !== undefined;
}

/** By what it shows, or, when it shows nothing, by its icon or class. */
function isSign(entry: Entry, sign: RegExp): boolean {
  return entry.node.disabled !== true && looksLike(entry, sign);
}

/** The same for one that cannot be pressed now: the minus of a number that is at its least. */
function looksLike({ node }: Entry, sign: RegExp): boolean {
  if (node.hidden !== undefined) return false;
  // "+" that is called "More servings".
  const shown = [node.name, node.text ?? ''].filter((text) => text.trim() !== '');
  if (shown.length > 0) return shown.some((text) => sign.test(text.trim()));
  const hinted = (node.hints ?? []).map(({ text }) => text);
  return [...hinted, drawnAs(node)].some((text) =>
    text.split(' ').some((word) => word.length > 1 && sign.test(word)),
  );
}

/** A button that shows nothing is drawn by its class: "stepper__minus". */
function drawnAs({ role, classes = [] }: SnapshotNode): string {
  return role === 'button'
    ? wordsOfMarks(classes)
        .split(' ')
        .filter((word) => /^(?:plus|minus|increase|decrease|increment|decrement)$/.test(word))
        .join(' ')
    : '';
}
