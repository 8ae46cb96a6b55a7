/** "Expand the Lakeside campground", where what folds up is called "Lakeside · 3 sites": the noun says what it is, as the page does of all of them. */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { fold, isStopWord, toWord, type Word } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, mentionsOf, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the clause comes to without the noun; undefined where the rest is not how one thing that folds up begins. */
export function unfoldedNoun(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (!/^(?:expand|collapse)$/.test(clause.verb) || clause.readings.length !== 1) return undefined;
  const tokens = tokensInOrder(clause.readings);
  const words = tokens[0]?.lower === 'the' ? tokens.slice(1) : tokens;
  const [noun, name] = [words.at(-1), words.slice(0, -1)];
  const isNoun = noun?.kind === 'word' && /^\p{Ll}{3,}$/u.test(noun.text) && !isStopWord(toWord(noun.lower));
  if (!isNoun || name.length === 0 || name.some(({ kind }) => kind !== 'word' && kind !== 'quoted'))
    return undefined;
  if (!groups.test(noun.lower) && !isSaidOfAll(toWord(noun.lower), scene.index)) return undefined;
  const outcome = ground({ ...clause, readings: [{ target: name }], text: spell(name) }, scene);
  const [step, ...others] = outcome.kind === 'steps' ? outcome.steps : [];
  const target = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  return target && others.length === 0 && beginsWith(target, spell(name))
    ? explaining(outcome, spell(tokens))
    : undefined;
}

/** What is under one title, of whatever kind. */
const groups = /^(?:group|section|panel|category|block|part|heading|folder|branch|node|list|entry|item)$/;

/** A title or a text beside the list says it, and nothing that can be used or is one of a list. */
function isSaidOfAll(noun: Word, index: PageIndex): boolean {
  const mentions = [...mentionsOf(noun, index)].filter(({ node }) => node.hidden === undefined);
  return mentions.length > 0 && mentions.every((entry) => !entry.actionable && recordOf(entry) === undefined);
}

function beginsWith({ node }: Entry, name: string): boolean {
  const shown = fold(node.name || readable(node)).replace(/^[^\p{L}\d]+/u, '');
  return shown.startsWith(fold(name)) && /^(?:$|[^\p{L}\d])/u.test(shown.slice(fold(name).length));
}
