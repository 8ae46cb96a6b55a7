/** "The talks in room A" are not in "Room B", be it the only line with "a" in its title: one capital letter behind a noun is a name. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** How far up the letter may stand of what has no record around it. */
const MAX_LEVELS = 3;

/** The letter that neither what is acted on nor what is around it says; undefined where none is said so. */
export function otherLetter({ verb, text }: Clause, { targets, literals, isHalf }: Act): string | undefined {
  const letter = /\p{Ll} (?<letter>[A-HJ-Z])(?=$|[,;)]| (?:and|or|in|on|of|for|from|at|to|with)\b)/u.exec(
    text.replaceAll(/"[^"]*"/g, '""'),
  )?.groups?.['letter'];
  if (letter === undefined || isHalf || targets.length === 0 || /^(?:press|type|fill|seek)$/.test(verb))
    return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}])`, 'u');
  const says = (entry: Entry): boolean =>
    [entry.node.name, readable(entry.node), ...entry.evidence.map(({ text: each }) => each)].some((each) =>
      said.test(each),
    );
  const around = (entry: Entry): boolean =>
    [entry, recordOf(entry) ?? entry, ...[...ancestorsOf(entry)].slice(0, MAX_LEVELS)].some(says);
  return literals.some((each) => said.test(each)) || targets.some(around) ? undefined : letter;
}
