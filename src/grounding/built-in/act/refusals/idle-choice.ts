/**
 * "Log in to the banking app", where a list of the form offers "Banking": a word that the reading leaves out, and that is one of the choices of the page.
 * "Book a return flight", where "One-way flight" is chosen: what the button does is done to what is chosen.
 */
import { type Clause, spell } from '../../language/clause.js';
import { idleIn } from '../../language/lost.js';
import { contentOf, type Word, wordLikeness, wordsOf } from '../../language/words.js';
import type { Entry, PageIndex } from '../../matching/page-index.js';
import { formOf, recordOf } from '../../matching/relations.js';
import { contextFit } from '../../matching/surroundings.js';
import { type Act, says } from '../evidence/word-evidence.js';

/** The choice that a sentence names without being read as choosing it, and that is not chosen yet. */
export function idleChoice(
  instruction: string,
  clauses: readonly Clause[],
  index: PageIndex,
): string | undefined {
  const idle = idleIn(instruction, clauses).flatMap((text) => wordsOf(text));
  if (idle.length === 0) return undefined;
  const isSaid = (name: string): boolean => {
    const words = contentOf(name);
    const isIdle = (word: Word): boolean => idle.some((each) => wordLikeness(word, each) >= 0.9);
    return words.length > 0 && words.every(isIdle);
  };
  return index.entries.flatMap((entry) => openChoices(entry)).find(isSaid);
}

/** What may be chosen here, and is not. */
function openChoices({ node }: Entry): readonly string[] {
  if (node.options) return node.options.filter((option) => option !== node.value);
  const isChoice = /^(?:option|radio|tab|menuitemradio)$/.test(node.role);
  return isChoice && node.selected !== true && node.checked !== true ? [node.name] : [];
}

/** "Reorder the wall lamp" in the line of that lamp, whatever a list of the page offers besides. */
function isOfLine(word: Word, button: Entry): boolean {
  const record = recordOf(button);
  return record?.parent?.repeats === true && contextFit(button, [word], [], 'own record') > 0;
}

/**
 * The first word of a choice that is said and not chosen, where the button that would be clicked does not say it itself. A choice of one word is heeded in
 * the form of the button alone: it may be called so by chance elsewhere.
 */
export function notChosen(
  { verb, readings }: Clause,
  { targets: [button, ...others], index, isHalf }: Act,
): string | undefined {
  if (!/^(?:goal|submit|select)$/.test(verb) || !button || others.length > 0 || isHalf) return undefined;
  if (!/^(?:button|link)$/.test(button.node.role)) return undefined;
  const said = contentOf(spell(readings.findLast(({ target }) => target)?.target ?? []));
  const isSaid = (name: string): boolean => {
    const words = contentOf(name);
    return words.length > 0 && words.every((word) => said.some((each) => wordLikeness(word, each) >= 0.97));
  };
  const form = formOf(button);
  for (const entry of index.entries) {
    const isNear = form !== undefined && formOf(entry) === form;
    const name = openChoices(entry).find((each) => isSaid(each) && (isNear || contentOf(each).length > 1));
    const isChosenSaid = isSaid(entry.node.value ?? '');
    if (name === undefined || isChosenSaid || entry.node.role === 'tab') continue;
    const word = contentOf(name).find((each) => !says(button, each) && !isOfLine(each, button));
    if (word) return word.text;
  }
  return undefined;
}
