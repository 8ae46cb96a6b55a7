/**
 * What a person looks into when the page shows nothing that a sentence speaks of: the menus of a menu bar, the other tabs, sections that are
 * folded up, the panel behind "Filters". Each is opened and put away again, and only when exactly one of them has it is it gone to and used.
 */
import type { Clause } from '../../language/clause.js';
import { withoutPlace } from '../../language/without-place.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import type { IntoPhase } from '../../matching/looked-places.js';
import { type Outcome, stepOn, stepOnPage } from '../../matching/outcome.js';
import { below, type Entry } from '../../matching/page-index.js';
import { fitIn, itemsIn, labelOf, menuTitles, saidOf } from './menu-items.js';
import { isOpenTitle } from '../../matching/plain-controls.js';
import { hiddenPlaces } from './hidden-places.js';
import { isUsable, sectionsOf, withoutInner } from './sections.js';

type Ground = (clause: Clause, scene: Scene) => Outcome;
/** The first place to look for what can be done to a record that is there. */
type Look = (clause: Clause, scene: Scene) => Outcome | undefined;

/** How the clause is carried out in what was opened. */
export interface Hands {
  ground: Ground;
  look: Look;
}

const CONFIDENCE = 0.8;

/** Most places that are looked into for one sentence. */
const MOST_PLACES = 9;

/** Opens the first of the places that there are for such a sentence; undefined where it is of no such kind, or the page has none. */
export function lookInto(
  clause: Clause,
  scene: Scene,
  isBegun: boolean,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  // A path says which menu: no other is looked into.
  if (clause.fresh === true) return undefined;
  if (
    !/^(?:goal|set|fill|check|uncheck|toggle|open|close|collapse|expand|select|click|search)$/.test(
      clause.verb,
    )
  )
    return undefined;
  const places = placesFor(clause, scene, isBegun);
  if (!places || places.found.length > MOST_PLACES) return undefined;
  const [first, ...left] = places.found;
  const { home } = places;
  return (
    first &&
    opened(first, {
      ...begun(places.of, !scene.before),
      left: left.map(labelOf),
      ...(home && { home: labelOf(home) }),
    })
  );
}

function begun(of: IntoPhase['of'], isFirst: boolean): Omit<IntoPhase, 'at' | 'left'> {
  return { kind: 'into', of, hits: [], spent: 0, ...(isFirst && { isFirst }) };
}

function placesFor(
  clause: Clause,
  scene: Scene,
  isBegun: boolean,
): { of: IntoPhase['of']; found: readonly Entry[]; home?: Entry } | undefined {
  const hidden = hiddenPlaces(clause, scene, isBegun);
  if (hidden && hidden.found.length <= MOST_PLACES) return { of: 'part', ...hidden };
  // A menu that the step before has brought up is the one that is meant.
  const isMenuUp = scene.before !== undefined && itemsIn(freshEntries(scene)).length > 1;
  const titles = saidOf(clause) && !isMenuUp ? menuTitles(scene.index) : [];
  return titles.length > 0 ? { of: 'menu', found: titles } : undefined;
}

function opened(
  place: Entry,
  phase: Omit<IntoPhase, 'at'>,
  forget?: number,
): Extract<Outcome, { kind: 'steps' }> {
  // What nothing marks as something to click may open under the pointer, and a click would bring nothing more.
  const isPlain = phase.of === 'menu' && !place.actionable;
  return {
    kind: 'steps',
    steps: [stepOn(place, isPlain ? 'hover' : 'click', { confidence: CONFIDENCE })],
    phase: {
      ...phase,
      at: labelOf(place),
      spent: phase.spent + 1,
      isPointed: isPlain ? true : undefined,
      isUnder: undefined,
    },
    ...(forget !== undefined && forget > 0 && { forget }),
  };
}

/** Goes on once a place was opened, or put away. */
export function intoPhase(phase: IntoPhase, scene: Scene, clause: Clause, hands: Hands): Outcome {
  if (phase.isOver) return refusal(phase, clause);
  if (phase.seen) {
    const shown = new Set(scene.index.entries.map(labelOf));
    const isThere = phase.seen.length > 0 && phase.seen.every((label) => shown.has(label));
    const isGone =
      !isThere || phase.isUnder === true || (phase.isAgain === true && isUnderPointer(phase, scene));
    if (isGone) return goneOn({ ...phase, seen: undefined, isAgain: undefined }, scene, clause);
    const opener = phase.isAgain ? undefined : placeCalled(phase.at, phase, scene);
    if (!opener) return refusal({ ...phase, isFirst: undefined }, clause);
    return {
      kind: 'steps',
      steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, isAgain: true, spent: phase.spent + 1 },
    };
  }
  return phase.of === 'menu' ? inOpenMenu(phase, scene, clause) : inOpenPart(phase, scene, clause, hands);
}

