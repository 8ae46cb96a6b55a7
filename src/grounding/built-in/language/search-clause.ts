/** "Search the members for Wei", "find X": what is searched for, and where. No page yet. */
import { type Clause, type ClauseReading, spell } from './clause.js';
import type { Token } from './lexer.js';
import { splitAt } from './readings.js';
import { wordToken } from './token-runs.js';
import type { VerbMatch } from './verbs.js';

/** The clause of a verb of searching. */
export function searchClause(verb: VerbMatch, rest: readonly Token[], text: string): Clause {
  if (rest.length === 0)
    return { verb: 'click', said: verb.said, readings: [{ target: [wordToken('search')] }], text };
  if (verb.said === 'find' || verb.said === 'look up' || verb.said === 'look for') {
    const value = rest.filter((token) => token.kind !== 'word');
    if (value.length === 0)
      return {
        verb: 'search',
        said: verb.said,
        readings: [placedAtEnd(rest) ?? { value: quotedOf(rest) }],
        text,
      };
  }
  const readings: ClauseReading[] = [];
  const bare = rest[0]?.lower === 'for' ? rest.slice(1) : rest;
  for (const preposition of ['in', 'on', 'using', 'with', 'into', 'within', 'for']) {
    for (const [value, target] of splitAt(bare, preposition)) {
      if (preposition === 'for') readings.push({ value: quotedOf(target), target: value });
      else readings.push({ value: quotedOf(value), target });
    }
  }
  readings.push({ value: quotedOf(bare) });
  return { verb: 'search', said: verb.said, readings, text, role: 'search' };
}

/** "Use the search box to look for X": its field is found as for any search. */
export function isSearchTool(tokens: readonly Token[]): boolean {
  return /^(?:the )?search(?: ?(?:box|bar|field|input|function|form|engine))?$/i.test(spell(tokens));
}

/** "The member 'Wei'": what is quoted is what is searched for, and the words in front say what it is. */
function quotedOf(value: readonly Token[]): readonly Token[] {
  const quoted = value.filter((token) => token.kind !== 'word' && token.kind !== 'punctuation');
  if (quoted.length === 1) return quoted;
  // "A cordless sander": nobody types the article.
  const [first] = value;
  return value.length > 1 && first?.kind === 'word' && /^an?$/.test(first.text) ? value.slice(1) : value;
}

/** "Retries in the docs", "retries via the search": where it is looked for is no part of what is. */
function placedAtEnd(rest: readonly Token[]): ClauseReading | undefined {
  const at = rest.findLastIndex(({ lower }) => /^(?:in|on|via|using|with|through|across)$/.test(lower));
  const isWhole = at > 0 && whole.test(spell(rest.slice(at + 1)).toLowerCase());
  return isWhole ? { value: rest.slice(0, at), target: rest.slice(at + 1) } : undefined;
}

const whole =
  /^(?:the|this|our|its) (?:docs?|documentation|site|website|app|manual|guide|wiki|help|handbook|search(?: (?:box|field|bar|function))?)$/;
