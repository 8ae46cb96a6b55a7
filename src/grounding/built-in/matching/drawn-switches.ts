/** Switches that a page draws of two boxes, a knob in a track that is little wider, off on the left and on on the right; or of one box, where a class says which way it stands. */
import type { Box } from '../../../contract/snapshot.js';
import { fold, isStopWord, type Word, wordLikeness, wordsOf } from '../language/words.js';
import { isMarked, markWord } from './alike.js';
import { classBoxesOn } from './class-boxes.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from './page-index.js';
import { tickedLinesOn } from './ticked-lines.js';
import { titlesOver } from './titles-over.js';

/** A track is so wide and high, CSS pixels. */
const TRACK = { least: 20, most: 90, height: 44 };

export interface DrawnSwitch {
  track: Entry;
  isOn: boolean;
  label: string;
  /** Its class alone says which way it stands. */
  isOfClass: boolean;
}

/** The one drawn switch that is called so. */
export function switchCalled(looked: string, index: PageIndex): DrawnSwitch | undefined {
  const words = wordsOf(looked).filter(
    (word) => !isStopWord(word) && !/^(?:switch|toggle|option|setting)$/.test(word.text),
  );
  const isCalled = ({ label }: DrawnSwitch): boolean =>
    words.every((word) => wordsOf(label).some((shown) => wordLikeness(word, shown) >= 0.9));
  if (words.length === 0) return undefined;
  for (const all of [switchesOn, classBoxesOn]) {
    const [only, ...others] = all(index).filter(isCalled);
    if (only) return others.length === 0 ? only : undefined;
  }
  const titled = inTitledPart(words, index);
  if (titled.length > 0) return titled.length === 1 ? titled[0] : undefined;
  const lines = tickedLinesOn(index).filter(isCalled);
  // "Ham" is not "Smoked ham".
  const [line, ...others] =
    lines.length > 1 ? lines.filter(({ label }) => fold(label) === fold(looked.replaceAll('"', ''))) : lines;
  return others.length === 0 ? line : undefined;
}

/** "The kitchen lights": the switch of the line "Lights", in the part that is titled "Kitchen". */
function inTitledPart(words: readonly Word[], index: PageIndex): DrawnSwitch[] {
  const says = (text: string, word: Word): boolean =>
    wordsOf(text).some((shown) => wordLikeness(word, shown) >= 0.9);
  return [...switchesOn(index), ...classBoxesOn(index)].filter(({ label, track }) => {
    const rest = words.filter((word) => !says(label, word));
    if (rest.length === 0 || rest.length === words.length) return false;
    const titles = titlesOver(track, index);
    return rest.every((word) => titles.some((title) => says(title, word)));
  });
}

/** The word of a class by which the page marks its switches as on; undefined where all stand one way, so that it may be how they all look. */
export function markOfSwitches(index: PageIndex): string | undefined {
  const all = switchesOn(index).filter(({ isOfClass }) => isOfClass);
  const words = new Set(all.flatMap(({ track }) => markWord(track) ?? []));
  return words.size === 1 && all.some(({ isOn }) => !isOn) ? [...words][0] : undefined;
}

/** All drawn switches that a text stands beside, in document order. */
export function switchesOn(index: PageIndex): DrawnSwitch[] {
  const bare = index.entries.filter(
    ({ node }) =>
      /^(?:generic|img)$/.test(node.role) &&
      node.ref !== undefined &&
      node.hidden === undefined &&
      node.look !== undefined &&
      node.box !== undefined &&
      readable(node) === '',
  );
  const tracks = bare.flatMap((track) => {
    const box = track.node.box as Box;
    const isTrack =
      box.width >= TRACK.least &&
      box.width <= TRACK.most &&
      box.height <= TRACK.height &&
      box.width >= box.height * 1.3;
    const knobs = isTrack ? bare.filter((each) => each !== track && isKnob(each.node.box as Box, box)) : [];
    const [knob, ...others] = knobs;
    // Its knob may be too small to be told of: then the class says which way it stands, here or after the click.
    if (isTrack && !knob && (isCalledSwitch(track) || isPill(track)))
      return [{ track, isOn: isMarked(track), isOfClass: true }];
    if (!knob || others.length > 0) return [];
    const inner = knob.node.box as Box;
    return [{ track, isOn: inner.x + inner.width / 2 > box.x + box.width / 2, isOfClass: false }];
  });
  return tracks.flatMap((each) => {
    const line = [...ancestorsOf(each.track)].find(({ node }) => readable(node) !== '');
    const isAlone =
      line && tracks.every((one) => one === each || ![...ancestorsOf(one.track)].includes(line));
    return isAlone ? [{ ...each, label: readable(line.node) }] : [];
  });
}

function isCalledSwitch({ node }: Entry): boolean {
  return (
    node.clickable === true &&
    (node.classes ?? []).some((name) => /(?:^|[-_])(?:sw|switch|toggle|toggler)(?:$|[-_])/i.test(name))
  );
}

/** About twice as wide as high, to click, and without a word: its line says what for. */
function isPill({ node }: Entry): boolean {
  const { width, height } = node.box as Box;
  return node.clickable === true && height >= 12 && width >= height * 1.5 && width <= height * 2.7;
}

/** In the track, nearly as high and not half as wide. */
function isKnob(knob: Box, track: Box): boolean {
  const middle = knob.x + knob.width / 2;
  return (
    knob.width <= track.width * 0.65 &&
    knob.height >= track.height * 0.5 &&
    knob.y >= track.y - 6 &&
    knob.y + knob.height <= track.y + track.height + 6 &&
    middle > track.x &&
    middle < track.x + track.width
  );
}
