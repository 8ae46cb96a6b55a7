/** "Choose the colour #ff8800": into the one field that takes a colour. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';

/** Fills the field; undefined where the clause gives no colour, or the page has not just one field that can be meant. */
export function colourOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:select|set|fill|goal|click)$/.test(clause.verb)) return undefined;
  const [colour, ...others] = clause.text.match(/#[0-9a-f]{6}\b/gi) ?? [];
  if (colour === undefined || others.length > 0) return undefined;
  const [, ...said] = wordsOf(clause.text.replace(colour, ' '));
  const words = said.filter(
    (word) => !isStopWord(word) && !/^(?:colou?r|picker|field|box|input|value|hex|code|#|")$/.test(word.text),
  );
  const fields = index.actionable.filter(
    ({ node, evidence }) =>
      node.inputType === 'color' &&
      node.hidden !== 'behind-dialog' &&
      words.every((word) =>
        evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
      ),
  );
  const [field] = fields;
  return field && fields.length === 1
    ? { kind: 'steps', steps: [stepOn(field, 'fill', { args: [colour.toLowerCase()], confidence: 0.9 })] }
    : undefined;
}
