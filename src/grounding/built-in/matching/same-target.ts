/** When two elements come to the same for a person: clicking either does one thing. */
import { isInside, type Entry } from './page-index.js';
import { recordOf } from './relations.js';

/** Two links to the same place, a picture and the title under it, a card and the link that fills it, a text and the button it is the name of. */
export function isSameTarget(a: Entry, b: Entry): boolean {
  if (
    a.node.url !== undefined &&
    a.node.url === b.node.url &&
    !leadsNowhere(a.node.url) &&
    a.node.role === b.node.role &&
    !(a.node.url.startsWith('#') && inOtherRecord(a, b))
  )
    return true;
  if (isPictureOf(a, b) || isPictureOf(b, a)) return true;
  if (isBoxAndLabel(a, b) || isBoxAndLabel(b, a)) return true;
  if (isInside(b, a)) return !b.actionable || (a.actionable && sameName(a, b));
  return isInside(a, b) && (!b.actionable || sameName(a, b));
}

/** Whether the address of a link says nothing of what comes of it: "#", or a script that does nothing. Links that share it may do different things. */
export function leadsNowhere(url: string): boolean {
  return /^(?:#!?|javascript:.*)?$/is.test(url.trim());
}

/** The picture of a card and its title: links of one name and address, the one of which shows nothing else. */
function isPictureOf(picture: Entry, title: Entry): boolean {
  const { node } = picture;
  return (
    node.role === 'link' &&
    title.node.role === 'link' &&
    node.url === title.node.url &&
    node.name !== '' &&
    node.name === title.node.name &&
    node.children.length > 0 &&
    node.children.every(({ role }) => role === 'img') &&
    !title.node.children.some(({ role }) => role === 'img') &&
    recordOf(picture) !== undefined &&
    recordOf(picture) === recordOf(title)
  );
}

/** A box that a component draws, and the label beside it that stands for the hidden one. */
function isBoxAndLabel(box: Entry, label: Entry): boolean {
  const isLabel = (role: string): boolean => role === box.node.role || role === 'generic';
  return (
    label.node.tag === 'label' &&
    /^(?:checkbox|radio|switch)$/.test(box.node.role) &&
    isLabel(label.node.role) &&
    box.node.tag !== 'label' &&
    box.parent !== undefined &&
    box.parent === label.parent &&
    box.parent.node.children.filter(({ role }) => isLabel(role)).length === 2 &&
    sameName(box, label)
  );
}

/** Links of two cards that lead nowhere but to a mark on the page do what their card is for. */
function inOtherRecord(a: Entry, b: Entry): boolean {
  const [one, other] = [recordOf(a), recordOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

/** Whether their first names are equal, but for the signs that a font draws: "Technician" and the arrow behind it. */
export function sameName(a: Entry, b: Entry): boolean {
  return withoutSigns(a.evidence[0]?.text ?? '') === withoutSigns(b.evidence[0]?.text ?? '');
}

function withoutSigns(name: string): string {
  const text = name.replace(/\p{Co}/gu, '').trim();
  return text === '' ? name : text;
}
