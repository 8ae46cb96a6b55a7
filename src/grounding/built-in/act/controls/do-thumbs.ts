/**
 * Sliders that a page draws of plain boxes: a narrow track with one or two handles on it, and the numbers they stand for shown beside.
 * The numbers and the places of the handles give the scale; each drag has to end with the page showing the number that is wanted.
 */
import { type Box, textOf } from '../../../../contract/snapshot.js';
import type { Clause } from '../../language/clause.js';
import { ordinals } from '../../language/counting.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { firstTry } from './thumb-probe.js';

const CONFIDENCE = 0.82;
/** A track is this long at least (less where its class says what it is), and this high at most; a handle is no larger than that. CSS pixels. */
const TRACK = { length: 80, called: 40, height: 24 };
const HANDLE = 40;
/** How far a number may be from the share of the way that its handle stands at, for a scale from 0 to 100. */
const CLOSE = 3;

const number = String.raw`[^\d\s-]{0,3}(-?\d+(?:[.,]\d+)?)(?:%| ?[^\d\s.,-]{1,3})?`;
const lead = '(?:set|change|adjust|choose|select|pick|drag|move|slide)';
/** "Set the sliders to the combination [12, 3, 11]": a number for each, in their order. */
const combination =
  /^(?:set|change|adjust|move|drag) (?:all )?(?:the|these|all)(?: \w+)? sliders to (?:the )?(?:combination |values? |numbers? |positions? )?[[(]?(-?\d+(?:(?:, ?| ?and |, and )-?\d+)+)[\])]?$/i;
const counted = /^(?:the )?(first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)) slider$/i;
const range = new RegExp(
  `^${lead} (.+?) (?:(?:so that|until) (.+?) (?:is|are|shows?|reads?)|to be|from|to|between|at)(?: from| between)? ${number} ?(?:-|–|—|to|and) ?${number}$`,
  'i',
);
const single = new RegExp(
  `^${lead} (.+?) (?:(?:so that|until) (.+?) (?:is|are|shows?|reads?)|to|at)(?: at)? ${number}$`,
  'i',
);

/** "Select 14 with the slider", "use the slider to choose 14", "set the value to 14 using the volume slider". */
const withSlider = new RegExp(
  `^${lead}(?: (?:a |the )?(?:value|number|level)(?: of| to)?)? (-?[\\d.,]+%?) (?:with|on|using|in|by using) (the (?:\\w+ ){0,3}slider)$`,
  'i',
);
const bySlider = new RegExp(
  `^(?:use|using|with) (the (?:\\w+ ){0,3}slider),? (?:to )?${lead}(?: (?:a |the )?(?:value|number|level)(?: of| to)?)? (-?[\\d.,]+%?)$`,
  'i',
);

interface Slider {
  track: Box;
  handles: readonly Entry[];
  /** What stands around it, with the numbers. */
  text: string;
  numbers: readonly RegExpExecArray[];
}

/** "Set the price range to $20 - $60", "set the volume to 70%"; undefined where no such slider is meant. */
export function thumbsOutcome({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:set|select|drag|goal|click)$/.test(verb)) return undefined;
  const said = text
    .trim()
    .replace(/[\s.;!]+$/, '')
    .replace(withSlider, 'set $2 to $1')
    .replace(bySlider, 'set $1 to $2');
  const each = combination.exec(said)?.[1]?.match(/-?\d+/g);
  if (each) return oneByOne(each, text, index);
  const found = range.exec(said) ?? single.exec(said);
  if (!found) return undefined;
  const [, first = '', second = '', ...given] = found;
  const place = counted.exec(first.trim())?.[1];
  if (place !== undefined && given.length === 1)
    return countedSlider(place, { wanted: Number(given[0]), text }, index);
  const wanted = given.flatMap((each) => (each === undefined ? [] : [Number(each.replace(',', '.'))]));
  const words = contentOf(`${first} ${second}`).filter((word) => !noun.test(word.stem));
  const fitting = slidersOn(index).filter(
    ({ handles, text: around }) =>
      handles.length === wanted.length &&
      words.every((word) => wordsOf(around).some((shown) => wordLikeness(word, shown) >= 0.9)),
  );
  const [slider, ...others] = fitting;
  const steps = slider && others.length === 0 ? stepsOf(slider, wanted) : undefined;
  if (!steps) return given.length === 1 ? probed({ words, wanted: wanted[0] ?? 0, text }, index) : undefined;
  return steps.length === 0
    ? { kind: 'done', reason: 'it stands there already', entries: slider?.handles ?? [] }
    : { kind: 'steps', steps, explained: text };
}

