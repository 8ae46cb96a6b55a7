/** "Drag all circles into the black box", "… and everything else into the right box": drawn shapes that are carried into a larger one. */
import type { Box } from '../../../../contract/snapshot.js';
import { type Clause, spell } from '../../language/clause.js';
import { isDrawnShape, looksLike } from '../../matching/by-look.js';
import { parseLook } from '../../matching/look-phrase.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';

/** A box that things are put into is so many times as large as the largest of them, at least. */
const ROOM = 2;

/** What is left free at both sides together, CSS pixels: a drawing need not follow the pointer exactly. */
const MARGIN = 8;

const CONFIDENCE = 0.85;

const rest =
  /^(?:everything|all|anything) else$|^(?:all )?the (?:rest|others|other (?:shapes|items|things|objects))$|^the remaining (?:shapes|items|things|objects|ones)$/i;

/** The drags; undefined where it is not all of some shapes that are dragged into a box. */
export function shapesOutcome({ verb, readings, text }: Clause, { index }: Scene): Outcome | undefined {
  const reading = readings.find(({ target, destination }) => target && destination);
  if (verb !== 'drag' || !reading?.target || !reading.destination || reading.side) return undefined;
  const object = spell(reading.target);
  const what = parseLook(object);
  const isRest = rest.test(object);
  const where = parseLook(spell(reading.destination));
  if (!where || where.all || !(isRest || what?.all)) return undefined;
  const drawn = sorted(index);
  if (!drawn) return undefined;
  const [box, ...others] = looksLike(where, drawn.boxes, index);
  const things = isRest ? left(drawn, box) : (what && looksLike(what, drawn.things, index)) || [];
  const isAsMany = what?.all?.count === undefined || what.all.count === things.length;
  if (!box || others.length > 0 || things.length === 0 || !isAsMany)
    return { kind: 'none', looked: text, nearest: [] };
  const outside = things.filter((thing) => !liesIn(thing.node.box, box.node.box));
  if (outside.length === 0) return { kind: 'done', reason: 'they lie there already' };
  return {
    kind: 'steps',
    explained: text,
    steps: outside.map((thing, at) => carried(thing, box, (at + 1) / (outside.length + 1))),
  };
}

interface Drawn {
  things: readonly Entry[];
  boxes: readonly Entry[];
}

/** The drawn shapes of the page: the boxes that have room for all the others, and these; undefined where that is not clear. */
function sorted({ entries }: PageIndex): Drawn | undefined {
  const shapes = entries
    .filter(
      (entry) =>
        isDrawnShape(entry) &&
        (entry.node.hidden === undefined || entry.node.hidden === 'covered') &&
        entry.node.ref !== undefined,
    )
    .toSorted((one, other) => areaOf(one) - areaOf(other));
  const cut = shapes.findIndex(
    (shape, at) => at > 0 && areaOf(shape) >= ROOM * areaOf(shapes[at - 1] as Entry),
  );
  const [things, boxes] = [shapes.slice(0, cut), shapes.slice(cut)];
  return cut > 0 && boxes.every(({ node }) => /^(?:square|rectangle)$/.test(node.look?.shape ?? ''))
    ? { things, boxes }
    : undefined;
}

/** Those in no box yet, where the ones that lie in the other boxes have a shape or a colour in common that these have not. */
function left({ things, boxes }: Drawn, goal: Entry | undefined): readonly Entry[] {
  const inside = (box: Entry): readonly Entry[] =>
    things.filter((thing) => liesIn(thing.node.box, box.node.box));
  const put = boxes.filter((box) => box !== goal).flatMap(inside);
  const outer = things.filter((thing) => !put.includes(thing));
  const isSet = (['shape', 'fill'] as const).some((trait) => {
    const [first] = put;
    const value = first?.node.look?.[trait];
    return (
      put.length > 0 &&
      put.every(({ node }) => node.look?.[trait] === value) &&
      outer.every(({ node }) => node.look?.[trait] !== value)
    );
  });
  return isSet ? outer : [];
}

/** One beside the other, each at its `share` of the way across, where there is room for that. */
function carried(thing: Entry, box: Entry, share: number): ReturnType<typeof stepOn> {
  const [from, to] = [middleOf(thing.node.box), middleOf(box.node.box)];
  const room = (box.node.box?.width ?? 0) - (thing.node.box?.width ?? 0) - MARGIN;
  const x = to.x + Math.max(0, room) * (share - 0.5);
  const args = [String(Math.round(x - from.x)), String(Math.round(to.y - from.y))];
  return stepOn(thing, 'dragBy', { args, confidence: CONFIDENCE });
}

function areaOf({ node: { box } }: Entry): number {
  return (box?.width ?? 0) * (box?.height ?? 0);
}

function middleOf(box: Box | undefined): { x: number; y: number } {
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

function liesIn(one: Box | undefined, other: Box | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.x >= other.x - 1 &&
    one.y >= other.y - 1 &&
    one.x + one.width <= other.x + other.width + 1 &&
    one.y + one.height <= other.y + other.height + 1
  );
}
