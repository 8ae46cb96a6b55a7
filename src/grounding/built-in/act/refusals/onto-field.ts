/** "Move the class to Studio B" is no drag onto the box "Studio B" that shows or hides the classes there: a field takes nothing that is dropped on it. */
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { type Entry, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** What is said of where to, where that is a box, a dot, a switch or a list to choose from; undefined for what something can be dropped on. */
export function ontoField(clause: Clause, act: Act, isDone: boolean): string | undefined {
  return (
    droppedOn(clause, act) ?? (isDone ? undefined : onlyEntered(clause, act)) ?? namedAsItWas(clause, act)
  );
}

/** "Confirm with its name" is not done by a click into the field for the name: there is something to type. */
function onlyEntered({ verb, said }: Clause, { targets, literals, isHalf }: Act): string | undefined {
  const [field, ...others] = targets;
  if (verb !== 'goal' || !field || others.length > 0 || isHalf || literals.some((each) => each !== ''))
    return undefined;
  const { role, readonly, hasPopup } = field.node;
  return /^(?:textbox|searchbox)$/.test(role) && readonly !== true && hasPopup === undefined
    ? said
    : undefined;
}

/** "Rename the post "Winter"" says the name that it has, and none that it gets. */
function namedAsItWas(
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

function droppedOn({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [, onto] = targets;
  if (verb !== 'drag' || targets.length !== 2 || !onto) return undefined;
  const { role, options } = onto.node;
  const isField =
    /^(?:checkbox|radio|switch|slider|spinbutton)$/.test(role) ||
    (fieldRoles.has(role) && options !== undefined);
  return isField
    ? spell(readings.findLast(({ destination }) => destination)?.destination ?? []) || onto.node.name
    : undefined;
}
