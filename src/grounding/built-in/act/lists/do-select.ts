/** Clauses that choose: native selects, list boxes, radio groups, menus, and comboboxes that open first. */
import { asBoxes } from './chosen-box.js';
import type { Match, Want } from '../../matching/candidate.js';
import { type Clause, type ClauseReading, eachTarget, spell, valueOf } from '../../language/clause.js';
import type { Token } from '../../language/lexer.js';
import { type Scene, lookUp, lookUpAnything, lookUpEach, lookUpItem } from '../../matching/look-up.js';
import { clickedIn } from './do-sort.js';
import { allBox } from '../controls/all-box.js';
import { areNamed } from '../controls/do-state.js';
import { explaining, type Outcome, failed, stepOn } from '../../matching/outcome.js';
import { boxBeside, menuOf, says } from '../../matching/opener.js';
import { below, type Entry } from '../../matching/page-index.js';
import { splitThings } from '../../language/listed-things.js';
import { chooseFrom } from '../controls/do-choose.js';
import { putInto } from '../controls/put.js';
import { pathClauses, pathOf } from '../../matching/menu-path.js';
import { treeOf } from '../controls/list-levels.js';
import {
  bestOptions,
  chooseInside,
  holdsOne,
  isPutAway,
  nativeOutcome,
  oneOnly,
  optionNear,
  optionSteps,
  withoutKind,
} from '../controls/do-option.js';
import { isFieldOfElse } from '../../matching/search-of-else.js';
import { isPlainDay } from '../../matching/plain-day.js';
import { leadsElsewhere } from '../../matching/surroundings.js';
import { wantChooser, wantClick, wantHeader, wantOption } from '../../matching/wants.js';
import { heldByOthers } from '../controls/same-option.js';
import { fold, type Word, wordLikeness, wordsOf } from '../../language/words.js';

/** "Select Y from X", "select Y". */
export function selectClause(clause: Clause, page: Scene): Outcome {
  const scene = clause.said === 'sort by' ? { ...page, among: sorts(page) } : page;
  const path = pathOf(clause);
  const inTree = path && treeOf(path, clause, scene);
  if (inTree) return chooseFrom(inTree.field, inTree.value, { confidence: inTree.score, scene, clause });
  if (path) return { kind: 'instead', clauses: pathClauses(path, clause, scene) };
  const whole = clause.readings.find((reading) => reading.target);
  const all = listOfAll(whole?.target ?? [], scene);
  if (all) return nativeOutcome(all, (whole?.target ?? []).slice(0, 1), { confidence: 0.9, clause });
  const every = allBox(whole?.target ?? [], scene);
  if (every && !every.node.checked) {
    const step = stepOn(every, 'check', { confidence: 0.9 });
    return { kind: 'steps', steps: [step], explained: spell(whole?.target ?? []) };
  }
  let best: { entry: Entry; reading: ClauseReading; score: number; value: number } | undefined;
  let refused: { found: Match; reading: ClauseReading } | undefined;
  for (const [at, reading] of clause.readings.entries()) {
    if (!reading.destination || !reading.value) continue;
    const any = lookUp(reading.destination, wantChooser, scene);
    const list = any.kind === 'ambiguous' ? lookUp(reading.destination, wantList, scene) : any;
    const found = list.kind === 'found' && list.exact ? list : any;
    const [entry, ...others] = found.kind === 'found' ? found.entries : onlyOf(found, reading.value, scene);
    const isExact = found.kind !== 'found' || found.exact;
    // "The photo of the bridge": a picture is no list that a photo is chosen from.
    if (entry?.node.role === 'img' && entry.node.hasPopup === undefined) continue;
    if (entry && isKindOnDay(reading.value, entry)) continue;
    if (entry && isFieldOfElse(entry, reading.destination, isExact ? 1 : found.score)) continue;
    if (others.length === 0 && entry && (isExact || !isPlainButton(entry))) {
      const score = found.kind === 'found' ? found.score : (found.ranked[0]?.score ?? 0);
      const value = score - at * 0.01 + (holdsOption(entry, reading.value, scene) ? 0.3 : 0);
      if (!best || value > best.value) best = { entry, reading, score, value };
    } else refused ??= { found, reading };
  }
  const direct = whole?.target ? chosenDirectly(whole.target, clause, scene) : undefined;
  // The option of a list that is closed is no option yet: the list is opened for it.
  const [exact] = direct?.kind === 'steps' ? (direct.ranked ?? []) : [];
  const sure = exact?.exact === true && !isShutOption(exact.entry);
  const holds = best !== undefined && holdsOption(best.entry, best.reading.value ?? [], scene);
  if (
    best &&
    !sure &&
    /^(?:date|time|month|week|datetime-local|number|range|color)$/.test(best.entry.node.inputType ?? '')
  )
    return putInto(best.entry, best.reading.value ?? [], { confidence: best.score, clause, scene });
  if (best && (holds || !sure)) {
    const outcome = chooseFrom(best.entry, best.reading.value ?? [], {
      confidence: best.score,
      scene,
      clause,
    });
    if (outcome.kind !== 'none') return outcome;
    const opened = openedFor(clause, scene, best.entry);
    if (opened) return opened;
    if (direct === undefined || direct.kind === 'none') return outcome;
  }
  const opened = best || sure ? undefined : openedFor(clause, scene, undefined);
  if (opened) return opened;
  if (direct && direct.kind !== 'none') return direct;
  const near = clause.said === 'answer' ? optionNear(clause, scene) : undefined;
  if (near) return near;
  if (refused && refused.found.kind === 'ambiguous')
    return failed(refused.found, spell(refused.reading.destination ?? []));
  if (refused?.reading.destination && refused.found.kind === 'none' && refused.reading.value) {
    return failed(
      refused.found,
      `${spell(refused.reading.destination)}, to choose ${spell(refused.reading.value)} from`,
    );
  }
  return (
    (direct?.kind === 'none' ? namedTogether(clause, scene) : undefined) ??
    direct ?? { kind: 'none', looked: clause.text, nearest: [] }
  );
}

