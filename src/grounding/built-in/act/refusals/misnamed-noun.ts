/** Nouns that nothing says, where the name of what was found says something else in their place. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { prepositionAt } from '../../language/prepositions.js';
import {
  isOrnament,
  isStopWord,
  recordNouns,
  type Word,
  wordLikeness,
  wordsOf,
} from '../../language/words.js';
import { below, type Entry } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import type { Act } from '../evidence/word-evidence.js';

/** "Enable the invoice work" is not the switch "Remote work", which says another word in its place: a name that is said in part is no kind of thing. */
export function isMisnamed({ text }: Word, { verb, text: sentence }: Clause, { targets }: Act): boolean {
  if (!/^(?:check|uncheck|toggle)$/.test(verb)) return false;
  const said = wordsOf(sentence);
  const isBeside = (word: Word): boolean => {
    const at = said.findIndex((each) => each.text === text);
    return [said[at - 1], said[at + 1]].some((each) => each !== undefined && wordLikeness(each, word) >= 0.9);
  };
  return targets.every(({ evidence: [name] }) => {
    const shown = (name?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
    const left = shown.filter((word) => !said.some((each) => wordLikeness(each, word) >= 0.75));
    return left.length > 0 && shown.length === 2 && shown.some(isBeside);
  });
}

/**
 * "The late shift" is no "Can I join late?", "the image results" are no "Set featured image": the noun is said by nothing, and what is said tells
 * only more of a name that begins with something else.
 */
export function isOtherHead(
  word: Word,
  tokens: readonly Token[],
  explained: readonly Word[],
  { targets, index }: Act,
): boolean {
  const end = tokens.findIndex((_, at) => at > 0 && prepositionAt(tokens, at) !== undefined);
  const head = wordsOf((end > 0 ? tokens.slice(0, end) : tokens).at(-1)?.text ?? '').at(-1);
  if (head?.text !== word.text || explained.length === 0) return false;
  const isAbout = /^(?:about|on|regarding)$/.test(tokens[end]?.lower ?? '');
  if (isAbout && recordNouns.has(word.stem) && targets.every((target) => isTitleOfItem(target))) return false;
  return targets.every((target) => {
    const { evidence, node } = target;
    const [name] = evidence;
    const shown = (name?.words ?? []).filter((each) => /\p{L}/u.test(each.text));
    const isSaid = (each: Word): boolean => explained.some((other) => wordLikeness(each, other) >= 0.75);
    const [first] = shown.filter((each) => !isOrnament(each));
    return (
      /^(?:button|link|tab|menuitem)$/.test(node.role) &&
      below(index, target).filter((each) => /\p{L}/u.test(each.node.text ?? '')).length < 2 &&
      first !== undefined &&
      !isSaid(first) &&
      shown.some(isSaid) &&
      shown.filter((each) => !isStopWord(each)).some((each) => !isSaid(each))
    );
  });
}

/** "The post about bees" need not begin with them: the link in the heading of one item among others. */
function isTitleOfItem({ parent, node }: Entry): boolean {
  const heading = parent?.node.role === 'heading' ? parent : undefined;
  const item = heading && recordOf(heading);
  return node.role === 'link' && item !== undefined && item !== heading;
}
