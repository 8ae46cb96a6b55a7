/**
 * Which words a pattern can begin with, so that a list of hundreds of patterns is not tried one by one on every sentence: working out a pattern with
 * letters of all scripts takes longer than all the rest of reading a short sentence.
 */

/** One or several ways to begin, and what is no way out of having one of them. */
const group = /^\((?:\?:|\?<\w+>)(?<ways>[^()?]+)\)(?= |$|\(\?[:=!] )/u;
const word = /^[a-z]{2,}(?= |$|\(\?[:=] )/u;

/**
 * The first words of all that a pattern matches: "throw" and "toss" for `(?:throw|toss) (?<x>X) away`. Undefined where they cannot be told from
 * how it is written.
 */
export function openingsOf(pattern: string): readonly string[] | undefined {
  const { ways } = group.exec(pattern)?.groups ?? {};
  if (ways === undefined && /[|]/.test(withoutGroups(pattern))) return undefined;
  const words = (ways?.split('|') ?? [pattern]).map((way) => word.exec(way)?.[0]);
  return words.every((each) => each !== undefined) ? words : undefined;
}

/** The words of a sentence that a pattern may begin with. */
export function openingsIn(sentence: string): ReadonlySet<string> {
  return new Set(sentence.toLowerCase().match(/[a-z]+/g));
}

function withoutGroups(pattern: string): string {
  const inner = pattern.replaceAll(/\([^()]*\)/gu, '');
  return inner === pattern ? pattern : withoutGroups(inner);
}
