/** "Share the minutes with Omar" is no more than opened by "Share" in the line of Omar: who something is shared with has to be chosen or typed. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, type Word, wordLikeness } from '../../language/words.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word behind "with" that goes nowhere, and is not said by what is clicked; undefined for any other deed. */
export function withWhom(clause: Clause, { targets, given }: Act): string | undefined {
  return partnerIn(clause).find(
    (word) =>
      !given.some((each) => wordLikeness(word, each) >= 0.9) && !targets.some((entry) => says(entry, word)),
  )?.text;
}

/** The words for whom, or what, something is shared, swapped or merged with. */
export function partnerIn({ said, readings }: Clause): readonly Word[] {
  if (!/^(?:share|swap|exchange|trade|merge|compare|discuss|split)$/.test(said)) return [];
  const tokens = readings.findLast(({ target }) => target)?.target ?? [];
  const joint = tokens.findLastIndex(({ kind, lower }) => kind === 'word' && lower === 'with');
  return joint < 1 ? [] : contentOf(spell(tokens.slice(joint + 1)).replaceAll('"', ''));
}
