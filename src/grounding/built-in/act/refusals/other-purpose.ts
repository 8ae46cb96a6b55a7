/** What a thing is done for ("to save the changes") says nothing of where it is, unless it speaks of another one or sets a condition. */
import { beginsCondition } from '../../language/conditions.js';
import type { Token } from '../../language/lexer.js';
import { mentionsOf } from '../../matching/page-index.js';
import { isWordToken } from '../../language/token-runs.js';
import { isStopWord, wordsOf } from '../../language/words.js';
import { type Act, explains, isLiteralThere } from '../evidence/word-evidence.js';
import { isSaidBeside } from './said-of-record.js';

/**
 * The word of a purpose that belongs to something else: "Click the bin to delete the second draft" names another row or card than this
 * one, "to pay Quorbel" somebody whom the page does not know, and "if it is free" is no purpose any more.
 */
export function otherPurpose(purpose: readonly Token[], act: Act): string | undefined {
  return purpose.find((token) => {
    if (token.kind === 'quoted') return !isLiteralThere(token, act, true);
    if (beginsCondition(token) || isWordToken(token, /^except$/)) return true;
    const isName = /^\p{Lu}\p{Ll}/u.test(token.text);
    return wordsOf(token.text).some(
      (word) =>
        !isStopWord(word) &&
        !explains(word, undefined, act, false) &&
        (act.targets.some((entry) => isSaidBeside(entry, word)) ||
          (isName && mentionsOf(word, act.index).size === 0)),
    );
  })?.text;
}
