/** "Add the tag "sport" to the football" is not the "+" that orders one more of it. */
import type { Clause } from '../../language/clause.js';
import { below } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for a tag, where what is pressed stands beside a number and counts. */
export function tagNotCounted({ said, readings }: Clause, { targets, index }: Act): string | undefined {
  if (said !== 'add') return undefined;
  const tag = readings
    .flatMap(({ target = [] }) => target)
    .find(({ kind, lower }) => kind === 'word' && /^(?:tag|label|keyword|hashtag)s?$/.test(lower));
  const counts = targets.some(
    ({ node, parent }) =>
      node.role !== 'spinbutton' &&
      parent !== undefined &&
      below(index, parent).some((entry) => entry.node.role === 'spinbutton'),
  );
  return tag && counts ? tag.text : undefined;
}
