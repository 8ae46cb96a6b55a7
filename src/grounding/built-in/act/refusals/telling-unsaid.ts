/** "Give it the weekly rating", "change the second-hand state": which of several is meant says a word that the page has nowhere, whatever rule has found its own. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { mentionsOf } from '../../matching/page-index.js';
import { isUnseen } from '../../matching/telling-words.js';
import { toWord } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The first such word, where it stands between an article and what it is said of. */
export function tellingUnsaid({ readings }: Clause, { targets, index, isHalf }: Act): string | undefined {
  // What is chosen from what opens may say it.
  if (isHalf) return undefined;
  const tokens = tokensInOrder(readings);
  return tokens.find(({ kind, text, lower }, at) => {
    const isTold =
      kind === 'word' &&
      text === lower &&
      isUnseen(lower) &&
      /^(?:the|this|that|my|your|our)$/.test(tokens[at - 1]?.lower ?? '') &&
      /^(?:word|quoted)$/.test(tokens[at + 1]?.kind ?? '');
    if (!isTold) return false;
    const word = toWord(lower);
    return mentionsOf(word, index).size === 0 && !targets.some((entry) => says(entry, word));
  })?.text;
}