/** A button that does not say that it opens anything: only where it is called just so is something chosen from it. */
function isPlainButton({ node }: Entry): boolean {
  return node.role === 'button' && node.hasPopup === undefined && node.expanded === undefined;
}

/** An option that nobody sees, of a list that is drawn. */
function isShutOption(entry: Entry): boolean {
  return entry.node.role === 'option' && entry.node.tag !== 'option' && isPutAway(entry);
}

/** "The extra large size", "size XL": the option and the list in one name, where a list is called just so. */
function namedTogether(clause: Clause, scene: Scene): Outcome | undefined {
  const target = withoutKind(clause.readings.find((reading) => reading.target)?.target ?? []);
  if (clause.readings.some((reading) => reading.destination)) return undefined;
  for (let at = 1; at < target.length; at += 1) {
    const [front, back] = [target.slice(0, at), target.slice(at)];
    for (const [list, option] of [
      [back, front],
      [front, back],
    ] as const) {
      const found = lookUp(list, wantList, scene);
      const isCalledSo = found.kind === 'found' && (found.exact || isOpenedFor(found));
      const [entry, ...others] = isCalledSo ? found.entries : drawnOf(found);
      if (entry && others.length === 0)
        return chooseFrom(entry, option, { confidence: found.ranked[0]?.score ?? 0, scene, clause });
    }
  }
  return undefined;
}

/** "Choose a level": a drawn list whose name says all of the noun, and what it is opened for. */
function isOpenedFor({ entries: [entry], ranked }: Extract<Match, { kind: 'found' }>): boolean {
  return (
    entry?.node.hasPopup === 'listbox' && entry.node.options === undefined && ranked[0]?.own.leftShare === 0
  );
}

/** Of lists that are called alike the one that has the option, or the drawn one of a pair. */
function onlyOf(found: Match, value: readonly Token[], scene: Scene): Entry[] {
  const drawn = drawnOf(found);
  if (drawn.length > 0 || found.kind !== 'ambiguous') return drawn;
  // Little behind the best, it is called alike.
  const least = (found.ranked[0]?.score ?? 0) - 0.05;
  const holding = found.ranked.filter((each) => each.score >= least && holdsOption(each.entry, value, scene));
  return holding.length === 1 ? holding.map(({ entry }) => entry) : [];
}

