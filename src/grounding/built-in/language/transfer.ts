/** Clauses that move something: a drag, and files into a page. No page yet. */
import type { Clause, ClauseReading } from './clause.js';
import type { Token } from './lexer.js';
import { splitAt } from './readings.js';
import { stripLeading } from './token-runs.js';
import type { VerbMatch } from './verbs.js';

/** "Drag X onto Y": where the words may be divided. */
export function dragReadings(rest: readonly Token[], mayBeClick: boolean): ClauseReading[] {
  const from = rest[0]?.lower === 'from' ? rest.slice(1) : rest;
  const readings: ClauseReading[] = [];
  for (const [preposition, side] of Object.entries(prepositions)) {
    for (const [given, destination] of splitAt(from, preposition)) {
      const end = endOf(destination);
      const place = end?.of ?? stripLeading(destination, ['top', 'of']);
      const target = withoutManner(given);
      const at = end?.side ?? side;
      if (preposition === 'at' && !end) continue;
      readings.push({ target, destination: place, ...(at && { side: at }) });
    }
  }
  if (mayBeClick && readings.length === 0) readings.push({ target: rest });
  return readings.length > 0 ? readings : [{ target: rest }];
}

/** Words in front of where a drag ends, and the side of it that they name. */
const prepositions: Readonly<Record<string, ClauseReading['side']>> = {
  onto: undefined,
  into: undefined,
  to: undefined,
  over: undefined,
  on: undefined,
  in: undefined,
  inside: undefined,
  at: undefined,
  above: 'before',
  below: 'after',
  before: 'before',
  after: 'after',
};

/** "Drag A directly above B", "move A up to B": how it is moved is no part of what is moved. */
function withoutManner(target: readonly Token[]): readonly Token[] {
  const last = target.at(-1);
  const isManner =
    target.length > 1 &&
    last?.kind === 'word' &&
    /^(?:directly|right|just|immediately|up|down)$/.test(last.lower);
  return isManner ? target.slice(0, -1) : target;
}

/** "The top of the backlog": the end of a list. "On top of the card" is the card. */
function endOf(
  place: readonly Token[],
): { of: readonly Token[]; side: NonNullable<ClauseReading['side']> } | undefined {
  const [article, end, of] = place;
  if (article?.lower !== 'the' || of?.lower !== 'of') return undefined;
  const side = /^(?:top|start|beginning|front|head)$/.test(end?.lower ?? '')
    ? 'first'
    : /^(?:bottom|end|back|tail)$/.test(end?.lower ?? '')
      ? 'last'
      : undefined;
  return side && { of: place.slice(3), side };
}

/** "Upload F as X", "attach F"; undefined when no file is named. */
export function uploadClause(verb: VerbMatch, rest: readonly Token[], text: string): Clause | undefined {
  const at = rest.findIndex(
    (token) => token.kind !== 'word' || /^[\w./\\~-]*[\w-]\.[a-z0-9]{1,5}$/i.test(token.text),
  );
  if (at === -1) return undefined;
  const value: Token[] = [];
  let end = at;
  while (
    rest[end] &&
    (value.length === 0 || /^(?:and|,|&)$/.test(rest[end]?.lower ?? '') || isFile(rest[end] as Token))
  ) {
    if (!/^(?:and|,|&)$/.test(rest[end]?.lower ?? '')) value.push(rest[end] as Token);
    end += 1;
  }
  const front = stripLeading(rest.slice(0, at), [
    'the',
    'a',
    'file',
    'files',
    'image',
    'document',
    'named',
    'called',
  ]);
  const behind = stripLeading(rest.slice(end), [
    'file',
    'to',
    'into',
    'in',
    'as',
    'for',
    'using',
    'with',
    'via',
    'on',
    'through',
    'at',
  ]);
  const target =
    behind.length > 0
      ? behind
      : front.filter((token) => !/^(?:with|using|to|in|from|into)$/.test(token.lower));
  return {
    verb: 'upload',
    said: verb.said,
    readings: [{ value, ...(target.length > 0 && { target }) }],
    text,
  };
}

function isFile(token: Token): boolean {
  return token.kind !== 'word' || /\.[a-z0-9]{1,5}$/i.test(token.text);
}
