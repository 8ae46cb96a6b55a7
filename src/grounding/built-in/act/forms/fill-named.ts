/** Several fields in one clause: each takes the value that is said for it, when the page has every one of them, and no field takes the list. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import type { Want } from '../../matching/candidate.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, mentionsOf } from '../../matching/page-index.js';
import { contentOf } from '../../language/words.js';
import { joins, type Pair, pairsOf, partsOf } from '../../language/named-fields.js';

/** A clause for each of the fields; undefined when the clause names one field only, as far as the page knows. */
export function namedFields(clause: Clause, want: Want, scene: Scene): Outcome | undefined {
  const ways = pairsOf(clause);
  const parts = ways.length === 0 && isOfForm(clause, scene) ? partsOf(clause) : [];
  if (ways.length === 0 && parts.length === 0) return undefined;
  const fieldOf = (
    target: readonly Token[],
  ): { entry: Entry; exact: boolean; isSaid: boolean; isPart: boolean } | undefined => {
    const found = lookUp(target, want, scene);
    const [entry, ...others] = found.kind === 'found' ? found.entries : [];
    // "The name" says all that it has to of "Full name".
    const isWhole = found.ranked[0]?.own.leftShare === 0;
    const isPart = isWhole && found.ranked.filter(({ own }) => own.leftShare === 0).length === 1;
    const isSaid = isWhole && /^(?:the|his|her|my|your)$/.test(target[0]?.lower ?? '');
    return found.kind === 'found' && entry && others.length === 0
      ? { entry, exact: found.exact, isSaid, isPart }
      : undefined;
  };
  const isOne = clause.readings.some(
    ({ target }) => target?.slice(1, -1).some(joins) === true && fieldOf(target)?.exact === true,
  );
  if (isOne) return undefined;
  const way = ways.find((pairs) => areDifferent(pairs.map(({ target }) => fieldOf(target)?.entry)));
  if (way) return { kind: 'instead', clauses: clausesOf(clause, way) };
  const named = parts.map((part) => {
    for (let end = part.length - 1; end > 0; end -= 1) {
      const field = fieldOf(part.slice(0, end));
      if (field && (field.exact || field.isSaid || (field.isPart && isGiven(part[end]))))
        return { entry: field.entry, pair: { target: part.slice(0, end), value: part.slice(end) } };
    }
    return undefined;
  });
  return named.length > 0 && areDifferent(named.map((each) => each?.entry))
    ? {
        kind: 'instead',
        clauses: clausesOf(
          clause,
          named.flatMap((each) => each?.pair ?? []),
        ),
      }
    : undefined;
}

/** A value as it is, and no word more of the name: "expiry 09/28" for the field "Expiry date". */
function isGiven(first: Token | undefined): boolean {
  return first !== undefined && (first.kind !== 'word' || /^[\d\p{Lu}+]|\S@\S/u.test(first.text));
}

/** "Update Ann: phone 444, email …" is about Ann: what stands before the parts has to be the form, or what its part of the page is called. */
function isOfForm({ readings }: Clause, { index }: Scene): boolean {
  const words = contentOf(spell(readings.at(-1)?.target ?? []));
  return words.every(
    (word) =>
      formWords.test(word.text) ||
      [...mentionsOf(word, index)].some(
        ({ node, actionable }) =>
          actionable ||
          /^(?:heading|group|radiogroup|form|region|document|dialog)$/.test(node.role) ||
          node.tag === 'legend',
      ),
  );
}

const formWords =
  /^(?:form|fields?|details|data|info|information|following|values?|settings|profile|account|contact|address|questionnaire|blanks?|inputs?)$/;

function areDifferent(entries: readonly (Entry | undefined)[]): boolean {
  return entries.every((entry) => entry !== undefined) && new Set(entries).size === entries.length;
}

function clausesOf(clause: Clause, pairs: readonly Pair[]): Clause[] {
  return pairs.map(({ target, value }) => ({
    ...clause,
    readings: [{ target, value }],
    text: `${clause.said} ${spell(target)} with ${spell(value)}`,
  }));
}