/** As many sliders as numbers, one after the other. */
function oneByOne(numbers: readonly string[], text: string, index: PageIndex): Outcome | undefined {
  if (singleHandled(index).length !== numbers.length)
    return tracksOn(index).length > 0 ? { kind: 'none', looked: text, nearest: [] } : undefined;
  const clauses = numbers.map((each, at): Clause => {
    const said = `set the ${ordinalOf(at + 1)} slider to ${each}`;
    return { verb: 'set', said: 'set', readings: [], text: said };
  });
  return { kind: 'instead', clauses };
}

function ordinalOf(count: number): string {
  const ending = ['st', 'nd', 'rd'][count - 1] ?? 'th';
  return `${count}${ending}`;
}

/** "The second slider": of those that stand in one line across or down, which is the order in which they are read. */
function countedSlider(
  place: string,
  { wanted, text }: { wanted: number; text: string },
  index: PageIndex,
): Outcome | undefined {
  const all = singleHandled(index);
  const count = ordinals[place.toLowerCase()] ?? Number.parseInt(place, 10);
  const slider = count < 0 ? all.at(count) : all[count - 1];
  const handle = slider?.handles[0];
  if (!slider || !handle) return undefined;
  return explaining(firstTry(handle, slider.track, { wanted, index }), text);
}

function singleHandled(index: PageIndex): ReturnType<typeof tracksOn> {
  return tracksOn(index).filter(({ handles }) => handles.length === 1);
}

const noun = /^(?:range|slider|handle|thumb|knob|both|two|it|value|interval|bar)$/;

/** The one drawn slider with one handle that is called so, of which the page does not say the scale: that is tried out. */
function probed(
  { words, wanted, text }: { words: ReturnType<typeof wordsOf>; wanted: number; text: string },
  index: PageIndex,
): Outcome | undefined {
  const all = singleHandled(index);
  const [only, ...others] = all.filter(({ entry }) => words.every((word) => isSaidNear(word, entry, index)));
  const handle = only?.handles[0];
  if (!only || !handle || others.length > 0 || wanted > mostOf(only.entry)) return undefined;
  // What a field is called by, that cannot stand at the number, is not the drawn slider beside it.
  if (words.some((word) => index.actionable.some((entry) => isNamed(word, entry)))) return undefined;
  return explaining(firstTry(handle, only.track, { wanted, index }), text);
}

/** A field of that name, which is set by itself. */
function isNamed(word: Word, { node, evidence: [name] }: Entry): boolean {
  const isField = /^(?:slider|spinbutton|textbox|combobox|switch|checkbox)$/.test(node.role);
  return isField && (name?.words ?? []).some((shown) => wordLikeness(word, shown) >= 0.9);
}

/** In the smallest part of the page around it that says anything, or in the text in front of it. */
function isSaidNear(word: Word, entry: Entry, index: PageIndex): boolean {
  const before = index.entries
    .slice(0, entry.order)
    .findLast(({ node }) => node.children.length === 0 && /\p{L}/u.test(node.text ?? node.name));
  const around = [...ancestorsOf(entry)].find(({ node }) => /\p{L}/u.test(textOf(node)));
  const isOwn = around && tracksOn(index).filter((each) => isInside(each.entry, around)).length === 1;
  const texts = [before ? textOf(before.node) : '', isOwn ? textOf(around.node) : ''];
  return wordsOf(texts.join(' ')).some((shown) => wordLikeness(word, shown) >= 0.9);
}

/** "20 of 50": the most that the text around it says it can stand at. */
function mostOf(entry: Entry): number {
  const around = [...ancestorsOf(entry)].find(({ node }) => /\p{L}/u.test(textOf(node)));
  const most = /\d\s*(?:of|\/)\s*(?<most>\d+(?:\.\d+)?)/u.exec(around ? textOf(around.node) : '')?.groups?.[
    'most'
  ];
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
}

function slidersOn(index: PageIndex): Slider[] {
  return tracksOn(index).flatMap(({ entry, track, handles }) => {
    if (track.height > track.width) return [];
    for (const around of ancestorsOf(entry)) {
      const text = textOf(around.node);
      const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)];
      if (numbers.length === 0) continue;
      return numbers.length === handles.length ? [{ track, handles, text, numbers }] : [];
    }
    return [];
  });
}

