/** The field that searches the page: what says so, or the only one that may. */
import type { Token } from '../../language/lexer.js';
import { hasNoName } from '../../matching/containers.js';
import { holdsChoices } from '../../matching/nameless-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { fold } from '../../language/words.js';
import { fieldRoles } from '../../language/types.js';
import { isEditable } from '../controls/do-option.js';
import { says } from '../../matching/says.js';
import { promptedSearch } from './prompted-search.js';
import { isNear, onlySearches } from './search-sender.js';

/** How what searches is called. */
const finding = /\bsearch|\bfind\b|\blooking for\b/;
export const searching = new RegExp(`${finding.source}|\\bfilter`);

/** The field; undefined where none says that it searches, or several do. */
export function searchField(scene: Scene): Entry | undefined {
  const fields = scene.index.actionable.filter(
    (entry) =>
      fieldRoles.has(entry.node.role) &&
      entry.node.hidden !== 'behind-dialog' &&
      entry.node.hidden !== 'inert' &&
      isEditable(entry) &&
      !isOfChoice(entry, scene),
  );
  const boxes = fields.filter(
    (entry) => entry.node.role === 'searchbox' || entry.node.inputType === 'search',
  );
  if (boxes.length === 1) return boxes[0];
  const named = fields.filter((entry) => says(entry, finding));
  if (named.length === 1) return named[0];
  if (named.length > 1 || boxes.length > 1) return undefined;
  const prompted = promptedSearch(fields, scene.index);
  if (prompted) return prompted;
  const [only, ...others] = fields;
  return only && others.length === 0 && (mayBeSearched(only, scene) || isBesideSearch(only, scene))
    ? only
    : undefined;
}

/** The field in which the options of a list are searched, called as the list is. */
function isOfChoice(field: Entry, { index }: Scene): boolean {
  return (
    !searching.test(fold(field.node.name)) &&
    index.entries.some(
      ({ node }) =>
        /^(?:listbox|combobox)$/.test(node.role) &&
        node !== field.node &&
        node.name !== '' &&
        node.name === field.node.name,
    )
  );
}

/** The only field of a page searches where it says so in another word, or says nothing: what has a name of its own is for something else. */
function mayBeSearched(field: Entry, { index }: Scene): boolean {
  return (
    (hasNoName(field) &&
      field.node.tag !== 'textarea' &&
      !holdsChoices(index) &&
      !isBehindList(field, index)) ||
    says(field, /\bfilter|\bquer(?:y|ies)\b|\bkeywords?\b|\blook\b|\bterms?\b/)
  );
}

/** What searches a list stands before it: a field without a name at its end is for a message, or for one more line. */
function isBehindList(field: Entry, index: PageIndex): boolean {
  const lines = index.entries.filter(
    (entry) =>
      entry.record &&
      entry.parent?.repeats === true &&
      entry.node.hidden === undefined &&
      entry.children.length > 1 &&
      ![...ancestorsOf(entry)].some(({ node }) => /^(?:navigation|banner|complementary)$/.test(node.role)),
  );
  return lines.length > 1 && lines.every(({ order }) => order < field.order);
}

function isBesideSearch(field: Entry, { index }: Scene): boolean {
  return index.actionable.some(
    (entry) =>
      /^(?:button|link|generic|img)$/.test(entry.node.role) &&
      (entry.evidence[0]?.words.length ?? 0) > 0 &&
      onlySearches(entry) &&
      !(entry.evidence[0]?.words.every(({ text }) => text === 'submit') && holdsChoices(index)) &&
      isNear(entry, field),
  );
}

/** "Nickname Ann", where a field beside the search is called "Nickname": that one is meant. */
export function beginsWithLabel([label]: readonly Token[], { index }: Scene): boolean {
  const said = label?.kind === 'word' ? fold(label.text) : undefined;
  return index.actionable.some(({ node }) => fieldRoles.has(node.role) && fold(node.name) === said);
}
