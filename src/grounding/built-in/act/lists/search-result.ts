/**
 * "Search for X and open the first result": what the search has brought up, narrowed to it, or says what was searched for. The first line of
 * another list is no result, whether the results have not come yet or have closed again.
 */
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { type Clause, tokensInOrder } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import { type Entry, entryOf, isInside, type PageIndex, readable } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the clause comes to among the results of the search just done; undefined where it speaks of none, or all of the page is new. */
export function searchResult(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { before, index, among } = scene;
  const used = scene.last ?? scene.gone;
  if (!before || among || !used || !/^(?:click|open|select|check|goal)$/.test(clause.verb)) return undefined;
  // What sorts or narrows the results stands beside them.
  if (/^(?:sort|order|arrange|filter)(?: by)?$/.test(clause.said)) return undefined;
  const said = tokensInOrder(clause.readings);
  if (!said.some(isResult) || !searches(used)) return undefined;
  // "Page 3 of the results" is turned to beside them.
  if (said.some(({ kind, lower }) => kind === 'word' && lower === 'page')) return undefined;
  if (before.snapshot.url !== index.snapshot.url) return undefined;
  const fresh = freshEntries(scene);
  const typed = [used, ...index.actionable].find(
    (entry) => searches(entry) && (entry.node.value ?? '') !== '',
  );
  const text = fold(typed?.node.value ?? '');
  const named = new Set(before.entries.map(({ node }) => nameOf(node)));
  const isSaid = (node: SnapshotNode): boolean => text !== '' && fold(readable(node)).includes(text);
  const isOfSearch = (entry: Entry): boolean => {
    const record = recordOf(entry);
    const line = record ?? entry;
    if (isInside(used, line)) return false;
    // What is only drawn anew was there before.
    if (fresh.has(entry) && (isSaid(line.node) || !named.has(nameOf(entry.node)))) return true;
    const lines = linesOf(record?.parent?.node);
    return (
      record !== undefined &&
      ((lines.length > 0 && lines.every((each) => isSaid(each))) || isNarrowed(record.parent, before))
    );
  };
  const outcome = ground(clause, { ...scene, among: isOfSearch });
  return outcome.kind === 'steps' || outcome.kind === 'ambiguous'
    ? outcome
    : {
        kind: 'none',
        looked: `what the search has brought up, for "${clause.text}"`,
        nearest: [],
        final: true,
      };
}

function isResult({ kind, lower }: Token): boolean {
  return kind === 'word' && /^(?:results?|matches|match|hits?)$/.test(lower);
}

/** The field of a search, or the button that sends it off. */
function searches({ node, evidence }: Entry): boolean {
  return (
    node.role === 'searchbox' ||
    node.inputType === 'search' ||
    evidence.some(({ words }) =>
      words.some(({ text }) => /^(?:search\w*|find|filter\w*|query|go)$/.test(text)),
    )
  );
}

/** Some of its lines were there before, and are not now. */
function isNarrowed(list: Entry | undefined, before: PageIndex): boolean {
  const was = list?.node.ref === undefined ? undefined : entryOf(list.node.ref, before);
  return linesOf(list?.node).length < linesOf(was?.node).length;
}

function linesOf(list: SnapshotNode | undefined): readonly SnapshotNode[] {
  return (list?.children ?? []).filter(({ hidden }) => hidden === undefined);
}

function nameOf(node: SnapshotNode): string {
  return `${node.role} ${node.name || node.text || readable(node)}`;
}
