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
  for (const preposition of [
    'onto',
    'into',
    'to',
    'over',
    'on',
    'in',
    'inside',
    'above',
    'below',
    'before',
    'after',
  ]) {
    for (const [target, destination] of splitAt(from, preposition)) {
      const place = stripLeading(destination, ['top', 'of']);
      readings.push({ target, destination: place });
    }
  }
  if (mayBeClick && readings.length === 0) readings.push({ target: rest });
  return readings.length > 0 ? readings : [{ target: rest }];
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
