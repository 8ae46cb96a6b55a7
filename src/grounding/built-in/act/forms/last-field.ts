/** "Set the currency to GBP and then change it to AUD", "clear the search field and type mug into it": the field that the step before was done to. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun, replacePronouns } from '../../language/references.js';
import { fieldRoles } from '../../language/types.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** The clause with the name of that field in place of "it"; undefined for any other clause, and where what was used last is no field with a name. */
export function lastField(clause: Clause, { last }: Scene): Outcome | undefined {
  if (!/^(?:fill|type|set|clear)$/.test(clause.verb) || !last || !fieldRoles.has(last.node.role))
    return undefined;
  const isIt = ([only, ...others]: readonly Token[]): boolean =>
    only !== undefined && others.length === 0 && isPronoun(only) && only.lower === 'it';
  const readings = clause.readings.filter(({ target }) => target && isIt(target));
  const name = last.node.name.trim();
  if (readings.length === 0 || name === '') return undefined;
  const field: Token = { kind: 'quoted', text: name, lower: name.toLowerCase(), start: 0, end: 0 };
  return { kind: 'instead', clauses: [replacePronouns({ ...clause, readings }, [field])] };
}
