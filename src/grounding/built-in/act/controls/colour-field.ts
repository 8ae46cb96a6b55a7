/** "Choose the colour #ff8800", "select blue with the colour picker": into the one field that takes a colour. */
import type { Clause } from '../../language/clause.js';
import { cssColour } from '../../matching/colours.js';
import type { Scene } from '../../matching/look-up.js';
import { stepOn, type Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';

/** Fills the field; undefined where the clause gives no colour, or the page has not just one field that can be meant. */
export function colourOutcome(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!/^(?:select|set|fill|goal|click)$/.test(clause.verb)) return undefined;
  const colour = colourIn(clause.text);
  if (!colour) return undefined;
  const [, ...said] = wordsOf(clause.text.replace(colour.said, ' ').replace(byPicker, ' '));
  const words = said.filter(
    (word) => !isStopWord(word) && !/^(?:colou?r|picker|field|box|input|value|hex|code|#|")$/.test(word.text),
  );
  const fields = index.actionable.filter(
    (entry) =>
      (entry.node.inputType === 'color' || showsItsColour(entry)) &&
      entry.node.hidden !== 'behind-dialog' &&
      words.every((word) =>
        entry.evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9)),
      ),
  );
  const [field] = fields;
  return field && fields.length === 1
    ? {
        kind: 'steps',
        steps: [stepOn(field, 'fill', { args: [writtenFor(field, colour.code)], confidence: 0.9 })],
        ...(colour.said !== colour.code && { explained: clause.text }),
      }
    : undefined;
}

/** What one chooses any colour with. */
const byPicker = / (?:with|using|in|on|from|via|by) (?:the|a) colou?r[ -]?(?:picker|wheel|chooser)\b/iu;

/** The one colour of a sentence; a name stands for its code only where it is chosen with what knows no names. */
function colourIn(text: string): { said: string; code: string } | undefined {
  const codes = text.match(/#[0-9a-f]{6}\b/gi) ?? [];
  const [said, ...others] =
    codes.length > 0 || !byPicker.test(text)
      ? codes
      : (text.match(/\p{L}+/gu) ?? []).filter((word) => cssColour(word.toLowerCase()) !== undefined);
  if (said === undefined || others.length > 0) return undefined;
  return { said, code: cssColour(said.toLowerCase()) ?? said };
}

const bare = /^#?(?<code>[0-9a-f]{6})$/i;

/** A text field that is painted in the colour whose code it holds: a library's picker hangs from it. */
function showsItsColour({ node }: Entry): boolean {
  const code = bare.exec(node.value ?? '')?.groups?.['code']?.toLowerCase();
  return node.role === 'textbox' && code !== undefined && node.look?.fill === `#${code}`;
}

/** The code as the field writes it. */
function writtenFor({ node }: Entry, code: string): string {
  const { value = '' } = node;
  if (node.inputType === 'color' || !bare.test(value)) return code.toLowerCase();
  const letters = /[A-F]/.test(value) ? code.toUpperCase() : code.toLowerCase();
  return value.startsWith('#') ? letters : letters.slice(1);
}
