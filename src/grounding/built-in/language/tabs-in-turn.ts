/** "On the Billing tab enter the IBAN, on the Delivery tab choose Express": what is done on a later tab begins a step of its own, and the tab is gone to. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const later =
  /(?<=\S)(?:,|;|,? and|,? then)+ (?:then )?(?:on|in) the (\p{L}[\p{L}\d&-]*(?: \p{L}[\p{L}\d&-]*)?) (tab|page|section|step),? (?=(\p{L}+) )/giu;

/** The sentence with each such place as a step. What stands in quotes is left as it is. */
export function withTabsInTurn(instruction: string): string {
  return instruction.replace(later, (whole, name: string, kind: string, verb: string, at: number) => {
    const isQuoted = (instruction.slice(0, at).match(/["“”]/gu)?.length ?? 0) % 2 === 1;
    const isStep = verbAt(tokenize(`${verb} it`), 0) !== undefined;
    return isQuoted || !isStep ? whole : `, then go to the ${name} ${kind} and `;
  });
}
