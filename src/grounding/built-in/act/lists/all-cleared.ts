/** "Clear all completed tasks", "delete the finished to-dos": the one button "Clear completed" of what the page lists. */
import type { Clause } from '../../language/clause.js';
import { fold, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { isNounOfPage } from '../../matching/nouns-of-page.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import { recordOf } from '../../matching/relations.js';
import { listEmptied } from './list-emptied.js';

const CONFIDENCE = 0.84;

/** How those are that are done with: what takes them off the list may be called by any of these verbs. A choice ("Clear selected") is taken back, and not its things. */
const over =
  '(?<state>completed|complete|done|finished|cancelled|canceled|expired|resolved|read|archived|failed)';
const verbs = '(?<verb>clear|delete|remove|erase)';
const said = new RegExp(
  `^${verbs}(?: away)?(?: all| every)?(?: of)?(?: the| my| our| those)? ${over} (?<noun>[\\p{L}-]+?s)[.!]?$`,
  'iu',
);
const called = new RegExp(`^${verbs}(?: all)? ${over}(?: (?<noun>[\\p{L}-]+?s))?(?: \\(?\\d+\\)?)?$`, 'u');

/** The click on it, or on the bin in the title of what is emptied; undefined where there are several, or it is for others than those that are spoken of. */
export function allCleared(clause: Clause, scene: Scene): Outcome | undefined {
  return thoseOver(clause, scene) ?? listEmptied(clause, scene);
}

function thoseOver({ text, verb }: Clause, { index }: Scene): Outcome | undefined {
  const asked = /^(?:clear|goal)$/.test(verb) ? said.exec(text.trim())?.groups : undefined;
  if (!asked) return undefined;
  const [only, ...others] = index.actionable.filter((entry) => {
    const shown = called.exec(fold(entry.node.name).trim())?.groups;
    return (
      /^(?:button|link|menuitem)$/.test(entry.node.role) &&
      entry.node.hidden === undefined &&
      shown !== undefined &&
      isSameState(shown['state'], asked['state']) &&
      isMeant(asked['noun'] ?? '', shown['noun'], index)
    );
  });
  return only && others.length === 0 && only.node.disabled !== true && !recordOf(only)
    ? explaining({ kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })] }, text)
    : undefined;
}

function isSameState(shown = '', asked = ''): boolean {
  const plain = (state: string): string =>
    /^(?:completed?|done|finished)$/i.test(state) ? 'done' : state.toLowerCase().replace('ll', 'l');
  return plain(shown) === plain(asked);
}

/** The button may leave out what they are, where the page lists nothing else. */
function isMeant(asked: string, shown: string | undefined, index: Scene['index']): boolean {
  const [noun] = wordsOf(asked);
  if (!noun) return false;
  if (shown !== undefined) return wordsOf(shown)[0]?.stem === noun.stem;
  return /^(?:ones|items|entries)$/.test(noun.text) || isNounOfPage(noun, index);
}
