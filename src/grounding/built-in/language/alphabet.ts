/** "Alphabetically", "in alphabetical order", and the choices that stand for it. Pure. */
import { tokenize } from './lexer.js';
import { fold } from './words.js';

/** "Alphabetically", where nothing is said to sort by. */
export function saysAlphabet(text: string): boolean {
  const said = tokenize(text).map(({ lower }) => lower);
  return isAlphabetical.test(said.slice(-3).join(' ')) && !said.includes('by');
}

/** The one of several choices that stands for the alphabet. */
export function alphabetAmong(options: readonly string[]): string | undefined {
  const fitting = kinds.map((kind) => options.filter((each) => kind.test(fold(each))));
  const [only, ...others] = fitting.find((each) => each.length > 0) ?? [];
  return others.length === 0 ? only : undefined;
}

const isAlphabetical = /(?:^| )(?:alphabetically|in alphabetical order)$/;

/** Options that stand for the alphabet, the plainest first. */
const kinds: readonly RegExp[] = [
  /^alphabetical(?:ly)?(?: order)?$/,
  /^(?:(?:name|title)\W*)?\(?a ?(?:-|–|to|→) ?z\)?$/,
  /^(?:by )?(?:name|title)$/,
];
