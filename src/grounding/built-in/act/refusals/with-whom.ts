/** "Share the minutes with Omar" is no more than opened by "Share" in the line of Omar: who something is shared with has to be chosen or typed. */
import type { Clause } from '../../language/clause.js';
import { partnerIn } from '../../language/partner.js';
import { credentialIn } from '../../language/remark.js';
import { wordLikeness, wordsOf } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word behind "with" that goes nowhere, and is not said by what is clicked; undefined for any other deed. */
export function withWhom(clause: Clause, { targets, given }: Act): string | undefined {
  // Nor is a key handed in by the button that asks for it.
  const credential = wordsOf(credentialIn(clause)?.text ?? '');
  return [...partnerIn(clause), ...credential].find(
    (word) =>
      !given.some((each) => wordLikeness(word, each) >= 0.9) && !targets.some((entry) => says(entry, word)),
  )?.text;
}