function inOpenMenu(was: IntoPhase, scene: Scene, clause: Clause): Outcome {
  const said = saidOf(clause);
  const fresh = itemsIn(freshEntries(scene));
  const items = fresh.length > 0 || was.sub !== undefined ? fresh : itemsUnder(was, scene);
  const isUnder = was.isPointed === true && was.sub === undefined && items.length > 0;
  const phase: IntoPhase = isUnder ? { ...was, isUnder } : was;
  const title =
    phase.isPointed && phase.sub === undefined && items.length === 0
      ? placeCalled(phase.at, phase, scene)
      : undefined;
  if (title)
    return {
      kind: 'steps',
      steps: [stepOn(title, 'click', { confidence: CONFIDENCE })],
      phase: { ...phase, isPointed: undefined, spent: phase.spent + 1 },
    };
  const top = phase.top ?? items.map(labelOf);
  if (!said) return refusal(phase, clause);
  const path = [phase.at, ...(phase.sub === undefined ? [] : [phase.sub])];
  const fit = fitIn(items, said, path, scene.index);
  if (fit.kind === 'so already') return putAway({ ...phase, top, isSo: true }, items);
  if (fit.kind === 'item') {
    if (phase.isSure || isOnly(phase))
      return {
        kind: 'steps',
        steps: [stepOn(fit.item, 'click', { confidence: CONFIDENCE })],
        explained: clause.text,
      };
    return putAway({ ...phase, top, hits: [...phase.hits, phase.at] }, items);
  }
  // Two items fit: which of them is meant nobody can tell.
  if (fit.kind === 'several') return putAway({ ...phase, top, left: [], hits: [phase.at, phase.at] }, items);
  // What closes or deletes something does so where it opens nothing: it is not tried by a click.
  const isPointed = phase.sub !== undefined && phase.isPointed === true && !said.isStrict;
  if (items.length === 0 && isPointed && phase.sub !== undefined) {
    const sub = scene.index.entries.find((item) => labelOf(item) === phase.sub);
    if (sub)
      return {
        kind: 'steps',
        steps: [stepOn(sub, 'click', { confidence: CONFIDENCE })],
        phase: { ...phase, isPointed: undefined, spent: phase.spent + 1 },
      };
  }
  if (fit.kind === 'leads' && phase.sub === undefined) {
    const isClicked = fit.isMarked && fit.item.actionable;
    return {
      kind: 'steps',
      steps: [stepOn(fit.item, isClicked ? 'click' : 'hover', { confidence: CONFIDENCE })],
      phase: {
        ...phase,
        top,
        sub: labelOf(fit.item),
        isPointed: isClicked ? undefined : true,
        spent: phase.spent + 1,
      },
    };
  }
  return putAway({ ...phase, top }, items);
}

/** A menu that hangs from its title as long as the pointer is on that: it goes when the pointer does. */
function isUnderPointer(phase: IntoPhase, scene: Scene): boolean {
  return phase.of === 'menu' && itemsUnder(phase, scene).length > 0;
}

/** The items of a menu that was open before its title was clicked. */
function itemsUnder(phase: IntoPhase, scene: Scene): readonly Entry[] {
  const title = placeCalled(phase.at, phase, scene);
  return title && isOpenTitle(title) ? itemsIn(below(scene.index, title)) : [];
}

/** What the other tab, the section or the panel shows is grounded like anything that stands on the page. */
function inOpenPart(phase: IntoPhase, scene: Scene, clause: Clause, hands: Hands): Outcome {
  const here: Scene = { index: scene.index, before: undefined, last: undefined };
  const plain = foundHere(clause, here, hands);
  const placed = /^(?:not|looked at)$/.test(plain.how) ? withoutPlace(clause, phase.at) : undefined;
  const inPlace = placed && foundHere(placed, here, hands);
  const { how, outcome } =
    placed && inPlace && inPlace.how !== 'not'
      ? { how: inPlace.how, outcome: { kind: 'instead', clauses: [placed] } as const }
      : plain;
  if ((phase.isSure || isOnly(phase)) && (how === 'done' || how === 'looked at')) return outcome;
  const hits =
    how === 'done'
      ? [...phase.hits, phase.at]
      : how === 'several'
        ? [...phase.hits, phase.at, phase.at]
        : phase.hits;
  const records = how === 'looked at' ? [...(phase.records ?? []), phase.at] : phase.records;
  return foldedAgain({ ...phase, hits, ...(records && { records }) }, scene, clause);
}