/** The narrow tracks of a page, with the one or two handles that lie on each. */
function tracksOn(index: PageIndex): { entry: Entry; track: Box; handles: readonly Entry[] }[] {
  const boxes = index.entries.filter(({ node }) => node.box !== undefined && node.hidden === undefined);
  const tracks = boxes.filter(({ node }) => {
    const { width = 0, height = 0 } = node.box ?? {};
    const isCalled = node.classes?.some((name) => /slider|range/i.test(name)) === true;
    const length = isCalled ? TRACK.called : TRACK.length;
    const isAcross = width >= length && height <= TRACK.height && height > 0;
    // What goes up and is not called so may as well be a scroll bar.
    const isUp = isCalled && height >= length && width <= TRACK.height && width > 0;
    const isNarrow = isAcross || isUp;
    // A line of text with a small box in it is a label with a switch.
    return node.role === 'generic' && isNarrow && !/\p{L}/u.test(textOf(node));
  });
  const found = tracks.flatMap((entry) => {
    const track = entry.node.box as Box;
    const handles = boxes
      .filter((each) => each !== entry && each.node.ref !== undefined && liesOn(each.node.box as Box, track))
      .filter(({ node }) => node.role === 'generic' && textOf(node) === '')
      .toSorted((a, b) => middleOf(a) - middleOf(b));
    const [one, two, ...more] = handles;
    return !one || more.length > 0 || (two && !isAlike(one, two)) ? [] : [{ entry, track, handles }];
  });
  // The low line of a page that a track lies in is none itself.
  return found.filter(({ entry }) => !found.some((other) => isInside(other.entry, entry)));
}

function liesOn(box: Box, track: Box): boolean {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isUpright = track.height > track.width;
  const [across, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [breadth, length] = isUpright ? [track.width, track.height] : [track.height, track.width];
  return (
    Math.max(box.width, box.height) <= HANDLE &&
    Math.min(box.width, box.height) >= 6 &&
    Math.abs(middle[across] - (track[across] + breadth / 2)) <= breadth / 2 + 4 &&
    middle[along] >= track[along] - HANDLE / 2 &&
    middle[along] <= track[along] + length + HANDLE / 2
  );
}

function isAlike({ node: one }: Entry, { node: two }: Entry): boolean {
  return one.tag === two.tag && one.box?.width === two.box?.width && one.box?.height === two.box?.height;
}

function middleOf({ node: { box } }: Entry): number {
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

/** A drag for each handle that is not there yet, one that would pass the other behind that; undefined where the scale is not certain. */
function stepsOf(
  { track, handles, text, numbers }: Slider,
  wanted: readonly number[],
): ReturnType<typeof stepOn>[] | undefined {
  const shown = numbers.map(([each]) => Number(each));
  const places = handles.map(middleOf);
  const [low = 0, high = 0] = shown;
  const [from = 0, to = 0] = places;
  const isPair = shown.length === 2;
  if (isPair ? low >= high || to - from < 4 : !isShare(low, (from - track.x) / track.width)) return undefined;
  if (isPair && (wanted[0] ?? 0) > (wanted[1] ?? 0)) return undefined;
  const perUnit = isPair ? (to - from) / (high - low) : track.width / 100;
  const isUpFirst = isPair && (wanted[0] ?? 0) >= high;
  const order = handles.map((_, at) => at).toSorted((a, b) => (isUpFirst ? b - a : a - b));
  const now = [...shown];
  return order.flatMap((at) => {
    const goal = wanted[at] as number;
    if (goal === shown[at]) return [];
    now[at] = goal;
    const by = Math.round((goal - (shown[at] as number)) * perUnit * 10) / 10;
    const args = [String(by), '0', spelled({ text, numbers }, now)];
    return [stepOn(handles[at] as Entry, 'dragBy', { args, confidence: CONFIDENCE })];
  });
}

function isShare(shown: number, share: number): boolean {
  return Math.abs(shown - share * 100) <= CLOSE;
}

/** The part of the text from the first number to the last, with other numbers. */
function spelled({ text, numbers }: Pick<Slider, 'text' | 'numbers'>, now: readonly number[]): string {
  return numbers
    .map((each, at) => {
      const next = numbers[at + 1];
      const gap = next ? text.slice(each.index + each[0].length, next.index) : '';
      return `${now[at]}${gap}`;
    })
    .join('');
}
