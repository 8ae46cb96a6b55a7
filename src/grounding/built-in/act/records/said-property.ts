/**
 * "Assign W-101 to the analyst Marta", where "Analyst" is the title of a column and the cell under it turns into a field, and "give the yoke a width of
 * 40 cm": said again as the property that is set.
 */
import type { Clause } from '../../language/clause.js';
import { parseInstruction } from '../../language/grammar.js';
import { type Setting, settingsIn } from '../../language/setting-sentence.js';
import { fold, isAmong, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome } from '../../matching/outcome.js';
import { entryOf, readable } from '../../matching/page-index.js';

/** What sets the property; undefined where nothing does, and where nothing is given: no column is called so, or its cell is not edited in place. */
export function saidProperty(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const isGiving = giving.test(clause.text);
  for (const setting of scene.among ? [] : settingsIn(clause.text)) {
    const said = isGiving || ofColumn(setting, scene) ? saidAgain(setting) : undefined;
    if (said === undefined || fold(said) === fold(clause.text)) continue;
    const [set, ...others] = parseInstruction(said);
    const outcome = set && others.length === 0 ? ground(set, scene) : undefined;
    if (
      outcome?.kind === 'steps' &&
      (isGiving ? isCalledSo(outcome, setting, scene) : outcome.phase?.kind === 'cell')
    )
      return explaining(outcome, clause.text);
  }
  return undefined;
}

/** "Give it a width of 40 cm", "the title "Lake"", "a 4 second fade": what the words behind the article are is clear. */
const giving =
  /^(?:please )?give .+ (?:an?|the) (?:(?:\p{L}+ ){1,3}(?:of .+|["“].+["”])|\d[\d.,]* ?-?\p{L}+ \p{L}+)$/iu;

/** A field that is filled in is called by the property; what is opened first will have to be. */
function isCalledSo(
  { steps: [step], phase }: Extract<Outcome, { kind: 'steps' }>,
  { property = '' }: Setting,
  { index }: Scene,
): boolean {
  const field = entryOf(step?.ref ?? '', index);
  return (
    phase !== undefined ||
    (field !== undefined &&
      wordsOf(property).every((word) => field.evidence.some(({ words }) => isAmong(word, words))))
  );
}

function saidAgain({ record, property, value, was }: Setting): string | undefined {
  return property === undefined || record === '' || value === '' || was !== undefined
    ? undefined
    : `Set the ${property} of ${record} to ${value.replace(/^(?<many>\d\S*)[ -](?<unit>second|minute|hour|day|week|month|year)$/, '$<many> $<unit>s')}`;
}

/** The title of a column says just this. */
function ofColumn({ property = '' }: Setting, { index }: Scene): boolean {
  return index.entries.some(
    ({ node }) => node.role === 'columnheader' && fold(node.name || readable(node)) === fold(property),
  );
}
