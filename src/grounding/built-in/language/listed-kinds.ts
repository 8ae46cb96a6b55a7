/** "Checkbox one and checkbox two": a list of which each part says the kind once more, with the place that all of them lie in. No page yet. */
import type { Token } from './lexer.js';
import { splitList } from './phrase.js';
import { kindAt } from './types.js';

/** The parts of such a list, each with the place; undefined for any other list. */
export function listedKinds(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  // A place that was said in front is read behind all others.
  const end = tokens.findIndex((token, at) => at > 0 && token.start - (tokens[at - 1]?.end ?? 0) > FAR);
  const place = end === -1 ? [] : tokens.slice(end);
  const parts = splitList(end === -1 ? tokens : tokens.slice(0, end));
  const kinds = parts.map((part) => kindOf(part));
  const isSame = kinds.every((kind) => kind !== undefined && kind === kinds[0]);
  return parts.length > 1 && isSame ? parts.map((part) => [...part, ...place]) : undefined;
}

/** A gap that no sentence has. */
const FAR = 100_000;

/** The kind that a part begins with, where a name follows it. */
function kindOf(part: readonly Token[]): string | undefined {
  const tokens = part[0]?.kind === 'word' && part[0].lower === 'the' ? part.slice(1) : part;
  if (tokens[0]?.kind !== 'word') return undefined;
  const found = kindAt(
    tokens.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')),
    0,
  );
  return found && found.length < tokens.length ? found.kind : undefined;
}
