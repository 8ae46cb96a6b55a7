/** "Click the button to save the changes": a button that is only called by what it is for, which the deed itself finds as well. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { kindAt } from '../../language/types.js';
import { isPurpose } from '../../language/verbs.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome } from '../../matching/outcome.js';
import { entryOf } from '../../matching/page-index.js';

/** The deed, where that is one click on a button or link; undefined where the clause says anything else of what is clicked. */
export function clickedFor(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const target = clause.readings[0]?.target ?? [];
  const at = target[0]?.lower === 'the' || target[0]?.lower === 'a' ? 1 : 0;
  const kind = kindAt(
    target.map(({ lower }) => lower),
    at,
  );
  const to = at + (kind?.length ?? 0);
  if (clause.verb !== 'click' || !kind || !/^(?:button|link)$/.test(kind.kind) || !isPurpose(target, to))
    return undefined;
  const [deed, ...others] = parseInstruction(spell(target.slice(to + 1)));
  if (deed?.verb !== 'goal' || deed.said === '' || others.length > 0) return undefined;
  const outcome = ground(deed, scene);
  const [step, ...more] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const role = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index)?.node.role;
  return step?.method === 'click' && more.length === 0 && /^(?:button|link)$/.test(role ?? '')
    ? { kind: 'instead', clauses: [deed] }
    : undefined;
}
