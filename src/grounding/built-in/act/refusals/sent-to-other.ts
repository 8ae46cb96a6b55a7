/** "Send "Hello" to Marta" goes to nobody else: what is written is not sent off beside the name of a person whose conversation is not the open one. */
import type { Clause } from '../../language/clause.js';
import { ancestorsOf, type Entry, mentionsOf } from '../../matching/page-index.js';
import { isAmong, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name behind "to" that neither goes into a field nor is the title of what is open. */
export function sentToOther(
  { verb, said, text }: Clause,
  { targets, index }: Act,
  typed: readonly string[],
): string | undefined {
  if (verb !== 'goal' || !/^(?:send|write|message|text|post|say)$/.test(said) || typed.length === 0)
    return undefined;
  const name = /["”] to (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)$/u.exec(text.trim())?.[1];
  const words = wordsOf(name ?? '');
  if (name === undefined || words.length === 0) return undefined;
  // What else stands around a field may be the list of all who can be written to.
  const lines = [...typed, ...targets.map(({ node }) => `${node.name} ${node.placeholder ?? ''}`)];
  if (lines.map(wordsOf).some((line) => words.every((word) => isAmong(word, line)))) return undefined;
  // What can be clicked would lead to the person, unless it says that it is where one is.
  const isOpen = (entry: Entry): boolean =>
    [entry, ...ancestorsOf(entry)].every(
      ({ node, actionable }) => !actionable || node.selected === true || node.pressed === true,
    );
  return words.every((word) => [...mentionsOf(word, index)].some(isOpen)) ? undefined : name;
}
