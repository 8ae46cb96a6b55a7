/** "To the Review column", "in Done": of several openers alike the one that is alone in the part of the page with that title. */
import type { Token } from '../language/lexer.js';
import { withoutDeterminer } from '../language/token-runs.js';
import { wordsOf } from '../language/words.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from './page-index.js';

/** The opener whose column is called so; undefined where none is, or more than one. */
export function inColumn(
  place: readonly Token[],
  openers: readonly Entry[],
  index: PageIndex,
): Entry | undefined {
  const said = calledSo(withoutDeterminer(place));
  if (said === '' || openers.length < 2) return undefined;
  const [only, ...others] = openers.filter((opener) => {
    const title = titleOf(opener, openers, index);
    // "Review (two at most)" is called Review.
    return title !== undefined && plain(title.replace(/\s*[([].*$/su, '')) === said;
  });
  return others.length === 0 ? only : undefined;
}

/** The words of a title without "column" behind them. */
function calledSo(tokens: readonly Token[]): string {
  const last = tokens.at(-1);
  const isNoun = last?.kind === 'word' && /^(?:column|list|board|lane|section|group|stage)$/.test(last.lower);
  const name = isNoun ? tokens.slice(0, -1) : tokens;
  return plain(name.map(({ text }) => text).join(' '));
}

function plain(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .join(' ');
}

/** What stands first in the largest part around an opener that has none of the others; nothing where that is the opener itself. */
function titleOf(opener: Entry, openers: readonly Entry[], index: PageIndex): string | undefined {
  const column = [...ancestorsOf(opener)].findLast((part) =>
    openers.every((other) => other === opener || !isInside(other, part)),
  );
  const first = column && below(index, column).find(({ node }) => /\p{L}/u.test(textOf(node)));
  return first && first.order < opener.order && !first.actionable ? textOf(first.node) : undefined;
}

function textOf({ role, name, text }: Entry['node']): string {
  return role === 'text' || role === 'heading' ? name : (text ?? '');
}
