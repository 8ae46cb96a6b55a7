/** "If there is a cookie banner, accept it": clauses that count only while something is on the page. */
import { type Clause, spell } from './clause.js';
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
  // "If there are no items left" asks for what is not there.
  if (/^(?:no|not|none|nothing|nobody|n't)$/.test(present[0]?.lower ?? '')) return undefined;
  return present.length > 0 ? { present, rest } : undefined;
}

/**
 * "When the dialog appears, click OK", "once the page has loaded": the clause that waits for it, and the rest of the segment; undefined
 * where nothing is waited for.
 */
export function momentAt(tokens: readonly Token[]): { wait: Clause; rest: readonly Token[] } | undefined {
  const lead = moments.find((words) => words.every((word, at) => tokens[at]?.lower === word));
  if (!lead) return undefined;
  const from = lead.length;
  const happens = tokens.findIndex(
    ({ kind, lower }, at) => at > from && kind === 'word' && happening.test(lower),
  );
  const next = tokens.findIndex((_, at) => at > happens && verbAt(tokens, at) !== undefined);
  const end = next === -1 ? tokens.length : next;
  // "When everything is done" and more than that is nothing that can be seen.
  const tail = tokens.slice(happens + 1, end).filter(({ kind }) => kind !== 'punctuation');
  if (
    happens === -1 ||
    tail.some(({ lower }) => !/^(?:up|in|completely|fully|there|on|the|page|screen)$/.test(lower))
  )
    return undefined;
  const target = tokens.slice(from, end);
  const wait: Clause = {
    verb: 'wait',
    said: 'wait until',
    readings: [{ target }],
    text: spell(tokens.slice(0, end)),
  };
  return { wait, rest: tokens.slice(end) };
}

const moments: readonly (readonly string[])[] = [['as', 'soon', 'as'], ['when'], ['once'], ['after']];

const happening =
  /^(?:appears?|appeared|shown|visible|displayed|opens?|opened|loads?|loaded|ready|disappears?|disappeared|vanish(?:es|ed)?|gone|closed)$/;

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

/** A word that begins a condition, where something was to be typed or told: no value and no purpose goes on with it. */
export function beginsCondition({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:if|unless|until|instead)$/.test(lower);
}
