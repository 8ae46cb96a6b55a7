/** Which of what a clause would do can narrow a list: its controls, and neither its lines nor what is drawn as a field. */
import type { Clause } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { contentOf, isOwner, isStopWord, wordLikeness, wordsOf } from '../../language/words.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { isInHead } from '../../matching/filter-row.js';
import { offersDeeds } from '../../matching/list-of-deeds.js';
import { ancestorsOf, type Entry, entryOf, type PageIndex } from '../../matching/page-index.js';
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

/** "Only the closed ones": "Show closed", "Include archived" add what is left out otherwise, and leave nothing out. */
export function showsBesides(outcome: Outcome, { text }: Clause, { index }: Scene): boolean {
  if (!/\b(?:only|just)\b/i.test(text)) return false;
  return targetsOf(outcome, index).some(
    ({ node }) => /^(?:checkbox|switch)$/.test(node.role) && besides.test(node.name),
  );
}

const besides =
  /^(?:also )?(?:show|display|include)\b(?!.*\bonly\b).*\b(?:archived|closed|completed|finished|done|deleted|hidden|inactive|disabled|cancell?ed|expired|past|resolved|sold(?: out)?)\b/i;

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

/** "Only the remote full-time jobs" are not all that "Full-time" leaves: each word but that for what is listed is said by what is chosen. */
export function leavesOut(
  target: readonly Token[],
  steps: readonly { ref?: string; arguments?: readonly string[] }[],
  { index }: Scene,
): boolean {
  const shown = steps.flatMap(({ ref, arguments: args = [] }) => {
    const entry = entryOf(ref ?? '', index);
    const around = entry ? [...ancestorsOf(entry)].slice(0, 3).map(({ node }) => node.name) : [];
    return [
      ...(entry?.evidence ?? []).flatMap(({ words }) => [...words]),
      ...[...args, ...around].flatMap((text) => [...wordsOf(text)]),
    ];
  });
  const left = target
    .filter(
      ({ kind, lower }) =>
        kind !== 'word' || !/^(?:only|just|all|those|what|have|has|status|now)$/.test(lower),
    )
    .flatMap(({ text }) => contentOf(text))
    .filter((word) => !shown.some((each) => wordLikeness(word, each) >= 0.9));
  return left.length > 1;
}

/** "My painting jobs", where a box says "My jobs": that one is asked for as well. */
export function leavesOwner(target: readonly Token[], outcome: Outcome, { index }: Scene): boolean {
  const isSaid = (text: string): boolean => wordsOf(text).some(isOwner);
  return (
    target.some(({ text }) => isSaid(text)) &&
    !targetsOf(outcome, index).some(({ node }) => isSaid(node.name)) &&
    index.actionable.some(
      ({ node: { role, name } }) => /^(?:checkbox|radio|switch|tab)$/.test(role) && isSaid(name),
    )
  );
}

function targetsOf(outcome: Outcome, index: PageIndex): readonly Entry[] {
  if (outcome.kind === 'done') return outcome.entries ?? [];
  return outcome.kind === 'steps' ? outcome.steps.flatMap(({ ref }) => entryOf(ref ?? '', index) ?? []) : [];
}
