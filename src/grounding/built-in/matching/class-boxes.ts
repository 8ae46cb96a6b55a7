/** Boxes to tick and switches that a page draws with their text in them, and that only their classes call so and mark as ticked. */
import type { DrawnSwitch } from './drawn-switches.js';
import { ancestorsOf, below, type Entry, type PageIndex, readable } from './page-index.js';

const boxClass = /(?:^|[-_])(?:check-?box|switch|toggle)(?:$|[-_])/i;
const tickedClass = /(?:^|[-_])(?:is-)?(?:checked|ticked|on|onswitch|active|selected)$/i;

/** What a switch says of itself, which is no name. */
const standing = /^(?:on|off|yes|no|i|o|open|close|0|1)$/i;

/** Levels from a switch up to the line that says what it is for. */
const MOST_LEVELS = 4;

const once = new WeakMap<PageIndex, readonly DrawnSwitch[]>();

/** All of them, in document order, with what each is for. */
export function classBoxesOn(index: PageIndex): readonly DrawnSwitch[] {
  let known = once.get(index);
  if (!known) {
    const tracks = index.actionable.filter(isBox);
    known = tracks.flatMap((track) => {
      const label = labelOf(track, tracks, index);
      const isOn = (track.node.classes ?? []).some((name) => tickedClass.test(name));
      return label === undefined ? [] : [{ track, isOn, label, isOfClass: true }];
    });
    once.set(index, known);
  }
  return known;
}

function isBox({ node }: Entry): boolean {
  return (
    node.role === 'generic' &&
    node.clickable === true &&
    node.hidden === undefined &&
    node.ref !== undefined &&
    (node.classes ?? []).some((name) => boxClass.test(name))
  );
}

/** Its own text; where that only says how it stands, what its line says besides. */
function labelOf(track: Entry, tracks: readonly Entry[], index: PageIndex): string | undefined {
  const own = lettersOf(readable(track.node));
  if (below(index, track).some(({ actionable }) => actionable)) return undefined;
  if (own !== '' && !standing.test(own)) return own;
  for (const line of [...ancestorsOf(track)].slice(0, MOST_LEVELS)) {
    const inside = below(index, line);
    if (tracks.some((other) => other !== track && inside.includes(other))) return undefined;
    const said = lettersOf(readable(line.node));
    if (said !== own) return said;
  }
  return undefined;
}

/** Without the letters of a font of pictures. */
function lettersOf(text: string): string {
  return text.replaceAll(/\p{Co}/gu, '').trim();
}

const ownBox = /(?:^|[-_])check-?box$/i;

/** The one box to tick that is drawn in a line by a class of its own, as trees have it: a click on the line itself only selects it. */
export function boxInLine(line: Entry): Entry {
  const [box, ...others] = line.children.filter(
    ({ node }) =>
      node.ref !== undefined &&
      node.clickable === true &&
      node.classes?.some((name) => ownBox.test(name)) === true,
  );
  return box && others.length === 0 ? box : line;
}
