/** "The theme blue" is not "Dark blue", nor "large" "Extra large": a shade or degree that nobody has said makes another thing of it. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { type Word, wordsOf } from '../../language/words.js';
import { colourOf } from '../../matching/colours.js';
import type { Act } from '../evidence/word-evidence.js';

const shades =
  /^(?:dark|light|deep|pale|bright|pastel|neon|navy|royal|sky|baby|hot|forest|midnight|off|dusty)$/;

const degrees = /^(?:extra|super|ultra|double|triple|x)$/;

/** What a degree is said of. */
const graded = /^(?:large|small|big|long|short|wide|narrow|tall|thin|thick|strong|fine|hot|light|dark)$/;

/** The colour or size that is chosen in another shade or degree only; undefined where that is said, or it is there without one. */
export function otherShade(
  { verb, readings }: Clause,
  { targets, literals }: Pick<Act, 'targets' | 'literals'>,
): string | undefined {
  if (!/^(?:select|set|check|click|goal|toggle|open)$/.test(verb)) return undefined;
  const said = wordsOf(
    tokensInOrder(readings)
      .map(({ text }) => text)
      .join(' '),
  );
  const chosen = [...targets.flatMap(({ node }) => (node.options ? [] : [node.name])), ...literals].map(
    (text) => wordsOf(text),
  );
  const inFront = (words: readonly Word[], at: number, marks: RegExp): boolean =>
    marks.test(words[at - 1]?.text ?? '');
  const isOther = ({ text }: Word, marks: RegExp): boolean => {
    const places = chosen.flatMap((words) =>
      words.flatMap((word, at) => (word.text === text ? [inFront(words, at, marks)] : [])),
    );
    return places.length > 0 && places.every(Boolean);
  };
  return said.find((word, at) => {
    const isColour = colourOf(word.text) !== undefined && !inFront(said, at, shades);
    const isGraded = graded.test(word.text) && !inFront(said, at, degrees);
    return (isColour && isOther(word, shades)) || (isGraded && isOther(word, degrees));
  })?.text;
}
