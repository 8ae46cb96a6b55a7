/** The short text in front of something that a page draws of plain boxes: what a person takes for its label. */
import { below, type Entry, type PageIndex, readable } from './page-index.js';

/** Longest label, in characters. */
const MAX_LABEL = 40;

/** What stands nearest in front of it; what can be clicked there is another control, or shows what is chosen in this one. */
export function labelBefore(entry: Entry, index: PageIndex): string | undefined {
  const { parent } = entry;
  if (!parent) return undefined;
  const siblings = parent.children;
  const before = siblings
    .slice(0, siblings.indexOf(entry))
    .findLast((each) => !each.actionable && readable(each.node).trim() !== '');
  if (!before || below(index, before).some((each) => each.actionable)) return undefined;
  const text = before.node.name || readable(before.node);
  return text.length <= MAX_LABEL ? text : undefined;
}
