/** Short texts in plain boxes, which a script may listen to: buttons that nothing marks as such. */
import { isStopWord, type Word, wordsOf } from '../language/words.js';
import { type Entry, type PageIndex, partsOf } from './page-index.js';

/** Longest text of such a button, in characters and in words. */
const LONGEST = { text: 40, words: 4 };

const handlesOnce = new WeakMap<PageIndex, readonly Entry[]>();

/** Short texts in boxes of their own that nothing calls a heading, a label or a paragraph. */
export function plainBoxes(index: PageIndex): readonly Entry[] {
  let once = handlesOnce.get(index);
  if (!once) {
    const boxes = index.entries.filter(
      ({ node, actionable, parent }) =>
        !actionable &&
        node.ref !== undefined &&
        node.children.length + (node.parts ?? []).length === 0 &&
        node.hidden === undefined &&
        /^(?:generic|img|image)$/.test(node.role) &&
        !/^(?:label|legend|caption|summary|time|option)$/.test(node.tag ?? '') &&
        !isPartOfText(parent),
    );
    const parts = partsOf(index).filter(
      ({ parent }) => parent !== undefined && !parent.actionable && !isPartOfText(parent),
    );
    once = [...boxes, ...parts].filter(
      (entry) => nameOfBox(entry).length <= LONGEST.text && wordsOf(nameOfBox(entry)).length <= LONGEST.words,
    );
    handlesOnce.set(index, once);
  }
  return once;
}

/** A word of a sentence, a title, a label or something that is clicked as a whole is no button. */
function isPartOfText(parent: Entry | undefined): boolean {
  return [parent, parent?.parent].some(
    (each) =>
      each !== undefined &&
      (each.actionable ||
        /^(?:heading|paragraph|columnheader|caption|button|link|option|term|time|code)$/.test(
          each.node.role,
        ) ||
        /^(?:label|legend|th|p)$/.test(each.node.tag ?? '')),
  );
}

/** The text of a box. */
export function nameOfBox({ node }: Entry): string {
  return node.role === 'generic' ? (node.text ?? node.name) : node.name;
}

/** What a box says, without articles, numbers and signs that stand beside a word. */
export function labelOfBox(entry: Entry): readonly Word[] {
  const words = wordsOf(nameOfBox(entry)).filter(
    (word) => !isStopWord(word) && !/^\d/.test(word.text) && !/^(?:i|yes)$/.test(word.text),
  );
  const letters = words.filter(({ text }) => /\p{L}/u.test(text));
  return letters.length > 0 ? letters : words;
}
