/** "First name is Tomas, last name Berg. Send the form.": fields that a sentence says the values of, and what is done then. No page yet. */
import { tokenize } from './lexer.js';
import { verbAt } from './verbs.js';

const article = '(?:(?:[Tt]he|[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Yy]our) )?';
const label = '(?<label>\\p{L}[\\p{L}-]*(?: (?:of )?\\p{Ll}[\\p{L}-]*){0,3})';
/** A value is given: in quotes, in digits, with a capital, as an address. */
const value = '(?<value>["“”\'‘’%{\\d\\p{Lu}+]\\S*(?: \\S+){0,4}|\\S+@\\S+)';
const said = new RegExp(`^${article}${label}(?: (?:is|=|should be|shall be|will be)|:) ${value}$`, 'u');
const short = new RegExp(`^${article}(?<label>\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,2}) ${value}$`, 'u');

/** Who does something is no field, and neither is what stands for something else. */
const nobody =
  /^(?:user|customer|visitor|admin|tester|page|site|app|goal|task|test|step|note|i|you|he|she|it|this|that|there|here|we|they|what|who|which)$/i;

/** What only says once more that it goes in. */
const goesIn =
  /^(?:please )?(?:fill|enter|type|put|write|key) (?:in )?(?:that|it|this|them|these|those)(?: (?:values?|details|data))?(?: in| down)?(?=[.,;]| and\b| then\b|$)(?:[.,;]| and\b| then\b)*\s*/i;

/** The sentence with such a beginning as a fill; any other as it is. */
export function withDeclared(instruction: string): string {
  const end = /[.;](?=\s)/.exec(instruction);
  if (!end) return instruction;
  const parts = instruction.slice(0, end.index).split(/,? and |, /);
  const pairs = parts.map((part, at) => (said.exec(part) ?? (at > 0 ? short.exec(part) : null))?.groups);
  const rest = instruction.slice(end.index + 1).trim();
  const isFilled = pairs.every(
    (pair) =>
      pair !== undefined &&
      !nobody.test(pair['label'] ?? '') &&
      verbAt(tokenize(pair['value'] ?? ''), 0) === undefined,
  );
  if (!isFilled || !verbAt(tokenize(rest), 0)) return instruction;
  const told = pairs.map((pair) => `${pair?.['label']} with ${pair?.['value']}`);
  return `Fill in ${told.join(', ')}. ${rest.replace(goesIn, '')}`.trim();
}
