/** "Type hello into the comment area": the field of several lines that is called so, which people call a box as well. */
import { entriesOf } from '../../matching/by-role.js';
import { type PageIndex, mentionsOf } from '../../matching/page-index.js';
import { isStopWord, wordsOf } from '../../language/words.js';
import { isQuotedAt } from '../../language/quotes.js';

const typed =
  /(?<=^(?:please )?(?:type|enter|write|put|paste|replace|clear|empty|fill(?: in)?|add|append)\b.*?\bthe )(?<name>(?:(?!the\b)[\p{L}-]+ ){1,2})area(?=$|[.,;]| (?:with|and|to|by|then)\b)/giu;

/** The sentence with "box" for the area, where a field of several lines is called by the words in front of it; as it is otherwise. */
export function withTextArea(sentence: string, page: () => PageIndex): string {
  return sentence.replaceAll(typed, (whole: string, name: string, at: number) => {
    if (isQuotedAt(sentence, at)) return whole;
    const words = wordsOf(name).filter((word) => !isStopWord(word) && word.text !== 'text');
    const index = page();
    const [field, ...others] = entriesOf('textbox', index).filter(
      (entry) =>
        entry.node.tag !== 'input' &&
        entry.node.hidden === undefined &&
        words.every((word) => mentionsOf(word, index).has(entry)),
    );
    return words.length > 0 && field && others.length === 0 ? `${name}box` : whole;
  });
}
