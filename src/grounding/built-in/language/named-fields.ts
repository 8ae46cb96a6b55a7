/** Several values for several fields in one clause: "fill name, email and phone with A, B and C". No page yet. */
import { type Clause, type ClauseReading, tokensInOrder } from './clause.js';
import type { Token } from './lexer.js';
import { splitList } from './phrase.js';
import { splitAt } from './readings.js';

/** A field by its name, with what goes into it. */
export type Pair = Readonly<Required<Pick<ClauseReading, 'target' | 'value'>>>;

/** The ways to read a clause as a list of fields and as many values, or as many fields and one value; none where it holds no list. */
export function pairsOf({ verb, readings, placed }: Clause): Pair[][] {
  const tokens = tokensInOrder(readings);
  if (placed || !tokens.some(joins)) return [];
  const said = readings.flatMap(({ target, value }) =>
    target && value && areApart(target, value) ? [[target, value] as const] : [],
  );
  const valueLast = ['with', 'to', ':', '='].flatMap((joint) => splitAt(tokens, joint));
  const valueFirst = ['into', 'in', 'as', 'for', 'to'].flatMap((joint) => splitAt(tokens, joint));
  const told = quotedPairs(tokens);
  return [
    ...(told.length > 0 ? [told] : []),
    ...said.flatMap(([target, value]) => zipped(target, value)),
    ...valueLast.flatMap(([target, value]) => zipped(target, value)),
    ...(verb === 'set' ? [] : valueFirst.flatMap(([value, target]) => zipped(target, value))),
  ];
}

/** "First name "Ana", surname "Lima"": each part ends in its value. */
function quotedPairs(tokens: readonly Token[]): Pair[] {
  const pairs = splitList(tokens).map((part) => ({
    target: trimmed(part.slice(0, -1)),
    value: part.slice(-1),
  }));
  const isPair = ({ target, value: [value] }: Pair): boolean =>
    target.length > 0 &&
    target.every(({ kind }) => kind === 'word') &&
    (value?.kind === 'quoted' || value?.kind === 'variable');
  return pairs.length > 1 && pairs.every(isPair) ? pairs : [];
}

/** Without the word that leads to the value. */
function trimmed(target: readonly Token[]): readonly Token[] {
  return target.filter(
    ({ kind, lower }, at) =>
      !(at === target.length - 1 && (kind === 'punctuation' || /^(?:with|as|to|is|=)$/.test(lower))),
  );
}

/** "Name Ann, email ann@x.org": the parts of a list of which each says a field and its value, without a word between them. */
export function partsOf({ readings }: Clause): (readonly Token[])[] {
  const last = readings.at(-1)?.value ?? [];
  const parts = splitList(last);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
}

function zipped(target: readonly Token[], value: readonly Token[]): Pair[][] {
  const fields = splitList(withoutRespectively(target));
  const values = splitList(withoutRespectively(value));
  const noun = fields.at(-1)?.at(-1);
  const [same, ...others] = values;
  // "Password and confirm password": one value for what is said twice.
  if (same && others.length === 0 && fields.length === 2 && fields[0]?.at(-1)?.lower === noun?.lower)
    return [fields.map((field): Pair => ({ target: field, value: same }))];
  if (fields.length < 2 || fields.length !== values.length) return [];
  const pairs = fields.map((field, at): Pair => ({ target: field, value: values[at] as readonly Token[] }));
  if (!noun || (fields.at(-1)?.length ?? 0) < 2) return [pairs];
  // "The first and last name".
  const shared = pairs.map(({ target: field, value: given }, at) => ({
    target: at < pairs.length - 1 ? [...field, noun] : field,
    value: given,
  }));
  return [pairs, shared];
}

function withoutRespectively(tokens: readonly Token[]): readonly Token[] {
  const end = /^(?:respectively|accordingly)$/.test(tokens.at(-1)?.lower ?? '') ? -1 : tokens.length;
  return tokens.slice(0, end).filter(({ lower }, at, all) => !(lower === ',' && at === all.length - 1));
}

/** A word leads from the one to the other. */
function areApart(target: readonly Token[], value: readonly Token[]): boolean {
  const [from, to] = [target.at(-1)?.end ?? 0, value[0]?.start ?? 0];
  return to < from || to - from > 1;
}

/** A word or sign between the members of a list. */
export function joins({ kind, lower }: Token): boolean {
  return kind !== 'quoted' && kind !== 'variable' && /^(?:,|and|&|;)$/.test(lower);
}
