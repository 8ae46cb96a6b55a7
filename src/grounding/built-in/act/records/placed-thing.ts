/**
 * "Click the first seat in the last row", "choose the third swatch": things without a name, which only their classes say what they are, told by where
 * they stand among their like. The page has to answer the click.
 */
import type { Clause } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { withoutArticle } from '../../language/token-runs.js';
import { toWord, type Word, wordsOfMarks } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.8;

/** Fewest things that are counted. */
const FEWEST = 3;

/** What holds all of them, whatever the page calls it. */
const whole =
  /^(?:grid|map|plan|board|hall|room|screen|page|chart|layout|list|picture|table|gallery|palette)$/;

/** "The tile in row 2 and column 3" is one, and no list of two: asked before a list is taken apart. */
export function crossedThing(clause: Clause, scene: Scene): Outcome | undefined {
  return /\bcolumn\b/i.test(clause.text) && /\b(?:row|line)\b/i.test(clause.text)
    ? placedThing(clause, scene)
    : undefined;
}

/** The click on the thing; undefined where nothing is counted so, or no such things are on the page. */
export function placedThing({ verb, text }: Clause, { index, among }: Scene): Outcome | undefined {
  if (!/^(?:click|select|check|goal)$/.test(verb)) return undefined;
  const [first, ...tokens] = tokenize(text).filter(({ kind }) => kind !== 'punctuation');
  if (first?.kind !== 'word' || !acting.test(first.lower)) return undefined;
  const said = placeOf(tokens[0]?.lower === 'on' ? tokens.slice(1) : tokens);
  const things = said ? thingsCalled(said.noun, index).filter((each) => among?.(each) ?? true) : [];
  if (!said || things.length < FEWEST) return undefined;
  const line = said.row ? linesOf(things, 'y').at(placeIn(said.row)) : things;
  const thing =
    said.row && said.column
      ? crossing(line, said.column, things)
      : line?.at(placeIn(said.ordinal ?? said.column ?? 0));
  if (!thing || thing.node.disabled === true) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(thing, 'click', { confidence: CONFIDENCE })],
    explained: text,
    phase: { kind: 'plain row', shown: text.slice(0, 60) },
  };
}

const acting = /^(?:click|select|choose|pick|tap|press|book|take|hit)$/;

interface Place {
  noun: Word;
  ordinal?: number;
  row?: number;
  column?: number;
}

/** "First seat in the last row", "tile in row 2, column 3", "third swatch of the palette". */
function placeOf(tokens: readonly Token[]): Place | undefined {
  const parts = partsOf(tokens);
  const [head = [], ...places] = parts;
  const counted = countedNoun(head);
  const [noun, ...rest] = counted ? [counted.noun] : head;
  if (noun?.kind !== 'word' || rest.length > 0) return undefined;
  const place: Place = { noun: toWord(noun.lower), ...(counted && { ordinal: counted.ordinal }) };
  for (const each of places) {
    const line = countedNoun(each);
    const axis =
      line && /^(?:row|line)$/.test(line.noun.lower)
        ? 'row'
        : line?.noun.lower === 'column'
          ? 'column'
          : undefined;
    if (line && axis && place[axis] === undefined) place[axis] = line.ordinal;
    else if (each.length !== 1 || each[0]?.kind !== 'word' || !whole.test(each[0].lower)) return undefined;
  }
  const isTold = place.row !== undefined && (place.ordinal ?? place.column) !== undefined;
  const isFlat = place.row === undefined && place.column === undefined && place.ordinal !== undefined;
  return isTold || isFlat ? place : undefined;
}

/** What stands between the words that say where, each without its article. */
function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' && /^(?:in|of|on|from|and)$/.test(token.lower)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map((part) => withoutArticle(part));
}

/** "First seat", "row 2". */
function countedNoun(tokens: readonly Token[]): { noun: Token; ordinal: number } | undefined {
  const [one, other] = tokens;
  if (tokens.length !== 2 || !one || !other) return undefined;
  const front = ordinalAt(tokens, 0);
  if (front && front.length === 1 && front.ordinal !== 0) return { noun: other, ordinal: front.ordinal };
  return /^\d{1,2}$/.test(other.lower) && one.kind === 'word'
    ? { noun: one, ordinal: Number(other.lower) }
    : undefined;
}

function placeIn(ordinal: number): number {
  return ordinal > 0 ? ordinal - 1 : ordinal;
}

/** The things that a class calls so and nothing on them names, in the order of the page: those of the one large group that there is. */
function thingsCalled(noun: Word, index: PageIndex): readonly Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of index.entries) {
    const { node } = entry;
    if (
      node.ref === undefined ||
      node.box === undefined ||
      !/^(?:generic|button|listitem|img|gridcell|cell|link)$/.test(node.role)
    )
      continue;
    const name = node.classes?.find((each) => isCalled(each, noun));
    if (name === undefined || node.hidden !== undefined) continue;
    const key = `${entry.depth} ${node.tag ?? ''} ${name}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const [largest, ...others] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  // The few that stand in the legend are explained by it.
  const isClear = largest !== undefined && others.every((group) => group.length * 3 <= largest.length);
  return isClear && largest.every((entry) => !/\p{L}{3}/u.test(readable(entry.node))) ? largest : [];
}

/** "seat", "seat-item" and "cinema-seat" are seats, "seat-row" and "seats" are not. */
function isCalled(name: string, noun: Word): boolean {
  const words = wordsOfMarks([name])
    .split(' ')
    .filter((word) => !/^(?:item|el|element|box|btn|button|cell|\w*\d\w*)$/.test(word));
  return words.at(-1) === noun.text;
}

/** The things line by line from the top, or column by column from the left, each in the order of the other. */
function linesOf(things: readonly Entry[], axis: 'x' | 'y'): Entry[][] {
  const [side, other] = axis === 'y' ? (['height', 'x'] as const) : (['width', 'y'] as const);
  const lines: Entry[][] = [];
  let at = Number.NEGATIVE_INFINITY;
  for (const thing of things.toSorted((a, b) => (a.node.box?.[axis] ?? 0) - (b.node.box?.[axis] ?? 0))) {
    const { box } = thing.node;
    if (!box) continue;
    if (box[axis] - at > box[side] / 2) {
      lines.push([]);
      at = box[axis];
    }
    lines.at(-1)?.push(thing);
  }
  return lines.map((line) =>
    line.toSorted((a, b) => (a.node.box?.[other] ?? 0) - (b.node.box?.[other] ?? 0)),
  );
}

/** The thing of a row that stands in a column of all. */
function crossing(
  row: readonly Entry[] | undefined,
  column: number,
  things: readonly Entry[],
): Entry | undefined {
  const inColumn = linesOf(things, 'x').at(placeIn(column));
  return row?.find((each) => inColumn?.includes(each));
}
