/** "The short name" is not the field "Name" where "Code/short name" stands beside it: of fields of one line or form, the one that says more of the words is meant. */
import { fieldRoles } from '../language/types.js';
import { isStopWord } from '../language/words.js';
import type { Scored } from './candidate.js';
import { formOf, recordOf } from './relations.js';

/** The field that says all that the best one says, and a word that this one leaves unsaid; undefined where there is none, or more than one. */
export function sayingMore({ entry, own }: Scored, ranked: readonly Scored[]): Scored | undefined {
  const unsaid = own.leftWords.filter((word) => !isStopWord(word));
  const around = fieldRoles.has(entry.node.role) ? (recordOf(entry) ?? formOf(entry)) : undefined;
  if (unsaid.length === 0 || !around) return undefined;
  const isMore = (other: Scored): boolean => {
    const left = other.own.leftWords.filter((word) => !isStopWord(word));
    return (
      other.entry !== entry &&
      other.entry.node.role === entry.node.role &&
      left.length < unsaid.length &&
      left.every((word) => unsaid.includes(word)) &&
      (recordOf(other.entry) ?? formOf(other.entry)) === around
    );
  };
  const [more, ...others] = ranked.filter(isMore);
  return others.length === 0 ? more : undefined;
}
