/** "Give the customer a 10 percent discount", "apply a discount of 5%": the one thing of the page is given an amount, which its field of that name takes. */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { settingsIn } from '../../language/setting-sentence.js';
import { fieldRoles } from '../../language/types.js';
import { contentOf, isAmong, recordNouns } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { mentionsOf, type PageIndex } from '../../matching/page-index.js';

/** Sets the field; undefined where no field is called just so, or several, and where it is given to somebody by name. */
export function givenAmount({ text }: Clause, { index, among }: Scene): Outcome | undefined {
  if (among || !/^(?:give|apply|grant|allow|offer) .*\d/i.test(text)) return undefined;
  for (const { record, property, value } of settingsIn(text)) {
    if (property === undefined || !/^[$€£]? ?\d[\d.,]*(?: ?(?:%|percent|per cent|[$€£]))?$/i.test(value))
      continue;
    if (!isTheOne(record, index) || fieldsCalled(property, index) !== 1) continue;
    return {
      kind: 'instead',
      clauses: parseInstruction(`set the ${property} to ${value.replace(/ ?per ?cent/i, '%')}`),
    };
  }
  return undefined;
}

/** Nobody, whoever the page sells something to, or what it speaks of. */
function isTheOne(record: string, index: PageIndex): boolean {
  const words = contentOf(record);
  return words.every(
    (word) =>
      /^(?:customer|client|buyer)$/.test(word.text) ||
      (recordNouns.has(word.stem) && mentionsOf(word, index).size > 0),
  );
}

function fieldsCalled(property: string, { actionable }: PageIndex): number {
  const said = contentOf(property);
  return actionable.filter(({ node, evidence }) => {
    const isField = fieldRoles.has(node.role) && node.hidden === undefined && node.readonly !== true;
    return (
      isField &&
      evidence.some(({ kind, text }) => {
        const shown = contentOf(text).filter((word) => /\p{L}/u.test(word.text));
        return (
          !/^(?:id|class|value|type)$/.test(kind) &&
          shown.length === said.length &&
          said.every((word) => isAmong(word, shown))
        );
      })
    );
  }).length;
}
