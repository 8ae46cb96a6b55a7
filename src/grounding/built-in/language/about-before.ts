/** What "it" stands for by name: what a clause before has made, searched for or dealt with. No page yet. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { isPronoun } from './references.js';

/** The name, as one quoted text; undefined for a clause that does nothing to "it" alone, and where none was said before. */
export function aboutBefore(clause: Clause, before: readonly Clause[]): readonly Token[] | undefined {
  if (!isDoneToIt(clause)) return undefined;
  const named = before.findLast((each) => !isBetween(each));
  // What was only typed is not there by that name before it is sent off.
  const isSent = named !== undefined && named !== before.at(-1);
  const token = named && nameIn(named, isSent);
  return token && [{ ...token, kind: 'quoted' }];
}

function isDoneToIt({ verb, readings }: Clause): boolean {
  const [only, ...others] = readings;
  const target = only?.target ?? [];
  const rest = verb === 'goal' ? target.slice(1) : target;
  const [it, ...more] = rest;
  return (
    others.length === 0 &&
    /^(?:goal|check|uncheck|open|toggle)$/.test(verb) &&
    it?.lower === 'it' &&
    isPronoun(it) &&
    more.length === 0
  );
}

/** What only sends off, waits or is done to "it" as well. */
function isBetween(clause: Clause): boolean {
  const { verb, readings } = clause;
  return (
    /^(?:press|submit|wait)$/.test(verb) ||
    isDoneToIt(clause) ||
    (verb === 'goal' && (readings[0]?.target ?? []).length === 1)
  );
}

function nameIn({ verb, said, readings }: Clause, isSent: boolean): Token | undefined {
  const values = readings.flatMap(({ target = [], value = [] }) => [...target, ...value]);
  const quoted = [...new Set(values.filter(({ kind }) => kind === 'quoted'))];
  switch (verb) {
    case 'fill':
    case 'type':
      return isSent ? onlyOne(quoted) : undefined;
    case 'search':
      return onlyOne(readings.at(-1)?.value ?? []);
    case 'goal':
      return /^(?:add|create|make|new|post|write)$/.test(said) ? onlyOne(quoted) : undefined;
    case 'check':
    case 'uncheck':
      return onlyOne(quoted);
    default:
      return undefined;
  }
}

function onlyOne(tokens: readonly Token[]): Token | undefined {
  return tokens.length === 1 ? tokens[0] : undefined;
}
