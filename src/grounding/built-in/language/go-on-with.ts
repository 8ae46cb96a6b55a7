/**
 * "Proceed to checkout with first name Rita, last name Moss and postal code 90210": one goes there first, and then fills in the fields that the
 * page asks for. No page yet.
 */

const going = '(?:[Pp]roceed|[Cc]ontinue|[Gg]o on|[Mm]ove on|[Aa]dvance|[Gg]o) to (?:the )?';
const place = '(?<place>\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,2}?)';
/** A label in small letters, and what goes into its field. */
const label = '(?:the )?(?!and )\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*){0,2}';
const value = '(?:"[^"]*"|“[^”]*”|%[^%\\s]+%|(?:[\\p{Lu}\\d]|\\S+@)[^\\s,;]*(?: [\\p{Lu}\\d][^\\s,;]*)*)';
const pair = `${label} ${value}`;
const shape = new RegExp(
  `^(?<go>${going}${place})(?: with| using|,? (?:giving|entering)) (?<pairs>${pair}(?:(?:, and|,| and) ${pair})+)(?=[,;.]? (?:and |then )|[;.]|$)`,
  'u',
);
const each = new RegExp(`(?<![\\p{L}-])(?<label>${label}) (?<value>${value})(?=,| and |$)`, 'gu');

/** What describes the place itself: "the row with name Ann and status Open". */
const kinds = /\b(?:row|item|card|record|entry|line|link|button|tab|one|product|order|user|customer)$/i;

/** The sentence with "fill in" in front of the values; any other as it is. */
export function withFieldsBehind(sentence: string): string {
  const { go, place: where = '', pairs } = shape.exec(sentence)?.groups ?? {};
  if (go === undefined || pairs === undefined || kinds.test(where)) return sentence;
  const behind = sentence.slice(sentence.indexOf(pairs) + pairs.length);
  const fields = [...pairs.matchAll(each)].map(
    ({ groups }) => `fill in ${groups?.['label'] ?? ''} with ${quoted(groups?.['value'] ?? '')}`,
  );
  return `${go}, ${fields.join(', ')}${behind}`;
}

function quoted(text: string): string {
  return /^["“%]/.test(text) ? text : `"${text}"`;
}
