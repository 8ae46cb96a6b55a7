/** "Send the lamp for a repair", "put the bed up for rent": where its line has a button that says just that noun, "Repair", the noun is the deed. */
import { type Clause, spell } from '../../language/clause.js';
import { wordToken } from '../../language/token-runs.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { recordOf } from '../../matching/relations.js';

/** The clause with the noun for its verb; undefined where no line has a button that is called so. */
export function sentFor({ readings, ...clause }: Clause, { index }: Scene): Outcome | undefined {
  const said = readings.findLast((reading) => reading.target)?.target ?? [];
  if (clause.verb !== 'goal' || !/^(?:send|put)$/.test(clause.said)) return undefined;
  const noun = said.at(-1);
  const at = said.findLastIndex(({ kind, lower }) => kind === 'word' && /^(?:for|in|up|out)$/.test(lower));
  const between = said.slice(at + 1, -1);
  const isDeed = between.every(({ lower }) => /^(?:an?|for|another)$/.test(lower));
  const [verb, ...object] = said.slice(0, at);
  if (!noun || noun.kind !== 'word' || at < 2 || !isDeed || !verb || object.length === 0) return undefined;
  const [deed] = wordsOf(noun.text);
  const isCalled = index.actionable.some(
    (entry) =>
      entry.node.role === 'button' &&
      entry.node.hidden === undefined &&
      recordOf(entry) !== undefined &&
      wordsOf(entry.node.name).length === 1 &&
      wordsOf(entry.node.name)[0]?.text === deed?.text,
  );
  const target = [wordToken(noun.lower), ...object];
  return isCalled
    ? {
        kind: 'instead',
        clauses: [{ ...clause, said: noun.lower, readings: [{ target }], text: spell(target) }],
      }
    : undefined;
}
