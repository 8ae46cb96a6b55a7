/** Numbers between the sign that raises them and the one that lowers them, and which of them words speak of. */
import { isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { fieldRoles } from '../language/types.js';
import { headersOver } from './headers-over.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from './page-index.js';
import { plainControls, shownBy } from './plain-controls.js';
import { recordOf } from './relations.js';

/** Most characters of a label. */
const LONGEST_LABEL = 40;

/** A number that stands beside the sign that raises it and the one that lowers it. */
export interface Stepper {
  /** What stands beside it, or over it. */
  label: string;
  shown: number;
  up: Entry;
  down: Entry;
}

const upSign = /^(?:[+＋▲△⌃↑⬆▴˄]|up|plus|more|increase|increment|raise|add one)$/iu;
const downSign = /^(?:[-–−﹣▼▽⌄↓⬇▾˅]|down|minus|less|fewer|decrease|decrement|lower|remove one)$/iu;

/** Whether it raises or lowers something, with the sign for the contrary beside it: it adds and sends off nothing. */
export function isStepSign(entry: Entry, { actionable }: PageIndex): boolean {
  const contrary = isSign(entry, upSign) ? downSign : isSign(entry, downSign) ? upSign : undefined;
  const around = [...ancestorsOf(entry)].slice(0, 2);
  return (
    contrary !== undefined &&
    actionable.some((other) => isSign(other, contrary) && around.some((place) => other.parent === place))
  );
}

/** The one whose label says all that was said; else the one in the row or card that says the rest of it. */
export function stepperOf(looked: string, index: PageIndex): Stepper | undefined {
  const said = wordsOf(looked).filter((word) => !isStopWord(word));
  const words = said.filter(({ text }) => !counts.test(text));
  const all = steppersOf(index);
  const fitting = all.filter(({ label }) => says(wordsOf(label), words));
  const [only, ...others] = fitting.length > 0 ? fitting : inRecords(said, words, all);
  return others.length === 0 && (words.length > 0 || all.length === 1) ? only : undefined;
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

function says(shown: readonly Word[], words: readonly Word[]): boolean {
  return words.every((word) => shown.some((each) => wordLikeness(word, each) >= 0.9));
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
      const all =
        text.match(/(?:(?<=^|\s)[-−–])?(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![\d.,])/g) ?? [];
      // "Children, under 12": the number of them stands alone.
      const alone = texts.filter((each) => /^\s*[-−–]?\d+\s*$/.test(each));
      const numbers = all.length > 1 && alone.length === 1 ? alone : all;
      if (numbers.length > 1) return [];
      const label = /\p{L}/u.test(text) ? text : labelOf(around, index);
      if (numbers.length === 1 && label !== undefined)
        return [{ label, shown: numberOf(numbers[0] ?? ''), up, down }];
    }
    return [];
  });
}

/** "1,200", "−3". */
function numberOf(text: string): number {
  return Number(text.trim().replaceAll(',', '').replace(/^[−–]/, '-'));
}

/** What stands over a cell, or in front of anything else. */
function labelOf(around: Entry, index: PageIndex): string | undefined {
  if (!/^(?:grid)?cell$/.test(around.node.role)) return labelBefore(around);
  return headersOver(around, index)
    .map(({ node }) => node.name || readable(node))
    .join(' ');
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
