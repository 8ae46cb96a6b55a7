/**
 * "The large red triangle", "the second square of the bottom row", "the box above the line": phrases that say how a thing looks or
 * where it stands, and nothing else. No page yet.
 */
import type { Look } from '../../../contract/snapshot.js';
import { ordinals } from '../language/counting.js';
import { toWord } from '../language/words.js';
import { colourOf, colourWords, cssColour } from './colours.js';

/** A place along one direction: counted from the start (1, 2 …) or from the end (-1), or in the middle. */
export type Along = number | 'middle';

/** What such a phrase says; every part that is there has to hold. */
export interface LookPhrase {
  /** Names of colours.ts. */
  colours: readonly string[];
  /** What CSS calls by the word for the colour: it is meant first. */
  css?: string;
  shade?: 'dark' | 'light';
  size?: { end: 'large' | 'small'; degree: 'plain' | 'more' | 'most' };
  /** Of what it is: a shape, or a word that leaves it open. */
  noun: LookNoun;
  bold?: true;
  italic?: true;
  underlined?: true;
  /** "A red circle", "any digit": whichever of those that fit. */
  any?: true;
  /** Of a text: one sign of this kind. */
  sign?: 'digit' | 'letter';
  /** Of a drawing: "a shape" is no letter, and "a letter" stands by itself in it. */
  drawn?: true;
  /** The text that it shows, quoted. */
  says?: string;
  row?: Along;
  column?: Along;
  /** `row` and `column` count the cells of a grid, and no things that stand anywhere. */
  inGrid?: true;
  /** At an end of all that fit, or in their middle. */
  edges?: readonly ('left' | 'right' | 'top' | 'bottom' | 'middle')[];
  /** "The second": counted in reading order, or from a side. */
  nth?: { count: number; from?: 'left' | 'right' | 'top' | 'bottom' };
  /** "All blue tiles", "both circles": every one that fits, as many as are said. */
  all?: { count?: number };
  beside?: { side: 'above' | 'below' | 'left' | 'right' | 'in'; of: LookPhrase };
}

/** Shapes, and words for a thing of any shape. */
export type LookNoun = NonNullable<Look['shape']> | 'box' | 'cell' | 'shape' | 'button' | 'link' | 'field';

const nouns: readonly (readonly [RegExp, LookNoun])[] = [
  [/ (?:circles?|dots?|discs?|disks?|balls?) /, 'circle'],
  [/ (?:ovals?|ellipses?) /, 'ellipse'],
  [/ squares? /, 'square'],
  [/ rectangles? /, 'rectangle'],
  [/ triangles? /, 'triangle'],
  [/ pentagons? /, 'pentagon'],
  [/ hexagons? /, 'hexagon'],
  [/ octagons? /, 'octagon'],
  [/ polygons? /, 'polygon'],
  [/ (?:lines?|rulers?) /, 'line'],
  [/ (?:(?:input|text) (?:fields?|box(?:es)?)|inputs?|fields?|textbox(?:es)?) /, 'field'],
  [/ (?:cells?) /, 'cell'],
  [/ (?:box(?:es)?|tiles?|blocks?|divs?|areas?|panels?) /, 'box'],
  [/ (?:shapes?|figures?|objects?|things?|items?|elements?|pieces?|icons?|ones?) /, 'shape'],
  [/ (?:words?|texts?|letters?|numbers?|digits?|labels?|codes?|phrases?|sentences?) /, 'text'],
  [/ buttons? /, 'button'],
  [/ links? /, 'link'],
];

const ordinal =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,2}(?:st|nd|rd|th))';
const sides: Readonly<Record<string, Along>> = {
  top: 1,
  upper: 1,
  topmost: 1,
  left: 1,
  leftmost: 1,
  bottom: -1,
  lower: -1,
  bottommost: -1,
  right: -1,
  rightmost: -1,
  middle: 'middle',
  centre: 'middle',
  center: 'middle',
  central: 'middle',
};
const side =
  '(top|upper|topmost|bottom|lower|bottommost|left|leftmost|right|rightmost|middle|cent(?:er|re|ral))';

const relations: readonly (readonly [RegExp, NonNullable<LookPhrase['beside']>['side']])[] = [
  [/ (?:that is |which is )?(?:directly |just |right )?above (?:the|a) /, 'above'],
  [
    / (?:that is |which is )?(?:directly |just |right )?(?:below|under|underneath|beneath) (?:the|a) /,
    'below',
  ],
  [/ (?:that is |which is )?(?:directly |just )?(?:to the )?left of (?:the|a) /, 'left'],
  [/ (?:that is |which is )?(?:directly |just )?(?:to the )?right of (?:the|a) /, 'right'],
  [/ (?:that is |which is )?(?:inside|within|in) (?:of )?(?:the|a) /, 'in'],
];

