/** Reads "drag the circle 100 pixels to the right", "drag the circle left", "make the box wider", "resize the box so that its height is smaller". No page yet. */
import { toWord } from './words.js';

/** What is moved or made larger, and how far, in CSS pixels. */
export interface Pull {
  kind: 'drag' | 'resize';
  /** What it is done to, as it is said. */
  object: string;
  x: Way;
  y: Way;
}

/** To the right, down, wider or higher (1), or the other way (-1); `pixels` where that is said. */
export interface Way {
  sign: -1 | 0 | 1;
  pixels?: number;
}

const amount = String.raw`(\d+) ?(?:px|pixels?)`;
const toward = '(?:to the |towards the )?(right|left|up|upwards?|down|downwards?|top|bottom)(?: side)?';
const drags: readonly RegExp[] = [
  new RegExp(`^(?:drag|move|slide|shift|push|pull) (.+?) (?:by |for )?${amount} ${toward}$`, 'i'),
  new RegExp(`^(?:drag|move|slide|shift|push|pull) (.+?) ${toward} (?:by|for) ${amount}$`, 'i'),
];

/** The way alone: "drag the circle left". What is moved up or down so may as well change places in a list. */
const plainDrag =
  /^(?:drag|pull|push) (.+?) (?:to the |towards the )?(right|left|up|upwards?|down|downwards?)(?: side)?$/i;

const sizes: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  wider: [1, 0],
  broader: [1, 0],
  narrower: [-1, 0],
  thinner: [-1, 0],
  taller: [0, 1],
  higher: [0, 1],
  longer: [0, 1],
  shorter: [0, -1],
  bigger: [1, 1],
  larger: [1, 1],
  smaller: [-1, -1],
};
const size = `(${Object.keys(sizes).join('|')})`;
const more = '(larger|bigger|greater|longer|smaller|less|shorter|wider|taller|higher)';
const manner =
  '(?: by (?:dragging|pulling|using) (?:it by )?(?:its|the) (?:corner|edge|handle|resize handle|bottom right corner))?';
const purpose = '(?:so that|so|until|such that|to make|to be)';
const resizes: readonly RegExp[] = [
  new RegExp(`^make (.+?) ${amount} ${size}${manner}$`, 'i'),
  new RegExp(`^make (.+?) ${size}(?: by ${amount})?${manner}$`, 'i'),
  new RegExp(
    `^resize (.+?) ${purpose} (?:it |its |it's )?(?:is |becomes |gets |to be )?(?:${amount} )?${size}$`,
    'i',
  ),
];
/** What it was at first, which is what it is compared with anyway. */
const thanNow =
  / than (?:before|(?:it|they) (?:is|was|were|are)(?: now| before| at first)?|(?:its|the) (?:initial|original|current|present|former|starting) (?:size|width|height|one|value))$/i;
const dimension = `(?:its |the )?(width|height) (?:is |becomes |gets )?${more}`;
const byDimension = new RegExp(`^resize (.+?) ${purpose} ${dimension}(?:,? and ${dimension})?$`, 'i');
const grown = new RegExp(
  `^(increase|decrease|reduce|enlarge) the (width|height) of (.+?)(?: by ${amount})?$`,
  'i',
);

/** The reading of such a clause; undefined for any other. */
export function pullOf(text: string): Pull | undefined {
  const said = text
    .trim()
    .replace(/[\s.,;!]+$/, '')
    .replace(thanNow, '');
  if (!/^(?:drag|move|slide|shift|push|pull|make|resize|increase|decrease|reduce|enlarge)\b/i.test(said))
    return undefined;
  for (const [at, pattern] of drags.entries()) {
    const found = pattern.exec(said);
    if (!found) continue;
    const [, object = '', first = '', second = ''] = found;
    const [pixels, way] = at === 0 ? [first, second] : [second, first];
    return { kind: 'drag', object, ...along(way.toLowerCase(), Number(pixels)) };
  }
  const [, plainly = '', plainWay = ''] = plainDrag.exec(said) ?? [];
  if (plainly !== '') return { kind: 'drag', object: plainly, ...along(plainWay.toLowerCase()) };
  const sized = resizes.map((pattern) => pattern.exec(said)).find((found) => found !== null);
  if (sized) {
    const [, object = '', ...others] = sized;
    const pixels = others.find((each) => /^\d+$/.test(each ?? ''));
    const [x, y] = sizes[
      others.find((each) => each !== undefined && !/^\d+$/.test(each))?.toLowerCase() ?? ''
    ] ?? [0, 0];
    // "Bigger by 20 px" does not say which way.
    if (pixels !== undefined && x !== 0 && y !== 0) return undefined;
    return { kind: 'resize', object, x: wayOf(x, pixels), y: wayOf(y, pixels) };
  }
  const dimensions = byDimension.exec(said);
  if (dimensions) {
    const [, object = '', first = '', is = '', second, isToo] = dimensions;
    const ways: Partial<Record<string, -1 | 1>> = {
      [first.toLowerCase()]: signOf(is),
      ...(second && isToo && { [second.toLowerCase()]: signOf(isToo) }),
    };
    return { kind: 'resize', object, x: { sign: ways.width ?? 0 }, y: { sign: ways.height ?? 0 } };
  }
  const [, verb = '', which = '', object = '', pixels] = grown.exec(said) ?? [];
  if (object === '') return undefined;
  const sign = /^(?:increase|enlarge)$/i.test(verb) ? 1 : -1;
  const isWidth = which.toLowerCase() === 'width';
  return {
    kind: 'resize',
    object,
    x: wayOf(isWidth ? sign : 0, pixels),
    y: wayOf(isWidth ? 0 : sign, pixels),
  };
}

function along(way: string, pixels?: number): Pick<Pull, 'x' | 'y'> {
  const still: Way = { sign: 0 };
  const far = pixels !== undefined && { pixels };
  if (way === 'right' || way === 'left') return { x: { sign: way === 'right' ? 1 : -1, ...far }, y: still };
  return { x: still, y: { sign: /^(?:down|bottom)/.test(way) ? 1 : -1, ...far } };
}

function wayOf(sign: -1 | 0 | 1, pixels: string | undefined): Way {
  return { sign, ...(pixels !== undefined && sign !== 0 && { pixels: Number(pixels) }) };
}

function signOf(word: string): -1 | 1 {
  return /^(?:smaller|less|shorter)$/i.test(word) ? -1 : 1;
}

/** What changes places in its list, and by how many: "drag Olwen up by one position" is -1. */
export interface Shift {
  object: string;
  by: number;
}

const shifts =
  /^(?:drag|move) (.+?) (up|down) (?:by )?(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:positions?|places?|spots?|slots?|rows?|lines?)$/i;

/** The reading of such a clause; undefined for any other. */
export function shiftOf(text: string): Shift | undefined {
  const [, object = '', way = '', count = ''] = shifts.exec(text.trim().replace(/[\s.!]+$/, '')) ?? [];
  const places = /^an?$/i.test(count) ? 1 : Number(toWord(count.toLowerCase()).meaning);
  return object === '' || !(places > 0)
    ? undefined
    : { object, by: way.toLowerCase() === 'up' ? -places : places };
}
