/** "Open the design channel" is not the button "Channels" above the list in which "# design" stands: one of a list is meant, and not what is titled. */
import type { Clause } from '../../language/clause.js';
import { prepositionAt } from '../../language/prepositions.js';
import { kindAt } from '../../language/types.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import { isFilter, isOneOfSeveral } from '../../matching/filter-row.js';
import { type Entry, isInside, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { daysOffered } from '../evidence/day-shown.js';
import { isCalledByPage } from '../evidence/said-by-page.js';
import type { Act } from '../evidence/word-evidence.js';

/** The word by which one of a list is called that lies elsewhere, where the target itself does not say it. */
export function memberOfList({ verb, text: said, readings }: Clause, act: Act): string | undefined {
  const [target, ...others] = act.targets;
  if (!/^(?:click|open)$/.test(verb) || act.isHalf || !target || others.length > 0) return undefined;
  // "View the order from Linz" is done in the row of Linz, whatever tab is called "Orders".
  if (!/^(?:button|tab|heading|generic)$/.test(target.node.role) || recordOf(target)) return undefined;
  const all = readings.findLast((reading) => reading.target)?.target ?? [];
  // "Save in the Design tab": where it lies is no name of it.
  const place = all.findIndex((_each, at) => at > 0 && prepositionAt(all, at) !== undefined);
  const tokens = place > 0 ? all.slice(0, place) : all;
  const lowers = tokens.map(({ lower }) => lower);
  const shown = wordsOf(readable(target.node) || target.node.name);
  const own = [...target.evidence.flatMap(({ words }) => words), ...shown];
  const unsaid = tokens
    .filter(({ kind }, at) => kind === 'word' && kindAt(lowers, at) === undefined)
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => counts(word) && !own.some((each) => wordLikeness(word, each) >= 0.85));
  const narrows =
    /\b(?:only|just)\b/i.test(said) ||
    (/^(?:show|list|display)\b/i.test(said) && target.node.role === 'button' && isFilter(target));
  // "Switch to yearly billing" on the page of the billing: from one of two choices to the other.
  const switches = /^switch (?:back )?to /i.test(said) && tokens.length === 2 && isOneOfSeveral(target);
  return unsaid.find((word) => {
    // "Show vegan recipes only", "Thursday's recipes", on the page of the recipes, whose navigation leads to them as well.
    const isChoice = narrows ? isFilter(target) : switches || daysOffered(act.index).days.includes(target);
    if (isChoice && isCalledByPage(word, act.index)) return false;
    return act.index.actionable.some(
      (other) => isCalled(other, word) && isElsewhere(other, target) && !(isHere(other) && narrows),
    );
  })?.text;
}

/** "Show vegan recipes only", on the tab of the recipes: what is shown of them is less than all, and no other tab. */
function isHere({ node }: Entry): boolean {
  return node.role === 'tab' && node.selected === true;
}

/** It says the word, and besides nothing but signs and figures. */
function isCalled({ node }: Entry, word: Word): boolean {
  if (node.hidden !== undefined) return false;
  const words = wordsOf(node.name || node.text || readable(node)).filter((each) => counts(each));
  return words.length === 1 && words.every((each) => wordLikeness(word, each) >= 0.95);
}

/** It is one of several like it, and what it would be done to instead is none of them and in none of them. */
function isElsewhere(member: Entry, target: Entry): boolean {
  if (!member.parent || isInside(target, member.parent) || isInside(member, target)) return false;
  const { role, tag } = member.node;
  const alike = member.parent.children.filter(
    (each) => each.actionable && each.node.role === role && each.node.tag === tag,
  );
  return alike.length > 1;
}

function counts(word: Word): boolean {
  return !isStopWord(word) && !isOrnament(word) && /\p{L}/u.test(word.text);
}
