/** A field is no answer to a sentence that says nothing to type: it is only entered by "confirm with its name", and gets no new name by "rename the post "Winter"". */
import { type Clause, valueOf } from '../../language/clause.js';
import { type Entry, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** "Confirm with its name" is not done by a click into the field for the name: there is something to type. */
export function onlyEntered({ verb, said }: Clause, { targets, literals, isHalf }: Act): string | undefined {
  const [field, ...others] = targets;
  if (verb !== 'goal' || !field || others.length > 0 || isHalf || literals.some((each) => each !== ''))
    return undefined;
  const { role, readonly, hasPopup } = field.node;
  return /^(?:textbox|searchbox)$/.test(role) && readonly !== true && hasPopup === undefined
    ? said
    : undefined;
}

/** "Rename the post "Winter"" says the name that it has, and none that it gets. */
export function namedAsItWas(
  { verb, said, readings, text }: Clause,
  { targets: [field], literals, index }: Act,
): string | undefined {
  const value = readings.find((reading) => reading.value)?.value;
  const name = value && valueOf(value);
  if (verb !== 'set' || said !== 'rename' || name === undefined || !literals.includes(name)) return undefined;
  if (/ (?:to|as|into) |:/i.test(text.replaceAll(name, ''))) return undefined;
  const isThere = ({ node }: Entry): boolean => node !== field?.node && readable(node).trim() === name;
  return field?.node.inputType === 'search' || index.entries.some(isThere) ? said : undefined;
}
