/** What is called after the thing that is meant, and is not it: the title of all flows for one flow, a menu for an item of it. */
import type { Token } from '../../language/lexer.js';
import { ancestorsOf, type Entry, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';
import { prepositionAt } from '../../language/prepositions.js';
import { isOrnament, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** The word that belongs to something else than the one target; `asked` are the words of the tokens that were explained or tolerated. */
export function saidOfMemberOrItem(
  tokens: readonly Token[],
  asked: readonly Word[],
  { targets, index, given }: Pick<Act, 'targets' | 'index' | 'given'>,
): string | undefined {
  const [entry, ...others] = targets;
  if (!entry || others.length > 0) return undefined;
  return memberOf(asked, entry, index) ?? itemOf(tokens, entry, given);
}

/** "The Alarms flow" is one of the "Flows", and not what is called so: the word that is the whole name of something else. */
function memberOf(asked: readonly Word[], entry: Entry, index: PageIndex): string | undefined {
  const name = (entry.evidence[0]?.words ?? []).filter((word) => !isStopWord(word) && !isOrnament(word));
  const isPlural = (shown: Word): boolean =>
    asked.some((word) => word.stem === shown.stem && shown.text.length > word.text.length);
  if (name.length === 0 || !name.every(isPlural)) return undefined;
  return asked.find(
    (word) =>
      !entry.evidence.some(({ words }) => words.some((shown) => wordLikeness(word, shown) > 0)) &&
      [...mentionsOf(word, index)].some(
        (other) =>
          other.actionable &&
          other.evidence.some(({ words: [only, ...more] }) => only?.text === word.text && more.length === 0),
      ),
  )?.text;
}

/** "Open the profile from the account menu" does not end with the menu, whatever class its button has. */
function itemOf(tokens: readonly Token[], entry: Entry, given: readonly Word[]): string | undefined {
  const last = tokens.at(-1);
  if (!/^(?:button|link)$/.test(entry.node.role) || entry.node.options !== undefined) return undefined;
  if (last?.kind !== 'word' || !/^(?:menu|dropdown)$/.test(last.lower)) return undefined;
  const joint = tokens.findLastIndex((_, at) => at > 0 && prepositionAt(tokens, at)?.kind === 'in');
  const name = entry.evidence[0]?.words ?? [];
  const isNamed = (word: Word): boolean =>
    isStopWord(word) || [...name, ...given].some((each) => wordLikeness(word, each) >= 0.9);
  const wordsIn = (part: readonly Token[]): Word[] => part.flatMap((token) => [...wordsOf(token.text)]);
  if (joint === -1 || !wordsIn(tokens.slice(joint + 1, -1)).every(isNamed)) return undefined;
  // "The Services entry in the menu", where it lies in one.
  const isItem = [...ancestorsOf(entry)].some(({ node }) => /^(?:navigation|menu|menubar)$/.test(node.role));
  const isOfMenu = ({ text }: Word): boolean => isItem && /^(?:entry|item|option|link|point)$/.test(text);
  return wordsIn(tokens.slice(0, joint)).find((word) => !isNamed(word) && !isOfMenu(word))?.text;
}
