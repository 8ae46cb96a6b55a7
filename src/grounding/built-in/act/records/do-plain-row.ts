/** "Open the message from Ann", where the page marks no row as something to click: the row is clicked, and the page has to answer. */
import { type Clause, spell } from '../../language/clause.js';
import { contentOf, fold, wordLikeness, wordsOf } from '../../language/words.js';
import { plainRecord } from './record-target.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, type Phase, stepOn } from '../../matching/outcome.js';
import { below, type Entry, isInside, type PageIndex, readable } from '../../matching/page-index.js';

const CONFIDENCE = 0.7;

/** The click on the row that a clause describes; undefined where it describes none that is as plain. */
export function plainRowOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  // What one goes to or follows is a link.
  const isContext = clause.verb === 'rightClick';
  if (!isContext && !/^(?:open|click)$/.test(clause.verb)) return undefined;
  if (!isContext && !/^(?:open|click|tap|hit|press)\b/.test(clause.said)) return undefined;
  const record = plainRecord(clause, scene);
  if (record && isByMeaningOnly(clause, record)) return undefined;
  const row = record && (namedInside(record, clause, scene.index) ?? record);
  return row
    ? {
        kind: 'steps',
        steps: [stepOn(row, isContext ? 'rightClick' : 'click', { confidence: CONFIDENCE })],
        // What a row says is what it is called.
        explained: readable(row.node),
        phase: { kind: 'plain row', shown: readable(row.node).slice(0, 60) },
      }
    : undefined;
}

/** "Click Delete" is not the line "Trash": a line is called by what it says, and some word has to be just that. */
function isByMeaningOnly({ readings }: Clause, record: Entry): boolean {
  const target = readings.findLast((reading) => reading.target)?.target ?? [];
  const shown = wordsOf(`${record.node.name} ${readable(record.node)}`);
  const said = contentOf(spell(target)).filter((word) =>
    shown.some((each) => wordLikeness(word, each) >= 0.9),
  );
  return (
    said.length > 0 &&
    target.every(({ kind }) => kind === 'word') &&
    !said.some((word) => shown.some((each) => wordLikeness(word, each) > 0.9))
  );
}

/** The part of a record that is called just so: of the bed with two plants the one that is said. */
function namedInside(record: Entry, { readings }: Clause, index: PageIndex): Entry | undefined {
  const name = fold(spell(readings.findLast(({ target }) => target)?.target ?? []).replaceAll('"', ''));
  const called = below(index, record).filter(
    ({ node }) => node.ref !== undefined && node.hidden === undefined && fold(readable(node)) === name,
  );
  const inner = called.find((entry) => !called.some((other) => other !== entry && isInside(other, entry)));
  // The name of a line is a part of it; what stands beside others of its kind is one of them.
  const kind = inner?.node.classes?.join(' ');
  const isOneOfSeveral = record.node.children.some(
    (child) => child !== inner?.node && child.classes?.join(' ') === kind,
  );
  return kind !== undefined && isOneOfSeveral ? inner : undefined;
}

/** A click that nothing on the page answers was on nothing that can be opened. */
export function plainRowPhase(
  { shown }: Extract<Phase, { kind: 'plain row' }>,
  { before, index }: Scene,
): Outcome {
  const isSame = before !== undefined && lookOf(before) === lookOf(index);
  return isSame
    ? {
        kind: 'cannot-tell',
        looked: shown,
        reason: 'nothing on the page changed when it was clicked, and nothing marks it as something to click',
      }
    : { kind: 'done', reason: 'the page has answered the click' };
}

/** All that is shown, with the states and classes; where it stands does not count. */
function lookOf({ snapshot }: PageIndex): string {
  return JSON.stringify([snapshot.url, snapshot.root], (key, value: unknown) =>
    /^(?:ref|box|focused|hidden)$/.test(key) ? undefined : value,
  );
}
