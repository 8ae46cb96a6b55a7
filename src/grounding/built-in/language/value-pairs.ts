/** "Select 0 for Bass, 20 for Mid and 11 for Treble with the sliders": several numbers, each for one field. No page yet. */

const number = '-?\\d+(?:[.,]\\d+)?(?: ?%)?';
const name = '[\\p{L}"“][\\p{L}\\d"“”\' -]*?';
const pair = `${number} for (?:the )?${name}`;
const pairs = new RegExp(
  `(?<=^|[.;] |\\b(?:and|then) )(?:set|select|choose|enter|pick|put|use)(?: the)?(?: (?:sliders?|fields?|values?|steppers?|spinners?) to)? (?<list>${pair}(?:, (?:and )?${pair})*,? and ${pair})(?: (?:with|using|on|by|via) (?:the )?(?:sliders?|fields|steppers|spinners|knobs|controls))?(?=[.;!,]|$| and (?:then )?(?:click|press|hit|submit|confirm|apply|save)\\b| then\\b)`,
  'giu',
);

/** "Set volume to 5 and treble to 0": the verb is said once for all of them. What is of something else, or of a person, is no mere field. */
const plainName =
  '(?:the )?(?!(?:its|his|her|their|the|set|turn|press|click|then|go|scroll|move|send|give|add|drag|jump|switch|raise|lower|reset|change|skip|increase|decrease|bring|choose|type|enter|mail|post|share|assign|ship)\\b)\\p{L}+(?: (?!to\\b|of\\b|from\\b|for\\b|in\\b|on\\b|and\\b)\\p{L}+)?';
const valued = `${plainName} to ${number}(?: (?!and\\b|then\\b)\\p{L}{1,8})?`;
const ended =
  '(?=[.;!]?$|[.;!] |,? (?:and |then |and then )(?:click|press|hit|submit|confirm|apply|save|tap)\\b|, (?:click|press|hit|submit|apply|save|tap)\\b)';
const chain = new RegExp(
  `(?<=^|[.;] |\\b(?:and|then) )set ${valued}(?:, (?:and )?${valued})*,? and ${valued}${ended}`,
  'giu',
);
const next = new RegExp(`(?<joint>, and |, | and )(?<pair>${valued})(?=,? and |, |$)`, 'giu');

/** The sentence with each field set by a clause of its own. */
export function withValuePairs(sentence: string): string {
  if (!/\d/.test(sentence)) return sentence;
  return sentence
    .replace(chain, (list) => list.replace(next, '$<joint>set $<pair>'))
    .replace(pairs, (...found: unknown[]) => {
      const { list = '' } = found.at(-1) as Partial<Record<string, string>>;
      const each = new RegExp(
        `(?<value>${number}) for (?<field>(?:the )?${name})(?=,? and ${number} for |, |$)`,
        'giu',
      );
      const sets = [...list.matchAll(each)].map(
        ({ groups }) => `set ${groups?.['field'] ?? ''} to ${groups?.['value'] ?? ''}`,
      );
      const text = sets.join(' and ');
      return found.at(-3) === 0 ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
    });
}
