/** When two elements come to the same for a person: clicking either does one thing. */
import { isInside, type Entry } from './page-index.js';
import { recordOf } from './relations.js';

/** Two links to the same place, a card and the link that fills it, a text and the button it is the name of. */
export function isSameTarget(a: Entry, b: Entry): boolean {
  if (
    a.node.url !== undefined &&
    a.node.url === b.node.url &&
    a.node.url !== '#' &&
    a.node.role === b.node.role &&
    !(a.node.url.startsWith('#') && inOtherRecord(a, b))
  )
    return true;
  if (isInside(b, a)) return !b.actionable || (a.actionable && sameName(a, b));
  return isInside(a, b) && (!b.actionable || sameName(a, b));
}

/** Links of two cards that lead nowhere but to a mark on the page do what their card is for. */
function inOtherRecord(a: Entry, b: Entry): boolean {
  const [one, other] = [recordOf(a), recordOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

/** Whether their first names are equal. */
export function sameName(a: Entry, b: Entry): boolean {
  return (a.evidence[0]?.text ?? '') === (b.evidence[0]?.text ?? '');
}
