/**
 * "Filter for gluten-free bakeries" types nothing into "Order number": a field that is called by a number, a code, an address or a day is no box to
 * narrow a list with, unless the sentence says that word, or the text has a figure in it as a number has.
 */
import type { Clause } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';

const kinds =
  /\b(?:numbers?|no|nr|codes?|id|ids|e-?mail|phone|mobile|telephone|date|birthday|time|amount|password|pin|iban|url|quantity)\b(?: address)?[.:*\s]*$/i;
const searching = /\b(?:search|find|filter|look|query|keywords?)\b/i;

/** Whether something is typed there to narrow a list. */
export function typesIntoCode(outcome: Outcome, { text }: Clause, index: PageIndex): boolean {
  return (
    outcome.kind === 'steps' &&
    outcome.steps.some(({ method, ref, arguments: [typed = ''] }) => {
      const field = method === 'fill' ? entryOf(ref ?? '', index) : undefined;
      return field !== undefined && !/[\d@]/.test(typed) && isForCode(field, text);
    })
  );
}

function isForCode({ node, evidence: [name] }: Entry, text: string): boolean {
  const called = (name?.text ?? node.name).trim();
  const [kind] = kinds.exec(called) ?? [];
  if (kind === undefined || node.role === 'searchbox' || searching.test(called)) return false;
  const said = wordsOf(text);
  return !wordsOf(kind).some((word) => said.some(({ stem }) => stem === word.stem));
}
