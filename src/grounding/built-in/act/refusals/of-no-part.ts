/** "Click the green square" is not the drawing of a green circle and a blue square: what is said of its parts is no name of the whole. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, isAmong, isOrnament, wordsOf } from '../../language/words.js';
import { readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word of a part, where the whole drawing, which has no name of its own, would be used for it. */
export function ofNoPart({ readings }: Clause, { targets: [target, ...others] }: Act): string | undefined {
  if (!target || others.length > 0 || target.node.role !== 'img' || target.node.name !== '') return undefined;
  const parts = target.node.children.map((child) => wordsOf(child.name || readable(child)));
  if (parts.filter((part) => part.length > 0).length < 2) return undefined;
  return contentOf(spell(readings.findLast((reading) => reading.target)?.target ?? [])).find(
    (word) => !isOrnament(word) && parts.some((part) => isAmong(word, part)),
  )?.text;
}
