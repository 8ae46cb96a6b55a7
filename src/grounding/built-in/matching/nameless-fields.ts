/** Fields that nothing gives a name: what they are not, whatever stands around them. */
import type { HeadWord, Phrase } from '../language/phrase.js';
import { fieldRoles } from '../language/types.js';
import { isStopWord, type Word } from '../language/words.js';
import { hasNoName } from './containers.js';
import type { Entry, PageIndex } from './page-index.js';

/**
 * "The To field", "the tags field": a small word, or one for no kind of field, is the name of a field then. That the small word occurs
 * around a nameless one says nothing.
 */
export function lacksName(
  entry: Entry,
  { words }: Phrase,
  { leftWords, leftLiterals }: { leftWords: readonly Word[]; leftLiterals: readonly string[] },
): boolean {
  if (!fieldRoles.has(entry.node.role) || leftLiterals.length > 0 || !hasNoName(entry)) return false;
  const shown = entry.evidence.flatMap((each) => [...each.words]);
  const isTold = ({ word }: HeadWord): boolean => shown.some(({ stem }) => stem === word.stem);
  return (
    (leftWords.length > 0 && leftWords.every((word) => isStopWord(word))) ||
    words.some(
      (head) =>
        /^(?:filter|category|chip|badge|tag|pill|mode|feature)$/.test(head.kind ?? '') && !isTold(head),
    )
  );
}

/** Boxes to tick and lists to choose from: beside those a field without a name is one more question. */
export function holdsChoices({ actionable }: PageIndex): boolean {
  return actionable.some(({ node }) => /^(?:radio|checkbox|combobox|listbox|slider)$/.test(node.role));
}
