/** "Undo the archiving", "take back the deletion": the one "Undo" of the page, where what it stands beside speaks of that deed. */
import type { Clause } from '../../language/clause.js';
import { contentOf, fold, type Word } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.84;

const undoing =
  /^(?:undo|revert|take back|reverse) (?:the |that |this |my |your )(?:last |latest |previous )?(?<deed>[\p{L}-]+)(?: (?:that |which )?(?:I|we)(?:['’]ve| have)? just (?:made|did|done|created|placed))?$/iu;

/** What is any deed. */
const generic = /^(?:change|action|step|edit|move|operation|thing|one|deed|click)$/;

/** The click on it; undefined where another deed was done, or nothing tells which. */
export function undoNoun({ verb, text }: Clause, { index }: Scene): Outcome | undefined {
  const deed = undoing.exec(text.trim())?.groups?.deed?.toLowerCase();
  if (verb !== 'goal' || deed === undefined) return undefined;
  const [button, ...others] = index.actionable.filter(
    ({ node }) =>
      /^(?:button|link|generic)$/.test(node.role) &&
      node.hidden === undefined &&
      /^undo!?$/.test(fold(node.name || (node.text ?? ''))),
  );
  if (!button || others.length > 0 || button.node.disabled === true) return undefined;
  const said = contentOf(readable(button.parent?.node ?? button.node).slice(0, MOST_SAID));
  if (!generic.test(deed) && !said.some((word) => isOfDeed(word, deed))) return undefined;
  return { kind: 'steps', steps: [stepOn(button, 'click', { confidence: CONFIDENCE })], explained: text };
}

/** Longest notice with such a button, in characters. */
const MOST_SAID = 160;

/** Whether a word says that such a deed was done: "archived" and "archiving", "deleted" and "deletion": one verb, as far as its beginning tells. */
export function isOfDeed({ text, meaning }: Word, deed: string): boolean {
  // "Moved to the bin"
  if (/^(?:delet|remov)/.test(deed) && meaning === 'delete') return true;
  const stem = deed.replace(/(?:ations?|itions?|tions?|sions?|ings?|als?|ments?|ures?)$/, '');
  const shown = text.replace(/(?:ed|d)$/, '');
  const least = Math.min(stem.length, shown.length);
  return least >= 4 && (stem.startsWith(shown) || shown.startsWith(stem));
}
