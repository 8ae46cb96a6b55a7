/** "Set the language to French in the profile", on a page with a part "Profile": the place is no part of the value, and is said first. */
import { isPartKind, partCalled } from '../matching/parts-titled.js';
import { type PageIndex } from '../matching/page-index.js';
import { fieldRoles } from '../language/types.js';
import { fold } from '../language/words.js';

const placed =
  /^(?<deed>(?:set|change|update) [^,;"“”]+ to [^,;"“”]+?) (?:in|under|inside|within) (?<place>(?:the )?[^,;"“”]+?)(?<end>[.!]?)$/i;

/** The sentence with its place in front, where it is one step and a part of the page is called so, and no field. */
export function withPlaceFirst(sentence: string, index: () => PageIndex): string {
  const { deed = '', place = '', end = '' } = placed.exec(sentence.trim())?.groups ?? {};
  if (deed === '' || / (?:and|then) /i.test(deed)) return sentence;
  const name = fold(place.replace(/^the /i, ''));
  const bare =
    name.split(' ').length > 1 && isPartKind(name.split(' ').at(-1) ?? '')
      ? name.split(' ').slice(0, -1).join(' ')
      : name;
  const page = index();
  const isField = page.actionable.some(
    ({ node }) => fieldRoles.has(node.role) && [name, bare].includes(fold(node.name)),
  );
  if (isField || !partCalled([name, bare], page)) return sentence;
  const [first = ''] = deed;
  return `In ${place}, ${first.toLowerCase()}${deed.slice(1)}${end}`;
}
