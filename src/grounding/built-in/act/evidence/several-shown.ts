/** "Show the talks in Room A": what narrows a list opens none of its lines. */
import type { Clause } from '../../language/clause.js';
import { toWord, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

const showing = /^(?:show|display|view|list|see)\b/;

/** "Show the talks in Room A" opens none of the talks, though only one of them is there. */
export function isOneOfSeveral(found: Entry, { said, text }: Clause): boolean {
  const several =
    /^(?:show|display|view|list|see)(?: me)? (?:(?:only|just|all|the|of) )*(?<noun>\p{Ll}+s) (?:in|on|with|without|from|for|at|that|which|who|by)\b/u.exec(
      text.toLowerCase(),
    )?.groups?.noun;
  if (several === undefined || !showing.test(said)) return false;
  const noun = toWord(several);
  const isRecord =
    found.record || recordOf(found) !== undefined || [...ancestorsOf(found)].some((each) => each.record);
  return (
    // "About this book" says it of one.
    isRecord &&
    noun.text !== noun.stem &&
    !wordsOf(found.node.name || readable(found.node)).some((word) => word.text === noun.text)
  );
}
