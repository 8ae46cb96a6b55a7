/**
 * "Assign Hetty as the technician", "make Ada Quist the chair", "use oat milk as the base": who or what is put in is chosen in the one list that is
 * called so. What is given a role on the page itself is another matter.
 */
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fold, isStopWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, isInside, mentionsOf } from '../../matching/page-index.js';

const given =
  /^(?:(?:assign|appoint|name|nominate|elect|use|have|put|set) (?:the )?(?<what>.+?) (?:down )?as|make (?<who>\p{Lu}.*?)) (?:the |our |its )?(?<role>\p{L}[\p{L} -]*?)[.!]?$/iu;

/** Most words of what is chosen. */
const MOST_WORDS = 3;

/** The choice in that list; undefined where there is none or several, or the page speaks of what is chosen elsewhere. */
export function givenRole(clause: Clause, { index }: Scene): Outcome | undefined {
  const { what, who, role } = given.exec(clause.text)?.groups ?? {};
  const chosen = what ?? who;
  if (chosen === undefined || role === undefined) return undefined;
  // Who is made something is called by a name: "make the list the default" is no choice.
  if (what === undefined && !/^\p{Lu}/u.test(chosen)) return undefined;
  const words = wordsOf(chosen);
  if (words.length === 0 || words.length > MOST_WORDS || words.some((word) => isStopWord(word)))
    return undefined;
  const isList = ({ node }: Entry): boolean => node.role === 'combobox' && node.hidden === undefined;
  const [list, ...others] = index.actionable.filter(
    (entry) => isList(entry) && fold(entry.node.name) === fold(role),
  );
  if (!list || others.length > 0 || list.node.disabled === true) return undefined;
  const isElsewhere = words.some((word) =>
    [...mentionsOf(word, index)].some(
      (entry) => entry !== list && !isInside(entry, list) && !isInside(list, entry),
    ),
  );
  if (isElsewhere) return undefined;
  const readings = [{ value: tokenize(chosen), destination: tokenize(role) }];
  return { kind: 'instead', clauses: [{ verb: 'select', said: 'choose', readings, text: clause.text }] };
}
