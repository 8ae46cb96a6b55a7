/** "Page 2 of the orders", "the status of the order": the noun that the page itself is about, said once more, tells nothing apart. */
import type { Clause, ClauseReading } from '../language/clause.js';
import type { Token } from '../language/lexer.js';
import { isStopWord, wordsOf } from '../language/words.js';
import type { Scene } from '../matching/look-up.js';
import type { Outcome } from '../matching/outcome.js';
import { ancestorsOf, type Entry, type PageIndex, readable } from '../matching/page-index.js';

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
  const words = tokens.flatMap((token) => (token.kind === 'word' ? wordsOf(token.text) : [undefined]));
  const nouns = words.filter((word) => word === undefined || !isStopWord(word));
  const [noun] = nouns;
  if (!noun || nouns.length > 1 || tokens.length > 3) return false;
  const title = titleOf(index);
  return (
    title !== undefined &&
    wordsOf(readable(title.node) || title.node.name).some(({ stem }) => stem === noun.stem)
  );
}

/** The one heading of the highest level that the page has, or the one in its header. */
function titleOf(index: PageIndex): Entry | undefined {
  const headings = index.entries.filter(({ node }) => node.role === 'heading' && node.hidden === undefined);
  const highest = Math.min(...headings.map(({ node }) => node.level ?? MOST_LEVELS));
  const [first, ...others] = headings.filter(({ node }) => (node.level ?? MOST_LEVELS) === highest);
  const isInHeader = first && [...ancestorsOf(first)].some(({ node }) => node.role === 'banner');
  return others.length === 0 || isInHeader ? first : undefined;
}

const MOST_LEVELS = 6;
