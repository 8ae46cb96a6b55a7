/** "The picture right of Play" is not the picture called Play: what stands beside something is not that thing. */
import { type Clause, spell } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import { contentOf, wordLikeness } from '../../language/words.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word for the side, where the one target is called as what it is said to stand beside. A field may be called by what stands beside it. */
export function besideItself({ verb, readings }: Clause, { targets }: Act): string | undefined {
  const [target, ...others] = targets;
  if (!/^(?:click|dblclick|rightClick|hover|open|check|uncheck)$/.test(verb) || !target || others.length > 0)
    return undefined;
  if (!/^(?:button|link|img|menuitem|tab|checkbox|radio|switch)$/.test(target.node.role)) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  const at = tokens.findIndex(
    (_, from) =>
      from > 0 && /^(?:right|left|above|under|near)$/.test(prepositionAt(tokens, from)?.kind ?? ''),
  );
  if (at < 1) return undefined;
  const length = prepositionAt(tokens, at)?.words.length ?? 1;
  const own = contentOf(target.node.name);
  const anchor = contentOf(spell(tokens.slice(at + length)));
  const front = contentOf(spell(tokens.slice(0, at)));
  const isOwn = (word: (typeof own)[number]): boolean => own.some((each) => wordLikeness(each, word) >= 0.95);
  return own.length > 0 && own.length === anchor.length && anchor.every(isOwn) && !front.some(isOwn)
    ? tokens[at]?.text
    : undefined;
}
