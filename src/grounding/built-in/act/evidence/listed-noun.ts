/** "The user Ann", in a table with a column "User name" under "Add user": what the rows are is said by what adds one, and not of one row or another. */
import type { Token } from '../../language/lexer.js';
import { isTelling } from '../../matching/telling-words.js';
import { isStopWord, type Word } from '../../language/words.js';
import { type Entry, isInside, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** Whether the word says what is listed in a part of the page: a button adds one of that name. */
export function isListedNoun(word: Word, index: PageIndex, part: Entry): boolean {
  return [...mentionsOf(word, index)].some((entry) => {
    const [add, ...named] = (entry.evidence[0]?.words ?? []).filter(
      ({ text }) => /\p{L}/u.test(text) && !/^(?:a|an|another|new)$/.test(text),
    );
    const isAdding = /^(?:button|link)$/.test(entry.node.role) && /^(?:add|create)$/.test(add?.text ?? '');
    const isThis = named.length === 1 && named[0]?.stem === word.stem;
    return isAdding && isThis && isInside(entry, part);
  });
}

/**
 * Whether a word only says what the row or card acted on is: the title over the list says just it, or the button that adds one, and nothing
 * else on the page does. "The sample of Tom Wolff", under "Samples". Without targets: whether the page calls anything so that it lists.
 */
export function isKindOfList(word: Word, targets: readonly Entry[] | undefined, index: PageIndex): boolean {
  const records = (targets ?? []).map((target) => recordOf(target));
  if (!records.every((record) => record?.parent?.repeats === true)) return false;
  const saying = [...mentionsOf(word, index)].filter(({ evidence }) =>
    evidence.some(({ trust, words }) => trust > 0.9 && words.some(({ stem }) => stem === word.stem)),
  );
  const isTitle = ({ node, evidence: [name], order }: Entry): boolean =>
    node.role === 'heading' &&
    records.every((record) => record !== undefined && order < record.order) &&
    isOnly(name?.words ?? [], word);
  const isAdding = ({ node, evidence: [name] }: Entry): boolean => {
    const [verb, ...named] = (name?.words ?? []).filter(({ text }) => /\p{L}/u.test(text));
    return /^(?:button|link)$/.test(node.role) && adding.test(verb?.text ?? '') && isOnly(named, word);
  };
  // "All samples", "12 samples".
  const isCount = ({ node, evidence: [name] }: Entry): boolean =>
    !/^(?:button|link)$/.test(node.role) && isOnly(name?.words ?? [], word);
  return (
    saying.some((entry) => isTitle(entry) || isAdding(entry)) &&
    saying.every((entry) => isTitle(entry) || isAdding(entry) || (isCount(entry) && !recordOf(entry)))
  );
}

const adding = /^(?:add|create|new|register|invite|book|report|upload|submit|enter)$/;

function isOnly(shown: readonly Word[], word: Word): boolean {
  const said = shown.filter((each) => !isStopWord(each) && !/^(?:\d+|all|any|every|my)$/.test(each.text));
  return said.length === 1 && said[0]?.stem === word.stem;
}

/** "Object B-020", "the piece "Iron key"", where nothing on the page says the noun: it says what the number or the quoted name is of. */
export function isNounOfName(
  word: Word,
  [before, noun, name]: readonly (Token | undefined)[],
  index: PageIndex,
): boolean {
  const isLead = before === undefined || /^(?:the|this|that|my)$/.test(before.lower);
  const isName =
    name?.kind === 'quoted' || (name?.kind === 'word' && /\d/.test(name.text) && /\p{L}/u.test(name.text));
  return (
    isLead &&
    isName &&
    noun?.text === noun?.lower &&
    !isTelling(word.text) &&
    mentionsOf(word, index).size === 0
  );
}
