/** "Select 0 for Bass, 20 for Mid and 11 for Treble with the sliders": several numbers, each for one field. No page yet. */

const number = '-?\\d+(?:[.,]\\d+)?(?: ?%)?';
const name = '[\\p{L}"“][\\p{L}\\d"“”\' -]*?';
const pair = `${number} for (?:the )?${name}`;
const pairs = new RegExp(
  `(?<=^|[.;] |\\b(?:and|then) )(?:set|select|choose|enter|pick|put|use)(?: the)?(?: (?:sliders?|fields?|values?|steppers?|spinners?) to)? (?<list>${pair}(?:, (?:and )?${pair})*,? and ${pair})(?: (?:with|using|on|by|via) (?:the )?(?:sliders?|fields|steppers|spinners|knobs|controls))?(?=[.;!,]|$| and (?:then )?(?:click|press|hit|submit|confirm|apply|save)\\b| then\\b)`,
  'giu',
);

/** The sentence with each field set by a clause of its own. */
export function withValuePairs(sentence: string): string {
  return sentence.replace(pairs, (...found: unknown[]) => {
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
