/** "Add every product to the cart": what is said of all of them is not done to one, however often its text says "every". */
import type { Clause } from '../language/clause.js';
import { wordsOf } from '../language/words.js';
import { recordOf } from '../matching/relations.js';
import { type Act, says } from './word-evidence.js';

/** The word for all of them, right behind the verb, where one click lands in one of several records and its button does not say it. */
export function ofOneOnly({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [entry, ...others] = targets;
  if (verb !== 'goal' || !entry || others.length > 0 || recordOf(entry)?.parent?.repeats !== true)
    return undefined;
  const [first, second] = readings.findLast(({ target }) => target)?.target ?? [];
  const all = [first, second].find(
    (token) => token?.kind === 'word' && /^(?:all|every|each|both|everything|everyone)$/.test(token.lower),
  );
  return all && !wordsOf(all.text).every((word) => says(entry, word)) ? all.text : undefined;
}
