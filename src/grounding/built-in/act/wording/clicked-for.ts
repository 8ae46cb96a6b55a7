/** "Click the button to save the changes", "go to the page for creating an account": what is only called by what it is for, which the deed itself finds as well. */
import { type Clause, spell } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { kindAt } from '../../language/types.js';
import type { Token } from '../../language/lexer.js';
import { isPurpose, verbAt } from '../../language/verbs.js';
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
  const isPlace = kind !== undefined && /^(?:page|screen|form|view|dialog)$/.test(kind.kind);
  const isMeant = kind !== undefined && (/^(?:button|link)$/.test(kind.kind) || isPlace);
  if (!isMeant || !(clause.verb === 'click' || (isPlace && clause.verb === 'open'))) return undefined;
  const purpose = isPurpose(target, to) && !isPlace ? target.slice(to + 1) : forDoing(target.slice(to));
  const [deed, ...others] = purpose ? parseInstruction(spell(purpose)) : [];
  if (deed?.verb !== 'goal' || deed.said === '' || others.length > 0) return undefined;
  const outcome = ground(deed, scene);
  const [step, ...more] = outcome.kind === 'steps' && !outcome.phase ? outcome.steps : [];
  const role = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index)?.node.role;
  return step?.method === 'click' && more.length === 0 && /^(?:button|link)$/.test(role ?? '')
    ? { kind: 'instead', clauses: [deed] }
    : undefined;
}

/** "For creating an account": to create one. */
function forDoing([lead, doing, ...rest]: readonly Token[]): readonly Token[] | undefined {
  if (lead?.lower !== 'for' || doing?.kind !== 'word' || !doing.lower.endsWith('ing')) return undefined;
  const verb = verbAt([doing, ...rest], 0);
  return verb?.verb === 'goal' && rest.length > 0
    ? [{ ...doing, text: verb.said, lower: verb.said }, ...rest]
    : undefined;
}
