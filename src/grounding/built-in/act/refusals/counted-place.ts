/** "Tick it in the last row", "sort the third table": where a place is counted, what is acted on lies in the one at that place, and in no other. */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { type Clause, valueOf } from '../../language/clause.js';
import { ordinalAt } from '../../language/counting.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { kindFit } from '../../language/types.js';
import { fold } from '../../language/words.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isAlike } from '../evidence/said-of-sibling.js';
import type { Act } from '../evidence/word-evidence.js';

/** The number word of a place in which a target does not lie; undefined where none is counted. */
export function countedPlace(clause: Clause, { targets, isHalf, literals, index }: Act): string | undefined {
  const isSort = /^(?:sort|order|arrange)\b/.test(clause.said);
  // What is opened on the way lies elsewhere.
  if ((isHalf && !isSort) || /^(?:drag|seek)$/.test(clause.verb)) return undefined;
  const said = isSort
    ? [tokenize(clause.text)]
    : clause.readings.flatMap(({ target = [], destination = [], value = [] }) => [
        target,
        destination,
        // "To 40 in the last row", where 40 is all that is put in.
        ...(literals.includes(valueOf(value)) ? [] : [value]),
      ]);
  for (const tokens of said)
    for (const [at, token] of tokens.entries()) {
      const place = placeAt(tokens, at, isSort);
      if (place && !targets.every((entry) => liesIn(place, entry, index))) return token.text;
    }
  return undefined;
}

interface Place {
  kind: string;
  ordinal: number;
  /** It may be a name: "row 3" of a table that numbers its rows otherwise. */
  isBehind?: true;
}

const places =
  /^(?:row|line|table|grid|list|section|card|column|group|paragraph|block|panel|article|fieldset)$/;

function placeAt(tokens: readonly Token[], at: number, isSort: boolean): Place | undefined {
  const counted = ordinalAt(tokens, at);
  // "The third row", "row 3".
  const isBehind = counted?.behind !== undefined;
  const noun = tokens[isBehind ? at - 1 : at + (counted?.length ?? 1)];
  if (!counted || counted.take !== undefined || counted.ordinal === 0) return undefined;
  if (noun?.kind !== 'word' || !places.test(noun.lower)) return undefined;
  const first = isBehind ? at - 1 : at;
  const isArticle = tokens[first - 1]?.lower === 'the';
  const lead = tokens[isArticle ? first - 2 : first - 1]?.lower ?? '';
  const isPlace = /^(?:in|of|from|inside|within|under)$/.test(lead);
  return isPlace || (isSort && /^(?:table|grid|list)$/.test(noun.lower))
    ? { kind: noun.lower, ordinal: counted.ordinal, ...(isBehind && { isBehind }) }
    : undefined;
}

/** Somewhere on the way up it is at that place among those of its kind, or it is drawn in a row or column that is. */
function liesIn({ kind, ordinal, isBehind }: Place, entry: Entry, index: PageIndex): boolean {
  const up = [entry, ...ancestorsOf(entry)];
  const name = isBehind && new RegExp(`\\b${kind} ${ordinal}\\b|^${ordinal}\\b`, 'u');
  if (name && up.some(({ node }) => name.test(fold(readable(node))))) return true;
  const isAt = (at: number, count: number): boolean =>
    at !== -1 && at === (ordinal > 0 ? ordinal - 1 : count + ordinal);
  const own = [...ancestorsOf(entry)].find(({ node }) => tableRole.test(node.role));
  if (own && /^(?:table|grid)$/.test(kind)) {
    const tables = index.entries.filter(({ node }) => tableRole.test(node.role) && node.hidden === undefined);
    return isAt(tables.indexOf(own), tables.length);
  }
  // A cell is at a place in its row, and not at that of a row.
  const row = /^(?:row|line)$/.test(kind) ? up.find(({ node }) => node.role === 'row') : undefined;
  return (row ? [row] : up).some(({ node, parent }) => {
    const alike = (parent?.node.children ?? []).filter(
      (each) => each === node || (each.hidden === undefined && isAlike(each, node)),
    );
    if (alike.length < 2) return kindFit(kind, node) === 1 && isAt(0, 1);
    const body = alike.filter((each) => !isHeader(each));
    const lines = /^(?:row|line)$/.test(kind)
      ? drawn(alike, 'y')
      : kind === 'column'
        ? drawn(alike, 'x')
        : [];
    return (
      isAt(alike.indexOf(node), alike.length) ||
      isAt(body.indexOf(node), body.length) ||
      isAt(
        lines.findIndex((line) => line.includes(node)),
        lines.length,
      )
    );
  });
}

const tableRole = /^(?:table|grid|treegrid)$/;

function isHeader({ children }: SnapshotNode): boolean {
  return children.length > 0 && children.every(({ role }) => role === 'columnheader');
}

/** Those that lie beside each other, line by line. */
function drawn(nodes: readonly SnapshotNode[], axis: 'x' | 'y'): readonly (readonly SnapshotNode[])[] {
  const at = new Map<number, SnapshotNode[]>();
  for (const node of nodes) {
    const place = Math.round((node.box?.[axis] ?? 0) / 4);
    at.set(place, [...(at.get(place) ?? []), node]);
  }
  return [...at.entries()].toSorted(([one], [other]) => one - other).map(([, line]) => line);
}
