/** Which of what a clause would do can narrow a list: its controls, and neither its lines nor what is drawn as a field. */
import { isStopWord } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { isInHead } from '../../matching/filter-row.js';
import { offersDeeds } from '../../matching/list-of-deeds.js';
import { type Entry, entryOf } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What stands in one line of a list narrows none, whatever it opens; nor does a list of what is done to the lines. */
export function narrowsNothing(outcome: Outcome, { index }: Scene): boolean {
  return (
    outcome.kind === 'steps' &&
    outcome.steps.some(({ ref }) => {
      const entry = entryOf(ref ?? '', index);
      return (
        entry !== undefined &&
        (offersDeeds(entry) || (!isInHead(entry) && recordOf(entry)?.node.role === 'row'))
      );
    })
  );
}

/** What filters is a control: a click on one of the rows that are filtered does not. */
export function isOfControls(outcome: Outcome, scene: Scene): boolean {
  if (outcome.kind !== 'steps') return true;
  return outcome.steps.every((step) => {
    const entry = scene.index.entries.find((each) => each.node.ref === step.ref);
    return (
      entry === undefined ||
      (entry.actionable &&
        !/^(?:cell|gridcell|row|rowheader|columnheader)$/.test(entry.node.role) &&
        !isBoxOfLine(entry))
    );
  });
}

/** The box of one of the lines that are filtered is called by all that its line says; the box of a filter by a few words. */
function isBoxOfLine({ node, evidence: [name] }: Entry): boolean {
  const said = (name?.words ?? []).filter((word) => !isStopWord(word));
  return /^(?:checkbox|radio|link|treeitem)$/.test(node.role) && said.length > MOST_OF_FILTER;
}

/** Most words of the name of what filters. */
const MOST_OF_FILTER = 5;

/** What nothing marks as opening something is a choice itself, and no list of what is asked for. */
export function opensChoice(outcome: Outcome, { index }: Scene): boolean {
  return (
    outcome.kind === 'steps' &&
    outcome.steps.some(({ ref, method }) => {
      const node = entryOf(ref ?? '', index)?.node;
      const isField = method === 'click' && /^(?:textbox|searchbox)$/.test(node?.role ?? '');
      return (method === 'hover' || isField) && node?.hasPopup === undefined && node?.expanded === undefined;
    })
  );
}
