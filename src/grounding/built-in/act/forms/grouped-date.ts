/** "Passport number 502135326 and expiry date 27 March 2031", where a day has three fields in a group of that name: it is set on its own. */
import { parseDate } from '../../../../contract/parse-date.js';
import { fieldRoles } from '../../language/types.js';
import { below, type PageIndex } from '../../matching/page-index.js';

/** The sentence with such a day behind a comma and a verb of its own; as it is where the page has no such group. */
export function withGroupedDate(sentence: string, read: () => PageIndex): string {
  if (!/\d/.test(sentence) || !/, |\b(?:and|with)\b/i.test(sentence)) return sentence;
  const index = read();
  const names = index.entries.flatMap((entry) => {
    const fields = below(index, entry).filter(({ node }) => fieldRoles.has(node.role));
    return entry.node.role === 'group' && entry.node.name !== '' && fields.length > 1 && fields.length < 4
      ? [entry.node.name]
      : [];
  });
  return names.reduce((said, name) => withDay(said, name), sentence);
}

function withDay(sentence: string, name: string): string {
  const shown = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(
    `(?:,? (?:and|with|plus)|,)(?: the| an?| my| your)? (?<name>${shown})(?: of| is| as| to|:)? (?<day>[\\p{L}\\d/. -]+?)(?=$|[.;,]? and | then |[;,]|[.]$)`,
    'iu',
  );
  return sentence.replace(pattern, (all: string, ...rest: unknown[]) => {
    const { day = '' } = rest.at(-1) as Record<string, string>;
    return parseDate(day.trim()) === undefined ? all : `, then set the ${name} to ${day.trim()}`;
  });
}
