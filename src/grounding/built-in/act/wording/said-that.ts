/**
 * "Confirm that the answers are true", "say that the licence has been held for more than 5 years": a statement that a box of the page makes is
 * ticked, and one whose end is an option of a list or of a group of dots is chosen there; "say the cause was frost" begins with it as well.
 */
import type { Scene } from '../../matching/look-up.js';
import { ancestorsOf, type Entry, type PageIndex } from '../../matching/page-index.js';
import { contentOf, isStopWord, type Word, wordLikeness, wordsOf } from '../../language/words.js';

const confirming =
  /\b(?<verb>confirm|agree|declare|certify|acknowledge|accept|affirm) that (?<rest>[^".;]+)/i;
const ticking = /\b(?<verb>tick|mark|say|state|indicate|specify) that (?<rest>[^".;]+)/i;
const saying =
  /(?:\b(?:say|state|indicate|specify|tell (?:it|them)|declare) that|^(?:say|state|indicate|specify)) (?<rest>[^".;]+)/i;

/** The sentence with the name of the box, or of the option and its list, in place of the statement; as it is where none of them says so. */
export function withStatement(sentence: string, scene: () => Scene): string {
  const confirmed = confirming.exec(sentence);
  const named =
    confirmed &&
    endsOf(confirmed.groups?.['rest'] ?? '', (said) => boxFor(said, scene().index, makesStatement));
  if (confirmed && named) return spliced(sentence, confirmed, `tick "${named.found}"`, named.behind);
  const ticked = ticking.exec(sentence);
  const box =
    ticked && endsOf(ticked.groups?.['rest'] ?? '', (said) => boxFor(said, scene().index, isOfReader));
  if (ticked && box) return spliced(sentence, ticked, `tick "${box.found}"`, box.behind);
  const said = saying.exec(sentence);
  const chosen = said && endsOf(said.groups?.['rest'] ?? '', (text) => optionFor(text, scene().index));
  return said && chosen ? spliced(sentence, said, chosen.found, chosen.behind) : sentence;
}

function spliced(
  sentence: string,
  { index, 0: whole }: RegExpExecArray,
  put: string,
  behind: string,
): string {
  const text = index === 0 ? put.slice(0, 1).toUpperCase() + put.slice(1) : put;
  return `${sentence.slice(0, index)}${text}${behind}${sentence.slice(index + whole.length)}`;
}

/** The longest beginning of a text, up to a comma or "and", that something is found for. */
function endsOf<T>(
  rest: string,
  find: (said: string) => T | undefined,
): { found: T; behind: string } | undefined {
  const ends = [...rest.matchAll(/,| and |$/g)].map(({ index }) => index).toReversed();
  for (const end of ends) {
    const found = end > 0 ? find(rest.slice(0, end)) : undefined;
    if (found !== undefined) return { found, behind: rest.slice(end) };
  }
  return undefined;
}

/** The one box that makes the statement: it says all of it, and begins with what its reader does. */
function boxFor(said: string, index: PageIndex, isMeant: RegExp): string | undefined {
  const words = told(said);
  const boxes = index.actionable.filter(
    ({ node }) =>
      /^(?:checkbox|switch)$/.test(node.role) &&
      node.hidden === undefined &&
      node.name !== '' &&
      !node.name.includes('"') &&
      isMeant.test(node.name) &&
      words.every((word) => isIn(word, wordsOf(node.name))),
  );
  const [only, ...others] = boxes;
  return words.length > 1 && only && others.length === 0 ? only.node.name : undefined;
}

/** "I confirm that …": a box that only holds the words would be asked whether it is so. */
const makesStatement = /\b(?:confirm|agree|declare|certify|acknowledge|accept|affirm)\b/i;

/** "I need a mat", "We have a dog": what the reader says of himself. */
const isOfReader = /^(?:yes,? )?(?:i|we)\b/i;

/** A statement without who makes it, and what is only said to be. */
function told(said: string): readonly Word[] {
  return contentOf(said).filter(
    ({ text }) => !/^(?:i|we|you|he|she|they|am|has|have|had|been|being|all)$/.test(text),
  );
}

function isIn(word: Word, shown: readonly Word[]): boolean {
  return shown.some((each) => wordLikeness(word, each) >= 0.9);
}

/** The choice whose option ends the statement, and whose label says the rest of it. */
function optionFor(said: string, index: PageIndex): string | undefined {
  const words = wordsOf(said);
  const choices = index.actionable.flatMap((entry): { label: string; option: string }[] => {
    if (entry.node.hidden !== undefined) return [];
    if (entry.node.role === 'radio') {
      const label = groupOf(entry);
      return label === '' ? [] : [{ label, option: entry.node.name }];
    }
    const label = entry.evidence[0]?.text ?? '';
    return label === '' ? [] : (entry.node.options ?? []).map((option) => ({ label, option }));
  });
  const fitting = choices.filter(({ label, option }) => isEnd(option, label, words));
  const [only, ...others] = fitting;
  return only && others.length === 0 && !`${only.label}${only.option}`.includes('"')
    ? `choose "${only.option}" from "${only.label}"`
    : undefined;
}

function groupOf(entry: Entry): string {
  const group = [...ancestorsOf(entry)].find(({ node }) => /^(?:radiogroup|group)$/.test(node.role));
  return group?.node.name ?? '';
}

function isEnd(option: string, label: string, said: readonly Word[]): boolean {
  const end = wordsOf(option);
  const from = said.length - end.length;
  if (end.length === 0 || from < 1) return false;
  if (!end.every((word, at) => word.stem === said[from + at]?.stem)) return false;
  const shown = wordsOf(label);
  const rest = said.slice(0, from).filter((word) => !isStopWord(word) && told(word.text).length > 0);
  return rest.length > 0 && rest.every((word) => isIn(word, shown));
}