/** Of a native list and the drawn one that stands for it, in one wrapper, the drawn one. */
function drawnOf({ kind, ranked }: Match): Entry[] {
  const [one, other, third] = ranked;
  if (kind !== 'ambiguous' || !one?.exact || !other?.exact || third?.exact) return [];
  if (one.entry.parent !== other.entry.parent) return [];
  const drawn = [one.entry, other.entry].filter(({ node }) => node.options === undefined);
  return drawn.length === 1 ? drawn : [];
}

/** The one text above the cells of a grid that says just this, where nothing says that it is a header. */
function plainHeader(name: string, { index }: Scene): Entry | undefined {
  const grids = index.entries.filter(({ node }) => /^(?:grid|treegrid|table)$/.test(node.role));
  const heads = grids.flatMap((grid) => {
    const inside = below(index, grid);
    const end = inside.findIndex(({ node }) => /^(?:cell|gridcell|columnheader)$/.test(node.role));
    return inside
      .slice(0, Math.max(0, end))
      .filter(({ node }) => node.role === 'generic' && fold(node.text ?? '') === fold(name));
  });
  return heads.length === 1 ? heads[0] : undefined;
}

/** A link of a navigation leads to another page, and sorts nothing; no more does a field that a value is typed into, or a box that narrows. */
function sorts({ among, index }: Scene): (entry: Entry) => boolean {
  const names = index.actionable.flatMap(({ node }) => (node.role === 'button' ? [node.name] : []));
  return (entry) =>
    (among?.(entry) ?? true) &&
    !leadsElsewhere(entry) &&
    !/^(?:textbox|searchbox|spinbutton|slider|checkbox|switch)$/.test(entry.node.role) &&
    // What each line has does something with the line: "Run now" of a job, beside the title "Runs".
    !(entry.node.role === 'button' && names.filter((name) => name === entry.node.name).length > 1);
}

/** A list that an option is chosen from, and nothing that does something else when it is opened. */
const wantList: Want = {
  fit: (node, entry) =>
    entry.actionable &&
    // The hidden twin of a list that is drawn may not pass on what is chosen in it.
    (node.hidden === undefined ||
      node.hidden === 'offscreen' ||
      node.hidden === 'covered' ||
      // The input of a drawn list may be there for keys only, and lets what it lies on be seen.
      (node.hidden === 'transparent' && node.tag === 'input' && node.hasPopup === 'listbox')) &&
    (/^(?:combobox|listbox)$/.test(node.role) || node.hasPopup === 'listbox' || node.options !== undefined)
      ? 1
      : 0,
};

/** "The lesson on 17 June", a thing by its kind alone: a day offers times, and no lessons. */
function isKindOnDay(value: readonly Token[], entry: Entry): boolean {
  if (!isPlainDay(entry)) return false;
  const [word, ...others] = value.filter(({ lower }) => !/^(?:the|an?|my|our)$/.test(lower));
  return others.length === 0 && word?.kind === 'word' && /^\p{Ll}+$/u.test(word.text);
}

/** Confidence of a box that only the text beside it names. */
const LABELLED = 0.82;

/** What has the name before "menu", "list" and the like: pointed at or clicked, to see what it opens. */
function openedFor(clause: Clause, scene: Scene, not: Entry | undefined): Outcome | undefined {
  for (const { value, destination } of clause.readings) {
    const found = value && destination ? menuOf(destination, scene) : undefined;
    const [entry] = found?.entries ?? [];
    if (value && found && entry && entry !== not && !isKindOnDay(value, entry))
      return chooseFrom(entry, value, { confidence: found.score, scene, clause });
    const box = value && destination && !not ? boxBeside(destination, scene) : undefined;
    if (box && value)
      return explaining(
        chooseFrom(box, value, { confidence: LABELLED, scene, clause }),
        spell(destination ?? []),
      );
  }
  return undefined;
}

