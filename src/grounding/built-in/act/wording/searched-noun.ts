/** "Filter the phones by "Nova"", "sort the phones by age", "search for "Nova" phones", on a page that lists phones and has one field or list for that: what is searched is all that there is. */
import { entriesOf } from '../../matching/by-role.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { ancestorsOf, mentionsOf, type PageIndex } from '../../matching/page-index.js';
import { toWord, type Word, wordsOf } from '../../language/words.js';

const searched =
  /(?<=^|, (?:and |then )?|\b(?:and|then) )(?<verb>filter|search|sort|order) (?:through )?(?:the|all(?: the)?|my) (?<noun>\p{Ll}{3,}s)(?= (?:by|for|with) )/giu;

/** "Search for "welding" courses". */
const behindText =
  /(?<=\b(?:search|look) for (?:"[^"]+"|“[^”]+”|'[^']+')) (?<noun>\p{Ll}{3,}s)(?=$|[.!,]| and )/giu;

/** What says more is a text with something to click in it, and no control of the list. */
const MOST_WORDS = 5;

/** The sentence without what is searched or put in order, where the page lists just that, and nothing to use says the word. */
export function withoutSearchedNoun(sentence: string, page: () => PageIndex): string {
  return sentence
    .replaceAll(searched, (whole: string, verb: string, noun: string) => {
      const index = page();
      const word = toWord(noun.toLowerCase());
      const isListed = isNounOfPage(word, index) && listsOf(index) === 1;
      return isListed && !isOnControl(word, index) ? verb : whole;
    })
    .replaceAll(behindText, (whole: string, noun: string) => {
      const word = toWord(noun.toLowerCase());
      return isNounOfPage(word, page()) && !isOnControl(word, page()) ? '' : whole;
    });
}

/** Something to use says the word: it may be what is searched in, or what is searched for. */
function isOnControl(word: Word, index: PageIndex): boolean {
  const isOption = index.actionable.some(({ node }) =>
    node.options?.some((option) => wordsOf(option).some(({ stem }) => stem === word.stem)),
  );
  if (isOption) return true;
  return [...mentionsOf(word, index)].some(
    (entry) =>
      entry.actionable &&
      entry.evidence.some(
        ({ words }) => words.length <= MOST_WORDS && words.some(({ stem }) => stem === word.stem),
      ) &&
      ![entry, ...ancestorsOf(entry)].some(({ record }) => record),
  );
}

/** How many lists of the page have several lines, those in another counted with it. */
function listsOf(index: PageIndex): number {
  const lists = ['list', 'table', 'grid', 'treegrid', 'feed'].flatMap((role) => entriesOf(role, index));
  const records = lists.filter(
    (list) =>
      list.repeats &&
      ![...ancestorsOf(list)].some(({ node, record }) => record || /^(?:navigation|banner)$/.test(node.role)),
  );
  return records.length;
}
