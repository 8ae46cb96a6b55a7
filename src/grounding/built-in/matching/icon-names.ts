/** What the picture of an icon set shows, without how it is drawn there: "trash3", "archive fill", "star o". */

/** Ways of drawing one and the same picture. */
const drawn = /^(?:o|alt|outlined?|border|regular|line|light|thin|rounded|round|sharp|can|\d+)$/;
const drawnFull = /^(?:fill|filled|solid)$/;

/** Pictures that are drawn full where what they stand for is so: that word is no mere style. */
const telling = /^(?:star|heart|bookmark|bell|flag|pin|thumbs?|like|circle|square|check)/;

/** The name without it; the name itself where it has none. */
export function plainIcon(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const head = first.replace(/(?<=\p{L}{3})\d$/u, '');
  const kept = rest.filter((word) => !drawn.test(word) && (telling.test(head) || !drawnFull.test(word)));
  return [head, ...kept].join(' ');
}
