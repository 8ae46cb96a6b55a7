/** What stands in front of what a form makes, and is chosen in one of its lists. */
import type { Token } from '../language/lexer.js';
import { contentWordsOf, isStopWord, type Word, wordsOf } from '../language/words.js';
import { type FormField, isSame } from './form-fields.js';
import type { Placement } from './form-parts.js';

/** "A high priority task", "an adult guest": the option or dot that stands in front of what is made, with the name of its list or without, and the words that say it. `about` is what the form is for. */
export function adjective(
  nouns: readonly Word[],
  fields: readonly FormField[],
  about: readonly Word[],
): { placement: Placement; words: readonly Word[] } | undefined {
  const found = fields.flatMap((field) => {
    const isDot = field.kind === 'box' && field.entry.node.role === 'radio';
    const options = isDot ? [field.entry.node.name] : (field.options ?? []);
    return options.flatMap((option) => {
      const all = contentWordsOf(option);
      const telling = [
        ...all.filter((word) => !isStopWord(word)),
        ...wordsOf(option).filter((word) => isStopWord(word) && narrowing.test(word.text)),
      ];
      const words = telling.length > 0 ? telling : all;
      const listed = isDot
        ? []
        : field.names.flat().filter((word) => words.every((each) => !isSame(each, word)));
      const said = nouns.filter((noun) => words.some((word) => isSame(noun, word)));
      const of = nouns.filter((noun) => listed.some((word) => isSame(noun, word)));
      // "A team member" under "New team member" chooses nothing.
      const isSaid = said.some((noun) => about.every((word) => !isSame(noun, word)));
      const isWhole = words.length > 0 && said.length === words.length && (of.length > 0 || isSaid);
      const value: Token[] = [
        { kind: 'quoted', text: option, lower: option.toLowerCase(), start: 0, end: 0 },
      ];
      return isWhole ? [{ placement: { field, value }, words: [...said, ...of] }] : [];
    });
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Small words without which an option says something else: "Room only", "No preference". */
const narrowing = /^(?:only|no|not|none|without|all|any|both|every)$/;
