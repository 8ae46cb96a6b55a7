/** "Log in as ann and tick Remember me": a box of the login form is ticked before the form is sent off, whichever is said first. */
import type { Clause } from '../../language/clause.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';
import { formOf } from '../../matching/relations.js';

/** The clauses with such a box in front; as they are where the next is no login, or what follows it is no box of the form with the password. */
export function boxBeforeLogin(
  clauses: readonly Clause[],
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): readonly Clause[] {
  const [login, box, ...rest] = clauses;
  if (login?.verb !== 'login' || !box || !/^(?:check|uncheck|goal)$/.test(box.verb)) return clauses;
  const password = scene.index.actionable.find(({ node }) => node.inputType === 'password');
  const outcome = password && ground(box, scene);
  const refs =
    outcome?.kind === 'steps' ? outcome.steps.map(({ ref }) => entryOf(ref ?? '', scene.index)) : [];
  const isOfForm = refs.every(
    (entry) =>
      entry &&
      /^(?:checkbox|switch)$/.test(entry.node.role) &&
      formOf(entry) === (password && formOf(password)),
  );
  return refs.length > 0 && isOfForm ? [box, login, ...rest] : clauses;
}
