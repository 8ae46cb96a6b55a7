/**
 * "Assign W-101 to the analyst Marta", where "Analyst" is the title of a column and the cell under it turns into a field: said again as the property that
 * is set, which the rules for cells can do.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { type Setting, settingsIn } from '../../language/setting-sentence.js';
import { fold } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { readable } from '../../matching/page-index.js';

/** The edit of the cell; undefined where no column is called so, or its cell is not edited in place. */
export function saidProperty(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  for (const setting of scene.among ? [] : settingsIn(clause.text)) {
    const said = ofColumn(setting, scene) ? saidAgain(setting) : undefined;
    if (said === undefined || fold(said) === fold(clause.text)) continue;
    const [set, ...others] = parseInstruction(said);
    const outcome = set && others.length === 0 ? ground(set, scene) : undefined;
    if (outcome?.kind === 'steps' && outcome.phase?.kind === 'cell') return explaining(outcome, clause.text);
  }
  return undefined;
}

function saidAgain({ record, property, value, was }: Setting): string | undefined {
  return property === undefined || record === '' || value === '' || was !== undefined
    ? undefined
    : `Set the ${property} of ${record} to ${value}`;
}

/** The title of a column says just this. */
function ofColumn({ property = '' }: Setting, { index }: Scene): boolean {
  return index.entries.some(
    ({ node }) => node.role === 'columnheader' && fold(node.name || readable(node)) === fold(property),
  );
}
