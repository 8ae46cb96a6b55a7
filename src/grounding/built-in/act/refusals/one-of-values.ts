/** "Enter "quarry" and "stone123"" are two values: what fills in one of them loses the other, though the page is called so. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The quoted value that goes into no field, where it is joined to one that does. */
export function oneOfValues(clause: Clause, act: Act): string | undefined {
  return quotedOfTwo(clause, act) ?? optionOfTwo(clause, act);
}

function quotedOfTwo({ verb, readings }: Clause, { targets, literals, isHalf }: Act): string | undefined {
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

/** "Choose Texas", where two lists offer it: nothing says which of them is meant. */
function optionOfTwo(
  { verb, readings }: Clause,
  { targets: [list, ...others], literals, index, isHalf }: Act,
): string | undefined {
  const { options, name } = list?.node ?? {};
  const [chosen, ...more] = literals.filter(Boolean);
  if (verb !== 'select' || isHalf || !list || !options || others.length > 0) return undefined;
  if (chosen === undefined || more.length > 0 || !options.includes(chosen)) return undefined;
  const words = contentOf(
    tokensInOrder(readings)
      .map(({ text }) => text)
      .join(' '),
  );
  const given = contentOf(chosen);
  const isAll = words.every((word) => given.some((each) => each.stem === word.stem));
  const offers = (entry: Entry): boolean =>
    entry !== list &&
    entry.node.options?.includes(chosen) === true &&
    entry.node.name !== name &&
    isShown(entry);
  return isAll && index.entries.some(offers) ? chosen : undefined;
}

/** It is drawn, or a button beside it stands for it. */
function isShown({ node, parent }: Entry): boolean {
  const isButton = parent?.children.some(
    ({ node: each }) =>
      each.role === 'button' && each.hidden === undefined && each.name === (node.value ?? ''),
  );
  return node.hidden === undefined || isButton === true;
}
