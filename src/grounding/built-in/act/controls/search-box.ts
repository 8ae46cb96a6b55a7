/** "The search box" that nothing calls so: the field without a name beside the button "Search". */
import { type Clause, valueOf } from '../../language/clause.js';
import { isEditable } from './do-option.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { type Entry, isInside } from '../../matching/page-index.js';
import { putInto } from './put.js';
import { fieldRoles } from '../../language/types.js';

const CONFIDENCE = 0.85;

/** Levels from the button up to what holds the field as well. */
const MAX_LEVELS = 2;

/** Fills the field; undefined where another field or no button is there. */
export function searchBoxOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (clause.verb !== 'fill' && clause.verb !== 'type') return undefined;
  const reading = clause.readings.find(
    ({ target, value }) =>
      value && /^(?:the )?search(?: ?(?:box|bar|field|input))?$/i.test(valueOf(target ?? [])),
  );
  const fields = scene.index.actionable.filter(isNameless);
  const buttons = scene.index.actionable.filter(
    ({ node, evidence: [name] }) =>
      /^(?:button|link|generic|img)$/.test(node.role) &&
      name !== undefined &&
      name.words.length > 0 &&
      name.words.every((word) => word.meaning === 'search'),
  );
  const pairs = buttons.flatMap((button) => fields.filter((field) => isBeside(field, button)));
  const [field, ...others] = new Set(pairs);
  if (!reading?.value || !field || others.length > 0) return undefined;
  // Only the button beside it says that it searches.
  const filled = putInto(field, reading.value, { confidence: CONFIDENCE, clause, scene });
  return explaining(filled, valueOf(reading.target ?? []));
}

function isNameless(entry: Entry): boolean {
  return (
    fieldRoles.has(entry.node.role) &&
    isEditable(entry) &&
    entry.node.hidden === undefined &&
    entry.evidence.every((each) => /^(?:class|id|type|test id)$/.test(each.kind))
  );
}

function isBeside(field: Entry, button: Entry): boolean {
  let holder = button.parent;
  for (let level = 1; holder && level < MAX_LEVELS && !isInside(field, holder); level += 1)
    holder = holder.parent;
  return holder !== undefined && isInside(field, holder);
}
