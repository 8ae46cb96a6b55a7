/**
 * "Show the orders of Dan" is not the name of Dan, where his card has a link for the orders; and "view his orders" is no link of the navigation,
 * which leads to the orders of all.
 */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { kindAt } from '../../language/types.js';
import { contentOf, type Word } from '../../language/words.js';
import { ancestorsOf, type Entry, isInside } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The word for what somebody has, where something else of theirs is acted on, or the same of all; undefined otherwise. */
export function ofItsOwner({ verb, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!target || others.length > 0 || !/^(?:click|open)$/.test(verb)) return undefined;
  const tokens = readings.findLast((reading) => reading.target)?.target ?? [];
  return besideName(tokens, target, act) ?? ofAll(tokens, target);
}

/** Of the card, line or row of the owner another control says what is theirs. */
function besideName(tokens: readonly Token[], target: Entry, { index }: Act): string | undefined {
  const of = tokens.findIndex(({ kind, lower }) => kind === 'word' && lower === 'of');
  const owned = of > 0 ? tokens.slice(0, of) : [];
  // "The "Add to cart" button of the mug" is called so, and "button" is what it is.
  const isNamed = owned.some(({ kind }) => kind !== 'word');
  const things = isNamed ? [] : wordsIn(owned).filter(({ text }) => kindAt([text], 0) === undefined);
  const record = recordOf(target);
  if (things.length === 0 || !record || things.some((word) => says(target, word))) return undefined;
  const isTheirs = (entry: Entry): boolean =>
    entry !== target &&
    /^(?:link|button|tab|menuitem)$/.test(entry.node.role) &&
    isInside(entry, record) &&
    !isInside(entry, target) &&
    things.every((word) => says(entry, word));
  return index.actionable.some(isTheirs) ? things[0]?.text : undefined;
}

/** "His", "her", "their": what a navigation leads to is nobody's. */
function ofAll(tokens: readonly Token[], target: Entry): string | undefined {
  const whose = tokens.find(
    ({ kind, lower }, at) => kind === 'word' && /^(?:his|her|their)$/.test(lower) && at < tokens.length - 1,
  );
  const isOfPage = [...ancestorsOf(target)].some(({ node }) =>
    /^(?:navigation|banner|menubar|contentinfo)$/.test(node.role),
  );
  return whose && isOfPage ? whose.text : undefined;
}

function wordsIn(tokens: readonly Token[]): Word[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' ? contentOf(text) : []));
}
