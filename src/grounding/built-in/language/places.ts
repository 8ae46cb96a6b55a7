/** A place said in front: "in the newsletter form, enter … and click …". What follows is done there. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import type { Segment } from './segments.js';
import { verbAt } from './verbs.js';

/** Most words of a place. */
const MAX_WORDS = 8;

const standing =
  /^(?:form|section|dialog|modal|popup|footer|header|sidebar|panel|card|table|list|navigation|nav|toolbar|banner|row|area|group|box|fieldset|block|region|column|terminal|console|editor|shell)$/;

/** "In the newsletter form enter …": the comma behind the place, where it was left out. */
export function cutPlace(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first?.kind !== 'word' || !/^(?:in|inside|within|on|at|from)$/.test(first.lower)) return tokens;
  const at = tokens.findIndex(
    (_token, index) =>
      index > 1 && verbAt(tokens, index) !== undefined && standing.test(tokens[index - 1]?.lower ?? ''),
  );
  const before = tokens[at - 1];
  if (!before || at > MAX_WORDS) return tokens;
  const comma: Token = { kind: 'punctuation', text: ',', lower: ',', start: before.end, end: before.end };
  return [...tokens.slice(0, at), comma, ...tokens.slice(at)];
}

/** Whether a segment only says where. A menu or a tab is no such place: it is opened first. */
export function isPlace({ tokens, verb }: Segment): boolean {
  const [first, ...others] = tokens;
  const last = tokens.at(-1);
  if (verb !== undefined || first?.kind !== 'word' || verbAt(tokens, 0) !== undefined) return false;
  if (others.length === 0 || tokens.length > MAX_WORDS) return false;
  if (/^(?:under|below)$/.test(first.lower)) return true;
  // "In the "Bordered Table"": its title says what it is.
  const kind = last?.kind === 'quoted' ? last.lower.split(' ').at(-1) : last?.lower;
  return /^(?:in|inside|within|on|at|from)$/.test(first.lower) && standing.test(kind ?? '');
}

/** "In the menu, choose File > Export": the path says which menu. */
export function isMenuOfPath({ tokens }: Segment, behind: Segment | undefined): boolean {
  const said = tokens.map((token) => (token.kind === 'word' ? token.lower : '\u0000')).join(' ');
  return (
    /^(?:in|from|on|using|with) the (?:main |top )?menu(?: ?bar)?$/.test(said) &&
    behind?.tokens.some((token) => token.kind !== 'quoted' && /^[>›→]$/.test(token.text)) === true
  );
}

/** The clauses with their targets in a place; unchanged without one. */
export function inPlace(clauses: Clause[], place: readonly Token[] | undefined): Clause[] {
  if (!place) return clauses;
  return clauses.map((clause) => ({
    ...clause,
    readings: clause.readings.map((reading) => ({
      ...reading,
      ...(reading.target && reading.target.length > 0 && { target: [...reading.target, ...place] }),
      ...(reading.destination && !reading.target && { destination: [...reading.destination, ...place] }),
    })),
  }));
}
