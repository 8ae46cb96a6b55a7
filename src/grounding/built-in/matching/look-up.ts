/** Finds the element of a target phrase for a verb: the plain look-up, and the one that falls back to text and containers. */
import type { KnownList } from './closed-lists.js';
import type { Token } from '../language/lexer.js';
import type { Match, Want } from './candidate.js';
import { matchLook } from './by-look.js';
import { spell } from '../language/clause.js';
import { parseLook } from './look-phrase.js';
import { match } from './match.js';
import { THRESHOLD } from './pick.js';
import { below, type Entry, isInside, type PageIndex } from './page-index.js';
import { boxesCalled, holdsSigns, partsBeforePlace, partsCalled, partSaying, signSaid } from './parts.js';
import { parsePhrase, type Phrase } from '../language/phrase.js';
import { wantText } from './wants.js';

/** What grounding a clause needs to know. */
export interface Scene {
  index: PageIndex;
  /** The page before the last steps, when there were any. */
  before: PageIndex | undefined;
  /** The element of the last step, if it is still there. */
  last: Entry | undefined;
  /** The same on the page before, where it has gone with the step: the item of a menu. */
  gone?: Entry;
  /** "The link inside": only what the last step brought up is meant. */
  among?: (entry: Entry) => boolean;
  /** What the drawn lists offer that were opened to be read. */
  lists?: readonly KnownList[];
}

/** Looks a target up among the elements a verb can be done to. */
export function lookUp(tokens: readonly Token[], want: Want, scene: Scene): Match {
  const found = match(parsePhrase(tokens), scene.index, placed(want, scene));
  return orByLook(onItsPart(found, tokens, scene), tokens, placed(want, scene), scene);
}

/** The same, and where only a plain box that takes the clicks on all that it holds says it, the item in it. */
export function lookUpItem(tokens: readonly Token[], want: Want, scene: Scene): Match {
  const found = lookUp(tokens, want, scene);
  const [outer] = found.kind === 'found' ? found.entries : [];
  const isDelegate = outer?.node.role === 'generic' && outer.node.clickable && outer.node.children.length > 1;
  return found.kind === 'found' && isDelegate ? innermost(found, tokens, scene) : found;
}

/** A key that is no node of the snapshot, of a box that is known by the text of all its keys: its middle is another key. */
function onItsPart(found: Match, tokens: readonly Token[], { index }: Scene): Match {
  const [outer, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !outer?.node.parts || others.length > 0) return found;
  const called = partsCalled(tokens, index).filter(({ parent }) => parent === outer);
  const keys = called.length > 0 ? called : partsBeforePlace(tokens, outer, index);
  if (keys.length === 1) return { ...found, entries: keys };
  if (!holdsSigns(outer)) return found;
  const sign = signSaid(tokens, outer, index);
  return sign.length === 1 ? { ...found, entries: sign } : { kind: 'none', ranked: found.ranked };
}

/** What no name says may be said by how it looks or where it stands. */
function orByLook(found: Match, tokens: readonly Token[], want: Want, { index }: Scene): Match {
  if (found.kind === 'found') return found;
  const phrase = parseLook(spell(tokens));
  if (!phrase) return found;
  const seen = matchLook(phrase, index, want);
  return seen.kind === 'none' || (seen.kind === 'ambiguous' && found.kind === 'ambiguous') ? found : seen;
}

function placed(want: Want, { last, among }: Scene): Want {
  const both = among && ((entry: Entry): boolean => among(entry) && (want.among?.(entry) ?? true));
  return { ...want, near: last, ...(both && { among: both }) };
}

/** The same, then among plain text, images and containers, which have to fit by their whole name. */
export function lookUpAnything(
  tokens: readonly Token[],
  want: Want,
  scene: Scene & { textToo?: boolean },
): Match {
  return onItsSign(onItsPart(lookUpWhole(tokens, want, scene), tokens, scene));
}

/** "The plus", of a box that is known by its minus, number and plus: the sign in it, and not its middle. */
function onItsSign(found: Match): Match {
  const [outer, ...others] = found.kind === 'found' ? found.entries : [];
  if (found.kind !== 'found' || !outer || others.length > 0 || outer.node.role !== 'generic') return found;
  const signs = found.ranked.filter(
    ({ entry }) => entry.actionable && isInside(entry, outer) && !/[\p{L}\d]/u.test(entry.node.name),
  );
  const [sign, ...more] = signs.map(({ entry }) => entry);
  return sign && more.length === 0 && !found.exact ? { ...found, entries: [sign] } : found;
}

