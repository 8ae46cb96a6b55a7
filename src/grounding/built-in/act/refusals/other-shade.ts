/** "The theme blue" is not "Dark blue": a shade that nobody has said makes another colour of it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { type Word, wordsOf } from '../../language/words.js';
import { colourOf } from '../../matching/colours.js';
import type { Act } from '../evidence/word-evidence.js';

const shades =
  /^(?:dark|light|deep|pale|bright|pastel|neon|navy|royal|sky|baby|hot|forest|midnight|off|dusty)$/;

/** The colour that is chosen in another shade only; undefined where a shade is said, or the colour is there without one. */
export function otherShade(
  { verb, readings }: Clause,
  { targets, literals }: Pick<Act, 'targets' | 'literals'>,
): string | undefined {
  if (!/^(?:select|set|check|click|goal|toggle)$/.test(verb)) return undefined;
  const said = wordsOf(
    tokensInOrder(readings)
      .map(({ text }) => text)
      .join(' '),
  );
  const colours = said.filter(({ text }, at) => colourOf(text) && !shades.test(said[at - 1]?.text ?? ''));
  if (colours.length === 0) return undefined;
  const chosen = [...targets.flatMap(({ node }) => (node.options ? [] : [node.name])), ...literals].map(
    (text) => wordsOf(text),
  );
  const isShaded = (words: readonly Word[], colour: Word): boolean =>
    words.some((word, at) => word.text === colour.text && shades.test(words[at - 1]?.text ?? ''));
  const isPlain = (words: readonly Word[], colour: Word): boolean =>
    words.some((word, at) => word.text === colour.text && !shades.test(words[at - 1]?.text ?? ''));
  return colours.find(
    (colour) =>
      chosen.some((words) => isShaded(words, colour)) && !chosen.some((words) => isPlain(words, colour)),
  )?.text;
}
