/** "Tick both", "tick all three", "tick each of them": boxes that no noun names, where it is clear which they are. */
import { type Clause, spell } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { checkSteps } from './do-state.js';

const CONFIDENCE = 0.82;

const phrase =
  /^(?:all|each|both|every one|everything|them all|them both|(?:all|each|both|every one) of (?:them|these|those)|(?:all (?:of )?|the )?(?<count>two|three|four|five|six|seven|eight|\d)(?: of (?:them|these|those))?)(?: (?:boxes|checkboxes|options))?$/;

/** Ticks or unticks all boxes of the one group that the page has; as many as are said, where a number is. */
export function allOfThem(clause: Clause, { index }: Scene): Outcome | undefined {
  const target = clause.readings.findLast((reading) => reading.target)?.target ?? [];
  if (!/^(?:check|uncheck|select)$/.test(clause.verb) || target.length > MAX_WORDS) return undefined;
  const said = target.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ');
  const found = phrase.exec(said);
  if (!found) return undefined;
  const count = found.groups?.['count'] ?? (/both/.test(said) ? '2' : undefined);
  const boxes = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) && node.hidden === undefined && node.disabled !== true,
  );
  const wanted = count === undefined ? undefined : Number(wordsOf(count)[0]?.meaning);
  const isOne = boxes.length > 1 && boxes.length <= MAX_BOXES && areTogether(boxes, index);
  if (!isOne || (wanted !== undefined && wanted !== boxes.length)) return undefined;
  return explaining(checkSteps(boxes, clause.verb !== 'uncheck', CONFIDENCE), spell(target));
}

/** Most words of such a phrase, and most boxes that one looks over without counting. */
const MAX_WORDS = 5;
const MAX_BOXES = 12;

/** One list or group of them: no heading and no other control stands between the first and the last. */
function areTogether(boxes: readonly Entry[], { entries }: PageIndex): boolean {
  const between = entries.slice((boxes[0]?.order ?? 0) + 1, boxes.at(-1)?.order);
  return between.every(
    (entry) => boxes.includes(entry) || (entry.node.role !== 'heading' && !entry.actionable),
  );
}
