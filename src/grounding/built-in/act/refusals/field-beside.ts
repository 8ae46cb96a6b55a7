/** "The short name" is not the field "Name" where "Code/short name" stands beside it: a field that says all that this one says, and a word more. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, isStopWord, type Word, wordLikeness } from '../../language/words.js';
import { below, type Entry } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that only the other field says; undefined where no field of the same line or form says more than this one. */
export function fieldBeside({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [field, ...others] = targets;
  if (!/^(?:fill|type|set|clear)$/.test(verb) || !field || others.length > 0) return undefined;
  const around = recordOf(field) ?? formOf(field);
  if (!fieldRoles.has(field.node.role) || !around) return undefined;
  const asked = tokensInOrder(readings.map(({ target }) => ({ ...(target && { target }) })))
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ text }) => contentOf(text))
    .filter((word) => !isStopWord(word));
  const own = asked.filter((word) => says(field, word));
  if (own.length === 0) return undefined;
  const rest = asked.filter((word) => !own.includes(word));
  for (const other of below(index, around)) {
    if (other === field || other.node.role !== field.node.role || other.node.hidden !== undefined) continue;
    const more = own.every((word) => says(other, word)) && rest.find((word) => says(other, word));
    if (more) return more.text;
  }
  return undefined;
}

function says({ evidence }: Entry, asked: Word): boolean {
  return evidence.some(
    ({ trust, words }) => trust >= 0.85 && words.some((word) => wordLikeness(asked, word) >= 0.9),
  );
}
