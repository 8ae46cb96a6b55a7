/**
 * "Set the language to French in the profile", on a page with a part "Profile"; "allow byes on the settings page", where a tab or link of
 * that name leads there: the place is no part of what is done, and is said first.
 */
import { isPartKind, partCalled } from '../../matching/parts-titled.js';
import { type Entry, type PageIndex } from '../../matching/page-index.js';
import { fieldRoles } from '../../language/types.js';
import { fold } from '../../language/words.js';

const placed =
  /^(?<deed>[^,;]+) (?<lead>in|under|inside|within|on) (?<place>(?:the )?(?<name>[^,;"“”]+?))(?<end>[.!]?)$/i;

/** What is set, where the place may be any part of the page. */
const setting = /^(?:set|change|update) [^,;"“”]+ to /i;

/** What goes somewhere, looks at something, or is said of where something is put. */
const going =
  /^(?:go|navigate|open|show|see|view|visit|switch|return|click|press|tap|hover|drag|move|drop|scroll|find|search|look|enter|type|fill|write|put|add|create|make|check that|verify|is|are)\b/i;

/** What a place that is gone to is called besides its name. */
const viewKind = /^(?:tab|page|view|screen|section|settings)$/;

/** The sentence with its place in front, where it is one step and a part of the page, or what leads to another, is called so, and no field. */
export function withPlaceFirst(sentence: string, index: () => PageIndex): string {
  const {
    deed = '',
    lead = '',
    place = '',
    name = '',
    end = '',
  } = placed.exec(sentence.trim())?.groups ?? {};
  if (deed === '' || / (?:and|then) /i.test(deed)) return sentence;
  const said = fold(name);
  const [last = '', ...before] = said.split(' ').toReversed();
  const bare = before.length > 0 && isPartKind(last) ? before.toReversed().join(' ') : said;
  const page = index();
  const isField = page.actionable.some(
    ({ node }) => fieldRoles.has(node.role) && [said, bare].includes(fold(node.name)),
  );
  if (isField) return sentence;
  const isPart = setting.test(sentence) && lead !== 'on' && partCalled([said, bare], page);
  if (!isPart && !leadsThere({ deed, said }, page)) return sentence;
  const [first = ''] = deed;
  return `${lead === 'on' ? 'On' : 'In'} ${place}, ${first.toLowerCase()}${deed.slice(1)}${end}`;
}

/** One tab, link or button of the page is called as the place is. */
function leadsThere({ deed, said }: { deed: string; said: string }, { actionable }: PageIndex): boolean {
  if (going.test(deed)) return false;
  const [kind = '', ...others] = said.split(' ').toReversed();
  const isKind = others.length > 0 && viewKind.test(kind);
  const name = isKind ? others.toReversed().join(' ') : said;
  const [way, ...more] = actionable.filter(
    (entry) => isWay(entry) && fold(entry.node.name || (entry.node.text ?? '')) === name,
  );
  return way !== undefined && more.length === 0;
}

/** What may lead to another view, and is not the one that is shown. */
function isWay({ node }: Entry): boolean {
  return /^(?:tab|link|button|menuitem|generic|listitem)$/.test(node.role) && node.hidden === undefined;
}
