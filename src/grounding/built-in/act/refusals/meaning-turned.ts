/**
 * "Sort the other table", "every other row", "move it to Review instead of the blue one": words that turn what is meant into something else.
 * A rule that has read the whole clause by itself may have passed over them; then they have to be said by what is acted on or typed.
 */
import { type Clause, valueOf } from '../../language/clause.js';
import { type Token, tokenize } from '../../language/lexer.js';
import { type Entry, readable } from '../../matching/page-index.js';
import { contentOf, wordsOf } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word that turns the meaning and that nothing there says; `typed` are the values that go in or are chosen. */
export function meaningTurned(
  { text }: Clause,
  { targets }: Act,
  typed: readonly string[],
): string | undefined {
  const tokens = tokenize(text);
  const left = withOrWithout(tokens, targets);
  if (left !== undefined) return left;
  const word = tokens.find(({ kind, lower }) => kind === 'word' && turning.test(lower));
  if (!word) return undefined;
  // "All the others", "other than": counted by the grammar.
  const at = tokens.indexOf(word);
  if (tokens[at + 1]?.lower === 'than' || /^(?:all|no|each|one)$/.test(tokens[at - 1]?.lower ?? ''))
    return undefined;
  const isSaid = (line: string): boolean => wordsOf(line).some(({ text: each }) => each === word.lower);
  const isShown = targets.some(
    ({ node, evidence }) => isSaid(readable(node)) || evidence.some((each) => isSaid(each.text)),
  );
  // Behind a number, a date or an address no value goes on with a condition.
  const isText = (value: string): boolean => !/^\d|^\S+@/.test(value) || isQuoted(value, tokens);
  return isShown || typed.some((value) => isSaid(value) && isText(value)) ? undefined : word.text;
}

/** "The tent without a porch" is not the "Tent with porch". */
function withOrWithout(tokens: readonly Token[], targets: readonly Entry[]): string | undefined {
  return tokens.find(({ kind, lower }, at) => {
    if (kind !== 'word' || !/^with(?:out)?$/.test(lower)) return false;
    const [noun] = contentOf(valueOf(tokens.slice(at + 1, at + 4)));
    const contrary = lower === 'with' ? 'without' : 'with';
    const isSo = (side: string, words: readonly string[]): boolean =>
      words.some(
        (word, place) =>
          word === side &&
          words.slice(place + 1, place + 3).some((each) => each === noun?.text || each === noun?.stem),
      );
    const names = targets.map(({ evidence: [name] }) => wordsOf(name?.text ?? '').map((word) => word.text));
    return names.some((words) => isSo(contrary, words)) && !names.some((words) => isSo(lower, words));
  })?.text;
}

function isQuoted(value: string, tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'quoted' && text === value);
}

const turning = /^(?:other|others|instead|unless|rather|neither|nor)$/;
