/** "Press Convert next to it", "click Check beside it": the one of several that stands by what the step before was done to. */
import { type Clause, spell } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fieldRoles } from '../../language/types.js';
import { lookUp, type Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import { recordOf } from '../../matching/relations.js';
import { wantClick } from '../../matching/wants.js';

const CONFIDENCE = 0.85;

/** How a clause ends that means a place by what was used last. */
const tail =
  / (?:(?:right |just |directly )?(?:next to|beside|alongside|by|behind|after|near)|(?:to|on) the (?:right|left) of|under|below|underneath|above|belonging to) (?:it|this|that|that one|this one|(?:the|that|this) (?:field|box|input))$/;

/** The click on it; undefined for a clause that ends otherwise, and where nothing, or more than one, stands by the last element. */
export function besideLast(clause: Clause, scene: Scene): Outcome | undefined {
  const { last, index } = scene;
  if (!last || !/^(?:click|press|goal)$/.test(clause.verb)) return undefined;
  const target = clause.readings.find((reading) => reading.target)?.target ?? [];
  const said = ` ${target.map(({ kind, lower }) => (kind === 'word' ? lower : '\u0000')).join(' ')}`;
  const length = tail.exec(said)?.[0].trim().split(' ').length ?? 0;
  if (length === 0 || length >= target.length) return undefined;
  const named = target.slice(0, -length);
  const fitting = calledSo(named, last, scene);
  const found = nearest(fitting, last, index);
  return found
    ? { kind: 'steps', steps: [stepOn(found, 'click', { confidence: CONFIDENCE })], explained: spell(target) }
    : undefined;
}

/** What can be clicked and is called just so. */
function calledSo(named: readonly Token[], last: Entry, scene: Scene): Entry[] {
  const among = (entry: Entry): boolean =>
    entry !== last &&
    !isInside(entry, last) &&
    entry.node.disabled !== true &&
    !fieldRoles.has(entry.node.role);
  const found = lookUp(named, wantClick, { ...scene, last: undefined, among });
  const exact = found.ranked.filter((each) => each.exact).map(({ entry }) => entry);
  return exact.length > 0 ? exact : found.kind === 'found' ? [...found.entries] : [];
}

/**
 * The only one in the smallest part of the page that holds one. A part with other fields has to be a line of its own, or the one that is
 * meant stands directly behind what was used: otherwise it may as well be for another field.
 */
function nearest(fitting: readonly Entry[], last: Entry, index: PageIndex): Entry | undefined {
  for (const around of ancestorsOf(last)) {
    const inside = fitting.filter((entry) => isInside(entry, around));
    const [only, ...others] = inside;
    if (!only) continue;
    if (others.length > 0) return undefined;
    const isAlone = !below(index, around).some(
      (entry) => entry !== last && entry.actionable && fieldRoles.has(entry.node.role),
    );
    const between = index.actionable.filter(({ order }) => order > last.order && order < only.order);
    const isNext = only.order > last.order && between.length === 0;
    const isPart =
      around === recordOf(last) || /^(?:group|form|row|listitem|article)$/.test(around.node.role);
    return isAlone || isNext || isPart ? only : undefined;
  }
  return undefined;
}
