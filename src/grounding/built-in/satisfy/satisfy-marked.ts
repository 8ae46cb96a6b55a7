/** What a part of the page is that no role names: by its test id, its id and its classes, as those who build pages call things. */
import { type Snapshot, type SnapshotNode, textOf, walk } from '../../../contract/snapshot.js';
import { tokenize } from '../language/lexer.js';
import { parsePhrase } from '../language/phrase.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../language/words.js';

/** Longest text of what is found by its marks alone, in characters. */
const MOST_CHARACTERS = 120;

/** Whether the test id, the id and the classes of an element hold every word. */
export function isMarkedAs(node: SnapshotNode, words: readonly Word[]): boolean {
  const marks = marksOf(node).flatMap((mark) => wordsOf(mark));
  return words.every((word) => marks.some((mark) => wordLikeness(word, mark) >= 0.97));
}

/** The one visible element that says something short and whose marks hold every word of the phrase: "the cart badge", "the info". */
export function markedOne(subject: string, { root }: Snapshot): SnapshotNode | undefined {
  const phrases = parsePhrase(tokenize(subject));
  const [phrase] = phrases;
  if (
    !phrase ||
    phrases.length > 1 ||
    phrase.literals.length > 0 ||
    phrase.relation !== undefined ||
    phrase.ordinal !== undefined ||
    phrase.all ||
    phrase.superlative
  )
    return undefined;
  const words = contentOf(phrase.text);
  if (words.length === 0) return undefined;
  const marked = [...walk(root)].filter((node) => {
    const text = textOf(node);
    if (node.ref === undefined || node.hidden !== undefined || text === '' || text.length > MOST_CHARACTERS)
      return false;
    return isMarkedAs(node, words);
  });
  const inner = marked.filter(
    (node) => ![...walk(node)].some((below) => below !== node && marked.includes(below)),
  );
  return inner.length === 1 ? inner[0] : undefined;
}

function marksOf({ id, testId, classes }: SnapshotNode): string[] {
  return [id, testId, ...(classes ?? [])].flatMap((each) => each || []);
}
