/**
 * "Invite Anselm", "sign in Ms Okoro": somebody who the page does not know yet, and the one button that says just the verb, with one field beside it that
 * asks for a name. The name is typed, and the button is clicked.
 */
import { type Clause, spell, tokensInOrder } from '../../language/clause.js';
import { wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { mentionsOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { endsSomething } from '../records/do-deed.js';
import { besides } from './field-beside-button.js';

const CONFIDENCE = 0.82;

/** Most words of a name. */
const MOST = 3;

/** The fill and the click; undefined for what is no name, for somebody who the page speaks of, and where two buttons may be meant. */
export function invited(clause: Clause, scene: Scene): Outcome | undefined {
  const [verb, ...name] = clause.verb === 'goal' ? tokensInOrder(clause.readings) : [];
  const isName =
    name.length > 0 &&
    name.length <= MOST &&
    name.every(({ kind, text }) => kind === 'word' && /^\p{Lu}[\p{L}.'’-]*$/u.test(text));
  if (!verb || !isName || endsSomething(clause.said)) return undefined;
  const isKnown = name.some(({ text }) =>
    wordsOf(text).some((word) => mentionsOf(word, scene.index).size > 0),
  );
  const found = besides(verb, scene).filter(
    ({ button, field }) =>
      button.evidence[0]?.words.length === 1 &&
      recordOf(button) === undefined &&
      field.kind === 'text' &&
      (field.entry.node.value ?? '') === '' &&
      field.names.some((words) => words.some(({ text }) => text === 'name' || text === 'names')),
  );
  const [only, ...others] = found;
  if (isKnown || !only || others.length > 0) return undefined;
  return {
    kind: 'steps',
    steps: [
      stepOn(only.field.entry, 'fill', { args: [spell(name)], confidence: CONFIDENCE }),
      stepOn(only.button, 'click', { confidence: CONFIDENCE }),
    ],
    explained: spell(name),
  };
}
