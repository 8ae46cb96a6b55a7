/** The click that opens a record, for what is known of it to be read or set there. */
import type { PlannedStep } from '../../../../contract/plan.js';
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { fieldRoles } from '../../language/types.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { ancestorsOf, type Entry, entryOf, isInside } from '../../matching/page-index.js';
import { leadsElsewhere } from '../../matching/surroundings.js';

/** The one click in the record; undefined where it takes more than that, does something else, or leads to another place of the site. */
export function openingStep(
  name: string,
  record: Entry,
  { scene, ground }: { scene: Scene; ground: (clause: Clause, scene: Scene) => Outcome },
): PlannedStep | undefined {
  const [open] = parseInstruction(`open ${name}`);
  const outcome = open && ground(open, scene);
  const isPlain = outcome?.kind === 'steps' && /^(?:opened)?$/.test(outcome.phase?.kind ?? '');
  const [step, ...others] = isPlain ? outcome.steps : [];
  const used = step?.ref === undefined ? undefined : entryOf(step.ref, scene.index);
  const isIn = used === record || (used && (isInside(used, record) || isInside(record, used)));
  // A field, a slider or a box opens nothing, and may be changed by the click.
  const isField =
    used !== undefined &&
    (fieldRoles.has(used.node.role) || /^(?:slider|checkbox|switch|radio)$/.test(used.node.role));
  // "Open" on a button may be what the record is, and no deed.
  const isWay =
    used?.node.role !== 'button' ||
    (used === record && used.node.expanded === false) ||
    /^(?:view|(?:show |open )?details|edit)\b/i.test(used.node.name);
  // A place that is gone to has no settings of its own.
  const isPlace = used !== undefined && (leadsElsewhere(used) || isInBar(used));
  return step?.method === 'click' && others.length === 0 && isIn && isWay && !isPlace && !isField
    ? step
    : undefined;
}

/** A link of a bar that only its class calls a navigation. */
function isInBar(link: Entry): boolean {
  const isBar = (name: string): boolean => /^(?:(?:main|top|site|page)-?)?nav(?:bar|igation)?$/i.test(name);
  return (
    link.node.role === 'link' && [...ancestorsOf(link)].some(({ node }) => node.classes?.some(isBar) === true)
  );
}
