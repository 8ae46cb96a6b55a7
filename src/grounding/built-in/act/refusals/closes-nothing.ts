/** What a button that closes something closes, and what it does not. */
import { type Clause, targetSaid } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import { contentOf, wordLikeness, wordsOf } from '../../language/words.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** "Close the ticket" is not the cross that is called "Remove tag vip", nor "hide the tree" the button "Close ticket" beside "Expand tree". */
export function closesNothing(
  { verb, said, text, readings }: Clause,
  target: Entry,
  { index }: Act,
): boolean {
  const { node } = target;
  const [deed, ...things] = wordsOf(node.name);
  if (verb !== 'close' || node.role !== 'button') return false;
  if (things.length === 0) return isOfOtherPart(target, targetSaid(readings), index);
  const meant = wordsOf(text);
  if (things.some((word) => meant.some((each) => wordLikeness(word, each) >= 0.9))) return false;
  if (said === 'close' && /^(?:remove|delete|discard|erase)$/.test(deed?.text ?? '')) return true;
  const isOfButton = (entry: Entry): boolean =>
    [entry, ...ancestorsOf(entry)].some(
      (each) => each.actionable && /^(?:button|link)$/.test(each.node.role),
    );
  return targetSaid(readings)
    .flatMap(({ text: word }) => contentOf(word))
    .some((word) => {
      const mentions = [...mentionsOf(word, index)];
      return mentions.length > 0 && mentions.every(isOfButton);
    });
}

/** "Close the queue" is not the cross of the notice over the heading "Queue". */
function isOfOtherPart(button: Entry, tokens: readonly Token[], index: PageIndex): boolean {
  const part = [...ancestorsOf(button)].find(({ node }) =>
    /^(?:region|status|alert|dialog|alertdialog|banner|note|complementary)$/.test(node.role),
  );
  if (!part) return false;
  const shown = wordsOf(`${part.node.name} ${readable(part.node)}`);
  return tokens
    .filter(({ kind, lower }) => kind === 'word' && kindAt([lower], 0) === undefined)
    .flatMap(({ text }) => contentOf(text))
    .some((word) => {
      const mentions = [...mentionsOf(word, index)];
      return (
        mentions.some(({ node, order }) => node.role === 'heading' && order > part.end) &&
        !shown.some((each) => wordLikeness(word, each) >= 0.9)
      );
    });
}
