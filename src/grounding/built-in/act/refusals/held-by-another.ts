/** "Choose the Studio plan with 10 seats", where it is the Team plan that has 10: what a line or card is said to have is what it says itself. */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The number behind "with" that another line of the same list says, and the one acted in does not. */
export function heldByAnother({ readings }: Clause, { targets, given }: Act): string | undefined {
  const [target, ...others] = targets;
  const record = target && others.length === 0 ? recordOf(target) : undefined;
  if (!record?.parent?.repeats) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex(({ kind, lower }, place) => place > 0 && kind === 'word' && lower === 'with');
  const numbers = wordsOf(
    tokens
      .slice(at + 1)
      .map(({ text }) => text)
      .join(' '),
  ).filter((word) => /^\d+$/.test(word.text));
  const own = wordsOf(`${record.node.name} ${readable(record.node)}`);
  const theirs = record.parent.children
    .filter((other) => other.record && other !== record)
    .flatMap(({ node }) => [...wordsOf(`${node.name} ${readable(node)}`)]);
  return at === -1
    ? undefined
    : numbers.find(
        ({ text }) =>
          theirs.some((each) => each.text === text) &&
          !own.some((each) => each.text === text) &&
          !given.some((each) => each.text === text),
      )?.text;
}
