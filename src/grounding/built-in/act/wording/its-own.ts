/**
 * "Hover the message and click its delete icon": what is its own lies in the row or card that was used last, or came up for it. The "Delete" of
 * another part of the page is none of it.
 */
import { type Clause, tokensInOrder } from '../../language/clause.js';
import { fold } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { Outcome } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';

/** What the clause comes to in the record that was used last; undefined for a clause that says nothing of "its", or where no record was used. */
export function itsOwn(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  const { before, index, last, among } = scene;
  const record = last && recordOf(last);
  if (!before || !record || among || !uses.test(clause.verb)) return undefined;
  const [first, second] = tokensInOrder(clause.readings);
  const whose = clause.verb === 'goal' ? second : first;
  if (whose?.kind !== 'word' || !/^(?:its|his|her)$/.test(whose.lower)) return undefined;
  // Another page is all about it.
  if (before.snapshot.url !== index.snapshot.url || /^(?:tab|link|menuitem|option)$/.test(last.node.role))
    return undefined;
  const fresh = freshEntries(scene);
  const isIts = (entry: Entry): boolean =>
    isInside(entry, record) ||
    entry === record ||
    fresh.has(entry) ||
    wasOff(entry, before) ||
    isAbout(record, entry, index);
  const outcome = ground(clause, { ...scene, among: isIts });
  const refs = outcome.kind === 'steps' ? outcome.steps.flatMap(({ ref }) => ref ?? []) : [];
  const used = refs.flatMap((ref) => entryOf(ref, index) ?? []);
  return (outcome.kind === 'steps' && used.every(isIts)) ||
    outcome.kind === 'ambiguous' ||
    outcome.kind === 'done'
    ? outcome
    : { kind: 'none', looked: `${clause.text}, in what was used last`, nearest: [], final: true };
}

const uses = /^(?:click|dblclick|rightClick|hover|check|uncheck|toggle|expand|collapse|open|goal)$/;

/** It could not be used before the step. */
function wasOff({ node }: Entry, before: PageIndex): boolean {
  const was = node.ref === undefined ? undefined : entryOf(node.ref, before);
  return was?.node.disabled === true && node.disabled !== true;
}

/** It stands under a title that the record says, too: the message that is open beside the list. */
function isAbout(record: Entry, entry: Entry, index: PageIndex): boolean {
  const said = ` ${fold(readable(record.node))} `;
  for (const part of [...ancestorsOf(entry)].slice(0, PART_LEVELS)) {
    if (isInside(record, part)) return false;
    const titles = below(index, part).filter(({ node }) => node.role === 'heading');
    if (titles.some(({ node }) => node.name !== '' && said.includes(` ${fold(node.name)} `))) return true;
  }
  return false;
}

/** So far up from a control the title of its part is looked for. */
const PART_LEVELS = 4;
