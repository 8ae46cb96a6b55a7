/** When two elements come to the same for a person: clicking either does one thing. */
import { isInside, type Entry } from './page-index.js';

/** Two links to the same place, a card and the link that fills it, a text and the button it is the name of. */
export function isSameTarget(a: Entry, b: Entry): boolean {
  if (
    a.node.url !== undefined &&
    a.node.url === b.node.url &&
    a.node.url !== '#' &&
    a.node.role === b.node.role
  )
    return true;
  if (isInside(b, a)) return !b.actionable || (a.actionable && sameName(a, b));
  return isInside(a, b) && (!b.actionable || sameName(a, b));
}

/** Whether their first names are equal. */
export function sameName(a: Entry, b: Entry): boolean {
  return (a.evidence[0]?.text ?? '') === (b.evidence[0]?.text ?? '');
}
