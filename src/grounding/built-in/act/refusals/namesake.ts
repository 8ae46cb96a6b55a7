/** "Follow the topic Rain gauge", beside one that is called "Rain gauge broken" or "Rain gauges": the record that is called just so is meant, and no other. */
import { spell, type Clause } from '../../language/clause.js';
import { fold, wordsOf } from '../../language/words.js';
import { textsOf } from '../../matching/record-texts.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name in the sentence that is the whole name of another record of the list, and only a part of that of the record acted in. */
export function namesakeOf({ readings }: Clause, { targets: [target], index }: Act): string | undefined {
  const record = target && recordOf(target);
  if (!record?.parent) return undefined;
  const said = ` ${fold(spell(readings.flatMap(({ target: tokens }) => tokens ?? []))).replace(/["“”]/g, '')} `;
  const own = textsOf(record.node);
  // Names that say more than the sentence does, and yet hold some words of it.
  const longer = own.filter(
    (text) => !isSaidIn(said, text) && text.split(' ').some((word) => said.includes(` ${word} `)),
  );
  // "The dwarf snake plant" says all of "Snake plant (dwarf)", in another order.
  if (longer.length === 0 || longer.some((text) => isWhole(said, text))) return undefined;
  const siblings = index.entries.filter(
    (entry) => entry !== record && entry.parent === record.parent && entry.node.role === record.node.role,
  );
  for (const sibling of siblings) {
    const name = textsOf(sibling.node).find(
      (text) =>
        isSaidIn(said, text) &&
        !own.includes(text) &&
        longer.some((each) => ` ${each} `.includes(` ${text} `) || isAlmost(text, each)),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Two words and more, each of which is said somewhere. */
function isWhole(said: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => said.includes(` ${word} `));
}

/** The same words but for an ending. */
function isAlmost(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every(({ stem }, at) => stem === others[at]?.stem && /\p{L}/u.test(stem))
  );
}

function isSaidIn(said: string, text: string): boolean {
  return said.includes(` ${text} `);
}
