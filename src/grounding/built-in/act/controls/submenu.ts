/**
 * "Add the song to the playlist Rainy Days", where the menu of the song offers "Add to playlist ▸": what the item does not say is an item of the
 * menu that opens behind it.
 */
import { type Clause, spell } from '../../language/clause.js';
import { isPronoun } from '../../language/references.js';
import { contentOf, fold, isAmong, type Word } from '../../language/words.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { type Outcome, stepOn } from '../../matching/outcome.js';
import { type Entry, isInside, mentionsOf } from '../../matching/page-index.js';
import { shownBy } from '../../matching/plain-controls.js';

const CONFIDENCE = 0.82;

/** The click on the one item that opens a menu and says a part of what is wanted, the verb among it if there is one; the rest has to be said behind it. */
export function submenuOpened(
  items: readonly Entry[],
  wanted: readonly Word[],
  clause: Clause,
): Extract<Outcome, { kind: 'steps' }> | undefined {
  const [verb] = clause.verb === 'goal' || clause.said === 'assign' ? wanted : [];
  const found = items.flatMap((item) => {
    const shown = wordsIn(item);
    const rest = wanted.filter((word) => !isAmong(word, shown));
    const isIt = opensMore(item) && saysNoMore(item, wanted) && (!verb || isAmong(verb, shown));
    return isIt && rest.length > 0 && item.node.disabled !== true ? [{ item, rest }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(only.item, 'click', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: {
      kind: 'menu',
      opener: `${only.item.node.role} "${only.item.node.name}"`,
      wanted: only.rest.map(({ text }) => text),
      isBehind: true,
    },
  };
}

/** "Export the drawing as PDF" in a menu with "Export as ▸": what it is done to is what the page is about, and the rest stands behind that item. */
export function submenuFor(looked: string, clause: Clause, scene: Scene): Outcome | undefined {
  const [, verb, object = '', rest = ''] =
    /^(\p{L}+) (?:(?:the|this|my|an?|our) (\p{L}+) |it )?((?:as|to|into|by|via|with) .+)$/u.exec(looked) ??
    [];
  if (verb === undefined) return undefined;
  const isAbout = contentOf(object).every(
    (word) =>
      /^(?:file|document|page|image|selection|project)$/.test(word.stem) ||
      mentionsOf(word, scene.index).size > 0,
  );
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter((entry) => fresh.has(entry) && entry.node.hidden === undefined);
  return isAbout
    ? (submenuOpened(items, contentOf(`${verb} ${rest}`), { ...clause, verb: 'goal' }) ??
        pointedAt([verb, rest], { clause, fresh }))
    : undefined;
}

/** Nothing says that "Export" opens a menu of its own: it is pointed at, which does nothing else. */
function pointedAt(
  [verb, rest]: readonly [string, string],
  { clause, fresh }: { clause: Clause; fresh: ReadonlySet<Entry> },
): Extract<Outcome, { kind: 'steps' }> | undefined {
  const [item, ...others] = [...fresh].filter(
    (entry) =>
      /^(?:menuitem|listitem|link|button|generic)$/.test(entry.node.role) &&
      entry.node.ref !== undefined &&
      entry.node.hidden === undefined &&
      fold(shownBy(entry) || entry.node.name).replace(/\W+$/u, '') === fold(verb),
  );
  const wanted = contentOf(rest);
  if (!item || others.length > 0 || wanted.length === 0) return undefined;
  return {
    kind: 'steps',
    steps: [stepOn(item, 'hover', { confidence: CONFIDENCE })],
    explained: clause.text,
    phase: {
      kind: 'menu',
      opener: `"${shownBy(item)}"`,
      wanted: wanted.map(({ text }) => text),
      isBehind: true,
    },
  };
}

/** The items of a menu that say all that is wanted, and no more. */
export function itemsSaying(items: readonly Entry[], wanted: readonly Word[]): readonly Entry[] {
  const fitting = items.filter(
    (item) => saysNoMore(item, wanted) && wanted.every((word) => isAmong(word, wordsIn(item))),
  );
  return fitting.filter((item) => !fitting.some((other) => other !== item && isInside(other, item)));
}

/** Whether an item says something, and no word that is not wanted. */
export function saysNoMore(item: Entry, wanted: readonly Word[]): boolean {
  const shown = wordsIn(item);
  return shown.length > 0 && shown.every((word) => isAmong(word, wanted));
}

/** "Right-click cv.pdf and give it the label Important", "… and move it to Archive": in the menu that the step before has opened. */
export function givenInMenu(clause: Clause, scene: Scene): Outcome | undefined {
  const { target = [], value = [] } = clause.readings.findLast((reading) => reading.target) ?? {};
  const isAssigned = clause.verb === 'set' && clause.said === 'assign';
  if (!scene.before || !(clause.verb === 'goal' || isAssigned) || !target.some(isPronoun)) return undefined;
  const said = [...target, ...value].filter(
    (token, at) => !isPronoun(token) && !(at === 0 && token.lower === 'give'),
  );
  if (said.some(({ kind }) => kind === 'variable')) return undefined;
  const fresh = freshEntries(scene);
  const items = scene.index.actionable.filter((entry) => fresh.has(entry) && entry.node.hidden === undefined);
  const wanted = contentOf(`${isAssigned ? 'assign ' : ''}${spell(said)}`);
  return submenuOpened(items, wanted, clause);
}

const arrowAtEnd = /[▸▶►›»❯→]\s*$/u;

/** It says that it opens a menu, or shows the sign for that. */
function opensMore({ node, actionable }: Entry): boolean {
  if (actionable && node.role === 'generic') return arrowAtEnd.test(node.text ?? '');
  return (
    node.role.startsWith('menuitem') &&
    (node.hasPopup === 'menu' || node.hasPopup === 'true' || arrowAtEnd.test(node.name))
  );
}

function wordsIn({ evidence: [name] }: Entry): readonly Word[] {
  return contentOf(name?.text ?? '').filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
