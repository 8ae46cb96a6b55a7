/** "… and cancel", "… and decline it", behind what brought up a question whose buttons say it in other words: "No", "Keep it". */
import { pageDialogOutcome } from '../controls/do-state.js';
import { type Clause, spell, valueOf } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';

/** "Click Delete and then Delete again": what has the name of what was clicked last, among what came up. */
export function clickedAgain(clause: Clause, scene: Scene): Outcome | undefined {
  const { before, last, index } = scene;
  const name = last && before && /^(?:click|press|goal)$/.test(clause.verb) ? fold(last.node.name) : '';
  const said = fold(valueOf(clause.readings[0]?.target ?? []));
  if (name === '' || said.replace(/ (?:button )?(?:again|once more)$/, '').replace(/^the /, '') !== name)
    return undefined;
  const fresh = freshEntries(scene);
  const [only, ...others] = index.actionable.filter(
    (entry) => fresh.has(entry) && fold(entry.node.name || (entry.node.text ?? '')) === name,
  );
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: CONFIDENCE })], explained: clause.text }
    : undefined;
}

const CONFIDENCE = 0.85;

/** The answer to the question that came up; undefined for a clause that says anything else, and where nothing came up. */
export function answered(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:goal|click)$/.test(clause.verb) || !scene.before || freshEntries(scene).size === 0)
    return undefined;
  const said = fold(spell(clause.readings.at(-1)?.target ?? []));
  // "Confirm with yes", where the question is answered by "Yes, delete it".
  if (clause.verb === 'click') {
    if (!/^(?:yes|no)$/.test(said)) return undefined;
    const verb = said === 'yes' ? 'acceptDialog' : 'dismissDialog';
    const outcome = pageDialogOutcome({ ...clause, verb, said: '' }, scene);
    return outcome && explaining(outcome, said);
  }
  return /^(?:cancel|decline|reject|dismiss)(?: (?:it|that|this))?$/.test(said)
    ? pageDialogOutcome({ ...clause, verb: 'dismissDialog', said: '' }, scene)
    : undefined;
}
