/** What stands between two clauses, or two parts of one: a comma, "and", "then". */
import type { Token } from './lexer.js';

/** Length of a separator at a position; strong ones separate whatever follows. */
export function separatorAt(
  tokens: readonly Token[],
  at: number,
): { length: number; strong: boolean } | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'quoted' || token.kind === 'variable') return undefined;
  let length = 0;
  let strong = false;
  for (;;) {
    const next = tokens[at + length];
    if (!next || next.kind === 'quoted' || next.kind === 'variable') break;
    const two = `${next.lower} ${tokens[at + length + 1]?.lower ?? ''}`;
    if (two === 'after that' || two === 'followed by' || two === 'after which') {
      length += 2;
      strong = true;
    } else if (
      /^(?:;|then|afterwards|finally|subsequently)$/.test(next.lower) ||
      (next.lower === '.' && next.kind === 'punctuation')
    ) {
      length += 1;
      strong = true;
    } else if (/^(?:,|and|&)$/.test(next.lower) || isBut(tokens, at + length)) length += 1;
    else break;
  }
  return length > 0 ? { length, strong } : undefined;
}

/** "Close it, but keep the draft"; "all but the first" takes something out. */
function isBut(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === 'but' &&
    tokens[at - 1]?.lower === ',' &&
    !tokens
      .slice(0, at)
      .some(({ lower }) =>
        /^(?:all|every|each|any|both|no|none|nothing|(?:any|every)(?:thing|one|body))$/.test(lower),
      )
  );
}
