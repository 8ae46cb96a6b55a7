/** "By the task Translation", "the models by name": what is called "Filter tasks by name" finds one of the tasks, and nothing else. */
import type { Token } from '../../language/lexer.js';
import { toWord, type Word, wordsOf } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** "By the task Translation": the field that looks for one of the tasks leaves what they are of as it is. */
export function looksAmong(field: Entry, by: readonly Token[]): boolean {
  const nouns = by.filter(({ kind }) => kind === 'word').map(({ lower }) => toWord(lower));
  return lookedAmong(field).some(({ stem }) =>
    nouns.some((noun) => noun.text === noun.stem && noun.stem === stem),
  );
}

/** "Filter the models by name": a field that says what it finds by its name is meant where that is said. */
export function findsSaid(said: string): (field: Entry) => boolean {
  const words = wordsOf(said);
  return (field) => lookedAmong(field).every(({ stem }) => words.some((word) => word.stem === stem));
}

/** What a field that says so finds by its name. */
function lookedAmong({ evidence }: Entry): Word[] {
  return evidence.flatMap(({ text }) => {
    const said = /\b(?:filter|search|find) (?:the )?(\p{L}+s) by name\b/iu.exec(text)?.[1];
    return said === undefined ? [] : [toWord(said.toLowerCase())];
  });
}
