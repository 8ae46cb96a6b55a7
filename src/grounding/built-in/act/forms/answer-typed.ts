/** `Answer "What is your name?" with "Ann"`, where the question is what a plain field is called: the answer is typed. */
import type { Clause } from '../../language/clause.js';
import { type Scene, lookUp } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { wantField } from '../../matching/wants.js';

/** The clause as one that fills that field; undefined where nothing is answered, or no field to type into has the whole name. */
export function answerTyped(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'select' || clause.said !== 'answer') return undefined;
  for (const { value, destination } of clause.readings) {
    const found = value && destination ? lookUp(destination, wantField, scene) : undefined;
    const [field, ...others] = found?.kind === 'found' && found.exact ? found.entries : [];
    const isPlain = field?.node.role === 'textbox' && field.node.hasPopup === undefined;
    if (value && destination && isPlain && others.length === 0)
      return {
        kind: 'instead',
        clauses: [{ ...clause, verb: 'fill', said: 'fill', readings: [{ target: destination, value }] }],
      };
  }
  return undefined;
}
