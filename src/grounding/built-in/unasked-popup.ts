/**
 * A pop-up that came by itself and lies over all that the sentence is about: it is closed first, as a person would, where it has one way to be
 * closed that says nothing else, holds nothing that was typed, and is not what the sentence speaks of.
 */
import type { Plan, PlanRequest } from '../../contract/plan.js';
import type { Snapshot, SnapshotNode } from '../../contract/snapshot.js';
import type { Cursor } from './cursor.js';
import { fieldRoles } from './language/types.js';
import { contentOf, fold, isAmong } from './language/words.js';
import { stepOn } from './matching/outcome.js';
import { crossesOn, popupBox } from './matching/overlay.js';
import { below, type Entry, indexOf, isInside, type PageIndex } from './matching/page-index.js';

const CONFIDENCE = 0.8;

/** Most controls of a box that is only in the way: more of them are a form or a page of its own. */
const MOST_CONTROLS = 6;

/** How a plan is made of the page without the pop-up, and what is handed on to the plan after it was closed. */
interface Ways {
  plan: (request: PlanRequest) => Plan;
  cursor: (request: PlanRequest) => Cursor;
}

/** The plan that closes it; undefined where the answer stands, or nothing would come of the sentence without the pop-up either. */
export function unaskedPopup(
  answer: Plan,
  request: PlanRequest,
  { plan, cursor }: Ways,
): Extract<Plan, { kind: 'found' | 'none' }> | undefined {
  if (answer.kind !== 'none' && answer.kind !== 'found') return undefined;
  const index = indexOf(request.snapshot);
  const covered = new Set(
    index.actionable.flatMap(({ node: { hidden, ref } }) => (hidden === 'covered' && ref ? [ref] : [])),
  );
  if (covered.size === 0 || (answer.kind === 'found' && !covered.has(answer.steps[0]?.ref ?? '')))
    return undefined;
  const popup = popupBox(index);
  const way = popup && wayOut(popup, index);
  if (!popup || !way || saysOf(popup, index, request.instruction)) return undefined;
  const bare = { ...request, snapshot: without(popup, request.snapshot) };
  const behind = plan(bare);
  const isThere = behind.kind === 'found' || (behind.kind === 'none' && behind.lastly !== undefined);
  if (!isThere) return undefined;
  const closing: Extract<Plan, { kind: 'found' }> = {
    kind: 'found',
    steps: [stepOn(way, 'click', { confidence: CONFIDENCE })],
    next: cursor(bare),
  };
  return behind.kind === 'found' || answer.kind === 'found' ? closing : { ...answer, lastly: closing };
}

/** The only cross of it, else the only button that says "no, thanks"; undefined where it is a form at work. */
function wayOut(popup: Entry, index: PageIndex): Entry | undefined {
  const controls = index.actionable.filter((entry) => isInside(entry, popup));
  const fields = controls.filter(({ node }) => fieldRoles.has(node.role));
  const isAtWork = fields.some(({ node }) => node.role !== 'textbox' || Boolean(node.value?.trim()));
  if (isAtWork || fields.length > 1 || controls.length > MOST_CONTROLS) return undefined;
  const crosses = crossesOn(index).filter((entry) => isInside(entry, popup));
  const ways =
    crosses.length > 0
      ? crosses
      : controls.filter(({ node }) => noThanks.test(fold(node.name || (node.text ?? ''))));
  const [way, ...others] = ways;
  return way && others.length === 0 ? way : undefined;
}

const noThanks =
  /^(?:no,? (?:thanks?|thank you)|not now|maybe later|later|dismiss|skip|close|remind me later)[.!]?$/;

const answering =
  /^(?:(?:please|click|press|hit|tap)(?: on)? )?(?:the )?["“]?(?:save|confirm|submit|send|apply|continue|next|done|finish|ok|okay|yes|no|cancel|close|accept|decline|go|agree|delete|remove)\b/i;

/** Whether the sentence names something of it, or a pop-up at all. */
function saysOf(popup: Entry, index: PageIndex, sentence: string): boolean {
  const said = contentOf(sentence);
  // "Save", "Confirm it": what is open is what these are about, though it says it in another word.
  if (said.length < 2 && answering.test(sentence.trim())) return true;
  if (/\b(?:pop-?ups?|dialog(?:ue)?s?|modals?|overlays?|banners?)\b/i.test(sentence)) return true;
  const shown = below(index, popup).flatMap(({ node }) => contentOf(`${node.name} ${node.text ?? ''}`));
  return said.some((word) => isAmong(word, shown));
}

/** The page once it is gone: nothing is covered by it any more. */
function without(popup: Entry, snapshot: Snapshot): Snapshot {
  const kept = (node: SnapshotNode): SnapshotNode => {
    const { hidden, ...rest } = node;
    return {
      ...rest,
      ...(hidden !== undefined && hidden !== 'covered' && { hidden }),
      children: node.children.filter((child) => child !== popup.node).map(kept),
    };
  };
  return { ...snapshot, root: kept(snapshot.root) };
}
