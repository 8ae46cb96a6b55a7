/** Names of colours, as people call what they see. */

/** The words of each colour; the first is its name here. */
const names: readonly (readonly string[])[] = [
  ['red', 'crimson', 'scarlet'],
  ['maroon'],
  ['orange'],
  ['yellow', 'gold', 'golden'],
  ['olive'],
  ['green', 'lime'],
  ['cyan', 'turquoise', 'teal', 'aqua'],
  ['blue', 'navy'],
  ['purple', 'violet'],
  ['pink', 'magenta', 'fuchsia'],
  ['brown'],
  ['black'],
  ['white'],
  ['grey', 'gray', 'silver'],
];

/** Words that CSS knows, for a colour of just that kind. */
const exact: Readonly<Record<string, string>> = {
  red: '#ff0000',
  crimson: '#dc143c',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ffff00',
  gold: '#ffd700',
  olive: '#808000',
  green: '#008000',
  lime: '#00ff00',
  cyan: '#00ffff',
  turquoise: '#40e0d0',
  teal: '#008080',
  aqua: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  violet: '#ee82ee',
  pink: '#ffc0cb',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  brown: '#a52a2a',
  black: '#000000',
  white: '#ffffff',
  grey: '#808080',
  gray: '#808080',
  silver: '#c0c0c0',
};

/** The colour (`#rrggbb`) that CSS calls by this word. */
export function cssColour(word: string): string | undefined {
  return exact[word];
}

const byWord = new Map(names.flatMap((words) => words.map((word) => [word, words[0] as string] as const)));

/** Every word for a colour. */
export const colourWords: readonly string[] = [...byWord.keys()];

/** The colour that a word names; undefined for any other word. */
export function colourOf(word: string): string | undefined {
  return byWord.get(word);
}

/** The hue circle in degrees: where a name holds for certain, and how far people may still use it. */
const hues: readonly {
  name: string;
  sure: readonly [number, number];
  perhaps: readonly [number, number];
}[] = [
  { name: 'red', sure: [350, 371], perhaps: [335, 378] },
  { name: 'orange', sure: [22, 40], perhaps: [14, 46] },
  { name: 'yellow', sure: [48, 64], perhaps: [42, 70] },
  { name: 'green', sure: [85, 155], perhaps: [66, 170] },
  { name: 'cyan', sure: [172, 190], perhaps: [158, 200] },
  { name: 'blue', sure: [204, 248], perhaps: [190, 258] },
  { name: 'purple', sure: [262, 300], perhaps: [250, 315] },
  { name: 'pink', sure: [302, 345], perhaps: [296, 356] },
];

/**
 * How far a colour (`#rrggbb`) is what a name says: 1 for certain, 0.5 one may call it that, 0 no.
 * By hue, saturation and lightness (HSL).
 */
export function colourFit(name: string, hex: string): number {
  const { hue, saturation, lightness, chroma } = hslOf(hex);
  if (name === 'black') return lightness <= 0.1 ? 1 : lightness <= 0.2 && chroma < 0.12 ? 0.5 : 0;
  if (name === 'white') return lightness >= 0.97 ? 1 : lightness >= 0.93 && chroma < 0.06 ? 0.5 : 0;
  if (name === 'grey') {
    if (lightness <= 0.1 || lightness >= 0.97 || chroma > 0.16) return 0;
    return chroma <= 0.06 && lightness >= 0.25 && lightness <= 0.88 ? 1 : 0.5;
  }
  if (chroma < 0.1 || lightness < 0.06 || lightness > 0.96) return 0;
  if (name === 'brown') {
    // A bright orange is no brown, however it lies on the circle: brown is a dark one.
    if (lightness + chroma / 2 > 0.86) return 0;
    if (hue < 8 || hue > 45 || lightness > 0.5) return inRange(hue, [0, 8]) && lightness < 0.42 ? 0.5 : 0;
    return lightness <= 0.42 && saturation >= 0.2 ? 1 : 0.5;
  }
  if (name === 'pink' && inRange(hue, [330, 372]) && lightness >= 0.72) return 1;
  const range = hues.find((each) => each.name === name);
  if (!range || !inRange(hue, range.perhaps)) return 0;
  const isPale = name === 'red' && lightness > 0.68;
  const isDark = name === 'orange' && lightness < 0.42;
  // A dark pink is a purple, and a dark yellow is an olive.
  if (name === 'pink' && lightness < 0.36 && hue < 320) return 0;
  if (name === 'yellow' && lightness < 0.3) return 0;
  return inRange(hue, range.sure) && chroma >= 0.2 && !isPale && !isDark ? 1 : 0.5;
}

/** 0..1: how light a colour is (HSL). */
export function lightnessOf(hex: string): number {
  return hslOf(hex).lightness;
}

function inRange(hue: number, [from, to]: readonly [number, number]): boolean {
  return (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to);
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const chroma = most - least;
  const lightness = (most + least) / 2;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  const sector =
    chroma === 0
      ? 0
      : most === red
        ? ((green - blue) / chroma + 6) % 6
        : most === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
  return { hue: sector * 60, saturation, lightness, chroma };
}
