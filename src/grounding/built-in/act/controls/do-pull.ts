/** Drags by a distance and pulls larger or smaller: "drag the circle 100 pixels to the right", "make the box wider". */
import { ABOUT, ROUGHLY } from '../../../../contract/action.js';
import type { SnapshotNode } from '../../../../contract/snapshot.js';
import { type Pull, pullOf, type Way } from '../../language/amounts.js';
import type { Clause } from '../../language/clause.js';
import { tokenize } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { failed, type Outcome, stepOn } from '../../matching/outcome.js';
import { isDrawnShape } from '../../matching/by-look.js';
import type { Match, Want } from '../../matching/candidate.js';
import { type Entry, isInside } from '../../matching/page-index.js';

/** How far something is dragged where only the direction is said, CSS pixels. */
const SOME_PIXELS = 30;

/** How far something is pulled where only the direction is said, CSS pixels. */
const ABOUT_PIXELS = 50;

const wantMoved: Want = {
  anything: true,
  fit: ({ role }) => (/^(?:document|iframe|text)$/.test(role) ? 0 : 1),
};

/** What such a clause comes to; undefined for any other. */
export function pullOutcome(clause: Clause, scene: Scene): Outcome | undefined {
  if (!/^(?:drag|goal|set)$/.test(clause.verb)) return undefined;
  const pull = pullOf(clause.text);
  if (!pull) return undefined;
  if (pull.kind === 'drag' && isAbout(pull)) return draggedAlong(pull, clause, scene);
  const isResized = pull.kind === 'resize';
  const object = tokenize(pull.object);
  const want: Want = isResized ? { ...wantMoved, among: ({ node }) => node.resizable === true } : wantMoved;
  const found = (isResized ? onlyResizable(pull.object, scene) : undefined) ?? lookUp(object, want, scene);
  if (found.kind !== 'found') return failed(found, pull.object);
  const [entry, ...others] = found.entries;
  const box = entry?.node.box;
  if (!entry || !box || others.length > 0 || entry.node.ref === undefined)
    return { kind: 'none', looked: pull.object, nearest: [] };
  const args = [pixelsOf(pull.x, box.width), pixelsOf(pull.y, box.height)];
  if (isResized && isAbout(pull)) args.push(ABOUT);
  return {
    kind: 'steps',
    steps: [stepOn(entry, isResized ? 'resizeBy' : 'dragBy', { args, confidence: found.score })],
    ranked: found.ranked,
    // The reading of such a sentence holds each of its words.
    explained: clause.text,
  };
}

/** A drawn shape, or what says that it can be dragged, and has no place in a list: a little way, where nothing more is said. */
function draggedAlong({ object, x, y }: Pull, { text }: Clause, scene: Scene): Outcome | undefined {
  const found = onlyFree(object, scene) ?? lookUp(tokenize(object), wantMoved, scene);
  const [entry, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !entry || others.length > 0 || !isFree(entry)) return undefined;
  const args = [...[x, y].map(({ sign }) => String(sign * SOME_PIXELS)), ROUGHLY];
  return {
    kind: 'steps',
    steps: [stepOn(entry, 'dragBy', { args, confidence: found.score })],
    ranked: found.ranked,
    explained: text,
  };
}

/** "The item": the one thing that can be dragged. */
function onlyFree(object: string, { index }: Scene): Match | undefined {
  if (!/^(?:the|this) (?:item|shape|object|thing|figure|element)$/i.test(object)) return undefined;
  const [only, ...others] = index.entries.filter((entry) => entry.node.hidden === undefined && isFree(entry));
  return only && others.length === 0
    ? { kind: 'found', entries: [only], score: 0.9, exact: false, ranked: [] }
    : undefined;
}

function isFree(entry: Entry): boolean {
  const { node, parent } = entry;
  if (node.ref === undefined) return false;
  if (isDrawnShape(entry)) return true;
  return (
    node.draggable === true &&
    parent?.children.some((each) => each.node !== node && each.node.draggable === true) !== true
  );
}

/** "The box", "the area": of no name and no kind that would tell, and so the one that can be resized; inner ones lie in it. */
function onlyResizable(object: string, { index }: Scene): Match | undefined {
  const isField = /^(?:the|this) text ?(?:area|box|field)$/i.test(object);
  if (
    !isField &&
    !/^(?:the|this) (?:box|area|element|rectangle|panel|window|div|block|container)$/i.test(object)
  )
    return undefined;
  const all = index.entries.filter(
    ({ node }) =>
      node.resizable === true &&
      (!isField || isTextArea(node)) &&
      node.ref !== undefined &&
      node.hidden === undefined,
  );
  const outer = all.filter((entry) => !all.some((other) => other !== entry && isInside(entry, other)));
  const [only, ...others] = all.filter(
    (entry) => !all.some((other) => other !== entry && isInside(other, entry)),
  );
  return only && others.length === 0 && outer.length === 1
    ? { kind: 'found', entries: [only], score: 0.9, exact: false, ranked: [] }
    : undefined;
}

/** A field, or what is drawn around just that for a handle of its own. */
function isTextArea({ tag, children }: SnapshotNode): boolean {
  const fields = children.filter(({ role }) => fieldRoles.has(role));
  return tag === 'textarea' || (fields.length === 1 && fields.every((field) => field.tag === 'textarea'));
}

function isAbout({ x, y }: Pull): boolean {
  return x.pixels === undefined && y.pixels === undefined;
}

/** Without a number a third of what there is, when it gets smaller, and never more than when it gets larger. */
function pixelsOf({ sign, pixels }: Way, extent: number): string {
  const about = sign < 0 ? Math.min(ABOUT_PIXELS, Math.round(extent / 3)) : ABOUT_PIXELS;
  return String(sign === 0 ? 0 : sign * (pixels ?? about));
}
