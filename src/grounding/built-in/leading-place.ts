/** Reads a place that is said first: "In the billing form, enter 12 as the number and click Save". Every step is done there. No page yet. */
import type { Token } from './lexer.js';
import type { Segment } from './segments.js';
import { trimEnds } from './token-runs.js';
import { verbAt } from './verbs.js';

/** What a place says where to find; what is pressed, waited for or gone to has no place. */
const placed =
  /^(?:click|dblclick|rightClick|hover|focus|fill|type|set|clear|select|check|uncheck|toggle|expand|collapse|open|close|goal)$/;

/** The place in front of the first verb, and what is behind it; undefined when the sentence begins otherwise. */
export function leadingPlace(
  tokens: readonly Token[],
): { place: readonly Token[]; rest: readonly Token[] } | undefined {
  const [first] = tokens;
  if (first?.kind !== 'word' || !/^(?:in|on|under|within|inside|at|from|below)$/.test(first.lower))
    return undefined;
  for (let at = 2; at < tokens.length; at += 1) {
    const before = tokens[at - 1] as Token;
    const isEnd = isPart(before.lower === ',' ? (tokens[at - 2] as Token) : before);
    if (!isEnd || !verbAt(tokens, at)) continue;
    const place = trimEnds(tokens.slice(0, at));
    return place.length > 1 ? { place, rest: tokens.slice(at) } : undefined;
  }
  return undefined;
}

/** A clause with the place behind it, as if it had been said there. */
export function withPlace(segment: Segment, place: readonly Token[]): Segment {
  const verb = segment.verb ?? verbAt(segment.tokens, 0);
  if (!verb || !placed.test(verb.verb)) return segment;
  const tokens = trimEnds(segment.tokens);
  const shift = (tokens.at(-1)?.end ?? 0) + 1 - (place[0]?.start ?? 0);
  const behind = place.map((token) => ({ ...token, start: token.start + shift, end: token.end + shift }));
  const { joined: _joined, ...rest } = segment;
  return { ...rest, tokens: [...tokens, ...behind] };
}

/** Parts of a page that lie open. What has to be opened first (a tab, a menu) is a step of its own. */
function isPart(token: Token): boolean {
  return token.kind === 'word' && parts.test(token.lower);
}

const parts =
  /^(?:form|section|dialog|modal|popup|row|card|table|grid|fieldset|group|area|box|header|footer|sidebar|column|toolbar|block|widget|field|input)$/;
