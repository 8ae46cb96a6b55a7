/** "Deactivate the user with the e-mail a@b.c", "clear the completed todos", "enable the login alerts": verbs of states that a button of its own may say. */
import { type Clause, spell } from '../../language/clause.js';
import { wordToken } from '../../language/token-runs.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';

/** Verbs that are as often the name of a button, and say by themselves what it does. */
const named =
  /^(?:enable|disable|activate|deactivate|accept|dismiss|clear|empty|erase|complete|toggle|hide|replace|start|submit)$/;

/** What the clause comes to as a goal; undefined where its verb is no name, or the goal is refused as well. */
export function asGoal(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const reading = clause.readings.find(({ target, value }) => !target || !value);
  const rest = reading?.target ?? reading?.value ?? [];
  if (clause.verb === 'goal' || !named.test(clause.said) || rest.length === 0) return undefined;
  const target = [wordToken(clause.said), ...rest];
  const goal: Clause = { verb: 'goal', said: clause.said, readings: [{ target }], text: spell(target) };
  const { only, after, sentBy } = clause;
  const outcome = ground(
    { ...goal, ...(only && { only }), ...(after && { after }), ...(sentBy !== undefined && { sentBy }) },
    scene,
  );
  // What is submitted may be the whole of a form, filled in by it.
  const isForm = outcome.kind === 'instead' && clause.said === 'submit';
  return isForm || outcome.kind === 'steps' || outcome.kind === 'ambiguous' ? outcome : undefined;
}
