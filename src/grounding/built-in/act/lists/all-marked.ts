/** "Mark everything as read", "mark all messages read": the one button "Mark all read" of what the page lists. */
import type { Clause } from '../../language/clause.js';
import { fold, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { recordOf } from '../../matching/relations.js';

const CONFIDENCE = 0.84;

const marking =
  /^mark (?:everything|(?:all|every)(?: of)?(?: the| my| our| these)?(?: (?<noun>them|\p{L}+))??)(?: as)? (?<state>\p{L}+)[.!]?$/iu;
const called = /^mark (?:all|everything)(?: (?<noun>\p{L}+))??(?: as)? (?<state>\p{L}+)$/iu;

/** The click on it; undefined where there are several, or it is for something else than what is said. */
export function allMarked(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = marking.exec(clause.text.trim())?.groups;
  if (!said) return undefined;
  const buttons = index.actionable.filter((entry) => {
    const shown = called.exec(fold(entry.node.name))?.groups;
    return (
      /^(?:button|link|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      shown?.['state'] === fold(said['state'] ?? '') &&
      isSameNoun(shown['noun'], said['noun']) &&
      !recordOf(entry)
    );
  });
  const [only, ...others] = buttons;
  const [noun] = wordsOf(said['noun'] ?? '');
  const isNamed = called.exec(fold(only?.node.name ?? ''))?.groups?.['noun'] !== undefined;
  const isOfPage = !noun || noun.text === 'them' || isNounOfPage(noun, index) || isNamed;
  return only && others.length === 0 && only.node.disabled !== true && isOfPage
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, clause.text)
    : undefined;
}

/** The button may leave out what it marks, and the sentence as well. */
function isSameNoun(shown: string | undefined, said: string | undefined): boolean {
  if (shown === undefined || said === undefined || said === 'them') return true;
  return wordsOf(shown)[0]?.stem === wordsOf(said)[0]?.stem;
}
