/** "Rename it to Plan", "change it to 7": what a pronoun stands for is the field that was used last or has the focus, and never one that takes a search. */
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import type { Act } from '../evidence/word-evidence.js';

/** The pronoun that the field is no sign of; undefined where the clause says more, or the field may be meant. */
export function putIntoIt({ verb, said, readings }: Clause, { targets, last }: Act): string | undefined {
  const [field, ...others] = targets;
  if (!field || others.length > 0 || !/^(?:fill|type|set)$/.test(verb)) return undefined;
  // "Assign it to Ann": nobody takes the field for that to be what is assigned.
  if (!fieldRoles.has(field.node.role) || field === last || said === 'assign') return undefined;
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  if (target.length === 0 || !target.every(({ kind, lower }) => kind === 'word' && pronoun.test(lower)))
    return undefined;
  const isSearch = field.node.role === 'searchbox' || field.node.inputType === 'search';
  // What is changed in its place shows what it was.
  const isAtHand = field.node.focused === true || (field.node.value ?? '') !== '';
  return isAtHand && !isSearch ? undefined : target[0]?.text;
}

const pronoun = /^(?:it|this|that|them)$/;
