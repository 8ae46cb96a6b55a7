/** "Go to the second page of the fields" leads to a page, and into no field. */
import type { Clause } from '../../language/clause.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for where it leads, where a field to write in was found for it. */
export function pageOf({ said, text }: Clause, { targets }: Act): string | undefined {
  const isField = targets.some(({ node }) => /^(?:textbox|searchbox|spinbutton)$/.test(node.role));
  return isField && /^(?:go|open|navigate|move|jump|turn|proceed|switch)\b/.test(said)
    ? /\b(?:page|tab|step|section|screen)\b/i.exec(text)?.[0]
    : undefined;
}