/** The phrase in terms of looks and places; undefined when it says anything else, or nothing of the kind. */
export function parseLook(text: string): LookPhrase | undefined {
  // The largest number is the one of the greatest value, however small it is written.
  if (
    /\b(?:greatest|largest|biggest|highest|smallest|lowest|least) (?:number|value|amount|sum|digit)s?\b/i.test(
      text,
    )
  )
    return undefined;
  // "The card that is left" is the one that remains.
  if (/\b(?:that|which|who) (?:is|are|was|were) (?:still )?left\W*$/i.test(text)) return undefined;
  let left = ` ${text
    .toLowerCase()
    .replace(/["“”'‘’][^"“”'‘’]*["“”'‘’]/g, ' ')
    .replace(/[,.!]/g, ' ')
    .replace(/-/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')} `;
  const quoted = /["“‘']([^"“”‘’']+)["”’']/.exec(text)?.[1];
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(left);
    if (!found) return undefined;
    left = `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ');
    return found;
  };
  const phrase: LookPhrase = { colours: [], noun: 'shape' };
  takeQuantity(phrase, take);
  take(/^ any (?=\p{L})/u);
  takeGridPlace(phrase, take);
  for (const [pattern, where] of relations) {
    const found = pattern.exec(left);
    if (!found) continue;
    const behind = left.slice(found.index + found[0].length);
    const of = nouns.some(([pattern]) => pattern.test(` ${behind}`)) ? parseLook(behind) : undefined;
    if (of) {
      phrase.beside = { side: where, of };
      left = `${left.slice(0, found.index)} `;
      break;
    }
  }
  takeSize(phrase, take);
  const hasPlace = takePlace(phrase, take);
  const shade = take(/ (dark|light|bright|pale) /);
  if (shade) phrase.shade = shade[1] === 'dark' ? 'dark' : 'light';
  const colours: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const found = take(new RegExp(` (?:in )?(?:the colou?r )?(${colourWords.join('|')})(?: colou?red)? `));
    const name = found && colourOf(found[1] as string);
    const css = name && cssColour(found[1] as string);
    if (name) colours.push(name);
    if (css) phrase.css = css;
  }
  if (take(/ (?:in )?bold(?:face)? /)) phrase.bold = true;
  if (take(/ (?:in )?(?:italics?|italicized|slanted) /)) phrase.italic = true;
  if (take(/ underlined /)) phrase.underlined = true;
  const sign = / (digit|letter)s? /.exec(left)?.[1];
  const isAnyOf = /^(?:an?|any) /i.test(text);
  const isSign = isAnyOf && (sign === 'digit' || sign === 'letter') && phrase.size === undefined;
  const isDrawn = / (?:shape|figure)s? /.test(left) || (isSign && colours.length === 0);
  const noun = nouns.find(([pattern]) => take(pattern));
  left = left.replace(
    / (?:(?:the|a|an|that|which|is|are|has|was|with|of|in|on|at|colou?r|colou?red|shaped?|shown|written|displayed|printed|filled|to|by|marked|area|side|page|screen|one|hand|picture|image|drawing|background|text) )+/g,
    ' ',
  );
  const rest = left.trim();
  // "The grey 7", "the green Continue button": what is left is what it shows, where a colour tells which of them.
  const isShown =
    rest !== '' &&
    quoted === undefined &&
    colours.length > 0 &&
    rest.split(' ').length <= 3 &&
    ` ${text.toLowerCase()} `.includes(` ${rest} `);
  if (rest !== '' && !isShown) return undefined;
  const isShape = noun !== undefined && !/^(?:shape|text|button|link|field|box|cell|line)$/.test(noun[1]);
  const isLine = noun?.[1] === 'line';
  const says =
    isShape ||
    isSign ||
    isLine ||
    hasPlace ||
    colours.length > 0 ||
    phrase.size !== undefined ||
    phrase.beside !== undefined ||
    phrase.bold !== undefined ||
    phrase.italic !== undefined ||
    phrase.underlined !== undefined ||
    phrase.row !== undefined;
  if (!says || colours.length > 1 || (phrase.shade && colours.length === 0)) return undefined;
  if (isOfEditor(phrase, noun?.[1], text)) return undefined;
  return {
    ...phrase,
    colours,
    noun: noun?.[1] ?? 'shape',
    ...(isAnyOf && { any: true }),
    ...(isDrawn && { drawn: true }),
    ...(noun?.[1] === 'text' && (sign === 'digit' || sign === 'letter') && { sign }),
    ...(quoted !== undefined && { says: quoted }),
    ...(isShown && { says: rest }),
  };
}

/** "Click Bold", "the bold button", "the italic icon": what writes so, and nothing that is written so. */
function isOfEditor({ bold, italic }: LookPhrase, noun: LookNoun | undefined, text: string): boolean {
  return (bold ?? italic) === true && (noun === undefined || noun === 'button' || /\bicons?\b/i.test(text));
}

function countOf(word: string): number {
  return ordinals[word] ?? Number.parseInt(word, 10);
}

function alongOf(word: string): Along {
  return sides[word] ?? countOf(word);
}

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

/** "Row 2, column 3", "the second square of the bottom row", "in the left column". */
function takeGridPlace(phrase: LookPhrase, take: Take): void {
  const place = (line: string): Along | undefined => {
    const numbered = take(
      new RegExp(` (?:(?:in|of|at|on|from|and) )*(?:the )?${line} (?:number |no )?(\\d{1,2}) `),
    );
    if (numbered) return Number(numbered[1]);
    const named = take(new RegExp(` (?:(?:in|of|at|on|from|and) )*(?:the )?(?:${ordinal}|${side}) ${line} `));
    return named ? alongOf((named[1] ?? named[2]) as string) : undefined;
  };
  const row = place('row');
  const column = place('col(?:umn)?');
  if (row !== undefined) phrase.row = row;
  if (column !== undefined) phrase.column = column;
  if (row === undefined && column === undefined) return;
  phrase.inGrid = true;
  const number = '(?:square|cell|box|tile|field|shape|circle)';
  const other =
    row === undefined || column === undefined
      ? (take(new RegExp(` (?:the )?(?:${ordinal}|${side}) (?=${number} )`)) ??
        take(new RegExp(` (?:the )?(?:${ordinal}|${side}) `)))
      : undefined;
  if (!other) return;
  const along = alongOf((other[1] ?? other[2]) as string);
  if (row === undefined) phrase.row = along;
  else phrase.column = along;
}

/** "All three", "both of the"; "the smaller of the two" is one of two that fit. */
function takeQuantity(phrase: LookPhrase, take: Take): void {
  const many = take(new RegExp(`^ (all|every|each|both)(?: of)?(?: the| these| those)?(?: (${counts}))? `));
  if (!many) {
    take(/(?<=(?:er|or) (?:one )?)of (?:the )?two(?= | $)/);
    return;
  }
  const said = many[1] === 'both' ? 'two' : many[2];
  phrase.all = said === undefined ? {} : { count: Number(toWord(said).meaning) };
}

const counts = 'two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}';

function takeSize(phrase: LookPhrase, take: Take): void {
  const large = take(/ (large|big|huge|larger|bigger|largest|biggest|widest|wider|taller|tallest|greatest) /);
  const small = large ? undefined : take(/ (small|little|tiny|smaller|smallest|tiniest) /);
  const said = large?.[1] ?? small?.[1];
  if (said === undefined) return;
  const degree = said.endsWith('st') ? 'most' : said.endsWith('er') ? 'more' : 'plain';
  phrase.size = { end: large ? 'large' : 'small', degree };
}

/** Whether it said a place. */
function takePlace(phrase: LookPhrase, take: Take): boolean {
  const tail = '(?: hand)?(?: most)?(?: side)?(?: corner)?';
  const lead = ' (?:(?:in|on|at|to) )?(?:the )?(?:very |far |upper most )?';
  const from = take(/ (?:counted )?from (?:the )?(left|right|top|bottom) /);
  const corner = take(new RegExp(`${lead}(top|upper|bottom|lower) (left|right)${tail} `));
  const edges: NonNullable<LookPhrase['edges']>[number][] = [];
  if (corner) {
    edges.push(/^(?:top|upper)$/.test(corner[1] as string) ? 'top' : 'bottom');
    edges.push(corner[2] as 'left' | 'right');
  } else {
    const one = take(
      new RegExp(
        `${lead}(top|upper|uppermost|topmost|bottom|lower|lowest|bottommost|left|leftmost|right|rightmost|middle|cent(?:er|re|ral))${tail} `,
      ),
    );
    const word = one?.[1] ?? '';
    if (/^(?:left|right)/.test(word)) edges.push(word.startsWith('left') ? 'left' : 'right');
    else if (/^(?:top|upper)/.test(word)) edges.push('top');
    else if (/^(?:bottom|low)/.test(word)) edges.push('bottom');
    else if (word !== '') edges.push('middle');
  }
  if (edges.length > 0) phrase.edges = edges;
  const counted = take(new RegExp(` ${ordinal} `));
  if (counted)
    phrase.nth = {
      count: countOf(counted[1] as string),
      ...(from && { from: from[1] as 'left' | 'right' | 'top' | 'bottom' }),
    };
  return edges.length > 0 || counted !== undefined;
}
