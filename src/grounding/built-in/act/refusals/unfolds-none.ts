/** "Expand the Invoices folder" is not the link "Invoice" to a page of its own, nor the title of a column: neither unfolds anything. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { leadsNowhere } from '../../matching/same-target.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb, where what would be clicked leads away or sorts, and is not called by all that is said. */
export function unfoldsNone({ verb, said, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (verb !== 'expand' && verb !== 'collapse') return undefined;
  if (!/^(?:expand|unfold|collapse|fold)\b/.test(said) || !target || others.length > 0) return undefined;
  if (target.node.expanded !== undefined || target.node.hasPopup !== undefined) return undefined;
  // Nor does a field: a click puts the cursor there.
  if (/^(?:columnheader|textbox|searchbox|spinbutton)$/.test(target.node.role)) return said;
  if (target.node.role !== 'link' || leadsNowhere(target.node.url ?? '')) return undefined;
  const words = contentOf(spell(readings.findLast((reading) => reading.target)?.target ?? []));
  return words.every((word) => isSaid(word, target)) ? undefined : said;
}

function isSaid(word: ReturnType<typeof contentOf>[number], { evidence }: Entry): boolean {
  return evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) >= 0.95));
}