/** As {@link chooseDirectly}; but where it is said what is chosen from what, only something that says what is chosen will do. */
function chosenDirectly(target: readonly Token[], clause: Clause, scene: Scene): Outcome {
  const outcome = chooseDirectly(target, clause, scene);
  const values = clause.readings.flatMap(({ value, destination }) => (value && destination ? [value] : []));
  if (outcome.kind !== 'steps' || values.length === 0) return outcome;
  const isSaid = outcome.steps.every((step) => {
    const entry = scene.index.entries.find((each) => each.node.ref === step.ref);
    return (
      step.method === 'selectOption' ||
      (entry && values.some((value) => says(entry, valueOf(withoutKind(value)))))
    );
  });
  return isSaid ? outcome : { kind: 'none', looked: spell(target), nearest: [] };
}

/** A choice without saying from what: an option of a native select, a radio button, a tab, a menu item, anything by that name. */
function chooseDirectly(target: readonly Token[], clause: Clause, scene: Scene): Outcome {
  const header = clause.said === 'sort by' ? lookUp(target, wantHeader, scene) : undefined;
  if (header?.kind === 'found' && header.score >= 0.6)
    return optionSteps(
      { ...header, entries: header.entries.map((entry) => clickedIn(entry, scene)) },
      clause,
    );
  const words = header ? plainHeader(valueOf(withoutKind(target)), scene) : undefined;
  if (words) return { kind: 'steps', steps: [stepOn(words, 'click', { confidence: 0.8 })] };
  const found = lookUpItem(target, wantOption, scene);
  const list = splitThings(target);
  const each = list.length > 1 ? lookUpEach(list, wantOption, scene) : undefined;
  const isList = each !== undefined && areNamed(each) && !(found.kind === 'found' && found.exact);
  if (!isList && found.kind === 'found' && (found.exact || found.score > 0.7))
    return heldByOthers(found, scene) ?? optionOrHolder(found, target, { scene, clause });
  const native = isList ? undefined : nativeHolding(target, scene);
  if (native) return nativeOutcome(native, target, { confidence: 0.9, clause });
  const called = isList ? undefined : nativeCalled(target, scene);
  if (called) return nativeOutcome(called.list, called.option, { confidence: 0.85, clause });
  if (found.kind === 'found' && !isList) return optionSteps(found, clause);
  // Options of one list that takes several are chosen together: the second alone would put out the first.
  const holdsAll = list.length > 1 ? nativeHoldingAll(list, scene) : undefined;
  if (holdsAll) return nativeOutcome(holdsAll, target, { confidence: 0.9, clause });
  // "Sort by total, highest first": the order is no second thing to sort by, and is not left for later.
  const isSplit = list.length > 1 && clause.said !== 'sort by' && !found.ranked[0]?.exact;
  // "The classes 5b and 6a": the noun is the list, and no part of the first of them.
  const together = isSplit ? namedTogether(clause, scene) : undefined;
  if (together?.kind === 'steps') return together;
  // Of a native list that shows one option the second choice would put out the first.
  if (isSplit && areOfOneList(list, scene)) return oneOnly(clause);
  if (found.kind === 'found' || isSplit) return { kind: 'instead', clauses: eachTarget(clause, list) };
  // "Sort by price" means no heading that says "Price".
  const anything = clause.said.startsWith('sort')
    ? lookUp(target, wantClick, scene)
    : lookUpAnything(target, wantClick, scene);
  if (anything.kind === 'found') return optionOrHolder(anything, target, { scene, clause });
  return failed(found.kind === 'none' && anything.kind === 'ambiguous' ? anything : found, spell(target));
}

/** The option; where only what holds it is found, that is opened for it. */
function optionOrHolder(
  found: Extract<Match, { kind: 'found' }>,
  target: readonly Token[],
  { scene, clause }: { scene: Scene; clause: Clause },
): Outcome {
  const holder = holderOf(found);
  if (holder) return chooseFrom(holder, target, { confidence: found.score, scene, clause });
  const boxes = asBoxes(found, scene);
  // Two cells of one row are no two rows.
  return new Set(boxes.entries).size < found.entries.length
    ? { kind: 'none', looked: clause.text, nearest: [] }
    : optionSteps(boxes, clause);
}