function lookUpWhole(tokens: readonly Token[], want: Want, scene: Scene & { textToo?: boolean }): Match {
  const first = lookUp(tokens, want, scene);
  if (first.kind === 'found' && first.score >= 0.72) {
    const [entry] = first.entries;
    const isMore =
      !first.exact && scene.textToo !== false && entry !== undefined && first.entries.length === 1;
    if (isMore && boxesCalled(tokens, scene.index, entry).length > 0)
      return { kind: 'ambiguous', ranked: first.ranked };
    return innermost(first, tokens, scene);
  }
  if (first.kind === 'ambiguous' && (first.ranked[0]?.exact ?? false)) return first;
  const phrases: Phrase[] = parsePhrase(tokens);
  // No text is a button: where one is found, the texts of the whole page need not be looked through.
  if (first.kind === 'found' && phrases.every(isOfControls)) return first;
  const shown = placed(wantText, scene);
  const second = orByLook(match(phrases, scene.index, shown), tokens, shown, scene);
  const isPartial = second.kind === 'none' || (second.kind === 'found' && !second.exact);
  if (isPartial && first.kind === 'none' && scene.textToo !== false) {
    const [part, ...others] = partsCalled(tokens, scene.index, shown.among);
    if (part && others.length > 0) return { kind: 'ambiguous', ranked: second.ranked };
    if (part) return { kind: 'found', entries: [part], score: 0.86, exact: true, ranked: [] };
  }
  if (second.kind !== 'found') return first.kind === 'none' && second.kind === 'ambiguous' ? second : first;
  const refined = second.entries.map(
    (entry) => partSaying(entry, scene.index) ?? actionableOf(entry, scene.index),
  );
  if (refined.some((entry) => entry === undefined || (scene.textToo === false && !entry.actionable)))
    return first;
  const entries = refined as Entry[];
  const better = first.kind !== 'found' || second.score > first.score + 0.05;
  const clear =
    second.exact ||
    phrases.some(
      (phrase) =>
        phrase.literals.length > 0 ||
        phrase.ordinal !== undefined ||
        phrase.relation !== undefined ||
        phrase.edges !== undefined,
    ) ||
    second.score > 0.78;
  return better && clear ? { ...second, entries } : first;
}

/** What a phrase speaks of is a kind of element that can be acted on, and nothing else. */
function isOfControls({ words }: Phrase): boolean {
  return words.some(({ kind }) => /^(?:button|link|check ?box|radio(?: button)?)$/.test(kind ?? ''));
}

/**
 * A box that is known by nothing but what it holds is clicked on that part of it which is called just so: an item of a menu inside of
 * the item that opened it, say.
 */
function innermost(
  found: Extract<Match, { kind: 'found' }>,
  tokens: readonly Token[],
  scene: Scene,
): Extract<Match, { kind: 'found' }> {
  const [outer, ...others] = found.entries;
  if (!outer || others.length > 0 || found.exact || found.ranked[0]?.own.by?.kind !== 'content') return found;
  const among = (entry: Entry): boolean => isInside(entry, outer) && entry.node.ref !== undefined;
  const inner = match(parsePhrase(tokens), scene.index, { ...wantText, among });
  const isOne = inner.kind === 'found' && inner.exact && inner.entries.length === 1;
  return isOne ? { ...found, entries: inner.entries } : found;
}

/** What a person would click to click a node: itself, or the one link or button that it consists of; undefined when it has no handle. */
function actionableOf(entry: Entry, index: PageIndex): Entry | undefined {
  if (entry.actionable) return entry;
  if (entry.node.role === 'text') {
    for (let up = entry.parent; up; up = up.parent)
      if (up.node.ref !== undefined) return up.node.role === 'document' ? undefined : up;
    return undefined;
  }
  const inside = below(index, entry).filter((each) => each.actionable);
  if (inside.length === 1) return inside[0];
  if (entry.record && inside.length > 1) {
    const [link] = inside.filter((each) => each.node.role === 'link');
    if (
      link &&
      inside.filter((each) => each.node.role === 'link' && each.node.url !== link.node.url).length === 0
    )
      return link;
    const first = inside[0] as Entry;
    if (first.node.role === 'link' && first.order - entry.order <= 4) return first;
  }
  return entry.node.ref === undefined ? undefined : entry;
}

/** Several elements of a list, each by its own phrase; undefined when one of them is not clear. */
export function lookUpEach(
  parts: readonly (readonly Token[])[],
  want: Want,
  scene: Scene,
): { entry: Entry; score: number; exact: boolean }[] | undefined {
  const found: { entry: Entry; score: number; exact: boolean }[] = [];
  for (const part of parts) {
    const one = lookUp(part, want, scene);
    const [entry] = one.kind === 'found' ? one.entries : [];
    if (one.kind !== 'found' || !entry || one.score < THRESHOLD) return undefined;
    found.push({ entry, score: one.score, exact: one.exact });
  }
  return found;
}
