/**
 * "Publish the recipe", where the page has a switch "Published" for the one recipe that it is about, or "Published" in its list of states: the
 * deed is done by what says that it was done.
 */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { isPronoun } from '../../language/references.js';
import { fold, isStopWord, wordsOf } from '../../language/words.js';
import { entriesOf } from '../../matching/by-role.js';
import { formFields } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { below, type Entry, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { choiceCalled } from './made-so.js';
import { participlesOf } from '../evidence/participle.js';

/** The choice; undefined where the object is not what the page is titled, and where no choice says so, or several. */
export function deedAsState(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...object] = clause.readings[0]?.target ?? [];
  if (clause.verb !== 'goal' || verb?.kind !== 'word' || verb.lower !== clause.said) return undefined;
  if (object.some(({ kind }) => kind !== 'word') || !isOfPage(object, scene)) return undefined;
  const [state, ...others] = participlesOf(clause.said).filter((form) => isChoice(form, scene));
  const [box] = scene.index.actionable.filter((entry) => isCalled(entry, state ?? ''));
  if (state === undefined || others.length > 0 || (box && isOfLine(box, scene.index))) return undefined;
  const chosen = choiceCalled(state, scene);
  return chosen && explaining(chosen, clause.text);
}

/** Whether a box, a dot or an option of the page says that the deed was done. */
export function isStateOfPage(said: string, scene: Scene): boolean {
  return participlesOf(said).some((form) => isChoice(form, scene));
}

function isChoice(form: string, { index }: Scene): boolean {
  return index.actionable.some(
    (entry) => isCalled(entry, form) || (entry.node.options ?? []).some((option) => fold(option) === form),
  );
}

function isCalled({ node }: Entry, form: string): boolean {
  return /^(?:checkbox|switch|radio)$/.test(node.role) && fold(node.name) === form;
}

/** The title of the page says it, in the singular; "it" is what a field was filled in for just before. */
function isOfPage(object: readonly Token[], { index, last }: Scene): boolean {
  if (object.length > 0 && object.every((token) => isPronoun(token)))
    return last !== undefined && formFields([last]).length > 0;
  const nouns = object.flatMap(({ text }) => [...wordsOf(text)]).filter((word) => !isStopWord(word));
  const titles = entriesOf('heading', index).filter(({ node }) => (node.level ?? 2) === 1);
  const [title, ...others] = titles.map(({ node }) => wordsOf(node.name || readable(node)));
  return (
    nouns.length > 0 &&
    others.length === 0 &&
    nouns.every((noun) => title?.some((word) => word.text === noun.text) === true)
  );
}

/** In a line with other controls: what it says is said of that line. */
function isOfLine(box: Entry, index: PageIndex): boolean {
  const line = recordOf(box);
  return line !== undefined && below(index, line).some((entry) => entry.actionable && entry !== box);
}
