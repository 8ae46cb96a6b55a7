/** "Reply under the comment by Mia" is not done by the "Reply" of another comment, where hers has none: what is said only in another one of the like parts is not meant here. */
import type { Clause } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import { contentOf } from '../../language/words.js';
import { ancestorsOf, type Entry, isInside, mentionsOf } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** Where a relation leads that says in which part something lies; "below" and "next to" may lead out of it. */
const within = /^(?:of|for|by|in|under|from|inside|within|on)$/;

const parts = /^(?:region|article|listitem|group|form|generic)$/;

/** The word behind a relation that is read in a like part beside that of the target, and nowhere else; undefined where there is none. */
export function ofOtherPart(
  { verb, readings }: Clause,
  { targets: [target, ...others], index, isHalf, isOnto }: Act,
): string | undefined {
  if (!/^(?:click|open|check|uncheck|hover|goal|toggle)$/.test(verb) || isHalf || isOnto) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex((_, place) => place > 0 && prepositionAt(tokens, place) !== undefined);
  if (!target || others.length > 0 || !within.test(tokens[at]?.lower ?? '')) return undefined;
  const end = tokens.findIndex((_, place) => place > at && prepositionAt(tokens, place) !== undefined);
  // "By" behind "of": both lead to the same part; anything else is another matter.
  const isOver = end > 0 && !within.test(tokens[end]?.lower ?? '');
  const words = tokens
    .slice(at + 1, isOver ? end : undefined)
    .flatMap(({ kind, text }) => (kind === 'punctuation' ? [] : contentOf(text)))
    .filter((word) => !says(target, word));
  if (words.length === 0) return undefined;
  const around = [target, ...ancestorsOf(target)].flatMap((part) => {
    const like = alikeOf(part);
    return like.length > 0 ? [{ part, like }] : [];
  });
  return words.find((word) => {
    const mentions = [...mentionsOf(word, index)];
    return around.some(
      ({ part, like }) =>
        mentions.length > 0 &&
        mentions.every(
          (mention) =>
            (isInside(part, mention) && !says(mention, word)) ||
            // "Add to cart" says nothing of what the other part is.
            (mention.node.role !== 'button' &&
              like.some((other) => other === mention || isInside(mention, other))),
        ),
    );
  })?.text;
}

/** The parts beside one that are of its make, and hold something to use. */
function alikeOf(part: Entry): Entry[] {
  const { role, classes = [] } = part.node;
  const isPart = parts.test(role) && (role !== 'generic' || (classes.length > 0 && part.record));
  if (!isPart || !part.parent) return [];
  return part.parent.children.filter(
    (other) =>
      other !== part &&
      other.node.role === role &&
      other.node.classes?.[0] === classes[0] &&
      other.children.length > 0,
  );
}
