/** "Tick the towels as well", "add a kettle too": what is ticked besides what is so already. Of a choice that gives up the one before it is not said. */
import { isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';

const besides =
  /(?<=^|[.;] |, |\b(?:and|then) )(?<clause>(?:please )?(?:also )?[a-z]+ [^.;,"“”]*?) (?:as well|too|in addition)(?: please)?(?=[.;,]|$| and )|(?<=^|[.;] |, |\b(?:and|then) )also (?<other>[a-z]+ [^.;,"“”]*)/i;

/** The sentence without that; as it is where what it names is one of several that exclude each other. */
export function withoutBesides(sentence: string, read: () => Scene): string {
  const found = besides.exec(sentence);
  const clause = found?.groups?.['clause'] ?? found?.groups?.['other'];
  if (!found || clause === undefined || isOneOnly(clause, read())) return sentence;
  const plain = clause.replace(/^((?:please )?)also /i, '$1');
  return sentence.slice(0, found.index) + plain + sentence.slice(found.index + found[0].length);
}

/** A radio button, or an option of a list of which one is chosen, is called so. */
function isOneOnly(clause: string, { index }: Scene): boolean {
  const said = wordsOf(clause);
  const isSaid = (name: string): boolean => {
    const words = wordsOf(name).filter((word) => !isStopWord(word));
    return words.length > 0 && words.every((word) => said.some((each) => wordLikeness(each, word) >= 0.9));
  };
  return index.actionable.some(
    ({ node }) =>
      (node.role === 'radio' && isSaid(node.name)) ||
      (node.role === 'combobox' && (node.options ?? []).some(isSaid)),
  );
}
