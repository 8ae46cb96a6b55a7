/** "Passport number 502135326 and expiry date 27 March 2031", where a day has three fields in a group of that name: it is set on its own. */
import { parseDate } from '../../../../contract/parse-date.js';
import { escaped } from '../../language/escaped.js';
import { fieldRoles } from '../../language/types.js';
import { below, type PageIndex } from '../../matching/page-index.js';

/** The sentence with such a day behind a comma and a verb of its own; as it is where the page has no such group. */
export function withGroupedDate(sentence: string, read: () => PageIndex): string {
  if (!/\d/.test(sentence) || !/, |\b(?:and|with)\b/i.test(sentence)) return sentence;
  const index = read();
  const names = index.entries.flatMap((entry) => {
    const { role, name } = entry.node;
    if (role !== 'group' || name === '') return [];
    const fields = below(index, entry).filter(({ node }) => fieldRoles.has(node.role));
    return fields.length > 1 && fields.length < 4 ? [name] : [];
  });
  return names.reduce((said, name) => withDay(said, name), sentence);
}

function withDay(sentence: string, name: string): string {
  const pattern = new RegExp(
    `(?:,? (?:and|with|plus)|,)(?: the| an?| my| your)? (?<name>${escaped(name.trim())})(?: of| is| as| to|:)? (?<day>[\\p{L}\\d/. -]+?)(?=$|[.;,]? and | then |[;,]|[.]$)`,
    'iu',
  );
  return sentence.replace(pattern, (all: string, ...rest: unknown[]) => {
    const { day = '' } = rest.at(-1) as Record<string, string>;
    return parseDate(day.trim()) === undefined ? all : `, then set the ${name} to ${day.trim()}`;
  });
}
