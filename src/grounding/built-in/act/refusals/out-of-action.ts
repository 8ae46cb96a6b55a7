/** "The previous page", where "Previous" cannot be used now: no link "Back to the index" stands in for it. */
import type { Clause } from '../../language/clause.js';
import { isOrnament, isStopWord, type Word, wordsOf } from '../../language/words.js';
import { kindAt } from '../../language/types.js';
import type { Entry } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The name of a control that is called just as the clause says, but cannot be used, where another that is called otherwise would be clicked. */
export function standsInFor({ verb, readings }: Clause, { targets, index }: Act): string | undefined {
  const [entry, ...others] = targets;
  if (!/^(?:click|dblclick|open|goal)$/.test(verb) || !entry || others.length > 0) return undefined;
  const target = (readings.findLast((reading) => reading.target)?.target ?? []).filter(
    ({ kind }) => kind === 'word',
  );
  const asked = target.flatMap(({ text }, at) => (isKind(target, at) ? [] : contentIn(text)));
  if (asked.length === 0 || isCalled(entry, asked)) return undefined;
  const isOut = ({ node }: Entry): boolean => controls.test(node.role) && node.hidden === 'inert';
  return index.entries.some((other) => isOut(other) && isCalled(other, asked))
    ? asked.map(({ text }) => text).join(' ')
    : undefined;
}

const controls = /^(?:button|link|tab|menuitem)$/;

function isKind(tokens: readonly { lower: string }[], at: number): boolean {
  return (
    kindAt(
      tokens.map(({ lower }) => lower),
      at,
    ) !== undefined
  );
}

function contentIn(text: string): readonly Word[] {
  return wordsOf(text).filter((word) => !isStopWord(word) && !isOrnament(word));
}

function isCalled({ evidence: [name] }: Entry, asked: readonly Word[]): boolean {
  const words = name?.words.filter((word) => !isStopWord(word) && !isOrnament(word)) ?? [];
  return words.length === asked.length && words.every(({ stem }, at) => stem === asked[at]?.stem);
}
