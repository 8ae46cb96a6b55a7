/** "Increase the water to 3 bottles" is no text for the field "Voucher" below the line of the water: a field with a name of its own has to be called by it. */
import { type Clause, valueOf } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import { fieldRoles, kindAt } from '../../language/types.js';
import { contentOf, fold, isAmong, type Word, wordsOf } from '../../language/words.js';
import { hasNoName } from '../../matching/containers.js';
import { ancestorsOf, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The first word for the field, where only what stands around the field says any of them; a row that says it has its fields called by that. */
export function fieldAround(
  { verb, said, readings }: Clause,
  { targets, literals, index }: Act,
): string | undefined {
  const [field, ...others] = targets;
  if (!/^(?:fill|type|set)$/.test(verb) || !field || others.length > 0) return undefined;
  if (!fieldRoles.has(field.node.role) || hasNoName(field)) return undefined;
  const used = readings.find(({ value }) => value !== undefined && literals.includes(valueOf(value)));
  const where = [...(used?.target ?? []), ...(used?.destination ?? [])];
  const isPlain = where.every(
    ({ kind, lower }, at) =>
      kind === 'word' && kindAt([lower], 0) === undefined && prepositionAt(where, at) === undefined,
  );
  const words = where.flatMap(({ text }) => contentOf(text));
  if (isKeyOfPair(field, words, index)) return words[0]?.text;
  if (!isPlain || words.length === 0 || words.some((word) => says(field, word) || isHalfOf(word, field)))
    return undefined;
  // "Assign the issue to Ines" fills the field "Assignee".
  if (wordsOf(said).some((deed) => isHalfOf(deed, field))) return undefined;
  return isOfRow(field, words) ? undefined : words[0]?.text;
}

/** "First name" is what the one field of a line holds, "John" is in the other: the first of them is changed only where that is said of it. */
function isKeyOfPair(field: Entry, words: readonly Word[], { actionable }: PageIndex): boolean {
  const held = contentOf(field.node.value ?? '');
  const isOwnName = held.every((word) => isAmong(word, words) && isAmong(word, wordsOf(field.node.name)));
  if (held.length === 0 || !isOwnName) return false;
  const line = [...ancestorsOf(field)].find(({ node }) => node.role === 'row') ?? field.parent?.parent;
  return (
    line !== undefined &&
    actionable.some(
      (other) =>
        other !== field &&
        fieldRoles.has(other.node.role) &&
        isInside(other, line) &&
        (other.node.value ?? '') !== '' &&
        contentOf(other.node.value ?? '').length > 0,
    )
  );
}

/** Letters of a word that tell it in one that is made of it: "postcode" in "Postal code". */
const LETTERS = 4;

function isHalfOf({ text }: Word, { evidence: [name] }: Entry): boolean {
  const letters = fold(name?.text ?? '').replace(/[^\p{L}]/gu, '');
  return (
    text.length >= LETTERS &&
    (letters.includes(text.slice(0, LETTERS)) || letters.includes(text.slice(-LETTERS)))
  );
}

/** The field of a line, row or card among others that says it. */
function isOfRow(field: Entry, words: readonly Word[]): boolean {
  const record = recordOf(field);
  if (!record || record.parent?.repeats !== true) return false;
  const shown = wordsOf(`${record.node.name} ${readable(record.node)}`);
  return words.some((word) => isAmong(word, shown));
}
