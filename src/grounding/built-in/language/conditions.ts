/** "If there is a cookie banner, accept it": clauses that count only while something is on the page. */
import type { Clause } from './clause.js';
import type { Token } from './lexer.js';
import { replacePronouns } from './references.js';
import { verbAt } from './verbs.js';

/** What has to be there, and the rest of the segment when the clause follows without a comma. */
interface Condition {
  present: readonly Token[];
  rest: readonly Token[];
}

/** Reads "if there is X", "if X appears", "when X is shown"; undefined for any other condition, which nothing here can judge. */
export function conditionAt(tokens: readonly Token[]): Condition | undefined {
  if (tokens[0]?.kind !== 'word' || tokens[0].lower !== 'if') return undefined;
  const lead = leads.find((words) => words.every((word, at) => tokens[at + 1]?.lower === word));
  const from = 1 + (lead?.length ?? 0);
  const shows = tokens.findIndex(
    (token, at) => at > from && token.kind === 'word' && showing.test(token.lower),
  );
  const noun = tokens.findIndex(
    (token, at) => at >= from && token.kind === 'word' && notices.test(token.lower),
  );
  if (!lead && shows === -1) return undefined;
  let end = tokens.length;
  if (shows !== -1) {
    end = shows;
    while (end > from && /^(?:is|are|was|gets?|being)$/.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  }
  const behind = Math.max(noun, shows) + 1;
  const next = tokens.findIndex((_, at) => behind > 0 && at >= behind && verbAt(tokens, at) !== undefined);
  if (next !== -1 && shows === -1) end = next;
  const present = tokens
    .slice(from, end)
    .filter((token, at) => at > 0 || !/^(?:a|an|any|the|some)$/.test(token.lower));
  const rest = next === -1 ? [] : tokens.slice(next);
  return present.length > 0 ? { present, rest } : undefined;
}

/** "Close the popup if present": the same, said behind. */
export function conditionBehind(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findLastIndex((token) => token.kind === 'word' && token.lower === 'if');
  if (at < 2) return undefined;
  const tail = tokens
    .slice(at + 1)
    .map((token) => token.lower)
    .join(' ');
  return /^(?:(?:it is |it's |one is |they are )?(?:present|shown|visible|displayed|open|there|asked|prompted|available)|it appears|it shows up|it pops up|there is one|there are any|any|one appears|it exists)$/.test(
    tail,
  )
    ? tokens.slice(0, at)
    : undefined;
}

/** The clause under the condition that something is there; "it" is what is there. */
export function onlyIf(clause: Clause, present: readonly Token[]): Clause {
  return { ...replacePronouns(clause, present), only: present };
}

const leads: readonly (readonly string[])[] = [
  ['there', 'is'],
  ['there', 'are'],
  ["there's"],
  ['you', 'see'],
  ['we', 'see'],
  ['you', 'get'],
  ['it', 'shows'],
  ['it', 'asks', 'for'],
];

const showing = /^(?:appears?|shows|pops|shown|visible|displayed|present|exists?|open|opens|comes|there)$/;
/** Words for what comes up over or above a page. */
export const notices =
  /^(?:banner|popup|pop-up|dialog|modal|notice|alert|message|overlay|toast|notification|prompt|window|box|survey)$/;
