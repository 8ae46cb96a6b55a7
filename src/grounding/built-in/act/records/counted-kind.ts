/** "Open the last picture": what is counted is of the kind that is said, wherever things of that kind stand on the page. */
import type { Clause } from '../../language/clause.js';
import { parsePhrase } from '../../language/phrase.js';
import { isVagueKind, kindFit } from '../../language/types.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf, isInside } from '../../matching/page-index.js';

/** Refuses a click on something of another kind: the number of a page is no picture. */
export function ofCountedKind(clause: Clause, outcome: Outcome, { index }: Scene): Outcome {
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const isClick = step?.method === 'click' && others.length === 0;
  const entry = isClick && step.ref !== undefined ? entryOf(step.ref, index) : undefined;
  const target = clause.readings.findLast((reading) => reading.target)?.target;
  const readings = entry && target ? parsePhrase(target).filter(({ ordinal }) => ordinal !== undefined) : [];
  // "The first seat in the last row" counts seats.
  const counted = readings.find(({ relation }) => relation !== undefined) ?? readings[0];
  const kind = counted?.words.find((head) => head.kind !== undefined)?.kind;
  if (!entry || kind === undefined || isVagueKind(kind) || kindFit(kind, entry.node) === 1) return outcome;
  // "Delete the last row" is the button "Delete last row", which counts them itself.
  const said =
    target?.flatMap(({ text }) => wordsOf(text)).filter(({ text }) => !/^(?:the|an?)$/.test(text)) ?? [];
  if (said.every(({ text }) => entry.evidence[0]?.words.some((word) => word.text === text))) return outcome;
  const ofKind = index.entries.filter(
    (each) => each.node.hidden === undefined && kindFit(kind, each.node) === 1,
  );
  const isAround = ofKind.some((each) => isInside(each, entry) || isInside(entry, each));
  return ofKind.length < 2 || isAround ? outcome : { kind: 'none', looked: clause.text, nearest: [] };
}