interface FoundHere {
  how: 'done' | 'several' | 'looked at' | 'not';
  outcome: Outcome;
}

function foundHere(clause: Clause, here: Scene, { ground, look }: Hands): FoundHere {
  const outcome = ground(clause, here);
  if (isGrounded(outcome, here, ground)) return { how: 'done', outcome };
  if (outcome.kind === 'ambiguous') return { how: 'several', outcome };
  const onRecord = look(clause, here);
  return onRecord?.kind === 'steps' ? { how: 'looked at', outcome: onRecord } : { how: 'not', outcome };
}

/** Whether something is done by it: what a clause is replaced by counts only where its first step is there. */
function isGrounded(outcome: Outcome, scene: Scene, ground: Ground): boolean {
  if (outcome.kind !== 'instead') return outcome.kind === 'steps';
  const [first] = outcome.clauses;
  const next = first && ground(first, scene);
  return next?.kind === 'steps' || next?.kind === 'instead';
}

/** The only place that there is: nothing else has to be looked into. */
function isOnly({ left, hits, spent, sub }: IntoPhase): boolean {
  return left.length === 0 && hits.length === 0 && spent <= (sub === undefined ? 1 : 3);
}

/** A tab gives way to the next one by itself; what unfolds or comes up is closed by what opened it. */
function foldedAgain(phase: IntoPhase, scene: Scene, clause: Clause): Outcome {
  const opener = placeCalled(phase.at, phase, scene);
  if (!opener || isSection(opener, scene.index)) return goneOn(phase, scene, clause);
  return {
    kind: 'steps',
    steps: [stepOn(opener, 'click', { confidence: CONFIDENCE })],
    phase: { ...phase, seen: [], spent: phase.spent + 1 },
  };
}

function isSection(entry: Entry, index: Scene['index']): boolean {
  const { open, others } = sectionsOf(index);
  return entry === open || others.includes(entry);
}

function putAway(phase: IntoPhase, items: readonly Entry[]): Outcome {
  const seen = phase.top ?? items.map(labelOf);
  const isDeep = phase.sub !== undefined;
  return {
    kind: 'steps',
    steps: isDeep
      ? [stepOnPage('press', ['Escape']), stepOnPage('press', ['Escape'])]
      : [stepOnPage('press', ['Escape'])],
    phase: {
      ...phase,
      seen,
      top: undefined,
      sub: undefined,
      isPointed: undefined,
      spent: phase.spent + (isDeep ? 2 : 1),
    },
  };
}

/** The next place; once all were looked into, the only one that has it. */
function goneOn(phase: IntoPhase, scene: Scene, clause: Clause): Outcome {
  const [next, ...left] = phase.left;
  if (next !== undefined) {
    const place = placeCalled(next, phase, scene);
    return place ? opened(place, { ...phase, left }) : refusal(phase, clause);
  }
  const [hit, ...others] = phase.hits.length > 0 ? phase.hits : (phase.records ?? []);
  if (hit === undefined && phase.isSo)
    return { kind: 'done', reason: 'its menu shows that it is so already' };
  const place =
    hit === undefined || others.length > 0 || phase.isSo ? undefined : placeCalled(hit, phase, scene);
  if (!place && phase.home !== undefined) {
    const home = placeCalled(phase.home, phase, scene);
    if (home) return opened(home, { ...phase, home: undefined, isOver: true });
  }
  return place
    ? opened(place, { ...phase, isSure: true, spent: 0, isFirst: undefined }, phase.spent)
    : refusal(phase, clause);
}

function placeCalled(label: string, { of }: IntoPhase, { index }: Scene): Entry | undefined {
  const called = (entry: Entry): boolean => labelOf(entry) === label;
  const { open, others: sections } = sectionsOf(index);
  const ways = of === 'part' ? [...sections, ...(open ? [open] : [])].filter(called) : [];
  const pool =
    of === 'menu'
      ? menuTitles(index).filter(called)
      : withoutInner(index.actionable.filter((entry) => isUsable(entry) && called(entry)));
  const [only, ...others] = ways.length > 0 ? ways : pool;
  return others.length === 0 ? only : undefined;
}

function refusal({ hits, isFirst, at }: IntoPhase, clause: Clause): Outcome {
  return {
    kind: 'none',
    looked: `${clause.text}, also in what had to be opened for it`,
    nearest: (hits.length > 1 ? hits : [at]).map((label) => ({
      ref: '',
      description: `what "${label}" opens`,
      score: 0,
      reason: hits.length > 1 ? 'it is not the only one that has it' : 'says something else',
    })),
    ...(isFirst && { undone: true }),
  };
}
