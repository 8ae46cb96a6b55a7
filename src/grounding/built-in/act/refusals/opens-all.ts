/** One of several, or those of one, are not opened by the link or tab to all of them. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf } from '../../language/words.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

const relation = /^(?:that|which|who|with|from|by|for|of)$/;

/** "Open the invoice that is due first" is one of them, and not the link "Invoices" to all. */
export function opensAll(
  { verb, readings }: Clause,
  { node, evidence: [name], ...entry }: Entry,
  { index }: Act,
): boolean {
  const [only, ...others] = name?.words ?? [];
  if (verb !== 'open' || !/^(?:link|button|tab|menuitem)$/.test(node.role) || !only || others.length > 0)
    return false;
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const [first, second, ...rest] = tokens.filter(({ lower }) => !/^(?:the|an?|my|our)$/.test(lower));
  if (!first || !second || !relation.test(second.lower)) return false;
  const isPlural = only.text.endsWith('s') && only.text !== only.stem;
  if (isPlural && first.lower === only.stem) return true;
  if (first.lower !== only.text) return false;
  const parents = entry.parent ? [entry.parent, ...ancestorsOf(entry.parent)] : [];
  return (isPlural && isOfSite(parents)) || (node.role === 'tab' && isOfOneListed(rest, index));
}

/** "The movements of Bramble" are not all movements, which the navigation of the site has. */
function isOfSite(parents: readonly Entry[]): boolean {
  return parents.some(({ node }) => /^(?:navigation|banner)$/.test(node.role) || node.tag === 'aside');
}

/** "The food of Dilys" is not the tab "Food" over a list in which she is one of the lines. */
function isOfOneListed(tokens: readonly Token[], index: PageIndex): boolean {
  const [name] = tokens;
  const words = name && /^\p{Lu}/u.test(name.text) ? contentOf(name.text) : [];
  return words.some((word) => {
    const mentions = [...mentionsOf(word, index)].filter(({ children }) => children.length === 0);
    return mentions.length > 0 && mentions.every((each) => recordOf(each)?.parent?.repeats === true);
  });
}
