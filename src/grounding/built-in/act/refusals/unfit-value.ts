/** "Enter Nora as the pilot" is no number of pilots, nor 50 % a width in pixels: what goes into a field is of the sort that the field asks for. */
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { isAmong, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { isOfOtherSort } from '../controls/other-sort.js';
import type { Act } from '../evidence/word-evidence.js';

/** "Find certificates expiring in December" describes them, where the field is called "Find certificates": none has that text. */
function describedSearch(
  { verb, text }: Clause,
  { targets: [field], literals: [typed = ''] }: Act,
): string | undefined {
  const [noun, next] = wordsOf(typed);
  if (verb !== 'search' || !field || !noun || !next || /["'“”‘’]/u.test(text)) return undefined;
  const isCalled = field.evidence.some(({ words }) => isAmong(noun, words));
  return isCalled && /^(?:\p{L}{2,}ing|that|which|who|whose)$/u.test(next.text) ? next.text : undefined;
}

/** The value that the one field cannot mean; undefined where it can. */
export function unfitValue(clause: Clause, act: Act): string | undefined {
  const {
    targets: [field, ...others],
    literals: [typed = ''],
  } = act;
  const described = describedSearch(clause, act);
  if (described !== undefined) return described;
  // A key is pressed in any field.
  if (clause.verb === 'press' || !field || others.length > 0 || !fieldRoles.has(field.node.role))
    return undefined;
  if (clause.verb === 'set' && typed !== '' && isAmongMany(clause, field)) return typed;
  return typed !== '' && isOfOtherSort(typed, field) ? typed : undefined;
}

/** "Scale the recipe to 6 servings" is about one, where the field is called "Search recipes": it is said by one word, in the one and in the other number. */
function isAmongMany({ readings }: Clause, field: Entry): boolean {
  const said = readings.flatMap(({ target = [] }) => target.flatMap(({ text }) => wordsOf(text)));
  return (
    isSearch(field) &&
    said.some((word) =>
      field.evidence.some(({ words }) =>
        words.some(({ stem, text }) => stem === word.stem && text.length > word.text.length),
      ),
    )
  );
}

function isSearch({ node, evidence }: Entry): boolean {
  return (
    node.role === 'searchbox' ||
    node.inputType === 'search' ||
    evidence.some(({ text }) =>
      /^(?:search|find|filter|look up|what are you looking for)\b/i.test(text.trim()),
    )
  );
}
