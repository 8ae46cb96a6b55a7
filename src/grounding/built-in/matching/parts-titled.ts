/** Parts of a page that have a title: a section under a heading, a tab, what is folded away under its name. */
import { fold } from '../language/words.js';
import type { PageIndex } from './page-index.js';

/** Whether a folded word says what such a part is: "the Billing section". */
export function isPartKind(word: string): boolean {
  return /^(?:section|part|area|panel|tab|form|dialog|group|box|settings)$/.test(word);
}

/** Whether a part of the page has one of the folded names for its title. */
export function partCalled(names: readonly string[], { entries }: PageIndex): boolean {
  return entries.some(
    ({ node }) =>
      (/^(?:heading|tab|region|group|tabpanel|dialog|form)$/.test(node.role) ||
        (node.expanded !== undefined && /^(?:button|generic)$/.test(node.role))) &&
      names.includes(fold(node.name || (node.text ?? ''))),
  );
}
