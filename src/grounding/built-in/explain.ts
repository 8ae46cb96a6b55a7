/** Says of an outcome what was considered, and why each that was not taken was refused. Decides nothing. */
import type { Candidate, Explanation } from '../../contract/plan.js';
import { type Clause, spell } from './language/clause.js';
import { toCandidate } from './matching/match.js';
import { THRESHOLD } from './matching/pick.js';
import type { Outcome } from './matching/outcome.js';

const MAX_CANDIDATES = 5;

/** A clause in words: `fill · target "Email" · value "bob"`. Values of variables are never known here. */
export function intentOf(clause: Clause): string {
  const [reading] = clause.readings;
  const parts = [clause.role ? `${clause.verb} ${clause.role}` : clause.verb];
  if (reading?.target?.length) parts.push(`target ${spell(reading.target)}`);
  if (reading?.value?.length) parts.push(`value ${spell(reading.value)}`);
  if (reading?.destination?.length)
    parts.push(`${clause.verb === 'drag' ? 'to' : 'from'} ${spell(reading.destination)}`);
  if (clause.readings.length > 1)
    parts.push(`${clause.readings.length - 1} other reading${clause.readings.length > 2 ? 's' : ''}`);
  return parts.join(' · ');
}

/** The candidates of an outcome, best first. */
export function explanationOf(outcome: Outcome): Explanation['candidates'] {
  switch (outcome.kind) {
    case 'steps': {
      const taken = new Set(outcome.steps.flatMap(({ ref, toRef }) => [ref ?? '', toRef ?? '']));
      const ranked = (outcome.ranked ?? []).slice(0, MAX_CANDIDATES).map((each) => toCandidate(each));
      const best = Math.max(0, ...ranked.filter(({ ref }) => taken.has(ref)).map(({ score }) => score));
      return ranked.map((each) => (taken.has(each.ref) ? each : refuse(each, lessThan(each.score, best))));
    }
    case 'done':
      return (outcome.ranked ?? []).slice(0, MAX_CANDIDATES).map((each) => toCandidate(each));
    case 'ambiguous':
      return outcome.candidates.map((each) =>
        refuse(each, 'fits about as well as others, so none was chosen'),
      );
    case 'none':
      return outcome.nearest.map((each) =>
        each.score < THRESHOLD
          ? refuse(each, `${each.score.toFixed(2)} is below ${THRESHOLD}, the least that is acted on`)
          : refuse(each, each.reason || 'it does not fit'),
      );
    default:
      return [];
  }
}

function lessThan(score: number, best: number): string {
  if (best === 0) return 'another element was taken';
  return score < best
    ? `fits less well: ${score.toFixed(2)} against ${best.toFixed(2)}`
    : 'fits no better than the one that was taken';
}

function refuse(candidate: Candidate, refused: string): Candidate {
  return { ...candidate, refused };
}
