/** The attributes of a fingerprint, how each is compared, and what each weighs. Pure; the choice is similarity.ts. */
import type { Fingerprint, Target } from '../contract/locator-data.js';
import { foldCounts, foldText, looksGenerated, wordOverlap } from './wording.js';

/**
 * Weights of the attributes. Similo gives 1.5 to what identifies (tag, name, id, text, neighbours) and 0.5 to the rest.
 * Ours keep that proportion and give more to what only fingerprints of ours have: the accessible name, the test id, the record.
 * On the mutated pages of `tests/unit/cues/similarity.spec.ts` the gates of similarity.ts decide far more than the numbers do;
 * Similo's position and size are left out, because they differ between machines and made no difference to a single case there.
 */
export const weights = {
  name: 3,
  role: 1,
  tag: 0.5,
  type: 0.5,
  testId: 2.5,
  id: 1.5,
  label: 1,
  placeholder: 1,
  href: 1.5,
  text: 0.5,
  classes: 0.5,
  heading: 1,
  container: 2.5,
  neighbours: 1,
  path: 0.5,
} as const satisfies Record<string, number>;

/**
 * How much of what was recorded is found in a live element, 0..1: the weighted mean over the attributes that were recorded.
 * An attribute that only the live element has says nothing.
 */
export function similarity(recorded: Fingerprint, live: Fingerprint): number {
  let sum = 0;
  let total = 0;
  for (const [attribute, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
    const score01 = comparers[attribute](recorded, live);
    if (score01 === undefined) continue;
    sum += weight * score01;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

type Comparer = (recorded: Fingerprint, live: Fingerprint) => number | undefined;

/** How much of an attribute is found again: each gives 0..1, or undefined when there is nothing recorded to compare. */
export const comparers: Readonly<Record<keyof typeof weights, Comparer>> = {
  name: (a, b) => (nameOf(a) === '' ? undefined : textSimilarity(nameOf(a), nameOf(b))),
  role: (a, b) => (a.role === b.role ? 1 : 0.5),
  tag: (a, b) => (a.tag === b.tag ? 1 : 0),
  type: (a, b) => (a.type === undefined ? undefined : Number(a.type === b.type)),
  testId: (a, b) => (a.testId === undefined ? undefined : textSimilarity(spell(a.testId), spell(b.testId))),
  id: (a, b) => (!a.id || looksGenerated(a.id) ? undefined : textSimilarity(spell(a.id), spell(b.id))),
  label: (a, b) => similarIfStated(a.label, b.label),
  placeholder: (a, b) => similarIfStated(a.placeholder, b.placeholder),
  href: (a, b) => (a.href === undefined ? undefined : segmentSimilarity(a.href, b.href)),
  text: (a, b) => similarIfStated(a.text, b.text),
  classes: (a, b) => {
    const [one, other] = [given(a.classes), given(b.classes)];
    return one.length === 0 ? undefined : shareOf(one, other);
  },
  heading: (a, b) => similarIfStated(a.heading, b.heading),
  container: (a, b) => similarIfStated(a.container, b.container),
  neighbours: (a, b) => {
    const stated = [0, 1].filter((side) => foldText(a.neighbours?.[side] ?? '') !== '');
    if (stated.length === 0) return undefined;
    const scores = stated.map((side) =>
      textSimilarity(a.neighbours?.[side] ?? '', b.neighbours?.[side] ?? ''),
    );
    return scores.reduce((one, other) => one + other, 0) / scores.length;
  },
  path: (a, b) =>
    a.path === undefined ? undefined : a.path === b.path ? 1 : 0.9 * pathSimilarity(a.path, b.path ?? ''),
};

/** How alike two texts are, 0..1: shared words, or shared pairs of letters where a word was only inflected or misspelt. */
export function textSimilarity(one: string, other: string): number {
  const [a, b] = [foldCounts(one), foldCounts(other)];
  if (a === b) return 1;
  if (a === '' || b === '') return 0;
  const letters = shareOf(pairsOf(a), pairsOf(b));
  return Math.max(wordOverlap(a, b), letters > 0.7 ? letters : 0);
}

function similarIfStated(one: string | undefined, other: string | undefined): number | undefined {
  return one === undefined || foldText(one) === '' ? undefined : textSimilarity(one, other ?? '');
}

/** Segments of an address in common, from the front; ids count half. */
function segmentSimilarity(one: string, other: string | undefined): number {
  if (one === other) return 1;
  const [a, b] = [one, other ?? ''].map((href) => (href.split(/[?#]/)[0] ?? '').split('/').filter(Boolean));
  if (!a || !b || a.length === 0) return 0;
  const shared = a.filter((segment, index) => segment === b[index]).length;
  return (0.9 * shared) / Math.max(a.length, b.length);
}

/** Share of tags that two paths have in common, 0..1, without positions: wrapping and moving leave most of it. */
function pathSimilarity(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.replace(/:nth\(\d+\)/g, '').split('>'));
  return a && b ? shareOf(a, b) : 0;
}

/**
 * What agrees around two elements of one name, apart from their record: heading, classes, both neighbours, the kind of place.
 * One page shows one record in several regions (a list of open documents beside the documents), each with its "close".
 */
export function corroboration(recorded: Fingerprint, live: Fingerprint): number {
  const agreeing = [
    !!recorded.heading && comparers.heading(recorded, live) === 1,
    (comparers.classes(recorded, live) ?? 0) > 0.5,
    comparers.neighbours(recorded, live) === 1,
    !!recorded.path && !!live.path && pathSimilarity(recorded.path, live.path) >= 0.8,
  ];
  return agreeing.filter(Boolean).length;
}

/** Dice coefficient of two lists as multisets. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  let shared = 0;
  for (const each of one) {
    const at = rest.indexOf(each);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_each, index) => text.slice(index, index + 2));
}

/** An identifier as words: `saveProfile-btn` → `save profile btn`. */
function spell(identifier: string | undefined): string {
  return (identifier ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_.:]+/g, ' ');
}

/** The classes that people gave. */
export function given(classes: readonly string[] | undefined): string[] {
  return (classes ?? []).filter((name) => !looksGenerated(name));
}

/** What a person calls the element: its name, or its text where it has no name. */
export function nameOf(fingerprint: Fingerprint): string {
  return fingerprint.name.trim() || (fingerprint.text ?? '');
}

/**
 * Whether more than its name was needed to find an element when it was recorded, because the page had others of that name.
 * What it stood under is then what tells it from them.
 */
export function isOneOfSeveral({ candidates }: Target): boolean {
  return !candidates.some(
    ([step, ...more]) =>
      more.length === 0 &&
      step !== undefined &&
      (step.by === 'testId' ||
        step.by === 'label' ||
        step.by === 'placeholder' ||
        step.by === 'text' ||
        (step.by === 'role' && step.name !== undefined)),
  );
}

/** Whether what seems to name the record is only the label of the element itself: a field in a box of its own. */
export function isOwnLabel(fingerprint: Fingerprint): boolean {
  const container = foldCounts(fingerprint.container ?? '');
  return (
    container !== '' &&
    [fingerprint.name, fingerprint.label].some((own) => foldCounts(own ?? '') === container)
  );
}
