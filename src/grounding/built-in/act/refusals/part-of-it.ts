/** "Open the options of the note" is not a click on the note: what belongs to something is not the thing itself. */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { isOrnament, isStopWord, toWord } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** What hangs on a record and is opened by a control of its own. */
const part =
  /^(?:options?|menus?|actions?|settings|properties|toolbar|dropdown|submenu|dots|ellipsis|kebab)$/;

/** The word for the part, where what would be clicked is the thing that the part belongs to. */
export function partOfIt(
  { verb, readings }: Clause,
  { targets: [target, ...others] }: Act,
): string | undefined {
  if (!/^(?:open|click|hover|expand)$/.test(verb) || !target || others.length > 0 || opens(target))
    return undefined;
  const tokens = tokensInOrder(readings.filter((reading) => reading.target));
  const at = tokens.findIndex(({ kind, lower }, place) => {
    const next = tokens[place + 1];
    const isOwned = next?.kind === 'word' && /^(?:of|for)$/.test(next.lower);
    const isLast = next === undefined && tokens.slice(0, place).some((each) => /['’]s?$/.test(each.lower));
    return kind === 'word' && part.test(lower) && (isOwned || isLast);
  });
  const token = tokens[at];
  if (!token || says(target, toWord(token.lower))) return undefined;
  // What it belongs to is what would be clicked.
  const behind = tokens.slice(at + 2).concat(tokens.slice(0, at));
  const names = target.evidence[0]?.words.filter((word) => !isStopWord(word) && !isOrnament(word)) ?? [];
  const isThing = names.some(({ stem }) =>
    behind.some(({ text }) =>
      text
        .toLowerCase()
        .split(/\W+/)
        .some((each) => toWord(each).stem === stem),
    ),
  );
  return isThing || !/^(?:button|link|img)$/.test(target.node.role) ? token.text : undefined;
}

/** It says that something opens by it. */
function opens({ node, evidence: [name] }: Entry): boolean {
  return (
    node.hasPopup !== undefined ||
    node.expanded !== undefined ||
    (name?.words.some(({ meaning }) => /^(?:more|option|action|menu)$/.test(meaning)) ?? false)
  );
}
