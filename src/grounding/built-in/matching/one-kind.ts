/** "The cheapest tool", in a shop whose filter or navigation has "Tools", "Pots" and "Plants": the word tells some of what is listed, and not all of it. */
import { type Word, wordsOf } from '../language/words.js';
import { isInNavigation } from './landmarks.js';
import type { Entry, PageIndex } from './page-index.js';

/** Whether a word is the whole name of one of several choices or sections that is not chosen; no heading may say that these are shown. */
export function isOneKind(word: Word, { actionable, entries }: PageIndex): boolean {
  const isHere = entries.some(
    ({ node }) =>
      node.role === 'heading' &&
      (node.level ?? 1) <= 2 &&
      wordsOf(node.name).some(({ stem }) => stem === word.stem),
  );
  if (isHere) return false;
  const called = actionable.filter(
    (entry) =>
      isKind(entry) &&
      entry.evidence[0]?.words.length === 1 &&
      entry.evidence[0].words[0]?.stem === word.stem,
  );
  return (
    called.length > 0 &&
    called.every(({ node }) => node.checked !== true && node.selected !== true && node.pressed !== true) &&
    called.some(
      ({ node }) => actionable.filter((other) => isKind(other) && other.node.role === node.role).length > 1,
    )
  );
}

function isKind(entry: Entry): boolean {
  const { role } = entry.node;
  if (/^(?:checkbox|radio|tab)$/.test(role)) return true;
  return role === 'link' && isInNavigation(entry);
}
