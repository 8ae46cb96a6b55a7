/** "Put the cabin on the list of saved homes" types nothing into a field in whose line "Saved homes: 0" stands: a list of things is no field for one. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { contentOf } from '../../language/words.js';
import { fieldRoles } from '../../language/types.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word "list" in front of what it is a list of, where neither the label nor an option of the field that is used says any of that. */
export function listOfThings({ readings }: Clause, { targets }: Act): string | undefined {
  const [field, ...others] = targets;
  if (!field || others.length > 0 || !fieldRoles.has(field.node.role)) return undefined;
  const tokens = tokensInOrder(readings);
  const at = tokens.findIndex(
    ({ kind, lower }, place) =>
      kind === 'word' && lower === 'list' && /^(?:of|with)$/.test(tokens[place + 1]?.lower ?? ''),
  );
  const things = tokens.slice(at + 2).flatMap(({ text }) => contentOf(text));
  return at !== -1 && things.length > 0 && !things.some((word) => says(field, word))
    ? tokens[at]?.text
    : undefined;
}
