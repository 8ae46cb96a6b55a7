/** Which button sends off what is typed into a field that searches. */
import { formFields } from '../../matching/form-fields.js';
import { ancestorsOf, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

/** Levels from a field up to what holds its button as well. */
const MAX_LEVELS = 3;

/** "Search" and "Go" send a search off; "Advanced search" leads somewhere else. */
export function onlySearches({ evidence: [name] }: Entry): boolean {
  return name === undefined || name.words.every((word) => onlySearch.test(word.meaning));
}

export const onlySearch = /^(?:search|go|find|submit|icon|button|btn|now|the|site|magnifier|magnify|glass)$/;

/** A button that says that it searches, and nothing else. */
export function sendsSearch(entry: Entry): boolean {
  const { node, evidence } = entry;
  return (
    node.role === 'button' &&
    node.hidden === undefined &&
    onlySearches(entry) &&
    (evidence[0]?.words.some(({ meaning }) => /^(?:search|find)$/.test(meaning)) ?? false)
  );
}

export function isNear(button: Entry, field: Entry): boolean {
  for (let up = field.parent, level = 0; up && level < MAX_LEVELS; up = up.parent, level += 1) {
    if (button.order > up.order && button.order <= up.end) return true;
  }
  return formOf(field) !== undefined && formOf(field) === formOf(button);
}

/** The fields that a button sends off: those of its form, or of the smallest part of the page that holds it and any of them. A search has no button of another. */
export function sentBy(button: Entry, fields: readonly Entry[]): readonly Entry[] {
  const around = [...ancestorsOf(button)].find((place) => fields.some((each) => isInside(each, place)));
  return fields.filter((field) => {
    const form = formOf(field);
    return form ? formOf(button) === form : around !== undefined && isInside(field, around);
  });
}

/** The field, and all others of the page. */
function fieldsWith(field: Entry, { actionable }: PageIndex): readonly Entry[] {
  return [...new Set([field, ...formFields(actionable).map(({ entry }) => entry)])];
}

/** Whether the button sends off that field. */
export function isSender(button: Entry, field: Entry, index: PageIndex): boolean {
  return sentBy(button, fieldsWith(field, index)).includes(field);
}

/** A plain field that nothing sends off, on a page whose only button "Search" sends off texts of its own: it may search no more than the menu that it stands over. */
export function hasRival(field: Entry, index: PageIndex): boolean {
  const { role, inputType } = field.node;
  if (role !== 'textbox' || inputType === 'search' || formOf(field)) return false;
  const fields = fieldsWith(field, index);
  const sent = index.actionable.filter((entry) => sendsSearch(entry)).map((sender) => sentBy(sender, fields));
  return !sent.some((own) => own.includes(field)) && sent.some((own) => own.length > 0);
}
