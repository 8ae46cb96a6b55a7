/** "Choose the role Editor and the status Paid in the filters above the table": properties, each with its value, and the filters as their place. No page yet. */
import { isQuotedAt } from './quotes.js';

const name = '(?!(?:first|second|third|last|other|same|right|left)\\b)\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?';
const value = '(?:"[^"]+"|\\p{Lu}[\\p{L}\\d-]*(?: (?!and\\b)[\\p{L}\\d-]+){0,2})';
const pair = `the ${name} (?:to )?${value}`;
const place =
  '(?:in|with|using|from|via|by) (?:the|its) filters?(?: (?:bar|row|section|panel|area|lists?))?(?: (?:above|over|at the top of|on top of|beside|next to|of|for|below) (?:the|this) (?:[\\p{L}-]+ )?(?:table|list|grid|results|cards|page))?';
const chosen = new RegExp(
  `^(?:please )?(?:choose|select|pick|set|use) (?<pairs>${pair}(?:(?:, and |, | and )${pair})*) ${place}[.!]?$`,
  'iu',
);

const setting = `(?:set|change|switch|and|,) (?:set )?the (?<name>${name}) filter to (?<value>${value})`;
const settings = new RegExp(setting, 'giu');
const onlySettings = new RegExp(`^(?:please )?(?:${unnamed(setting)},? ?)+[.!]?$`, 'iu');
const inOne = new RegExp(
  `^(?:please )?(?:choose|select|pick) (?<value>${value}) (?:in|from|for|with) the (?<name>${name}) filter[.!]?$`,
  'iu',
);

/** The sentence as one that filters by each of them; as it is where a list or field of the page is called a filter itself. */
export function withFiltersSaid(sentence: string, isCalledFilter: () => boolean): string {
  const at = sentence.search(/\bfilters?\b/iu);
  if (at === -1 || isQuotedAt(sentence, at)) return sentence;
  const { pairs } = chosen.exec(sentence)?.groups ?? {};
  if (pairs !== undefined)
    return `Filter by ${pairs.replaceAll(/(?<=^|, |\band )the /giu, '').replaceAll(/ to (?=["\p{Lu}])/gu, ' ')}`;
  const each = onlySettings.test(sentence) ? [...sentence.matchAll(settings)] : [];
  const one = inOne.exec(sentence);
  const named = [...each, ...(one ? [one] : [])].map(
    ({ groups }) => `${groups?.['name'] ?? ''} ${groups?.['value'] ?? ''}`,
  );
  return named.length === 0 || isCalledFilter() ? sentence : `Filter by ${named.join(' and ')}`;
}

function unnamed(pattern: string): string {
  return pattern.replaceAll(/\(\?<\p{L}+>/gu, '(?:');
}
