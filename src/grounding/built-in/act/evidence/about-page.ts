/** "Page 2 of the orders", "the status of the order": the noun that the page itself is about, said once more, tells nothing apart. */
import type { Clause, ClauseReading } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { isStopWord, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { isKindOfPage } from './kind-of-page.js';

/** The clause without that noun; undefined where it says none, or for goals, whose noun says what they are done to. */
export function aboutPage(clause: Clause, { index }: Scene): Outcome | undefined {
  if (clause.verb === 'goal' || clause.verb === 'drag') return undefined;
  let isChanged = false;
  const without = (tokens: readonly Token[] | undefined): readonly Token[] | undefined => {
    const end = tokens && endOf(tokens, index);
    if (end === undefined) return tokens;
    isChanged = true;
    return tokens?.slice(0, end);
  };
  const readings = clause.readings.flatMap((reading): ClauseReading[] => {
    const { target, destination, ...rest } = reading;
    // "Search for X in the orders": all that is searched in is the page.
    if (clause.verb === 'search' && target && isSubject(target, index)) {
      isChanged = true;
      return [rest];
    }
    const named = without(target);
    const from = without(destination);
    return [{ ...rest, ...(named && { target: named }), ...(from && { destination: from }) }];
  });
  return isChanged
    ? { kind: 'instead', clauses: [{ ...clause, readings: readings.filter(saysSomething) }] }
    : undefined;
}

function saysSomething({ target, value, destination }: ClauseReading): boolean {
  return target !== undefined || value !== undefined || destination !== undefined;
}

/** Where the words of the place begin: "of the orders" at the end. */
function endOf(tokens: readonly Token[], index: PageIndex): number | undefined {
  for (let at = tokens.length - 2; at > 0 && at >= tokens.length - 4; at -= 1) {
    const joint = tokens[at];
    if (joint?.kind === 'word' && /^(?:of|in|on|for|from|among)$/.test(joint.lower))
      return isSubject(tokens.slice(at + 1), index) ? at : undefined;
  }
  return undefined;
}

/** One noun, in the title of the page. */
function isSubject(tokens: readonly Token[], index: PageIndex): boolean {
  if (tokens.length > 3 || tokens.some(({ kind }) => kind !== 'word')) return false;
  const [noun, ...others] = tokens.flatMap(({ text }) => wordsOf(text)).filter((word) => !isStopWord(word));
  if (!noun || others.length > 0) return false;
  if (isKindOfPage(noun, index)) return true;
  const title = titleOf(index);
  const named = title ? wordsOf(readable(title.node) || title.node.name) : [];
  const rest = named.filter(
    (word) => word.stem !== noun.stem && !isStopWord(word) && !saysWhich.test(word.text),
  );
  // "Order ORD-503" is about an order; "Message to parents" is a part of some page.
  const isNumbered = named.some(({ text }) => /\d/.test(text));
  return named.some(({ stem }) => stem === noun.stem) && (rest.length === 0 || isNumbered);
}

/** Words of a title that say what is done with what it names, or how much of it there is. */
const saysWhich = /^(?:all|my|our|new|edit|view|list|details?|overview|manage|management|settings?)$/;

/** The one heading of the highest level that the page has, or the one in its header; above all that can be filled in. */
function titleOf(index: PageIndex): Entry | undefined {
  const headings = index.entries.filter(({ node }) => node.role === 'heading' && node.hidden === undefined);
  const highest = Math.min(...headings.map(({ node }) => node.level ?? MOST_LEVELS));
  const [first, ...others] = headings.filter(({ node }) => (node.level ?? MOST_LEVELS) === highest);
  if (!first) return undefined;
  if ([...ancestorsOf(first)].some(({ node }) => node.role === 'banner')) return first;
  const isAbove = index.actionable.every(
    ({ node, order }) => order > first.order || !fieldRoles.has(node.role),
  );
  return others.length === 0 && isAbove ? first : undefined;
}

const MOST_LEVELS = 6;
