/** Fields that narrow a list, in a bar beside the button that adds to it: they are no part of a form. */
import { walk } from '../../../contract/snapshot.js';
import { fieldRoles } from '../language/types.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from './page-index.js';
import { formOf } from './relations.js';

/** Of what lies in a part of the page the fields that something is put into, to be sent off. */
export function fieldsToSend(inside: readonly Entry[], part: Entry): Entry[] {
  const narrowing = inside.filter((entry) => narrows(entry));
  // Beside what searches a list, what is chosen from narrows it as well.
  const isBar = part.node.tag !== 'form' && narrowing.some(({ node }) => node.options === undefined);
  return inside.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      !narrowing.includes(entry) &&
      !(isBar && /^(?:combobox|listbox)$/.test(entry.node.role)),
  );
}

/** Whether a field only narrows the list that a button beside it adds to. */
export function narrowsBeside(field: Entry, button: Entry, index: PageIndex): boolean {
  const part = [...ancestorsOf(field)].find((around) => isInside(button, around));
  return (
    part !== undefined &&
    (isSearched(field, button, index) || !fieldsToSend(below(index, part), part).includes(field))
  );
}

/** The buttons nearest to it, which another one is none of, search: the panel over a list, with "Search" and "Reset". */
function isSearched(field: Entry, button: Entry, index: PageIndex): boolean {
  for (const around of ancestorsOf(field)) {
    if (isInside(button, around)) return false;
    const buttons = below(index, around).filter(({ node }) => node.role === 'button' && node.name !== '');
    if (buttons.length > 0)
      return buttons.some(({ evidence: [name] }) =>
        name?.words.every(({ meaning }) => /^(?:search|find|filter|apply)$/.test(meaning)),
      );
  }
  return false;
}

/** "Search members…", "Filter by role", and a list of roles that begins with "All roles": what is new goes into none of them. */
export function onlyNarrows(field: Entry): boolean {
  const isOfAll = /^(?:all|any|every)\b/i.test(field.node.options?.[0] ?? '');
  return narrows(field) || (isOfAll && !isBesideText(field));
}

/** "All teams" in front of a text that goes to them, in a form of its own, narrows nothing. */
function isBesideText(field: Entry): boolean {
  const form = formOf(field);
  return form !== undefined && [...walk(form.node)].some(({ tag }) => tag === 'textarea');
}

/** "Search members…", "Show", "Sort by" beside "Add member" are no part of a form for one. */
function narrows({ node, evidence }: Entry): boolean {
  if (!fieldRoles.has(node.role)) return false;
  if (node.role === 'searchbox' || node.inputType === 'search') return true;
  const words = evidence.filter(({ trust }) => trust >= 0.85).map(({ words: [first] }) => first?.text ?? '');
  const pattern =
    node.options === undefined
      ? /^(?:search|find|filter|sort|sorted|group|show)$/
      : /^(?:search|find|filter|sort|sorted|group|show|display|view)$/;
  return words.some((word) => pattern.test(word));
}
