/** What is new on the page since the last step. */
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Clause } from '../language/clause.js';
import { fieldRoles } from '../language/types.js';
import type { Scene } from './look-up.js';
import { ancestorsOf, type Entry } from './page-index.js';

/** What is on the page now and was not before, by reference, or by role and name where references are not kept. */
export function freshEntries(scene: Scene): Set<Entry> {
  if (!scene.before) return new Set();
  const known = new Set<string>();
  const unseen = new Set<string>();
  for (const { node } of scene.before.entries) {
    const key = keyOf(node.ref, node.role, node.name || node.text);
    known.add(key);
    if (isUnseen(node)) unseen.add(key);
  }
  const isKnown = ({ node }: Entry): boolean => {
    const key = keyOf(node.ref, node.role, node.name || node.text);
    return node.role === 'document' || (known.has(key) && (isUnseen(node) || !unseen.has(key)));
  };
  const { entries } = scene.index;
  const redrawn = redrawnOf(
    entries.filter((entry) => !isKnown(entry)),
    scene,
  );
  const isOld = (entry: Entry): boolean => isKnown(entry) || redrawn.has(entry);
  const around = holdersOf(entries.filter((entry) => isOld(entry)));
  return new Set(entries.filter((entry) => !isOld(entry) && !around.has(entry)));
}

/** What was drawn anew with all around it: it has another reference, and as many that said the same are gone as there are now. */
function redrawnOf(unknown: readonly Entry[], { index, before }: Scene): ReadonlySet<Entry> {
  if (unknown.length === 0) return new Set();
  const refs = new Set(index.entries.map(({ node }) => node.ref));
  const gone = new Map<string, number>();
  for (const { node } of before?.entries ?? []) {
    const key = sayingOf(node);
    if (key === undefined || node.ref === undefined || node.ref.startsWith('x') || refs.has(node.ref))
      continue;
    gone.set(key, (gone.get(key) ?? 0) + 1);
  }
  if (gone.size === 0) return new Set();
  const now = new Map<string, Entry[]>();
  for (const entry of unknown) {
    const key = sayingOf(entry.node);
    if (key !== undefined && gone.has(key)) now.set(key, [...(now.get(key) ?? []), entry]);
  }
  return new Set([...now].flatMap(([key, all]) => (all.length <= (gone.get(key) ?? 0) ? all : [])));
}

/** What it is and says; undefined where it says nothing, or was not to be seen. */
function sayingOf(node: SnapshotNode): string | undefined {
  const text = node.name || (node.text ?? '');
  return text === '' || node.hidden !== undefined ? undefined : `${node.role} ${text}`;
}

/** It was there before, maybe as another element: drawn anew with all that is around it, it has another ref. */
export function wasThere({ node }: Entry, { before }: Scene): boolean {
  return (
    before?.entries.some(
      ({ node: was }) => was.role === node.role && was.name === node.name && was.text === node.text,
    ) === true
  );
}

/** A panel may be there all the time, seen through or cut off until it is asked for; what lies behind a dialog is no news when that closes. */
function isUnseen({ hidden }: SnapshotNode): boolean {
  return hidden === 'transparent' || hidden === 'clipped' || hidden === 'offscreen';
}

/** Plain boxes around what was there: with a message beside it, the whole page gets a box that the snapshot did not have before. */
function holdersOf(known: readonly Entry[]): Set<Entry> {
  const holders = new Set<Entry>();
  for (const { parent: first } of known)
    for (let holder = first; holder && !holders.has(holder); holder = holder.parent) holders.add(holder);
  for (const holder of holders)
    if (holder.node.role !== 'generic' || holder.node.name !== '') holders.delete(holder);
  return holders;
}

/** What is filled in behind a step that brought up fields goes into these: the scene narrowed to them; undefined where none came up. */
export function freshFields({ verb, at }: Clause, scene: Scene): Scene | undefined {
  const isLast = scene.last !== undefined && fieldRoles.has(scene.last.node.role);
  if (!/^(?:fill|type|set)$/.test(verb) || at !== undefined || !scene.before || isLast || scene.among)
    return undefined;
  const fresh = new Set(
    [...freshEntries(scene), ...enabled(scene)].filter(({ node }) => fieldRoles.has(node.role)),
  );
  return fresh.size === 0 ? undefined : { ...scene, among: (entry) => fresh.has(entry) };
}

/** What could not be used before the last step, and can be used since. */
function enabled({ index, before }: Scene): readonly Entry[] {
  const refs = new Set(
    before?.actionable.flatMap(({ node }) =>
      node.disabled === true || node.readonly === true ? (node.ref ?? []) : [],
    ),
  );
  if (refs.size === 0) return [];
  return index.actionable.filter(
    ({ node }) => refs.has(node.ref ?? '') && node.disabled !== true && node.readonly !== true,
  );
}

/** "Edit the address and change it to x": the one field that came up takes it, and none that stood there before. */
export function ofItself(clause: Clause, { index, among }: Scene): Clause | undefined {
  if (!/^(?:set|change|update|replace|edit|fill|type|enter)$/.test(clause.said)) return undefined;
  const isIt = clause.readings.some(
    ({ target, value }) =>
      value !== undefined && target?.length === 1 && target[0]?.kind === 'word' && target[0].lower === 'it',
  );
  const [field, ...others] = isIt ? index.actionable.filter((entry) => among?.(entry) === true) : [];
  return field?.node.ref === undefined || others.length > 0
    ? undefined
    : {
        ...clause,
        readings: clause.readings.flatMap(({ value }) => (value ? [{ value }] : [])),
        at: field.node.ref,
      };
}

function keyOf(ref: string | undefined, role: string, name: string | undefined): string {
  return ref !== undefined && !ref.startsWith('x') ? ref : `${role} ${name ?? ''}`;
}

/**
 * Of what is new only what appeared nearest to the element used last: the list below a search field, and not the notice that came up
 * elsewhere meanwhile. All that is new where it is not known where the element is.
 */
export function freshBeside(scene: Scene): Set<Entry> {
  const fresh = freshEntries(scene);
  const field = scene.last?.node.box;
  if (!field) return fresh;
  const roots = [...fresh].flatMap((entry) => {
    const { box } = entry.node;
    return entry.parent && fresh.has(entry.parent) ? [] : box ? [{ entry, gap: gapTo(box, field) }] : [];
  });
  const nearest = Math.min(...roots.map(({ gap }) => gap));
  const near = new Set(
    roots.filter(({ gap }) => gap <= Math.min(nearest + SAME_LIST, BESIDE)).map(({ entry }) => entry),
  );
  return new Set([...fresh].filter((entry) => [entry, ...ancestorsOf(entry)].some((each) => near.has(each))));
}

/** Items that a list is new with, one by one, lie below each other. In CSS pixels. */
const SAME_LIST = 300;

/** What is farther away belongs to something else. In CSS pixels. */
const BESIDE = 400;

type Box = NonNullable<Entry['node']['box']>;

/** The distance between two boxes, in CSS pixels. */
function gapTo(a: Box, b: Box): number {
  const across = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const down = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(across, down);
}