/** What says the option only among others that are in it: the list, and not the choice. */
function holderOf({ entries, exact, ranked }: Extract<Match, { kind: 'found' }>): Entry | undefined {
  const [entry, ...others] = entries;
  const own = ranked.find((each) => each.entry === entry)?.own;
  if (!entry || others.length > 0 || exact || own?.by?.kind !== 'content' || own.tightness >= 0.75)
    return undefined;
  return /^(?:generic|combobox|listbox|group|list)$/.test(entry.node.role) && !entry.record
    ? entry
    : undefined;
}

function holdsOption(entry: Entry, value: readonly Token[], scene: Scene): boolean {
  if (entry.node.options) return bestOptions(entry.node.options, valueOf(withoutKind(value))).length === 1;
  return chooseInside(entry, value, scene) !== undefined;
}

/** "The Sandbox server", "the movie Joker": an option of the one native list that is called by the noun behind or in front of it. */
function nativeCalled(
  target: readonly Token[],
  scene: Scene,
): { list: Entry; option: readonly Token[] } | undefined {
  const bare = target[0]?.lower === 'the' ? target.slice(1) : target;
  for (const [noun, option] of [
    [target.at(-1), target.slice(0, -1)],
    [bare[0], bare.slice(1)],
  ] as const) {
    if (noun?.kind !== 'word' || option.length === 0 || option.some(({ kind }) => kind === 'punctuation'))
      continue;
    const list = nativeHolding(option, scene);
    const words = wordsOf(noun.text);
    if (list && words.every((word) => isCalled(list, word)) && !hasTwin(list, words, scene))
      return { list, option };
  }
  return undefined;
}

/** A list that is drawn for it is called so as well: the drawn one is opened. */
function hasTwin(list: Entry, words: readonly Word[], { index }: Scene): boolean {
  return index.actionable.some(
    (entry) =>
      entry !== list &&
      entry.node.options === undefined &&
      (entry.node.role === 'combobox' || entry.node.hasPopup === 'listbox') &&
      words.every((word) => isCalled(entry, word)),
  );
}

function isCalled(entry: Entry, word: Word): boolean {
  return entry.evidence.some((each) => each.words.some((shown) => wordLikeness(word, shown) >= 0.9));
}

/** "All interests": the native list of that name that takes several options. */
function listOfAll([all, ...rest]: readonly Token[], scene: Scene): Entry | undefined {
  if (all?.kind !== 'word' || !/^(?:all|every)$/.test(all.lower) || rest.length === 0) return undefined;
  const found = lookUp(rest, wantList, scene);
  const [only, ...others] = found.kind === 'found' ? found.entries : [];
  return only?.node.role === 'listbox' && only.node.options && others.length === 0 ? only : undefined;
}

/** The one native list that takes several options and has all of these. */
function nativeHoldingAll(list: readonly (readonly Token[])[], scene: Scene): Entry | undefined {
  const [only, ...others] = list.map((part) => nativeHolding(part, scene));
  return only?.node.role === 'listbox' && others.every((each) => each === only) ? only : undefined;
}

/** Each of them is an option of the same native list, which holds one. */
function areOfOneList(list: readonly (readonly Token[])[], scene: Scene): boolean {
  const [only, ...others] = list.map((part) => nativeHolding(part, scene));
  return only !== undefined && holdsOne(only) && others.every((each) => each === only);
}

/** The native select that alone has an option by a name. */
function nativeHolding(target: readonly Token[], scene: Scene): Entry | undefined {
  const name = valueOf(withoutKind(target));
  const holding = scene.index.actionable.filter(
    (entry) =>
      entry.node.options !== undefined &&
      (scene.among?.(entry) ?? true) &&
      !isPutAway(entry) &&
      bestOptions(entry.node.options, name).length === 1,
  );
  return holding.length === 1 ? holding[0] : undefined;
}
