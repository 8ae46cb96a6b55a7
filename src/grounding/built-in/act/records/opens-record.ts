/** "Rename plan.pdf to map.pdf", where a click on that name opens the file: what a record is called by shows no property of it that could be changed there. */
import type { Setting } from '../../language/setting-sentence.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** Whether a control says the record itself, and opens no choices. */
export function opensRecord({ node, evidence: [name] }: Entry, { record }: Setting): boolean {
  const isPlain = node.hasPopup === undefined && node.expanded === undefined && node.options === undefined;
  const said = contentOf(record);
  return (
    /^(?:button|link)$/.test(node.role) &&
    isPlain &&
    said.length > 0 &&
    said.every((word) => name?.words.some((shown) => wordLikeness(word, shown) >= 0.9) === true)
  );
}
