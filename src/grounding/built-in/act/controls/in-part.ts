/**
 * The place at the end of a clause, where nothing that is meant says its words: the kind of a part that the page draws of plain boxes
 * ("in the tree", "in the calendar", "in the dialog" that came up), or another page of the application ("in the preferences").
 */
import { type Clause, type ClauseReading, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { fold } from '../../language/words.js';
import { bareOf } from '../../matching/alike.js';
import { freshEntries } from '../../matching/fresh.js';
import type { Scene } from '../../matching/look-up.js';
import { explaining, type Outcome, stepOn } from '../../matching/outcome.js';
import {
  ancestorsOf,
  below,
  type Entry,
  entryOf,
  isInside,
  type PageIndex,
  readable,
} from '../../matching/page-index.js';
import { popupBox } from '../../matching/overlay.js';
import { inLandmark } from '../../matching/landmarks.js';
import { calendarsOn } from '../calendars/calendars.js';
import { arrowBefore } from './tree-arrow.js';

/** Verbs whose target lies in a place, and is not brought there. */
const placeable =
  /^(?:click|dblclick|rightClick|hover|open|expand|collapse|check|uncheck|toggle|set|fill|type|select|clear)$/;

const leading = /^(?:in|inside|within|on|from|of|using|via|through)$/;

/** Most words of a place. */
const MAX_WORDS = 4;

/** What the clause comes to in the only part of that kind; undefined where it names no kind, or the page has no such part or several. */
export function inDrawnPart(
  clause: Clause,
  scene: Scene,
  ground: (clause: Clause, scene: Scene) => Outcome,
): Outcome | undefined {
  if (clause.verb === 'press') return pressedInDialog(clause, scene);
  const said = placeOf(clause, leading);
  const isText = clause.verb === 'goal' && isWithText(clause);
  if (!said || scene.among || !(placeable.test(clause.verb) || isText)) return undefined;
  const isWithin = isText ? partTitled(said.place, scene) : partCalled(said.place, scene);
  if (!isWithin) return undefined;
  const part = { ...scene, among: isWithin };
  // What is unfolded in a tree is said to be opened.
  const unfolded =
    clause.verb === 'open' && nameOf(said.place) === 'tree'
      ? ground({ ...said.clause, verb: 'expand', said: 'expand' }, part)
      : undefined;
  const outcome = unfolded?.kind === 'steps' ? unfolded : ground(said.clause, part);
  if (outcome.kind === 'ambiguous') return outcome;
  if (outcome.kind !== 'steps') return undefined;
  // Not every way to ground a clause keeps to a part.
  const isOutside = ({ ref }: { ref?: string }): boolean => {
    const entry = ref === undefined ? undefined : entryOf(ref, scene.index);
    return entry !== undefined && !isWithin(entry);
  };
  if (outcome.steps.some(isOutside)) return undefined;
  return explaining(outcome, `${outcome.explained ?? ''} using ${spell(said.place)}`);
}

/** The other page of the application that a clause says it is done on, opened first; undefined where it names none, or is on it. */
export function onOtherPage(clause: Clause, { index }: Scene): Outcome | undefined {
  const said = placeOf(clause, /^(?:in|inside|within|on|under)$/);
  if (!said || !(placeable.test(clause.verb) || clause.verb === 'goal')) return undefined;
  const whole = nameOf(said.place);
  const name = whole.replace(/^(?:section|tab|page) | (?:page|tab|section|view|screen)$/, '');
  const [entry, ...others] = index.actionable.filter(
    (each) => (isCalled(each, whole) || isCalled(each, name)) && leadsOn(each),
  );
  // "On page 2" is no "2" of whatever else is numbered.
  if (!entry || others.length > 0 || (/^\d+$/.test(name) && !isCalled(entry, whole))) return undefined;
  if (isHere(entry, name, index)) return { kind: 'instead', clauses: [said.clause] };
  // "Add it on the wishlist" brings something there; and a goal may be no control of what is folded away.
  if (clause.verb === 'goal' && (!clause.placed || isFolded(entry))) return undefined;
  const [verb, went] = isFolded(entry) ? (['expand', 'expand'] as const) : (['click', 'go to'] as const);
  return { kind: 'instead', clauses: [opening(entry, verb, went), said.clause] };
}

/** "Click Details in the Invoices tab", "switch the lamp off in Night" of the views "Day" and "Night": that is opened first, whatever the open one has by that name. */
export function inOtherTab(clause: Clause, { index }: Scene): Outcome | undefined {
  if (!placeable.test(clause.verb) && clause.verb !== 'goal') return undefined;
  const said =
    placeOf(clause, /^(?:in|inside|within|on|under)$/) ??
    placeOf(clause, /^(?:in|inside|within|on|under)$/, 'value');
  if (!said) return undefined;
  const name = nameOf(said.place);
  const bare = name.replace(/^tab | tab$/, '');
  const [tab, ...others] = index.actionable.filter(
    (entry) =>
      (entry.node.role === 'tab' || isViewButton(entry)) && (isCalled(entry, bare) || isCalled(entry, name)),
  );
  if (!tab || others.length > 0) return undefined;
  const isOpen = tab.node.selected ?? tab.node.checked;
  if (isOpen === undefined || (isOpen && tab.node.role === 'tab')) return undefined;
  // "In the kitchen" may be said of a card as well: only where nothing else says so is it the tab.
  const isSaidElsewhere = (): boolean =>
    index.entries.some(
      (entry) =>
        entry !== tab &&
        ` ${fold(textOf(entry))} `.includes(` ${bare} `) &&
        !isInside(entry, tab) &&
        !isInside(tab, entry),
    );
  if (bare === name && isSaidElsewhere()) return undefined;
  return {
    kind: 'instead',
    clauses: isOpen ? [said.clause] : [opening(tab, 'click', 'go to'), said.clause],
  };
}

/** One of a row of buttons of which one is on, and no field of a form: what is shown depends on it. */
function isViewButton({ node, parent }: Entry): boolean {
  const row = parent?.node.role === 'radiogroup' ? parent.node.children : [];
  return (
    node.role === 'radio' &&
    node.tag === 'button' &&
    node.checked !== undefined &&
    row.every(({ role }) => role === 'radio') &&
    row.some(({ checked }) => checked === true)
  );
}

/** The clause that opens a page, a tab or a section. */
function opening(entry: Entry, verb: 'expand' | 'click', said: string): Clause {
  const text = textOf(entry);
  return {
    verb,
    said,
    readings: [{ target: [{ kind: 'quoted', text, lower: text.toLowerCase(), start: 0, end: 0 }] }],
    text: `${said} ${text}`,
  };
}

/** "Press Delete in the dialog": the button of that name in what came up, and no key. */
function pressedInDialog({ readings, text }: Clause, scene: Scene): Outcome | undefined {
  const { value, target, destination } = readings.at(-1) ?? {};
  const place = target ?? destination;
  const isWithin = value && place && dialogKinds.test(nameOf(place)) ? partCalled(place, scene) : undefined;
  const name = fold(value && isWithin ? valueOf(value) : '');
  const [only, ...others] = scene.index.actionable.filter(
    (entry) =>
      isWithin?.(entry) && /^(?:button|link|generic)$/.test(entry.node.role) && isCalled(entry, name),
  );
  return only && others.length === 0
    ? { kind: 'steps', steps: [stepOn(only, 'click', { confidence: 0.85 })], explained: text }
    : undefined;
}

/** The words of the place at the end of the target, or of the value, and the clause without them. */
function placeOf(
  clause: Clause,
  prepositions: RegExp,
  part: 'target' | 'value' = 'target',
): { place: readonly Token[]; clause: Clause } | undefined {
  let place: readonly Token[] | undefined;
  const readings = clause.readings.flatMap((reading): ClauseReading[] => {
    const target = reading[part] ?? [];
    const at = target.findLastIndex(({ kind, lower }) => kind === 'word' && prepositions.test(lower));
    const words = target.slice(at + 1);
    const isNamed = words.every(({ kind, text }) => kind === 'word' || text === '#');
    if (at < 1 || words.length === 0 || words.length > MAX_WORDS || !isNamed) return [];
    // "The first on this page and the last on page 2": each has a place of its own.
    const first = target.findIndex(({ kind, lower }) => kind === 'word' && prepositions.test(lower));
    if (target.slice(first, at).some(({ lower }) => lower === 'and')) return [];
    if (place && spell(place) !== spell(words)) return [];
    place = words;
    return [{ ...reading, [part]: target.slice(0, at) }];
  });
  return place && { place, clause: { ...clause, readings } };
}

function nameOf(place: readonly Token[]): string {
  return fold(spell(place[0]?.lower === 'the' ? place.slice(1) : place));
}

/** Whether something lies in the part that is called by its kind alone: "the tree", "the calendar", "the dialog". */
function partCalled(place: readonly Token[], scene: Scene): ((entry: Entry) => boolean) | undefined {
  const kind = nameOf(place);
  if (dialogKinds.test(kind)) {
    const isMarked = scene.index.entries.some(({ node }) => /^(?:alert)?dialog$/.test(node.role));
    const fresh = isMarked ? new Set<Entry>() : freshEntries(scene);
    if (fresh.size > 0) return (entry) => fresh.has(entry);
    const box = isMarked ? undefined : popupBox(scene.index);
    return box && ((entry) => isInside(entry, box));
  }
  const isThere = inLandmark(kind, scene.index);
  if (isThere) return isThere;
  const parts =
    kind === 'tree'
      ? scene.index.entries.filter((entry) => isFoldedList(entry) || hasArrows(entry, scene.index))
      : kind === 'calendar'
        ? calendarsOn(scene).map(({ root }) => root)
        : kind === 'table' || kind === 'grid'
          ? scene.index.entries.filter(({ node }) => /^(?:table|grid|treegrid)$/.test(node.role))
          : [];
  const outer = parts.filter((part) => !parts.some((other) => other !== part && isInside(part, other)));
  const [only, ...others] = outer;
  return only && others.length === 0 ? (entry) => entry === only || isInside(entry, only) : undefined;
}

/** "Send the message "Hello"": what is done has a text that is typed first. */
function isWithText({ readings: [reading] }: Clause): boolean {
  return (reading?.target ?? []).some(({ kind }) => kind === 'quoted');
}

/** Whether something lies in the smallest part with a field under the one heading of that name, where no other heading is. */
function partTitled(place: readonly Token[], { index }: Scene): ((entry: Entry) => boolean) | undefined {
  const [title, ...others] = index.entries.filter(
    (entry) =>
      entry.node.role === 'heading' && entry.node.hidden === undefined && isCalled(entry, nameOf(place)),
  );
  if (!title || others.length > 0) return undefined;
  for (const around of [...ancestorsOf(title)].slice(0, 3)) {
    const inside = below(index, around);
    if (inside.some((entry) => entry !== title && entry.node.role === 'heading')) return undefined;
    if (inside.some(({ node }) => /^(?:textbox|combobox)$/.test(node.role)))
      return (entry) => isInside(entry, around);
  }
  return undefined;
}

const dialogKinds =
  /^(?:dialog|dialogue|dialog box|popup|pop-up|pop up|modal|box|window|prompt|confirmation|overlay)$/;

/** A list of which an item begins with the sign that unfolds it. */
function isFoldedList({ node }: Entry): boolean {
  if (!/^(?:tree|list)$/.test(node.role)) return false;
  return (
    node.role === 'tree' ||
    node.children.some((item) => {
      const [first] = item.children;
      const sign = first && (first.text ?? first.name).trim();
      return /^[▸▹►▶▷▾▿▼▽⊞⊟+−-]$/u.test(sign ?? '') || item.expanded !== undefined;
    })
  );
}

/** Lines of which several have an arrow in front that is drawn and has no name. */
function hasArrows(entry: Entry, index: PageIndex): boolean {
  if (!/^(?:list|generic|group)$/.test(entry.node.role) || entry.node.children.length < 2) return false;
  const lines = below(index, entry).filter(({ parent, record }) => parent === entry && record);
  return lines.filter((line) => typeof arrowBefore(line, index) === 'object').length > 1;
}

/** A link, a tab or an item among others of its make leads to a page; a single button does something. */
function leadsOn(entry: Entry): boolean {
  const { node, parent } = entry;
  if (node.hidden === 'behind-dialog' || node.hidden === 'inert') return false;
  if (isFolded(entry) || (/^(?:term|heading)$/.test(node.role) && node.clickable === true)) return true;
  if (!/^(?:link|tab|menuitem|treeitem|listitem|generic)$/.test(node.role)) return false;
  const holder = parent?.node.role === 'listitem' ? parent.parent : parent;
  const beside = (holder?.node.children ?? []).flatMap((each) =>
    each.role === 'listitem' && node.role !== 'listitem' ? each.children : [each],
  );
  return beside.filter(({ role, tag }) => role === node.role && tag === node.tag).length > 1;
}

/** A section that is folded away under its title. */
function isFolded({ node }: Entry): boolean {
  return node.expanded === false && node.hasPopup === undefined && /^(?:button|generic)$/.test(node.role);
}

function isCalled(entry: Entry, name: string): boolean {
  return plainly(bareOf(textOf(entry))) === plainly(name);
}

/** "Section #2" and "section # 2" are one name. */
function plainly(text: string): string {
  return fold(text).replaceAll(/\s*#\s*/g, ' #');
}

function textOf({ node }: Entry): string {
  return (node.name || (node.text ?? '') || readable(node)).trim();
}

/** The page is called so, or the entry says that it is the one that is open. */
function isHere({ node }: Entry, name: string, index: PageIndex): boolean {
  return (
    node.selected === true ||
    index.entries.some(
      (each) => each.node.role === 'heading' && fold(each.node.name || readable(each.node)) === name,
    )
  );
}
