/** What one value is beside another one, or beside the sum of several. */
import type { Reading } from '../../../contract/reading.js';
import type { SatisfyRequest } from '../../grounder.js';
import { extractBuiltIn } from '../extract/extract.js';
import type { Claim } from './satisfy-claims.js';
import { cannot, only, type Part } from './satisfy-part.js';

/** The check of such a claim, where each of its values stands on the page. */
export function related(claim: Extract<Claim, { kind: 'relation' }>, request: SatisfyRequest): Part {
  const isNumeric = claim.operator !== 'equals' || claim.right.length > 1;
  const readings: Reading[] = [];
  for (const subject of [claim.left, ...claim.right]) {
    const found = firstFound(['number', ...(isNumeric ? [] : ['string'])], (type) =>
      extractBuiltIn({ instruction: subject, schema: { type }, snapshot: request.content }),
    );
    if (found.kind !== 'found') return found;
    if (found.reading.kind !== 'leaf' && found.reading.kind !== 'count')
      return cannot(subject, 'its value does not stand on the page');
    readings.push(found.reading);
  }
  const [left, ...right] = readings as [Reading, ...Reading[]];
  if (right.some((each) => JSON.stringify(each) === JSON.stringify(left)))
    return cannot(
      claim.left,
      `"${claim.left}" and "${claim.right.join('", "')}" are read from the same place`,
    );
  return only({ kind: 'relation', left, operator: claim.operator, right, is: claim.is });
}

function firstFound<T extends { kind: string }>(types: readonly string[], ask: (type: string) => T): T {
  const answers = types.map(ask);
  return answers.find((answer) => answer.kind === 'found') ?? (answers[0] as T);
}
