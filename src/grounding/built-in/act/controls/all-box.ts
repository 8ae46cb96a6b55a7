/** "Select all rows": the one box in the head of a table that ticks them all. */
import type { Token } from '../../language/lexer.js';
import { recordNouns, toWord, wordLikeness, wordsOf } from '../../language/words.js';
import { saysAll } from '../../matching/box-of-all.js';
import type { Scene } from '../../matching/look-up.js';
import type { Entry } from '../../matching/page-index.js';
import { wantCheck } from '../../matching/wants.js';

/** "Select all rows", "select all books on this page": the one box that selects them all. */
export function allBox(target: readonly Token[], scene: Scene): Entry | undefined {
  const [first, ...rest] = withoutList(target).filter((token) => !/^(?:of|the|these)$/.test(token.lower));
  if (first?.kind !== 'word' || !/^(?:all|every|everything|everybody|everyone)$/.test(first.lower))
    return undefined;
  const isNoun = (token: Token): boolean =>
    token.kind === 'word' &&
    (/^(?:rows?|items?|entries|lines?|records?)$/.test(token.lower) ||
      recordNouns.has(toWord(token.lower).stem));
  const boxes = scene.index.actionable.filter(
    (entry) =>
      wantCheck.fit(entry.node, entry) >= 0.95 &&
      (saysAll(entry) || (entry.node.name === '' && entry.parent?.node.role === 'columnheader')),
  );
  const [only, ...others] = boxes;
  if (!only || others.length > 0) return undefined;
  return rest.every(isNoun) || isTitled(rest, only, scene) ? only : undefined;
}

/** Without what says where all of them are: "on this page", "in the table". */
function withoutList(target: readonly Token[]): readonly Token[] {
  const at = target.findIndex(({ kind, lower }) => kind === 'word' && /^(?:on|in|from)$/.test(lower));
  const place = target.slice(at + 1).map(({ lower }) => lower);
  return at > 0 && /^(?:this|the) (?:page|table|list|grid)$/.test(place.join(' '))
    ? target.slice(0, at)
    : target;
}

/** What the title over the box says that its rows are. */
function isTitled(named: readonly Token[], box: Entry, { index }: Scene): boolean {
  const title = index.entries.findLast(
    ({ node, order }) => order < box.order && /^(?:heading|caption)$/.test(node.role),
  );
  const words = title ? wordsOf(title.node.name) : [];
  return named.every((token) =>
    wordsOf(token.text).every((word) => words.some((each) => wordLikeness(word, each) >= 0.9)),
  );
}
