/** "Record a payment of 120.50 from Mark": the figure goes into the one field of what the deed's button has opened, and that is sent off. */
import type { Clause } from '../../language/clause.js';
import { figureIn } from '../../language/remark.js';
import { formFields, isCalled } from '../../matching/form-fields.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import type { Entry } from '../../matching/page-index.js';
import { typedAndSent } from './deed-with-remark.js';

/** What is still to be done with the figure of a deed, among what came up for it; undefined where it says none, or nothing that came up takes one. */
export function figureDue(clause: Clause, up: ReadonlySet<Entry>, scene: Scene): Outcome | undefined {
  const figured = figureIn(clause);
  if (!figured) return undefined;
  const fields = formFields(scene.index.actionable.filter((entry) => up.has(entry)));
  const empty = fields.filter(
    ({ entry, kind }) => /^(?:text|number)$/.test(kind) && (entry.node.value ?? '') === '',
  );
  if (empty.length === 0) return undefined;
  const [field, ...others] =
    empty.length === 1 ? empty : empty.filter((each) => isCalled(each, figured.label));
  const sent =
    field && others.length === 0 && fields.length === empty.length
      ? typedAndSent({ field, label: figured.label, text: figured.text }, clause, scene)
      : undefined;
  return (
    sent ?? {
      kind: 'none',
      looked: `the field for ${figured.text} among what came up for "${clause.text}", and what sends it off`,
      nearest: [],
    }
  );
}
