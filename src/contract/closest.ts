/** Which of the known names somebody meant who wrote another one. Pure. */

/**
 * The known name that is closest to a written one, for "did you mean". Case, dashes and underscores do not count; a name
 * that begins with the written one (three letters at least) is meant by it.
 * @returns undefined when nothing is close: about one slip in three letters is allowed
 * @see Optimal string alignment: insert, remove, replace, and swap neighbours (Damerau 1964).
 */
export function closestTo(written: string, known: readonly string[]): string | undefined {
  const wanted = fold(written);
  if (wanted === '') return undefined;
  let best: { name: string; slips: number } | undefined;
  for (const name of known) {
    const begins = wanted.length >= 3 && fold(name).startsWith(wanted);
    const slips = begins ? 0 : slipsBetween(wanted, fold(name));
    if (slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { name, slips };
  }
  return best && best.slips <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}

function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
