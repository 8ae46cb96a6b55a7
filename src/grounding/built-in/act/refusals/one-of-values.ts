/** "Enter "quarry" and "stone123"" are two values: what fills in one of them loses the other, though the page is called so. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Act } from '../evidence/word-evidence.js';

/** The quoted value that goes into no field, where it is joined to one that does. */
export function oneOfValues(
  { verb, readings }: Clause,
  { targets, literals, isHalf }: Act,
): string | undefined {
  if (!/^(?:fill|type)$/.test(verb) || isHalf || targets.length > 1) return undefined;
  const tokens = tokensInOrder(readings);
  const isGiven = (text: string): boolean => literals.some((each) => each.includes(text));
  return tokens.find((token, at) => {
    const next = tokens[at + 2];
    const isPair =
      token.kind === 'quoted' && next?.kind === 'quoted' && /^(?:and|,)$/.test(tokens[at + 1]?.text ?? '');
    return isPair && isGiven(token.text) !== isGiven(next.text);
  })?.text;
}
